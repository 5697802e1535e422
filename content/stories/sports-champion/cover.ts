import type { Cover } from '../../../src/illustration/covers/cover.ts';

export const cover: Cover = {
  title: ['Sports', 'Champion'],
  ink: 'pine',
  scene: {
    backdrop: 'sports-field',
    light: 'noon',
    seed: 3,
    props: [
      { id: 'ball', at: [640, 1255], scale: 0.86, depth: 0.75 },
      { id: 'trophy', at: [770, 1215], scale: 0.7, depth: 0.7 },
    ],
    cast: [
      { who: 'hero', pose: 'run', expression: 'delight', at: [400, 1244], scale: 1.26, facing: 'right' },
      { who: 'rabbit', at: [170, 1255], pose: 'joy', scale: 0.85, facing: 'right' },
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
