import type { Cover } from '../../../src/illustration/covers/cover.ts';

export const cover: Cover = {
  title: ['Dragon', 'Valley'],
  ink: 'honey',
  scene: {
    backdrop: 'dinosaur-valley',
    light: 'dusk',
    seed: 8,
    cast: [
      { who: 'dragon', at: [590, 1240], scale: 0.95 },
      { who: 'hero', pose: 'wave', expression: 'brave', at: [235, 1244], scale: 1.2, facing: 'right' },
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
