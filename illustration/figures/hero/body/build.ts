/** Bodies of every age and build, all from one rig, so that every hair and outfit fits. */
import type { Point } from '../../../paper/outline.ts';
import type { BuildId } from '../look/features.ts';
import type { Look } from '../look/look.ts';
import type { AgeId } from '../look/look-options.ts';

/** Sizes relative to a child of five, whose units the parts are drawn in (standing height 262 without hair). */
export interface Proportions {
  readonly head: number;
  readonly torso: number;
  readonly width: number;
  readonly arm: number;
  readonly leg: number;
  /** Thickness of arms and legs. */
  readonly limb: number;
  /** Eyes sit lower and larger in a small child's face. */
  readonly eyeDrop: number;
  readonly eyeSize: number;
}

export interface Body {
  readonly size: Proportions;
  /** Scale of the whole figure, against a child of five. */
  readonly scale: number;
  /** 0 a child's face, 1 an adult's: smaller eyes under lids, a longer jaw, a larger nose. */
  readonly maturity: number;
  readonly grown: boolean;
  /** An elder's face: lines and grey hair. */
  readonly aged: boolean;
  /** Bend of the back at rest, degrees. */
  readonly stoop: number;
  /** How far the belly of a pregnant body stands out, in cloth units. */
  readonly belly: number;
}

const CHILD: Proportions = { head: 1, torso: 1, width: 1, arm: 1, leg: 1, limb: 1, eyeDrop: 0, eyeSize: 1 };

/** Proportions and scale of each age, heads from half of a baby's height to a fifth of a grown-up's. */
const AGE_BODIES: Readonly<Record<AgeId, Proportions & { readonly scale: number }>> = {
  baby: {
    ...CHILD,
    head: 1.1,
    torso: 0.7,
    width: 0.98,
    arm: 0.62,
    leg: 0.4,
    eyeDrop: 6,
    eyeSize: 1.1,
    scale: 0.7,
  },
  toddler: {
    ...CHILD,
    head: 1.06,
    torso: 0.8,
    width: 1,
    arm: 0.74,
    leg: 0.52,
    eyeDrop: 3.6,
    eyeSize: 1.08,
    scale: 0.88,
  },
  little: {
    ...CHILD,
    head: 1.03,
    torso: 0.87,
    width: 0.96,
    arm: 0.86,
    leg: 0.72,
    eyeDrop: 2,
    eyeSize: 1.07,
    scale: 1,
  },
  middle: { ...CHILD, scale: 1 },
  big: {
    ...CHILD,
    head: 0.95,
    torso: 1.1,
    width: 1.03,
    arm: 1.13,
    leg: 1.22,
    eyeDrop: -1.6,
    eyeSize: 0.96,
    scale: 1,
  },
  teen: {
    ...CHILD,
    head: 0.79,
    torso: 1.2,
    width: 0.98,
    arm: 1.3,
    leg: 1.56,
    eyeDrop: -2.4,
    eyeSize: 0.9,
    scale: 1.14,
  },
  grown: {
    ...CHILD,
    head: 0.69,
    torso: 1.28,
    width: 1.12,
    arm: 1.38,
    leg: 1.7,
    eyeDrop: -3,
    eyeSize: 0.84,
    scale: 1.27,
  },
  elder: {
    ...CHILD,
    head: 0.73,
    torso: 1.16,
    width: 1.14,
    arm: 1.3,
    leg: 1.46,
    eyeDrop: -3,
    eyeSize: 0.82,
    scale: 1.22,
  },
};

/** Factors of each build on the body of its age. */
const BUILDS: Readonly<
  Record<BuildId, { width: number; limb: number; scale: number; leg: number; belly: number }>
> = {
  medium: { width: 1, limb: 1, scale: 1, leg: 1, belly: 0 },
  slight: { width: 0.88, limb: 0.86, scale: 1, leg: 1, belly: 0 },
  broad: { width: 1.24, limb: 1.2, scale: 1, leg: 0.97, belly: 0 },
  tall: { width: 0.97, limb: 0.97, scale: 1.05, leg: 1.1, belly: 0 },
  short: { width: 1.06, limb: 1.04, scale: 0.94, leg: 0.88, belly: 0 },
  pregnant: { width: 1.04, limb: 1, scale: 1, leg: 1, belly: 25 },
};

const MATURITY: Readonly<Partial<Record<AgeId, number>>> = { teen: 0.5, grown: 1, elder: 1 };

/** Bend of an elder's back, degrees. */
const STOOP = 11;

/** The body of a look. The same record for the same age and build. */
export function bodyOf({ age, build = 'medium' }: Pick<Look, 'age' | 'build'>): Body {
  const key = `${age} ${build}` as const;
  const known = bodies.get(key);
  if (known) return known;
  const { scale, ...size } = AGE_BODIES[age];
  const own = BUILDS[build];
  const body: Body = {
    size: { ...size, width: size.width * own.width, limb: size.limb * own.limb, leg: size.leg * own.leg },
    scale: scale * own.scale,
    maturity: MATURITY[age] ?? 0,
    grown: MATURITY[age] === 1,
    aged: age === 'elder',
    stoop: age === 'elder' ? STOOP : 0,
    belly: own.belly,
  };
  bodies.set(key, body);
  return body;
}

const bodies = new Map<string, Body>();

/** The right half of a head as it grows up: narrower at the cheeks, with a longer and squarer jaw. */
export function maturedHead(half: readonly Point[], maturity: number): readonly Point[] {
  if (maturity === 0) return half;
  return half.map(([x, y, corner]) => {
    const jaw = Math.max(0, Math.min(1, (y - 10) / 30));
    const low = y > 0 ? y * (1 + 0.14 * maturity) : y;
    return [x * (1 - (0.09 - 0.06 * jaw) * maturity), low, corner ?? 0];
  });
}
