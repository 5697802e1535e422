/**
 * The fifteen poses from the side, the child looking right. `left` limbs are the near ones, in front of the trunk;
 * `right` the far ones, behind it. The far arm acts, so that nothing covers the face.
 */
import type { HeroPose } from '../look/look-options.ts';
import type { ArmPose, LegPose, PoseData } from './pose-data.ts';
import { GALLOP, POSES, type Pose } from './poses.ts';

const NEAR_SHOULDER = [-3, -63] as const;
const FAR_SHOULDER = [7, -62] as const;
const NEAR_HIP = [-3, -2] as const;
const FAR_HIP = [4, -2] as const;

const near = (arm: ArmPose): ArmPose => ({ shoulder: NEAR_SHOULDER, thumb: 1, layer: 'mid', ...arm });
const far = (arm: ArmPose): ArmPose => ({ shoulder: FAR_SHOULDER, thumb: 1, layer: 'behind', ...arm });
const leg = (angles: LegPose['angles'], foot = 0): LegPose => ({ angles, foot, toe: 1, shoe: 1 });

interface Aside extends Partial<Omit<PoseData, 'arms' | 'legs'>> {
  readonly arms: readonly [near: ArmPose, far: ArmPose];
  readonly legs: readonly [near: LegPose, far: LegPose];
}

const standing = [leg([-4, -1]), leg([7, 2])] as const;

const ASIDE: Record<HeroPose, Aside> = {
  stand: {
    torso: 0,
    head: { x: 3, tilt: -3 },
    arms: [
      { angles: [-10, 8], hand: 'mitt' },
      { angles: [14, 26], hand: 'mitt' },
    ],
    legs: standing,
  },
  wave: {
    head: { x: 1, tilt: -6 },
    arms: [
      { angles: [-12, 6], hand: 'mitt' },
      { angles: [84, 128], hand: 'open', lengths: [44, 38] },
    ],
    legs: standing,
  },
  point: {
    torso: 3,
    head: { x: 4, tilt: 2 },
    arms: [
      { angles: [-22, 8], hand: 'mitt' },
      { angles: [80, 98], hand: 'point', lengths: [40, 38] },
    ],
    legs: [leg([-6, -4]), leg([9, 2])],
  },
  hold: {
    head: { x: 2, tilt: -4 },
    arms: [
      { angles: [-16, 18], hand: 'fist' },
      { angles: [62, 112], hand: 'grip', lengths: [34, 32], thumb: -1 },
    ],
    legs: standing,
  },
  hug: {
    head: { x: 4, y: 0, tilt: 9 },
    arms: [
      { angles: [22, 88], hand: 'mitt', lengths: [30, 24], layer: 'front', thumb: -1 },
      { angles: [34, 92], hand: 'mitt', lengths: [28, 24] },
    ],
    legs: [leg([-3, -1]), leg([5, 2])],
  },
  run: {
    rot: 6,
    torso: 8,
    head: { x: 6, y: 1, tilt: -2 },
    arms: [
      { angles: [46, 122], hand: 'fist', layer: 'front', pin: true },
      { angles: [-58, 26], hand: 'fist' },
    ],
    legs: [leg([-34, -98], -82), leg([58, 4], -14)],
  },
  jump: {
    torso: 4,
    head: { x: 3, y: 1, tilt: -6 },
    arms: [
      { angles: [88, 126], hand: 'open', lengths: [42, 36], layer: 'front', pin: true },
      { angles: [-78, -116], hand: 'open', lengths: [35, 31], thumb: -1 },
    ],
    legs: [leg([-24, -74], -58), leg([52, -24], 8)],
  },
  climb: {
    rot: 2,
    torso: 3,
    head: { x: 0, y: 2, tilt: -10 },
    arms: [
      { angles: [74, 138], hand: 'grip', lengths: [50, 44], layer: 'front', pin: true },
      { angles: [98, 158], hand: 'grip', lengths: [62, 50] },
    ],
    legs: [leg([-10, -12], -2), leg([72, -10], -6)],
  },
  kneel: {
    torso: 6,
    head: { x: 5, y: 1, tilt: 6 },
    arms: [
      { angles: [16, 66], hand: 'mitt', thumb: -1, pin: true },
      { angles: [48, 78], hand: 'open' },
    ],
    legs: [
      { angles: [2, -84], lengths: [34, 38], foot: -70, toe: 1, shoe: 0.9, bend: 10 },
      { angles: [78, 0], lengths: [38, 35], foot: 0, toe: 1, shoe: 1, bend: 14 },
    ],
    rightLegFirst: true,
  },
  sit: {
    torso: -2,
    head: { x: 2, y: 1, tilt: -3 },
    arms: [
      { angles: [8, 62], hand: 'mitt', lengths: [29, 27], thumb: -1, layer: 'front', pin: true },
      { angles: [30, 58], hand: 'mitt', lengths: [28, 26] },
    ],
    legs: [
      { ...leg([84, 2]), lengths: [43, 40] },
      { ...leg([78, -10]), lengths: [43, 40] },
    ],
    rightLegFirst: true,
  },
  read: {
    torso: 3,
    head: { x: 5, y: 3, tilt: 8 },
    arms: [
      { angles: [4, 82], hand: 'grip', lengths: [30, 27], layer: 'front', thumb: -1, pin: true },
      { angles: [30, 78], hand: 'grip', lengths: [30, 27] },
    ],
    legs: [
      {
        ...leg([0, 0], -4),
        hip: [-6, 2],
        points: { knee: [46, 20], ankle: [4, 38] },
        shoe: 0.9,
        bend: 22,
        folded: true,
      },
      {
        ...leg([0, 0], 4),
        hip: [2, 2],
        points: { knee: [52, 16], ankle: [34, 39] },
        shoe: 0.9,
        bend: 22,
        folded: true,
      },
    ],
    rightLegFirst: true,
    shadow: { x: 12, width: 56 },
  },
  ride: {
    head: { x: 5, y: 1, tilt: -2 },
    arms: [
      { angles: [34, 74], hand: 'grip', pin: true },
      { angles: [52, 80], hand: 'grip' },
    ],
    legs: [
      { ...leg([56, -8], -4), lengths: [40, 38] },
      { ...leg([58, -6], -4), lengths: [40, 38], hidden: true },
    ],
  },
  fly: {
    rot: 72,
    head: { x: -18, y: 9, tilt: -68 },
    arms: [
      { angles: [-22, -10], hand: 'mitt' },
      { angles: [150, 162], hand: 'fist', lengths: [56, 54], shoulder: [10, -58] },
    ],
    legs: [leg([-10, -22], 52), leg([10, 2], 52)],
  },
  swim: {
    rot: 78,
    head: { x: -18, y: 9, tilt: -76 },
    arms: [
      { angles: [78, 112], hand: 'mitt', lengths: [38, 36], layer: 'front', pin: true },
      { angles: [150, 162], hand: 'mitt', lengths: [56, 54], shoulder: [10, -58] },
    ],
    legs: [leg([-16, -6], 62), leg([14, -8], 54)],
  },
  sleep: {
    head: { x: 2, y: -2, tilt: 4 },
    arms: [
      { angles: [30, 66], hand: 'mitt', lengths: [30, 27], layer: 'front', thumb: -1 },
      { angles: [14, 8], hand: 'mitt' },
    ],
    legs: [leg([-2, 0]), leg([4, 0])],
  },
};

