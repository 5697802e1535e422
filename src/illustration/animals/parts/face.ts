import type { Cutter } from '../../paper/cutter.ts';
import { BLUSH, GLINT, SOOT, THROAT, TONGUE } from '../../paper/papers.ts';
import type { CompanionPose } from './animal.ts';

/** Two eyes at x ± half the gap: dots with one glint, or shut when asleep. All animals share this hand. */
export function eyes(c: Cutter, pose: CompanionPose, x: number, y: number, gap: number, size = 6.4): void {
  for (const side of [-1, 1]) eye(c, pose, x + (side * gap) / 2, y + side * 0.5, size);
}

export function eye(c: Cutter, pose: CompanionPose, x: number, y: number, size = 6.4, ink = SOOT): void {
  if (pose === 'sleep') {
    c.mark(`${x - size * 1.5},${y} ${x},${y + size} ${x + size * 1.5},${y - 0.5}`, ink, size * 0.55);
    return;
  }
  c.dot(x, y, size * 0.82, size * 1.12, ink);
  c.dot(x - size * 0.05, y + size * 0.42, size * 0.48, size * 0.36, '#7a4a34', 0.8);
  c.dot(x + size * 0.26, y - size * 0.42, size * 0.32, size * 0.36, GLINT);
}

/** Blush on both cheeks, warm on any fur. */
export function cheeks(c: Cutter, x: number, y: number, gap: number, size = 11, strength = 0.45): void {
  for (const side of [-1, 1]) c.dot(x + (side * gap) / 2, y, size, size * 0.72, BLUSH, strength);
}

/** A mouth under the nose: a smile, an open laugh, or the small line of a sleeper. */
export function mouth(c: Cutter, pose: CompanionPose, x: number, y: number, width = 22, ink = SOOT): void {
  const h = width / 2;
  if (pose === 'joy') {
    c.patch(`${x - h * 0.8},${y - 1}! ${x},${y + 1} ${x + h * 0.8},${y - 1}! ${x},${y + h * 0.95}`, THROAT);
    c.dot(x, y + h * 0.56, h * 0.34, h * 0.2, TONGUE);
    return;
  }
  const drop = pose === 'sleep' ? h * 0.22 : h * 0.5;
  c.mark(
    `${x - h},${y - 1} ${x - h * 0.4},${y + drop} ${x + h * 0.3},${y + drop} ${x + h},${y - 2}`,
    ink,
    3.2,
  );
}

/** The two small curves from the nose that cats, bears and lions share. */
export function snout(c: Cutter, pose: CompanionPose, x: number, y: number, width = 24): void {
  if (pose === 'joy') {
    mouth(c, pose, x, y + 3, width * 1.1);
    return;
  }
  const h = width / 2;
  c.mark(
    `${x - h},${y + 1} ${x - h * 0.5},${y + 6} ${x},${y} ${x + h * 0.5},${y + 6} ${x + h},${y}`,
    SOOT,
    3,
  );
}

/** A sleeper curled on its side: body, tail round it, and the animal's own head laid on the near end. */
export function curled(
  c: Cutter,
  look: { fur: string; tail: string; tip?: string; width?: number },
  head: () => void,
): void {
  const w = look.width ?? 1;
  c.blob(
    `${-92 * w},-24 ${-70 * w},-78 ${-6 * w},-104 ${62 * w},-92 ${104 * w},-46 ${98 * w},-6 ${40 * w},0 ${-60 * w},0`,
    look.fur,
    { lift: 0.9, tex: 'felt' },
  );
  c.mark(`${58 * w},-70 ${34 * w},-46 ${42 * w},-18`, c.shade(look.fur, -0.07), 4, 0.7);
  c.at(-44 * w, -62, { turn: -8, scale: 0.86 }, head);
  const tail = `${96 * w},-26 ${72 * w},-4 ${10 * w},2 ${-52 * w},-6`;
  c.band(tail, [26, 38, 44, 30, 8], look.tail, { lift: 0.7, tex: 'brush' });
  if (look.tip)
    c.band(`${0},1 ${-30 * w},-2 ${-54 * w},-7`, [42, 30, 8], look.tip, { lift: 0.1, tex: 'brush' });
}

/** Turns of a head in degrees, by what the animal does. */
export type HeadTurns = Readonly<Partial<Record<CompanionPose, number>>>;

/** Draws a head round its joint with the neck at x, y. */
export function head(
  c: Cutter,
  pose: CompanionPose,
  [x, y]: readonly [number, number],
  turns: HeadTurns,
  draw: () => void,
): void {
  c.at(x, y, { turn: turns[pose] ?? 0 }, draw);
}

/** An ear round its root at x, y; what it is cut from is drawn where it stands in the head. */
export function ear(_c: Cutter, _side: -1 | 1, _root: readonly [number, number], draw: () => void): void {
  draw();
}

export interface RingEye {
  /** Half the width of the ring; the pupil keeps to it. */
  readonly size: number;
  /** What surrounds the pupil. */
  readonly iris: string;
  /** Half the width and height of the pupil, in parts of the ring (0.52, 0.58). */
  readonly pupil?: readonly [number, number];
}

/** An eye with colour round its pupil: gulls, goats, whoever stares. */
export function ringEye(c: Cutter, pose: CompanionPose, x: number, y: number, look: RingEye): void {
  const { size, iris, pupil = [0.52, 0.58] } = look;
  if (pose === 'sleep') {
    eye(c, pose, x, y, size * 0.8);
    return;
  }
  c.dot(x, y, size, size * 1.06, iris);
  c.dot(x - size * 0.16, y + size * 0.04, size * pupil[0], size * pupil[1], SOOT);
  c.dot(x + size * 0.06, y - size * 0.3, size * 0.22, size * 0.24, GLINT);
}
