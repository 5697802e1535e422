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
      { id: 'moon-balloon', at: [450, 1080], scale: 0.56, depth: 0.7 },
      { id: 'basket', at: [456, 1302], scale: 1.25, depth: 0.745, colour: '#d59a5e' },
    ],
    cast: [
      { who: 'owl', at: [352, 1180], scale: 1.16, depth: 0.72 },
      {
        who: 'hero',
        pose: 'wave',
        expression: 'joy',
        at: [514, 1317],
        scale: 1.2,
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
