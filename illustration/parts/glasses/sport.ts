import type { Glasses } from '../../figures/hero/head/glasses.ts';
import { pts } from '../../paper/points.ts';

export const sport: Glasses = {
  id: 'sport',
  order: 60,
  label: 'Sports, with a strap',
  rim: pts`-12.6,-8.6 0,-11 13.4,-9.4 15,0 11,9.6 0,11.4 -10.6,9 -13.4,0`,
  strap: true,
};
