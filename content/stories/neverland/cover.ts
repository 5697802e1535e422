import type { Cover } from '../../../src/illustration/covers/cover.ts';

export const cover: Cover = {
  title: ['Neverland'],
  ink: 'honey',
  scene: {
    backdrop: 'open-sea',
    light: 'night',
    seed: 4,
    disc: false,
    props: [
      { id: 'moon', at: [560, 600], scale: 1.75, depth: 0.05 },
      { id: 'star', at: [150, 620], scale: 0.6, depth: 0.2 },
      { id: 'sailing-boat', at: [450, 1200], scale: 1.62, depth: 0.69, turn: -3 },
      { id: 'rowing-boat', at: [450, 1200], scale: 1.62, depth: 0.745, turn: -3 },
      { id: 'cloud', at: [110, 820], scale: 0.7, depth: 0.3 },
    ],
    cast: [
      {
        who: 'hero',
        pose: 'point',
        expression: 'wonder',
        at: [310, 1180],
        scale: 1.36,
        facing: 'right',
        shadow: false,
      },
      { who: 'fairy', at: [690, 650], pose: 'joy', scale: 1.2, facing: 'left' },
      { who: 'parrot', at: [640, 1120], scale: 0.95, depth: 0.73 },
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
