import type { RingsCut } from '../../../../illustration/scene/format/cuts.ts';
import { box, cut, disc, line, snip } from '../../../cuts/lit.ts';
import { kept, person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { NIGHTWEAR } from '../parts.ts';

export const scene: Picture = {
  set: 'home',
  plain: '#2a2f62',
  shot: 'close',
  seed: 10,
  wears: NIGHTWEAR,
  cuts: kept([
    snip('-100,-60! 330,-60! 300,1400! -100,1400!', '#6a5f96', { depth: 0.5, lift: 2, print: 'wallpaper' }),
    ...[70, 150, 240, 340, 450].map(
      (k): RingsCut => ({
        rings: [k],
        at: [316, 600],
        width: 6,
        colour: '#c9b8e4',
        opacity: 0.6,
        depth: 0.51,
      }),
    ),
    box(640, -60, 1000, 400, '#7a8cc8', { depth: 0.1, lift: 0 }),
    line('640,-60 640,400', '#4a4a80', 20, { depth: 0.11 }),
    disc(830, 120, 70, '#f4f0d8', { depth: 0.11 }),
    cut('-100,1080! 200,1030 520,1060 1000,1000! 1000,1500! -100,1500!', '#4a5fa4', {
      depth: 0.9,
      lift: 2,
      print: 'wallpaper',
    }),
  ]),
  cast: [
    person('hero', [452, 600], 3, {
      turn: -22,
      facing: 'left',
      expression: 'listening',
      act: { spine: 14, tilt: -14 },
      hands: 'flat',
      touch: { right: [230, 860], left: [250, 980] },
      lookAt: [0, 700],
      seatOn: 'bed',
      depth: 0.7,
    }),
  ],
};
