import type { RingsCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { cut, disc, snip, wall } from '../../../cuts/flat.ts';
import { flat, put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { flame, lay, mouse } from '../parts.ts';

export const scene: Picture = {
  set: 'home',
  shot: 'frame-in-frame',
  plain: '#171831',
  lighting: { dark: 0.3, lamps: [{ on: [560, 600], reach: 620 }] },
  cuts: [
    ...lay(
      0.59,
      wall('#1c1e3c'),
      snip('440,90! 660,60! 660,1060! 440,1030!', '#0f1024', { lift: 1 }),
      snip('452,110! 640,90! 640,1040! 452,1020!', '#ffd888', flat),
      disc(560, 560, 150, '#ffeab8'),
      snip('452,1020! 640,1040! 720,1400! 60,1400!', '#c98f4e', flat),
      snip('452,1020! 640,1040! 640,1400! 260,1400!', '#eebb6a', flat),
      // The sleeve and the cake, going by.
      snip('640,690! 700,660! 700,820! 560,790! 520,760! 530,736!', '#b5543f', { lift: 1 }),
      put(556, 716, 1, 0, [
        snip('-84,6! 84,6! 74,24! -74,24!', '#dfe6e6', { lift: 0.6 }),
        cut('-66,6! -66,-74 -52,-84 52,-84 66,-74 66,6!', '#d98a86', { lift: 0.8 }),
        cut(
          '-70,-78 -52,-100 52,-100 70,-78 62,-50 42,-66 22,-44 0,-64 -22,-46 -42,-64 -60,-50',
          '#fff4e2',
          flat,
        ),
        snip('-10,-160! 10,-160! 10,-98! -10,-98!', '#fffaf0', { ...flat, what: 'candle' }),
      ]),
      flame(556, 570, 0.8),
      // The door, and what hides the rest.
      snip('640,40! 1360,-160! 1360,1300! 640,1080!', '#2b2c52', { what: 'door', lift: 2 }),
      snip('706,150! 900,116! 900,560! 706,540!', '#22244a', flat),
      snip('706,640! 900,656! 900,1090! 706,1010!', '#22244a', flat),
      disc(676, 600, 17, '#d9a860'),
    ),
    ...lay(
      0.76,
      cut('-460,1080 0,1040 250,1070 520,1120 900,1180 1360,1160 1360,1640! -460,1640!', '#3e4a86', {
        lift: 2,
        print: 'newsprint',
      }),
      snip('300,1120! 560,1150! 640,1400! 180,1400!', '#8f7a86', { ...flat, opacity: 0.5 }),
    ),
    ...called(
      'spots',
      [
        [0, 0],
        [-16, -12],
        [14, -16],
        [4, 20],
        [-40, -30],
        [-58, -10],
        [-34, 8],
      ].map(
        ([dx, dy]): RingsCut => ({
          rings: [dx === 0 ? 14 : 8],
          at: [440 + dx!, 1106 + dy!],
          colour: '#e2483c',
          lit: false,
          depth: 0.79,
        }),
      ),
    ),
  ],
  cast: [
    mouse([590, 1046], { scale: 0.36, facing: 'right', depth: 0.62 }),
    {
      who: 'hero',
      pose: 'sitUp',
      holding: 'none',
      facing: 'backRight',
      at: [220, 850],
      by: 'head',
      scale: 1.85,
      seatOn: 'bed',
      shadow: false,
      wears: { outfit: 'pyjamas', cloth: 'cream', extras: [], why: 'a birthday spent in bed' },
      act: { spine: 12 },
      touch: { right: [440, 1112] },
      handsDepth: 0.765,
      lookAt: [556, 560],
      depth: 0.73,
    },
  ],
};
