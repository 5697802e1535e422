/**
 * The look's own hairline and fringe, applied to every style. Frame: the head's, centre 0, 0. Without either the style is
 * drawn unchanged.
 */
import { type Outline, type Point, scallops } from '../../../paper/outline.ts';
import { pts } from '../../../paper/points.ts';
import { curls, lock, slide, strokes } from '../../../parts/hair/shapes/strands.ts';
import type { Doll } from '../body/doll.ts';
import { type FringeId, featureValue } from '../look/features.ts';

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** How far a point moves with the hairline, 0–1: fully on the forehead, not on the crown, at the ears or below the eyes. */
function share(x: number, y: number, profile: boolean): number {
  const across = profile ? clamp((x - 4) / 22) : 1 - clamp(Math.abs(x) / 49) ** 3;
  return across * clamp((y + 51) / 14) * clamp((6 - y) / 16);
}

/** How far hair has gone up from a receding forehead: most at the temples. */
const receded = (x: number, profile: boolean): number =>
  profile ? 15 : 6 + 13 * Math.exp(-(((Math.abs(x) - 25) / 11) ** 2));

/** Draws hair with the look's own hairline, lower or higher than the style's. */
export function atOwnHairline(doll: Doll, draw: () => void): void {
  const { look, profile, body } = doll;
  const down = doll.back ? 0 : featureValue(look, 'hairline');
  const receding = body.grown && look.scalp === 'receding' && !doll.back;
  if (down === 0 && !receding) draw();
  else
    doll.paper.bent((x, y) => {
      const by = down - (receding ? receded(x, profile) : 0);
      return [x, y + by * share(x, y, profile)];
    }, draw);
}

/** Whether the hair can have a fringe; shorn hair, a bare head and cloth cannot. */
const hasFringe = ({ parts: { hair } }: Doll): boolean =>
  hair.texture !== 'cover' && hair.texture !== 'bare' && hair.texture !== 'any' && hair.fringe !== 'none';

/** Draws the look's fringe over the hair; nothing when the style's own is kept. */
export function drawFringe(doll: Doll): void {
  const { fringe = 'own' } = doll.look;
  if (fringe === 'own' || doll.back || !hasFringe(doll)) return;
  const { texture, fringe: kind } = doll.parts.hair;
  const f = doll.profile ? 0 : slide(doll, 0.4);
  if (kind === 'laid') {
    if (!doll.profile) drawLaidHairs(doll, f);
  } else if (doll.profile) drawAside(doll, ASIDE[fringe]);
  else if (texture === 'curly' || texture === 'coily') drawCurls(doll, fringe, f);
  else for (const piece of FRONT[fringe]) drawPiece(doll, piece, f);
}

/** One piece of a fringe: its upper edge from left to right, lying on the hair, and its ends, from right to left. */
type FringePiece = { readonly from: Outline; readonly ends: Outline };

const FRONT: Readonly<Record<Exclude<FringeId, 'own'>, readonly FringePiece[]>> = {
  full: [
    {
      from: pts`-42,-20! -31,-41 -13,-50 8,-50.6 29,-43 42,-21!`,
      ends: pts`38,-11 27,-9.6 15,-10.8 3,-9.2 -9,-10.6 -21,-9.4 -31,-10.4 -39,-12`,
    },
  ],
  wisps: [
    { from: pts`-30,-30! -20,-45 -9,-46!`, ends: pts`-16,-28 -24,-13!` },
    { from: pts`-8,-40! 1,-49 10,-45!`, ends: pts`7,-28 1,-11.6!` },
    { from: pts`13,-42! 22,-44 31,-30!`, ends: pts`30,-22 25,-12.4!` },
  ],
  sweep: [
    {
      from: pts`-29,-42! -16,-51 6,-53 27,-46 43,-27 47,-5!`,
      ends: pts`42,-13 32,-14.6 19,-18 5,-23 -9,-29 -21,-36`,
    },
  ],
  curtain: [
    { from: pts`-46,-4! -45,-25 -33,-42 -14,-51 0,-50!`, ends: pts`-5,-38 -14,-27 -27,-17 -39,-9` },
    { from: pts`0,-50! 14,-51 33,-42 45,-25 46,-4!`, ends: pts`39,-9 27,-17 14,-27 5,-38` },
  ],
};

/** How far the ends of wavy hair swing. */
const WAVE = 1.6;

/** An edge that swings between its points. */
const waved = (edge: Outline): Point[] =>
  edge.flatMap(([x, y, corner], index): Point[] => {
    const to = edge[index + 1];
    const here: Point = [x, y, corner ?? 0];
    return to ? [here, [(x + to[0]) / 2, (y + to[1]) / 2 + WAVE]] : [here];
  });

