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
      { id: 'sailing-boat', at: [470, 1190], scale: 1.2, depth: 0.69, turn: -3 },
      { id: 'rowing-boat', at: [470, 1190], scale: 1.2, depth: 0.745, turn: -3 },
      { id: 'cloud', at: [120, 800], scale: 0.5, depth: 0.3 },
    ],
    cast: [
      {
        who: 'hero',
        pose: 'point',
        expression: 'wonder',
        at: [360, 1166],
        scale: 0.98,
        facing: 'right',
        shadow: false,
      },
      { who: 'fairy', at: [720, 860], pose: 'joy', scale: 1.1, facing: 'left' },
      { who: 'parrot', at: [610, 1130], scale: 0.72, depth: 0.73 },
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
