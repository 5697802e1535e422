/** How an animal acts beyond its pose. A missing field keeps what the pose draws. */
import { Cutter } from '../../paper/cutter.ts';
import type { Point } from '../../paper/outline.ts';
import type { Paper } from '../../paper/paper.ts';

export const MOODS = [
  'glad',
  'plain',
  'proud',
  'tender',
  'curious',
  'worried',
  'sad',
  'scared',
  'sly',
  'angry',
  'sleepy',
  'asleep',
] as const;
export type Mood = (typeof MOODS)[number];

export interface AnimalActing {
  /** Sets eyes, lids, brows, ears and mouth for every pose: a sleeping animal with a mood opens its eyes. */
  readonly mood?: Mood;
  /** The place it looks at, in picture units. */
  readonly gaze?: readonly [x: number, y: number];
  /** Degrees that the head turns down; negative raises it. */
  readonly nod?: number;
}

/** A cutter that carries an animal's acting to its eyes, mouth and head. */
export class ActingCutter extends Cutter {
  readonly acting: AnimalActing;

  constructor(paper: Paper, acting: AnimalActing) {
    super(paper);
    this.acting = acting;
  }
}

const actingOf = (c: Cutter): AnimalActing => (c instanceof ActingCutter ? c.acting : {});

export const moodOf = (c: Cutter): Mood | undefined => actingOf(c).mood;

/** Degrees that a mood turns the head down: it hangs in sorrow and sleepiness, and is carried high in pride. */
const NODS: Readonly<Partial<Record<Mood, number>>> = {
  proud: -10,
  tender: 7,
  curious: -3,
  worried: 3,
  sad: 9,
  scared: -4,
  angry: 5,
  sleepy: 11,
};

/** Degrees that the head turns down, by its mood and what the scene adds. */
export function nodOf(c: Cutter): number {
  const { mood, nod = 0 } = actingOf(c);
  return nod + ((mood && NODS[mood]) ?? 0);
}

const NEUTRAL: readonly Mood[] = ['glad', 'plain', 'sly', 'curious'];

/** Whether the face stays neutral, so that the record's own brows and heavy lids are drawn. */
export function keepsFace(c: Cutter): boolean {
  const mood = moodOf(c);
  return mood === undefined || NEUTRAL.includes(mood);
}

/** The unit vector from a local point to what the animal looks at, in the local frame; null without a target. */
export function gazeFrom(c: Cutter, x: number, y: number): Point | null {
  const { gaze } = actingOf(c);
  if (!gaze) return null;
  const [ox, oy] = c.paper.toPicture([x, y]);
  const [ax, ay] = c.paper.toPicture([x + 1, y]);
  const [bx, by] = c.paper.toPicture([x, y + 1]);
  const [a, b, p, q] = [ax - ox, ay - oy, bx - ox, by - oy];
  const area = a * q - b * p;
  const [dx, dy] = [gaze[0] - ox, gaze[1] - oy];
  const [u, v] = [(q * dx - p * dy) / area, (a * dy - b * dx) / area];
  const far = Math.hypot(u, v);
  return far > 0 ? [u / far, v / far] : null;
}
