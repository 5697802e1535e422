/**
 * The fifteen poses of the Create screen. Angles in degrees from straight down, positive to the right; every figure faces
 * right.
 */

import type { HeroPose } from '../look/look-options.ts';
import { ACTED_POSES, type ActingPose } from './acting-poses.ts';
import type { PoseData } from './pose-data.ts';

/** Every pose. */
export type Pose = HeroPose | ActingPose;

const stand: PoseData = {
  arms: { left: { angles: [-26, 2], hand: 'mitt' }, right: { angles: [18, 24], hand: 'mitt' } },
  legs: { left: { angles: [-4, 0], foot: -4, toe: -1 }, right: { angles: [9, -3], foot: 8, toe: 1 } },
  torso: -1.5,
  head: { x: -1, tilt: -4 },
  gaze: [2, 0],
  expression: 'mood',
  ground: 'feet',
  shadow: { x: 0, width: 46 },
};

const wave: PoseData = {
  arms: {
    left: { angles: [-22, -8], hand: 'mitt' },
    right: { angles: [104, 150], hand: 'open', thumb: 1, lengths: [33, 30], layer: 'front', pin: true },
  },
  legs: { left: { angles: [-3, -2], foot: -4, toe: -1 }, right: { angles: [7, 3], foot: 4, toe: 1 } },
  head: { x: -2, tilt: -7 },
  gaze: [3, -1],
  expression: 'joy',
  ground: 'feet',
  shadow: { x: 0, width: 48 },
};

const point: PoseData = {
  arms: {
    left: { angles: [-40, 20], hand: 'mitt' },
    right: { angles: [98, 122], hand: 'point', thumb: 1, lengths: [39, 37], layer: 'mid' },
  },
  legs: { left: { angles: [-4, -2], foot: -4, toe: -1 }, right: { angles: [6, 4], foot: 4, toe: 1 } },
  torso: 3,
  head: { x: 2, tilt: 5 },
  gaze: [9, -4],
  expression: 'curious',
  ground: 'feet',
  shadow: { x: 0, width: 48 },
};

const hold: PoseData = {
  arms: {
    left: { angles: [-54, 40], hand: 'fist' },
    right: { angles: [44, 136], hand: 'grip', thumb: -1, lengths: [32, 30], layer: 'front', pin: true },
  },
  legs: { left: { angles: [-7, -4], foot: -3, toe: -1 }, right: { angles: [8, 4], foot: 5, toe: 1 } },
  torso: -1.5,
  head: { x: -2, tilt: -4 },
  gaze: [7, -2],
  expression: 'mood',
  ground: 'feet',
  shadow: { x: 2, width: 50 },
};

const hug: PoseData = {
  arms: {
    left: { angles: [-8, 68], hand: 'mitt', thumb: 1, lengths: [30, 26], layer: 'front' },
    right: { angles: [10, -62], hand: 'mitt', thumb: -1, lengths: [30, 26], layer: 'front' },
  },
  legs: { left: { angles: [-2, 0], foot: -4, toe: -1 }, right: { angles: [2, 1], foot: 4, toe: 1 } },
  head: { x: 1, y: -1, tilt: 7 },
  gaze: [-3, 1],
  expression: 'shy',
  ground: 'feet',
  shadow: { x: 0, width: 44 },
};

const run: PoseData = {
  rot: 5,
  torso: 6,
  turn: 0.5,
  arms: {
    left: { angles: [-58, 30], hand: 'fist', layer: 'behind' },
    right: { angles: [46, 128], hand: 'fist', thumb: 1, layer: 'front', pin: true },
  },
  legs: {
    left: { angles: [-34, -98], foot: -82, toe: 1, shoe: 1 },
    right: { angles: [58, 4], foot: -14, toe: 1, shoe: 1 },
  },
  head: { x: 5, y: 1, tilt: 2 },
  gaze: [10, -1],
  expression: 'delight',
  swing: -10,
  ground: 'feet',
  lift: 9,
  shadow: { x: 14, width: 52 },
};

