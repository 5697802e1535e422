import type { Scene } from '../../../illustration/scene/scene.ts';

/** Wicker in the light of the moon that carries it. */
const BASKET = '#d59a5e';

/** The four moving pictures: the roofs, the ride up, among the stars, home at first light. A cat is in each of them. */
export const scenes: readonly [Scene, Scene, Scene, Scene] = [
  {
    backdrop: 'night-town',
    light: 'night',
    seed: 2,
    disc: false,
    props: [
      { id: 'moon-balloon', at: [470, 936], scale: 0.86, depth: 0.68 },
      { id: 'basket', at: [470, 1160], scale: 1.44, depth: 0.745, colour: BASKET },
      { id: 'house', at: [64, 1336], scale: 1.14, depth: 0.93, colour: '#8d7f8c' },
    ],
    cast: [
      { who: 'owl', at: [352, 1016], scale: 1.32, depth: 0.71 },
      {
        who: 'hero',
        pose: 'wave',
        expression: 'joy',
        at: [536, 1168],
        scale: 1.36,
        depth: 0.72,
        shadow: false,
      },
      { who: 'cat', at: [92, 986], scale: 0.72, depth: 0.93, facing: 'right', colour: '#3a3448' },
    ],
    describe:
      'The moon hangs low over the roofs with a basket tied beneath it. A child and an owl climb in; a cat looks on.',
  },
  {
    backdrop: 'open-sky',
    light: 'night',
    seed: 4,
    disc: false,
    props: [
      { id: 'moon-balloon', at: [372, 812], scale: 0.78, depth: 0.68 },
      { id: 'basket', at: [372, 1030], scale: 1.4, depth: 0.745, colour: BASKET },
    ],
    cast: [
      { who: 'owl', at: [244, 890], scale: 1.28, depth: 0.71 },
      {
        who: 'hero',
        pose: 'point',
        expression: 'wonder',
        at: [344, 952],
        scale: 1.3,
        depth: 0.72,
        shadow: false,
        facing: 'side',
        turn: 30,
      },
      { who: 'cat', at: [140, 1132], scale: 0.52, depth: 0.96, facing: 'right', colour: '#857898' },
    ],
    describe:
      'High above the clouds a child points down from the basket to the small town below; the owl sits beside.',
  },
  {
    backdrop: 'deep-space',
    light: 'night',
    seed: 6,
    props: [
      { id: 'moon-balloon-asleep', at: [438, 890], scale: 0.82, depth: 0.68 },
      { id: 'basket', at: [438, 1112], scale: 1.42, depth: 0.745, colour: BASKET },
      { id: 'star', at: [672, 660], scale: 0.9, depth: 0.73 },
      { id: 'star', at: [110, 800], scale: 0.7, depth: 0.6 },
      { id: 'cloud', at: [116, 1136], scale: 1.46, depth: 0.62, colour: '#9c9cd0' },
      { id: 'cloud', at: [826, 1128], scale: 1.46, depth: 0.62, colour: '#9c9cd0', flip: true },
      { id: 'cloud', at: [480, 1296], scale: 1.7, depth: 0.64, colour: '#8486c0' },
      { id: 'cloud', at: [84, 1338], scale: 1.68, depth: 0.95, colour: '#7f7ab8' },
      { id: 'cloud', at: [812, 1338], scale: 1.74, depth: 0.95, colour: '#7f7ab8', flip: true },
      { id: 'comet', at: [150, 590], scale: 0.46, depth: 0.3, flip: true },
    ],
    cast: [
      { who: 'owl', at: [316, 970], scale: 1.3, pose: 'sleep', depth: 0.71 },
      {
        who: 'hero',
        pose: 'wave',
        expression: 'wonder',
        at: [506, 1118],
        scale: 1.34,
        depth: 0.72,
        shadow: false,
      },
      { who: 'cat', at: [166, 180], scale: 0.34, pose: 'sleep', depth: 0.44, colour: '#3a3448' },
    ],
    describe:
      'Among the stars the child holds one in an open hand; the owl has fallen asleep, and so has the moon.',
  },
  {
    backdrop: 'meadow',
    light: 'dawn',
    seed: 9,
    disc: false,
    props: [
      { id: 'moon-asleep', at: [720, 588], scale: 0.52, depth: 0.3 },
      { id: 'house', at: [706, 1092], scale: 1.1, depth: 0.64 },
      { id: 'basket', at: [200, 1212], scale: 1.12, depth: 0.745 },
      { id: 'leaf-branch', at: [920, 40], scale: 1.3, depth: 0.95 },
      { id: 'leaf-branch', at: [-20, 60], scale: 1.3, depth: 0.95, flip: true },
    ],
    cast: [
      { who: 'owl', at: [196, 1096], scale: 1.16, depth: 0.71 },
      { who: 'hero', pose: 'wave', expression: 'joy', at: [396, 1224], scale: 1.5 },
      { who: 'cat', pose: 'sleep', at: [726, 1112], scale: 0.5, depth: 0.65, colour: '#4a4152' },
    ],
    describe:
      'At first light the child waves to the pale moon from before the door at home; the owl still sits in the basket.',
  },
];
