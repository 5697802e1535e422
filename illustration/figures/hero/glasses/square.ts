import { pts } from '../../../paper/points.ts';
import type { Glasses } from '../glasses.ts';

export const square: Glasses = {
  id: 'square',
  order: 30,
  label: 'Square',
  rim: pts`-12.6,-9.6 0,-10.6 12.6,-9.6 13.4,0 11.6,9.6 0,10.8 -11.6,9.6 -13.2,0`,
};
