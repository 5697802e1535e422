// Over the beach with shells and crabs, or over the lagoon with corks and gulls; to the spot.
import { blob, disc, line, oval, poly, rect } from '../../cuts/lit.ts';
import { hero, kept, type Piece, who } from '../../cuts/placing.ts';
import * as p from './pieces.ts';
import { hatted } from './stage.ts';

const afloat = { outfit: 'vest', cloth: 'clay', extras: ['scarf'] };
const FOAM = '#fdfbf0';
/** Pairs of crabs on their way: x, y, size, turn. */
const walkers = (
  [
    [150, 560, 0.56, -12],
    [290, 590, 0.58, 8],
    [440, 560, 0.6, -6],
    [590, 600, 0.6, 10],
    [730, 560, 0.58, -8],
    [846, 640, 0.58, 12],
    [770, 760, 0.62, -6],
    [640, 800, 0.64, 6],
    [480, 780, 0.64, -10],
    [330, 830, 0.66, 6],
    [180, 800, 0.64, -8],
    [90, 940, 0.68, 8],
    [230, 1010, 0.7, -6],
  ] as const
).map(([x, y, s, turn], i) => hatted(`crab${i + 1}`, x, y, s, turn));
/** A gull on a cork: where the water meets the cork. */
const corked = (name: string, x: number, y: number, s: number, facing: string, more: Piece = {}) => ({
  bird: { who: 'gull', name, at: [x, y - 30 * s], scale: s, facing, depth: 0.6, ...more },
  cork: [
    poly(
      `${x - 42 * s},${y - 40 * s}! ${x + 42 * s},${y - 40 * s}! ${x + 36 * s},${y + 26 * s}! ${x - 36 * s},${y + 26 * s}!`,
      '#c98a52',
      {
        depth: 0.59,
        lift: 0.8,
      },
    ),
    oval(x, y + 26 * s, 74 * s, 12 * s, '#e6f6ea', { depth: 0.591, lift: 0 }),
  ],
});
const gulls = [
  corked('gull2', 350, 1010, 1.1, 'right'),
  corked('gull3', 180, 900, 0.8, 'right'),
  corked('gull4', 110, 800, 0.6, 'right'),
];

