import type { Glasses } from '../../figures/hero/head/glasses.ts';
import { pts } from '../../paper/points.ts';

export const square: Glasses = {
  id: 'square',
  order: 30,
  label: 'Square',
  rim: pts`-12.6,-9.6 0,-10.6 12.6,-9.6 13.4,0 11.6,9.6 0,10.8 -11.6,9.6 -13.2,0`,
};
