import type { Cover } from '../../../src/illustration/covers/cover.ts';

export const cover: Cover = {
  title: ['Space', 'Explorer'],
  ink: 'cream',
  scene: {
    backdrop: 'deep-space',
    light: 'night',
    seed: 3,
    props: [
      { id: 'rocket', at: [690, 1090], scale: 1.02, depth: 0.68, turn: 14 },
      { id: 'flag', at: [180, 1220], scale: 0.8, depth: 0.7 },
    ],
    cast: [{ who: 'hero', pose: 'jump', expression: 'delight', at: [400, 1190], scale: 1.15 }],
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
  },
};
