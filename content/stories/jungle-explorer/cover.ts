import type { Cover } from '../../../src/illustration/covers/cover.ts';

export const cover: Cover = {
  title: ['Jungle', 'Explorer'],
  ink: 'pine',
  scene: {
    backdrop: 'jungle',
    light: 'noon',
    seed: 6,
    cast: [
      { who: 'elephant', at: [620, 1236], pose: 'joy', scale: 1.04 },
      { who: 'hero', pose: 'point', expression: 'curious', at: [270, 1244], scale: 1.2, facing: 'right' },
      { who: 'parrot', at: [780, 800], pose: 'joy', scale: 0.8, depth: 0.74 },
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
