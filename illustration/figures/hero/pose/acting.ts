/**
 * Acting: what a scene changes of a pose. Every field is optional. Left and right are the rig's: `right` leads, on the
 * side the hero faces.
 */
import type { Point } from '../../../paper/outline.ts';
import { legPoseOf } from '../body/anchors.ts';
import type { Doll, Side } from '../body/doll.ts';
import { placeLeg } from '../body/legs.ts';
import type { ArmPose, LegPose, PoseData } from './pose-data.ts';
import { solveTwoBones } from './two-bone.ts';

export interface Act {
  /** Bend of trunk, neck and head in degrees, −35…35, positive the way the hero faces. Added to the pose's own. */
  readonly spine?: number;
  /** Degrees each hand is turned at the wrist, −80…80, clockwise in a hero who faces right. */
  readonly wrists?: readonly [left: number, right: number];
  /** Shoulders raised (positive) or dropped, −6…6 units: a shrug is [6, 6]. */
  readonly shoulders?: readonly [left: number, right: number];
  /** Head pushed forward, −4…10 units. */
  readonly neck?: number;
  /** Roll of the head, −25…25 degrees, positive the way the hero faces. Added to the pose's own. */
  readonly tilt?: number;
  /** The supporting leg: the hips move over it, its shoulder drops, the other leg rests. */
  readonly weight?: 'left' | 'right';
  /** Heels off the ground. */
  readonly toes?: 'left' | 'right' | 'both';
  /** How far the hips sink over bent knees, 0–24 units: under a load, before a jump. */
  readonly knees?: number;
  /** Upper arm and forearm in degrees from straight down, in place of the pose's; null leaves one as it is. */
  readonly arms?: readonly [left: ArmAngles | null, right: ArmAngles | null];
}

type ArmAngles = ArmPose['angles'];

/** A value kept between two bounds. */
export const between = (low: number, high: number, value: number): number =>
  Math.min(high, Math.max(low, value));

/** How far the hips move over the supporting leg, and its shoulder drops. */
const SWAY = 6;
const DROP = 4;
/** A raised heel: turn of the foot, rise of the ankle. */
const HEEL = { turn: 32, rise: 8 } as const;

/** Applies an act to a pose. Seated bodies keep their legs. */
export function applyAct(doll: Doll, pose: PoseData, act: Act): PoseData {
  const spine = between(-35, 35, (pose.spine ?? 0) + (act.spine ?? 0));
  const shoulders = act.shoulders?.map((up) => between(-6, 6, up)) ?? [0, 0];
  const drops = act.weight ? (act.weight === 'left' ? [DROP, 0] : [0, DROP]) : [0, 0];
  const raised = [0, 1].map((i) => (pose.shoulders?.[i] ?? 0) + (shoulders[i] ?? 0) - (drops[i] ?? 0));
  const [left = 0, right = 0] = raised;
  const given = (arm: ArmPose, i: 0 | 1): ArmPose => {
    const angles = act.arms?.[i];
    const wrist = act.wrists?.[i];
    const turned = wrist === undefined ? arm : { ...arm, wrist: (arm.wrist ?? 0) + between(-80, 80, wrist) };
    return angles ? { ...turned, angles } : turned;
  };
  const standing: PoseData = {
    ...pose,
    spine,
    shoulders: [left, right],
    neck: between(-4, 10, (pose.neck ?? 0) + (act.neck ?? 0)),
    head: { ...pose.head, tilt: pose.head.tilt + between(-25, 25, act.tilt ?? 0) },
    arms: {
      left: raisedArm(given(pose.arms.left, 0), -1, (shoulders[0] ?? 0) - (drops[0] ?? 0)),
      right: raisedArm(given(pose.arms.right, 1), 1, (shoulders[1] ?? 0) - (drops[1] ?? 0)),
    },
  };
  return onToes(onBentKnees(doll, weighted(doll, standing, act.weight), act.knees), act.toes);
}

function raisedArm(arm: ArmPose, side: Side, up: number): ArmPose {
  if (!up) return arm;
  const [x, y] = arm.shoulder ?? [side * 22.5, -64];
  return { ...arm, shoulder: [x, y - up] };
}

/** Whether the pose stands on its legs. */
const stands = (pose: PoseData): boolean =>
  pose.ground === 'feet' && !pose.legsOver && !pose.legs.left.points && !pose.legs.right.points;

function weighted(doll: Doll, pose: PoseData, weight: Act['weight']): PoseData {
  if (!weight || !stands(pose)) return pose;
  const carrying: Side = weight === 'left' ? -1 : 1;
  const leg = (side: Side): LegPose => {
    const own = legPoseOf(pose, side);
    const { hip, ankle } = placeLeg(doll, side, own);
    const rests = side !== carrying;
    const from: Point = [hip[0], hip[1] + (rests ? 3 : 0)];
    // The feet stay in place while the hips move; the resting foot is a little outwards.
    const to: Point = [ankle[0] - carrying * SWAY + (rests ? side * 5 : 0), ankle[1]];
    return bent(doll, { ...own, hip: from }, from, to, rests ? own.toe * 6 : 0);
  };
  return { ...pose, sway: carrying * SWAY, legs: { left: leg(-1), right: leg(1) } };
}

/** Sinks the hips over the feet, the knees forward and a little apart. */
function onBentKnees(doll: Doll, pose: PoseData, by = 0): PoseData {
  const sink = between(0, 24, by);
  if (!sink || !stands(pose)) return pose;
  const leg = (side: Side): LegPose => {
    const own = legPoseOf(pose, side);
    const { hip, ankle } = placeLeg(doll, side, own);
    return bent(doll, own, hip, [ankle[0] + (side * sink) / 4, ankle[1] - sink * doll.size.leg]);
  };
  return { ...pose, legs: { left: leg(-1), right: leg(1) } };
}

/** A leg from hip to ankle, its knee the way its toe points. */
function bent(doll: Doll, leg: LegPose, hip: Point, ankle: Point, turn = 0): LegPose {
  const [thigh, shin] = (leg.lengths ?? [44, 42]).map((l) => l * doll.size.leg) as [number, number];
  const { angles } = solveTwoBones(hip, ankle, thigh, shin, ([x]) => x * leg.toe);
  return { ...leg, angles, foot: leg.foot + turn };
}

function onToes(pose: PoseData, toes: Act['toes']): PoseData {
  if (!toes || !stands(pose)) return pose;
  const leg = (side: Side): LegPose => {
    const own = legPoseOf(pose, side);
    if (toes !== 'both' && (toes === 'left') !== side < 0) return own;
    const foot = own.foot + own.toe * HEEL.turn;
    if (toes === 'both') return { ...own, foot };
    const [upper, lower] = own.angles;
    return { ...own, foot, angles: [upper + own.toe * 14, lower - own.toe * 16] };
  };
  const lift = toes === 'both' ? { lift: (pose.lift ?? 0) + HEEL.rise } : {};
  return { ...pose, ...lift, legs: { left: leg(-1), right: leg(1) } };
}
