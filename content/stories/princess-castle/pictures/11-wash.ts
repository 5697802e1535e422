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
  wide: cam({ on: [450, 700] }),
  cuts: [
    hillside(1110, '#8fb562', { depth: 0.3 }),
    {
      what: 'sheet',
      shape:
        '1340,-300! 300,-300! 90,-60 -30,190 20,380 130,420 230,370 210,290 150,290 220,220 340,240 400,360 370,560 300,780 330,1010 420,1160 1340,1220!',
      colour: '#f2f7fb',
      depth: 0.5,
      lift: 3,
      print: 'sea-chart',
    },
    {
      shape: '1340,-300! 560,-300! 420,-40 430,180 500,360 480,620 430,820 470,1020 540,1160 1340,1200!',
      colour: '#d3e4f2',
      depth: 0.51,
      lift: 1.2,
    },
    {
      shape: '1340,-200! 800,-100 690,200 720,460 670,720 680,960 760,1170 1340,1180!',
      colour: '#b4d0e8',
      depth: 0.52,
      lift: 1.2,
      print: 'sea-chart',
    },
    {
      shape: '560,1120 570,1000 640,960 760,960 850,900 900,930 930,980 900,1020 860,1040 850,1120',
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
      pose: 'lookUp',
      at: [200, 1250],
      scale: 0.95,
      facing: 'right',
      expression: 'wonder',
      act: { spine: -16 },
      lookAt: [150, 260],
    },
  ],
};
