import type { Glasses } from '../glasses.ts';

export const none: Glasses = {
  id: 'none',
  order: 10,
  label: 'No glasses',
  bare: true,
};
