import { box, cut, disc, glow, line } from '../../../cuts/lit.ts';
import { kept, person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { dots, nightwear } from '../parts.ts';

export const scene: Picture = {
  set: 'room',
  plain: '#232a5c',
  shot: 'close',
  seed: 10,
  lighting: { from: [450, 400], cast: false, lamps: [{ on: [872, 500], reach: 420 }] },
  wears: nightwear,
  cuts: kept([
    ...glow(820, 120, 360, ['#2c3468', '#3a4078', '#5a5484'], { depth: 0.1 }),
    box(560, -60, 840, 260, '#39437e', { depth: 0.105, lift: 0 }),
    box(660, 40, 760, 180, '#171c44', { depth: 0.11, lift: 0 }),
    cut('-60,420 160,330 460,310 760,340 940,430 960,800 760,920 420,940 100,900 -70,800', '#c9d2ea', {
      depth: 0.3,
      lift: 2,
      print: 'gingham',
    }),
    cut('-100,960! 200,880 500,930 760,900 1000,960! 1000,1500! -100,1500!', '#46579a', {
      depth: 0.68,
      lift: 2,
      print: 'gingham',
    }),
    cut('-100,1130! 120,1050 420,1010 700,1060 1000,1020! 1000,1500! -100,1500!', '#46579a', {
      what: 'bed',
      depth: 0.76,
      lift: 2,
      print: 'gingham',
    }),
    cut(
      '-100,1130! 120,1050 420,1010 700,1060 1000,1020! 1000,1080! 700,1116 420,1066 120,1106 -100,1190!',
      '#7f90c8',
      {
        depth: 0.762,
        lift: 1,
      },
    ),
    // The arm buzzes.
    ...[
      '222,960 204,944 214,930 192,914',
      '214,1010 190,1004 190,988 164,984',
      '400,1010 420,1000 416,984 440,976',
    ].map((points) => line(points, '#f7cf6f', 6, { depth: 0.8 })),
    dots('560,560 660,420 780,380 860,470', '#f7cf6f', 11, 0.8),
    disc(872, 500, 30, '#fff6e0', { what: 'ball', depth: 0.8 }),
  ]),
  cast: [
    person('hero', [430, 600], 2.9, {
      pose: 'stand',
      facing: 'front',
      expression: 'effort',
      strength: 'slight',
      turn: 24,
      seatOn: 'bed',
      act: {
        tilt: 12,
        arms: [
          [0, 0],
          [60, -100],
        ],
      },
      touch: { right: [330, 960] },
      depth: 0.7,
    }),
  ],
};
