import { cut, disc, line, oval, stars, word } from '../../../cuts/lit.ts';
import { hero, kept, who } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { placed } from '../parts.ts';

export const scene: Picture = {
  set: 'island',
  light: 'night',
  plain: '#1c2450',
  papers: { land: 'sea-chart' },
  shot: 'two-touching',
  lighting: { from: [560, 430] },
  wide: { zoom: 1, on: [450, 760], at: [0.5, 0.5] },
  cuts: kept([
    ...stars(
      [
        [90, 120],
        [220, 60],
        [150, 330],
        [60, 480],
        [330, 190],
        [860, 90],
        [820, 640],
        [40, 640],
      ],
      0.05,
      '#fff1c4',
    ),
    disc(560, 420, 400, '#2c3a74', { depth: 0.06 }),
    disc(560, 420, 318, '#f7ecc4', { what: 'moon', depth: 0.07 }),
    disc(470, 330, 44, '#ebdcab', { depth: 0.071 }),
    disc(690, 560, 60, '#ebdcab', { depth: 0.071 }),
    disc(640, 260, 28, '#ebdcab', { depth: 0.071 }),
    cut('-100,740! 200,720 560,736 1000,716! 1000,1700! -100,1700!', '#ecd489', {
      depth: 0.2,
      lift: 1,
      print: 'map',
    }),
    ...(
      [
        [80, 790, 44],
        [230, 770, 30],
        [360, 800, 40],
        [760, 790, 40],
        [880, 850, 66],
        [160, 890, 76],
        [-90, 900, 80],
        [1040, 800, 60],
        [800, 980, 100],
        [60, 1060, 110],
        [-200, 1010, 90],
        [640, 870, 54],
      ] as const
    ).flatMap(([x, y, r]) => [
      ...placed(
        [
          oval(0, 0, r * 1.16, r * 0.46, '#f8e7ab', { lift: 0 }),
          oval(0, 0, r, r * 0.37, '#2a2440', { lift: 0 }),
        ],
        [x, y],
        1,
        0.3,
      ),
    ]),
    oval(470, 1220, 430, 150, '#f8e7ab', { depth: 0.4, lift: 0 }),
    oval(470, 1236, 400, 128, '#1b1734', { what: 'hole', depth: 0.401, lift: 0 }),
    // A fishing rod; a snore.
    line('800,976 870,820 930,770', '#5f3a2c', 6, { depth: 0.5 }),
    line('930,770 934,860 930,930', '#5f3a2c', 2, { depth: 0.5 }),
    word('z', 180, 850, 24, '#4a2f38', { depth: 0.5 }),
    word('z', 206, 812, 32, '#4a2f38', { depth: 0.5 }),
    word('z', 240, 764, 42, '#4a2f38', { depth: 0.5 }),
    // Her hat.
    {
      ...cut('690,1120! 720,1090 742,1040 790,1020 840,1036 862,1086 900,1108! 800,1130', '#141026', {
        depth: 0.73,
        lift: 0.6,
      }),
      what: 'hat',
    },
    // The silver edge of the two.
    cut('60,1166 200,1120 420,1108 640,1112 830,1136 900,1180 700,1150 430,1136 200,1146', '#f8e7ab', {
      depth: 0.7,
      lift: 0,
    }),
  ]),
  cast: [
    { who: 'goat', at: [650, 905], scale: 0.24, facing: 'right', depth: 0.4, plane: 'silhouette' },
    who('oona', 'sit', [530, 440], 1.95, {
      facing: 'left',
      expression: 'sad',
      act: { spine: 22, neck: 6 },
      wears: { outfit: 'pirate', cloth: 'brick', extras: [], why: 'the hat lies beside her' },
      lookAt: [450, 1200],
      depth: 0.73,
    }),
    hero('sit', [326, 830], 1.02, {
      facing: 'right',
      expression: 'tender',
      act: { spine: 12, tilt: -8 },
      lookAt: 'oona',
      touch: { right: [478, 850] },
      seatOn: 'boat',
      depth: 0.74,
    }),
  ],
};
