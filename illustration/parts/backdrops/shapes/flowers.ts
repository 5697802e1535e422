/** Flowers of gardens. */

import type { Cutter } from '../../../paper/cutter.ts';
import { pick } from '../../backdrop-stage.ts';
import { flower } from '../../props/flower.ts';
import { blossom } from '../../props/shapes/blossom.ts';
import { leaf } from '../../props/shapes/leaf.ts';
import { tulip } from '../../props/tulip.ts';
import { put } from './place.ts';

/** A flower, or a tulip at every `every`th place, in one of the papers. */
export function bloom(
  c: Cutter,
  i: number,
  every: number,
  x: number,
  y: number,
  scale: number,
  papers: readonly string[],
): void {
  put(c, i % every ? flower : tulip, x, y, scale, pick(papers, i));
}

/** A flower as high as a tree, its foot at x, y. */
export function tallFlower(
  c: Cutter,
  x: number,
  y: number,
  high: number,
  colour: string,
  petals: number,
  radius: number,
): void {
  c.band(
    `${x},${y} ${x - 14},${y - high * 0.4} ${x + 10},${y - high * 0.7} ${x},${y - high}`,
    [22, 18, 15, 12],
    '#6a9060',
    { lift: 1, tex: 'brush' },
  );
  leaf(c, x - 6, y - high * 0.3, radius * 1.1, 58, '#6a9060', 0.5);
  leaf(c, x, y - high * 0.46, radius, -60, '#769c68', 0.5);
  blossom(c, [x, y - high], radius, colour, petals);
}