export const crossing: Record<string, object> = {
  shells: {
    set: 'island',
    light: 'dawn',
    plain: '#f7d79a',
    shot: 'diagonal-run',
    camera: { zoom: 1.04, on: [450, 660], at: [0.5, 0.5], roll: -7 },
    phone: { zoom: 0.94, on: [450, 800], at: [0.5, 0.5], roll: -5 },
    lighting: { from: [120, 60], cast: true },
    cuts: [
      disc(130, 200, 150, '#fdeebf', { depth: 0.05, lit: false }),
      p.band(300, '#7fc2b4', 0.1, { print: 'sea-chart', lift: 0.2 }),
      p.band(356, '#e9c98c', 0.12, { print: 'map' }),
      blob('-100,1180! 100,1050 300,1000 560,960 800,840 1000,700! 1000,1700! -100,1700!', '#cfae76', {
        depth: 0.2,
        lift: 0.2,
        print: 'map',
      }),
      // The row.
      ...(
        [
          [226, 484, 0.36],
          [206, 540, 0.44],
          [190, 612, 0.54],
          [180, 700, 0.66],
          [186, 806, 0.8],
          [212, 930, 0.94],
          [280, 1070, 1.08],
        ] as const
      ).flatMap(([x, y, s], i) => p.shell([x, y], s, 0.4 + i * 0.002, i % 2 ? 10 : -8)),
      ...p.rope('250,450 262,600 250,760 300,900 400,1010 480,1040', 0.41, 10),
      ...p.rope('480,1040 640,1080 800,1000 850,900 862,850', 0.739, 10),
      ...p.shell([612, 1140], 1.05, 0.738, 6),
      // The first foam.
      blob(
        '-100,1240 40,1200 130,1236 230,1196 340,1240 450,1206 560,1250 700,1220 820,1260 1000,1230! 1000,1700! -100,1700!',
        FOAM,
        {
          depth: 0.77,
          lift: 1.8,
        },
      ),
      blob(
        '-100,1280 60,1250 180,1280 300,1250 460,1290 600,1266 780,1300 1000,1276! 1000,1700! -100,1700!',
        '#9fd0c6',
        {
          depth: 0.772,
          lift: 0.8,
          print: 'sea-chart',
        },
      ),
      line('226,962 232,982', 5, '#d4624a', { depth: 0.399 }),
      line('194,962 186,982', 5, '#d4624a', { depth: 0.399 }),
      // Cook's hands, over both ears.
      oval(-10, 4, 34, 40, '#623d2e', { on: 'hero.head', dx: -52, dy: 26, depth: 0.741, lift: 1 }),
      oval(10, 4, 34, 40, '#623d2e', { on: 'hero.head', dx: 136, dy: 26, depth: 0.741, lift: 1 }),
    ],
    props: [{ id: 'palm', at: [190, 470], scale: 0.7, depth: 0.3 }],
    cast: [
      { who: 'goat', at: [610, 505], scale: 0.26, facing: 'left', depth: 0.4 },
      who('cook', 'embrace', [440, 520], 1.3, {
        facing: 'front',
        expression: 'holdingBreath',
        touch: { left: [372, 780], right: [570, 780] },
        depth: 0.73,
      }),
      hero('kneel', [472, 780], 1.28, {
        facing: 'right',
        expression: 'lookingDown',
        act: { spine: 14 },
        lookAt: [612, 1140],
        touch: { right: [590, 1100] },
        depth: 0.74,
      }),
      who('mate', 'walk', [800, 640], 1, {
        facing: 'right',
        expression: 'calm',
        touch: { left: [860, 850] },
        depth: 0.735,
      }),
      {
        who: 'parrot',
        at: [700, 420],
        pose: 'joy',
        scale: 0.7,
        facing: 'left',
        lookAt: 'hero',
        depth: 0.728,
      },
    ],
  },
  tide: {
    set: 'island',
    plain: '#dfe3da',
    shot: 'small-before-big',
    phone: { zoom: 1, on: [520, 560], at: [0.5, 0.5] },
    lighting: { from: [700, 60] },
    cuts: [
      rect(-100, -60, 1000, 130, '#eef1e8', { depth: 0.05, lift: 0 }),
      p.band(130, '#c9b994', 0.1, { print: 'map', lift: 0.6 }),
      p.band(330, '#b8aa8c', 0.12, { print: 'map', lift: 0.2 }),
      ...p.hole(150, 190, 60, 0.2, '#7d6a52'),
      p.rim(150, 190, 60, 0.32, '#c9b994'),
      // One broad sheet of foam, layer on torn layer, and the water that shows through it.
      blob(
        '-100,470 40,500 120,462 210,440 300,470 380,482 470,430 560,452 650,490 740,446 830,462 900,490 1000,450! 1000,1700! -100,1700!',
        '#f3f4ec',
        { depth: 0.73, lift: 1.4 },
      ),
      blob(
        '-100,700 30,660 100,690 170,640 290,660 360,720 470,700 540,650 640,690 720,740 830,700 900,660 1000,690! 1000,1700! -100,1700!',
        '#fbfbf5',
        { depth: 0.75, lift: 2 },
      ),
      blob(
        '-100,930 60,980 160,900 260,870 350,930 460,990 560,930 640,900 740,950 820,900 1000,960! 1000,1700! -100,1700!',
        '#f1f4f0',
        { depth: 0.76, lift: 2.2 },
      ),
      blob(
        '-100,1120 50,1080 190,1110 270,1160 400,1120 470,1070 600,1100 700,1150 860,1096 1000,1130! 1000,1700! -100,1700!',
        '#ffffff',
        { depth: 0.77, lift: 2.4 },
      ),
      blob(
        '-100,1196 60,1160 200,1186 300,1226 420,1190 520,1150 640,1180 740,1216 880,1170 1000,1196! 1000,1700! -100,1700!',
        '#8ec3c4',
        { depth: 0.772, lift: 1, print: 'sea-chart' },
      ),
      line('-100,1250 80,1226 260,1262 460,1230 640,1256 860,1228 1000,1250', 8, '#ffffff', { depth: 0.773 }),
      ...(
        [
          [90, 560, 46, 15, 0.731],
          [250, 590, 80, 20, 0.731],
          [430, 560, 34, 11, 0.731],
          [690, 590, 96, 24, 0.731],
          [860, 550, 30, 10, 0.731],
          [150, 800, 110, 28, 0.751],
          [330, 830, 44, 14, 0.751],
          [560, 790, 90, 24, 0.751],
          [720, 850, 56, 18, 0.751],
          [850, 800, 34, 12, 0.751],
          [120, 1040, 64, 18, 0.761],

          [350, 1036, 120, 28, 0.761],
          [600, 1020, 60, 16, 0.761],
          [780, 1044, 110, 24, 0.761],
          [60, 640, 40, 12, 0.731],
          [530, 640, 60, 16, 0.731],
        ] as const
      ).flatMap(([x, y, rx, ry, depth]) => [
        oval(x, y, rx, ry, '#b4d3d2', { depth, lift: 0 }),
        oval(x + rx * 0.1, y + ry * 0.35, rx * 0.8, ry * 0.6, '#c9e0de', { depth: depth + 0.0002, lift: 0 }),
      ]),

      // The shells go away sideways.
      ...p.shell([560, 606], 0.5, 0.745, 90),
      ...p.shell([690, 596], 0.5, 0.745, 80),
      ...p.shell([820, 616], 0.54, 0.745, 96),
      ...[560, 690, 820].flatMap((x, i) => [
        line(`${x - 16},${630 + i * 6} ${x - 24},${646 + i * 6}`, 4, '#d4624a', { depth: 0.7448 }),
        line(`${x + 12},${630 + i * 6} ${x + 20},${646 + i * 6}`, 4, '#d4624a', { depth: 0.7448 }),
      ]),
      ...p.rope('478,420 400,440 340,430', 0.729, 8),
    ],
    cast: [
      { who: 'goat', at: [152, 212], scale: 0.34, facing: 'right', depth: 0.3 },
      who('mate', 'shrug', [650, 220], 0.64, {
        facing: 'left',
        expression: 'worried',
        lookAt: [100, 600],
        depth: 0.72,
      }),
      hero('stand', [500, 290], 0.66, {
        facing: 'left',
        expression: 'worried',
        act: { spine: -4, tilt: -6 },
        lookAt: [60, 640],
        touch: { left: [470, 420] },
        depth: 0.725,
      }),
      who('cook', 'peek', [330, 240], 0.62, {
        facing: 'left',
        expression: 'worried',
        lookAt: [60, 600],
        depth: 0.721,
      }),
    ],
  },
  crabs: {
    set: 'island',
    light: 'dusk',
    plain: '#e9b765',
    shot: 'plan',
    lighting: { from: [160, 40], cast: false },
    phone: { zoom: 0.98, on: [450, 830], at: [0.5, 0.5] },
    cuts: [
      blob('-100,420! 200,400 620,430 1000,400! 1000,1700! -100,1700!', '#f0c677', {
        depth: 0.1,
        lift: 0.2,
        print: 'map',
      }),
      // Two boots, as they look from far above a child.
      ...(
        [
          [250, -4],
          [640, 5],
        ] as const
      ).flatMap(([x, turn]) =>
        p.placed(
          [
            blob('-150,-520! -150,60 -172,200 -140,350 0,410 140,350 172,200 150,60 150,-520!', '#5d3a2f', {
              lift: 2.6,
            }),
            blob('-140,240 -120,330 0,384 120,330 140,240 60,300 -60,300', '#7d5140', { lift: 0 }),
            line('-90,40 90,90', 12, '#c98a52'),
            line('90,40 -90,90', 12, '#c98a52'),
            line('-90,-60 90,-10', 12, '#c98a52'),
            line('90,-60 -90,-10', 12, '#c98a52'),
          ],
          [x, 60],
          1,
          0.5,
          { turn },
        ),
      ),
      poly('-100,-200! 1000,-200! 1000,40! -100,10!', '#a24e3a', { depth: 0.52, lift: 2 }),
      ...kept(walkers.flatMap(({ hat }) => hat)),
      ...kept([...p.shell([380, 1106], 1, 0.7445, -4), ...p.shell([172, 1150], 1.3, 0.76, -8)]),
    ],
    cast: [
      { who: 'goat', at: [800, 1200], scale: 0.4, facing: 'left', depth: 0.5 },
      ...walkers.map(({ crab }) => crab),
      { who: 'crab', name: 'this', at: [380, 1190], scale: 0.8, depth: 0.744 },
      { who: 'parrot', at: [176, 1330], scale: 0.9, facing: 'right', lookAt: 'hero', depth: 0.73 },
      hero('point', [690, 1050], 1.6, {
        facing: 'left',
        expression: 'wonder',
        hands: { left: 'point' },
        lookAt: 'this',
        touch: { left: [466, 1190] },
        depth: 0.745,
        seatOn: 'boat',
      }),
    ],
  },
  floats: {
    set: 'lagoon',
    shot: 'establish',
    wears: afloat,
    phone: { zoom: 1, on: [450, 780], at: [0.5, 0.5] },
    cuts: [
      rect(-100, -60, 1000, 230, '#eef6e6', { depth: 0.05, lift: 0 }),
      p.band(220, '#6dbdaf', 0.1, { print: 'sea-chart', lift: 0.6 }),
      ...p.tooth(820, 250, 0.5, 0.11),
      p.band(300, '#8fd2be', 0.12, { print: 'sea-chart', lift: 0.2 }),
      p.band(640, '#b4e4cd', 0.13, { print: 'sea-chart', lift: 0.2 }),
      p.band(1010, '#d3eed2', 0.14, { print: 'sea-chart', lift: 0.2 }),
      blob('-100,250! 60,262 150,330 170,440 120,560 60,640 -100,700!', p.SAND, {
        depth: 0.16,
        lift: 1.2,
        print: 'map',
      }),
      line('-100,704 62,646 126,562 178,440 156,326 62,254', 8, '#ffffff', { depth: 0.161 }),
      // Through the water: old holes, and the shadow of the boat.
      ...(
        [
          [250, 900, 90],
          [640, 1090, 120],
          [800, 860, 70],
          [330, 1190, 100],
        ] as const
      ).flatMap(([x, y, r]) => [
        oval(x, y, r * 1.15, r * 0.5, '#e6f4d8', { depth: 0.2, lift: 0 }),
        oval(x, y, r, r * 0.4, '#7fb8a0', { depth: 0.201, lift: 0 }),
      ]),
      oval(500, 930, 280, 56, '#62aa99', { depth: 0.25, lift: 0, opacity: 0.8 }),
      p.rim(640, 1090, 120, 0.42, '#c9eacf', 0.4),
      // The octopus reads.
      poly('560,1068! 638,1084! 638,1140! 560,1122!', '#fdf6e2', { depth: 0.43, lift: 0.8 }),
      poly('638,1084! 716,1068! 716,1122! 638,1140!', '#f3e6c6', { depth: 0.43, lift: 0.8 }),
      // Corks: two of me, four of me.
      ...(
        [
          [226, 640],
          [786, 640],
        ] as const
      ).flatMap(([x, y]) => [
        oval(x, y + 8, 42, 8, '#e6f6ea', { depth: 0.74, lift: 0 }),
        poly(`${x - 17},${y - 26}! ${x + 17},${y - 26}! ${x + 14},${y + 8}! ${x - 14},${y + 8}!`, '#c9793f', {
          depth: 0.741,
          lift: 0.8,
        }),
      ]),
      line('226,648 236,760 230,880', 3, '#fff6dc', { depth: 0.3 }),
      line('786,648 780,740 784,850', 3, '#fff6dc', { depth: 0.3 }),
      oval(230, 890, 28, 18, '#a9b3a8', { depth: 0.3, lift: 0.5 }),
      oval(784, 858, 28, 18, '#a9b3a8', { depth: 0.3, lift: 0.5 }),
      oval(480, 664, 300, 12, '#e6f6ea', { depth: 0.7, lift: 0 }),
      // Water, where legs would show below the boat.
      blob('560,700 620,690 740,690 768,700 764,800 570,800', '#b4e4cd', { depth: 0.704, lift: 0 }),
      // The water round her knees.
      blob('540,520 620,506 740,512 800,528 760,640 640,660 560,640', '#8fd2be', {
        depth: 0.69,
        lift: 0,
        opacity: 0.72,
      }),
      oval(668, 520, 126, 14, '#e6f6ea', { depth: 0.691, lift: 0 }),
    ],
    props: [
      { id: 'palm', at: [70, 470], scale: 0.8, depth: 0.3 },
      {
        id: 'rowing-boat',
        name: 'boat',
        at: [500, 690],
        scale: 1.22,
        colour: '#4f8f58',
        depth: 0.7,
        flip: true,
      },
    ],
    cast: [
      { who: 'goat', at: [80, 470], scale: 0.2, facing: 'right', depth: 0.35 },
      { who: 'octopus', at: [640, 1130], scale: 0.42, depth: 0.41 },
      who('oona', 'walk', [670, 190], 0.78, {
        facing: 'left',
        expression: 'calm',
        lookAt: 'hero',
        depth: 0.68,
      }),
      hero('sit', [370, 470], 0.74, {
        in: 'boat',
        facing: 'left',
        seatOn: 'boat',
        expression: 'joy',
        act: { spine: 16 },
        lookAt: [226, 640],
        touch: { left: [244, 614] },
      }),
      who('mate', 'sit', [640, 462], 0.66, {
        in: 'boat',
        facing: 'right',
        seatOn: 'boat',
        expression: 'calm',
        act: { spine: 12 },
        lookAt: [786, 640],
        touch: { right: [760, 606] },
      }),
      { who: 'parrot', at: [500, 590], scale: 0.46, facing: 'left', depth: 0.7025 },
      { who: 'gull', name: 'g1', at: [200, 330], scale: 0.3, facing: 'right', depth: 0.4 },
      { who: 'gull', name: 'g2', at: [120, 350], scale: 0.3, facing: 'right', depth: 0.4 },
      { who: 'gull', name: 'g3', at: [270, 296], scale: 0.3, facing: 'right', pose: 'joy', depth: 0.4 },
    ],
  },
  gulls: {
    set: 'lagoon',
    plain: '#f3f6e6',
    shot: 'low-angle',
    wears: afloat,
    phone: { zoom: 1, on: [470, 760], at: [0.5, 0.5] },
    cuts: [
      p.band(660, '#bfe5cf', 0.1, { print: 'sea-chart', lift: 0.2 }),
      p.band(760, '#9cd6c2', 0.2, { print: 'sea-chart', lift: 0.6 }),
      p.band(900, '#7cc4b0', 0.3, { print: 'sea-chart', lift: 0.6 }),
      p.band(1080, '#5fb09e', 0.74, { print: 'sea-chart', lift: 1.6 }),
      ...gulls.flatMap(({ cork }) => cork),
      poly('520,1080! 860,1080! 836,1300! 544,1300!', '#c98a52', { depth: 0.744, lift: 2, print: 'map' }),
      ...[560, 640, 720, 800].map((x, i) =>
        line(`${x},${1110 + i * 14} ${x + 30},${1130 + i * 10}`, 7, '#9a6234', { depth: 0.745 }),
      ),
      oval(690, 1090, 172, 30, '#dda36a', { depth: 0.7445, lift: 0 }),
      blob(
        '-100,1250 140,1220 330,1256 540,1230 700,1262 900,1236 1000,1250! 1000,1700! -100,1700!',
        '#4f9f90',
        { depth: 0.76, lift: 1.6, print: 'sea-chart' },
      ),
      line('480,1262 600,1240 780,1250 900,1238', 7, '#e6f6ea', { depth: 0.761 }),
      // The thief's own cork.
      blob('380,800 420,776 540,770 560,880 400,890', '#9cd6c2', { depth: 0.5035, lift: 0 }),
      oval(0, 0, 20, 15, '#c9793f', { on: 'thief', dx: 20, dy: -40, depth: 0.75, lift: 0.8 }),
      blob('330,520 372,492 392,520 372,560', '#cfd8da', { depth: 0.49, lift: 0, opacity: 0 }),
    ],
    props: [
      {
        id: 'rowing-boat',
        name: 'boat',
        at: [240, 800],
        scale: 0.86,
        colour: '#4f8f58',
        depth: 0.5,
        turn: -5,
      },
    ],
    cast: [
      who('oona', 'stand', [60, 420], 0.74, { facing: 'right', expression: 'thinking', depth: 0.18 }),
      { who: 'gull', name: 'hatGull', at: [60, 316], scale: 0.34, facing: 'right', depth: 0.19 },
      who('mate', 'sit', [330, 560], 0.74, {
        facing: 'right',
        seatOn: 'boat',
        expression: 'worried',
        lookAt: 'thief',
        in: 'boat',
      }),
      hero('stand', [214, 500], 0.84, {
        facing: 'right',
        seatOn: 'boat',
        expression: 'shouting',
        act: { spine: 14 },
        lookAt: 'thief',
        touch: { right: 'mate.shoulder' },
        in: 'boat',
      }),
      { who: 'gull', name: 'thief', at: [560, 330], scale: 0.9, pose: 'joy', facing: 'right', depth: 0.74 },
      ...gulls.map(({ bird }) => bird),
      { who: 'gull', at: [690, 1100], scale: 3.3, facing: 'left', mood: 'sly', depth: 0.75 },
    ],
  },
  twos: {
    set: 'lagoon',
    light: 'dusk',
    plain: '#8ccdb2',
    shot: 'two-touching',
    wears: afloat,
    phone: { zoom: 0.98, on: [450, 640], at: [0.5, 0.5] },
    cuts: [
      p.band(190, '#a8dcb4', 0.1, { print: 'sea-chart', lift: 0.2 }),
      p.band(700, '#79c0aa', 0.12, { print: 'sea-chart', lift: 0.2 }),
      ...[0, 1, 2].map((i) => ({
        rings: [470 + i * 60],
        at: [450, 430],
        width: 5,
        flat: 0.4,
        colour: '#f4f2c4',
        depth: 0.2,
        opacity: 0.6,
      })),
      // The coat, spread like a raft.
      blob('330,370 430,300 560,240 650,262 640,420 650,610 560,624 430,560 330,490', '#a24e3a', {
        depth: 0.7,
        lift: 0.6,
      }),
      blob('420,330 560,276 628,300 620,420 628,566 560,590 420,536', '#8c3f30', {
        depth: 0.701,
        lift: 0,
        opacity: 0.5,
      }),
      oval(820, 430, 46, 110, '#d3eed2', { depth: 0.69, lift: 0, opacity: 0.6 }),
      // Somebody holds up her boots.
      ...(
        [
          '790,700 744,620 770,540 800,484',
          '812,700 862,640 840,560 836,500',
          '770,720 700,690 704,610 690,560',
        ] as const
      ).map((arm) => line(arm, 24, '#b84a74', { depth: 0.705 })),
      blob('-100,1040 120,1010 330,1046 540,1020 760,1050 1000,1020! 1000,1700! -100,1700!', '#5fae98', {
        depth: 0.76,
        lift: 1.6,
        print: 'sea-chart',
      }),
      line('-100,1040 120,1010 330,1046 540,1020 760,1050 1000,1020', 7, '#f4f2d4', { depth: 0.761 }),
      blob('-100,1190 160,1160 400,1200 640,1164 860,1196 1000,1170! 1000,1700! -100,1700!', '#4d9c88', {
        depth: 0.762,
        lift: 1,
        print: 'sea-chart',
      }),
    ],
    props: [
      { id: 'rowing-boat', name: 'boat', at: [490, 1070], scale: 1.8, colour: '#4f8f58', depth: 0.735 },
    ],
    cast: [
      { who: 'octopus', at: [800, 770], scale: 0.46, depth: 0.704 },
      who('oona', 'stand', [250, 430], 1.36, {
        turn: -90,
        facing: 'front',
        expression: 'joy',
        lookAt: [450, 40],
        touch: { left: [322, 650] },
        depth: 0.71,
      }),
      { who: 'gull', at: [470, 420], scale: 0.78, pose: 'sleep', facing: 'left', depth: 0.73 },
      who('mate', 'sit', [760, 790], 1.15, {
        facing: 'right',
        in: 'boat',
        seatOn: 'boat',
        expression: 'joy',
        lookAt: 'oona',
      }),
      hero('sit', [486, 776], 1.35, {
        in: 'boat',
        facing: 'front',
        seatOn: 'boat',
        expression: 'joy',
        act: { spine: 12, tilt: -10 },
        lookAt: 'oona',
        touch: { left: [378, 640] },
      }),
    ],
  },
};
