import { applyMatrix, IDENTITY, type Matrix, type Placement, placeOn } from '../../paper/matrix.ts';
import type { Place } from '../format/places.ts';

/** Where the parts of something are once it is placed: from its own frame to that of the stage. */
export function placedAnchors(
  placement: Placement,
  parts: (name: string) => Place | null,
): (name: string) => Place | null {
  const matrix: Matrix = placeOn(IDENTITY, placement);
  return (name) => {
    const at = parts(name);
    return at && applyMatrix(matrix, at[0], at[1]);
  };
}
