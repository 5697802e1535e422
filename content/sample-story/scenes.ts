import type { Scene } from '../../src/illustration/scene/scene.ts';

/** The three pictures of the sample: the nursery window at dusk, over the night town, home with half a star each. */
export const sampleScenes: readonly Scene[] = [
  {
    backdrop: 'nursery',
    light: 'dusk',
    seed: 3,
    props: [
      { id: 'picture', at: [744, 268], scale: 0.92, depth: 0.42 },
      { id: 'bed', at: [208, 1160], scale: 0.98, depth: 0.6 },
      { id: 'teddy', at: [150, 972], scale: 0.62, depth: 0.61 },
      { id: 'blocks', at: [812, 1236], scale: 0.72, depth: 0.74 },
    ],
    cast: [
      { who: 'fox', at: [422, 722], scale: 0.76, facing: 'right', depth: 0.42 },
      { who: 'mouse', at: [400, 1166], scale: 0.26, depth: 0.61 },
      { who: 'hero', pose: 'point', expression: 'wonder', at: [644, 1222], scale: 1.34, facing: 'left' },
    ],
    describe:
      'In the nursery, by the light of a lamp, {name} points at a small fox who looks in through the window; outside it is dusk.',
  },
  {
    backdrop: 'night-town',
    light: 'night',
    seed: 6,
    props: [
      { id: 'star', at: [745, 300], scale: 1.15, depth: 0.6 },
      { id: 'hot-air-balloon', at: [440, 968], scale: 0.86, depth: 0.66, colour: '#c8674a' },
      { id: 'paper-boat', at: [440, 1080], scale: 1.16, depth: 0.745 },
    ],
    cast: [
      { who: 'fox', at: [340, 1012], scale: 0.66, depth: 0.71, facing: 'right' },
      {
        who: 'hero',
        pose: 'hold',
        expression: 'delight',
        holding: 'none',
        at: [520, 1034],
        scale: 0.86,
        facing: 'right',
        shadow: false,
      },
    ],
    describe:
      '{name} and the fox sail over the roofs of the town at night, in a paper boat that hangs from a balloon; a star shines above them.',
  },
  {
    backdrop: 'nursery',
    light: 'night',
    seed: 3,
    props: [
      { id: 'star', at: [330, 690], scale: 0.92, depth: 0.62 },
      { id: 'bed', at: [470, 1200], scale: 1.25, depth: 0.7 },
      { id: 'books', at: [800, 1256], scale: 0.7, depth: 0.75 },
    ],
    cast: [
      {
        who: 'hero',
        pose: 'sleep',
        expression: 'asleep',
        at: [486, 1036],
        scale: 1,
        bed: true,
        shadow: false,
      },
      { who: 'fox', at: [700, 1262], pose: 'sleep', scale: 0.72, facing: 'left', depth: 0.76 },
    ],
    describe:
      '{name} lies in bed at home, the fox curled up beside it; on the sill the star shines through the glass.',
  },
];
