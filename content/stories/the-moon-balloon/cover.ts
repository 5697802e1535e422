import type { Cover } from '../../../src/illustration/covers/cover.ts';

export const cover: Cover = {
  title: ['The Moon', 'Balloon'],
  ink: 'cream',
  scene: {
    backdrop: 'night-town',
    light: 'night',
    seed: 2,
    disc: false,
    props: [
      { id: 'moon-balloon', at: [450, 1012], scale: 0.56, depth: 0.7 },
      { id: 'basket', at: [450, 1226], scale: 1.14, depth: 0.745 },
    ],
    cast: [
      { who: 'owl', at: [358, 1112], scale: 0.98, depth: 0.72 },
      {
        who: 'hero',
        pose: 'wave',
        expression: 'joy',
        at: [508, 1236],
        scale: 0.96,
        depth: 0.725,
        shadow: false,
      },
    ],
    describe: '{name} and an owl float over the sleeping town in a basket that hangs from the moon.',
  },
  child: {
    skin: 's3',
    hair: 'curlyBob',
    hairColour: 'soot',
    outfit: 'raincoat',
    cloth: 'brick',
    extras: ['beanie', 'scarf'],
  },
};
