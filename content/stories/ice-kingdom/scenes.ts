import { cutting, type XY } from '../../cuts/deep.ts';
import { written } from '../../cuts/written.ts';
import { picturesOf } from '../../pictures.ts';

// Papers: tiles (the kitchen), letters (the two white worlds), wallpaper (the shop).
const { cut: sheet, box, page } = cutting(1);
const cam = (more: object = {}) => ({ zoom: 1, on: [450, 660], at: [0.5, 0.5], ...more });
const CHALK = '#5f9fe0';
const disc = (at: XY, r: number, colour: string, depth: number, more: object = {}) => ({
  rings: [r],
  at,
  colour,
  depth,
  lit: false,
  ...more,
});
const stars = (list: XY[], depth: number) => list.map((at, i) => disc(at, i % 3 ? 4 : 7, '#fff0cc', depth));
/** A palm that leans: its foot, its height, how far it leans. */
const palm = (at: XY, height: number, lean: number, colour: string, depth: number) => [
  {
    line: `0,0 ${lean * 0.3},${-height * 0.5} ${lean},${-height}`,
    at,
    width: 26,
    colour,
    depth,
    lit: false,
  },
  ...[-160, -120, -60, -20, 20].map((a) => ({
    shape: '0,0! 60,-40 130,-34 190,10! 130,-4 60,0',
    at: [at[0] + lean, at[1] - height] as XY,
    turn: a,
    colour,
    depth: depth + 0.0005,
    lift: 0.8,
    lit: false,
  })),
];
const gecko = (at: XY, turn: number, depth: number, scale = 1, colour = '#7fae5c') => [
  ...[-34, 30].flatMap((y) =>
    [-1, 1].map((k) => ({
      line: `0,${y} ${k * 34},${y - 18} ${k * 40},${y - 34}`,
      at,
      turn,
      scale,
      width: 9,
      colour,
      depth,
    })),
  ),
  {
    shape:
      '0,-96! 22,-86 24,-60 14,-46 20,-20 16,30 8,60 10,110 22,150 6,170! -4,150 -8,110 -8,60 -16,30 -20,-20 -14,-46 -24,-60 -22,-86',
    at,
    turn,
    scale,
    colour,
    depth: depth + 0.0005,
    lift: 0.8,
  },
  ...[-1, 1].map((k) => ({
    line: `${k * 8},-74 ${k * 14},-70`,
    at,
    turn,
    scale,
    width: 4,
    colour: '#33402a',
    depth: depth + 0.001,
  })),
];
const flake = (at: XY, s: number, depth: number, turn = 0) =>
  [0, 60, 120]
    .map((a) => ({
      line: '-40,0 40,0',
      at,
      scale: s,
      turn: turn + a,
      width: 11,
      colour: '#ffffff',
      depth,
      lit: false,
    }))
    .concat([{ rings: [14], at, scale: s, colour: '#ffffff', depth, lit: false } as never]);
const cart = (x: number, x2: number, y: number, h: number, depth: number) => [
  {
    shape: `${x},${y}! ${x2},${y}! ${x2 - 30},${y + h}! ${x + 30},${y + h}!`,
    colour: '#eef3f6',
    depth,
    lift: 2,
  },
  box(x - 14, y - 14, x2 + 14, y + 26, '#cfdde6', depth + 0.001),
  ...[0.2, 0.8].flatMap((t) => [
    { rings: [46], at: [x + (x2 - x) * t, y + h + 26] as XY, colour: '#4a4a5c', depth: depth - 0.001 },
    { rings: [16], at: [x + (x2 - x) * t, y + h + 26] as XY, colour: '#cfdde6', depth: depth },
  ]),
];
const ice = (x: number, x2: number, y: number, depth: number) =>
  Array.from({ length: 7 }, (_, i) => ({
    shape: '-50,-30! 10,-46! 54,-12! 46,44! -44,46!',
    at: [x + ((x2 - x) * (i + 0.5)) / 7, y + (i % 2) * 16] as XY,
    turn: i * 23,
    colour: i % 2 ? '#bfe4f6' : '#dff3fb',
    depth: depth + (i % 2) * 0.0002,
    lift: 0.8,
    lit: false,
  }));
