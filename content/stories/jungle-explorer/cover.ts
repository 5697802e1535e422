import type { Cover } from '../../../src/illustration/covers/cover.ts';

export const cover: Cover = {
  title: ['Jungle', 'Explorer'],
  ink: 'pine',
  scene: {
    backdrop: 'jungle',
    light: 'noon',
    seed: 6,
    disc: false,
    cast: [
      { who: 'elephant', at: [632, 1244], pose: 'joy', scale: 1.08 },
      { who: 'hero', pose: 'point', expression: 'curious', at: [292, 1262], scale: 1.38, facing: 'left' },
      { who: 'parrot', at: [790, 760], pose: 'joy', scale: 0.9, depth: 0.74 },
    ],
    describe: 'In the jungle {name} points the way for an elephant with its trunk held high.',
  },
  child: {
    skin: 's1',
    hair: 'coils',
    hairColour: 'soot',
    outfit: 'vest',
    cloth: 'oat',
    extras: ['backpack', 'cap'],
  },
};
