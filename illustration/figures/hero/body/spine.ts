/**
 * The bending trunk. Cloth, neck and straps are bent along an arc from the hip joint to the neck; head and arms keep
 * their shape and are moved and turned with it. Frame: the trunk's, hip joint 0, 0.
 */

import { applyMatrix, IDENTITY, type Placement, placeOn } from '../../../paper/matrix.ts';
import { type Point, radians } from '../../../paper/outline.ts';
import type { Bend } from '../../../paper/placement-stack.ts';
import type { PoseData } from '../pose/pose-data.ts';
import type { Doll } from './doll.ts';

/** Distance from the hip joint to the neck of a child of five, and where the neck begins and ends above the hip joint. */
const TRUNK = 78;
const NECK = [68, 88] as const;

const within01 = (t: number): number => Math.max(0, Math.min(1, t));

/** Turn of the trunk at a height above the hip joint, degrees. */
const turnAt = (spine: number, length: number, y: number): number =>
  (spine * Math.min(length, Math.max(0, -y))) / length;

/** Moves a point of the upright trunk onto the arc; points below the hip joint stay. */
function onArc(spine: number, length: number): Bend {
  const k = radians(spine) / length;
  return (x, y) => {
    if (y >= 0 || spine === 0) return [x, y];
    const turned = k * Math.min(length, -y);
    const [cos, sin] = [Math.cos(turned), Math.sin(turned)];
    const beyond = Math.max(0, -y - length);
    return [(1 - cos) / k + x * cos + beyond * sin, -sin / k + x * sin - beyond * cos];
  };
}

/** The bend of the trunk's cloth: raised or dropped shoulders, neck pushed forward, bent spine; null for none. */
export function trunkBend(doll: Doll, pose: PoseData): Bend | null {
  const { spine = 0, neck = 0, shoulders = [0, 0] } = pose;
  if (!spine && !neck && !shoulders[0] && !shoulders[1]) return null;
  const { torso, width } = doll.size;
  const arc = onArc(spine, TRUNK * torso);
  return (x, y) => {
    const up = -y / torso;
    const lifted = shoulders[x < 0 ? 0 : 1] * within01(Math.abs(x) / (22 * width)) * within01((up - 34) / 26);
    const forward = neck * within01((up - NECK[0]) / (NECK[1] - NECK[0]));
    return arc(x + forward, y - lifted);
  };
}

/** The placement of something attached to the trunk at a point: moved and turned with the trunk there. */
export function placeOnTrunk(doll: Doll, pose: PoseData, [x, y]: Point): Placement {
  const { spine = 0 } = pose;
  if (!spine) return {};
  const length = TRUNK * doll.size.torso;
  const rot = turnAt(spine, length, y);
  const [toX, toY] = onArc(spine, length)(x, y);
  const [fromX, fromY] = applyMatrix(placeOn(IDENTITY, { rot }), x, y);
  return { x: toX - fromX, y: toY - fromY, rot };
}

/** The placement of the head on the trunk; `neck` pushes it forward and a little down. */
export function headPlacement(doll: Doll, pose: PoseData): Placement {
  const { head, torso } = doll.size;
  const { neck = 0 } = pose;
  return {
    x: (pose.head.x ?? 0) + neck,
    y: -TRUNK * torso - 43 * head + (pose.head.y ?? 0) + Math.max(0, neck) * 0.3,
    rot: pose.head.tilt,
    scale: head,
  };
}

/** The top of the trunk, where the head is attached. */
export const neckPoint = (doll: Doll): Point => [0, -TRUNK * doll.size.torso];
