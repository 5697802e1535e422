import type { Cover } from '../../src/illustration/covers/cover.ts';

/** Half a Star: the fox and the child in a boat folded from a drawing, and the whole star just out of reach. */
export const sampleCover: Cover = {
  title: ['Half', 'a Star'],
  ink: 'honey',
  scene: {
    backdrop: 'night-town',
    light: 'night',
    seed: 6,
    disc: false,
    props: [
      { id: 'star', at: [806, 640], scale: 1.9, depth: 0.4 },
      { id: 'cloud', at: [700, 1190], scale: 1.5, depth: 0.665, colour: '#e9eaf4' },
      { id: 'hot-air-balloon', at: [318, 990], scale: 0.7, depth: 0.66, colour: '#e2644a' },
      { id: 'paper-boat', at: [380, 1062], scale: 1.44, depth: 0.745 },
    ],
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
