/** Step 4, pose: lookups of places in a resolved scene, for camera, light and cuts. */
import type { Place, Spot } from '../format/places.ts';
import type { Placing } from '../format/placing.ts';

export interface SceneAnchors {
  /** Its place before posing, page units: what a camera looks at. Throws on an unknown name. */
  restingSpot(of: Spot): Place;
  /** Its place after posing: what hands touch, where lamps shine. */
  posedSpot(of: Spot): Place;
  /** Where a cut piece is pinned to it, or a rope tied. */
  pinnedSpot(of: Spot): Place;
  /** The depth of a cut piece. */
  depthOf(piece: Placing): number;
  /** The heads of the cast in order: middle and radius, page units. */
  readonly heads: readonly { readonly at: Place; readonly radius: number; readonly looksLeft: boolean }[];
  /** The place of the first held prop, else of the first person's right hand. */
  readonly heldThing: Place | null;
}
