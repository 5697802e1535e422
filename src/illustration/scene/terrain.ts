/** The big sheets every backdrop is built from: sky, light, hills, rows of trees, frames. */

import type { Cutter } from '../paper/cutter.ts';
import type { Point } from '../paper/outline.ts';
import { STARLIGHT, WHITE } from '../paper/papers.ts';
import { chance } from '../paper/rng.ts';
import type { LightId } from './ids.ts';
import { PAGE } from './scene.ts';

/** The part of the world a picture shows. Sheets reach 60 units beyond it, so that parallax shows no gap. */
export interface Stage {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface BackdropLayer {
  /** 0 the far sky, 0.72 the plane of the figures, 1 the frame. */
  readonly depth: number;
  draw(): void;
}

export interface Ground {
  readonly c: Cutter;
  readonly stage: Stage;
  readonly hour: LightId;
  /** Where the sun or moon stands in this picture. */
  readonly light: readonly [x: number, y: number];
  /** False: the sky shows neither sun nor moon. */
  readonly disc: boolean;
}

export const MIDDLE = PAGE.width / 2;

/** Height `t` of the sky, 0 its top edge, 1 the horizon. */
export function skyY(stage: Stage, t: number): number {
  return stage.top + (PAGE.horizon - stage.top) * t;
}

const LIGHT_AT: Record<LightId, readonly [x: number, t: number]> = {
  dawn: [400, 0.68],
  noon: [520, 0.2],
  dusk: [310, 0.76],
  night: [590, 0.3],
};

export function lightAt(stage: Stage, hour: LightId): readonly [number, number] {
  const [x, t] = LIGHT_AT[hour];
  return [x, skyY(stage, t)];
}

function fill({ c, stage }: Ground, colour: string): void {
  const { left: l, right: r, top: t, bottom: b } = stage;
  c.blob(
    [
      [l - 60, t - 60, 1],
      [r + 60, t - 60, 1],
      [r + 60, b + 60, 1],
      [l - 60, b + 60, 1],
    ],
    colour,
    {
      lift: 0,
      edge: 'none',
      tex: 'brush',
      lit: false,
      step: 900,
    },
  );
}

/** A sky of wobbly rings of paper around the light, darkest outside. */
export function ringSky(g: Ground, at: readonly [number, number] = g.light): void {
  const { c, stage } = g;
  const sky = c.paper.light.sky;
  fill(g, sky[0]!);
  const reach = Math.max(stage.right - stage.left, (stage.bottom - stage.top) * 0.9) * 0.68;
  for (let i = 1; i < sky.length; i++) {
    const r = reach * (1.14 - (i / (sky.length - 1)) * 0.84);
    c.oval(at[0], at[1], r, r * 0.96, sky[i]!, {
      lift: 1.9,
      tex: 'brush',
      edge: 'lit',
      lit: false,
      step: 46,
    });
  }
}

/** A sky (or water) of torn strips, from the top edge to `to`. */
export function stripSky(g: Ground, to = 0.9, from = 0.08): void {
  const { c, stage } = g;
  const sky = c.paper.light.sky;
  fill(g, sky[0]!);
  for (let i = 1; i < sky.length; i++) {
    const y = skyY(stage, from + ((to - from) * (i - 1)) / (sky.length - 2));
    hill(g, { y, rise: 20, wave: 190, phase: i * 2.4, colour: sky[i]!, lift: 1.5, lit: false });
  }
}

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
export function hill({ c, stage }: Ground, shape: HillShape): void {
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
  { c, stage }: Ground,
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

/** Places something every `spacing` units from edge to edge; the same x always gets the same index and the same chance `k`. */
export function across(
  stage: Stage,
  spacing: number,
  draw: (x: number, i: number, k: number) => void,
  offset = 0,
): void {
  for (
    let i = Math.floor((stage.left - spacing) / spacing);
    i * spacing + offset < stage.right + spacing;
    i++
  ) {
    const k = chance(i * 78.233 + spacing);
    draw(i * spacing + offset + (k - 0.5) * spacing * 0.36, i, k);
  }
}

/** The sun or the moon as a disc of felt, glowing. */
export function disc(
  { c, light: [x, y], hour, disc: shown }: Ground,
  radius = 84,
  moonHours: readonly LightId[] = ['night'],
): void {
  const moon = moonHours.includes(hour);
  if (!shown) return;
  c.glow(x, y, radius * 5.4, c.paper.light.glow, moon ? 0.42 : 0.6);
  c.oval(x, y, radius, radius, c.paper.light.sun, { lift: 1, tex: 'felt', lit: false });
  if (moon)
    for (const [dx, dy, r] of [
      [0.34, -0.4, 0.17],
      [0.46, 0.2, 0.12],
      [-0.2, 0.5, 0.14],
    ] as const)
      c.oval(
        x + dx * radius,
        y + dy * radius,
        r * radius,
        r * radius * 0.9,
        c.shade(c.paper.light.sun, -0.05),
        { lift: 0.1, tex: 'none', lit: false },
      );
}

/** Small paper stars scattered over the sky, none upon the moon. */
export function stars(
  { c, stage, light: [lx, ly] }: Ground,
  count: number,
  to = 0.72,
  colour = '#f8e7b6',
): void {
  for (let i = 0; i < count; i++) {
    const x = stage.left + c.random() * (stage.right - stage.left);
    const y = stage.top + c.random() * (skyY(stage, to) - stage.top);
    const r = c.between(2.4, 6.4);
    if (Math.hypot(x - lx, y - ly) < 130) continue;
    const k = 0.5 + c.random() * 0.5;
    c.patch(
      `${x},${y - r * 1.5}! ${x + r * 0.5},${y - r * 0.4}! ${x + r * 1.5},${y}! ${x + r * 0.5},${y + r * 0.5}! ${x},${y + r * 1.5}! ${x - r * 0.5},${y + r * 0.5}! ${x - r * 1.5},${y}! ${x - r * 0.5},${y - r * 0.5}!`,
      colour,
      k,
      false,
    );
  }
}

/** A few larger stars on threads, as over a cot. */
export function hungStars(
  { c, stage }: Ground,
  xs: readonly (readonly [x: number, t: number, radius: number])[],
): void {
  for (const [x, t, r] of xs) {
    const y = skyY(stage, t);
    c.mark(
      [
        [x, stage.top - 20],
        [x, y - r],
      ],
      '#fff4d0',
      1.6,
      0.4,
    );
    c.star(x, y, r, STARLIGHT, { lift: 0.6, turn: x % 30, lit: false });
  }
}

/** Strips of tracing paper falling from the light, before what is far and behind the figures. */
export function shafts({ c, light: [x0, y0], hour, stage }: Ground, strength = 0.34): void {
  if (hour === 'night') strength *= 0.45;
  const middle = Math.atan2(PAGE.ground - 40 - y0, MIDDLE - x0);
  const n = 6;
  for (let i = 0; i < n; i++) {
    const a = middle + ((i + 0.5) / n - 0.5) * 1.5 + c.between(-0.03, 0.03);
    const w = c.between(34, 96);
    const [ux, uy] = [Math.cos(a), Math.sin(a)];
    const [sx, sy] = [x0 + ux * 104, y0 + uy * 104];
    const far = (stage.bottom - stage.top) * 0.86;
    const [ex, ey] = [x0 + ux * far, y0 + uy * far];
    c.paper.vellum(
      [
        [sx + uy * w * 0.2, sy - ux * w * 0.2],
        [sx - uy * w * 0.2, sy + ux * w * 0.2],
        [ex - uy * w * 1.3, ey + ux * w * 1.3],
        [ex + uy * w * 1.3, ey - ux * w * 1.3],
      ],
      c.paper.light.glow,
      strength * c.between(0.6, 1.1),
      0,
    );
  }
}

/** Fireflies at night, motes of light by day; never on the middle, where faces are. */
export function motes({ c, stage, hour }: Ground, count = 9): void {
  for (let i = 0; i < count; i++) {
    const x = stage.left + 60 + c.random() * (stage.right - stage.left - 120);
    const y = c.between(560, 1120);
    if (Math.abs(x - MIDDLE) < 230 && y > 740) continue;
    if (hour === 'night' || hour === 'dusk') c.glow(x, y, 34, '#ffe58a', 0.75);
    c.dot(x, y, 4.6, 4.6, hour === 'noon' ? '#fffbe6' : '#fff3b0', 0.9, false);
  }
}

/** Falling snow, kept from the middle. */
export function snowfall({ c, stage }: Ground, count = 70): void {
  for (let i = 0; i < count; i++) {
    const x = stage.left + c.random() * (stage.right - stage.left);
    const y = stage.top + c.random() * (stage.bottom - stage.top);
    if (Math.abs(x - MIDDLE) < 300 && y > 660) continue;
    const r = c.between(2.4, 7);
    c.dot(x, y, r, r, WHITE, c.between(0.45, 0.95), false);
  }
}
