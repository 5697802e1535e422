import type { Cover } from '../../../src/illustration/covers/cover.ts';

export const cover: Cover = {
  title: ['Magic', 'Garden'],
  ink: 'pine',
  scene: {
    backdrop: 'magic-garden',
    light: 'dawn',
    seed: 6,
    props: [{ id: 'giant-flower', at: [690, 1240], scale: 0.72, depth: 0.69, colour: '#d98a9a' }],
    cast: [
      {
        who: 'hero',
        pose: 'hold',
        expression: 'wonder',
        at: [352, 1256],
        scale: 1.44,
        facing: 'right',
        holding: 'none',
      },
      { who: 'rabbit', at: [620, 1264], scale: 1.0 },
      { who: 'butterfly', at: [580, 850], pose: 'joy', scale: 1.4 },
      { who: 'butterfly', at: [160, 780], scale: 0.9, colour: '#c97a9c' },
      { who: 'snail', at: [170, 1250], scale: 0.9, facing: 'right' },
    ],
    describe: '{name} stands among flowers higher than a house while a butterfly comes near.',
  },
  child: {
    skin: 's8',
    hair: 'pigtails',
    hairColour: 'flax',
    freckles: 'few',
    outfit: 'dungarees',
    cloth: 'dusk',
    glasses: 'round',
  },
};
