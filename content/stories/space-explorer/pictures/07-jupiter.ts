import type { SheetCut } from '../../../../illustration/scene/format/cuts.ts';
import { disc } from '../../../cuts/lit.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { atWindow, CREAM, circle, inSpace, presto, RED } from '../parts.ts';

export const scene: Picture = {
  wide: cam({ on: [450, 620], zoom: 0.9 }),
  ...inSpace('#c98a52'),
  shot: 'close',
  camera: cam(),
  lighting: { from: [900, 0] },
  cuts: [
    ...(
      [
        ['#e8c38a', -300, 130],
        ['#b8683c', 130, 260],
        ['#f0d6a2', 260, 420],
        ['#c67c48', 420, 560],
        ['#f4e3bd', 560, 700],
        ['#a8573a', 700, 850],
        ['#e3b478', 850, 990],
        ['#c8743f', 990, 1120],
        ['#f0d4a0', 1120, 1700],
      ] as const
    ).map(
      ([colour, y, to], i): SheetCut => ({
        shape: `-420,${y}! -100,${y + 20} 200,${y - 10} 500,${y + 18} 800,${y - 14} 1100,${y + 10} 1340,${y}! 1340,${to + 60}! -420,${to + 60}!`,
        colour,
        depth: 0.1 + i * 0.002,
        lift: i % 2 ? 1.2 : 0.5,
        ...(i % 3 === 1 ? { print: 'letters' } : {}),
      }),
    ),
    disc(820, 1040, 150, '#b3482f', { what: 'red spot of Jupiter', depth: 0.2, flat: 0.5 }),
    disc(820, 1040, 108, '#c96440', { depth: 0.21, flat: 0.46 }),
    disc(410, 760, 350, '#7a4a6a', { depth: 0.6 }),
    disc(410, 760, 330, '#f2bd62', { depth: 0.601, lit: false }),
    disc(470, 700, 210, '#f9d88e', { depth: 0.602, lit: false }),
    // the rocket's side
    {
      shape: '-420,-300! 330,-300! 560,60 740,420 800,800 780,1180 720,1700! -420,1700!',
      colour: RED,
      depth: 0.76,
      lift: 2.4,
      holes: circle(410, 760, 322, 20),
    },
    { what: 'window', rings: [352], width: 48, at: [410, 760], colour: CREAM, depth: 0.765 },
    ...Array.from({ length: 12 }, (_, i) =>
      disc(410 + Math.cos(i * 0.5236) * 352, 760 + Math.sin(i * 0.5236) * 352, 9, '#b08a6a', {
        depth: 0.766,
      }),
    ),
    { shape: '-420,1190! 760,1220! 740,1290! -420,1270!', colour: CREAM, depth: 0.763, lift: 0 },
    { line: '180,660 290,520', width: 14, colour: '#fff8e6', opacity: 0.5, depth: 0.75, lit: false },
    { line: '180,730 350,520', width: 7, colour: '#fff8e6', opacity: 0.5, depth: 0.75, lit: false },
    // the comet
    {
      what: 'comet',
      shape: '-420,-60! -100,-20 200,30 560,130 620,300 480,330 240,230 -100,150 -420,170!',
      colour: '#fffaf0',
      opacity: 0.7,
      depth: 0.85,
      lit: false,
      lift: 1,
    },
    {
      shape:
        '430,130 510,66 610,56 700,92 716,140 690,176 706,214 756,222 782,256 750,350 670,414 570,428 470,384 416,296 408,206',
      colour: '#fffdf6',
      depth: 0.855,
      lit: false,
      lift: 2,
    },
    {
      shape:
        '450,142 520,88 608,78 684,108 694,138 668,178 690,232 746,242 758,264 732,338 660,394 572,406 484,366 436,288 428,210',
      colour: '#e3edf2',
      depth: 0.856,
      lit: false,
      lift: 0,
    },
  ],
  cast: [
    atWindow([390, 760], 2.7, {
      pose: 'tiptoe',
      act: { spine: 12, tilt: -6 },
      expression: 'wonder',
      facing: 'right',
      touch: { right: [630, 900], left: [200, 960] },
      hands: 'flat',
      lookAt: [640, 200],
    }),
    presto({ at: [600, 1020], scale: 1, facing: 'right', turn: -40, depth: 0.725, lookAt: [640, 200] }),
  ],
};
