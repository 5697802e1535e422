import type { Cover } from '../../../src/illustration/covers/cover.ts';

export const cover: Cover = {
  title: ['Superhero', 'Academy'],
  ink: 'ink',
  scene: {
    backdrop: 'academy-roof',
    light: 'noon',
    seed: 5,
    cast: [
      { who: 'hero', pose: 'fly', expression: 'delight', at: [420, 975], scale: 1.5, facing: 'right' },
      { who: 'dog', at: [716, 1262], pose: 'joy', scale: 1.06 },
      { who: 'bird', at: [176, 730], pose: 'joy', scale: 1, facing: 'right' },
    ],
    describe: '{name} flies over the roof of the academy, cape in the wind, and a dog cheers.',
  },
  child: {
    skin: 's2',
    hair: 'highPuff',
    hairColour: 'espresso',
    outfit: 'superhero',
    cloth: 'brick',
    extras: ['cape'],
  },
};
