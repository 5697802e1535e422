/** Step 4, pose: where and which way hands lie on a line that a picture draws: a pole, a rope. */
import { applyMatrix, IDENTITY, placeOn } from '../../paper/matrix.ts';
import { pts } from '../../paper/points.ts';
import type { LineCut } from '../format/cuts.ts';
import type { Place, Spot } from '../format/places.ts';
import type { PlacedBase } from '../layout/layout-types.ts';

/** The points of a line in place, page units. */
export function linePoints(
  cut: LineCut,
  { at, scale, turn }: PlacedBase,
  find: (spot: Spot) => Place,
): Place[] {
  if (cut.line === undefined) return [find(cut.from!), find(cut.to!)];
  const frame = placeOn(IDENTITY, { x: at[0], y: at[1], scale, rot: turn });
  return pts(cut.line).map(([x, y]) => applyMatrix(frame, x, y));
}

const distance = ([ax, ay]: Place, [bx, by]: Place): number => Math.hypot(ax - bx, ay - by);

/** The point of a line that is nearest to a place, not quite at its ends. */
export function nearestOn(line: readonly Place[], to: Place): Place {
  let best: Place = line[0]!;
  line.slice(1).forEach(([bx, by], i) => {
    const [ax, ay] = line[i]!;
    const long = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
    const t = Math.max(0.04, Math.min(0.96, ((to[0] - ax) * (bx - ax) + (to[1] - ay) * (by - ay)) / long));
    const at: Place = [ax + (bx - ax) * t, ay + (by - ay) * t];
    if (distance(at, to) < distance(best, to)) best = at;
  });
  return best;
}

/** The direction across a line at a place, away from a body. */
export function acrossLine(line: readonly Place[], at: Place, body: Place): Place {
  let best = { far: Number.POSITIVE_INFINITY, along: [0, 1] as Place };
  line.slice(1).forEach((b, i) => {
    const a = line[i]!;
    const far = distance(nearestOn([a, b], at), at);
    if (far < best.far) best = { far, along: [b[0] - a[0], b[1] - a[1]] };
  });
  const [x, y] = best.along;
  return -y * (at[0] - body[0]) + x * (at[1] - body[1]) < 0 ? [y, -x] : [-y, x];
}
