/** Two-bone inverse kinematics: the angles with which a limb ends at a point (law of cosines). */
import { type Point, pointAt } from '../../../paper/outline.ts';

export interface BoneAngles {
  /** Degrees from straight down, positive to the right, as poses give them. */
  readonly angles: readonly [upper: number, lower: number];
  readonly joint: Point;
  readonly end: Point;
}

const degrees = (radians: number): number => (radians * 180) / Math.PI;
const downTo = (from: Point, to: Point): number => degrees(Math.atan2(to[0] - from[0], to[1] - from[1]));

/** The angle plus whole turns that is nearest to another. */
const near = (angle: number, other: number): number => angle + Math.round((other - angle) / 360) * 360;

/**
 * Solves bones of lengths `a` and `b` from `from` to `to`, or as near as they reach. Of the two solutions it takes the
 * one whose joint `likes` rates higher.
 */
export function solveTwoBones(
  from: Point,
  to: Point,
  a: number,
  b: number,
  likes: (joint: Point) => number,
): BoneAngles {
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const d = Math.min(a + b - 0.01, Math.max(Math.abs(a - b) + 0.01, far));
  const heading = far < 0.01 ? 0 : downTo(from, to);
  const opening = degrees(Math.acos(Math.min(1, Math.max(-1, (a * a + d * d - b * b) / (2 * a * d)))));
  const end = pointAt(from, heading, d);
  const [one, other] = [heading + opening, heading - opening].map((upper): BoneAngles => {
    const joint = pointAt(from, upper, a);
    return { angles: [upper, near(downTo(joint, end), upper)], joint, end };
  }) as [BoneAngles, BoneAngles];
  return likes(one.joint) >= likes(other.joint) ? one : other;
}
