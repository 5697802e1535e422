import type { Cover } from '../../../src/illustration/covers/cover.ts';

export const cover: Cover = {
  title: ['Animal', 'Rescue'],
  ink: 'pine',
  scene: {
    backdrop: 'rescue-yard',
    light: 'noon',
    seed: 5,
    props: [{ id: 'bucket', at: [150, 1262], scale: 0.66, depth: 0.76 }],
    cast: [
      { who: 'lamb', at: [690, 1236], scale: 1.1 },
      { who: 'hero', pose: 'hug', expression: 'joy', at: [430, 1244], scale: 1.24, holding: 'bunny' },
      { who: 'duck', at: [235, 1262], pose: 'joy', scale: 0.95, facing: 'right' },
      { who: 'cat', at: [590, 1268], scale: 0.6, depth: 0.76 },
    ],
    describe: 'In the yard of a farm {name} holds a small rabbit; a lamb and a duck stand near.',
  },
  child: {
    skin: 's7',
    hair: 'pony',
    hairColour: 'walnut',
    freckles: 'many',
    outfit: 'dungarees',
    cloth: 'brick',
  },
};
