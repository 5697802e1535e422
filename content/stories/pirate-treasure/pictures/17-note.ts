import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { cut, disc, line, oval, snip, word } from '../../../cuts/lit.ts';
import { hero, kept, who } from '../../../cuts/placing.ts';
import type { Picture, WayPictures } from '../../../pictures.ts';
import { biscuit, chestFront } from '../parts.ts';

export const scene: Picture = {
  set: 'dig',
  shot: 'small-before-big',
  plain: '#e5744c',
  wide: { zoom: 1, on: [450, 800], at: [0.5, 0.5] },
  lighting: { from: [120, 420] },
  cuts: kept([
    disc(120, 560, 330, '#f0925a', { depth: 0.05 }),
    disc(120, 560, 190, '#fbd28a', { depth: 0.06 }),
    cut('-100,800! 200,770 560,790 1000,760! 1000,1700! -100,1700!', '#c98a5a', {
      depth: 0.2,
      lift: 1,
      print: 'map',
    }),
    ...(
      [
        [60, 850, 56],
        [240, 820, 36],
        [880, 830, 50],
        [1080, 880, 70],
        [-140, 900, 70],
        [800, 790, 24],
        [130, 960, 74],
      ] as const
    ).flatMap(([x, y, r], i): SceneCut[] => [
      oval(x, y, r * 1.15, r * 0.48, '#e8b27a', { depth: 0.22, lift: 0 }),
      oval(x, y, r, r * 0.38, '#4b5a8c', { depth: 0.221, lift: 0 }),
      oval(x, y - r * 0.3, r * 0.34, r * 0.36, ['#e2a94b', '#d98a62', '#7a8a6a'][i % 3]!, {
        depth: 0.222,
        lift: 0.6,
      }),
      disc(x - r * 0.12, y - r * 0.28, r * 0.06, '#2b2028', { depth: 0.223 }),
      disc(x + r * 0.12, y - r * 0.28, r * 0.06, '#2b2028', { depth: 0.223 }),
      cut(
        `${x - r},${y} ${x},${y + r * 0.34} ${x + r},${y} ${x + r * 0.9},${y + r * 0.5} ${x - r * 0.9},${y + r * 0.5}`,
        '#c98a5a',
        { depth: 0.224, lift: 0.4 },
      ),
    ]),
    // A hill of coat.
    cut(
      '180,1400! 190,1120 270,900 400,720 540,620 720,600 860,660 1000,760! 1000,1700! 180,1700!',
      '#8a3c30',
      { depth: 0.7, lift: 2.4, print: 'ledger' },
    ),
    cut('640,1700! 660,1300 720,1000 860,700! 1000,760! 1000,1700!', '#6f2f2c', { depth: 0.701, lift: 0 }),
    cut('250,1400! 300,1190 420,1080 560,1060 680,1100 730,1200 740,1400!', '#b4583f', {
      depth: 0.742,
      lift: 2,
      print: 'ledger',
    }),
    // Half a biscuit in one palm; the other on its way to a head.
    ...biscuit([668, 800], 0.95, 0.746, -4),
    snip('392,900! 520,880! 536,1010! 404,1026!', '#fffaf0', {
      what: 'note',
      depth: 0.739,
      lift: 1.4,
      lit: false,
    }),
    word('FOR\nWHEN I\nAM BIG', 464, 954, 19, '#4a2f38', { depth: 0.7395, turn: -8 }),
    // The chest, its lid half shut.
    ...chestFront([262, 1215], 0.8, 0.75),
    cut('140,1145! 132,1075 182,1031 262,1019 352,1035 394,1083 384,1145!', '#7a4a34', {
      depth: 0.752,
      lift: 1.6,
    }),
    line('152,1115 262,1101 374,1115', '#5a5560', 8, { depth: 0.753 }),
  ]),
  cast: [
    { who: 'goat', at: [170, 900], scale: 0.22, facing: 'right', depth: 0.3 },
    who('oona', 'sit', [610, 400], 2.35, {
      facing: 'left',
      expression: 'thinking',
      act: { spine: 8, tilt: 8 },
      lookAt: 'hero',
      touch: { right: [668, 812] },
      hands: { right: 'cup' },
      handsDepth: 0.744,
      depth: 0.698,
    }),
    hero('read', [400, 760], 1.28, {
      holding: 'none',
      facing: 'right',
      expression: 'wonder',
      act: { spine: 12, tilt: 6 },
      lookAt: [464, 960],
      touch: { right: [512, 976] },
      seatOn: 'chair',
      depth: 0.738,
    }),
  ],
};

export const ways: WayPictures = [
  { on: [668, 820], at: [0.5, 0.5], zoom: 2.3 },
  { on: [290, 1080], at: [0.5, 0.5], zoom: 2.3 },
];
