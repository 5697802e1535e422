/**
 * Step 6, light: the shapes that light has on walls, land and floor, cut with a hard edge: rings round a lamp, a window's
 * panes, slats, leaves, the fan of a screen, a fire's tongues, lightning; the shade below the last light, the glow of snow.
 */
import type { Cutter } from '../../paper/cutter.ts';
import type { Outline, Point } from '../../paper/outline.ts';
import type { BackdropLayer, Stage } from '../../parts/backdrop-stage.ts';
import type { Place } from '../format/places.ts';
import type { LampShape, Lighting } from '../format/scene.ts';
import type { PlacedLamp } from './lamps.ts';

/** Depth of the pools: in front of walls and land, behind props and figures. */
const POOL_DEPTH = 0.575;
/** Depth of the shade below the last light: over figures, behind what frames the picture. */
const EDGE_DEPTH = 0.87;

/** The light of all lamps as one layer. */
export function lampPools(c: Cutter, lamps: readonly PlacedLamp[]): BackdropLayer[] {
  if (lamps.length === 0) return [];
  return [
    {
      depth: POOL_DEPTH,
      draw: () => {
        for (const lamp of lamps) POOLS[lamp.shape](c, lamp);
      },
    },
  ];
}

const POOLS: Readonly<Record<LampShape, (c: Cutter, lamp: PlacedLamp) => void>> = {
  rings(c, { at, reach, colour }) {
    for (const [part, strength] of RINGS) c.patch(ring(c, at, reach * part), colour, strength, false);
  },
  /** Two panes across and two down, as they fall on floor or wall. */
  window(c, lamp) {
    for (const column of [-1, 1])
      for (const row of [-1, 1]) cutLight(c, lamp, pane(column * 0.29, row * 0.36, 0.25, 0.32), 0.3);
  },
  /** Bars of light between slats of a blind or a fence. */
  slats(c, lamp) {
    for (const row of [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5])
      cutLight(c, lamp, pane(0, row * 0.24, 0.66, 0.075), 0.32);
  },
  /** Spots of sun between leaves. */
  dapple(c, lamp) {
    for (let i = 0; i < 30; i++) {
      const [turn, far] = [i * 2.4, Math.sqrt((i + 0.5) / 30)];
      const [x, y] = [Math.cos(turn) * far, Math.sin(turn) * far * 0.72];
      const [w, h] = [c.between(0.05, 0.12), c.between(0.03, 0.07)];
      cutLight(c, lamp, leaf(x, y, w, h), 0.46);
    }
  },
  /** The fan of a screen, towards who looks at it. */
  screen(c, lamp) {
    for (const [wide, far, strength] of [
      [0.86, 1, 0.16],
      [0.56, 0.74, 0.18],
      [0.3, 0.42, 0.2],
    ] as const)
      cutLight(
        c,
        lamp,
        [
          [-0.1, 0.02, 1],
          [-wide, -far, 1],
          [wide, -far, 1],
          [0.1, 0.02, 1],
        ],
        strength,
      );
  },
  /** Tongues of firelight, higher than wide. */
  fire(c, lamp) {
    for (const [part, strength] of RINGS) cutLight(c, lamp, tongues(c, part), strength);
  },
  /** A bolt, and the shards of sky that it lights. */
  lightning(c, lamp) {
    for (const [from, to] of [
      [-1, -0.62],
      [-0.42, -0.1],
      [0.12, 0.36],
      [0.6, 1],
    ] as const)
      cutLight(
        c,
        lamp,
        [
          [0, -0.5, 1],
          [from, 0.9, 1],
          [to, 0.9, 1],
        ],
        0.2,
      );
    const { at, reach } = lamp;
    const bolt: Outline = [
      [-0.03, -0.5],
      [0.05, -0.5],
      [0.0, -0.3],
      [0.05, -0.31],
      [-0.02, -0.08],
      [0.02, -0.09],
      [-0.06, 0.14],
      [-0.03, -0.03],
      [-0.07, -0.02],
      [-0.02, -0.24],
      [-0.06, -0.23],
    ];
    c.cut(placed(bolt, at, reach, 0), lamp.colour, { lift: 0, lit: false });
  },
};

