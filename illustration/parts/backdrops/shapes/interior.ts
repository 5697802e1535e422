import { pairs, triples } from '../../../paper/number-lists.ts';
import { pts } from '../../../paper/points.ts';
import { across, type BackdropContext, MIDDLE, OVERSCAN } from '../../backdrop-stage.ts';
import { pine } from '../../props/pine.ts';
import { type Planks, planks, type Seam, strip } from './land.ts';
import { put } from './place.ts';

/** Where the wall meets the floor. */
export const FLOOR = 985;

/** Things on the wall hang higher on a tall page than in a wide picture. */
export const wallY = ({ stage }: BackdropContext, y: number): number =>
  stage.top > 0 ? stage.top + (y / FLOOR) * (FLOOR - stage.top) : y;

export function wall(
  g: BackdropContext,
  colour: string,
  pattern: 'plain' | 'stripes' | 'stones' | 'boards' | 'dots',
): void {
  const { c, stage } = g;
  const { left, right, top } = stage;
  c.box(left - 60, top - 60, right - left + 120, FLOOR - top + 120, colour, {
    lift: 0,
    edge: 'none',
    // Only boards have a grain; on a wall it would read as dirt.
    tex: pattern === 'boards' ? 'brushUpright' : 'feltTurned',
    step: 900,
  });
  const pale = c.shade(colour, 0.025);
  const dark = c.shade(colour, -0.035);
  if (pattern === 'stripes')
    across(stage, 92, (x, i) => {
      if (i % 2)
        c.box(Math.round(x / 92) * 92 - 22, top - 60, 44, FLOOR - top + 60, pale, {
          lift: 0,
          edge: 'none',
          tex: 'none',
        });
    });
  if (pattern === 'boards')
    across(stage, 84, (x) =>
      c.mark(`${x},${top - 40} ${x + 3},${(top + FLOOR) / 2} ${x},${FLOOR}`, dark, 3.4, 0.7),
    );
  if (pattern === 'dots')
    for (let row = 0; row * 96 + 40 < FLOOR; row++)
      across(stage, 112, (_, i) => {
        const y = 50 + row * 96;
        if (y > top - 20) c.dot(i * 112 + (row % 2) * 56, y, 8, 8, pale, 0.9);
      });
  if (pattern === 'stones')
    for (let row = 0; row * 74 < FLOOR; row++)
      across(stage, 150, (_, i, k) => {
        const x = i * 150 + (row % 2) * 75;
        const y = row * 74 + 10;
        if (y > top - 74 && k > 0.34)
          c.blob(
            `${x + 6},${y + 5} ${x + 72},${y + 2} ${x + 140},${y + 6} ${x + 142},${y + 62} ${x + 70},${y + 66} ${x + 5},${y + 61}`,
            k > 0.7 ? pale : dark,
            { lift: 0, edge: 'none', tex: 'none' },
          );
      });
}

/** How a floor is laid: the strip under the wall, its seams, and whether it is boards with joints or tiles in rays. */
interface FloorPlan {
  readonly skirting: { readonly rise: number; readonly high: number; readonly pale: number };
  /** How much darker its seams are. */
  readonly dark: number;
  readonly rows: readonly number[];
  readonly seam: Omit<Seam, 'colour'>;
  readonly joints?: Planks['joints'];
  readonly rays?: boolean;
}

const FLOORS = {
  boards: {
    skirting: { rise: 26, high: 30, pale: 0.06 },
    dark: -0.05,
    rows: [1040, 1106, 1184, 1274],
    seam: { width: 4, opacity: 0.7, sag: 4 },
    joints: { spacing: 310, high: 58, lean: -4, shift: 300 },
  },
  tiles: {
    skirting: { rise: 26, high: 30, pale: 0.06 },
    dark: -0.05,
    rows: [1030, 1090, 1166, 1258],
    seam: { width: 4, opacity: 0.6, sag: 0 },
    rays: true,
  },
  /** Long boards without joints, wider towards us. */
  nursery: {
    skirting: { rise: 24, high: 28, pale: 0.07 },
    dark: -0.045,
    rows: [1046, 1120, 1206, 1300],
    seam: { width: 3.6, opacity: 0.7, sag: 3 },
  },
} as const satisfies Record<string, FloorPlan>;

