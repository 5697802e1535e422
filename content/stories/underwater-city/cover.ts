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
      { who: 'hero', pose: 'swim', expression: 'wonder', at: [420, 880], scale: 1.36, facing: 'right' },
      { who: 'octopus', at: [676, 1252], pose: 'joy', scale: 1.16 },
      { who: 'fish', at: [250, 1150], pose: 'joy', scale: 0.9, facing: 'right' },
    ],
    describe: '{name} swims towards a city of towers under the sea, where an octopus waves.',
  },
  child: { skin: 's2', hair: 'locs', hairColour: 'soot', outfit: 'diver', cloth: 'brick' },
};
