import { cut, line, pool, rings, snip, wall } from '../../../cuts/flat.ts';
import { round } from '../../../cuts/outlines.ts';
import { flat, put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { dial, INKY, lay, mouse } from '../parts.ts';

export const scene: Picture = {
  set: 'shop',
  shot: 'low-angle',
  plain: '#4a3426',
  lighting: { lamps: [{ on: [120, 300], reach: 1100 }] },
  cuts: [
    ...lay(
      0.59,
      wall('#4f3626'),
      pool(420, 420, [640, 460], ['#6b4a32', '#8a6240'], 0.581),
      cut('-460,200 100,140 420,220 700,120 1360,190 1360,-300! -460,-300!', '#3d2a22', { lift: 1 }),
      put(
        800,
        250,
        1,
        0,
        dial(150, '#f3dca6', '#2a1d1c', [-60, 0]),
        snip('0,0! 0,-132! 60,-118! 112,-70! 126,-22!', '#4a3426', { lift: 0 }),
      ),
      // The wig, behind the face.
      ...[
        [430, 160, 170],
        [280, 210, 130],
        [590, 210, 130],
        [190, 360, 130],
        [680, 360, 130],
        [150, 540, 130],
        [716, 540, 130],
        [150, 720, 120],
        [716, 720, 120],
        [190, 880, 110],
        [676, 880, 110],
      ].map(([x, y, r]) =>
        cut(round(x!, y!, r!, r! * 0.9), '#efe6d2', { what: 'wig', lift: 1.6, depth: 0.7 }),
      ),
    ),
    ...lay(
      0.745,
      ...[
        [430, 150, 96],
        [290, 210, 84],
        [570, 206, 84],
        [196, 350, 84],
        [664, 350, 84],
        [164, 530, 84],
        [694, 530, 84],
        [180, 710, 80],
        [684, 710, 80],
      ].map(([x, y, r]) => rings(x!, y!, [r! * 0.8, r! * 0.45], '#cdbfa4', { width: 9 })),
    ),
    ...lay(
      0.757,
      put(640, 800, 1.5, -24, [
        line('44,-70 78,-66 76,-26 36,-20', '#e9eef0', 13),
        cut('-52,-92! 52,-92! 44,-26 24,0! -24,0! -44,-26', '#f4f7f6', { what: 'cup', lift: 1 }),
        cut('-50,-90 0,-104 50,-90 0,-78', '#5a3420', flat),
      ]),
      cut('560,800 546,836 552,862 566,866 578,850 572,828', '#5a3420', { lift: 0.4 }),
    ),
    ...lay(
      0.762,
      snip('-460,1090! 1360,1090! 1360,1640! -460,1640!', '#a3744a', { lift: 2.4, print: 'newsprint' }),
      snip('-460,1090! 1360,1090! 1360,1116! -460,1116!', '#d9a86c', flat),
    ),
  ],
  cast: [
    {
      who: 'judge',
      pose: 'stand',
      at: [430, 480],
      by: 'head',
      scale: 2.7,
      facing: 'right',
      expression: 'proud',
      act: { spine: -12 },
      touch: { right: [640, 770] },
      shadow: false,
      depth: 0.72,
    },
    {
      who: 'hero',
      pose: 'peek',
      at: [250, 1020],
      by: 'head',
      scale: 1.15,
      facing: 'right',
      expression: 'thinking',
      touch: { left: [170, 1098], right: [330, 1098] },
      handsDepth: 0.765,
      lookAt: [560, 800],
      seatOn: 'boat',
      shadow: false,
      depth: 0.76,
    },
    {
      who: 'friend',
      gloves: INKY,
      pose: 'peek',
      at: [670, 1024],
      by: 'head',
      scale: 1.15,
      facing: 'left',
      expression: 'angry',
      touch: { left: [590, 1098], right: [750, 1098] },
      handsDepth: 0.765,
      lookAt: [430, 480],
      seatOn: 'boat',
      shadow: false,
      depth: 0.761,
    },
    mouse([590, 160], { mood: 'plain', scale: 0.5, facing: 'left', depth: 0.75 }),
  ],
};
