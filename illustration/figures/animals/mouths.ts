/** The mouths of animals: a smile unless a mood sets another. */
import type { Cutter } from '../../paper/cutter.ts';
import type { Point } from '../../paper/outline.ts';
import { SOOT, THROAT, TONGUE } from '../../paper/papers.ts';
import { pts } from '../../paper/points.ts';
import type { AnimalPose } from '../../parts/animal.ts';
import { type Mood, moodOf } from './acting.ts';

/** The line of a mouth of half width h in each mood but glad; scared opens it. */
function moody(mood: Mood, x: number, y: number, h: number): string {
  if (mood === 'sad')
    return `${x - h * 0.8},${y + h * 0.62} ${x},${y - h * 0.05} ${x + h * 0.8},${y + h * 0.62}`;
  if (mood === 'angry')
    return `${x - h * 0.9},${y + h * 0.5} ${x - h * 0.45},${y + h * 0.12} ${x + h * 0.45},${y + h * 0.12} ${x + h * 0.9},${y + h * 0.5}`;
  if (mood === 'sly')
    return `${x - h * 0.7},${y + h * 0.34} ${x},${y + h * 0.42} ${x + h * 0.55},${y + h * 0.1} ${x + h},${y - h * 0.35}`;
  if (mood === 'proud')
    return `${x - h},${y - h * 0.24} ${x - h * 0.4},${y + h * 0.36} ${x + h * 0.4},${y + h * 0.36} ${x + h},${y - h * 0.3}`;
  if (mood === 'tender')
    return `${x - h * 0.7},${y} ${x - h * 0.2},${y + h * 0.34} ${x + h * 0.3},${y + h * 0.34} ${x + h * 0.75},${y - h * 0.04}`;
  if (mood === 'worried')
    return `${x - h * 0.75},${y + h * 0.46} ${x - h * 0.3},${y + h * 0.14} ${x + h * 0.15},${y + h * 0.36} ${x + h * 0.75},${y + h * 0.42}`;
  if (mood === 'curious')
    return `${x - h * 0.4},${y + h * 0.22} ${x},${y + h * 0.34} ${x + h * 0.45},${y + h * 0.12}`;
  if (mood === 'asleep' || mood === 'sleepy')
    return `${x - h},${y - 1} ${x - h * 0.4},${y + h * 0.22} ${x + h * 0.3},${y + h * 0.22} ${x + h},${y - 2}`;
  return `${x - h * 0.6},${y + h * 0.26} ${x + h * 0.6},${y + h * 0.22}`;
}

function gasp(c: Cutter, x: number, y: number, h: number): void {
  c.dot(x, y + h * 0.5, h * 0.46, h * 0.56, THROAT);
  c.dot(x, y + h * 0.82, h * 0.28, h * 0.2, TONGUE);
}

/** Draws a mouth under the nose: a smile, an open laugh, or a small line when asleep. */
export function mouth(c: Cutter, pose: AnimalPose, x: number, y: number, width = 22, ink = SOOT): void {
  const h = width / 2;
  const mood = moodOf(c);
  if (mood === 'scared') {
    gasp(c, x, y, h);
    return;
  }
  if (mood && mood !== 'glad') {
    c.mark(moody(mood, x, y, h), ink, 3.2);
    return;
  }
  if (pose === 'joy') {
    c.patch(`${x - h * 0.8},${y - 1}! ${x},${y + 1} ${x + h * 0.8},${y - 1}! ${x},${y + h * 0.95}`, THROAT);
    c.dot(x, y + h * 0.56, h * 0.34, h * 0.2, TONGUE);
    return;
  }
  const drop = pose === 'sleep' && !mood ? h * 0.22 : h * 0.5;
  c.mark(
    `${x - h},${y - 1} ${x - h * 0.4},${y + drop} ${x + h * 0.3},${y + drop} ${x + h},${y - 2}`,
    ink,
    3.2,
  );
}

/** Draws the two small curves below the nose that cats, bears and lions have. */
export function snout(c: Cutter, pose: AnimalPose, x: number, y: number, width = 24): void {
  const mood = moodOf(c);
  if (mood && mood !== 'glad' && mood !== 'asleep') {
    c.mark(`${x},${y - 3} ${x},${y + 3}`, SOOT, 3);
    mouth(c, pose, x, y + 4, width * 0.9);
    return;
  }
  if (pose === 'joy' && mood !== 'asleep') {
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

/** Curvature of the mouth by mood, against a smile; negative turns it down. */
const BENT: Readonly<Record<Mood, number>> = {
  glad: 1,
  plain: 0,
  proud: 0.9,
  tender: 0.6,
  curious: 0.25,
  worried: -0.4,
  sad: -1,
  scared: -0.6,
  sly: 0.5,
  angry: -0.7,
  sleepy: 0.3,
  asleep: 0.6,
};

/** Draws a mouth along a jaw, as turtles and whales have; `line` is its smile. */
export function jaw(c: Cutter, line: string, ink: string, width: number): void {
  const mood = moodOf(c);
  if (!mood || mood === 'glad') {
    c.mark(line, ink, width);
    return;
  }
  const points = pts(line);
  const [from, to] = [points[0]!, points.at(-1)!];
  const [ux, uy] = [to[0] - from[0], to[1] - from[1]];
  const long = ux * ux + uy * uy;
  const bent = points.map(([x, y]): Point => {
    const t = ((x - from[0]) * ux + (y - from[1]) * uy) / long;
    const [cx, cy] = [from[0] + ux * t, from[1] + uy * t];
    return [cx + (x - cx) * BENT[mood], cy + (y - cy) * BENT[mood]];
  });
  c.mark(bent, ink, width);
}
