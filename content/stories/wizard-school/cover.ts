import type { Cover } from '../../../src/illustration/covers/cover.ts';

export const cover: Cover = {
  title: ['Wizard', 'School'],
  ink: 'honey',
  scene: {
    backdrop: 'magic-school',
    light: 'night',
    seed: 4,
    props: [{ id: 'cauldron', at: [690, 1245], scale: 1.05, depth: 0.73 }],
    cast: [
      {
        who: 'hero',
        pose: 'hold',
        expression: 'delight',
        at: [360, 1244],
        scale: 1.24,
        facing: 'right',
        holding: 'star',
      },
      { who: 'owl', at: [150, 1250], scale: 0.98, facing: 'right' },
    ],
    describe:
      '{name} lifts a shining star in the hall of a school of magic, an owl beside, a cauldron bubbling.',
  },
  child: { skin: 's5', hair: 'bob', hairColour: 'soot', outfit: 'wizard', cloth: 'plum', glasses: 'round' },
};
