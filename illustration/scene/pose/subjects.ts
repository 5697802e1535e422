import type { Place, Spot } from '../format/places.ts';
import type { Placing } from '../format/placing.ts';

/** What the camera asks of the scene. */
export interface SceneAnchors {
  /** Where something is before anybody acts, page units: what a camera looks at. Throws on a name that nothing has. */
  restingSpot(of: Spot): Place;
  /** Where it is when all have turned and reached: what hands touch, where lamps shine. */
  posedSpot(of: Spot): Place;
  /** Where a piece is pinned or a rope is tied. */
  pinnedSpot(of: Spot): Place;
  /** How near a piece lies that is neither a thing nor a figure. */
  depthOf(piece: Placing): number;
  /** The figures in the order of the cast: middle of the head, and half its width. */
  readonly heads: readonly { readonly at: Place; readonly radius: number; readonly looksLeft: boolean }[];
  /** What the first figure holds or touches, else its hand. */
  readonly heldThing: Place | null;
}
