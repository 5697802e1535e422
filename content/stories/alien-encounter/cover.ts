import type { Cover } from '../../../src/illustration/covers/cover.ts';

export const cover: Cover = {
  title: ['Alien', 'Encounter'],
  ink: 'cream',
  scene: {
    backdrop: 'meadow',
    light: 'night',
    seed: 8,
    props: [{ id: 'ufo', at: [620, 800], scale: 1.25, depth: 0.69, turn: -6 }],
    cast: [
      { who: 'alien', at: [650, 1240], pose: 'joy', scale: 1.16 },
      { who: 'hero', pose: 'wave', expression: 'wonder', at: [290, 1244], scale: 1.24, facing: 'right' },
    ],
    describe: 'On a meadow at night {name} waves to a small green visitor; a bright saucer hangs above.',
  },
  child: { skin: 's5', hair: 'twoBraids', hairColour: 'blueBlack', outfit: 'pyjamas', cloth: 'lilac' },
};
