import type { Cover } from '../../../src/illustration/covers/cover.ts';

export const cover: Cover = {
  title: ['Sports', 'Champion'],
  ink: 'pine',
  scene: {
    backdrop: 'sports-field',
    light: 'noon',
    seed: 3,
    props: [
      { id: 'ball', at: [610, 1270], scale: 1.1, depth: 0.75 },
      { id: 'trophy', at: [774, 1200], scale: 0.9, depth: 0.7 },
    ],
    cast: [
      { who: 'hero', pose: 'run', expression: 'delight', at: [380, 1252], scale: 1.54, facing: 'right' },
      { who: 'rabbit', at: [100, 1214], pose: 'joy', scale: 0.85, facing: 'right' },
    ],
    describe: '{name} runs to the ball on a green field; a rabbit cheers, a cup shines.',
  },
  child: {
    skin: 's4',
    hair: 'halfUp',
    hairColour: 'espresso',
    outfit: 'football',
    cloth: 'clay',
    aids: ['legRight'],
  },
};
