/** The eyes of animals: a dark dot, or a ring or white with a pupil. They follow mood and gaze. */
import type { Cutter } from '../../paper/cutter.ts';
import type { Outline, Point } from '../../paper/outline.ts';
import { FLEECE, GLINT, SOOT } from '../../paper/papers.ts';
import type { AnimalPose } from '../../parts/animal.ts';
import { gazeFrom, type Mood, moodOf } from './acting.ts';

/** The side of an eye that is turned to the other eye, or to the nose. */
type Inner = -1 | 1;

/** How far down the upper lid lies at its inner and outer end: -1 open, 1 shut. */
const LIDS: Readonly<Partial<Record<Mood, readonly [inner: number, outer: number]>>> = {
  sad: [-0.9, -0.05],
  angry: [0.05, -0.9],
  sly: [-0.1, -0.16],
  tender: [-0.66, -0.22],
  sleepy: [0.3, 0.42],
};

/** Where the ends of a brow stand over an eye, in parts of its height; a small one is worried. */
const BROWS: Readonly<Partial<Record<Mood, readonly [inner: number, outer: number]>>> = {
  sad: [2.15, 1.4],
  angry: [1.2, 2],
  scared: [2.5, 1.95],
  worried: [2.3, 1.55],
  curious: [2.05, 2.2],
};

/** Half an eye: its ellipse without what lies above the lid. */
function below(
  x: number,
  y: number,
  rx: number,
  ry: number,
  lid: (x: number) => number,
  side: 1 | -1 = 1,
): Outline {
  return Array.from({ length: 28 }, (_, i): Point => {
    const t = (i / 28) * Math.PI * 2;
    const [px, py] = [x + Math.cos(t) * rx, y + Math.sin(t) * ry];
    return [px, side === 1 ? Math.max(py, lid(px)) : Math.min(py, lid(px))];
  });
}

const fine = (c: Cutter, outline: Outline, colour: string) => c.paper.flat(outline, colour, { step: 2 });

/** Whether eyes are shut, by mood or pose: a proud animal shuts them in content. */
export function shutEyes(c: Cutter, pose: AnimalPose): boolean {
  const mood = moodOf(c);
  return mood === undefined ? pose === 'sleep' : mood === 'asleep' || mood === 'proud';
}

/** The line of the upper lid over an eye of radii `rx`, `ry`, from left to right; null for an open eye. */
function lidOver(
  mood: Mood | undefined,
  x: number,
  y: number,
  rx: number,
  ry: number,
  inner: Inner,
): ((at: number) => number) | null {
  const lid = mood && LIDS[mood];
  if (!lid) return null;
  const [left, right] = inner < 0 ? lid : [lid[1], lid[0]];
  return (at) => y + ry * (left + ((right - left) * (at - x + rx)) / (2 * rx));
}

function brow(c: Cutter, x: number, y: number, rx: number, ry: number, inner: Inner, ink: string): void {
  const mood = moodOf(c);
  const ends = mood && BROWS[mood];
  if (!ends) return;
  const [at, out] = [x + inner * rx * 1.25, x - inner * rx * 1.5];
  const [from, to] = [y - ry * ends[0], y - ry * ends[1]];
  const lift = mood === 'scared' ? ry * 0.35 : ry * 0.1;
  c.mark(
    `${at},${from} ${(at + out) / 2},${(from + to) / 2 - lift} ${out},${to}`,
    ink,
    Math.min(4.6, Math.max(2.6, rx * 0.5)),
  );
}

function lidLine(c: Cutter, x: number, rx: number, lid: (at: number) => number, ink: string): void {
  const [left, right] = [x - rx * 1.3, x + rx * 1.3];
  c.mark(`${left},${lid(left)} ${right},${lid(right)}`, ink, Math.min(4.4, Math.max(2.6, rx * 0.42)));
}

/** Draws two eyes at x ± half the gap: dots with a glint, or shut. */
export function eyes(c: Cutter, pose: AnimalPose, x: number, y: number, gap: number, size = 6.4): void {
  for (const side of [-1, 1] as const)
    eye(c, pose, x + (side * gap) / 2, y + side * 0.5, size, SOOT, side === 1 ? -1 : 1);
}

/** Draws one eye. A single eye has its inner side at the left, where animals look. */
export function eye(
  c: Cutter,
  pose: AnimalPose,
  x: number,
  y: number,
  size = 6.4,
  ink = SOOT,
  inner: Inner = -1,
): void {
  if (shutEyes(c, pose)) {
    const bow = moodOf(c) === 'proud' ? -size * 0.7 : size;
    c.mark(`${x - size * 1.5},${y} ${x},${y + bow} ${x + size * 1.5},${y - 0.5}`, ink, size * 0.55);
    return;
  }
  const mood = moodOf(c);
  const gaze = gazeFrom(c, x, y);
  const [rx, ry] = [size * 0.82, size * 1.12];
  const lid = lidOver(mood, x, y, rx, ry, inner);
  const scared = mood === 'scared';
  if (!gaze && !lid && !(mood && BROWS[mood])) {
    c.dot(x, y, rx, ry, ink);
    c.dot(x - size * 0.05, y + size * 0.42, size * 0.48, size * 0.36, '#7a4a34', 0.8);
    c.dot(x + size * 0.26, y - size * 0.42, size * 0.32, size * 0.36, GLINT);
    return;
  }
  const open = lid ?? (() => y - ry * 9);
  const wide = scared ? 1.62 : 1.32;
  if ((gaze || (!lid && mood !== undefined && BROWS[mood])) && ink === SOOT)
    fine(c, below(x, y, rx * wide, ry * (scared ? 1.46 : 1.16), open), FLEECE);
  const [gx, gy] = gaze ?? [0, 0];
  const [px, py] = [x + gx * rx * 0.52, y + gy * ry * 0.34];
  const k = scared ? 0.78 : 1;
  fine(c, below(px, py, rx * k, ry * k, open), ink);
  const drop = lid ? 0.3 : -0.42;
  c.dot(px + size * 0.26 * k, py + size * drop * k, size * 0.3 * k, size * 0.32 * k, GLINT);
  if (lid) lidLine(c, x, rx, lid, ink);
  brow(c, x, y, rx, ry * (scared ? 1.2 : 1), inner, ink);
}

