import type { Cover } from '../../../src/illustration/covers/cover.ts';

export const cover: Cover = {
  title: ['Robot', 'Friends'],
  ink: 'cream',
  scene: {
    backdrop: 'robot-workshop',
    light: 'dusk',
    seed: 5,
    props: [{ id: 'gear', at: [770, 1200], scale: 0.6, depth: 0.7, colour: '#d9a04e' }],
    cast: [
      { who: 'robot', at: [330, 1245], scale: 1.35 },
      { who: 'hero', pose: 'wave', expression: 'joy', at: [630, 1262], scale: 1.34, facing: 'left' },
      { who: 'cat', at: [790, 1186], scale: 0.72, depth: 0.97 },
    ],
    describe: '{name} and a tall robot with a red heart stand in the workshop; a cat looks on.',
  },
  child: { skin: 's8', hair: 'long', hairColour: 'auburn', outfit: 'jumper', cloth: 'dusk' },
};
