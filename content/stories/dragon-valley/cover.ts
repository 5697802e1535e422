import type { Cover } from '../../../src/illustration/covers/cover.ts';

export const cover: Cover = {
  title: ['Dragon', 'Valley'],
  ink: 'honey',
  scene: {
    backdrop: 'dinosaur-valley',
    light: 'dusk',
    seed: 8,
    cast: [
      { who: 'dragon', at: [616, 1250], scale: 1.0 },
      { who: 'hero', pose: 'wave', expression: 'brave', at: [204, 1258], scale: 1.36, facing: 'right' },
    ],
    describe: 'At sunset {name} greets a green dragon in a valley under a fire mountain.',
  },
  child: {
    skin: 's3',
    hair: 'fade',
    hairColour: 'soot',
    outfit: 'fairIsle',
    cloth: 'dusk',
    extras: ['scarf'],
    aids: ['hearingAidRight'],
  },
};
