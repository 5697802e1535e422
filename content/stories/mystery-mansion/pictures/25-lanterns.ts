import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { box, cut, disc, smallPerson, snip, wall } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';

const COATS = ['#3b2f78', '#5a3f6c', '#2f4a6c', '#6c4a58'];
const SKINS = ['#d3a27c', '#784a35', '#efcbb0', '#ab7552'];
/** One of the fifty-two, with a lantern. */
const guest = (x: number, y: number, s: number, i: number, depth: number): SceneCut[] => [
  ...smallPerson(x, y, s, COATS[i % 4]!, depth, i % 3 ? '#241a4c' : undefined, SKINS[(i * 3) % 4]!),
  disc(x + 66 * s, y + 60 * s, 92 * s, '#ffcf6f', { opacity: 0.3, depth: depth + 0.0006 }),
  disc(x + 66 * s, y + 60 * s, 26 * s, '#ffe6a0', { what: 'lantern', depth: depth + 0.0008 }),
];
/** The road from the gate to the door, and who is on it: x, y, size. */
const ROAD = [
  [90, 700, 0.3],
  [10, 716, 0.32],
  [-80, 736, 0.34],
  [-160, 764, 0.37],
  [-210, 800, 0.4],
  [-190, 842, 0.44],
  [-110, 872, 0.48],
  [-10, 892, 0.52],
  [90, 914, 0.56],
  [190, 940, 0.6],
  [280, 972, 0.66],
  [340, 1014, 0.72],
  [300, 1066, 0.8],
  [190, 1100, 0.9],
  [60, 1126, 1],
  [-80, 1160, 1.1],
] as const;

export const scene: Picture = {
  set: 'outside',
  shot: 'small-before-big',
  camera: { zoom: 1, on: [450, 660], at: [0.5, 0.5] },
  wide: { zoom: 1, on: [450, 740], at: [0.5, 0.5] },
  lighting: { dark: 0.35, night: '#16184a', lamps: [{ on: [610, 700], reach: 620, colour: '#ffe0a0' }] },
  cuts: [
    wall('#1b1c4c'),
    ...Array.from({ length: 22 }, (_, i) =>
      disc(-280 + ((i * 263) % 760), 20 + ((i * i * 37) % 420), 4 + (i % 3) * 2, '#fff0c0', { depth: 0.585 }),
    ),
    cut('-460,560 -200,520 100,580 320,540 1360,640 1360,1420! -460,1420!', '#24265e', {
      depth: 0.588,
      lift: 1,
    }),
    // The house front, from edge to sky.
    snip('430,-200! 1360,-200! 1360,1120! 430,1120!', '#3a2f66', {
      depth: 0.59,
      lift: 1.8,
      print: 'letters',
    }),
    ...[980, 1140].map((x) => box(x, 330, x + 90, 520, '#1b1438', { depth: 0.592, lift: 0 })),
    cut('540,1120! 540,420 600,270 740,216 880,270 940,420 940,1120!', '#1d1440', { depth: 0.6, lift: 1 }),
    ...called('door', [
      cut('578,1120! 578,440 630,310 740,262 850,310 902,440 902,1120!', '#6b4648', {
        depth: 0.602,
        lift: 1,
        print: 'ledger',
      }),
      box(640, 470, 720, 900, '#5a3a40', { depth: 0.603, lift: 0.4 }),
      box(770, 470, 850, 900, '#5a3a40', { depth: 0.603, lift: 0.4 }),
      disc(860, 800, 15, '#f0c257', { depth: 0.604 }),
    ]),
    // By the width of one beak.
    snip('578,1120! 612,1120! 612,330! 578,440!', '#ffe08a', { depth: 0.605, lift: 0 }),
    snip('578,1120! 612,1120! 470,1420! 250,1420!', '#ffd98a', { depth: 0.635, lift: 0, opacity: 0.5 }),
    box(430, 1110, 1360, 1190, '#57496e', { depth: 0.62, lift: 1.4 }),
    box(400, 1180, 1360, 1460, '#463a5e', { depth: 0.63, lift: 1.4 }),
    // The road.
    cut(
      '130,650 190,660 60,740 -90,790 -110,830 60,870 300,930 420,1010 380,1110 200,1180 60,1260 60,1420! -400,1420! -300,1220 -60,1110 200,1050 240,1010 60,960 -180,890 -290,820 -220,750 0,690',
      '#4a4380',
      { depth: 0.606, lift: 0.6 },
    ),
    ...ROAD.flatMap(([x, y, s], i) => guest(x, y - 60 * s, s, i, 0.64 + i * 0.003)),
    ...guest(130, 1230, 1.5, 2, 0.8),
    ...guest(-150, 1250, 1.6, 5, 0.803),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'stand',
      facing: 'left',
      at: [730, 660],
      by: 'head',
      scale: 1.35,
      expression: 'tender',
      act: { spine: 13, tilt: 10 },
      touch: { right: [606, 820] },
      hands: { right: 'flat' },
      lookAt: [594, 640],
      depth: 0.72,
    },
    { who: 'gravy', at: [880, 1200], scale: 0.95, facing: 'left', lookAt: [594, 900], depth: 0.71 },
    {
      who: 'friend',
      pose: 'stand',
      at: [610, 770],
      by: 'head',
      shadow: false,
      scale: 1.1,
      facing: 'left',
      expression: 'joy',
      depth: 0.722,
      act: { spine: 12 },
    },
  ],
};
