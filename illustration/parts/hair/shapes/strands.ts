/** What hair is made of: caps, pencil strokes, coils, braids, locs. Head frame: centre 0, 0, radius about 50. */

import { type Doll, SIDES, type Side } from '../../../figures/hero/body/doll.ts';
import { CLOTH, SHADE, THREAD, WARM_WHITE } from '../../../figures/hero/body/palette.ts';
import type { Piece } from '../../../paper/mark-options.ts';
import { isOutline, type Outline, oval, type Point, radians } from '../../../paper/outline.ts';
import { pts } from '../../../paper/points.ts';
import { heading, pointAlong, ribbon, smoothCurve } from '../../../paper/ribbon.ts';

/** How far the hairline slides when the head turns. */
export const slide = (doll: Doll, amount = 0.35): number => doll.gaze[0] * amount;

/** A cap of hair: the skull's top, `lift` off the head, closed by a hairline given from right to left. */
export function capWith(hairline: readonly Point[], lift = 5): Point[] {
  const o = lift;
  return [
    ...pts`
      ${-50 - o * 0.6},6! ${-50 - o},-14 ${-43 - o * 0.6},-36 -24,${-47 - o * 0.8} 0,${-50 - o}
      24,${-47 - o * 0.8} ${43 + o * 0.6},-36 ${50 + o},-14 ${50 + o * 0.6},6!
    `,
    ...hairline,
  ];
}

/** Lays down a piece of hair. */
export function lock(
  doll: Doll,
  shape: Outline | readonly Outline[],
  options: { jitter?: number; facets?: number; step?: number; behind?: boolean } = {},
): Piece {
  const { jitter = 0.35, facets = 0.16, step = 6, behind = false } = options;
  return doll.paper.sheet(shape, behind ? doll.hair.back : doll.hair.base, {
    jitter,
    facets,
    step,
    edgeColour: doll.hair.edge,
  });
}

/** Lays down a cap of hair down to a hairline. */
export const cap = (doll: Doll, hairline: readonly Point[], lift = 5): Piece =>
  lock(doll, capWith(hairline, lift));

/** Pencil strokes along the fall of the hair. */
export function strokes(doll: Doll, lines: readonly Outline[], opacity = 0.55, width = 1.1): void {
  doll.paper.line(lines, doll.hair.line, width, { opacity });
}

/** The band of light on smooth hair. */
export function sheen(doll: Doll, shape: Outline, opacity = 0.5): void {
  doll.paper.flat(shape, doll.hair.light, { opacity });
}

/** Mirrors strokes to both sides. */
export function both(make: (side: Side) => readonly Outline[]): Outline[] {
  return SIDES.flatMap((side) => [...make(side)]);
}

/** So many strokes to each side, numbered from the middle. */
export const eachSide = (count: number, make: (side: Side, i: number) => Outline): Outline[] =>
  both((side) => Array.from({ length: count }, (_, i) => make(side, i)));

/** Many small c-curls inside an ellipse, as one line. */
export function curls(
  doll: Doll,
  area: { x: number; y: number; rx: number; ry: number },
  options: { gap?: number; radius?: number; width?: number; opacity?: number; behindHead?: boolean } = {},
): void {
  const { gap = 7.2, radius = 3.1, width = 1.25, opacity = 0.75 } = options;
  const { x, y, rx, ry } = area;
  const { rng } = doll.paper;
  const lines: Outline[] = [];
  let row = 0;
  for (let cy = y - ry; cy <= y + ry; cy += gap * 0.86, row++) {
    for (let cx = x - rx + (row % 2 ? gap / 2 : 0); cx <= x + rx; cx += gap) {
      const px = cx + rng.between(-1.2, 1.2);
      const py = cy + rng.between(-1.2, 1.2);
      if (((px - x) / rx) ** 2 + ((py - y) / ry) ** 2 > 1) continue;
      // the head covers these
      if (options.behindHead && (px / 47) ** 2 + ((py + 4) / 45) ** 2 < 1) continue;
      const start = rng.between(0, 360);
      const r = radius * rng.between(0.8, 1.15);
      lines.push(
        [0, 80, 160, 240].map((turn) => {
          const a = radians(start + turn);
          return [px + Math.cos(a) * r, py + Math.sin(a) * r] as const;
        }),
      );
    }
  }
  if (lines.length > 0) doll.paper.line(lines, doll.hair.line, width, { opacity, jitter: 0, step: 99 });
}

