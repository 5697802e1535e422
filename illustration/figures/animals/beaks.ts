/** Beaks: open for joy and fright, and shut, tilted and tense or slack at the corner by mood. */
import type { Cutter } from '../../paper/cutter.ts';
import { SOOT } from '../../paper/papers.ts';
import type { AnimalPose } from '../../parts/animal.ts';
import { type Mood, moodOf } from './acting.ts';

/** Whether a beak is open: in fright, and in joy unless a mood forbids it. */
export function openBeak(c: Cutter, pose: AnimalPose): boolean {
  const mood = moodOf(c);
  return mood === 'scared' || (pose === 'joy' && (mood === undefined || mood === 'glad'));
}

/** Degrees that a shut beak points down from its root, beyond the nod of the head. */
const DROOPS: Readonly<Partial<Record<Mood, number>>> = {
  proud: -12,
  tender: 6,
  curious: -8,
  worried: 8,
  sad: 18,
  sly: -4,
  angry: 5,
  sleepy: 11,
};

/** Draws a beak that points left, tilted about its root at x, y. */
export function beak(c: Cutter, [x, y]: readonly [number, number], draw: () => void): void {
  const mood = moodOf(c);
  const droop = (mood && DROOPS[mood]) ?? 0;
  if (droop === 0) draw();
  else c.at(x, y, { turn: -droop }, () => c.at(-x, -y, {}, draw));
}

/** How far the corner of a beak falls over its length; negative rises. */
const CORNERS: Readonly<Partial<Record<Mood, number>>> = {
  proud: -0.35,
  tender: -0.3,
  worried: 0.6,
  sad: 1.1,
  sly: -0.8,
  angry: 0.3,
};

/** Draws the crease at the corner of a shut beak, at x, y, towards `side`. Nothing for a neutral or open beak. */
export function beakCorner(c: Cutter, x: number, y: number, size = 11, ink = SOOT, side: 1 | -1 = 1): void {
  const mood = moodOf(c);
  const fall = mood && CORNERS[mood];
  if (fall === undefined) return;
  const [dx, dy] = [side * size, fall * size];
  c.mark(
    `${x - dx * 0.35},${y} ${x + dx * 0.4},${y + dy * 0.22} ${x + dx},${y + dy}`,
    ink,
    mood === 'angry' ? 4.6 : 3.4,
  );
}

/** Draws the crease at both corners of a beak that is seen from the front, `gap` apart. */
export function beakCorners(c: Cutter, x: number, y: number, gap: number, size = 9, ink = SOOT): void {
  for (const side of [-1, 1] as const) beakCorner(c, x + (side * gap) / 2, y, size, ink, side);
}

/** Draws the line where a beak is pressed shut in anger. */
export function pressedBeak(c: Cutter, line: string, ink: string): void {
  if (moodOf(c) === 'angry') c.mark(line, ink, 4);
}
