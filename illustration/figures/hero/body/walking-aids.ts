/** Walking aids that stand on the ground: crutches, a frame, a guide dog, a cane. */

import { applyMatrix, IDENTITY, type Matrix } from '../../../paper/matrix.ts';
import type { Point } from '../../../paper/outline.ts';
import { AID_RECORDS } from '../../../parts/aids.records.generated.ts';
import type { Look } from '../look/look.ts';
import type { PoseData } from '../pose/pose-data.ts';
import { armPoseOf, measureAnchors } from './anchors.ts';
import { type Doll, SIDES, type Side } from './doll.ts';

/** A hand that holds the aid, with its elbow. */
export interface HandGrip {
  readonly side: Side;
  readonly palm: Point;
  readonly elbow: Point;
}

/** Drawn in the frame of the anchors: the ground between the feet is 0, 0, the child walks to the right. */
export type DrawWalkingAid = (doll: Doll, hands: readonly HandGrip[]) => void;

export interface WalkingAid {
  /** Where the palm of a side holds it; null where that hand stays free. */
  readonly grip: (doll: Doll, side: Side) => Point | null;
  /** What is drawn behind the child, in front, and over the hands that hold it. */
  readonly behind?: DrawWalkingAid;
  readonly before?: DrawWalkingAid;
  readonly over?: DrawWalkingAid;
  /** Its bounds (left, top, right, bottom) beside a child of five. */
  readonly box: readonly [x0: number, y0: number, x1: number, y1: number];
}

/** Lift of an arm, degrees from straight down, from which its hand stays free (waving, pointing). */
const LIFTED = 70;

const isFree = (pose: PoseData, side: Side): boolean => Math.abs(armPoseOf(pose, side).angles[0]) < LIFTED;

/** Lean of the hips, degrees, from which a child is down on knees or hands. */
const DOWN = 18;

/** False where a child sits, kneels, bends down, climbs or jumps: the aid is left out. */
const walksIn = (pose: PoseData): boolean =>
  pose.ground === 'feet' &&
  (pose.torso ?? 0) < DOWN &&
  pose.drape !== 'seated' &&
  SIDES.some((side) => isFree(pose, side));

/** The walking aid in a pose; null without one, and where it is left out. */
export function walkingAidOf(look: Look, pose: PoseData): WalkingAid | null {
  const walking = look.aids.map((id) => AID_RECORDS[id].walking).find((one) => one !== undefined);
  return walksIn(pose) ? (walking ?? null) : null;
}

/**
 * The hand that holds a cane: the leading one, or the other where a pose lifts that one or a scene sends it elsewhere. Null
 * where both are needed and where the cane is laid aside.
 */
export function caneSideOf(pose: PoseData, reachTo: { left?: unknown; right?: unknown } = {}): Side | null {
  if (!walksIn(pose)) return null;
  if (isFree(pose, 1) && !reachTo.right) return 1;
  return isFree(pose, -1) && !reachTo.left ? -1 : null;
}

/** Targets of the hands that hold the aid, in the frame of the anchors. */
export function handsOnAid(
  doll: Doll,
  pose: PoseData,
  base: Matrix,
  { grip }: WalkingAid,
): { left?: Point; right?: Point } {
  const to = (side: Side): Point | null => {
    const at = isFree(pose, side) ? grip(doll, side) : null;
    return at && applyMatrix(base, at[0], at[1]);
  };
  const [left, right] = [to(-1), to(1)];
  return { ...(left ? { left } : {}), ...(right ? { right } : {}) };
}

/** Largest distance of a palm from the grip it holds. */
const HELD = 18;

/** The hands at the aid; a scene may have sent one elsewhere. */
export function handGrips(doll: Doll, pose: PoseData, { grip }: WalkingAid): HandGrip[] {
  const { leftHand, rightHand, elbows } = measureAnchors(doll, pose, IDENTITY);
  return SIDES.flatMap((side) => {
    const at = grip(doll, side);
    const palm = side < 0 ? leftHand : rightHand;
    if (!at || Math.hypot(palm[0] - at[0], palm[1] - at[1]) > HELD) return [];
    return [{ side, palm, elbow: side < 0 ? elbows[0] : elbows[1] }];
  });
}
