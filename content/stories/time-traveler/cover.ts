import type { Cover } from '../../../src/illustration/covers/cover.ts';

export const cover: Cover = {
  title: ['Time', 'Traveler'],
  ink: 'cream',
  scene: {
    backdrop: 'night-town',
    light: 'dusk',
    seed: 7,
    props: [
      { id: 'cloud', at: [220, 1332], scale: 1.25, depth: 0.735, colour: '#fff2e2' },
      { id: 'cloud', at: [690, 1336], scale: 1.45, depth: 0.735, colour: '#fff2e2' },
      { id: 'time-machine', at: [628, 1192], scale: 1.32, depth: 0.7 },
      { id: 'clock', at: [130, 760], scale: 0.8, depth: 0.7, turn: -12 },
    ],
    cast: [
      { who: 'hero', pose: 'run', expression: 'delight', at: [270, 1196], scale: 1.38, facing: 'right' },
      { who: 'owl', at: [786, 1190], pose: 'joy', scale: 0.76, depth: 0.75 },
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
