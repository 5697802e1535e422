import type { Cover } from '../../../src/illustration/covers/cover.ts';

export const cover: Cover = {
  title: ['Ocean', 'Adventure'],
  ink: 'night',
  scene: {
    backdrop: 'seabed',
    light: 'noon',
    seed: 6,
    props: [
      { id: 'bubbles', at: [770, 800], scale: 0.9, depth: 0.74 },
      { id: 'shell', at: [300, 1262], scale: 0.6, depth: 0.76 },
    ],
    cast: [
      { who: 'turtle', at: [470, 1082], scale: 1.34, depth: 0.71 },
      {
        who: 'hero',
        pose: 'ride',
        expression: 'joy',
        at: [496, 944],
        scale: 1.28,
        facing: 'left',
        shadow: false,
      },
      { who: 'fish', at: [760, 1030], pose: 'joy', scale: 0.95, facing: 'left' },
      { who: 'fish', at: [150, 700], scale: 0.8, facing: 'right', colour: '#f0b94e' },
    ],
    describe: '{name} rides a great sea turtle through the sunlit sea, fish on every side.',
  },
  child: { skin: 's1', hair: 'cornrows', hairColour: 'soot', outfit: 'diver', cloth: 'honey' },
};
