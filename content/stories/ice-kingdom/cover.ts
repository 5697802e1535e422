import type { Cover } from '../../../src/illustration/covers/cover.ts';

export const cover: Cover = {
  title: ['Ice', 'Kingdom'],
  ink: 'cream',
  scene: {
    backdrop: 'ice',
    light: 'night',
    seed: 3,
    props: [{ id: 'lantern', at: [205, 1262], scale: 0.9, depth: 0.76 }],
    cast: [
      { who: 'polar-bear', at: [630, 1246], scale: 1.12 },
      { who: 'hero', pose: 'wave', expression: 'joy', at: [345, 1248], scale: 1.22, facing: 'left' },
      { who: 'penguin', at: [478, 1268], pose: 'joy', scale: 0.56, depth: 0.76 },
    ],
    describe: 'Under northern lights {name} stands with a polar bear before a palace of ice.',
  },
  child: {
    skin: 's6',
    hair: 'bowl',
    hairColour: 'blueBlack',
    outfit: 'raincoat',
    cloth: 'brick',
    extras: ['beanie', 'scarf'],
  },
};
