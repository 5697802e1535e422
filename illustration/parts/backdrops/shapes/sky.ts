/** Skies: rings or strips of paper, the sun or the moon, stars, clouds. */

import type { LightId } from '../../../paper/hour-lights.ts';
import { triples } from '../../../paper/number-lists.ts';
import { CLOUD, STARLIGHT } from '../../../paper/papers.ts';
import { type BackdropContext, type BackdropLayer, layer, OVERSCAN, skyY } from '../../backdrop-stage.ts';
import { cloud } from '../../props/cloud.ts';
import { hill } from './land.ts';
import { put } from './place.ts';

/** One sheet behind all of the picture; `lit` where the hour's light falls on it as on things. */
export function wholeSheet({ c, stage }: BackdropContext, colour: string, lit = false): void {
  const [l, r] = [stage.left - OVERSCAN, stage.right + OVERSCAN];
  const [t, b] = [stage.top - OVERSCAN, stage.bottom + OVERSCAN];
  c.blob(`${l},${t}! ${r},${t}! ${r},${b}! ${l},${b}!`, colour, {
    lift: 0,
    edge: 'none',
    tex: 'brush',
    lit,
    step: 900,
  });
}

/** A sky of wobbly rings of paper around the light, darkest outside. */
export function ringSky(g: BackdropContext, at: readonly [number, number] = g.light): void {
  const { c, stage } = g;
  const sky = c.paper.light.sky;
  wholeSheet(g, sky[0]!);
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
export function stripSky(g: BackdropContext, to = 0.9, from = 0.08): void {
  const { c, stage } = g;
  const sky = c.paper.light.sky;
  wholeSheet(g, sky[0]!);
  for (let i = 1; i < sky.length; i++) {
    const y = skyY(stage, from + ((to - from) * (i - 1)) / (sky.length - 2));
    hill(g, { y, rise: 20, wave: 190, phase: i * 2.4, colour: sky[i]!, lift: 1.5, lit: false });
  }
}

/** The sun or the moon as a disc of felt, glowing. */
export function disc(
  { c, light: [x, y], hour, disc: shown }: BackdropContext,
  radius = 84,
  moonHours: readonly LightId[] = ['night'],
): void {
  const moon = moonHours.includes(hour);
  if (!shown) return;
  c.glow(x, y, radius * 5.4, c.paper.light.glow, moon ? 0.42 : 0.6);
  c.oval(x, y, radius, radius, c.paper.light.sun, { lift: 1, tex: 'felt', lit: false });
  if (moon)
    for (const [dx, dy, r] of triples('0.34,-0.4,0.17 0.46,0.2,0.12 -0.2,0.5,0.14'))
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
  { c, stage, light: [lx, ly] }: BackdropContext,
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
  { c, stage }: BackdropContext,
  xs: readonly (readonly [x: number, t: number, radius: number])[],
): void {
  for (const [x, t, r] of xs) {
    const y = skyY(stage, t);
    c.mark(`${x},${stage.top - 20} ${x},${y - r}`, '#fff4d0', 1.6, 0.4);
    c.star(x, y, r, STARLIGHT, { lift: 0.6, turn: x % 30, lit: false });
  }
}

export type SkyCloud = readonly [x: number, t: number, scale: number];

/** Clouds at heights `t` of the sky (see `skyY`). Those smaller than `mirrorBelow` look the other way. */
export function clouds(g: BackdropContext, list: readonly SkyCloud[], colour = CLOUD, mirrorBelow = 0): void {
  for (const [x, t, scale] of list) put(g.c, cloud, x, skyY(g.stage, t), scale, colour, scale < mirrorBelow);
}

export interface SkyOptions {
  /** How many stars there are at the hours `starry`, down to the height `to` of the sky. */
  readonly stars: number;
  readonly to?: number;
  readonly starry?: readonly LightId[];
  /** Radius of the sun, and of the moon at the hours `moon`. */
  readonly disc?: number;
  readonly moon?: readonly LightId[];
  /** What else is drawn on the far sheet. */
  readonly also?: () => void;
}

/** The far sheet of a place out of doors: rings of sky, stars after dark, the sun or the moon. */
export function sky(g: BackdropContext, options: SkyOptions): BackdropLayer {
  const { stars: count, to, starry = ['night'], disc: radius, moon, also } = options;
  return layer(0, () => {
    ringSky(g);
    if (starry.includes(g.hour)) stars(g, count, to);
    disc(g, radius, moon);
    also?.();
  });
}
