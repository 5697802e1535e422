/** Land: hills and peaks from edge to edge. */

import type { CutOptions } from '../../../paper/cutter.ts';
import type { Point } from '../../../paper/outline.ts';
import { chance } from '../../../paper/rng.ts';
import { across, type BackdropContext, MIDDLE, OVERSCAN } from '../../backdrop-stage.ts';

export interface HillShape {
  /** Mean height of its edge. */
  y: number;
  rise?: number;
  /** Length of its waves. */
  wave?: number;
  phase?: number;
  /** Raises the sides (positive) like a valley. */
  valley?: number;
  colour: string;
  lift?: number;
  tex?: 'brush' | 'felt' | 'feltTurned' | 'brushUpright' | 'none';
  lit?: boolean;
}

/** The edge of a hill at x. */
export function hillY({ y, rise = 40, wave = 300, phase = 0, valley = 0 }: HillShape, x: number): number {
  const sway = Math.sin(x / wave + phase) * 0.68 + Math.sin((x / wave) * 2.3 + phase * 1.7) * 0.32;
  return y + sway * rise - valley * ((x - MIDDLE) / MIDDLE) ** 2;
}

/** A hill from edge to edge, down to below the picture. */
export function hill({ c, stage }: BackdropContext, shape: HillShape): void {
  const { left, right, bottom } = stage;
  const points: Point[] = [[left - 60, bottom + 60, 1]];
  const step = 110;
  for (let x = Math.floor((left - 60) / step) * step; x <= right + 60 + step; x += step) {
    const at = Math.max(left - 60, Math.min(right + 60, x));
    points.push([at, hillY(shape, at), at === x && x > left - 60 && x < right + 60 ? 0 : 1]);
  }
  points.push([right + 60, bottom + 60, 1]);
  c.blob(points, shape.colour, {
    lift: shape.lift ?? 2,
    tex: shape.tex ?? 'brush',
    edge: 'lit',
    step: 30,
    ...(shape.lit === undefined ? {} : { lit: shape.lit }),
  });
}

/** A line of peaks: mountains, icebergs, crags. Snow caps when `snow` is given. */
export function peaks(
  { c, stage }: BackdropContext,
  o: {
    base: number;
    high: number;
    spacing: number;
    colour: string;
    snow?: string;
    seed?: number;
    lift?: number;
  },
): void {
  for (let i = Math.floor((stage.left - 200) / o.spacing); i * o.spacing < stage.right + 200; i++) {
    const k = chance(i * 12.9898 + (o.seed ?? 1) * 4.1);
    const x = i * o.spacing + (k - 0.5) * o.spacing * 0.3;
    const h = o.high * (0.68 + k * 0.5);
    const w = o.spacing * (1.25 + k * 0.3);
    const px = x + w * (0.44 + k * 0.14);
    const y = o.base;
    const top = y - h;
    c.cut(
      `${x},${y + 90} ${x + w * 0.14},${y - h * 0.36} ${x + w * 0.27},${y - h * 0.6} ${px},${top} ${x + w * 0.74},${y - h * 0.54} ${x + w * 0.9},${y - h * 0.26} ${x + w},${y + 90}`,
      o.colour,
      { lift: o.lift ?? 1.7, tex: 'brush', edge: 'lit' },
    );
    c.cut(
      `${px},${top} ${x + w * 0.74},${y - h * 0.54} ${x + w * 0.9},${y - h * 0.26} ${x + w},${y + 90} ${x + w * 0.62},${y + 90} ${x + w * 0.56},${y - h * 0.4}`,
      c.shade(o.colour, -0.05),
      { lift: 0, edge: 'none', tex: 'none' },
    );
    if (o.snow) {
      const at = (t: number, side: -1 | 1): string =>
        side < 0
          ? `${px + (x + w * 0.27 - px) * t},${top + (y - h * 0.6 - top) * t}`
          : `${px + (x + w * 0.74 - px) * t},${top + (y - h * 0.54 - top) * t}`;
      c.cut(
        `${px},${top} ${at(0.66, -1)} ${px - w * 0.05},${top + h * 0.2} ${px + w * 0.02},${top + h * 0.3} ${px + w * 0.09},${top + h * 0.18} ${at(0.6, 1)}`,
        o.snow,
        { lift: 0.4, tex: 'feltTurned' },
      );
    }
  }
}

/** A straight strip of paper from edge to edge, its top at y. */
export function strip(
  { c, stage }: BackdropContext,
  y: number,
  high: number,
  colour: string,
  options: CutOptions,
): void {
  c.box(stage.left - OVERSCAN, y, stage.right - stage.left + 2 * OVERSCAN, high, colour, options);
}

/** How the lines of a floor are drawn. `sag`: how much lower they are in the middle. */
export interface Seam {
  readonly colour: string;
  readonly width: number;
  readonly opacity: number;
  readonly sag: number;
  /** How much lower they end than they begin. */
  readonly tilt?: number;
}

/** A line from edge to edge. */
export function seam(
  { c, stage }: BackdropContext,
  y: number,
  { colour, width, opacity, sag, tilt = 0 }: Seam,
): void {
  c.mark(
    `${stage.left - 40},${y} ${MIDDLE},${y + sag} ${stage.right + 40},${y + tilt}`,
    colour,
    width,
    opacity,
  );
}

export interface Planks {
  /** Heights of the seams between them, from far to near. */
  readonly rows: readonly number[];
  readonly seam: Seam;
  /** Where one ends and the next begins: every `spacing` units, moved along differently in each row. */
  readonly joints?: {
    readonly spacing: number;
    readonly high: number;
    readonly lean: number;
    readonly shift: number;
  };
  /** Draws more at a joint: nails. */
  readonly joint?: (x: number, row: number) => void;
}

/** The lines of a floor of planks. */
export function planks(g: BackdropContext, { rows, seam: line, joints, joint }: Planks): void {
  for (const y of rows) {
    seam(g, y, line);
    if (!joints) continue;
    across(
      g.stage,
      joints.spacing,
      (x) => {
        g.c.mark(`${x},${y - joints.high} ${x + joints.lean},${y}`, line.colour, line.width, line.opacity);
        joint?.(x, y);
      },
      y % joints.shift,
    );
  }
}
