/** Step 3, layout: named points of the pieces that a picture cuts for itself. */
import { applyMatrix, IDENTITY, placeOn } from '../../paper/matrix.ts';
import { pts } from '../../paper/points.ts';
import type { LineCut, SceneCut } from '../format/cuts.ts';
import type { Place, Spot } from '../format/places.ts';

const PARTS: readonly string[] = ['at', 'centre', 'top', 'foot', 'left', 'right'];
const ENDS: readonly string[] = ['start', 'end'];

/** A rope, a pole, a path. */
export const isLine = (cut: SceneCut): cut is LineCut => 'width' in cut && !('rings' in cut);

/** Whether a cut piece has a point of that name; a line has its ends besides. */
export const cutHas = (cut: SceneCut, name: string): boolean =>
  PARTS.includes(name) || (isLine(cut) && ENDS.includes(name));

/** The origin of a cut piece, page units. */
export function cutOrigin(cut: SceneCut, find: (spot: Spot) => Place): Place {
  const on = cut.on ?? cut.in ?? cut.behind ?? cut.before;
  const [x, y] = on === undefined ? (cut.at ?? [0, 0]) : find(on);
  return [x + (cut.dx ?? 0), y + (cut.dy ?? 0)];
}

/** The outline or the line of a cut piece in its own frame; of letters their origin alone. */
function ownPoints(cut: SceneCut, find: (spot: Spot) => Place): Place[] {
  if ('shape' in cut) return pts(cut.shape).map(([x, y]) => [x, y]);
  if ('rings' in cut) {
    const rx = Math.max(...cut.rings);
    const ry = rx * (cut.flat ?? 1);
    return [
      [-rx, 0],
      [0, -ry],
      [rx, 0],
      [0, ry],
    ];
  }
  if ('letters' in cut) return [[0, 0]];
  if (cut.line !== undefined) return pts(cut.line).map(([x, y]) => [x, y]);
  return [find(cut.from!), find(cut.to!)];
}

/** Returns a lookup of the named points of a cut piece at a place, page units; null for an unknown name. */
export function cutAnchors(
  cut: SceneCut,
  at: Place,
  find: (spot: Spot) => Place,
): (name: string) => Place | null {
  const frame = placeOn(IDENTITY, { x: at[0], y: at[1], scale: cut.scale ?? 1, rot: cut.turn ?? 0 });
  const points = ownPoints(cut, find).map(([x, y]) => applyMatrix(frame, x, y));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top, right, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const known: Readonly<Record<string, Place | undefined>> = {
    at,
    centre: [x, y],
    top: [x, top],
    foot: [x, bottom],
    left: [left, y],
    right: [right, y],
    ...(isLine(cut) ? { start: points[0], end: points.at(-1) } : {}),
  };
  return (name) => known[name] ?? null;
}
