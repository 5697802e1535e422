import type { Cover } from '../../../src/illustration/covers/cover.ts';

export const cover: Cover = {
  title: ['Space', 'Explorer'],
  ink: 'cream',
  scene: {
    backdrop: 'deep-space',
    light: 'night',
    seed: 3,
    props: [
      { id: 'rocket', at: [716, 1150], scale: 1.06, depth: 0.68, turn: 10 },
      { id: 'flag', at: [118, 1236], scale: 0.9, depth: 0.7 },
    ],
    cast: [{ who: 'hero', pose: 'jump', expression: 'delight', at: [360, 1230], scale: 1.36 }],
    describe: '{name} leaps on a small round moon beside a rocket, planets all around.',
  },
  child: {
    skin: 's7',
    hair: 'bob',
    hairColour: 'copper',
    freckles: 'few',
    outfit: 'astronaut',
    cloth: 'cream',
    glasses: 'round',
    extras: ['spaceHelmet'],
  },
};
