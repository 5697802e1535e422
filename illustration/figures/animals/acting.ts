/** How an animal acts beyond its pose. What is not told stays as the pose has it. */
import { Cutter } from '../../paper/cutter.ts';
import type { Point } from '../../paper/outline.ts';
import type { Paper } from '../../paper/paper.ts';

export const MOODS = ['glad', 'plain', 'sad', 'scared', 'sly', 'angry', 'asleep'] as const;
export type Mood = (typeof MOODS)[number];

export interface AnimalActing {
  /** Told, it rules eyes, lids, brows, ears and mouth, whatever the pose: a sleeper with a mood lies awake. */
  readonly mood?: Mood;
  /** Where it looks, in the picture. */
  readonly gaze?: readonly [x: number, y: number];
  /** Degrees that the head goes down to the front; less than 0 raises it. */
  readonly nod?: number;
}

/** The scissors that cut an animal, and know what it feels. */
export class ActingCutter extends Cutter {
  readonly acting: AnimalActing;

  constructor(paper: Paper, acting: AnimalActing) {
    super(paper);
    this.acting = acting;
  }
}

const actingOf = (c: Cutter): AnimalActing => (c instanceof ActingCutter ? c.acting : {});

export const moodOf = (c: Cutter): Mood | undefined => actingOf(c).mood;

export const nodOf = (c: Cutter): number => actingOf(c).nod ?? 0;

/** Whether a face stays as it was cut, its own brows and heavy lids too: no strong feeling moves it. */
export function keepsFace(c: Cutter): boolean {
  const mood = moodOf(c);
  return mood === undefined || mood === 'glad' || mood === 'plain' || mood === 'sly';
}

/** Where it looks from a local point, as a direction of length 1 in the local frame; null where it looks at nothing. */
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
