import type { Cover } from '../../../src/illustration/covers/cover.ts';

export const cover: Cover = {
  title: ['Jungle', 'Explorer'],
  ink: 'pine',
  scene: {
    backdrop: 'jungle',
    light: 'noon',
    seed: 6,
    cast: [
      { who: 'elephant', at: [610, 1236], pose: 'joy', scale: 1.0 },
      { who: 'hero', pose: 'point', expression: 'curious', at: [215, 1244], scale: 1.16, facing: 'right' },
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
