import type { Cover } from '../../../src/illustration/covers/cover.ts';

export const cover: Cover = {
  title: ['Mystery', 'Mansion'],
  ink: 'honey',
  scene: {
    backdrop: 'mansion',
    light: 'night',
    seed: 6,
    props: [{ id: 'lantern', at: [552, 1258], scale: 0.95, depth: 0.76 }],
    cast: [
      { who: 'hero', pose: 'point', expression: 'curious', at: [370, 1244], scale: 1.22, facing: 'left' },
      { who: 'dog', at: [690, 1250], scale: 1.0 },
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
