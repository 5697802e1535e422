/** Aims an arm at a point: elbow and wrist follow from where the palm is to be and which way the fingers go. */
import { type Point, pointAt } from '../../../paper/outline.ts';
import type { Doll, Side } from '../body/doll.ts';
import { between } from './acting.ts';
import type { ArmPose } from './pose-data.ts';
import { solveTwoBones } from './two-bone.ts';

/** From the wrist to the middle of the palm. */
const PALM = 8;
/** How far the arm of a child of five can be stretched, against its natural length. */
const STRETCH = 1.34;
/** The limit for smaller children, whose arms then reach nearly as far. */
const MOST_STRETCH = 1.6;
const NATURAL = [30, 29] as const;
/** How far a wrist bends. */
const WRIST = 80;

/** How far an arm of this body can be stretched, against its natural length. */
export function maxStretch({ size }: Doll): number {
  return Math.min(MOST_STRETCH, STRETCH / Math.min(1, size.arm));
}

interface Aim {
  /** The least length of the arm, against its natural length. */
  readonly least?: number;
  /** Where the fingers point, degrees from straight down, positive to the right; as the forearm does by default. */
  readonly heading?: number;
}

/**
 * Aims an arm so that its palm is at a point of the shoulder's frame, or as near as it reaches. Elbows hang down and out;
 * from the side they bend forward.
 */
export function aimArm(doll: Doll, side: Side, arm: ArmPose, target: Point, aim: Aim = {}): ArmPose {
  const { least = 1, heading } = aim;
  const { size, profile } = doll;
  const [sx, sy] = arm.shoulder ?? [side * 22.5, -64];
  const from: Point = [sx * size.width, sy * size.torso];
  const away = Math.hypot(target[0] - from[0], target[1] - from[1]);
  const natural = (NATURAL[0] + NATURAL[1]) * size.arm + PALM;
  const k = between(least, Math.max(least, maxStretch(doll)), (away - PALM) / (natural * 0.97 - PALM));
  const [upper, lower] = [NATURAL[0] * k, NATURAL[1] * k];
  const likes = ([x, y]: Point): number => (profile ? y * 0.5 - x : y + side * x * 0.7);
  let bones = solveTwoBones(from, target, upper * size.arm, lower * size.arm + PALM, likes);
  const wristFor = (forearm: number): number =>
    heading === undefined ? (arm.wrist ?? 0) : between(-WRIST, WRIST, turnBetween(heading, forearm));
  let wrist = wristFor(bones.angles[1]);
  // A turned hand leaves the line of the forearm, so the wrist is aimed such that the palm ends at the target.
  if (wrist !== 0)
    for (let i = 0; i < 8; i++) {
      const wristAt = pointAt(target, bones.angles[1] - wrist, -PALM);
      bones = solveTwoBones(from, wristAt, upper * size.arm, lower * size.arm, likes);
      wrist = wristFor(bones.angles[1]);
    }
  return {
    ...arm,
    angles: bones.angles,
    lengths: [upper, lower],
    ...(heading === undefined ? {} : { wrist }),
  };
}

/** The turn from one direction to another, −180…180 degrees. */
const turnBetween = (from: number, to: number): number => ((((to - from + 180) % 360) + 360) % 360) - 180;

/** Points an arm and its first finger at a point of the shoulder's frame; the thumb is up. */
export function pointArm(doll: Doll, side: Side, arm: ArmPose, [x, y]: Point): ArmPose {
  const { size } = doll;
  const [sx, sy] = arm.shoulder ?? [side * 22.5, -64];
  const [dx, dy] = [x - sx * size.width, y - sy * size.torso];
  const heading = (Math.atan2(dx, dy) * 180) / Math.PI;
  const bend = side * 7;
  // An arm beside the head is drawn longer, so that the hand is seen above it.
  const k = Math.abs(heading) > 135 ? maxStretch(doll) * 1.1 : 1.14;
  return {
    ...arm,
    angles: [heading - bend, heading + bend * 0.4],
    lengths: [NATURAL[0] * k, NATURAL[1] * k],
    hand: 'point',
    wrist: 0,
    thumb: dx > 0 ? -1 : 1,
    layer: 'front',
    pin: true,
  };
}
