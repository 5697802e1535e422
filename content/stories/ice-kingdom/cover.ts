import type { Cover } from '../../../src/illustration/covers/cover.ts';

export const cover: Cover = {
  title: ['Ice', 'Kingdom'],
  ink: 'cream',
  scene: {
    backdrop: 'ice',
    light: 'night',
    seed: 3,
    props: [{ id: 'lantern', at: [140, 1268], scale: 0.9, depth: 0.76 }],
    cast: [
      { who: 'polar-bear', at: [646, 1256], scale: 1.26 },
      { who: 'hero', pose: 'wave', expression: 'joy', at: [326, 1260], scale: 1.42, facing: 'left' },
      { who: 'penguin', at: [486, 1284], pose: 'joy', scale: 0.62, depth: 0.76 },
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
