/** Step 1, format: how a part is placed, by coordinates or in relation to another part. */
import { z } from 'zod';
import { pair, target } from './words.ts';

/** Named planes of the stage: the far land, behind the figures, with them, before them, a dark shape before all. */
export const plane = z.enum(['far', 'back', 'stage', 'front', 'silhouette']);

export type PlaneId = z.infer<typeof plane>;

/** How something is put into the picture: at a place of its own, or by what it has to do with another. */
export const placing = z.strictObject({
  /** What other parts of the scene call it; its id or `who` unless told. */
  name: z.string().exactOptional(),
  /** Page units. Not needed with `on`, `in`, `behind`, `before` or `heldBy`. */
  at: pair.exactOptional(),
  /** Stands on the top of it. */
  on: target.exactOptional(),
  /** Sits or lies in it: between its far and its near side. */
  in: target.exactOptional(),
  /** Where it is, a little farther from us. */
  behind: target.exactOptional(),
  /** Where it is, a little nearer to us. */
  before: target.exactOptional(),
  /** Page units added to where it would be. */
  dx: z.number().exactOptional(),
  dy: z.number().exactOptional(),
  /** Instead of `depth`. */
  plane: plane.exactOptional(),
  /** 0 is the far sky, 0.72 the plane of the figures, 1 the frame before them. */
  depth: z.number().min(0).max(1).exactOptional(),
  /** Degrees, clockwise. */
  turn: z.number().exactOptional(),
  scale: z.number().exactOptional(),
});
export interface Placing extends z.infer<typeof placing> {}