/** Astride a hobby-horse. */
const GALLOPING: Aside = {
  head: { x: 5, y: 1, tilt: -3 },
  arms: [
    { angles: [32, 74], hand: 'grip', lengths: [32, 30], layer: 'front', pin: true },
    { angles: [40, 78], hand: 'grip' },
  ],
  legs: [leg([-22, -62], -46), leg([48, 2], -10)],
};

/** An acting pose from the side; its limbs are given for a body that is half turned. */
function turnedAside(pose: PoseData): Aside {
  const arm = ({ shoulder, pin, ...own }: ArmPose, nearest: boolean): ArmPose =>
    nearest
      ? { ...own, layer: own.layer === 'behind' ? 'mid' : (own.layer ?? 'mid') }
      : { ...own, layer: 'behind' };
  const limb = (own: LegPose): LegPose => ({ ...own, toe: 1, shoe: 1 });
  // A leg moved sideways is a step when seen from the side.
  const { left, right } = pose.legs;
  return { arms: [arm(pose.arms.left, true), arm(pose.arms.right, false)], legs: [limb(left), limb(right)] };
}

const asideOf = (name: Pose): Aside => (name in ASIDE ? ASIDE[name as HeroPose] : turnedAside(POSES[name]));

/** Returns a pose from the side; riding without a mount gallops on a hobby-horse. */
export function profilePose(name: Pose, hobby = false): PoseData {
  const { arms, legs, ...rest } = hobby ? GALLOPING : asideOf(name);
  const [nearLeg, farLeg] = legs;
  const front = hobby ? GALLOP : POSES[name];
  return {
    ...front,
    ...rest,
    turn: 1,
    gaze: [12, front.gaze[1]],
    arms: { left: near(arms[0]), right: far(arms[1]) },
    legs: { left: { hip: NEAR_HIP, ...nearLeg }, right: { hip: FAR_HIP, ...farLeg } },
    rightLegFirst: rest.rightLegFirst ?? true,
  };
}

/**
 * Returns a wheelchair pose from the side. The chair is drawn from the side anyway, so only the trunk turns, and arms
 * that are not at the wheel act as from the side.
 */
export function wheelchairProfilePose(name: Pose, pose: PoseData): PoseData {
  const [nearArm, farArm] = asideOf(name).arms;
  const atWheel = pose.arms.left !== POSES[name].arms.left;
  const left = atWheel ? pose.arms.left : near(nearArm);
  const right = pose.arms.right !== POSES[name].arms.right ? pose.arms.right : far(farArm);
  return {
    ...pose,
    turn: 1,
    gaze: [12, pose.gaze[1]],
    head: { ...pose.head, x: (pose.head.x ?? 0) + 5 },
    arms: {
      left: { ...left, shoulder: NEAR_SHOULDER },
      right: { ...right, shoulder: FAR_SHOULDER, layer: right.layer === 'front' ? 'front' : 'behind' },
    },
    rightLegFirst: true,
  };
}
