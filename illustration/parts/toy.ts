/** The record of a toy. To add one, add a file to `toys/`. */

import type { Doll, Side } from '../figures/hero/body/doll.ts';
import type { HeroPose } from '../figures/hero/look/look-options.ts';
import type { Point } from '../paper/outline.ts';

/** How the body holds a toy, in the trunk's frame. */
export interface ToyHold {
  /** The palm at a side of the picture. */
  readonly palm: (side: Side) => Point;
  /** The palm that holds reins: the free one in a wheelchair. */
  readonly reins: () => Point;
  /** Whether the child lies in bed. */
  readonly bed: boolean;
  /** Whether the spine, and the hands with it, are bent. */
  readonly bent: boolean;
  /** Draws something held against the chest, moved with the bend of the spine. */
  readonly onChest: (draw: () => void) => void;
}

export interface Toy {
  /** The name of its file. Scenes use it. */
  readonly id: string;
  readonly order: number;
  readonly label: string;
  /** The poses that include it by default. */
  readonly comesWith: readonly HeroPose[];
  /** A hobby-horse: left out when the child sits on a mount. */
  readonly ridden?: true;
  readonly draw: (doll: Doll, hold: ToyHold) => void;
  /** Draws what passes behind the legs, from a hand, `length` units down. */
  readonly behindLegs?: (doll: Doll, x: number, y: number, length: number) => void;
}
