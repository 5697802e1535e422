/** What a backdrop's drawing gets: the visible part of the world, the hour, and helpers to spread things over it. */
import type { Cutter } from '../paper/cutter.ts';
import type { LightId } from '../paper/hour-lights.ts';
import { PAGE } from '../paper/page.ts';
import { chance } from '../paper/rng.ts';

/** The part of the world that a picture shows. Backdrops reach `OVERSCAN` beyond it, so that parallax opens no gap. */
export interface Stage {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Page units that backdrops reach beyond the stage on every side. */
export const OVERSCAN = 60;

export const MIDDLE = PAGE.width / 2;

export interface BackdropLayer {
  /** 0 the far sky, 0.72 the plane of the figures, 1 the frame. */
  readonly depth: number;
  draw(): void;
}

export interface BackdropContext {
  readonly c: Cutter;
  readonly stage: Stage;
  readonly hour: LightId;
  /** Place of the sun or moon. */
  readonly light: readonly [x: number, y: number];
  /** False: the sky shows neither sun nor moon. */
  readonly disc: boolean;
}

export const layer = (depth: number, draw: () => void): BackdropLayer => ({ depth, draw });

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

/** Draws one of many at x: the `i`th from the middle of the world, with its own random number `k`. */
type DrawOne = (x: number, i: number, k: number) => void;

/** Draws something every `spacing` units from edge to edge. The same x always has the same index and random number. */
export function across(stage: Stage, spacing: number, draw: DrawOne, offset = 0): void {
  for (
    let i = Math.floor((stage.left - spacing) / spacing);
    i * spacing + offset < stage.right + spacing;
    i++
  ) {
    const k = chance(i * 78.233 + spacing);
    draw(i * spacing + offset + (k - 0.5) * spacing * 0.36, i, k);
  }
}

/** Like `across`, but leaves `free` units on both sides of the middle, where figures stand. */
export function besideMiddle(stage: Stage, spacing: number, free: number, draw: DrawOne, offset = 0): void {
  across(
    stage,
    spacing,
    (x, i, k) => {
      if (Math.abs(x - MIDDLE) > free) draw(x, i, k);
    },
    offset,
  );
}

/** Draws at both edges of the picture; `out` is -1 at the left edge and 1 at the right. */
export function atEdges({ stage }: BackdropContext, draw: (edge: number, out: -1 | 1) => void): void {
  draw(stage.left, -1);
  draw(stage.right, 1);
}

/** The item at an index modulo the length of the list; negative indexes work too. */
export const pick = <T>(list: readonly T[], i: number): T =>
  list[((i % list.length) + list.length) % list.length]!;
