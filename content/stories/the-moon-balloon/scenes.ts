import type { Scene } from '../../../src/illustration/scene/scene.ts';

/** The four moving pictures: the roofs, the ride up, among the stars, home at first light. */
export const scenes: readonly Scene[] = [
  {
    backdrop: 'night-town',
    light: 'night',
    seed: 2,
    disc: false,
    props: [
      { id: 'moon-balloon', at: [460, 876], scale: 0.94, depth: 0.68 },
      { id: 'basket', at: [460, 1090], scale: 1.32, depth: 0.745 },
    ],
    cast: [
      { who: 'owl', at: [372, 954], scale: 0.98, depth: 0.71 },
      {
        who: 'hero',
        pose: 'wave',
        expression: 'joy',
        at: [520, 1082],
        scale: 1.02,
        depth: 0.72,
        shadow: false,
      },
      { who: 'cat', at: [120, 1262], scale: 0.62, depth: 0.95, colour: '#2c2a38' },
    ],
    describe:
      'The moon hangs low over the roofs with a basket tied beneath it. {name} and an owl climb in; a cat looks on.',
  },
  {
    backdrop: 'open-sky',
    light: 'night',
    seed: 4,
    disc: false,
    props: [
      { id: 'moon-balloon', at: [440, 850], scale: 0.86, depth: 0.68 },
      { id: 'basket', at: [440, 1046], scale: 1.2, depth: 0.745 },
    ],
    cast: [
      { who: 'owl', at: [358, 926], scale: 0.9, depth: 0.71 },
      {
        who: 'hero',
        pose: 'point',
        expression: 'wonder',
        at: [496, 1040],
        scale: 0.94,
        depth: 0.72,
        shadow: false,
        facing: 'right',
      },
    ],
    describe:
      'High above the clouds {name} points down from the basket to the small town below; the owl sits beside.',
  },
  {
    backdrop: 'deep-space',
    light: 'night',
    seed: 6,
    props: [
      { id: 'moon-balloon', at: [470, 800], scale: 0.8, depth: 0.68 },
      { id: 'basket', at: [470, 984], scale: 1.12, depth: 0.745 },
      { id: 'star', at: [760, 900], scale: 0.9, depth: 0.7 },
      { id: 'star', at: [150, 760], scale: 0.66, depth: 0.6 },
      { id: 'comet', at: [130, 420], scale: 0.5, depth: 0.3 },
    ],
    cast: [
      { who: 'owl', at: [392, 872], scale: 0.84, pose: 'sleep', depth: 0.71 },
      {
        who: 'hero',
        pose: 'hold',
        expression: 'wonder',
        at: [524, 978],
        scale: 0.88,
        depth: 0.72,
        shadow: false,
        holding: 'star',
      },
    ],
    describe:
      'Among the stars {name} holds one in an open hand; the owl has fallen asleep, and so has the moon.',
  },
  {
    backdrop: 'meadow',
    light: 'dawn',
    seed: 5,
    props: [
      { id: 'house', at: [690, 1150], scale: 1.5, depth: 0.64 },
      { id: 'moon-balloon', at: [300, 830], scale: 0.74, depth: 0.6 },
      { id: 'basket', at: [250, 1230], scale: 1.1, depth: 0.74 },
    ],
    cast: [
      { who: 'owl', at: [250, 1100], scale: 0.8, depth: 0.73, pose: 'rest' },
      { who: 'hero', pose: 'wave', expression: 'joy', at: [530, 1226], scale: 1.16, facing: 'left' },
    ],
    describe:
      'At first light {name} waves to the pale moon from before the door at home; the owl still sits in the basket.',
  },
];
