import type { Cover } from '../../../src/illustration/covers/cover.ts';

export const cover: Cover = {
  title: ['Underwater', 'City'],
  ink: 'cream',
  scene: {
    backdrop: 'underwater-city',
    light: 'dusk',
    seed: 4,
    props: [
      { id: 'bubbles', at: [180, 900], scale: 0.9, depth: 0.74 },
      { id: 'starfish', at: [680, 1270], scale: 0.7, depth: 0.76 },
    ],
    cast: [
      { who: 'hero', pose: 'swim', expression: 'wonder', at: [400, 900], scale: 1.15, facing: 'right' },
      { who: 'octopus', at: [690, 1245], pose: 'joy', scale: 0.95 },
      { who: 'fish', at: [160, 1010], scale: 0.8, facing: 'right', colour: '#f0b94e' },
      { who: 'fish', at: [290, 1130], pose: 'joy', scale: 0.6, facing: 'right' },
    ],
    describe: '{name} swims towards a city of towers under the sea, where an octopus waves.',
  },
  child: { skin: 's2', hair: 'locs', hairColour: 'soot', outfit: 'diver', cloth: 'brick' },
};