type EyeRound = readonly [dx: number, dy: number, rx: number, ry: number];

export interface WhiteEye {
  /** Cuts what surrounds the pupil. */
  readonly white: () => void;
  /** Half the width and height of that. */
  readonly round: readonly [rx: number, ry: number];
  readonly pupil: EyeRound;
  readonly ink?: string;
  readonly glint?: EyeRound;
  readonly glintInk?: string;
  readonly faint?: number;
  /** The paper of its lids. */
  readonly lid: string;
  /** The shut eye: where from the middle, and its size. */
  readonly shut: readonly [dx: number, dy: number, size: number];
  readonly shutInk?: string;
  readonly inner?: Inner;
}

/** Draws an eye with a white around the pupil, its middle at x, y. */
export function whiteEye(c: Cutter, pose: AnimalPose, x: number, y: number, look: WhiteEye): void {
  const {
    white,
    round,
    pupil,
    ink = SOOT,
    glint,
    glintInk = GLINT,
    faint = 1,
    lid: paper,
    shut,
    inner = -1,
  } = look;
  if (shutEyes(c, pose)) {
    eye(c, pose, x + shut[0], y + shut[1], shut[2], look.shutInk ?? SOOT);
    return;
  }
  const mood = moodOf(c);
  const [rx, ry] = round;
  white();
  const gaze = gazeFrom(c, x, y);
  const k = mood === 'scared' ? 0.66 : 1;
  const [dx, dy] = gaze
    ? [
        gaze[0] * Math.max(rx * 0.16, (rx - pupil[2]) * 0.74),
        gaze[1] * Math.max(ry * 0.14, (ry - pupil[3]) * 0.74),
      ]
    : [pupil[0], pupil[1]];
  c.dot(x + dx, y + dy, pupil[2] * k, pupil[3] * k, ink);
  if (glint)
    c.dot(
      x + glint[0] + (dx - pupil[0]),
      y + glint[1] + (dy - pupil[1]),
      glint[2] * k,
      glint[3] * k,
      glintInk,
      faint,
    );
  const lid = lidOver(mood, x, y, rx, ry, inner);
  if (lid) {
    fine(c, below(x, y, rx * 1.12, ry * 1.12, lid, -1), paper);
    lidLine(c, x, rx * 0.9, lid, SOOT);
  }
  if (mood === 'worried' || mood === 'curious' || (mood === 'scared' && rx < 20))
    brow(c, x, y + ry * 0.55, rx * 0.7, ry * 0.8, inner, SOOT);
}

export interface RingEye {
  /** Half the width of the ring; the pupil keeps to it. */
  readonly size: number;
  /** What surrounds the pupil. */
  readonly iris: string;
  /** The paper of its lids. */
  readonly lid: string;
  /** Half the width and height of the pupil, in parts of the ring (0.52, 0.58). */
  readonly pupil?: readonly [number, number];
  readonly inner?: Inner;
}

/** Draws an eye with a coloured ring around the pupil, as gulls and goats have. */
export function ringEye(c: Cutter, pose: AnimalPose, x: number, y: number, look: RingEye): void {
  const { size, iris, lid, pupil = [0.52, 0.58], inner = -1 } = look;
  whiteEye(c, pose, x, y, {
    white: () => c.dot(x, y, size, size * 1.06, iris),
    round: [size, size * 1.06],
    pupil: [-size * 0.16, size * 0.04, size * pupil[0], size * pupil[1]],
    glint: [size * 0.06, -size * 0.3, size * 0.22, size * 0.24],
    lid,
    shut: [0, 0, size * 0.8],
    inner,
  });
}

/** Sizes of the pale eyes of insects and crabs. */
export type BugEyes = Pick<WhiteEye, 'round' | 'pupil' | 'glint' | 'shut'>;

/** Draws the two pale eyes of insects and crabs, `apart` from x on both sides. */
export function bugEyes(
  c: Cutter,
  pose: AnimalPose,
  [x, y, apart]: readonly [x: number, y: number, apart: number],
  look: BugEyes & Pick<WhiteEye, 'lid'>,
): void {
  for (const side of [-1, 1]) {
    const at = x + side * apart;
    whiteEye(c, pose, at, y, {
      ...look,
      white: () => c.dot(at, y, ...look.round, FLEECE),
      glintInk: FLEECE,
      shutInk: FLEECE,
      inner: side < 0 ? 1 : -1,
    });
  }
}
