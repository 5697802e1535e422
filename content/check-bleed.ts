/** What the fold of an open book would cut in a picture over both pages. */
import { applyMatrix, IDENTITY, placeOn } from '../illustration/paper/matrix.ts';
import { frameScene } from '../illustration/scene/camera/frame-scene.ts';
import type { PlacedPart } from '../illustration/scene/layout/layout-types.ts';
import { boxOf, type PlacingProblem, type Staged } from './check-placing.ts';
import { bleedOf } from './spread-layout.ts';

/** A face that one looks at, units of the wide picture: smaller ones, as of a crowd, are to be looked at again. */
const LARGE = 60;
/** Units of the wide picture between the fold and a face. */
export const FOLD_ROOM = 30;
/** The face, of the head's radius. */
const FACE = 0.75;
/** Smaller heads have no face that is seen, units of the wide picture. */
const SMALLEST = 24;

/** Faces in the fold; empty for a plate, which has none. */
export function foldProblems({ spread, scene, cast, ...staged }: Staged): PlacingProblem[] {
  if (!bleedOf(spread.layout)) return [];
  const { parts, frame, view } = frameScene(scene, cast, 'wide');
  const fold = (frame.left + frame.right) / 2;
  const matrix = view && placeOn(placeOn(IDENTITY, view.outer), view.inner);
  return parts.flatMap((part) => {
    const head = part.kind === 'person' && showsFace(part) ? part.anchor('head') : null;
    if (part.kind !== 'person' || !head) return [];
    const radius = part.headRadius * (view?.zoom ?? 1);
    if (radius < SMALLEST) return [];
    const [x, y] = matrix ? applyMatrix(matrix, ...head) : head;
    if (y < frame.top || y > frame.bottom) return [];
    const room = Math.abs(x - fold) - radius * FACE;
    if (room >= FOLD_ROOM) return [];
    const words = `the face of ${part.name} is ${room < 0 ? 'in the fold' : `${Math.round(room)} from the fold`} of the open book; ${FOLD_ROOM} at least`;
    return [
      {
        words,
        box: boxOf({ spread, scene, cast, ...staged }, part),
        ...(radius >= LARGE && { fails: true as const }),
      },
    ];
  });
}

const showsFace = (part: PlacedPart) =>
  part.kind === 'person' && !part.silhouette && !/back/iu.test(part.role.facing ?? '');
