/** What a face asks of the body: the angle of the head, the shoulders, and hands where they are idle. */
import type { FaceHand, FaceState } from '../head/face-state.ts';
import { between } from './acting.ts';
import type { ArmPose, BodySpot, PoseData } from './pose-data.ts';

/** How far a head seen from the side rolls for each unit of a nod, degrees. */
const NOD = 2.4;

/** Adds the head's angle of a face to a pose. */
export function withHeadAngle(
  pose: PoseData,
  { tilt = 0, turn = 0, nod = 0 }: FaceState,
  profile: boolean,
): PoseData {
  const [x, y] = pose.gaze;
  return {
    ...pose,
    head: { ...pose.head, tilt: pose.head.tilt + tilt + (profile ? between(-6, 6, nod) * NOD : 0) },
    gaze: profile ? pose.gaze : [between(-16, 16, x + turn), between(-6, 9, y + nod)],
  };
}

/** Adds what a face does with spine, neck and shoulders, for acting. */
export function withShoulders(pose: PoseData, { neck, shrug = 0, lean }: FaceState): PoseData {
  const [left, right] = pose.shoulders ?? [0, 0];
  return {
    ...pose,
    ...(neck ? { neck: (pose.neck ?? 0) + neck } : {}),
    ...(shrug ? { shoulders: [left + shrug, right + shrug] as const } : {}),
    ...(lean ? { spine: between(-35, 35, (pose.spine ?? 0) + lean) } : {}),
  };
}

/** Arms that hang at most so far to the side are idle, degrees. */
const HANGS = 66;

/** Whether an arm hangs with an empty hand. */
const isIdle = ({ hand, angles, grasp, resting }: ArmPose): boolean =>
  resting === true ||
  (hand === 'mitt' && grasp === undefined && angles.every((angle) => Math.abs(angle) <= HANGS));

/** Places in the middle, which either hand may go to. */
const MIDDLE: readonly BodySpot[] = ['nose', 'mouth', 'chin', 'chest'];

type HandSide = 'left' | 'right';

/** Brings idle hands to where a face has them; `busy` tells which are not to be moved. */
export function withFaceHands(
  pose: PoseData,
  { hands }: FaceState,
  busy: (side: HandSide) => boolean,
): PoseData {
  if (!hands) return pose;
  const idle = (side: HandSide): boolean => !busy(side) && !pose.at?.[side] && isIdle(pose.arms[side]);
  const told: Partial<Record<HandSide, FaceHand>> = {};
  for (const side of ['right', 'left'] as const) {
    const hand = hands[side];
    const other = side === 'left' ? 'right' : 'left';
    if (!hand) continue;
    if (idle(side)) told[side] = hand;
    else if (!hands[other] && MIDDLE.includes(hand.spot) && idle(other)) told[other] = hand;
  }
  const armWith = (side: HandSide): ArmPose => {
    const arm = pose.arms[side];
    const hand = told[side];
    if (!hand) return arm;
    const inward = side === 'left' ? 1 : -1;
    return { ...arm, hand: hand.hand, thumb: hand.thumb === 'out' ? (-inward as 1 | -1) : inward };
  };
  return { ...pose, at: { ...pose.at, ...told }, arms: { left: armWith('left'), right: armWith('right') } };
}
