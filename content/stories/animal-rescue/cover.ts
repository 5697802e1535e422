import type { Cover } from '../../../src/illustration/covers/cover.ts';

export const cover: Cover = {
  title: ['Animal', 'Rescue'],
  ink: 'pine',
  scene: {
    backdrop: 'rescue-yard',
    light: 'noon',
    seed: 5,
    cast: [
      { who: 'lamb', at: [664, 1240], scale: 1.36 },
      { who: 'hero', pose: 'hug', expression: 'joy', at: [402, 1256], scale: 1.46, holding: 'bunny' },
      { who: 'duck', at: [196, 1272], pose: 'joy', scale: 1.1, facing: 'right' },
      { who: 'cat', at: [560, 1284], scale: 0.7, depth: 0.76 },
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
