import type { Cover } from '../../../src/illustration/covers/cover.ts';

export const cover: Cover = {
  title: ['Forest', 'Friends'],
  ink: 'pine',
  scene: {
    backdrop: 'forest',
    light: 'dawn',
    seed: 5,
    props: [
      { id: 'leaf-branch', at: [884, 926], scale: 0.66, depth: 0.65, turn: -8 },
      { id: 'mushroom', at: [150, 1215], scale: 0.62 },
      { id: 'apple', at: [315, 1235], scale: 0.34, depth: 0.76 },
    ],
    cast: [
      { who: 'fox', at: [650, 1240], scale: 1.28 },
      { who: 'hero', pose: 'kneel', expression: 'joy', at: [430, 1246], scale: 1.42, facing: 'left' },
      { who: 'hedgehog', at: [148, 1250], scale: 0.95, facing: 'right' },
      { who: 'owl', at: [790, 930], scale: 0.66, depth: 0.66 },
    ],
    describe: '{name} kneels between a fox and a hedgehog in a wood at sunrise.',
  },
  child: {
    skin: 's4',
    hair: 'bun',
    hairColour: 'espresso',
    outfit: 'raincoat',
    cloth: 'honey',
    extras: ['flower', 'scarf'],
  },
};
