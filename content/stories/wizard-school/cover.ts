import type { Cover } from '../../../src/illustration/covers/cover.ts';

export const cover: Cover = {
  title: ['Wizard', 'School'],
  ink: 'honey',
  scene: {
    backdrop: 'magic-school',
    light: 'night',
    seed: 4,
    props: [{ id: 'cauldron', at: [682, 1262], scale: 1.2, depth: 0.73 }],
    cast: [
      {
        who: 'hero',
        pose: 'hold',
        expression: 'delight',
        at: [360, 1264],
        scale: 1.24,
        facing: 'right',
        holding: 'star',
      },
      { who: 'owl', at: [112, 1128], scale: 0.95, facing: 'right' },
    ],
    describe:
      '{name} lifts a shining star in the hall of a school of magic, an owl beside, a cauldron bubbling.',
  },
  child: {
    skin: 's5',
    hair: 'bob',
    hairColour: 'soot',
    outfit: 'wizard',
    cloth: 'plum',
    glasses: 'round',
    extras: ['wizardHat'],
  },
};
