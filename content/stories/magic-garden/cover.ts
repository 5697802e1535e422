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
        at: [380, 1240],
        scale: 1.22,
        facing: 'right',
        holding: 'none',
      },
      { who: 'rabbit', at: [620, 1250], scale: 0.8 },
      { who: 'butterfly', at: [560, 900], pose: 'joy', scale: 1.2 },
      { who: 'butterfly', at: [190, 840], scale: 0.8, colour: '#c97a9c' },
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
