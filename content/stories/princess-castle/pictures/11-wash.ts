import type { SceneCut, SheetCut } from '../../../../illustration/scene/format/cuts.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { hillside } from '../parts.ts';

export const scene: Picture = {
  set: 'meadow',
  plain: '#8fc0e0',
  weather: 'wind',
  shot: 'small-before-big',
  camera: cam(),
  wide: cam({ on: [450, 830], zoom: 1.06 }),
  cuts: [
    hillside(1110, '#8fb562', { depth: 0.3 }),
    {
      what: 'sheet',
      shape:
        '1400,-300! 420,-300! 250,60 120,330 90,520 170,640 290,630 340,550 290,490 230,520 250,440 350,400 450,460 480,600 450,800 500,1010 590,1140 1400,1230!',
      colour: '#f2f7fb',
      depth: 0.5,
      lift: 3,
      print: 'sea-chart',
    },
    {
      shape: '1400,-300! 640,-300! 480,60 470,300 570,460 600,640 560,830 600,1020 680,1150 1400,1210!',
      colour: '#d3e4f2',
      depth: 0.51,
      lift: 1.2,
    },
    {
      shape: '1400,-200! 880,-100 780,200 830,460 790,720 800,960 880,1170 1400,1190!',
      colour: '#b4d0e8',
      depth: 0.52,
      lift: 1.2,
      print: 'sea-chart',
    },
    {
      shape:
        '960,1130 970,1040 1020,1010 1110,1010 1170,965 1210,985 1235,1022 1210,1052 1180,1070 1172,1130',
      colour: '#6f94b8',
      opacity: 0.4,
      depth: 0.53,
      lift: 0,
      lit: false,
    },
    // Line behind line of them, as far as one can look, and a peg for each.
    ...(
      [
        [1000, '#dbe8f2', 0.335],
        [930, '#f2f7fb', 0.33],
        [872, '#cfe0ee', 0.325],
        [826, '#e6f0f7', 0.32],
      ] as const
    ).flatMap(([y, colour, depth], i): SceneCut[] => [
      {
        shape: `-420,${y}! ${Array.from({ length: 9 }, (_, k) => `${-380 + k * 100 + i * 26},${y - (k % 2 ? 10 : 46)}`).join(' ')} 520,${y}! 520,${y + 120}! -420,${y + 120}!`,
        colour: colour,
        depth: depth,
        lift: 1.2,
        print: 'sea-chart' as const,
      },
      {
        line: `-420,${y - 48} 520,${y - 44}`,
        width: 4,
        colour: '#6b4630',
        depth: depth + 0.001,
      },
      ...Array.from(
        { length: 4 },
        (_, k): SheetCut => ({
          shape: '-7,-20! 7,-20! 6,18! -6,18!',
          at: [-380 + k * 200 + i * 26, y - 44],
          turn: k * 7 - 10,
          snip: true,
          colour: '#b98a5a',
          depth: depth + 0.002,
          lift: 0.6,
        }),
      ),
    ]),
    ...[250, 330, 420, 520, 640, 770].map(
      (x, i): SheetCut => ({
        shape: '-9,-30! 9,-30! 7,26! -7,26!',
        at: [x, 30 - i * 3] as const,
        turn: i * 5 - 10,
        snip: true,
        colour: '#b98a5a',
        depth: 0.54,
        lift: 1,
      }),
    ),
    { line: '-420,60 0,40 240,26 520,14 1340,-20', width: 7, colour: '#6b4630', depth: 0.538 },
    {
      shape: '-420,1190! 200,1180 700,1200 1340,1170! 1340,1700! -420,1700!',
      colour: '#6f9a48',
      depth: 0.6,
      lift: 1.2,
    },
    ...[
      [90, 1260],
      [420, 1290],
      [700, 1250],
      [820, 1300],
    ].flatMap(([x, y]): SceneCut[] => [
      { rings: [12], at: [x!, y!] as const, colour: '#fdfaf0', depth: 0.62 },
      { rings: [5], at: [x!, y!] as const, colour: '#e8b23a', depth: 0.621 },
    ]),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'stand',
      at: [190, 830],
      by: 'head',
      scale: 1.55,
      facing: 'right',
      expression: 'wonder',
      act: { spine: -13, tilt: 8 },
      lookAt: [420, 420],
      touch: { right: [470, 900] },
      hands: { right: 'flat', left: 'open' },
    },
  ],
};
