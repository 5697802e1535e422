import type { Cover } from '../../../src/illustration/covers/cover.ts';

export const cover: Cover = {
  title: ['Neverland'],
  ink: 'honey',
  scene: {
    backdrop: 'open-sea',
    light: 'night',
    seed: 4,
    props: [
      { id: 'star', at: [150, 690], scale: 0.6, depth: 0.2 },
      { id: 'star', at: [770, 610], scale: 0.45, depth: 0.2 },
      { id: 'sailing-boat', at: [430, 1205], scale: 1.12, depth: 0.745, turn: -3 },
      { id: 'cloud', at: [120, 800], scale: 0.5, depth: 0.3 },
    ],
    cast: [
      {
        who: 'hero',
        pose: 'point',
        expression: 'wonder',
        at: [340, 1165],
        scale: 0.92,
        facing: 'right',
        shadow: false,
      },
      { who: 'fairy', at: [660, 900], pose: 'joy', scale: 1.05, facing: 'left' },
      { who: 'parrot', at: [560, 1150], scale: 0.7, depth: 0.73 },
    ],
    describe: '{name} sails a small boat over the night sea; a fairy lights the way to a far island.',
  },
  child: {
    skin: 's6',
    hair: 'tousled',
    hairColour: 'auburn',
    freckles: 'many',
    outfit: 'vest',
    cloth: 'sage',
    extras: ['scarf'],
  },
};
