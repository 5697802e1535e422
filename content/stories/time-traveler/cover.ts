import type { Cover } from '../../../src/illustration/covers/cover.ts';

export const cover: Cover = {
  title: ['Time', 'Traveler'],
  ink: 'cream',
  scene: {
    backdrop: 'night-town',
    light: 'dusk',
    seed: 7,
    props: [
      { id: 'time-machine', at: [640, 1240], scale: 1.16, depth: 0.7 },
      { id: 'clock', at: [160, 1000], scale: 0.7, depth: 0.7, turn: -12 },
    ],
    cast: [
      { who: 'hero', pose: 'run', expression: 'delight', at: [330, 1244], scale: 1.2, facing: 'right' },
      { who: 'owl', at: [790, 1255], pose: 'joy', scale: 0.7, depth: 0.75 },
    ],
    describe: '{name} runs to a round machine whose window is full of stars, over the roofs of a town.',
  },
  child: {
    skin: 's9',
    hair: 'sidePart',
    hairColour: 'honey',
    outfit: 'vest',
    cloth: 'bark',
    glasses: 'sport',
  },
};
