/** Anchors: named points of a posed hero, for example to place a lantern in a hand or a hero on a horse. */
import { applyMatrix, IDENTITY, type Matrix, placeOn } from '../../../paper/matrix.ts';
import type { Point } from '../../../paper/outline.ts';
import { eyePlace } from '../head/eyes.ts';
import { mouthPlace } from '../head/mouth.ts';
import type { ArmPose, LegPose, PoseData } from '../pose/pose-data.ts';
import { placeArm } from './arms.ts';
import type { Doll, Side } from './doll.ts';
import { placeLeg } from './legs.ts';
import { headPlacement, neckPoint, placeOnTrunk } from './spine.ts';

/**
 * Points of the body in the hero's frame: origin on the ground (or at the hip joint when off it). `right` is the leading
 * side, the way the hero faces; a hero who faces left has the right hand at the picture's left.
 */
export interface Anchors {
  /** Middle of each palm. */
  readonly leftHand: Point;
  readonly rightHand: Point;
  /** Middle of the head and its half width. */
  readonly head: Point;
  readonly headRadius: number;
  readonly seat: Point;
  readonly feet: readonly [left: Point, right: Point];
  /** Between the eyes. */
  readonly eyes: Point;
  readonly mouth: Point;
  readonly chest: Point;
  /** Between the shoulder blades. */
  readonly back: Point;
  readonly lap: Point;
  readonly elbows: readonly [left: Point, right: Point];
  readonly shoulders: readonly [left: Point, right: Point];
  readonly knees: readonly [left: Point, right: Point];
}

export const armPoseOf = (pose: PoseData, side: Side): ArmPose =>
  side < 0 ? pose.arms.left : pose.arms.right;
export const legPoseOf = (pose: PoseData, side: Side): LegPose =>
  side < 0 ? pose.legs.left : pose.legs.right;

/** How far the hero's origin is below the hip joint. */
export function groundY(doll: Doll, pose: PoseData): number {
  if (pose.ground === 'centre') return 0;
  if (typeof pose.ground === 'number') return pose.ground;
  const m = placeOn(IDENTITY, { rot: pose.rot ?? 0 });
  const depths = ([-1, 1] as const).flatMap((side) => {
    const { knee, ankle } = placeLeg(doll, side, legPoseOf(pose, side));
    return [applyMatrix(m, knee[0], knee[1])[1] + 8, applyMatrix(m, ankle[0], ankle[1])[1] + 9.4];
  });
  return Math.max(...depths) + (pose.lift ?? 0);
}

/** The frames of a posed body: `body` hips and legs, `trunk` the upright trunk on it. */
export function bodyFrames(doll: Doll, pose: PoseData, base: Matrix): { body: Matrix; trunk: Matrix } {
  const stood = placeOn(base, { x: pose.sway ?? 0, y: -groundY(doll, pose) });
  const body = placeOn(stood, { rot: pose.rot ?? 0 });
  return { body, trunk: placeOn(body, { rot: pose.torso ?? 0 }) };
}

export function measureAnchors(doll: Doll, pose: PoseData, base: Matrix): Anchors {
  const { body, trunk } = bodyFrames(doll, pose, base);
  const { torso, leg, width } = doll.size;
  const head = placeOn(placeOn(trunk, placeOnTrunk(doll, pose, neckPoint(doll))), headPlacement(doll, pose));
  const onTrunk = (at: Point): Point =>
    applyMatrix(placeOn(trunk, placeOnTrunk(doll, pose, at)), at[0], at[1]);
  const armOn = (side: Side): { shoulder: Point; elbow: Point; palm: Point } => {
    const place = placeArm(doll, side, armPoseOf(pose, side));
    const m = placeOn(trunk, placeOnTrunk(doll, pose, place.shoulder));
    const at = ([x, y]: Point): Point => applyMatrix(m, x, y);
    return { shoulder: at(place.shoulder), elbow: at(place.elbow), palm: at(place.palm) };
  };
  const [leftArm, rightArm] = [armOn(-1), armOn(1)];
  const legOn = (side: Side): { knee: Point; ankle: Point } => {
    const { knee, ankle } = placeLeg(doll, side, legPoseOf(pose, side));
    return { knee: applyMatrix(body, knee[0], knee[1]), ankle: applyMatrix(body, ankle[0], ankle[1]) };
  };
  const [leftLeg, rightLeg] = [legOn(-1), legOn(1)];
  const [near, far] = [eyePlace(doll, -1), eyePlace(doll, 1)];
  const eye: Point = doll.profile ? [near.x, near.y] : [(near.x + far.x) / 2, (near.y + far.y) / 2];
  const lips = mouthPlace(doll);
  const knees = [leftLeg.knee, rightLeg.knee] as const;
  const lap = pose.legsOver
    ? ([(knees[0][0] + knees[1][0]) / 4, Math.min(knees[0][1], knees[1][1]) - 8] as const)
    : applyMatrix(body, 14, -6 * leg);
  return {
    leftHand: leftArm.palm,
    rightHand: rightArm.palm,
    head: applyMatrix(head, 0, 0),
    headRadius: 50 * doll.size.head * Math.hypot(base[0], base[1]),
    seat: applyMatrix(body, 0, 8),
    feet: [leftLeg.ankle, rightLeg.ankle],
    eyes: applyMatrix(head, eye[0], eye[1]),
    mouth: applyMatrix(head, lips[0], lips[1]),
    chest: onTrunk([6 * width, -46 * torso]),
    back: onTrunk([-22 * width, -50 * torso]),
    lap,
    elbows: [leftArm.elbow, rightArm.elbow],
    shoulders: [leftArm.shoulder, rightArm.shoulder],
    knees,
  };
}
