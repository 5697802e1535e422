/** What the heads of animals share: cheeks, neck joints, ears, and the sleeping pose. */
import type { Cutter } from '../../paper/cutter.ts';
import { BLUSH } from '../../paper/papers.ts';
import type { AnimalPose } from '../../parts/animal.ts';
import { gazeFrom, type Mood, moodOf, nodOf } from './acting.ts';

/** Blush on both cheeks, warm on any fur. */
export function cheeks(c: Cutter, x: number, y: number, gap: number, size = 11, strength = 0.45): void {
  for (const side of [-1, 1]) c.dot(x + (side * gap) / 2, y, size, size * 0.72, BLUSH, strength);
}

/** Draws a sleeping animal curled on its side: body, tail, and its own head at the near end. */
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
  c.at(-44 * w, -62, { turn: -8 - nodOf(c), scale: 0.86 }, head);
  const tail = `${96 * w},-26 ${72 * w},-4 ${10 * w},2 ${-52 * w},-6`;
  c.band(tail, [26, 38, 44, 30, 8], look.tail, { lift: 0.7, tex: 'brush' });
  if (look.tip)
    c.band(`${0},1 ${-30 * w},-2 ${-54 * w},-7`, [42, 30, 8], look.tip, { lift: 0.1, tex: 'brush' });
}

/** Turn of the head by pose, degrees clockwise. */
export type HeadTurns = Readonly<Partial<Record<AnimalPose, number>>>;

/** How far a head follows its eyes up or down, degrees. */
const FOLLOWS = 9;

/** Draws a head turned about the neck joint at x, y: by its nod, and a little towards what it looks at. */
export function head(
  c: Cutter,
  pose: AnimalPose,
  [x, y]: readonly [number, number],
  turns: number | HeadTurns,
  draw: () => void,
): void {
  const own = typeof turns === 'number' ? turns : (turns[pose] ?? 0);
  const gaze = gazeFrom(c, x, y);
  const follows = gaze && gaze[0] < 0.6 ? -gaze[1] * FOLLOWS : 0;
  c.at(x, y, { turn: own + follows - nodOf(c) }, draw);
}

/** Degrees that ears hang down or lie back. */
const EARS: Readonly<Partial<Record<Mood, number>>> = {
  tender: 12,
  curious: -8,
  worried: 20,
  sad: 34,
  scared: 46,
  angry: 20,
  sleepy: 28,
  asleep: 10,
};

/** Draws an ear turned about its root at x, y. `freely` scales the turn against that of a standing ear. */
export function ear(
  c: Cutter,
  side: number,
  [x, y]: readonly [number, number],
  draw: () => void,
  freely = 1,
): void {
  const mood = moodOf(c);
  const hang = mood === 'sly' ? (side > 0 ? 24 : 0) : ((mood && EARS[mood]) ?? 0);
  if (hang === 0) draw();
  else c.at(x, y, { turn: side * hang * freely }, () => c.at(-x, -y, {}, draw));
}
