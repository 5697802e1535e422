import type { Cover } from '../../../src/illustration/covers/cover.ts';

export const cover: Cover = {
  title: ['Fairy', 'Kingdom'],
  ink: 'honey',
  scene: {
    backdrop: 'magic-garden',
    light: 'night',
    seed: 9,
    props: [
      { id: 'mushroom-house', at: [690, 1240], scale: 1.06, depth: 0.7 },
      { id: 'mushroom', at: [150, 1240], scale: 0.6 },
      { id: 'lantern', at: [560, 1258], scale: 0.55, depth: 0.75 },
    ],
    cast: [
      {
        who: 'hero',
        pose: 'hold',
        expression: 'delight',
        at: [350, 1256],
        scale: 1.42,
        holding: 'none',
        facing: 'left',
      },
      { who: 'fairy', at: [150, 850], pose: 'joy', scale: 1.1, facing: 'right' },
      { who: 'fairy', at: [660, 770], scale: 0.86, colour: '#6f8fb0' },
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
