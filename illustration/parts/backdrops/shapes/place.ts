/** Putting props into a backdrop. */

import type { Cutter } from '../../../paper/cutter.ts';
import type { Prop } from '../../prop.ts';

/** A thing standing at x, y; 1 is the scale it is drawn in, where a child is 300 high. */
export function put(
  c: Cutter,
  thing: Pick<Prop, 'draw'>,
  x: number,
  y: number,
  scale: number,
  colour: string,
  flip = false,
): void {
  c.at(x, y, { scale, flip }, () => thing.draw(c, colour));
}

/** The same thing in several places; each may have its own scale and colour, and be mirrored. */
export function putAll(
  c: Cutter,
  thing: Pick<Prop, 'draw'>,
  places: readonly (readonly [x: number, y: number, scale: number, colour: string, flip?: boolean])[],
): void {
  for (const [x, y, scale, colour, flip] of places) put(c, thing, x, y, scale, colour, flip);
}
