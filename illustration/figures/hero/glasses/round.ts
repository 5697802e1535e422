import type { Glasses } from '../glasses.ts';

export const round: Glasses = {
  id: 'round',
  order: 20,
  label: 'Round',
  round: [13.2, 12.6],
};