const suitcase = (at: XY, s: number, colour: string, depth: number) => [
  { shape: '-80,-110! 80,-110! 80,0! -80,0!', at, scale: s, snip: true, colour, depth, lift: 1.4 },
  { line: '-30,-110 -26,-136 26,-136 30,-110', at, scale: s, width: 9, colour: '#4a3030', depth },
  { line: '-10,-110 -6,0', at, scale: s, width: 6, colour: '#e7cf9a', depth: depth + 0.001 },
];
/** Floor tiles, the north's and the south's, from above; the line between them at x. */
const tiled = (x: number, north: string, south: string, depth: number) => [
  box(-900, -500, x, 1900, north, depth, { lift: 0, lit: false }),
  box(x, -500, 1800, 1900, south, depth, { lift: 0, lit: false }),
  ...Array.from({ length: 13 }, (_, i) => ({
    line: `-900,${-120 + i * 150} 1800,${-120 + i * 150}`,
    width: 5,
    colour: '#a8674a',
    depth: depth + 0.0005,
    lit: false,
  })),
  ...Array.from({ length: 15 }, (_, i) => ({
    line: `${x - 1050 + i * 150},-500 ${x - 1050 + i * 150},1900`,
    width: 5,
    colour: '#a8674a',
    depth: depth + 0.0005,
    lit: false,
  })),
];
const cast = {
  bear: { who: 'polar-bear' },
  penguin: { who: 'penguin' },
  tern: { who: 'tern' },
  auntie: {
    look: {
      skin: 's4',
      hair: 'bob',
      hairColour: 'soot',
      glasses: 'round',
      outfit: 'tee',
      cloth: 'honey',
      extras: [],
    },
    build: 'grown-up',
  },
};
const wears = { outfit: 'tee', cloth: 'rose', extras: [] };
const kitchen = (plain: string, light = 'dusk') => ({
  backdrop: 'nursery',
  light,
  plain,
  papers: { land: 'tiles' },
  lighting: { from: [450, 200] as XY },
  seed: 4,
});
const sets = {
  kitchen: kitchen('#8a4a58'),
  shop: kitchen('#2a1c2c'),
  street: {
    backdrop: 'night-town',
    light: 'night',
    plain: '#232a52',
    papers: { land: 'wallpaper' },
    lighting: { from: [450, 500] as XY },
    seed: 4,
  },
};
const scenes = {
  line: {
    backdrop: 'nursery',
    light: 'dusk',
    plain: '#e2708a',
    papers: { land: 'wallpaper' },
    lighting: {},
    seed: 3,
    shot: 'cut-away',
    camera: cam(),
    cuts: [
      page('#ef8f88'),
      disc([120, 520], 330, '#f6b08c', 0.585),
      disc([120, 520], 210, '#fbd59a', 0.586),
      sheet('-900,1010 -300,980 100,1000 500,960 900,990 1800,960! 1800,1800! -900,1800!', '#b9586c', 0.588, {
        lit: false,
        print: 'wallpaper',
      }),
      ...palm([20, 1250], 620, -60, '#7c3a58', 0.59),
      ...palm([900, 1250], 860, 40, '#8e4460', 0.59),
      box(-900, 1236, 1800, 1900, '#6d3450', 0.6, { lift: 0, lit: false }),
      // the house, cut open
      box(110, 210, 810, 1250, '#6b4052', 0.61, { lift: 2.4 }),
      sheet('50,230! 450,36! 870,230!', '#a53e5a', 0.625, { snip: true, lift: 2, print: 'tiles' }),
      box(136, 236, 784, 660, '#f7d3a6', 0.62, { lift: 0, lit: false }),
      box(136, 690, 450, 1226, '#9cc7bb', 0.62, { lift: 0.2, print: 'tiles', lit: false }),
      box(476, 690, 784, 1226, '#f9e2a4', 0.62, { lift: 0, lit: false }),
      // the fan
      { line: '450,236 450,292', width: 8, colour: '#5a4050', depth: 0.64 },
      sheet('300,300 380,286 450,296 520,286 600,300 520,312 450,302 380,312', '#8a6a76', 0.641, {
        lift: 0.6,
      }),
      // window of the kitchen, where the equator comes in
      box(176, 760, 300, 900, '#f6a08c', 0.625, { lift: 0, lit: false }),
      { line: '238,760 238,900', width: 7, colour: '#6b4052', depth: 0.627 },
      // table
      box(186, 1010, 410, 1034, '#b07850', 0.64, { lift: 1 }),
      box(214, 1034, 238, 1226, '#8a5a40', 0.638),
      box(360, 1034, 384, 1226, '#8a5a40', 0.638),
      sheet('300,1010 306,976 346,976 352,1010!', '#f6f0e4', 0.645, { lift: 0.6 }),
      // the shop
      box(494, 700, 766, 780, '#2f6fb0', 0.64, { lift: 1 }),
      { letters: 'ICE KINGDOM', at: [630, 740], size: 32, colour: '#fff6e0', depth: 0.645 },
      box(500, 1070, 784, 1226, '#c8705a', 0.78, { lift: 1.4, print: 'gingham' }),
      box(490, 1050, 790, 1080, '#e2a284', 0.781),
      sheet('700,1050! 706,1006! 770,1006! 776,1050!', '#5b6680', 0.785, { snip: true, lift: 1 }),
      ...[540, 590, 640].map((x) =>
        sheet(`${x - 18},1050! ${x - 12},1000! ${x + 12},1000! ${x + 18},1050!`, '#dff3fb', 0.785, {
          snip: true,
          lift: 0.5,
          lit: false,
        }),
      ),
      ...gecko([560, 348], 150, 0.642, 0.42),
      // the bed, and through the middle of it the equator
      box(160, 590, 770, 640, '#8a5a48', 0.64, { lift: 1.4 }),
      sheet('160,500 400,480 760,500 764,600! 156,600!', '#f4ece0', 0.645, { lift: 1 }),
      sheet('176,462 300,446 322,500 186,512', '#ffffff', 0.65, { lift: 0.8 }),
      { line: '450,300 450,660', width: 13, dash: [22, 18], colour: '#3f7fd0', depth: 0.79, lit: false },
      {
        line: '238,900 300,1000 300,1226',
        width: 11,
        dash: [20, 16],
        colour: '#3f7fd0',
        depth: 0.66,
        lit: false,
      },
      { line: '450,690 450,640', width: 13, colour: '#3f7fd0', depth: 0.66, lit: false },
    ],
    cast: [
      { who: 'tern', at: [690, 706], scale: 0.5, pose: 'sleep', depth: 0.66 },
      {
        who: 'auntie',
        pose: 'stand',
        at: [620, 880],
        by: 'head',
        scale: 0.58,
        facing: 'left',
        expression: 'tired',
        act: { spine: 8 },
        shadow: false,
        depth: 0.7,
      },
      {
        who: 'hero',
        pose: 'stand',
        at: [276, 452],
        by: 'head',
        scale: 0.98,
        turn: -84,
        facing: 'front',
        expression: 'tired',
        act: {
          arms: [
            [-60, -40],
            [50, 30],
          ],
        },
        seatOn: 'bed',
        shadow: false,
        depth: 0.72,
      },
    ],
  },
  letters: {
    backdrop: 'ice',
    light: 'noon',
    plain: '#f2a35c',
    papers: { land: 'letters' },
    lighting: {},
    seed: 4,
    shot: 'plan',
    camera: cam(),
    cuts: [
      {
        shape: '-420,-300! 1340,-300! 1340,420 900,450 600,410 300,450 -420,420!',
        colour: '#f3f6f6',
        depth: 0.2,
        lift: 2,
        print: 'letters',
      },
      {
        shape: '-420,900 200,880 500,920 800,880 1340,910! 1340,1700! -420,1700!',
        colour: '#33446e',
        depth: 0.2,
        lift: 2,
        print: 'letters',
      },
      { rings: [60], at: [160, 110], colour: '#f6c24a', depth: 0.22, lit: false },
      {
        shape: '420,1000 520,960 640,1000 760,950 840,990 700,1040 560,1030',
        colour: '#7fdcae',
        opacity: 0.5,
        depth: 0.22,
        lift: 0,
        lit: false,
      },
      {
        line: '640,330 780,480 600,640 420,700 220,820 330,1000',
        width: 7,
        dash: [6, 18],
        colour: '#a2452f',
        depth: 0.4,
      },
      // A long night below, and one long day above.
      ...stars(
        [
          [80, 980],
          [170, 1060],
          [250, 960],
          [60, 1180],
          [330, 1090],
          [700, 960],
          [860, 970],
          [800, 1090],
          [720, 1160],
          [860, 1220],
          [180, 1270],
          [300, 1220],
          [760, 1290],
          [390, 950],
        ],
        0.23,
      ),
      disc([120, 1130], 44, '#f6f0d8', 0.23),
      disc([142, 1116], 38, '#33446e', 0.231),
      // The bear's letter, as far as it has got; the penguin's, with the fold still in it.
      sheet('414,290! 646,284! 652,410! 410,414!', '#fffdf4', 0.74, { snip: true, lift: 1.6 }),
      ...[318, 344, 370].map((y, n) => ({
        line: `438,${y} 470,${y - 7} 500,${y + 3} 530,${y - 6} ${[620, 606, 546][n]},${y - 2}`,
        width: 5,
        colour: '#2b3a6a',
        depth: 0.741,
      })),
      { line: '552,366 612,290', width: 12, colour: '#e8a33c', depth: 0.742 },
      { line: '552,366 560,356', width: 12, colour: '#3a2a30', depth: 0.743 },
      sheet('430,1178! 625,1172! 630,1238! 426,1242!', '#fffdf4', 0.74, { snip: true, lift: 1.6 }),
      sheet('426,1240! 630,1236! 622,1296! 434,1300!', '#e9e2cc', 0.741, { snip: true, lift: 0.6 }),
      ...[1200, 1222, 1258, 1278].map((y, n) => ({
        line: `450,${y} 480,${y - 6} 510,${y + 3} 540,${y - 5} ${[606, 596, 600, 540][n]},${y - 1}`,
        width: 5,
        colour: '#2b3a6a',
        depth: 0.742,
      })),
      box(400, 600, 500, 680, '#c8705a', 0.5),
      box(386, 576, 514, 612, '#2f6fb0', 0.51),
      { letters: 'ICE', at: [450, 594], size: 20, colour: '#ffffff', depth: 0.52 },
    ],
    cast: [
      { who: 'bear', at: [520, 390], scale: 0.72, depth: 0.7 },
      { who: 'penguin', at: [525, 1220], scale: 1.05, depth: 0.7 },
      { who: 'tern', at: [690, 560], scale: 1.1, facing: 'left', turn: -20, depth: 0.75 },
      {
        who: 'hero',
        pose: 'sit',
        at: [330, 790],
        scale: 0.55,
        facing: 'right',
        lookAt: 'tern',
        act: { spine: 12 },
        depth: 0.72,
      },
    ],
  },
  'north-door': {
    set: 'kitchen',
    plain: '#6a3f52',
    shot: 'low-angle',
    camera: cam(),
    cuts: [
      page('#7a4658'),
      box(-900, -500, 1800, 1180, '#7a4658', 0.585, { lift: 0.3, print: 'tiles', lit: false }),
      box(150, -60, 850, 1180, '#1d2750', 0.59, { lift: 0, lit: false }),
      ...stars(
        [
          [220, 90],
          [300, 250],
          [196, 420],
          [780, 120],
          [820, 330],
          [640, 60],
          [800, 560],
          [420, 40],
        ],
        0.592,
      ),
      sheet('90,-80! 910,-80! 910,1190! 850,1190! 850,-20! 150,-20! 150,1190! 90,1190!', '#c07a4e', 0.715, {
        snip: true,
        lift: 2,
      }),
      box(-900, 1180, 1800, 1900, '#4a2f42', 0.6, { lift: 1, print: 'tiles', lit: false }),
      sheet('150,1184! 850,1184! 1000,1420! 20,1420!', '#f0b866', 0.605, {
        snip: true,
        lift: 0,
        lit: false,
        opacity: 0.5,
      }),
      ...gecko([880, 560], 4, 0.717, 0.85),
      ...suitcase([740, 1230], 1.35, '#8a5a3c', 0.76),
      ...(
        [
          [230, 330],
          [720, 300],
          [660, 130],
          [330, 120],
        ] as XY[]
      ).map((at, i) => ({
        line: '0,0 -22,-44 12,-88 -12,-132',
        at,
        width: 11,
        colour: '#f6eef0',
        opacity: 0.6,
        depth: 0.712 + i * 0.001,
        lit: false,
      })),
    ],
    cast: [
      { who: 'bear', at: [500, 1200], scale: 2.2, lean: 10, nod: 10, lookAt: 'hero.head', depth: 0.7 },
      {
        who: 'hero',
        pose: 'lookUp',
        at: [232, 1290],
        scale: 1.25,
        facing: 'backRight',
        act: { spine: -12 },
        lookAt: 'bear.eye',
        touch: { left: [104, 1010] },
        depth: 0.77,
      },
      { who: 'tern', at: [640, 330], scale: 0.8, facing: 'right', depth: 0.74 },
    ],
  },
  'south-door': {
    set: 'street',
    light: 'dusk',
    shot: 'over-the-shoulder',
    camera: cam(),
    cuts: [
      page('#1c2450'),
      sheet('-900,300 -300,240 100,330 460,250 900,320 1800,260! 1800,-500! -900,-500!', '#151b3e', 0.582, {
        lit: false,
      }),
      ...stars(
        [
          [80, 120],
          [210, 60],
          [340, 190],
          [140, 300],
          [760, 90],
          [850, 210],
          [820, 40],
          [500, 80],
          [60, 480],
        ],
        0.584,
      ),
      // the house from the garden
      sheet('230,1300! 230,330! 1800,330! 1800,1300!', '#39305c', 0.6, {
        snip: true,
        lift: 2,
        print: 'wallpaper',
        lit: false,
      }),
      sheet('150,350! 330,190! 1800,190! 1800,350!', '#2a2348', 0.605, { snip: true, lift: 2, lit: false }),
      box(340, 440, 860, 1180, '#e9a05a', 0.61, { lift: 0, lit: false }),
      box(340, 440, 860, 800, '#f2b871', 0.611, { lift: 0.2, lit: false, print: 'tiles' }),
      box(340, 960, 860, 1180, '#a8604e', 0.612, { lift: 0, lit: false }),
      sheet('306,406! 894,406! 894,1180! 860,1180! 860,440! 340,440! 340,1180! 306,1180!', '#d08a5a', 0.735, {
        snip: true,
        lift: 2,
        lit: false,
      }),
      box(-900, 1180, 1800, 1900, '#141a38', 0.63, { lift: 0, lit: false }),
      sheet('340,1182! 860,1182! 1080,1500! 60,1500!', '#f0b866', 0.64, {
        snip: true,
        lift: 0,
        lit: false,
        opacity: 0.75,
      }),
      // the far door, and who sits in it with a very small glass
      box(620, 520, 810, 960, '#1c2450', 0.615, { lift: 0, lit: false }),
      sheet('690,892! 696,850! 722,850! 728,892!', '#eaf8ff', 0.725, { snip: true, lift: 0.4, lit: false }),
      ...gecko([286, 640], 12, 0.62, 0.7),
      // palms
      ...palm([90, 1230], 760, 40, '#10162f', 0.75),
      ...[-60, 10, 70, 130].map((x, i) =>
        sheet('-12,0! -6,-90 -30,-180! 0,-100 10,-190! 18,-90 14,0!', '#10162f', 0.82, {
          at: [x, 1340],
          turn: i * 9 - 12,
          lit: false,
        }),
      ),
      // the guest from behind: a black coat, and a lit rim
      ...[9, 0].flatMap((dx) => {
        const [colour, depth] = dx ? ['#f2c88a', 0.845] : ['#161a2c', 0.85];
        return [
          disc([530 + dx, 1010], 92, colour as string, depth as number),
          sheet(
            '420,1700! 372,1420 372,1300 400,1200 446,1120 480,1090! 580,1090! 614,1120 660,1200 688,1300 688,1420 640,1700!',
            colour as string,
            depth as number,
            { dx, lift: 0, lit: false },
          ),
          sheet('420,1170 360,1230 300,1330 290,1380 340,1370 400,1330', colour as string, depth as number, {
            dx,
            lift: 0,
            lit: false,
          }),
          sheet('640,1170 700,1230 756,1300 770,1350 720,1360 664,1330', colour as string, depth as number, {
            dx,
            lift: 0,
            lit: false,
          }),
        ];
      }),
      sheet('-52,0! -52,-84! 52,-84! 52,0!', '#5a6a8e', 0.86, {
        at: [800, 1330],
        snip: true,
        lift: 1.4,
        lit: false,
      }),
      { line: '780,1246 784,1222 816,1222 820,1246', width: 8, colour: '#2c3450', depth: 0.859, lit: false },
    ],
    cast: [
      { who: 'bear', at: [690, 970], scale: 0.86, depth: 0.72, lookAt: [400, 760], mood: 'plain' },
      {
        who: 'hero',
        pose: 'stand',
        at: [470, 700],
        by: 'head',
        scale: 1.2,
        facing: 'right',
        expression: 'scared',
        act: { spine: -13, tilt: -6 },
        lookAt: [640, 700],
        touch: { left: [352, 880] },
        shadow: false,
        depth: 0.745,
      },
    ],
  },
  meeting: {
    set: 'kitchen',
    plain: '#3a7f7d',
    light: 'dusk',
    shot: 'two-touching',
    camera: cam(),
    phone: cam({ on: [450, 860] }),
    lighting: { lamps: [{ on: [470, 640], reach: 900 }] },
    cuts: [
      page('#2f6c6c'),
      box(-900, -500, 1800, 980, '#2f6c6c', 0.585, { lift: 0.3, print: 'tiles', lit: false }),
      disc([470, 800], 560, '#4f8f80', 0.587),
      disc([470, 800], 400, '#93bd8c', 0.5875),
      disc([470, 800], 250, '#e6d893', 0.588),
      // on the wall both are as large as they had thought
      ...(
        [
          [30, 230, 62],
          [250, 230, 62],
          [140, 350, 168],
        ] as [number, number, number][]
      ).map(([x, y, r]) => disc([x, y], r, '#1f5058', 0.59)),
      sheet('-90,985! -80,660 -30,500 50,450! 230,450! 310,500 360,660 380,985!', '#1f5058', 0.59, {
        lift: 0,
        lit: false,
      }),
      disc([760, 320], 138, '#1f5058', 0.59),
      sheet('660,320! 540,360! 660,396!', '#1f5058', 0.59, { lift: 0, lit: false }),
      sheet('600,985! 600,720 630,540 690,420! 830,420! 890,540 930,720 930,985!', '#1f5058', 0.59, {
        lift: 0,
        lit: false,
      }),
      // the window where the line comes in
      box(396, 60, 560, 300, '#16244a', 0.5892, { lift: 0, lit: false }),
      { line: '478,60 478,300', width: 12, colour: '#c98a5c', depth: 0.5894, lit: false },
      {
        line: '396,60 560,60 560,300 396,300 396,54',
        width: 14,
        colour: '#c98a5c',
        depth: 0.5894,
        lit: false,
      },
      disc([436, 120], 6, '#fff0cc', 0.5893),
      disc([524, 230], 5, '#fff0cc', 0.5893),
      ...gecko([626, 150], 160, 0.5896, 0.8, '#a9cf74'),
      // the north's tiles and the south's
      sheet('-900,980! 540,980! 600,1900! -900,1900!', '#c9805c', 0.6, {
        snip: true,
        lift: 1,
        print: 'tiles',
        lit: false,
      }),
      sheet('540,980! 1800,980! 1800,1900! 600,1900!', '#a2584c', 0.601, { snip: true, lift: 0, lit: false }),
      sheet('60,1120 300,1050 480,1040 680,1050 900,1120 800,1260 480,1310 160,1260', '#f3c98a', 0.605, {
        lift: 0,
        lit: false,
        opacity: 0.5,
      }),
      // two letters nobody has read to the end
      sheet('560,1230! 640,1216! 650,1270! 570,1284!', '#fdf6e2', 0.62, {
        snip: true,
        lift: 0.8,
        print: 'letters',
      }),
      sheet('640,1260! 720,1270! 714,1326! 634,1314!', '#fdf6e2', 0.621, {
        snip: true,
        lift: 0.8,
        print: 'letters',
      }),
    ],
    props: [{ id: 'lantern', heldBy: 'hero.right', scale: 0.75 }],
    cast: [
      {
        who: 'bear',
        at: [110, 1270],
        scale: 1.85,
        lookAt: 'penguin',
        lean: 10,
        nod: 8,
        facing: 'right',
        mood: 'plain',
        depth: 0.72,
      },
      {
        who: 'hero',
        pose: 'stand',
        at: [450, 1250],
        scale: 1.05,
        facing: 'right',
        expression: 'worried',
        act: { spine: 12, arms: [null, [96, 112]] },
        lookAt: 'penguin',
        touch: { left: [310, 1080] },
        depth: 0.74,
      },
      {
        who: 'penguin',
        at: [800, 1240],
        scale: 0.9,
        facing: 'left',
        lookAt: 'bear',
        mood: 'plain',
        depth: 0.72,
      },
    ],
  },
  promise: {
    set: 'kitchen',
    plain: '#24504f',
    shot: 'thing-in-hand',
    camera: cam(),
    phone: cam({ on: [450, 800] }),
    lighting: { lamps: [] },
    cuts: [
      // under the table: the far wall, the legs, the floor of both halves
      page('#24504f', { print: 'tiles', lift: 0.3 }),
      disc([540, 520], 420, '#356b62', 0.582),
      disc([540, 520], 260, '#4f8a70', 0.583),
      box(-900, -500, 1800, 96, '#4a2f30', 0.7, { lift: 2.6, print: 'wallpaper', lit: false }),
      box(-900, 96, 1800, 124, '#6e463c', 0.701, { lift: 0, lit: false }),
      sheet('420,96! 480,96! 470,640! 434,640!', '#5a3a34', 0.595, { snip: true, lift: 1, lit: false }),
      sheet('-900,600! 500,600! 640,1900! -900,1900!', '#d08a62', 0.6, { snip: true, lift: 0.6, lit: false }),
      sheet('500,600! 1800,600! 1800,1900! 640,1900!', '#a95a4c', 0.6005, {
        snip: true,
        lift: 0,
        lit: false,
      }),
      sheet('60,900 300,790 600,760 900,820 1100,960 900,1130 560,1190 200,1120', '#f3bd84', 0.601, {
        lift: 0,
        lit: false,
        opacity: 0.42,
      }),
      ...[700, 860, 1080].map((y) => ({
        line: `-900,${y} 1800,${y}`,
        width: 5,
        colour: '#8f4f42',
        depth: 0.602,
        lit: false,
      })),
      ...[-900, -430, -80, 220, 780, 1080, 1430, 1900].map((x) => ({
        line: `${500 + (x - 500) * 0.42},600 ${x + (x - 500) * 0.4},1400`,
        width: 5,
        colour: '#8f4f42',
        depth: 0.602,
        lit: false,
      })),
      // a leg like a tree, and its foot: one toe is over
      sheet('-460,-300! 300,-300! 280,200 330,470 300,640 -60,720 -460,720!', '#e9e2d2', 0.64, { lift: 2 }),
      sheet(
        '-260,640 -60,520 160,500 330,540 430,610 520,660 540,760 440,850 240,900 -20,890 -220,830',
        '#f8f4ea',
        0.65,
        { lift: 2.6 },
      ),
      ...(
        [
          [214, 862, 70],
          [336, 852, 74],
          [450, 806, 76],
          [540, 712, 88],
        ] as [number, number, number][]
      ).flatMap(([x, y, r], i) => [
        sheet('-12,-16 62,0 -12,16', '#4a4048', 0.6515 + i * 0.0003, {
          at: [x + [-2, 10, 36, 60][i]!, y + [54, 56, 46, 34][i]!] as XY,
          turn: [94, 76, 50, 28][i]!,
          lift: 0.6,
        }),
        sheet(
          '-70,0 -48,-54 6,-72 56,-46 72,4 48,56 -4,72 -54,50',
          i > 2 ? '#fffdf8' : '#f3ecde',
          0.6517 + i * 0.0003,
          {
            at: [x, y] as XY,
            scale: r / 72,
            lift: 1.6,
          },
        ),
      ]),
      // two small feet, and all that a penguin has above them
      sheet('640,-300! 1100,-300! 1080,420 960,600 820,636 700,570 650,400', '#fbf8ee', 0.63, { lift: 1.6 }),
      sheet('980,-300! 1400,-300! 1400,520 1120,600 1010,500 1040,200', '#2e3550', 0.631, { lift: 1.6 }),
      sheet('640,-300! 560,-300! 590,200 640,420 660,300', '#2e3550', 0.629, { lift: 1.2 }),
      ...[
        [740, 690],
        [890, 676],
      ].map(([x, y]) => ({
        shape: '-58,16 -50,-40 -20,-84 20,-84 50,-40 58,16 36,2 22,26 0,6 -22,26 -36,2',
        at: [x, y] as XY,
        colour: '#3a4058',
        depth: 0.64,
        lift: 1.4,
      })),
      ...gecko([620, 1150], 8, 0.66),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'point',
        at: [500, 1000],
        by: 'hand',
        scale: 4.4,
        turn: -44,
        facing: 'right',
        hands: { right: 'point' },
        holding: 'none',
        seatOn: 'boat',
        shadow: false,
      },
    ],
  },
  melting: {
    set: 'shop',
    shot: 'frame-in-frame',
    camera: cam(),
    cuts: [
      page('#3f8784'),
      box(-460, -300, 1360, 760, '#3f8784', 0.585, { lift: 0.3, print: 'tiles', lit: false }),
      disc([450, 300], 420, '#6fae98', 0.5855),
      disc([450, 300], 230, '#d6d79a', 0.586),
      disc([450, 300], 60, '#fff0c8', 0.587),
      { line: '450,200 450,252', width: 7, colour: '#5a3040', depth: 0.588 },
      box(-460, 780, 1360, 1700, '#a8604e', 0.6, { lift: 0.4, print: 'tiles', lit: false }),
      // heat
      ...(
        [
          [150, 560],
          [230, 500],
          [330, 560],
        ] as XY[]
      ).map((at) => ({
        line: '0,0 -16,-40 12,-80 -10,-120',
        at,
        width: 9,
        colour: '#f6f0d4',
        opacity: 0.7,
        depth: 0.61,
        lit: false,
      })),
      box(600, 590, 850, 780, '#eef3f6', 0.74, { lift: 1.6 }),
      box(590, 570, 860, 606, '#cfdde6', 0.741, { lift: 1 }),
      // a tray of glasses, mostly water
      sheet('-130,0! 130,0! 120,16! -120,16!', '#7a4a3c', 0.76, { at: [540, 640], turn: 8, snip: true }),
      ...[-90, -40, 10, 60].map((x) =>
        sheet(`${x},0! ${x - 6},-52! ${x + 36},-52! ${x + 30},0!`, '#dff3fb', 0.758, {
          at: [540, 640],
          turn: 8,
          snip: true,
          lift: 0.5,
          lit: false,
        }),
      ),
      {
        shape: '-500,-400! 1400,-400! 1400,1700! -500,1700!',
        holes: '90,230! 810,230! 810,960! 90,960!',
        snip: true,
        colour: '#2a1c2c',
        depth: 0.8,
        lift: 3,
        print: 'wallpaper',
      },
      box(60, 955, 840, 1010, '#5d3c46', 0.81, { lift: 2 }),
      // Auntie at the till, from behind and dark
      sheet(
        '-100,1700! -60,1290 60,1210 70,1150 40,1090 50,980 120,920 220,910 300,960 320,1050 330,1110 310,1160 250,1190 330,1240 400,1330 420,1700!',
        '#160f1c',
        0.9,
        { lift: 2 },
      ),
      sheet('520,1340! 540,1140! 800,1140! 830,1340!', '#3b4260', 0.88, { snip: true, lift: 2, lit: false }),
      box(570, 1070, 780, 1150, '#cfe4d0', 0.881, { lift: 1, lit: false }),
      { letters: '40 + 40', at: [675, 1110], size: 34, colour: '#2a3a30', depth: 0.882, lit: false },
      { line: '390,1350 470,1270 560,1230', width: 46, colour: '#160f1c', depth: 0.9 },
      ...[0, 1, 2, 3, 4, 5].map((i) =>
        disc([580 + (i % 3) * 80, 1210 + Math.floor(i / 3) * 60], 20, '#e7cf9a', 0.883),
      ),
      ...gecko([726, 168], 74, 0.82, 0.7),
      sheet('246,776 290,766 304,826 270,852 240,820', '#d9656a', 0.745, { lift: 0.4 }),
    ],
    cast: [
      { who: 'bear', at: [240, 960], scale: 1.05, pose: 'sleep', depth: 0.73 },
      {
        who: 'hero',
        pose: 'walk',
        at: [470, 470],
        by: 'head',
        scale: 1.05,
        facing: 'right',
        expression: 'worried',
        act: { spine: 16 },
        touch: { right: [580, 650], left: [440, 640] },
        lookAt: [560, 620],
        depth: 0.75,
        shadow: false,
      },
      { who: 'penguin', at: [730, 720], scale: 1, mood: 'sad', depth: 0.73 },
    ],
  },
  'one-cart': {
    backdrop: 'nursery',
    light: 'night',
    plain: '#1c2140',
    papers: { land: 'wallpaper' },
    lighting: { rim: false, cast: false },
    seed: 5,
    shot: 'silhouette',
    camera: cam(),
    cuts: [
      page('#12162e', { print: 'wallpaper', lift: 0.3 }),
      // the shadow of the cart on the wall is the shape of a bed
      sheet('60,560! 60,170! 110,170! 110,400! 800,400! 800,280! 850,280! 850,560!', '#0c0f22', 0.585, {
        snip: true,
        lift: 0,
        lit: false,
      }),
      disc([450, 850], 430, '#233a66', 0.59),
      disc([450, 850], 320, '#3a6a9e', 0.591),
      disc([450, 850], 210, '#8fcbea', 0.592),
      ...gecko([640, 200], 120, 0.588, 0.8, '#4a7a5a'),
      ...ice(120, 780, 800, 0.6),
      box(90, 836, 810, 1040, '#e8f4fa', 0.62, { lit: false }),
      box(70, 818, 830, 862, '#b4d2e4', 0.621, { lit: false }),
      ...[220, 680].map((x) => disc([x, 1070], 50, '#0b0e20', 0.63)),
      ...[220, 680].map((x) => disc([x, 1070], 18, '#41567c', 0.631)),
      box(-900, 1110, 1800, 1900, '#0b0e20', 0.64, { lift: 0, lit: false }),
      sheet('120,1112! 780,1112! 900,1400! 0,1400!', '#2b4a78', 0.645, {
        snip: true,
        lift: 0,
        lit: false,
        opacity: 0.7,
      }),
      ...(
        [
          [52, 300],
          [124, 306],
        ] as XY[]
      ).flatMap((at) => [disc(at, 22, '#fff6da', 0.66), disc([at[0] + 7, at[1] + 6], 10, '#12162e', 0.661)]),
      ...(
        [
          [804, 700],
          [846, 700],
        ] as XY[]
      ).flatMap((at) => [disc(at, 13, '#fff6da', 0.66), disc([at[0] - 4, at[1] + 4], 6, '#12162e', 0.661)]),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'sit',
        at: [430, 1290],
        scale: 1.35,
        facing: 'side',
        act: { spine: 20 },
        touch: { right: 'hero.mouth' },
        plane: 'silhouette',
        shadow: false,
      },
    ],
  },
  chalk: {
    set: 'kitchen',
    plain: '#e2bd94',
    light: 'noon',
    shot: 'plan',
    camera: cam(),
    lighting: { from: [200, -200] },
    cuts: [
      page('#e4b886'),
      ...tiled(450, '#d39068', '#bd755a', 0.585),
      // the lamp's own light
      sheet('-200,1500! -200,900 60,700 450,640 840,700 1100,900 1100,1500!', '#eab488', 0.5864, {
        lift: 0,
        lit: false,
        opacity: 0.6,
      }),
      // the north and the south, half in the light of each
      { line: '450,-500 452,250 448,900 450,1900', width: 16, colour: CHALK, depth: 0.6, lit: false },
      disc([450, 170], 176, '#7c4c38', 0.61, { dx: 14, dy: 18, opacity: 0.4 }),
      disc([450, 170], 172, '#b0764e', 0.62, { lit: true }),
      disc([450, 170], 150, '#c0875c', 0.621, { lit: true }),
      { line: '450,-10 450,350', width: 16, colour: CHALK, depth: 0.63, lit: false },
      disc([380, 130], 46, '#f7efe0', 0.625),
      disc([380, 130], 30, '#d9e9ee', 0.626),
      box(130, 560, 780, 860, '#eef3f6', 0.65, { lift: 3 }),
      box(162, 594, 748, 826, '#9fd0ea', 0.651, { lift: 0, lit: false }),
      ...ice(190, 730, 650, 0.652),
      ...ice(210, 720, 760, 0.653),
      { line: '450,556 450,600', width: 16, colour: CHALK, depth: 0.66, lit: false },
      { line: '450,820 450,864', width: 16, colour: CHALK, depth: 0.66, lit: false },
      // a bear and a penguin, from above
      sheet('-400,560 -160,500 20,540 70,640 78,720 60,800 0,890 -180,930 -400,880', '#f3eee2', 0.655, {
        lift: 2,
      }),
      sheet('10,560 90,566 170,600 176,634 120,640 30,620', '#fbf8f0', 0.67, { lift: 1.4 }),
      sheet('10,870 90,868 170,830 176,798 120,790 30,812', '#fbf8f0', 0.67, { lift: 1.4 }),
      ...[612, 818].map((y) => disc([50, y], 34, '#f7f3ea', 0.6715, { lit: true })),
      ...[614, 816].map((y) => disc([54, y], 18, '#e6bfae', 0.6716)),
      sheet(
        '-10,716 20,626 100,606 168,660 214,690 232,716 214,742 168,772 100,824 20,806',
        '#fdfaf2',
        0.672,
        {
          lift: 1.8,
        },
      ),
      sheet('206,698 236,706 240,726 206,734 196,716', '#3a3038', 0.673, { lift: 0.4 }),
      ...[676, 754].map((y) => disc([140, y], 8, '#3a3038', 0.673)),
      sheet('1100,610 960,600 860,640 838,712 860,786 960,826 1100,820', '#2e3550', 0.655, { lift: 1.8 }),
      sheet('900,612 830,600 766,620 756,640 800,652 890,650', '#3a4468', 0.67, { lift: 1 }),
      sheet('900,814 830,826 766,806 756,786 800,774 890,776', '#3a4468', 0.67, { lift: 1 }),
      sheet('890,712 870,660 820,646 776,676 766,712 776,748 820,778 870,764', '#333c5c', 0.672, {
        lift: 1.6,
      }),
      sheet('780,694! 716,712! 780,730!', '#e2a04a', 0.671, { lift: 0.6 }),
      ...[680, 744].map((y) => disc([806, y], 11, '#f6f2e8', 0.673)),
      ...[680, 744].map((y) => disc([803, y], 5, '#1a1e30', 0.674)),
      ...gecko([730, 1080], 24, 0.66),
      {
        line: '694,976 730,960 766,980 770,1050 760,1130 790,1220 810,1250',
        width: 5,
        dash: [10, 9],
        colour: CHALK,
        depth: 0.659,
        lit: false,
      },
    ],
    cast: [
      {
        who: 'hero',
        pose: 'push',
        at: [400, 1066],
        by: 'head',
        scale: 1.45,
        facing: 'back',
        act: { spine: 8 },
        touch: { left: [226, 884], right: [600, 884] },
        hands: 'flat',
        depth: 0.75,
        shadow: false,
      },
    ],
  },
  ahh: {
    set: 'kitchen',
    plain: '#27406e',
    light: 'night',
    shot: 'close',
    camera: cam(),
    lighting: { from: [450, 1400] },
    cuts: [
      page('#1b2c55'),
      disc([450, 1130], 620, '#28457c', 0.585),
      disc([450, 1130], 430, '#3d6ca6', 0.586),
      disc([450, 1130], 290, '#6ba6d6', 0.587),
      ...ice(-200, 1100, 1050, 0.755),
      box(-900, 1090, 1800, 1900, '#e6f0f5', 0.76, { lift: 2.4, lit: false, print: 'tiles' }),
      box(-900, 1070, 1800, 1126, '#b9d6e8', 0.762, { lift: 1, lit: false }),
      { line: '450,1070 450,1900', width: 22, colour: CHALK, depth: 0.77, lit: false },
      // frost like ferns, on two backs
      ...(
        [
          [40, 1010, 0.7],
          [130, 1030, 0.5],
          [250, 1016, 0.6],
          [690, 1030, 0.5],
          [850, 1010, 0.7],
        ] as [number, number, number][]
      ).flatMap(([x, y, k], i) => flake([x, y], k, 0.7555, i * 23)),
      ...gecko([250, 1230], 70, 0.775, 0.9),
      // ice tongs
      { line: '690,930 640,980 660,1030', width: 8, colour: '#8fa3ba', depth: 0.757, lit: false },
      { line: '690,930 700,990 676,1034', width: 8, colour: '#8fa3ba', depth: 0.757, lit: false },
    ],
    cast: [
      {
        who: 'bear',
        at: [150, 1330],
        scale: 2.1,
        pose: 'rest',
        mood: 'asleep',
        facing: 'right',
        depth: 0.72,
      },
      { who: 'penguin', at: [780, 1300], scale: 2, mood: 'asleep', facing: 'left', depth: 0.72 },
      {
        who: 'hero',
        pose: 'kneel',
        at: [470, 904],
        by: 'head',
        scale: 1.75,
        facing: 'left',
        expression: 'wonder',
        act: { tilt: -10 },
        lookAt: [130, 760],
        seatOn: 'boat',
        shadow: false,
        depth: 0.75,
      },
    ],
  },
  dark: {
    set: 'street',
    light: 'dawn',
    plain: '#4a3a62',
    shot: 'establish',
    camera: cam(),
    lighting: { lamps: [{ on: [440, 900], reach: 420 }] },
    cuts: [
      page('#141a40'),
      sheet('-900,-500! 1800,-500! 1800,60 1000,120 600,260 200,300 -200,420 -900,520!', '#10153a', 0.581, {
        lit: false,
      }),
      ...stars(
        [
          [80, 90],
          [190, 180],
          [300, 70],
          [420, 170],
          [90, 310],
          [560, 60],
          [250, 300],
          [700, 100],
          [40, 460],
          [160, 470],
        ],
        0.583,
      ),
      sheet('-900,760 -200,600 200,520 600,400 1000,240 1800,120! 1800,1800! -900,1800!', '#3c3f78', 0.584, {
        lit: false,
      }),
      sheet('-900,880 -200,720 200,650 600,520 1000,380 1800,300! 1800,1800! -900,1800!', '#8a5a86', 0.586, {
        lit: false,
      }),
      sheet('-900,960 -200,830 200,780 600,660 1000,540 1800,480! 1800,1800! -900,1800!', '#e0846c', 0.588, {
        lit: false,
      }),
      sheet('-900,1040 -200,930 300,890 700,790 1000,690 1800,640! 1800,1800! -900,1800!', '#f6b869', 0.59, {
        lit: false,
      }),
      sheet('-900,1080 -100,1050 400,1070 900,1040 1800,1070! 1800,1800! -900,1800!', '#4a2f56', 0.595, {
        lit: false,
      }),
      ...palm([860, 1240], 560, -30, '#2a1c40', 0.6),
      ...palm([-20, 1240], 420, 40, '#2a1c40', 0.6),
      // the house, small under all that sky
      sheet('80,640! 440,500! 830,640!', '#2a1c40', 0.62, {
        snip: true,
        lift: 2,
        lit: false,
        print: 'tiles',
      }),
      box(120, 636, 790, 1230, '#3a2a50', 0.61, { lift: 2, lit: false, print: 'wallpaper' }),
      box(176, 720, 706, 1060, '#f6b25e', 0.63, { lift: 0, lit: false }),
      box(176, 720, 706, 880, '#fbc878', 0.631, { lift: 0.2, lit: false, print: 'tiles' }),
      sheet('150,694! 732,694! 732,1086! 150,1086!', '#8a5a48', 0.78, {
        holes: '176,720! 706,720! 706,1060! 176,1060!',
        snip: true,
        lift: 1.6,
        lit: false,
      }),
      box(136, 1060, 746, 1096, '#a8704f', 0.785, { lift: 1.6, lit: false }),
      ...cart(230, 660, 990, 90, 0.75),
      ...ice(240, 650, 978, 0.745),
      { line: '444,980 444,1060', width: 10, colour: CHALK, depth: 0.77, lit: false },
      ...gecko([330, 596], 60, 0.626, 0.6, '#6f8a5c'),
      // the globe: one end lit, one dark
      disc([444, 900], 52, '#24345e', 0.76),
      sheet('444,848 486,866 496,900 486,934 444,952', '#ffe9b0', 0.761, { lift: 0, lit: false }),
      { line: '444,952 444,984', width: 8, colour: '#5a4030', depth: 0.759 },
      // the shop with its sign, and Auntie asleep over receipts that reach the ground
      box(-900, 1224, 1800, 1900, '#1e1632', 0.64, { lift: 0, lit: false }),
      sheet('176,1226! 706,1226! 860,1500! 40,1500!', '#f0a860', 0.645, {
        snip: true,
        lift: 0,
        lit: false,
        opacity: 0.4,
      }),
      box(500, 1110, 780, 1176, '#2f6fb0', 0.79, { lift: 1.4, lit: false }),
      { letters: 'ICE KINGDOM', at: [640, 1143], size: 28, colour: '#fff6e0', depth: 0.795, lit: false },
      sheet('210,1090! 250,1090! 256,1180 238,1230 262,1290! 216,1290! 204,1230 214,1180', '#fdf6e2', 0.79, {
        lift: 0.6,
        lit: false,
        print: 'letters',
      }),
    ],
    cast: [
      { who: 'bear', at: [290, 1020], scale: 0.74, facing: 'right', lookAt: 'penguin', depth: 0.73 },
      { who: 'penguin', at: [608, 1010], scale: 0.84, lookAt: 'bear', depth: 0.73 },
      {
        who: 'hero',
        pose: 'stand',
        at: [468, 800],
        by: 'head',
        scale: 0.62,
        facing: 'right',
        expression: 'calm',
        act: { spine: 13 },
        lookAt: [560, 860],
        touch: { right: [530, 880] },
        shadow: false,
        seatOn: 'boat',
        depth: 0.725,
      },
      { who: 'fish', at: [548, 876], scale: 0.3, turn: -40, depth: 0.76 },
      { who: 'tern', at: [640, 500], scale: 0.6, facing: 'right', depth: 0.7 },
    ],
  },
  shake: {
    set: 'kitchen',
    light: 'noon',
    plain: '#f6b65c',
    shot: 'low-angle',
    camera: cam({ horizon: 0.94 }),
    phone: { zoom: 1, on: [450, 830], at: [0.5, 0.5] },
    lighting: { from: [450, 300], lamps: [] },
    cuts: [
      page('#f3a94e'),
      ...Array.from({ length: 14 }, (_, i) =>
        sheet('30,-10! 1400,-110! 1400,110! 30,10!', '#f7bb66', 0.584, {
          at: [450, 560],
          turn: i * 25.7,
          snip: true,
          lift: 0,
          lit: false,
        }),
      ),
      disc([450, 560], 350, '#fbd58a', 0.59),
      disc([450, 560], 240, '#fff0c0', 0.591),
      ...cart(-20, 920, 1150, 190, 0.76),
      ...ice(10, 890, 1140, 0.755),
      // The blue line, between the two of them.
      { line: '524,1120 518,1190 528,1260 522,1400', width: 24, colour: CHALK, depth: 0.772, lit: false },
      // paw and flipper, over the line
      sheet(
        '150,700 220,640 330,600 430,590 500,610 520,650 490,690 420,690 330,710 240,780 180,800',
        '#fbf8f0',
        0.757,
        { lift: 1.8, dy: 170 },
      ),
      ...(
        [
          [500, 782],
          [518, 810],
          [508, 838],
        ] as XY[]
      ).map((at) => disc(at, 8, '#4a4048', 0.758)),
      // Frost as thick as fur: on the flipper, on the head, on the shoulder; a little navy shows.
      sheet(
        '806,742 730,652 630,602 524,586 452,606 462,640! 496,632 508,654! 540,640 556,668! 590,652 612,684! 644,672 660,706! 690,696 700,736! 730,726 744,770! 770,752',
        '#f4f8f8',
        0.7568,
        { lift: 1, dy: 170 },
      ),
      ...(
        [
          [
            '628,860 640,790 690,736 774,712 860,734 916,790 930,860 900,812! 886,800 868,838! 850,794 828,826! 806,786 776,836! 752,786 726,824! 706,790 686,836! 664,800',
            0.7292,
          ],
          [
            '566,1130 556,1050 580,980 624,940 660,950 650,1000! 636,990 640,1050! 618,1036 624,1100! 602,1086 606,1150! 586,1136',
            0.7294,
          ],
          [
            '628,900 640,990 690,1034 640,1200! 664,1170 680,1240! 700,1190 722,1250! 760,1200 790,1250! 820,1190 850,1240! 870,1180 910,1220! 910,1030 860,1050 770,1066 690,1036',
            0.7255,
          ],
        ] as [string, number][]
      ).map(([shape, depth]) => sheet(shape, '#f4f8f8', depth, { lift: 0.8 })),
      // The bear's is white on white: a shaggy edge of it over the brow.
      sheet(
        '30,470 60,410 130,376 240,366 350,384 430,440 470,500 440,486! 426,520 400,462! 376,492 350,440! 322,470 290,420! 262,452 236,410! 206,446 180,412! 150,452 124,420! 98,470 70,440!',
        '#ffffff',
        0.7292,
        { lift: 0.8 },
      ),
      sheet(
        '790,760 720,670 620,620 520,600 440,620 430,650 470,668 560,690 650,740 740,820',
        '#333a52',
        0.7565,
        { lift: 1.8, dy: 170 },
      ),
      ...gecko([700, 1240], 100, 0.771, 0.85),
      ...flake([450, 440], 0.6, 0.76),
      ...flake([550, 370], 0.45, 0.76, 20),
      ...flake([360, 360], 0.5, 0.76, 40),
      ...flake([610, 500], 0.35, 0.76, 10),
      ...flake([280, 500], 0.35, 0.76, 50),
      ...flake([470, 260], 0.35, 0.76, 30),
    ],
    props: [{ id: 'lantern', heldBy: 'hero.right', scale: 0.7 }],
    cast: [
      {
        who: 'bear',
        at: [150, 1300],
        scale: 2.2,
        facing: 'right',
        lookAt: 'penguin',
        mood: 'glad',
        lean: 4,
        depth: 0.72,
      },
      {
        who: 'penguin',
        at: [770, 1280],
        scale: 2.2,
        facing: 'left',
        mood: 'glad',
        lookAt: 'bear',
        depth: 0.72,
      },
      {
        who: 'hero',
        pose: 'stand',
        at: [262, 1080],
        by: 'head',
        scale: 1.15,
        facing: 'right',
        expression: 'delight',
        act: { spine: -12, arms: [null, [40, 60]] },
        lookAt: [480, 800],
        shadow: false,
        depth: 0.79,
      },
    ],
  },
  snow: {
    set: 'kitchen',
    light: 'noon',
    plain: '#fbe9c4',
    shot: 'small-before-big',
    camera: cam(),
    lighting: { from: [450, 0], lamps: [] },
    cuts: [
      page('#c9622f'),
      disc([450, 460], 640, '#d97a3a', 0.582),
      disc([450, 460], 440, '#e8984a', 0.583),
      disc([450, 460], 260, '#f4b864', 0.584),
      // one window for each half of the world, and the day comes in at both
      ...[40, 740].flatMap((x) => [
        box(x, 120, x + 120, 330, '#fbe0a4', 0.59, { lit: false, lift: 0 }),
        { line: `${x + 60},120 ${x + 60},330`, width: 10, colour: '#8a3f2a', depth: 0.591, lit: false },
        { line: `${x},225 ${x + 120},225`, width: 10, colour: '#8a3f2a', depth: 0.591, lit: false },
      ]),
      ...gecko([214, 210], 20, 0.592, 0.62),
      // two white shapes that are still shaking hands
      sheet(
        '-80,1200! -70,760 -20,560 -50,470 0,420 60,450 130,430 200,450 260,416 310,470 280,560 330,760 350,1200!',
        '#fdf6e6',
        0.6,
        { lift: 1, lit: false },
      ),
      sheet('600,1200! 596,860 630,700 690,600 760,570 830,600 880,700 920,860 930,1200!', '#fdf3dc', 0.6, {
        lift: 1,
        lit: false,
      }),
      sheet('280,760 430,740 560,770 680,800 660,860 540,830 420,800 280,840', '#fdf6e6', 0.601, {
        lift: 0.6,
        lit: false,
      }),
      ...(
        [
          [70, 590],
          [170, 590],
          [730, 690],
          [800, 690],
        ] as XY[]
      ).map((at) => disc(at, 9, '#6a5240', 0.602)),
      sheet('86,640 120,626 154,640 120,664', '#6a5240', 0.602, { lift: 0, lit: false }),
      sheet('740,716 766,708 792,716 766,740', '#d9a05a', 0.602, { lift: 0, lit: false }),
      sheet(
        '-900,1160 -200,1130 200,1160 500,1120 900,1150 1800,1130! 1800,1900! -900,1900!',
        '#fffdf6',
        0.62,
        { lift: 2, lit: false },
      ),
      // rice, and mangoes
      sheet('60,1180! 90,1240! 210,1240! 240,1180!', '#5f86b8', 0.66, { lift: 1.4 }),
      sheet('60,1186 90,1130 150,1104 210,1130 240,1186', '#ffffff', 0.655, { lift: 1, lit: false }),
      ...(
        [
          [560, 1216],
          [630, 1200],
          [600, 1170],
        ] as XY[]
      ).map((at, i) =>
        sheet(
          '-44,10 -36,-26 0,-40 36,-24 42,12 10,36 -26,34',
          ['#f08a3c', '#f4a63f', '#e8763a'][i]!,
          0.66 + i * 0.001,
          { at, lift: 1.2 },
        ),
      ),
      sheet('530,1170 570,1132 630,1130 666,1170 620,1160 580,1166', '#ffffff', 0.665, {
        lift: 0.6,
        lit: false,
      }),
      ...(
        [
          [110, 150, 1.6],
          [330, 70, 1.1],
          [560, 190, 1.7],
          [800, 120, 1.3],
          [210, 340, 0.9],
          [740, 400, 1.4],
          [410, 320, 1],
          [560, 480, 0.7],
          [350, 560, 0.7],
          [640, 610, 0.6],
          [430, 650, 0.5],
          [250, 960, 0.7],
          [700, 980, 0.7],
          [-150, 300, 1.6],
          [1060, 400, 1.5],
        ] as [number, number, number][]
      ).flatMap(([x, y, k], i) => flake([x, y], k, 0.64 + (i % 3) * 0.003, i * 17)),
      // two so near that they leave the page
      ...flake([40, 1010], 3.4, 0.9, 12),
      ...flake([880, 330], 2.4, 0.9, 40),
      // Auntie's till, which has rung for fright
      box(690, 1040, 900, 1230, '#5a2f3c', 0.668, { lift: 2 }),
      box(712, 1062, 878, 1112, '#bfe0c0', 0.669, { lift: 0, lit: false }),
      { letters: 'SNOW', at: [795, 1088], size: 30, colour: '#2a4a3a', depth: 0.67, lit: false },
      ...[728, 778, 828].flatMap((x) => [1140, 1180].map((y) => disc([x + 18, y], 13, '#f3c98a', 0.67))),
      box(676, 1214, 900, 1262, '#7a4450', 0.671),
      sheet(
        '600,1320 640,1262 720,1240 800,1256 900,1236 1800,1250! 1800,1900! 600,1900!',
        '#fffdf6',
        0.672,
        {
          lift: 1.6,
          lit: false,
        },
      ),
      sheet('-60,-8 -52,-40 -20,-66 20,-66 52,-40 60,-8 20,-20 -20,-14', '#ffffff', 0.6675, {
        on: 'auntie.head',
        dy: -44,
        scale: 0.9,
        lit: false,
      }),
      {
        shape: '-9,0 0,-3 9,0 8,16 0,24 -8,16',
        on: 'hero.mouth',
        dy: 8,
        colour: '#d9656a',
        depth: 0.75,
        lift: 0.4,
      },
    ],
    cast: [
      {
        who: 'hero',
        pose: 'stand',
        at: [470, 1250],
        scale: 1.5,
        facing: 'front',
        expression: 'joy',
        act: {
          tilt: -14,
          spine: -12,
          arms: [
            [-100, -110],
            [100, 115],
          ],
          toes: 'both',
        },
        hands: 'open',
      },
      {
        who: 'auntie',
        pose: 'stand',
        at: [792, 930],
        by: 'head',
        scale: 1.15,
        facing: 'left',
        expression: 'scared',
        act: {
          spine: -14,
          arms: [
            [-130, -150],
            [130, 150],
          ],
        },
        hands: 'open',
        shadow: false,
        depth: 0.666,
      },
      { who: 'tern', at: [640, 1280], scale: 0.7, facing: 'left', lookAt: 'hero.head', depth: 0.74 },
    ],
  },
  dry: {
    set: 'kitchen',
    light: 'noon',
    plain: '#e6b98c',
    shot: 'plan',
    camera: cam(),
    lighting: { from: [900, -200] as XY },
    cuts: [
      ...tiled(450, '#dda074', '#c57e5e', 0.1),
      // nine o'clock, in at the window
      ...[
        '330,-300! 560,-300! 260,620! -20,620!',
        '600,-300! 840,-300! 620,620! 304,620!',
        '-40,660! 246,660! -60,1700! -420,1700!',
        '290,660! 610,660! 380,1700! 0,1700!',
      ].map((shape, i) =>
        sheet(shape, '#f9dca4', 0.102 + i * 0.0001, { snip: true, lift: 0, lit: false, opacity: 0.55 }),
      ),
      { line: '450,-300 446,400 452,900 450,1700', width: 16, colour: CHALK, depth: 0.2, lit: false },
      // wet: one as big as a tray, one no bigger than a leaf
      sheet('60,470 96,330 190,276 300,290 372,380 366,520 290,610 180,620 90,570', '#9c6048', 0.3, {
        lift: 0,
        opacity: 0.62,
        lit: false,
      }),
      ...(
        [
          [66, 288, 40],
          [150, 222, 46],
          [256, 214, 46],
          [352, 268, 42],
        ] as [number, number, number][]
      ).map(([x, y, r]) => disc([x, y], r, '#9c6048', 0.3, { opacity: 0.62 })),
      {
        line: '110,420 150,350 230,330',
        width: 12,
        colour: '#fff3d8',
        depth: 0.302,
        opacity: 0.8,
        lit: false,
      },
      sheet('560,520 544,470 580,456 606,430 632,456 668,470 652,520 606,506', '#8a4a3c', 0.3, {
        lift: 0,
        opacity: 0.62,
        lit: false,
      }),
      ...gecko([440, 130], 96, 0.31, 0.9),
      { line: '600,120 640,132 690,116', width: 5, dash: [10, 9], colour: CHALK, depth: 0.309, lit: false },
      // the bill: eighty glasses, six blocks, one snow
      sheet('560,-60! 880,-70! 888,300 820,360 750,312 650,352 566,306!', '#fffaf0', 0.35, {
        lift: 1.6,
        lit: false,
      }),
      written('for {name}', 724, 44, 290, '#3a4a7a', 0.352, { turn: 2 }),
      ...['80 ICE', '6 BIG', '1 SNOW'].map((letters, i) => ({
        letters,
        at: [720, 104 + i * 48] as XY,
        size: 30,
        turn: 2,
        colour: '#8a3f2a',
        depth: 0.352,
        lit: false,
      })),
      { line: '610,232 832,238', width: 5, colour: '#8a3f2a', depth: 0.352, lit: false },
      {
        letters: 'PAID: FISH',
        at: [724, 274],
        size: 26,
        turn: 3,
        colour: '#3f6f8a',
        depth: 0.352,
        lit: false,
      },
      // the mat, across the line, and a very small cup of water
      sheet('40,760! 880,730! 892,1226! 52,1250!', '#b8503f', 0.4, {
        snip: true,
        lift: 1.6,
        print: 'gingham',
      }),
      disc([150, 690], 50, '#f6f0e4', 0.42, { lit: true }),
      disc([150, 690], 36, '#a9d6e6', 0.421),
      sheet('80,900 150,830 300,830 360,900 370,1010 310,1080 150,1080 86,1010', '#fdf6e6', 0.43, {
        lift: 1.2,
      }),
      sheet('392,850 640,796 880,820 910,980 900,1130 640,1150 404,1110', '#6fa6bd', 0.76, {
        lift: 1.8,
        print: 'wallpaper',
      }),
      sheet('392,850 640,796 660,850 420,906', '#a9cfd6', 0.761, { lift: 0, lit: false }),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'stand',
        at: [226, 960],
        by: 'head',
        scale: 1.75,
        turn: -86,
        facing: 'front',
        expression: 'asleep',
        act: { tilt: 8 },
        seatOn: 'bed',
        shadow: false,
        depth: 0.72,
      },
      {
        who: 'auntie',
        pose: 'kneelOver',
        at: [742, 640],
        by: 'head',
        scale: 1.45,
        facing: 'left',
        expression: 'calm',
        act: { spine: 18 },
        lookAt: 'hero',
        touch: { right: [560, 850] },
        depth: 0.77,
        shadow: false,
      },
    ],
  },
};

export const pictures = picturesOf({ cast, wears, sets, scenes });