/** A plaited braid along a few points, with beads at its end if asked. */
export function braid(
  doll: Doll,
  points: Outline,
  width: number,
  options: { plaits?: number; beads?: readonly string[]; tie?: string; tuft?: number } = {},
): void {
  const { paper, hair } = doll;
  const line = smoothCurve(points);
  const n = options.plaits ?? 9;
  const swell = (t: number) => width * (0.8 + 0.26 * Math.abs(Math.sin(Math.PI * n * t))) * (1 - 0.18 * t);
  const [tx, ty] = heading(line, 0.98);
  const end = pointAlong(line, 1);
  const at = (d: number, side = 0): Point => [end[0] + tx * d - ty * side, end[1] + ty * d + tx * side];
  // two beads and more hide the end of the hair
  if (options.tie !== undefined || options.beads?.length === 1) {
    const long = options.tuft ?? 15;
    lock(
      doll,
      [
        at(long * 0.3, -3.4),
        at(long, -1.4),
        at(long * 1.15, 0.6),
        at(long * 0.9, 2),
        at(long * 0.3, 3.4),
        at(-1, 2),
        at(-1, -2),
      ],
      { jitter: 0.2, step: 99 },
    );
  }
  paper.sheet(ribbon(line, swell, { pieces: n * 2 }), hair.base, {
    jitter: 0.15,
    step: 99,
    facets: 0,
    lift: 0.65,
    edgeColour: hair.edge,
  });
  const plaits = Array.from({ length: n }, (_, i): Outline => {
    const t = (i + 0.55) / n;
    const [x, y] = pointAlong(line, t);
    const [ux, uy] = heading(line, t);
    const k = width * 0.62;
    return pts`
      ${x - uy * k - ux * 2.6},${y + ux * k - uy * 2.6} ${x + ux * 1.4},${y + uy * 1.4}
      ${x + uy * k - ux * 2.6},${y - ux * k - uy * 2.6}
    `;
  });
  paper.line(plaits, hair.line, 1.1, { opacity: 0.8, jitter: 0.1, step: 9 });
  if (options.tie !== undefined) {
    paper.sheet(
      [at(-2.4, -width * 0.8), at(2.6, -width * 0.75), at(2.6, width * 0.75), at(-2.4, width * 0.8)],
      options.tie,
      { jitter: 0.2, step: 4, lift: 0.4 },
    );
  }
  if (options.beads)
    drawBeads(
      doll,
      options.beads,
      options.beads.map((_, i) => at(1 + i * 5.4)),
    );
}

/** Beads in a row; their shadows are one stroke, their lights another. */
function drawBeads({ paper }: Doll, beads: readonly string[], places: readonly Point[]): void {
  const moved = (dx: number, dy: number): Outline[] =>
    places.map(([x, y]) => pts`${x + dx},${y + dy} ${x + dx + 0.3},${y + dy}`);
  paper.line(moved(0.7, 1.6), SHADE, 7.8, { opacity: 0.25, jitter: 0, step: 99 });
  places.forEach(([x, y], i) => {
    paper.ellipse(x, y, 4, 4, beads[i] as string);
  });
  paper.line(moved(-1.3, -1.1), WARM_WHITE, 2, { opacity: 0.7, jitter: 0, step: 99 });
}

/** Beads at braid ends: the chosen cloth between honey and cream. */
export function beadsOf(doll: Doll): readonly [string, string, string] {
  return [doll.hair.cloth, CLOTH.cream, CLOTH.butter];
}

