import { called } from '../../../cuts/called.ts';
import { line, snip, wall } from '../../../cuts/flat.ts';
import { flat, put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { lay, mouse } from '../parts.ts';

export const scene: Picture = {
  set: 'snow',
  shot: 'small-before-big',
  wide: { on: [450, 820], at: [0.41, 0.64], zoom: 1.15 },
  lighting: { from: [900, 100], rim: false },
  cuts: [
    ...lay(
      0.59,
      wall('#f8f7f2'),
      put(716, 300, 0.42, 0, [
        snip('-60,0! -60,-70! 60,-70! 60,0!', '#b8402f', { lift: 0.4 }),
        snip('-76,-64! 0,-130! 76,-64!', '#8f2f26', { lift: 0.4 }),
        snip('24,-110! 42,-110! 42,-140! 24,-140!', '#8f2f26', flat),
        line('34,-150 44,-176 30,-200 40,-230', '#c9ccd0', 9),
      ]),
      called('tracks', [
        line('404,560 392,700 360,900 330,1120 310,1400', '#aebfd3', 15, { dash: [16, 20] }),
        line('430,560 424,700 404,900 386,1120 376,1400', '#aebfd3', 15, { dash: [16, 20] }),
      ]),
      called('tracks', [
        line('486,560 500,700 540,900 590,1120 640,1400', '#9fb3cb', 17, { dash: [22, 34] }),
        line('512,566 530,716 574,918 630,1138 690,1400', '#9fb3cb', 17, { dash: [22, 34] }),
      ]),
      line('560,566 620,700 700,860 730,1000 800,1180 840,1400', '#b9c6d4', 4, { dash: [9, 12] }),
    ),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'walk',
      at: [418, 560],
      scale: 0.5,
      facing: 'back',
      act: { spine: 12 },
      touch: { right: 'friend.left' },
      depth: 0.73,
    },
    { who: 'friend', pose: 'walk', at: [500, 562], scale: 0.5, facing: 'back', depth: 0.735 },
    mouse([556, 560], { scale: 0.17, facing: 'left', depth: 0.74 }),
  ],
};
