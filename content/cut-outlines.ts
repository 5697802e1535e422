/** Where the pieces that a picture cuts for itself lie on its stage, page units. */
import type { LineCut, SceneCut, SheetCut } from '../illustration/scene/format/cuts.ts';
import type { Place, Spot } from '../illustration/scene/format/places.ts';

type Find = (spot: Spot) => Place;

const pointsOf = (text: string): Place[] =>
  text
    .trim()
    .split(/\s+/u)
    .map((point) => {
      const [x = 0, y = 0] = point.replace('!', '').split(',').map(Number);
      return [x, y];
    });

/** Where a piece is, sized and turned. */
function placed(cut: SceneCut, points: readonly Place[], find: Find): Place[] {
  const on = cut.on ?? cut.in ?? cut.behind ?? cut.before;
  const [x, y] = on === undefined ? (cut.at ?? [0, 0]) : find(on);
  const [scale, turn] = [cut.scale ?? 1, ((cut.turn ?? 0) * Math.PI) / 180];
  const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
  return points.map(([px, py]) => [
    x + (cut.dx ?? 0) + px * cos - py * sin,
    y + (cut.dy ?? 0) + px * sin + py * cos,
  ]);
}

export const sheetOutline = (cut: SheetCut, find: Find): Place[] => placed(cut, pointsOf(cut.shape), find);

export const holesOf = (cut: SheetCut, find: Find): Place[][] =>
  (cut.holes ?? '').split('|').flatMap((hole) => (hole.trim() ? [placed(cut, pointsOf(hole), find)] : []));

export const linePoints = (cut: LineCut, find: Find): Place[] =>
  cut.line !== undefined
    ? placed(cut, pointsOf(cut.line), find)
    : cut.from !== undefined && cut.to !== undefined
      ? [find(cut.from), find(cut.to)]
      : [];

/** The outline of a sheet, the points of a line, the corners of rings and letters. */
export function cutPoints(cut: SceneCut, find: Find): Place[] {
  if ('shape' in cut) return sheetOutline(cut, find);
  if (!('rings' in cut) && !('letters' in cut)) return linePoints(cut, find);
  const r = 'rings' in cut ? Math.max(...cut.rings) : cut.size;
  const ry = 'rings' in cut ? r * (cut.flat ?? 1) : r;
  return placed(
    cut,
    [
      [-r, -ry],
      [r, ry],
    ],
    find,
  );
}

/** Left, top, right and bottom of some points. */
export function boundsOf(
  points: readonly Place[],
): [left: number, top: number, right: number, bottom: number] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export function isWithin([x, y]: Place, outline: readonly Place[]): boolean {
  let within = false;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  });
  return within;
}

/** How far a place is from the nearest point of a line through these. */
export function distanceTo([x, y]: Place, points: readonly Place[]): number {
  let nearest = Number.POSITIVE_INFINITY;
  points.slice(1).forEach(([bx, by], i) => {
    const [ax, ay] = points[i]!;
    const long = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
    const t = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long));
    nearest = Math.min(nearest, Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)));
  });
  return nearest;
}