/** Rings of a pool from the outside in: radius as a part of the reach, and opacity. */
const RINGS = [
  [1, 0.13],
  [0.69, 0.17],
  [0.41, 0.24],
] as const;

/** A round patch of lit paper, cut by hand. */
function ring(c: Cutter, [x, y]: Place, radius: number): Outline {
  const steps = 22;
  return Array.from({ length: steps }, (_, i): Point => {
    const angle = (i / steps) * Math.PI * 2;
    const r = radius * (1 + c.between(-0.018, 0.018));
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r];
  });
}

/** The outline of a fire's light in parts of the reach. */
const tongues = (c: Cutter, size: number): Outline =>
  Array.from({ length: 26 }, (_, i): Point => {
    const angle = (i / 26) * Math.PI * 2;
    const high = Math.sin(angle) < 0 ? 0.95 : 0.5;
    const r = size * (i % 2 ? 0.86 : 1) * (1 + c.between(-0.05, 0.05));
    return [Math.cos(angle) * r * 0.92, Math.sin(angle) * r * high, i % 2 ? 0 : 1];
  });

/** A pane around a middle, in parts of the reach. */
const pane = (x: number, y: number, w: number, h: number): Outline => [
  [x - w, y - h, 1],
  [x + w, y - h, 1],
  [x + w, y + h, 1],
  [x - w, y + h, 1],
];

const leaf = (x: number, y: number, w: number, h: number): Outline => [
  [x - w, y, 1],
  [x - w * 0.2, y - h],
  [x + w, y + h * 0.2, 1],
  [x + w * 0.1, y + h],
];

/** A piece of light at its lamp; `lean` shears it, degrees to the right of upright. */
function cutLight(
  c: Cutter,
  { at, reach, colour, lean }: PlacedLamp,
  piece: Outline,
  strength: number,
): void {
  c.patch(placed(piece, at, reach, lean), colour, strength, false);
}

function placed(piece: Outline, [x, y]: Place, reach: number, lean: number): Outline {
  const shear = Math.tan((lean * Math.PI) / 180);
  return piece.map(([px, py, corner]): Point => [x + (px - py * shear) * reach, y + py * reach, corner ?? 0]);
}

/** Light thrown back by snow or sand: a pale sheet over the land, brightest where it is nearest. */
export function groundGlow(
  c: Cutter,
  { ground }: Lighting,
  { left, right, bottom }: Stage,
  horizon: number,
): BackdropLayer[] {
  if (!ground) return [];
  const draw = () => {
    for (const [part, strength] of [
      [0, 0.16],
      [0.4, 0.2],
    ] as const)
      c.patch(
        across(left, right, horizon + (bottom - horizon) * part, bottom, 0, 26),
        ground,
        strength,
        false,
      );
  };
  return [{ depth: POOL_DEPTH, draw }];
}

/** The last light: all below its edge lies in shade, and a strip above it still glows. */
export function shadeBelow(
  c: Cutter,
  edge: NonNullable<Lighting['edge']>,
  at: number,
  { left, right, bottom }: Stage,
  shade: string,
): BackdropLayer[] {
  const { lean = 6, colour = '#ffb765' } = edge;
  const draw = () => {
    c.patch(across(left, right, at - 26, at + 4, lean, 0), colour, 0.4, false);
    c.patch(across(left, right, at, bottom + 400, lean, 0), shade, 0.46, false);
  };
  return [{ depth: EDGE_DEPTH, draw }];
}

/** A sheet from side to side; its upper edge leans (degrees) and waves. */
function across(
  left: number,
  right: number,
  top: number,
  bottom: number,
  lean: number,
  wave: number,
): Outline {
  const slope = Math.tan((lean * Math.PI) / 180);
  const [from, to] = [left - 200, right + 200];
  const middle = (left + right) / 2;
  const rim = Array.from({ length: 9 }, (_, i): Point => {
    const x = from + ((to - from) * i) / 8;
    const corner = i === 0 || i === 8 ? 1 : 0;
    return [x, top + (x - middle) * slope + (i % 2 ? wave : -wave), corner];
  });
  const fall = bottom - top;
  const foot = (x: number): Point => [x, top + fall + (x - middle) * slope, 1];
  return [...rim, foot(to), foot(from)];
}
