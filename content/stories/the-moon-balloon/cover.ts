import type { Cover } from '../../../illustration/covers/cover.ts';

export const cover: Cover = {
  title: ['The Moon', 'Balloon'],
  ink: 'cream',
  scene: {
    backdrop: 'night-town',
    light: 'night',
    seed: 2,
    disc: false,
    props: [
      { id: 'moon-balloon', at: [440, 1052], scale: 0.57, depth: 0.7 },
      { id: 'basket', at: [452, 1312], scale: 1.4, depth: 0.745, colour: '#d59a5e' },
    ],
    cast: [
      { who: 'owl', at: [338, 1170], scale: 1.3, depth: 0.72 },
      {
        who: 'hero',
        pose: 'wave',
        expression: 'joy',
        at: [530, 1338],
        scale: 1.36,
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
