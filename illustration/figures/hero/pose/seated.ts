/** Seated poses: in a wheelchair, or on a chair, boat, bed or ground of a scene. */
import type { ArmPose, LegPose, PoseData } from './pose-data.ts';
import type { Pose } from './poses.ts';

/** The wheels stand this far below the hip joint. */
const CHAIR_GROUND = 93;

/** What a wheelchair user sits on. The wheelchair is kept on the ground and left out on chair, boat and bed. */
export type Seat = 'chair' | 'boat' | 'bed' | 'ground';

/** Poses without the wheelchair: in the air, in water, in bed, in a boat, lying, and on a mount (not a hobby-horse). */
const OUT_OF_CHAIR: readonly Pose[] = [
  'fly',
  'swim',
  'sleep',
  'ride',
  'row',
  'sitUp',
  'lieBack',
  'lieFront',
  'listenDown',
  'shoulderRide',
  'piggyback',
  'upsideDown',
];

export const staysInChair = (pose: Pose): boolean => !OUT_OF_CHAIR.includes(pose);

const seatedLegs: { left: LegPose; right: LegPose } = {
  left: {
    angles: [0, 0],
    hip: [4, 0],
    points: { knee: [48, -2], ankle: [58, 44] },
    foot: 0,
    toe: 1,
    shoe: 1,
    bend: 16,
  },
  right: {
    angles: [0, 0],
    hip: [8, 6],
    points: { knee: [42, 6], ankle: [50, 52] },
    foot: 0,
    toe: 1,
    shoe: 1,
    bend: 16,
  },
};

const onTheRim: ArmPose = { angles: [-36, 20], hand: 'grip', thumb: 1, layer: 'front', pin: true };
const restingOnRim: ArmPose = { ...onTheRim, resting: true };

/** Poses with an idle left arm. */
const RESTING: readonly Pose[] = [
  'stand',
  'wave',
  'point',
  'hold',
  'sit',
  'kneel',
  'ride',
  'tiptoe',
  'peek',
  'lookUp',
  'listen',
  'holdHands',
  'putDown',
];

/** The part of bend and lean that a seated body keeps. */
const SEATED_SPINE = 22;

/** Returns an upright pose in the wheelchair: arms, spine and head act, legs rest; running is fast rolling. */
export function wheelchairPose(name: Pose, pose: PoseData): PoseData {
  const rolling = name === 'run';
  const going = rolling || pose.chair === 'rolling';
  const left = going ? onTheRim : RESTING.includes(name) ? restingOnRim : pose.arms.left;
  const right: ArmPose = going
    ? { angles: [30, 40], hand: 'grip', thumb: 1, layer: 'mid', pin: true }
    : name === 'stand' || name === 'sit'
      ? { angles: [22, 62], hand: 'mitt', thumb: 1, lengths: [29, 26], layer: 'mid' }
      : name === 'ride'
        ? { angles: [30, 84], hand: 'grip', thumb: 1, layer: 'front', pin: true }
        : pose.arms.right;
  return {
    ...pose,
    rot: rolling ? -7 : name === 'jump' || name === 'dance' ? -9 : 0,
    torso: rolling ? 12 : name === 'kneel' || going ? 10 : leaning(pose),
    turn: 0,
    ...(pose.spine ? { spine: Math.max(-SEATED_SPINE, Math.min(SEATED_SPINE, pose.spine)) } : {}),
    arms: { left, right },
    legs: seatedLegs,
    legsOver: true,
    drape: 'seated',
    head: { x: (pose.head.x ?? 0) - 2, y: 0, tilt: pose.head.tilt * 0.7 },
    gaze: name === 'read' ? pose.gaze : [Math.max(4, pose.gaze[0]), pose.gaze[1]],
    ground: CHAIR_GROUND,
    lift: 0,
    shadow: { x: 4, width: 66 },
  };
}

/** The bend of an acting pose that a back rest and a lap allow. */
function leaning({ spine, torso = 0 }: PoseData): number {
  return spine === undefined ? -2 : Math.max(-6, Math.min(10, torso * 0.5 - 2));
}

/** Returns the seated pose for a scene's chair, boat or bed, with free hands. */
export function otherSeatPose(pose: PoseData): PoseData {
  const { left, right } = pose.arms;
  const free = (arm: ArmPose): ArmPose =>
    arm === onTheRim || arm === restingOnRim
      ? { ...arm, angles: [-18, 30], hand: 'mitt', layer: 'mid' }
      : arm;
  return {
    ...pose,
    arms: { left: free(left), right: free(right) },
    ground: 22,
    shadow: { x: 24, width: 60 },
  };
}

/** Returns the seated pose for the ground, with crossed legs. */
export function groundSeatPose(pose: PoseData, { legs, ground, shadow }: PoseData): PoseData {
  return { ...pose, legs, ground, ...(shadow ? { shadow } : {}) };
}
