/** Rows of waves from edge to edge, down to below the picture. */

import { type BackdropContext, OVERSCAN } from '../../backdrop-stage.ts';

export interface WaveShape {
  /** From one crest to the next. */
  readonly pitch: number;
  /** The hollow after a crest: how far from it and how far below, twice. */
  readonly hollow: readonly [dx1: number, dy1: number, dx2: number, dy2: number];
  readonly lift: number;
  /** How far below the picture the sheet reaches. */
  readonly below: number;
}

/** Long waves, between which a boat rides. */
export const SWELL: WaveShape = { pitch: 130, hollow: [44.2, 26, 96.2, 12], lift: 1.8, below: OVERSCAN };

/** Short waves, far below a deck. */
export const CHOP: WaveShape = { pitch: 110, hollow: [38, 20, 80, 10], lift: 1.5, below: 0 };

/** One row whose crests are at y, moved along by `phase`. */
export function waves(
  { c, stage }: BackdropContext,
  y: number,
  colour: string,
  phase: number,
  { pitch, hollow, lift, below }: WaveShape,
): void {
  const [dx1, dy1, dx2, dy2] = hollow;
  const [left, right, foot] = [stage.left - OVERSCAN, stage.right + OVERSCAN, stage.bottom + below];
  let edge = `${left},${foot}!`;
  for (let x = Math.floor((stage.left - 120) / pitch) * pitch + phase; x < stage.right + pitch; x += pitch)
    edge += ` ${Math.max(left, x)},${y}! ${x + dx1},${y + dy1} ${x + dx2},${y + dy2}`;
  c.blob(`${edge} ${right},${y}! ${right},${foot}!`, colour, { lift, tex: 'brush', edge: 'lit', step: 18 });
}