/** Locs: blunt steady tubes with slanting wraps. Several that do not touch are cut as one piece. */
export function loc(doll: Doll, places: Outline | readonly Outline[], width: number): void {
  const { paper, hair } = doll;
  const lines = (isOutline(places) ? [places] : places).map((points) => smoothCurve(points));
  const tubes = lines.map((line) => {
    const phase = line[0]?.[0] ?? 0;
    const swell = (t: number) =>
      width * (1 + 0.12 * Math.sin(t * 14 + phase)) * (t < 0.12 ? 0.8 + t * 1.7 : 1 - 0.1 * t);
    return ribbon(line, swell, { pieces: 9 });
  });
  paper.sheet(tubes, hair.base, { jitter: 0.35, step: 9, facets: 0.1, lift: 0.65, edgeColour: hair.edge });
  const wraps = lines.flatMap((line) =>
    [1, 2, 3, 4, 5, 6].map((i): Outline => {
      const t = i / 7 + 0.02;
      const [x, y] = pointAlong(line, t);
      const [ux, uy] = heading(line, t);
      const k = width * 0.6;
      return pts`
        ${x - uy * k - ux * 1.6},${y + ux * k - uy * 1.6}
        ${x + uy * k + ux * 1.6},${y - ux * k + uy * 1.6}
      `;
    }),
  );
  paper.line(wraps, hair.line, 1.1, { opacity: 0.65, jitter: 0.1, step: 9 });
}

/** A row of locs side by side: every second one lies on its neighbours. */
export function locRow(doll: Doll, places: readonly Outline[], width: number): void {
  for (const turn of [0, 1])
    loc(
      doll,
      places.filter((_, i) => i % 2 === turn),
      width,
    );
}

/** A band or bobble that holds hair. */
export function tie(doll: Doll, x: number, y: number, degrees: number, size = 6.5): void {
  const { paper, hair } = doll;
  paper.ellipse(x + 0.8, y + 2, size * 0.92, size, SHADE, { opacity: 0.22, rot: degrees });
  paper.ellipse(x, y, size * 0.9, size, hair.cloth, { rot: degrees });
  paper.at({ x, y, rot: degrees }, () =>
    paper.line(
      [pts`-1.6,${-size * 0.6} -1,${size * 0.6}`, pts`1.6,${-size * 0.6} 2,${size * 0.5}`],
      THREAD,
      0.9,
      { opacity: 0.6 },
    ),
  );
}

/** Hair drawn tight over the skull towards a point, with its strokes. */
export function pulledBack(doll: Doll, towards: Point, hairlineTop = -33): void {
  const f = slide(doll);
  lock(
    doll,
    capWith(
      pts`
        45,-4 41,-16 ${32 + f},-25 ${16 + f},${hairlineTop + 1} ${f},${hairlineTop}
        ${f - 16},${hairlineTop + 1} ${f - 32},-25 -41,-16 -45,-4
      `,
      4,
    ),
  );
  const lines: Outline[] = [];
  for (let i = -6; i <= 6; i++) {
    const x = i * 6.9 + f;
    const y = hairlineTop + i * i * 0.62;
    lines.push(
      pts`
        ${x},${y} ${x * 0.6 + towards[0] * 0.4},${y * 0.55 + towards[1] * 0.45 - 3}
        ${x * 0.16 + towards[0] * 0.84},${y * 0.12 + towards[1] * 0.88}
      `,
    );
  }
  strokes(doll, lines, 0.5);
}

/** A knot low at the neck, where a hat leaves room for it: beside the neck from the front, behind it from the side. */
export function lowKnot(doll: Doll): void {
  const [x, y] = doll.profile ? [-50, 34] : [52, 34];
  lock(doll, oval(x, y, 20, 18, 9), { step: 5 });
  strokes(doll, [oval(x, y, 12, 10, 8).slice(0, 7), oval(x, y, 5, 4, 6).slice(0, 5)], 0.65, 1.2);
}

/** Light on both halves of parted hair. */
export function partedSheen(doll: Doll): void {
  sheen(doll, pts`-44,-22 -32,-38 -12,-47 -22,-37 -36,-22`, 0.45);
  sheen(doll, pts`44,-22 32,-38 12,-47 22,-37 36,-22`, 0.45);
}
