import type { Cover } from '../../../src/illustration/covers/cover.ts';

export const cover: Cover = {
  title: ['Alien', 'Encounter'],
  ink: 'cream',
  scene: {
    backdrop: 'meadow',
    light: 'night',
    seed: 8,
    disc: false,
    props: [{ id: 'ufo', at: [640, 764], scale: 1.3, depth: 0.69, turn: -6 }],
    cast: [
      { who: 'alien', at: [648, 1266], pose: 'joy', scale: 1.6 },
      { who: 'hero', pose: 'wave', expression: 'wonder', at: [262, 1262], scale: 1.46, facing: 'right' },
    ],
    describe: 'On a meadow at night {name} waves to a small green visitor; a bright saucer hangs above.',
  },
  child: { skin: 's5', hair: 'twoBraids', hairColour: 'blueBlack', outfit: 'pyjamas', cloth: 'lilac' },
};
