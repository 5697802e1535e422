import type { Scene } from '../../illustration/scene/scene.ts';
import { overTheTown } from './over-the-town.ts';

const NURSERY = { backdrop: 'nursery', seed: 3 } as const;
const night = overTheTown({
  star: [716, 262],
  cloud: [700, 1156],
  balloon: [376, 920, 0.88],
  boat: [398, 992, 1.34],
});

/** The three pictures of the sample: the nursery window at dusk, over the night town, home with half a star each. */
export const sampleScenes: readonly [Scene, Scene, Scene] = [
  {
    ...NURSERY,
    light: 'dusk',
    props: [
      { id: 'picture', at: [744, 268], scale: 0.92, depth: 0.42 },
      { id: 'bed', at: [208, 1160], scale: 0.98, depth: 0.6 },
      { id: 'teddy', at: [150, 972], scale: 0.62, depth: 0.61 },
      { id: 'blocks', at: [812, 1236], scale: 0.72, depth: 0.74 },
    ],
    cast: [
      { who: 'fox', at: [422, 722], scale: 0.76, facing: 'right', depth: 0.42 },
      { who: 'mouse', at: [262, 1158], scale: 0.32, facing: 'right', depth: 0.61 },
      { who: 'hero', pose: 'point', expression: 'wonder', at: [644, 1222], scale: 1.34, facing: 'left' },
    ],
    describe:
      'In the nursery, by the light of a lamp, {name} points at a small fox who looks in through the window; outside it is dusk.',
  },
  {
    ...night,
    props: [
      ...night.props,
      { id: 'asteroid', at: [690, 950], scale: 0.3, depth: 0.75, turn: 20, colour: '#8a7468' },
      { id: 'asteroid', at: [752, 1030], scale: 0.34, depth: 0.75, turn: -30, colour: '#4f6a86' },
      { id: 'asteroid', at: [660, 1086], scale: 0.28, depth: 0.75, turn: 70, colour: '#a8644c' },
      { id: 'asteroid', at: [742, 1134], scale: 0.32, depth: 0.75, turn: 140, colour: '#6c5a7c' },
    ],
    cast: [
      { who: 'fox', at: [248, 948], scale: 0.78, depth: 0.71, facing: 'right' },
      { who: 'mouse', at: [806, 948], scale: 0.46, depth: 0.73 },
      {
        who: 'hero',
        pose: 'climb',
        expression: 'delight',
        at: [548, 1006],
        scale: 1.1,
        facing: 'right',
        shadow: false,
      },
    ],
    describe:
      '{name} and the fox sail over the roofs of the town at night, in a boat folded from a drawing that hangs from a balloon; pebbles fall, and above them a large star shines.',
  },
  {
    ...NURSERY,
    light: 'night',
    props: [
      { id: 'paper-boat', at: [446, 708], scale: 0.34, depth: 0.435 },
      { id: 'star', at: [318, 636], scale: 1.5, depth: 0.44 },
      { id: 'hot-air-balloon', at: [730, 440], scale: 0.3, depth: 0.31, turn: -4, colour: '#b9605c' },
      { id: 'open-bed', at: [452, 1206], scale: 1.34, depth: 0.6 },
      { id: 'teddy', at: [838, 1216], scale: 0.7, depth: 0.73 },
    ],
    cast: [
      { who: 'mouse', pose: 'sleep', at: [300, 1208], scale: 0.3, depth: 0.61 },
      {
        who: 'hero',
        pose: 'sleep',
        expression: 'asleep',
        at: [510, 962],
        scale: 1.3,
        bed: true,
        shadow: false,
      },
      { who: 'fox', at: [590, 1276], pose: 'sleep', scale: 0.88, facing: 'left', depth: 0.76 },
    ],
    describe:
      '{name} sleeps in bed at home, the fox curled up on the rug beside it; on the sill the star shines on both, and next to it stands the paper boat.',
  },
];
