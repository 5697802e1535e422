/** What a scene asks of the hands: a shape, or a gesture that places them too. */
import type { Point } from '../../../paper/outline.ts';
import type { Doll, Side } from '../body/doll.ts';
import { aimArm } from './aim-arm.ts';
import type { ArmPose, HandKind, PoseData } from './pose-data.ts';

/** The shapes of hands that a scene can ask for. */
const SHAPES = [
  'mitt',
  'open',
  'point',
  'two',
  'three',
  'four',
  'fist',
  'grip',
  'flat',
  'cup',
  'pinch',
  'paper',
  'carry',
] as const satisfies readonly HandKind[];

/** Gestures: they place the hand as well. `clasp` and `clap` take both hands. */
const GESTURES = ['clasp', 'clap', 'wave', 'heart', 'hug', 'behindBack'] as const;

export const HAND_SHAPES = [...SHAPES, ...GESTURES] as const;
export type HandShape = (typeof HAND_SHAPES)[number];
type Gesture = (typeof GESTURES)[number];

const isGesture = (hand: HandShape): hand is Gesture => (GESTURES as readonly string[]).includes(hand);

/** One shape for both hands, or one each; `clasp` or `clap` for either joins both. */
export type Hands = HandShape | { readonly left?: HandShape; readonly right?: HandShape };

/** Applies hand shapes and gestures to a pose. A scene's reach moves the arms again, with the same shapes. */
export function applyHands(doll: Doll, pose: PoseData, hands: Hands): PoseData {
  const [left, right] = typeof hands === 'string' ? [hands, hands] : [hands.left, hands.right];
  for (const both of ['clasp', 'clap'] as const)
    if (left === both || right === both) return { ...pose, arms: BOTH[both](doll, pose) };
  const shaped = (arm: ArmPose, side: Side, hand?: HandShape): ArmPose => {
    if (hand === undefined) return arm;
    if (isGesture(hand)) return gesture(doll, side, arm, hand);
    // The hollow of a cup is up, so its thumb is outward.
    return { ...arm, hand, ...(hand === 'cup' ? { thumb: side } : {}) };
  };
  return {
    ...pose,
    arms: { left: shaped(pose.arms.left, -1, left), right: shaped(pose.arms.right, 1, right) },
  };
}

/** A point of the upright trunk, for every size of body; from the side it is moved to the front. */
function onTrunk({ size, profile }: Doll, [x, y]: Point, ahead = 26): Point {
  return [x * size.width + (profile ? ahead : 0), y * size.torso];
}

const FRONT = { layer: 'front', pin: true } as const;

/** One arm in a gesture, the thumb up and the back of the hand towards us where it lies on the body. */
function gesture(doll: Doll, side: Side, arm: ArmPose, hand: Gesture): ArmPose {
  const pin = !doll.profile;
  switch (hand) {
    case 'wave':
      return {
        ...arm,
        ...FRONT,
        hand: 'wave',
        angles: [side * 112, side * 158],
        lengths: [36, 34],
        wrist: side * 14,
        thumb: -side as Side,
        pin,
      };
    case 'heart':
      return aimArm(
        doll,
        side,
        { ...arm, ...FRONT, hand: 'flat', thumb: side, pin },
        // One hand lies on the other.
        onTrunk(doll, [3 + side * 4, side < 0 ? -46 : -52], 14),
        { heading: side * -120 },
      );
    case 'behindBack':
      return behindBack(doll, side, arm);
    default:
      return aimArm(
        doll,
        side,
        { ...arm, ...FRONT, hand: 'hug', thumb: side, pin },
        onTrunk(doll, [side * -15, side < 0 ? -46 : -36], 20),
        { heading: side * -96 },
      );
  }
}

/** An arm laid on the back: from behind on the trunk, from the side with the hand behind it, from the front by its elbow. */
function behindBack(doll: Doll, side: Side, arm: ArmPose): ArmPose {
  const hand = side < 0 ? 'clasp' : 'hidden';
  if (doll.back)
    return aimArm(
      doll,
      side,
      { ...arm, layer: 'over', hand, pin: false },
      onTrunk(doll, [side * -3, side < 0 ? -20 : -16]),
      { heading: side * -70 },
    );
  if (doll.profile)
    return { ...arm, layer: side < 0 ? 'mid' : 'behind', angles: [-46, -8], hand, thumb: 1, pin: false };
  return {
    ...arm,
    layer: 'behind',
    angles: [side * 36, side * -50],
    hand: 'hidden',
    lengths: [34, 30],
    pin: false,
  };
}

/** Gestures that both hands make together, in front of the chest. */
const BOTH: Record<'clasp' | 'clap', (doll: Doll, pose: PoseData) => PoseData['arms']> = {
  clasp: (doll, pose) => {
    const [x, y] = onTrunk(doll, [5, -34]);
    const arm = (side: Side): ArmPose => {
      const own = side < 0 ? pose.arms.left : pose.arms.right;
      const shaped: ArmPose = {
        ...own,
        hand: side < 0 ? 'hidden' : 'clasp',
        layer: 'front',
        pin: !doll.profile,
      };
      return aimArm(doll, side, shaped, [x + side * 2, y]);
    };
    return { left: arm(-1), right: arm(1) };
  },
  clap: (doll, pose) => {
    const [x, y] = onTrunk(doll, [5, -52], 34);
    const arm = (side: Side): ArmPose => {
      const own = side < 0 ? pose.arms.left : pose.arms.right;
      const shaped: ArmPose = { ...own, ...FRONT, hand: 'clap', thumb: side, pin: !doll.profile };
      return aimArm(doll, side, shaped, [x + side * 6, y], { heading: 180 - side * 12 });
    };
    return { left: arm(-1), right: arm(1) };
  },
};
