import type { Glasses } from '../../figures/hero/head/glasses.ts';

export const oval: Glasses = {
  id: 'oval',
  order: 40,
  label: 'Oval',
  round: [14, 9.8],
};
