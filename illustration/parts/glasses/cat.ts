import type { Glasses } from '../../figures/hero/head/glasses.ts';
import { pts } from '../../paper/points.ts';

export const cat: Glasses = {
  id: 'cat',
  order: 50,
  label: 'Cat-eye',
  rim: pts`-12.4,-6 -3,-9.6 8,-10.4 16,-13.4! 14.4,-2 9,8.6 -1,10.8 -10.6,6.6`,
};