/** A floor from the wall to below the picture. */
export function floor(g: BackdropContext, colour: string, kind: keyof typeof FLOORS = 'boards'): void {
  const { c, stage } = g;
  const { skirting, dark, rows, seam: line, joints, rays }: FloorPlan = FLOORS[kind];
  strip(g, FLOOR, stage.bottom - FLOOR + OVERSCAN, colour, { lift: 1.2, tex: 'brush', edge: 'lit' });
  const board = c.shade(colour, skirting.pale);
  strip(g, FLOOR - skirting.rise, skirting.high, board, { lift: 0.7, tex: 'brush' });
  const ink = c.shade(colour, dark);
  if (rays)
    for (let i = -14; i < 15; i++)
      c.mark(
        `${MIDDLE + i * 90},${FLOOR + 4} ${MIDDLE + i * 190},${stage.bottom + OVERSCAN}`,
        ink,
        line.width,
        line.opacity,
      );
  planks(g, { rows, seam: { ...line, colour: ink }, ...(joints ? { joints } : {}) });
}

/** A window on the hour: the sky of the plain lights, hills, a moon or a sun. x, y is the middle. */
export function casement(
  g: BackdropContext,
  x: number,
  y: number,
  w: number,
  h: number,
  frame: string,
  arched = false,
): void {
  const { c, hour } = g;
  const sky = c.paper.light.sky;
  const [l, r, t, b] = [x - w / 2, x + w / 2, y - h / 2, y + h / 2];
  const opening = arched
    ? pts(
        `${l},${b}! ${l},${t + h * 0.3} ${l + w * 0.16},${t + h * 0.1} ${x},${t} ${r - w * 0.16},${t + h * 0.1} ${r},${t + h * 0.3} ${r},${b}!`,
      )
    : pts(`${l},${t}! ${r},${t}! ${r},${b}! ${l},${b}!`);
  const grown = opening.map(
    ([px, py, k]) => [x + (px - x) * (1 + 44 / w), y + (py - y) * (1 + 44 / h), k ?? 0] as const,
  );
  c.blob(grown, frame, { lift: 1, tex: 'brush' });
  const pane = c.paper.sheet(opening, sky[1]!, { lift: 0, edge: 'none', lit: false, step: 60 });
  c.paper.within(pane, () => {
    const [sx, sy] =
      hour === 'noon'
        ? [x + w * 0.2, t + h * 0.24]
        : hour === 'night'
          ? [x + w * 0.18, t + h * 0.3]
          : [x + w * 0.16, t + h * 0.62];
    for (let i = 2; i < sky.length; i++)
      c.oval(sx, sy, w * (1.06 - i * 0.19), w * (1.02 - i * 0.19), sky[i]!, {
        lift: 0.9,
        tex: 'brush',
        lit: false,
        edge: 'none',
      });
    c.oval(sx, sy, w * 0.11, w * 0.11, c.paper.light.sun, { lift: 0.6, lit: false });
    if (hour === 'night')
      for (const [u, v, q] of triples('0.16,0.2,7 0.36,0.44,5 0.24,0.6,6 0.82,0.14,6 0.9,0.5,5'))
        c.star(l + w * u, t + h * v, q, '#f8e7b6', { lift: 0, tex: 'none', lit: false, turn: u * 90 });
    c.paper.atDepth(0.34, () => {
      c.blob(
        `${l - 30},${b + 40}! ${l - 30},${b - h * 0.2} ${l + w * 0.3},${b - h * 0.29} ${l + w * 0.62},${b - h * 0.18} ${r + 30},${b - h * 0.27} ${r + 30},${b + 40}!`,
        '#7f9a76',
        { lift: 0.9, tex: 'brush' },
      );
    });
    c.paper.atDepth(0.5, () => {
      for (const [u, s] of pairs('0.1,0.26 0.28,0.36 0.86,0.32'))
        put(c, pine, l + w * u, b + 10, s * (w / 330), '#5f8468');
    });
  });
  for (const u of [0.5]) c.box(l + w * u - 8, t, 16, h, frame, { lift: 0.7, tex: 'brushUpright' });
  c.box(l, t + h * 0.52 - 8, w, 16, frame, { lift: 0.7, tex: 'brush' });
  c.box(l - 40, b + 14, w + 80, 32, c.shade(frame, 0.03), { lift: 1.1, tex: 'brush' });
}

/** After dusk the lamps are lit: a pool of warm light where the figures stand. */
export function lamplight({ c, hour }: BackdropContext, x: number, y: number, radius = 620): void {
  if (hour === 'night' || hour === 'dusk') {
    c.glow(x, y, radius, '#ffcf86', hour === 'night' ? 0.62 : 0.36);
    c.glow(x, 1190, radius * 0.8, '#ffcf86', hour === 'night' ? 0.46 : 0.34, 190);
  }
}

export function shelf({ c }: BackdropContext, x: number, y: number, w: number, colour: string): void {
  c.box(x - w / 2, y, w, 22, colour, { lift: 1.3, tex: 'brush' });
}