const jump: PoseData = {
  arms: {
    left: { angles: [-108, -152], hand: 'open', thumb: -1, lengths: [34, 31], layer: 'front', pin: true },
    right: { angles: [104, 148], hand: 'open', thumb: 1, lengths: [34, 31], layer: 'front', pin: true },
  },
  legs: {
    left: { angles: [-24, -74], foot: -58, toe: 1, shoe: 0.95 },
    right: { angles: [38, -32], foot: 16, toe: 1, shoe: 0.95 },
  },
  torso: 2,
  head: { x: 1, y: 1, tilt: -3 },
  gaze: [3, -3],
  expression: 'joy',
  swing: 5,
  ground: 'feet',
  lift: 30,
  shadow: { x: 4, width: 42 },
};

const climb: PoseData = {
  rot: 4,
  turn: 0.4,
  arms: {
    left: { angles: [-74, -152], hand: 'grip', thumb: 1, lengths: [36, 30], layer: 'front', pin: true },
    right: { angles: [112, 164], hand: 'grip', thumb: -1, lengths: [42, 38], layer: 'front', pin: true },
  },
  legs: {
    left: { angles: [-14, -10], foot: -2, toe: 1, shoe: 0.92 },
    right: { angles: [66, -14], foot: -6, toe: 1, shoe: 0.92 },
  },
  torso: 3,
  head: { x: 0, y: 2, tilt: -5 },
  gaze: [6, -5],
  expression: 'brave',
  ground: 'feet',
};

const kneel: PoseData = {
  turn: 0.55,
  torso: 5,
  arms: {
    left: { angles: [12, 58], hand: 'mitt', thumb: 1, layer: 'mid' },
    right: { angles: [40, 66], hand: 'open', thumb: 1, layer: 'mid', pin: true },
  },
  legs: {
    left: { angles: [2, -84], lengths: [34, 38], foot: -70, toe: 1, shoe: 0.85, bend: 10 },
    right: { angles: [74, 0], lengths: [36, 34], foot: 0, toe: 1, shoe: 0.95, bend: 14 },
  },
  head: { x: 5, y: 1, tilt: 8 },
  gaze: [8, 4],
  expression: 'wonder',
  drape: 'seated',
  ground: 'feet',
  shadow: { x: 6, width: 54 },
};

const sit: PoseData = {
  torso: -2,
  arms: {
    left: { angles: [-30, 14], hand: 'mitt', thumb: 1, lengths: [29, 27], layer: 'mid' },
    right: { angles: [16, 40], hand: 'mitt', thumb: 1, lengths: [28, 26], layer: 'mid', pin: true },
  },
  legs: {
    left: { angles: [80, 8], hip: [-4, 0], lengths: [44, 40], foot: -2, toe: 1, shoe: 0.95 },
    right: { angles: [70, -6], hip: [6, 4], lengths: [38, 36], foot: 2, toe: 1, shoe: 0.95 },
  },
  legsOver: true,
  head: { x: -2, y: 1, tilt: -5 },
  gaze: [5, 0],
  expression: 'mood',
  drape: 'seated',
  ground: 'feet',
  shadow: { x: 20, width: 56 },
};

const read: PoseData = {
  arms: {
    left: { angles: [-38, 16], hand: 'grip', thumb: 1, lengths: [28, 27], layer: 'front', pin: true },
    right: { angles: [38, -16], hand: 'grip', thumb: -1, lengths: [28, 27], layer: 'front', pin: true },
  },
  legs: {
    left: {
      angles: [0, 0],
      hip: [-12, 2],
      points: { knee: [-52, 22], ankle: [6, 38] },
      foot: -6,
      toe: 1,
      shoe: 0.8,
      bend: 22,
      folded: true,
    },
    right: {
      angles: [0, 0],
      hip: [12, 2],
      points: { knee: [52, 22], ankle: [-10, 39] },
      foot: 6,
      toe: -1,
      shoe: 0.8,
      bend: 22,
      folded: true,
    },
  },
  legsOver: true,
  head: { y: 3, tilt: -4 },
  gaze: [-1, 5],
  expression: 'calm',
  drape: 'seated',
  ground: 48,
  shadow: { x: 0, width: 70 },
  reading: true,
};

