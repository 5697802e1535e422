/** What a toy is: everything that is known of it, beside its drawings. Adding one is adding a file to `toys/`. */

import type { Doll, Side } from '../figures/hero/body/doll.ts';
import type { HeroPose } from '../figures/hero/look/look-options.ts';
import type { Point } from '../paper/outline.ts';

/** How a body holds, in the trunk's frame. */
export interface ToyHold {
  /** The palm at a side of the picture. */
  readonly palm: (side: Side) => Point;
  /** The palm that holds reins: in a chair the free one. */
  readonly reins: () => Point;
  /** She lies in bed. */
  readonly bed: boolean;
  /** Her spine bends, and hands with it. */
  readonly bent: boolean;
  /** Draws what is pressed to the chest, riding on the bend of the spine. */
  readonly onChest: (draw: () => void) => void;
}

export interface Toy {
  /** The name of its file; scenes ask for it by this. */
  readonly id: string;
  readonly order: number;
  readonly label: string;
  /** The poses that bring it along unless told otherwise. */
  readonly comesWith: readonly HeroPose[];
  /** Astride a stick, so it is left away where there is a mount. */
  readonly ridden?: true;
  readonly draw: (doll: Doll, hold: ToyHold) => void;
  /** What passes behind the legs, from a hand, `length` units down. */
  readonly behindLegs?: (doll: Doll, x: number, y: number, length: number) => void;
}
