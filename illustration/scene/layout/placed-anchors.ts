/** Step 3, layout: named points after placement. */
import { applyMatrix, IDENTITY, type Matrix, type Placement, placeOn } from '../../paper/matrix.ts';
import type { Place } from '../format/places.ts';

/** Transforms a lookup of named points from a part's own frame to the stage. */
export function placedAnchors(
  placement: Placement,
  anchors: (name: string) => Place | null,
): (name: string) => Place | null {
  const matrix: Matrix = placeOn(IDENTITY, placement);
  return (name) => {
    const at = anchors(name);
    return at && applyMatrix(matrix, at[0], at[1]);
  };
}
