import { applied, IDENTITY, type Matrix, type Placement, placedOn } from '../../paper/matrix.ts';
import type { Place } from '../format/places.ts';

/** Where the parts of something are once it is placed: from its own frame to that of the stage. */
export function placedParts(
  placement: Placement,
  parts: (name: string) => Place | null,
): (name: string) => Place | null {
  const matrix: Matrix = placedOn(IDENTITY, placement);
  return (name) => {
    const at = parts(name);
    return at && applied(matrix, at[0], at[1]);
  };
}
