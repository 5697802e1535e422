import type { Cover } from '../../illustration/covers/cover.ts';
import { overTheTown } from './parts.ts';

/** Half a Star: the fox and the child in a boat folded from a drawing, and the whole star just out of reach. */
export const sampleCover: Cover = {
  title: ['Half', 'a Star'],
  ink: 'honey',
  scene: {
    ...overTheTown({
      star: [806, 640],
      cloud: [700, 1190],
      balloon: [318, 990, 0.7],
      boat: [380, 1062, 1.44],
    }),
    cast: [
      { who: 'fox', at: [226, 1014], scale: 0.82, depth: 0.71, facing: 'right' },
      {
        who: 'hero',
        pose: 'climb',
        expression: 'wonder',
        at: [530, 1078],
        scale: 1.24,
        facing: 'right',
        shadow: false,
      },
    ],
    describe:
      'High above a town at night {name} and a small fox stand in a paper boat that hangs from a balloon, and reach for a large star.',
  },
  child: { skin: 's4', hair: 'curlyCrop', outfit: 'raincoat', cloth: 'honey' },
};
