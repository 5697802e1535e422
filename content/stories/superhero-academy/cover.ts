import type { Cover } from '../../../src/illustration/covers/cover.ts';

export const cover: Cover = {
  title: ['Superhero', 'Academy'],
  ink: 'ink',
  scene: {
    backdrop: 'academy-roof',
    light: 'noon',
    seed: 5,
    props: [{ id: 'star', at: [740, 760], scale: 0.5, depth: 0.3 }],
    cast: [
      { who: 'hero', pose: 'fly', expression: 'delight', at: [430, 930], scale: 1.35, facing: 'right' },
      { who: 'dog', at: [680, 1240], pose: 'joy', scale: 1.02 },
      { who: 'bird', at: [180, 860], pose: 'joy', scale: 0.9, facing: 'right' },
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