const ride: PoseData = {
  turn: 0.75,
  torso: 4,
  arms: {
    left: { angles: [34, 74], hand: 'grip', thumb: 1, layer: 'mid', pin: true },
    right: { angles: [52, 80], hand: 'grip', thumb: 1, layer: 'behind' },
  },
  legs: {
    left: { angles: [52, -10], hip: [-3, -2], lengths: [40, 38], foot: -4, toe: 1, shoe: 0.95 },
    right: { angles: [58, -6], hip: [3, -2], lengths: [40, 38], foot: -4, toe: 1, shoe: 0.95, hidden: true },
  },
  legsOver: true,
  head: { x: 5, y: 1, tilt: -2 },
  gaze: [9, -2],
  expression: 'delight',
  swing: -6,
  drape: 'seated',
  ground: 10,
};

/** Riding without a mount: skipping with a hobby-horse. */
export const GALLOP: PoseData = {
  rot: 3,
  torso: 4,
  turn: 0.6,
  arms: {
    left: { angles: [46, 76], hand: 'grip', thumb: 1, lengths: [37, 33], layer: 'front', pin: true },
    right: { angles: [44, 72], hand: 'grip', thumb: 1, layer: 'behind' },
  },
  legs: {
    left: { angles: [-20, -58], hip: [-7, -2], foot: -44, toe: 1, shoe: 0.95 },
    right: { angles: [46, 2], hip: [7, -2], foot: -10, toe: 1, shoe: 0.95 },
  },
  head: { x: 4, y: 1, tilt: -3 },
  gaze: [9, -1],
  expression: 'delight',
  swing: -7,
  ground: 'feet',
  lift: 5,
  shadow: { x: 8, width: 50 },
};

const fly: PoseData = {
  rot: 58,
  hair: 'along',
  arms: {
    left: { angles: [-86, -58], hand: 'open', thumb: 1 },
    right: {
      angles: [152, 166],
      hand: 'fist',
      thumb: 1,
      lengths: [44, 42],
      shoulder: [25, -60],
      layer: 'mid',
      pin: true,
    },
  },
  legs: {
    left: { angles: [-12, -30], foot: 40, toe: -1, shoe: 0.8 },
    right: { angles: [14, 2], foot: 40, toe: 1, shoe: 0.82 },
  },
  head: { x: -17, y: 7, tilt: -44 },
  gaze: [6, -2],
  expression: 'joy',
  drape: 'flying',
  swing: -6,
  ground: 'centre',
};

const swim: PoseData = {
  rot: 74,
  hair: 'along',
  turn: 0.3,
  arms: {
    left: { angles: [-58, -20], hand: 'mitt', thumb: 1, layer: 'behind' },
    right: {
      angles: [158, 172],
      hand: 'mitt',
      thumb: 1,
      lengths: [42, 40],
      shoulder: [23, -60],
      layer: 'mid',
    },
  },
  legs: {
    left: { angles: [-16, -4], foot: 62, toe: 1, shoe: 0.9 },
    right: { angles: [12, -14], foot: 54, toe: 1, shoe: 0.9 },
  },
  head: { x: -16, y: 6, tilt: -60 },
  gaze: [7, 0],
  expression: 'delight',
  drape: 'flying',
  swing: -8,
  ground: 'centre',
};

const sleep: PoseData = {
  rot: -90,
  hair: 'spread',
  arms: {
    left: { angles: [-14, 8], hand: 'mitt' },
    right: { angles: [40, -58], hand: 'mitt', thumb: -1, lengths: [30, 27], layer: 'front' },
  },
  legs: { left: { angles: [-2, 0], foot: 0, toe: -1 }, right: { angles: [4, 0], foot: 0, toe: 1 } },
  head: { y: -2, tilt: 12 },
  gaze: [4, 2],
  expression: 'asleep',
  ground: 'centre',
};

export const POSES: Record<Pose, PoseData> = {
  stand,
  wave,
  point,
  hold,
  hug,
  run,
  jump,
  climb,
  kneel,
  sit,
  read,
  ride,
  fly,
  swim,
  sleep,
  ...ACTED_POSES,
};
