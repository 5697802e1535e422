import type { Glasses } from '../../figures/hero/head/glasses.ts';

export const none: Glasses = {
  id: 'none',
  order: 10,
  label: 'No glasses',
  bare: true,
};
