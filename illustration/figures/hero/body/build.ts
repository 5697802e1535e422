/** Builds: children of three ages, babies, grown-ups and elders, all from one rig, so that every hair and outfit fits. */
import type { Point } from '../../../paper/outline.ts';
import type { AgeBandId } from '../look/look-options.ts';

/** `child` uses the look's age. */
export type Build = 'child' | 'grown-up' | 'elder' | 'baby';

/** Sizes relative to a child of five, whose units the parts are drawn in (standing height 262 without hair). */
export interface Proportions {
  readonly head: number;
  readonly torso: number;
  readonly width: number;
  readonly arm: number;
  readonly leg: number;
  /** Eyes sit lower and larger in a small child's face. */
  readonly eyeDrop: number;
  readonly eyeSize: number;
}

export interface Body {
  readonly size: Proportions;
  /** Scale of the whole figure, against a child of five. */
  readonly scale: number;
  /** An adult face: smaller eyes under lids, a longer jaw, a larger nose. */
  readonly grown: boolean;
  /** An elder's face: lines and grey hair. */
  readonly aged: boolean;
  /** Bend of the back at rest, degrees. */
  readonly stoop: number;
}

const CHILDREN: Record<AgeBandId, Proportions> = {
  little: { head: 1.03, torso: 0.87, width: 0.96, arm: 0.86, leg: 0.72, eyeDrop: 2, eyeSize: 1.07 },
  middle: { head: 1, torso: 1, width: 1, arm: 1, leg: 1, eyeDrop: 0, eyeSize: 1 },
  big: { head: 0.95, torso: 1.1, width: 1.03, arm: 1.13, leg: 1.22, eyeDrop: -1.6, eyeSize: 0.96 },
};

const GROWN: Proportions = {
  head: 0.82,
  torso: 1.24,
  width: 1.1,
  arm: 1.34,
  leg: 1.6,
  eyeDrop: -3,
  eyeSize: 0.86,
};
const AGED: Proportions = { ...GROWN, head: 0.87, torso: 1.16, width: 1.14, arm: 1.28, leg: 1.4 };
const BABY: Proportions = {
  head: 1.04,
  torso: 0.7,
  width: 0.98,
  arm: 0.66,
  leg: 0.44,
  eyeDrop: 4.5,
  eyeSize: 1.14,
};

/** Height of grown-ups by the look's age band. */
const STATURE: Record<AgeBandId, number> = { little: 0.94, middle: 1, big: 1.05 };

export function bodyOf(build: Build, age: AgeBandId): Body {
  const child = { grown: false, aged: false, stoop: 0 };
  switch (build) {
    case 'child':
      return { ...child, size: CHILDREN[age], scale: 1 };
    case 'baby':
      return { ...child, size: BABY, scale: 0.76 };
    case 'grown-up':
      return { size: GROWN, scale: 1.27 * STATURE[age], grown: true, aged: false, stoop: 0 };
    case 'elder':
      return { size: AGED, scale: 1.22 * STATURE[age], grown: true, aged: true, stoop: 9 };
  }
}

/** The right half of an adult's head: narrower at the cheeks, with a longer and squarer jaw. */
export function grownHead(half: readonly Point[]): Point[] {
  return half.map(([x, y, corner]) => {
    const jaw = Math.max(0, Math.min(1, (y - 10) / 30));
    return [x * (0.91 + 0.05 * jaw), y > 0 ? y * 1.1 : y, corner ?? 0];
  });
}
