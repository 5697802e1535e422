import type { Glasses } from '../../figures/hero/head/glasses.ts';

export const round: Glasses = {
  id: 'round',
  order: 20,
  label: 'Round',
  round: [13.2, 12.6],
};
