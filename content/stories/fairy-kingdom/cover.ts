import type { Cover } from '../../../src/illustration/covers/cover.ts';

export const cover: Cover = {
  title: ['Fairy', 'Kingdom'],
  ink: 'honey',
  scene: {
    backdrop: 'magic-garden',
    light: 'night',
    seed: 9,
    props: [
      { id: 'mushroom-house', at: [690, 1235], scale: 0.98, depth: 0.7 },
      { id: 'mushroom', at: [150, 1240], scale: 0.6 },
      { id: 'lantern', at: [560, 1258], scale: 0.55, depth: 0.75 },
    ],
    cast: [
      {
        who: 'hero',
        pose: 'hold',
        expression: 'delight',
        at: [360, 1240],
        scale: 1.2,
        holding: 'none',
        facing: 'left',
      },
      { who: 'fairy', at: [170, 870], pose: 'joy', scale: 1.05, facing: 'right' },
      { who: 'fairy', at: [640, 800], scale: 0.7, colour: '#6f8fb0' },
      { who: 'mouse', at: [480, 1262], pose: 'joy', scale: 0.8 },
    ],
    describe: 'At night {name} meets fairies beside a house made of a mushroom.',
  },
  child: {
    skin: 's7',
    hair: 'hijab',
    hairColour: 'espresso',
    hairCloth: 'lilac',
    outfit: 'dress',
    cloth: 'plum',
    extras: ['wings'],
  },
};
