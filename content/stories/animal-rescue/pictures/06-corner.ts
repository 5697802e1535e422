import type { RingsCut, SceneCut, SheetCut } from '../../../../illustration/scene/format/cuts.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { CAMEL_OUTLINE, wainscot, withoutRaincoat } from '../parts.ts';

const scrape = (s: number, depth = 0.7206): SceneCut[] => [
  { rings: [16], on: 'hero.elbow', scale: s, colour: '#e58a86', depth, lit: false },
  ...[
    [-6, -5],
    [5, -6],
    [0, 3],
    [-7, 6],
    [8, 5],
  ].map(
    ([x, y]): RingsCut => ({
      rings: [2.2],
      on: 'hero.elbow',
      dx: x! * s,
      dy: y! * s,
      scale: s,
      colour: '#b83a3f',
      depth: depth + 0.0002,
      lit: false,
    }),
  ),
];

export const scene: Picture = {
  set: 'hall',
  light: 'noon',
  plain: '#6f868c',
  shot: 'close',
  camera: cam(),
  wide: cam({ on: [450, 620] }),
  wears: withoutRaincoat,
  cuts: [
    {
      shape: '-420,-300! 620,-300! 620,1700! -420,1700!',
      snip: true,
      colour: '#7f979b',
      depth: 0.1,
      lift: 0.3,
      print: 'wallpaper',
    },
    {
      shape: '690,-300! 1340,-300! 1340,1700! 690,1700!',
      snip: true,
      colour: '#566c72',
      depth: 0.74,
      lift: 2.4,
      print: 'wallpaper',
    },
    {
      shape: '676,-300! 704,-300! 704,1700! 676,1700!',
      snip: true,
      colour: '#e9e0cc',
      depth: 0.741,
      lift: 1,
    },
    {
      shape: '660,300! 730,290! 736,390! 664,396!',
      snip: true,
      colour: '#f3c9a4',
      depth: 0.742,
      lift: 0.6,
    },
    ...wainscot(1090, 1700, '#7d9296', '#5f7479', 0.105),
    // Past the coats; the white one stayed behind, on the very last hook.
    { shape: '-420,400! 620,390! 620,424! -420,434!', snip: true, colour: '#6d5a4c', depth: 0.12, lift: 1 },
    ...(
      [
        [-60, '#52676e'],
        [90, '#7d5a5a'],
        [560, '#52676e'],
      ] as const
    ).map(
      ([x, colour]): SheetCut => ({
        shape: '-30,0! 30,0! 84,60 100,240 96,620 110,800! -110,800! -96,620 -100,240 -84,60',
        at: [x, 430] as const,
        colour: colour,
        depth: 0.13,
        lift: 1.4,
      }),
    ),
    { line: '836,470 836,520', width: 14, colour: '#e0b255', depth: 0.745 },
    {
      shape: '826,512! 856,512! 890,600 960,760 1010,930 990,1050! 850,1070! 812,930 770,760 776,600',
      what: 'coat',
      colour: '#f8efda',
      depth: 0.75,
      lift: 2,
    },
    {
      shape: '790,600 770,760 720,880 700,960! 764,976! 790,900 830,780',
      colour: '#f1e6cc',
      depth: 0.7505,
      lift: 1.4,
    },
    { line: '840,524 868,760 916,1056', width: 5, colour: '#d9c9a8', depth: 0.751 },
    {
      shape: '940,840! 990,826! 1006,890! 952,904!',
      snip: true,
      colour: '#eadfc4',
      depth: 0.751,
      lift: 0.6,
    },
    { line: '832,524 800,660 836,720 872,640 856,526', width: 7, colour: '#c2402f', depth: 0.752 },
    { shape: '30,80! 240,80! 240,330! 30,330!', snip: true, colour: '#7a5a44', depth: 0.2, lift: 1 },
    { shape: '46,96! 224,96! 224,314! 46,314!', snip: true, colour: '#cfe0e4', depth: 0.21, lift: 0 },
    { shape: CAMEL_OUTLINE, at: [60, 312], scale: 0.62, colour: '#b08a5c', depth: 0.22, lift: 0 },
    // Nothing else is lit.
    ...(
      [
        [520, '#93a5a4'],
        [390, '#b3b8aa'],
        [270, '#dccfae'],
      ] as const
    ).map(
      ([r, colour]): RingsCut => ({
        rings: [r],
        on: 'hero.elbow',
        colour: colour,
        depth: 0.3,
        lit: false,
      }),
    ),
    ...scrape(2.6),
  ],
  cast: [
    { who: 'dog', at: [120, 1350], scale: 1.7, facing: 'right', mood: 'sad', lookAt: 'hero', depth: 0.736 },
    {
      who: 'hero',
      pose: 'stand',
      at: [360, 470],
      by: 'head',
      scale: 3.1,
      facing: 'right',
      expression: 'holdingTears',
      act: { spine: 26, neck: 10, tilt: 6, arms: [null, [66, 168]] },
      touch: { left: 'hero.elbow' },
      handsDepth: 0.74,
      lookAt: 'hero.elbow',
      shadow: false,
      depth: 0.72,
    },
    {
      who: 'goose',
      at: [770, 1340],
      scale: 1.6,
      facing: 'left',
      mood: 'scared',
      lookAt: 'hero',
      depth: 0.735,
    },
  ],
};
