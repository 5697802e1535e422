import type { Cover } from '../../../src/illustration/covers/cover.ts';

export const cover: Cover = {
  title: ['The Moon', 'Balloon'],
  ink: 'cream',
  scene: {
    backdrop: 'night-town',
    light: 'night',
    seed: 2,
    props: [
      { id: 'moon-balloon', at: [450, 1000], scale: 0.58, depth: 0.7 },
      { id: 'basket', at: [450, 1150], scale: 0.92, depth: 0.745 },
    ],
    cast: [
      { who: 'owl', at: [385, 1080], scale: 0.78, depth: 0.72 },
      {
        who: 'hero',
        pose: 'wave',
        expression: 'joy',
        at: [500, 1140],
        scale: 0.78,
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
