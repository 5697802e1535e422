import type { Cutter } from '../../paper/cutter.ts';

export const spots = (c: Cutter, list: readonly (readonly [number, number, number])[], colour: string) => {
  for (const [x, y, r] of list) c.dot(x, y, r, r * 0.86, colour, 0.75);
};