function drawPiece(doll: Doll, { from, ends }: FringePiece, f: number): void {
  const { texture } = doll.parts.hair;
  const moved = (edge: Outline): Point[] => edge.map(([x, y, corner]) => [x + f, y, corner ?? 0]);
  const [top, low] = [moved(from), moved(ends)];
  lock(doll, [...top, ...(texture === 'wavy' ? waved(low) : low)], { step: 5 });
  const start = (index: number): Point =>
    top[Math.round((1 - index / Math.max(1, low.length - 1)) * (top.length - 1))] ?? [0, -50];
  strokes(
    doll,
    low.map(([x, y], index): Outline => {
      const [left, up] = start(index);
      return [
        [left * 0.8 + x * 0.2, up + 3],
        [(left + x) / 2 + (texture === 'wavy' ? 2 : 0), (up + y) / 2 - 2],
        [x, y - 2.5],
      ];
    }),
    0.5,
  );
}

/** Where curls of a fringe hang, their middles and radii for curly hair; coils are smaller. */
const CURLS: Readonly<
  Record<Exclude<FringeId, 'own'>, readonly (readonly [x: number, y: number, r: number])[]>
> = {
  full: [-34, -24, -14, -4, 6, 16, 26, 35].map((x, i) => [x, -22 + (i % 2) * 3.4 + (x / 36) ** 2 * 4, 8.4]),
  wisps: [
    [-21, -28, 7],
    [0, -27, 7.6],
    [21, -28, 7],
  ],
  sweep: [
    [-22, -36, 7.4],
    [-10, -33, 8],
    [2, -30, 8.6],
    [14, -26, 9],
    [26, -21, 9],
    [36, -14, 8.4],
  ],
  curtain: [-1, 1].flatMap((side) =>
    pts`14,-33 24,-28 33,-21 39,-12`.map(([x, y]) => [x * side, y, 8] as const),
  ),
};

/** Draws a fringe of separate curls or coils. */
function drawCurls(doll: Doll, fringe: Exclude<FringeId, 'own'>, f: number): void {
  const small = doll.parts.hair.texture === 'coily' ? 0.84 : 1;
  for (const [x, y, r] of CURLS[fringe]) {
    const size = r * small;
    lock(doll, scallops(doll.paper.rng, x + f, y, size, size, 7, 0.12), {
      jitter: 0.2,
      step: 4,
      facets: 0.04,
    });
    curls(
      doll,
      { x: x + f, y, rx: size - 2, ry: size - 2 },
      { gap: 5.6, radius: 2.2, width: 1.1, opacity: 0.6 },
    );
  }
}

/** Small hairs that curl along the hairline of plaits and locs. */
function drawLaidHairs(doll: Doll, f: number): void {
  const lines = [-34, -25, -15, 15, 25, 34].map((x): Outline => {
    const [side, y] = [Math.sign(x), -35 + (x / 34) ** 2 * 13];
    return pts`${x + f},${y} ${x + f - side * 3},${y + 4.6} ${x + f - side * 7},${y + 4} ${x + f - side * 7.6},${y + 1}`;
  });
  doll.paper.line(lines, doll.hair.base, 1.5, { opacity: 0.9 });
}

/** The same from the side, the child looking right. */
const ASIDE: Readonly<Record<Exclude<FringeId, 'own'>, FringePiece>> = {
  full: { from: pts`14,-30! 20,-48 38,-46 49,-34 52,-13!`, ends: pts`44,-10 34,-11.6 24,-15` },
  wisps: { from: pts`30,-36! 40,-44 48,-34!`, ends: pts`50,-24 47,-12!` },
  sweep: { from: pts`8,-40! 26,-51 42,-45 50,-30!`, ends: pts`44,-24 33,-20 20,-15 11,-7 8,-18` },
  curtain: { from: pts`16,-42! 32,-49 44,-43 49,-31!`, ends: pts`38,-24 26,-14 13,-3 10,-20` },
};

function drawAside(doll: Doll, { from, ends }: FringePiece): void {
  const { texture } = doll.parts.hair;
  if (texture === 'straight' || texture === 'wavy') {
    lock(doll, [...from, ...(texture === 'wavy' ? waved(ends) : ends)], { step: 5 });
    return;
  }
  const last = ends[0] as Point;
  for (const [x, y] of [
    from[from.length - 1] as Point,
    [last[0] - 1, last[1] - 4],
    ends[1] as Point,
  ] as Point[]) {
    lock(doll, scallops(doll.paper.rng, x - 4, y - 4, 8, 8, 7, 0.12), { jitter: 0.2, step: 4, facets: 0.04 });
  }
}
