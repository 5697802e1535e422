import type { Cover } from '../../../src/illustration/covers/cover.ts';

export const cover: Cover = {
  title: ['Mystery', 'Mansion'],
  ink: 'honey',
  scene: {
    backdrop: 'mansion',
    light: 'night',
    seed: 6,
    disc: false,
    props: [
      { id: 'moon', at: [520, 684], scale: 1.12, depth: 0.05 },
      { id: 'lantern', at: [516, 1284], scale: 0.9, depth: 0.76 },
    ],
    cast: [
      { who: 'hero', pose: 'point', expression: 'curious', at: [346, 1262], scale: 1.48, facing: 'left' },
      { who: 'dog', at: [680, 1262], scale: 1.36 },
    ],
    describe: '{name} and a dog stand by a lantern before the gate of an old house with lit windows.',
  },
  child: {
    skin: 's3',
    hair: 'afro',
    hairColour: 'espresso',
    outfit: 'raincoat',
    cloth: 'moss',
    glasses: 'square',
  },
};
