// Papers: tiles (walls of the garden), seed packets (what grows), gingham (what is eaten on).
import {
  arch,
  archPoints,
  blob,
  disc,
  egg,
  glow,
  line,
  oval,
  page,
  poly,
  rect,
  wide,
} from '../../cuts/lit.ts';
import { person } from '../../cuts/placing.ts';
import { written } from '../../cuts/written.ts';
import { picturesOf } from '../../pictures.ts';

type C = Record<string, unknown>;
const RICE = '#f0e2c2',
  CRUMB = '#eeb23f',
  BLUE = '#2f6f9c',
  WALL = '#2f8f90',
  DEEP = '#1f6470';
const cast = {
  ant: { who: 'ant', colour: '#4a2c34' },
  pilaf: { who: 'cat', colour: RICE },
  parvin: {
    look: {
      skin: 's5',
      face: 'oval',
      hair: 'headscarf',
      hairCloth: 'plum',
      outfit: 'kurta',
      cloth: 'berry',
      extras: [],
    },
    build: 'grown-up',
  },
};
const wears = { outfit: 'tee', cloth: 'honey', extras: [] };
const day = {
  backdrop: 'magic-garden',
  light: 'noon',
  camera: page,
  lighting: { from: [700, 100], cast: false },
  papers: { land: 'seed-packet' },
};
const sets = { yard: { ...day, papers: { land: 'tiles' } }, courts: day, anttown: day };
const flat = (cuts: C[]): C[] => cuts.map((cut) => ({ lit: false, ...cut }));
/** A crumb on legs; 100 wide at scale 1. */
const crumb = (x: number, y: number, s: number, depth: number, legs = true): C[] => {
  const m = { at: [x, y], scale: s, depth };
  const leg = (points: string): C => ({ line: points, width: 6, colour: '#3a2028', ...m });
  return [
    ...(legs
      ? [
          leg('-30,20 -62,24 -74,54'),
          leg('-10,26 -26,44 -30,62'),
          leg('8,26 14,46 10,64'),
          leg('26,22 52,40 54,62'),
          leg('36,12 74,20 86,50'),
          leg('-38,8 -80,2 -96,34'),
        ]
      : []),
    {
      shape: '-56,16 -60,-18 -36,-46 -4,-54 34,-46 58,-20 56,16 26,32 -24,34',
      colour: CRUMB,
      lift: 1.4,
      ...m,
      depth: depth + 0.0005,
    },
    ...[
      [-26, -14, 10],
      [14, 4, 12],
      [32, -22, 8],
      [-6, -34, 6],
      [-34, 12, 6],
    ].map(([a, b, k]) => ({
      rings: [k],
      colour: '#c98a2a',
      at: [x + a! * s, y + b! * s],
      scale: s,
      depth: depth + 0.001,
    })),
    ...[
      [-14, -50],
      [10, -54],
      [28, -48],
      [-34, -42],
    ].map(([a, b]) => ({
      shape: '-9,-7! 8,-9! 10,8! -7,9!',
      snip: true,
      colour: '#fffaf0',
      lift: 0.4,
      at: [x + a! * s, y + b! * s],
      scale: s,
      depth: depth + 0.0015,
    })),
  ];
};
/** Half a bun: cut side to the right, sugar on top; 240 wide at scale 1. */
const halfBun = (x: number, y: number, s: number, depth: number, lit = true): C[] => {
  const m = { at: [x, y], scale: s, lit };
  return [
    { shape: '-120,70! -128,0 -90,-72 -10,-104 60,-100! 60,78!', colour: '#e2a03a', lift: 1.6, ...m, depth },
    {
      shape: '60,-100! 110,-80 124,0 100,66 60,78!',
      colour: '#f7d88a',
      lift: 0.8,
      ...m,
      depth: depth + 0.0005,
    },
    ...[
      [80, -50, 9],
      [96, -10, 12],
      [82, 34, 10],
    ].map(([a, b, k]) => ({
      rings: [k],
      colour: '#e0ae50',
      ...m,
      at: [x + a! * s, y + b! * s],
      depth: depth + 0.001,
    })),
    ...[
      [-70, -56],
      [-30, -86],
      [20, -96],
      [-96, -20],
      [-14, -62],
    ].map(([a, b]) => ({
      shape: '-11,-8! 9,-10! 11,9! -8,10!',
      snip: true,
      colour: '#fffaf0',
      lift: 0.4,
      ...m,
      at: [x + a! * s, y + b! * s],
      depth: depth + 0.0015,
    })),
  ];
};
/** Pilaf's face. `k` widens the eyes. */
const catFace = (
  x: number,
  y: number,
  s: number,
  depth: number,
  eyes: 'cross' | 'wide' = 'cross',
  colour = RICE,
): C[] => {
  const m = { at: [x, y], scale: s };
  const p = (a: number, b: number) => [x + a * s, y + b * s];
  return [
    { shape: '-96,-30! -104,-140! -30,-88!', colour, lift: 1, ...m, depth },
    { shape: '96,-30! 104,-140! 30,-88!', colour, lift: 1, ...m, depth },
    { shape: '-84,-60! -90,-116! -46,-84!', colour: '#d99a8b', lift: 0, ...m, depth: depth + 0.0002 },
    { shape: '84,-60! 90,-116! 46,-84!', colour: '#d99a8b', lift: 0, ...m, depth: depth + 0.0002 },
    {
      shape: '-118,0 -100,-66 -40,-98 40,-98 100,-66 118,0 96,62 40,90 -40,90 -96,62',
      colour,
      lift: 1.4,
      ...m,
      depth: depth + 0.0004,
    },
    { shape: '-30,-98 30,-98 16,-50 0,-30 -16,-50', colour: '#c9a36a', lift: 0, ...m, depth: depth + 0.0006 },
    ...[-1, 1].flatMap((k) => [
      {
        shape: `${k * 48 - 26},-6 ${k * 48},-30 ${k * 48 + 26},-6 ${k * 48},${eyes === 'wide' ? 22 : 16}`,
        colour: '#e8c23a',
        lift: 0,
        ...m,
        depth: depth + 0.0008,
      },
      {
        rings: [eyes === 'wide' ? 15 : 11],
        at: p(k * 48, -4),
        colour: '#2a1c22',
        scale: s,
        depth: depth + 0.001,
      },
      ...(eyes === 'cross'
        ? [
            {
              shape: `${k * 22},-16! ${k * 22},-34 ${k * 78},-40! ${k * 80},-14! ${k * 50},-14`,
              colour,
              lift: 0,
              ...m,
              depth: depth + 0.0012,
            },
            { line: `${k * 22},-14 ${k * 80},-26`, width: 6, colour: '#8a6a48', ...m, depth: depth + 0.0014 },
          ]
        : []),
    ]),
    { shape: '-14,24! 14,24! 0,42!', colour: '#c8604a', lift: 0.3, ...m, depth: depth + 0.001 },
    {
      line: eyes === 'wide' ? '0,42 0,52 -8,62 0,72 8,62 0,52' : '-26,66 0,52 26,66',
      width: 5,
      colour: '#5a3a30',
      ...m,
      depth: depth + 0.001,
    },
    ...[-1, 1].flatMap((k) => [
      { line: `${k * 40},34 ${k * 140},20`, width: 3.5, colour: '#fffaf0', ...m, depth: depth + 0.0011 },
      { line: `${k * 40},44 ${k * 138},52`, width: 3.5, colour: '#fffaf0', ...m, depth: depth + 0.0011 },
    ]),
  ];
};
/** A wall of tiles with an arch; what is behind shows through it. */
const wall = (
  x: number,
  foot: number,
  w: number,
  h: number,
  top: number,
  colour: string,
  depth: number,
  more: object = {},
): C[] => [
  {
    shape: `-200,${top}! 1100,${top}! 1100,1500! -200,1500!`,
    snip: false,
    colour,
    holes: archPoints(x, foot, w, h),
    lift: 1.6,
    print: 'tiles',
    depth,
    ...more,
  },
];
const gateRim = (x: number, foot: number, w: number, h: number, depth: number, colour = '#f3d38a'): C =>
  line(archPoints(x, foot, w, h).replaceAll('!', ''), Math.max(2, w * 0.045), colour, { depth });
const tulipCup = (
  x: number,
  y: number,
  s: number,
  depth: number,
  colour = '#c8433f',
  glowing = '#ef7a55',
): C[] => [
  {
    shape: '-150,-60! -120,60 -60,130 0,150 60,130 120,60 150,-60! 84,10 60,-120! 0,0 -60,-120! -84,10',
    colour,
    lift: 2,
    print: 'seed-packet',
    at: [x, y],
    scale: s,
    depth,
  },
  {
    shape: '-52,96 -40,0 0,-30 40,0 52,96 0,126',
    colour: glowing,
    lift: 0,
    opacity: 0.8,
    at: [x, y],
    scale: s,
    depth: depth + 0.001,
  },
];
/** Dark trees behind a wall, as gardens of this kind have them: x, top, half their width. */
const cypresses = (spots: readonly (readonly number[])[], foot: number, colour: string, depth: number): C[] =>
  spots.map(([x = 0, top = 0, w = 0]) =>
    blob(
      `${x},${top} ${x + w * 0.7},${top + w * 2.2} ${x + w},${foot - w} ${x + w * 0.6},${foot}! ${x - w * 0.6},${foot}! ${x - w},${foot - w} ${x - w * 0.7},${top + w * 2.2}`,
      colour,
      { depth, lift: 0.8, print: 'seed-packet' },
    ),
  );
/** A pomegranate with its crown. */
const pomegranate = (x: number, y: number, k: number, depth: number): C[] => [
  disc(x, y, k, '#b9383f', { depth, lift: 1 }),
  oval(x - k * 0.34, y - k * 0.3, k * 0.3, k * 0.22, '#dc6a58', { depth: depth + 0.0002, lift: 0 }, -30),
  poly(
    `${x - k * 0.3},${y - k * 0.86}! ${x - k * 0.42},${y - k * 1.46}! ${x},${y - k * 1.14}! ${x + k * 0.42},${y - k * 1.46}! ${x + k * 0.3},${y - k * 0.86}!`,
    '#93303a',
    { depth: depth + 0.0004, lift: 0 },
  ),
];
const antPeep = (x: number, y: number, s: number, depth: number): C[] => [
  { rings: [12], at: [x, y], scale: s, colour: '#2a161c', depth },
  { line: '-4,-10 -10,-24', width: 3, colour: '#2a161c', at: [x, y], scale: s, depth },
  { line: '4,-10 10,-24', width: 3, colour: '#2a161c', at: [x, y], scale: s, depth },
  { rings: [3], at: [x - 4 * s, y - 2 * s], scale: s, colour: '#fff3d6', depth: depth + 0.001 },
  { rings: [3], at: [x + 4 * s, y - 2 * s], scale: s, colour: '#fff3d6', depth: depth + 0.001 },
];

const drawn: Record<string, object> = {
  walking: {
    set: 'yard',
    plain: '#3a9d9a',
    shot: 'close',
    seed: 3,
    cuts: [
      rect(-100, -60, 1000, 420, '#f4e2b4', { depth: 0.04, lift: 0 }),
      ...cypresses(
        [
          [60, 60, 56],
          [190, 130, 44],
          [330, 40, 60],
        ],
        440,
        '#2f7a5a',
        0.06,
      ),
      rect(-100, 340, 1000, 1400, DEEP, { depth: 0.1, lift: 1.6, print: 'tiles' }),
      rect(-100, 322, 1000, 356, '#f3d38a', { depth: 0.11, lift: 0.8 }),
      // The first of the gates, and who goes ahead of the one in the plate.
      arch(108, 820, 190, 360, BLUE, { depth: 0.12, lift: 1 }),
      gateRim(108, 820, 190, 360, 0.13),
      line('108,812 108,470', 5, '#1f4f74', { depth: 0.131 }),
      blob('70,820! 74,790 108,772 142,790 146,820!', '#0f2c34', { depth: 0.132, lift: 0 }),
      ...crumb(60, 850, 0.2, 0.14),
      ...crumb(-6, 858, 0.2, 0.14),
      blob('500,-60! 1000,-60! 1000,420 900,470 800,360 700,330 640,200 540,120', '#2a6a4a', {
        depth: 0.2,
        lift: 2,
        print: 'seed-packet',
      }),
      ...pomegranate(690, 170, 62, 0.21),
      ...pomegranate(840, 330, 78, 0.22),
      ...pomegranate(860, 90, 54, 0.21),
      oval(450, 1250, 760, 400, '#f6efdf', { depth: 0.76, lift: 2.4 }),
      oval(450, 1290, 640, 320, '#e4d8c0', { depth: 0.77, lift: 0 }),
      oval(450, 1300, 600, 290, '#f3ebda', { depth: 0.771, lift: 0.2, print: 'gingham' }),
      poly('640,1330! 690,1150! 760,1320!', '#cdbf9f', { depth: 0.772, lift: 0, opacity: 0.8 }),
      poly('660,1330! 692,1200! 738,1320!', '#dba99a', { depth: 0.773, lift: 0, opacity: 0.7 }),
      written('{name}', 440, 1120, 560, '#2f6f9a', 0.774, { turn: -2 }),
      ...crumb(450, 830, 1.3, 0.8),
    ],
    cast: [
      person('hero', [450, 680], 3.3, {
        facing: 'front',
        expression: 'wonder',
        lookAt: [450, 1000],
        act: { neck: 3 },
      }),
      { who: 'pilaf', at: [230, 338], scale: 0.62, pose: 'sleep', facing: 'right', depth: 0.115 },
    ],
  },
  gates: {
    set: 'courts',
    plain: '#bfe3d4',
    shot: 'frame-in-frame',
    seed: 4,
    cuts: [
      disc(450, 1004, 40, '#fff6cf', { depth: 0.02, lit: false }),
      ...wall(450, 1020, 46, 78, -100, '#8fd0bf', 0.05),
      gateRim(450, 1020, 46, 78, 0.051),
      poly('420,1020! 480,1020! 520,1056! 380,1056!', '#8fb86a', { depth: 0.052, lift: 0 }),
      ...wall(450, 1044, 92, 150, -100, '#6cbcb2', 0.08),
      gateRim(450, 1044, 92, 150, 0.081),
      poly('380,1044! 520,1044! 600,1100! 300,1100!', '#7fae5c', { depth: 0.082, lift: 0 }),
      ...wall(450, 1084, 180, 300, -100, '#4fa8a4', 0.11),
      gateRim(450, 1084, 180, 300, 0.111),
      poly('300,1084! 600,1084! 760,1170! 140,1170!', '#6fa352', { depth: 0.112, lift: 0 }),
      ...[340, 370, 540, 570].flatMap((x) => [
        line(`${x},1110 ${x},1060`, 5, '#3f7a3f', { depth: 0.113 }),
        oval(x, 1052, 12, 16, '#c8433f', { depth: 0.114, lift: 0.4 }),
      ]),
      ...wall(450, 1150, 360, 580, -100, '#3a9796', 0.14),
      gateRim(450, 1150, 360, 580, 0.141),
      poly('100,1150! 800,1150! 1000,1300! -100,1300!', '#5f974a', { depth: 0.142, lift: 0 }),
      ...[170, 220, 680, 730].flatMap((x) => [
        line(`${x},1230 ${x},1120`, 8, '#3f7a3f', { depth: 0.143 }),
        oval(x, 1106, 22, 30, '#c8433f', { depth: 0.144, lift: 0.5 }),
      ]),
      poly('444,1020! 456,1020! 560,1330! 340,1330!', '#7cc4da', { depth: 0.16, lift: 0.4 }),
      ...wall(450, 1270, 660, 1010, -100, DEEP, 0.2, { lift: 2.4 }),
      gateRim(450, 1270, 660, 1010, 0.21),
      rect(-100, 1270, 1000, 1400, '#c98f5a', { depth: 0.22, lift: 1.2, print: 'tiles' }),
      poly('124,1270! 124,520! 300,640! 300,1290!', BLUE, { depth: 0.3, lift: 1.6 }),
      line('160,600 160,1240', 8, '#1f4f74', { depth: 0.31 }),
      line('210,640 210,1250', 8, '#1f4f74', { depth: 0.31 }),
      line('260,660 260,1260', 8, '#1f4f74', { depth: 0.31 }),
      disc(276, 960, 12, '#f3d38a', { depth: 0.32 }),
      ...crumb(474, 1070, 0.16, 0.17),
      poly('780,1120! 900,1110! 910,1260! 770,1260!', '#7f9fb0', { depth: 0.8, lift: 1.4 }),
      line('780,1150 690,1080', 16, '#7f9fb0', { depth: 0.79 }),
      line('690,1090 686,1130', 4, '#bfe3f0', { depth: 0.8 }),
      oval(682, 1160, 6, 10, '#bfe3f0', { depth: 0.8, lift: 0 }),
    ],
    cast: [
      person('hero', [250, 930], 1.2, {
        pose: 'walk',
        facing: 'back',
        act: { spine: 12, tilt: 8 },
        touch: { left: [170, 1010] },
        depth: 0.72,
      }),
      { who: 'pilaf', at: [680, 1290], scale: 0.8, facing: 'left', depth: 0.73 },
    ],
  },
  two: {
    set: 'courts',
    plain: '#a9dccb',
    shot: 'diagonal-run',
    seed: 5,
    cuts: [
      rect(-100, -60, 1000, 500, '#f4e2b4', { depth: 0.04, lift: 0 }),
      disc(760, 190, 92, '#fdf3d2', { depth: 0.05, lit: false }),
      ...cypresses(
        [
          [-20, 60, 70],
          [150, 190, 50],
          [430, 120, 56],
          [560, 210, 40],
          [900, 100, 60],
        ],
        470,
        '#3a8a66',
        0.06,
      ),
      blob('-100,420! 300,380 600,350 1000,300! 1000,1500! -100,1500!', WALL, {
        depth: 0.1,
        lift: 1.4,
        print: 'tiles',
      }),
      poly('110,720! 100,500! 180,420! 262,490! 274,712!', '#174e5c', { depth: 0.11, lift: 0 }),
      line('110,720 100,500 180,420 262,490 274,712', 12, '#f3d38a', { depth: 0.112 }),
      ...catFace(190, 610, 0.62, 0.12),
      blob('-100,800! 300,740 600,690 1000,620! 1000,1500! -100,1500!', '#8cc067', {
        depth: 0.2,
        lift: 1.6,
        print: 'seed-packet',
      }),
      poly('-100,1000! 1000,700! 1000,780! -100,1140!', '#e9dcc0', { depth: 0.21, lift: 0.6 }),
      poly('-100,1024! 1000,716! 1000,764! -100,1110!', '#6fbcd4', { depth: 0.22, lift: 0 }),
      ...crumb(770, 650, 0.62, 0.6),
      line('640,690 700,678', 5, '#fff6dc', { depth: 0.6 }),
      line('620,660 690,652', 5, '#fff6dc', { depth: 0.6 }),
      // Chin-deep in tulips: lighter ones behind, darker ones before.
      ...[
        [560, 790, 0.42, '#e0704f', 0.5],
        [660, 770, 0.38, '#e0704f', 0.5],
        [850, 800, 0.44, '#e0704f', 0.62],
        [40, 800, 0.9, '#cf4c43', 0.76],
        [236, 740, 0.86, '#d5544a', 0.762],
        [440, 770, 0.84, '#cf4c43', 0.764],
        [620, 880, 0.74, '#d5544a', 0.766],
        [770, 960, 0.72, '#cf4c43', 0.768],
        [910, 920, 0.7, '#d5544a', 0.77],
        [-10, 1110, 1.2, '#9c2f3c', 0.79],
        [240, 1080, 1.16, '#ab3540', 0.792],
        [500, 1120, 1.14, '#9c2f3c', 0.794],
        [740, 1180, 1.2, '#ab3540', 0.796],
        [960, 1140, 1.1, '#9c2f3c', 0.798],
      ].flatMap(([x, y, k, colour, depth]) =>
        tulipCup(x as number, y as number, k as number, depth as number, colour as string, '#f0906a').map(
          (cut) => ({ ...cut, lit: false }),
        ),
      ),
      ...[
        [110, 1010, -14],
        [350, 1030, 10],
        [620, 1090, -8],
        [860, 1100, 12],
      ].map(([x, y, turn]) =>
        blob('-40,420! -50,160 -10,-60 10,-170 40,-40 52,160 40,420!', '#2f7048', {
          at: [x, y],
          turn,
          depth: 0.788,
          lift: 1.6,
          lit: false,
          print: 'seed-packet',
        }),
      ),
      blob('-100,900 200,860 480,900 760,960 1000,930 1000,1500! -100,1500!', '#3f7f4c', {
        depth: 0.755,
        lift: 0.8,
        lit: false,
        print: 'seed-packet',
      }),
      blob('-100,1290 120,1240 330,1280 560,1250 800,1300 1000,1260 1000,1500! -100,1500!', '#1d5640', {
        depth: 0.81,
        lift: 1.6,
        lit: false,
      }),
    ],
    cast: [
      person('hero', [400, 560], 1.55, {
        pose: 'run',
        facing: 'right',
        expression: 'delight',
        act: { spine: 22 },
        lookAt: [770, 650],
        touch: { right: [556, 640] },
        hands: 'open',
      }),
    ],
  },
  stuck: {
    set: 'courts',
    plain: '#a9dccb',
    shot: 'two-touching',
    seed: 6,
    cuts: [
      rect(-100, -60, 1000, 420, '#f4e2b4', { depth: 0.04, lift: 0 }),
      ...cypresses(
        [
          [60, 40, 84],
          [250, -30, 96],
          [640, 130, 46],
          [740, 190, 38],
          [830, 150, 44],
        ],
        360,
        '#3a8a66',
        0.06,
      ),
      rect(-100, 1090, 1000, 1400, '#6fa352', { depth: 0.2, lift: 1.4, print: 'seed-packet' }),
      rect(-100, 300, 1000, 1090, '#247077', { depth: 0.1, lift: 0.8, print: 'tiles' }),
      rect(-100, 288, 1000, 318, '#f3d38a', { depth: 0.11, lift: 0.8 }),
      // The flowers are as they are; it is he who comes in two sizes.
      blob('-100,1500! -100,1240 60,1180 260,1230 330,1320 360,1500!', '#1d5640', { depth: 0.755, lift: 2 }),
      ...tulipCup(70, 1170, 0.72, 0.76),
      ...tulipCup(236, 1236, 0.56, 0.77),
      ...crumb(600, 1240, 0.34, 0.8),
      // Back: big.
      blob('-20,640 -90,480 -40,330 60,300 110,360 70,400 20,400 10,480 60,600', RICE, {
        depth: 0.3,
        lift: 1.4,
      }),
      line('30,330 80,340', 20, '#c9a36a', { depth: 0.301 }),
      blob('410,900! 380,640 250,520 100,540 0,660 -30,860 20,1030 140,1090 300,1080 400,1030!', RICE, {
        depth: 0.31,
        lift: 2,
      }),
      blob('60,600 140,560 220,556 200,640 120,680', '#c9a36a', { depth: 0.311, lift: 0 }),
      blob('20,760 90,720 130,740 110,800 40,830', '#c9a36a', { depth: 0.311, lift: 0 }),
      blob('40,1000 130,960 230,990 250,1080 150,1120 40,1100', '#f7ecd2', { depth: 0.32, lift: 1.4 }),
      blob('250,1010 330,980 400,1010 400,1090 300,1110', '#f7ecd2', { depth: 0.319, lift: 1.2 }),
      // The wall between, cut through.
      rect(400, -60, 500, 700, DEEP, { depth: 0.4, lift: 2, print: 'tiles' }),
      rect(400, 1060, 500, 1130, DEEP, { depth: 0.4, lift: 1.4, print: 'tiles' }),
      rect(400, 690, 500, 716, '#f3d38a', { depth: 0.41, lift: 0.8 }),
      blob('390,760! 500,800! 510,1040! 390,1050!', RICE, { depth: 0.33, lift: 0.6 }),
      // Front: small.
      blob('490,830! 560,820 610,860 620,960 600,1060 560,1100 490,1070!', RICE, { depth: 0.42, lift: 1.4 }),
      blob('520,1060 560,1040 600,1064 596,1110 530,1110', '#f7ecd2', { depth: 0.43, lift: 1 }),
      ...catFace(560, 850, 0.8, 0.44),
    ],
    props: [],
    cast: [
      { who: 'butterfly', at: [190, 540], scale: 0.9, depth: 0.5 },
      { who: 'butterfly', at: [600, 640], scale: 0.45, depth: 0.5 },
      person('hero', [752, 850], 1.6, {
        pose: 'kneel',
        facing: 'left',
        expression: 'laughing',
        act: { spine: 20 },
        lookAt: [570, 860],
        touch: { right: [634, 936], left: [606, 800] },
        hands: 'flat',
      }),
    ],
  },
  small: {
    set: 'courts',
    plain: '#16483c',
    shot: 'low-angle',
    seed: 7,
    lighting: { from: [520, 200], cast: false },
    cuts: flat([
      disc(520, 260, 420, '#235c48', { depth: 0.04 }),
      disc(520, 260, 300, '#3f7f55', { depth: 0.05 }),
      disc(520, 260, 180, '#f7dc88', { depth: 0.06 }),
      blob('330,860! 360,600 400,420 470,420! 440,640 420,880!', '#2f7048', { depth: 0.1, lift: 1 }),
      ...tulipCup(430, 330, 1.15, 0.12, '#b63a3c', '#f08a58'),
      blob('680,1000! 690,700 720,460 780,460! 760,720 770,1000!', '#2f7048', { depth: 0.14, lift: 1 }),
      ...tulipCup(760, 330, 1.5, 0.16, '#c8433f', '#f5945c'),
      rect(-100, 780, 1000, 1100, '#1f5f62', { depth: 0.18, lift: 1.4, print: 'tiles' }),
      oval(800, 640, 130, 80, '#f0c93a', { depth: 0.115, lift: 0 }),
      blob('800,562 818,640 800,716 782,640', '#140d16', { depth: 0.116, lift: 0 }),
      arch(610, 1110, 190, 270, BLUE, { depth: 0.2, lift: 1 }),
      gateRim(610, 1110, 190, 270, 0.21),
      line('610,1110 610,860', 6, '#1f4f74', { depth: 0.21 }),
      blob('-100,1100! 300,1080 620,1110 1000,1090! 1000,1500! -100,1500!', '#2c6a40', {
        depth: 0.4,
        lift: 1.4,
        print: 'seed-packet',
      }),
      blob('40,1500! 60,900 90,500 120,200! 230,200! 200,560 190,940 210,1500!', '#4a9455', {
        depth: 0.5,
        lift: 2.4,
        print: 'seed-packet',
      }),
      ...tulipCup(170, 110, 2, 0.52, '#d24a42', '#f79a5c'),
      blob('180,1320! 240,1100 330,900 470,760! 420,960 340,1160 260,1320!', '#3a8048', {
        depth: 0.75,
        lift: 2,
      }),
      egg(470, 1090, 118, '#fbf1dc', { depth: 0.6, lift: 2 }),
      blob('400,1080 420,1020 440,1000 430,1070 420,1120', '#fffaf0', { depth: 0.61, lift: 0 }),
    ]),
    cast: [
      person('hero', [330, 1040], 0.66, {
        pose: 'lookUp',
        facing: 'right',
        expression: 'wonder',
        lookAt: [520, 300],
        touch: { right: [400, 1080] },
        act: { spine: -13 },
        depth: 0.73,
      }),
    ].map((p) => ({ ...p, at: [600, 1010], facing: 'left', touch: { left: [540, 1080] } })),
  },
  ant: {
    set: 'anttown',
    plain: '#2c6a4a',
    shot: 'over-the-shoulder',
    seed: 8,
    lighting: { from: [640, 300] },
    cuts: flat([
      disc(600, 480, 380, '#4f8f55', { depth: 0.04 }),
      disc(600, 480, 290, '#8fb95e', { depth: 0.05 }),
      disc(600, 480, 220, '#f3e08f', { depth: 0.06 }),
      blob('-100,-60! 200,-60! 120,200 60,500 -100,760!', '#174a38', {
        depth: 0.2,
        lift: 2,
        print: 'seed-packet',
      }),
      blob('1000,-60! 700,-60! 840,120 930,420 1000,620!', '#1d5640', {
        depth: 0.2,
        lift: 2,
        print: 'seed-packet',
      }),
      blob('-100,1020! 300,980 620,1000 1000,960! 1000,1500! -100,1500!', '#5a4636', {
        depth: 0.7,
        lift: 1.6,
      }),
      blob('-160,1500! -150,1180 -60,1000 90,920 250,930 380,1030 430,1180 400,1340 330,1500!', '#2a161c', {
        depth: 0.9,
        lift: 3,
        lit: false,
      }),
      line('110,940 130,760 90,600 150,460 230,420', 26, '#2a161c', { depth: 0.89 }),
      line('260,950 330,880 380,830 420,760 410,690', 24, '#2a161c', { depth: 0.89 }),
      disc(230, 420, 24, '#2a161c', { depth: 0.89 }),
      disc(410, 690, 24, '#2a161c', { depth: 0.89 }),
      line('-100,1190 -40,1030 90,944 250,950', 9, '#a9643f', { depth: 0.91 }),
      oval(250, 1080, 40, 60, '#5a3a44', { depth: 0.91, lift: 0 }, -20),
      oval(238, 1060, 14, 20, '#fff3d6', { depth: 0.912, lift: 0 }),
      line('40,1300 160,1360 300,1330 420,1240', 8, '#f3d38a', { depth: 0.93 }),
      { rings: [34], width: 12, at: [330, 1250], colour: '#f3c14a', depth: 0.94 },
      line('330,1284 330,1340', 13, '#f3c14a', { depth: 0.94 }),
      line('330,1320 356,1320', 10, '#f3c14a', { depth: 0.94 }),
      ...crumb(760, 1140, 1.7, 0.71, false),
    ]),
    cast: [
      person('hero', [640, 560], 2.1, {
        facing: 'left',
        expression: 'wonder',
        act: { spine: 22, neck: 6 },
        hands: 'open',
        touch: { right: [430, 700] },
        lookAt: [300, 900],
        depth: 0.69,
      }),
    ],
  },
  crumb: {
    set: 'anttown',
    plain: '#2a1a22',
    shot: 'small-before-big',
    seed: 9,
    cuts: flat([
      ...Array.from({ length: 54 }, (_, i) => [i % 9, Math.floor(i / 9)] as const).flatMap(([c, row]) => {
        const [x, y] = [50 + c * 100 + (row % 2) * 44, 60 + row * 92];
        return [
          arch(x, y + 34, 44, 60, (c * 7 + row * 3) % 5 ? '#e8a63c' : '#f7cf6a', { depth: 0.1, lift: 0 }),
          ...((c + row * 2) % 2 ? antPeep(x, y + 16, 1, 0.12) : []),
        ];
      }),
      blob(
        '-60,1180! 10,960 60,760 180,640 220,500 340,400 430,420 520,320 640,370 700,480 820,560 850,720 940,860 960,1180!',
        CRUMB,
        { depth: 0.3, lift: 2.6, print: 'gingham' },
      ),
      blob('430,420 520,320 640,370 700,480 640,520 560,470 480,500', '#f7cf6a', { depth: 0.31, lift: 0 }),
      ...[
        [260, 760, 90, 60],
        [520, 640, 70, 50],
        [700, 820, 96, 66],
        [420, 940, 110, 64],
        [640, 1040, 70, 40],
        [160, 1000, 70, 50],
      ].flatMap(([x, y, a, b]) => [
        oval(x!, y!, a!, b!, '#b8741f', { depth: 0.32, lift: 0 }, -14),
        oval(x! + 8, y! + 8, a! * 0.8, b! * 0.76, '#8a4f18', { depth: 0.321, lift: 0 }, -14),
      ]),
      ...[
        [540, 330, 80, 10],
        [420, 400, 60, -20],
        [660, 420, 66, 30],
        [230, 560, 50, 14],
        [800, 600, 56, -12],
        [330, 470, 44, 40],
        [720, 560, 36, 8],
      ].map(([x, y, k, a]) => ({
        shape: '-50,-40! 34,-52! 52,36! -38,52!',
        snip: true,
        colour: '#fffaf0',
        lift: 1.6,
        at: [x, y],
        scale: k! / 60,
        turn: a,
        depth: 0.34,
      })),
      ...[
        [520, 310],
        [650, 410],
        [410, 390],
      ].map(([x, y]) =>
        blob('0,-30! 6,-6 30,0! 6,6 0,30! -6,6 -30,0! -6,-6', '#ffffff', {
          at: [x, y],
          depth: 0.36,
          lift: 0,
        }),
      ),
      blob('-100,1150! 300,1120 620,1150 1000,1120! 1000,1500! -100,1500!', '#4a2f2c', {
        depth: 0.4,
        lift: 1.6,
      }),
      oval(168, 250, 12, 10, '#fffaf0', { depth: 0.13, lift: 0 }),
    ]),
    cast: [
      person('hero', [250, 1060], 0.62, {
        pose: 'lookUp',
        facing: 'right',
        expression: 'wonder',
        act: { spine: -12 },
        lookAt: [540, 340],
      }),
      { who: 'ant', at: [400, 1230], scale: 1.2, facing: 'left', lookAt: 'hero' },
    ],
  },
  half: {
    set: 'anttown',
    plain: '#e2b878',
    shot: 'thing-in-hand',
    seed: 10,
    lighting: { from: [100, 100] },
    cuts: [
      blob('-100,1060! 300,1080 620,1060 1000,1090! 1000,1500! -100,1500!', '#d1a05f', {
        depth: 0.1,
        lift: 0.2,
        print: 'gingham',
      }),
      // Five gates, each twice as high as the last.
      ...[
        [70, 30, 30],
        [130, 60, 44],
        [216, 120, 80],
        [360, 240, 140],
        [640, 480, 290],
      ].flatMap(([x, h, w]) => [
        line(archPoints(x!, 700, w!, h!).replaceAll('!', ''), 22, '#7d4a22', { depth: 0.2 }),
        line(archPoints(x! + 3, 703, w!, h!).replaceAll('!', ''), 8, '#f7dca6', { depth: 0.21 }),
      ]),
      ...crumb(130, 960, 1.3, 0.5, false),
      blob('-100,-60! 1000,-60! 1000,150 820,190 640,160 450,196 260,158 90,190 -100,150!', '#3a2028', {
        depth: 0.3,
        lift: 2,
      }),
      ...Array.from({ length: 11 }, (_, i) => [
        oval(20 + i * 88, 176 + (i % 3) * 16, 34, 40, '#3a2028', { depth: 0.301 + i * 0.0001, lift: 1 }),
        ...[-1, 1].flatMap((k) => [
          line(
            `${20 + i * 88 + k * 12},${150 + (i % 3) * 16} ${20 + i * 88 + k * 20},${118 + (i % 3) * 16} ${20 + i * 88 + k * 40},${112 + (i % 3) * 16}`,
            5,
            '#6a4048',
            { depth: 0.305 },
          ),
          disc(20 + i * 88 + k * 13, 186 + (i % 3) * 16, 8, '#fff3d6', { depth: 0.306 }),
          disc(20 + i * 88 + k * 12, 190 + (i % 3) * 16, 4, '#1a0d12', { depth: 0.307 }),
        ]),
      ]).flat(),
      { rings: [60], width: 12, at: [760, 1170], colour: '#9a6432', depth: 0.2 },
      blob('790,1110 824,1120 830,1160 800,1160 786,1140', '#d1a05f', { depth: 0.21, lift: 0 }),
      line('1000,1000 880,1060 800,1160 760,1180', 40, '#4a2c34', { depth: 0.8 }),
      line('1000,1180 900,1190 850,1260 810,1270', 40, '#4a2c34', { depth: 0.8 }),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'point',
        at: [792, 756],
        by: 'hand',
        scale: 2.6,
        facing: 'backRight',
        turn: -38,
        hands: { right: 'point' },
        seatOn: 'bed',
        shadow: false,
        depth: 0.7,
      },
    ],
  },
  supper: {
    set: 'anttown',
    plain: '#3a2328',
    shot: 'cut-away',
    seed: 11,
    cuts: flat([
      rect(-100, -60, 1000, 300, '#a9dccb', { depth: 0.05, lift: 0 }),
      blob(
        '-100,330! 100,290 220,220 330,120 430,90 540,120 650,220 780,290 1000,330! 1000,1500! -100,1500!',
        '#5a3a34',
        { depth: 0.1, lift: 1.6, print: 'seed-packet' },
      ),
      blob('-100,380! 200,330 330,250 440,200 550,250 700,330 1000,380! 1000,1500! -100,1500!', '#3a2328', {
        depth: 0.11,
        lift: 1,
      }),
      arch(450, 390, 190, 240, '#f3c868', { depth: 0.2, lift: 0 }),
      ...[
        [230, 560, 190, 96],
        [660, 560, 200, 96],
        [450, 780, 360, 104],
        [190, 990, 170, 92],
        [670, 1000, 210, 96],
        [430, 1200, 330, 92],
      ].flatMap(([x, y, a, b]) => [
        oval(x!, y!, a!, b!, '#d98f3a', { depth: 0.2, lift: 0 }),
        oval(x!, y! - 8, a! * 0.9, b! * 0.82, '#f3be5a', { depth: 0.205, lift: 0 }),
        rect(x! - a! * 0.7, y! + 36, x! + a! * 0.7, y! + 52, '#8a4f34', { depth: 0.3, lift: 0.8 }),
        ...[-0.5, -0.2, 0.1, 0.4].map((k) =>
          oval(x! + a! * k, y! + 28, 17, 13, CRUMB, { depth: 0.31, lift: 0.6 }),
        ),
      ]),
      ...[
        '440,380 430,460 300,500',
        '470,380 500,470 620,500',
        '300,640 380,700',
        '620,640 540,700',
        '340,880 240,920',
        '560,880 660,910',
        '230,1070 330,1130',
        '640,1090 560,1130',
      ].map((points) => line(points, 34, '#f3be5a', { depth: 0.19 })),
      ...halfBun(330, 340, 0.5, 0.725),
    ]),
    cast: [
      person('hero', [400, 230], 0.72, {
        pose: 'bow',
        facing: 'right',
        expression: 'joy',
        act: { spine: 16 },
        touch: { right: [468, 304] },
        depth: 0.72,
      }),
      { who: 'ant', at: [560, 392], scale: 0.95, facing: 'left', depth: 0.73 },
      ...[
        [130, 600],
        [240, 600],
        [330, 604],
        [560, 600],
        [650, 600],
        [760, 604],
        [200, 824],
        [320, 824],
        [440, 824],
        [560, 824],
        [690, 824],
        [110, 1030],
        [210, 1030],
        [300, 1034],
        [560, 1040],
        [660, 1040],
        [770, 1044],
        [220, 1240],
        [330, 1240],
        [440, 1240],
        [550, 1240],
        [660, 1244],
      ].map(([x, y], i) => ({
        who: 'ant',
        name: `sister${i}`,
        at: [x, y],
        scale: 0.78,
        facing: i % 2 ? 'left' : 'right',
        pose: i % 3 ? 'joy' : 'rest',
        depth: 0.28,
      })),
    ],
  },
  double: {
    set: 'courts',
    plain: '#8cc067',
    shot: 'plan',
    seed: 12,
    lighting: { cast: false },
    cuts: [
      rect(400, -60, 500, 1400, '#e9dcc0', { depth: 0.1, lift: 0.4 }),
      rect(420, -60, 480, 1400, '#6fbcd4', { depth: 0.11, lift: 0 }),
      rect(-100, 470, 1000, 940, '#7db35a', { depth: 0.09, lift: 0.2, print: 'seed-packet' }),
      rect(-100, 30, 1000, 110, '#9acb74', { depth: 0.09, lift: 0.2, print: 'seed-packet' }),
      // The beds of each court, hedged, and their round trees from above.
      ...[
        [-60, 520, 300, 250],
        [560, 520, 400, 250],
        [-60, 800, 220, 100],
        [690, 800, 300, 100],
        [40, 140, 250, 150],
        [560, 140, 300, 150],
      ].flatMap(([x, y, w, h], i) => [
        rect(x!, y!, x! + w!, y! + h!, '#3f7f4c', { depth: 0.12, lift: 1.4 }),
        rect(x! + 22, y! + 22, x! + w! - 22, y! + h! - 22, i < 4 ? '#a8cf7c' : '#b9d98c', {
          depth: 0.121,
          lift: 0.2,
          print: 'seed-packet',
        }),
      ]),
      ...[
        [300, 560, 44],
        [880, 880, 56],
        [20, 880, 58],
        [596, 880, 34],
        [310, 190, 26],
        [600, 320, 24],
        [880, 420, 40],
        [30, 430, 34],
      ].flatMap(([x, y, k]) => [
        disc(x!, y!, k!, '#2f6f48', { depth: 0.25, lift: 1.6 }),
        disc(x! - k! * 0.2, y! - k! * 0.2, k! * 0.6, '#4a9455', { depth: 0.251 }),
        disc(x! + k! * 0.3, y! + k! * 0.1, k! * 0.18, '#c8433f', { depth: 0.252 }),
        disc(x! - k! * 0.4, y! + k! * 0.3, k! * 0.16, '#c8433f', { depth: 0.252 }),
      ]),
      ...[
        [30, 20, 40, '#7cc9bd'],
        [110, 26, 70, '#5fb8b0'],
        [230, 36, 110, '#46a5a2'],
        [470, 50, 190, WALL],
        [940, 70, 300, DEEP],
      ].flatMap(([y, h, w, colour]) => [
        rect(
          -100,
          (y as number) - (h as number) / 2,
          450 - (w as number) / 2,
          (y as number) + (h as number) / 2,
          colour as string,
          { depth: 0.3, lift: 1.4, print: 'tiles' },
        ),
        rect(
          450 + (w as number) / 2,
          (y as number) - (h as number) / 2,
          1000,
          (y as number) + (h as number) / 2,
          colour as string,
          { depth: 0.3, lift: 1.4, print: 'tiles' },
        ),
      ]),
      ...[
        [90, 660],
        [180, 790],
        [760, 640],
        [850, 800],
        [800, 720],
        [60, 320],
        [140, 370],
        [820, 330],
        [760, 390],
      ].flatMap(([x, y], i) => {
        const k = i < 5 ? 46 : 24;
        return [0, 1, 2, 3, 4, 5]
          .map((j) =>
            oval(
              x! + Math.cos(j) * k * 0.6,
              y! + Math.sin(j) * k * 0.6,
              k * 0.5,
              k * 0.34,
              '#c8433f',
              { depth: 0.2, lift: 0.6 },
              j * 57,
            ),
          )
          .concat([disc(x!, y!, k * 0.24, '#f3d38a', { depth: 0.21 })]);
      }),
      // Pilaf from above, a plug.
      ...[
        oval(450, 990, 190, 230, RICE, { depth: 0.4, lift: 2 }),
        oval(450, 960, 110, 40, '#c9a36a', { depth: 0.41, lift: 0 }),
        oval(450, 1060, 120, 34, '#c9a36a', { depth: 0.41, lift: 0 }),
        line('450,1200 520,1290 640,1290 700,1230', 52, RICE, { depth: 0.39 }),
        oval(450, 830, 88, 78, RICE, { depth: 0.42, lift: 1.6 }),
        poly('372,806! 362,728! 430,764!', RICE, { depth: 0.419, lift: 1 }),
        poly('528,806! 538,728! 470,764!', RICE, { depth: 0.419, lift: 1 }),
        line('450,770 450,860', 14, '#c9a36a', { depth: 0.43 }),
        oval(340, 900, 36, 50, RICE, { depth: 0.425, lift: 1 }),
        oval(560, 900, 36, 50, RICE, { depth: 0.425, lift: 1 }),
      ].map((cut) => ({ ...cut, dy: 110 })),
      ...halfBun(356, 150, 0.22, 0.725),
      ...halfBun(330, 350, 0.44, 0.726),
      ...halfBun(210, 690, 0.86, 0.74),
      { line: '400,60 394,34 400,20', width: 2, colour: '#2a161c', depth: 0.35 },
      ...[376, 390, 510, 524].map((x) =>
        blob('0,0! 16,-6! 14,10!', '#fffaf0', { at: [x, 46], depth: 0.36, lift: 0.3 }),
      ),
    ],
    cast: [
      ...[
        [330, 58],
        [360, 60],
        [520, 60],
      ].map(([x, y], i) => ({
        who: 'ant',
        name: `waver${i}`,
        at: [x, y],
        scale: 0.2,
        facing: 'right',
        depth: 0.35,
      })),
      person('hero', [380, 120], 0.36, {
        name: 'first',
        pose: 'walk',
        facing: 'right',
        expression: 'brave',
        act: { spine: 12 },
      }),
      person('hero', [390, 290], 0.58, {
        name: 'second',
        pose: 'hold',
        holding: 'none',
        facing: 'left',
        expression: 'joy',
        act: { spine: 10 },
      }),
      person('hero', [340, 545], 1.1, {
        pose: 'hug',
        holding: 'none',
        facing: 'left',
        expression: 'delight',
        act: { spine: -8, tilt: 8 },
      }),
    ],
  },
  push: {
    set: 'courts',
    plain: '#f0c67a',
    shot: 'low-angle',
    seed: 13,
    light: 'dusk',
    lighting: { from: [450, 900], cast: false },
    cuts: flat([
      rect(-100, -60, 1000, 1180, '#d98a4e', { depth: 0.1, lift: 0 }),
      { rings: [760, 600, 440], at: [450, 820], width: 14, colour: '#f0b968', depth: 0.11 },
      ...Array.from({ length: 14 }, (_, i) => {
        const t = (i * Math.PI) / 7 + 0.2;
        return poly(
          `${450 + Math.cos(t) * 300},${820 + Math.sin(t) * 300}! ${450 + Math.cos(t - 0.09) * 1100},${820 + Math.sin(t - 0.09) * 1100}! ${450 + Math.cos(t + 0.09) * 1100},${820 + Math.sin(t + 0.09) * 1100}!`,
          '#e6a055',
          { depth: 0.105, lift: 0 },
        );
      }),
      blob('60,1500! 60,700 160,500 450,400 740,500 840,700 840,1500!', DEEP, {
        depth: 0.2,
        lift: 2,
        print: 'tiles',
      }),
      arch(450, 1250, 520, 720, '#fbe3a0', { depth: 0.21, lift: 0 }),
      gateRim(450, 1250, 520, 720, 0.22),
      rect(-100, 1190, 1000, 1400, '#b9713f', { depth: 0.75, lift: 1.4, print: 'tiles' }),
      ...halfBun(160, 1190, 0.95, 0.78),
      // Pilaf, flying.
      line('640,330 760,250 840,120 800,20', 54, '#d8c394', { depth: 0.79 }),
      blob('300,480 220,600 120,640 90,600 170,520 230,420', RICE, { depth: 0.8, lift: 1.4 }),
      blob('600,480 690,600 790,630 820,590 740,520 670,420', RICE, { depth: 0.8, lift: 1.4 }),
      blob('280,260 160,200 60,220 50,170 150,130 320,180', RICE, { depth: 0.8, lift: 1.4 }),
      blob('620,240 720,160 830,170 850,230 760,240 660,300', RICE, { depth: 0.8, lift: 1.4 }),
      oval(455, 330, 240, 190, RICE, { depth: 0.81, lift: 2.4 }),
      oval(455, 340, 150, 110, '#fbf3df', { depth: 0.811, lift: 0 }),
      ...[
        [112, 622],
        [798, 612],
        [66, 190],
        [832, 200],
      ].flatMap(([x, y]) => [disc(x!, y!, 20, '#d9897c', { depth: 0.82 })]),
      ...catFace(455, 520, 1.15, 0.83, 'wide'),
    ]),
    cast: [
      { who: 'ant', at: [170, 1096], scale: 0.45, facing: 'right', depth: 0.79, pose: 'joy' },
      person('hero', [450, 880], 1.4, {
        pose: 'push',
        facing: 'right',
        expression: 'delight',
        act: {
          spine: 6,
          arms: [
            [-100, -110],
            [100, 112],
          ],
        },
        hands: 'open',
        touch: { left: [370, 880], right: [530, 880] },
      }),
    ],
  },
  'thirty-two': {
    set: 'yard',
    light: 'dusk',
    plain: '#7a3b4a',
    shot: 'silhouette',
    seed: 14,
    cuts: flat([
      rect(-100, -60, 1000, 1000, '#6a3348', { depth: 0.1, lift: 0.2, print: 'tiles' }),
      arch(470, 960, 480, 800, '#f7b458', { depth: 0.2, lift: 0 }),
      disc(470, 640, 190, '#fde3a0', { depth: 0.21 }),
      poly('246,800! 694,800! 710,960! 230,960!', '#d98a4a', { depth: 0.215, lift: 0 }),
      gateRim(470, 960, 480, 800, 0.22, '#ffdf98'),
      poly('230,330! 150,400! 150,1020! 230,960!', '#3a2340', { depth: 0.23, lift: 1.4 }),
      rect(-100, 950, 1000, 1400, '#8f4a48', { depth: 0.3, lift: 1, print: 'tiles' }),
      poly('240,950! 700,950! 980,1400! -60,1400!', '#d98a4e', { depth: 0.31, lift: 0, opacity: 0.8 }),
      poly('420,990! 530,990! 640,1400! 330,1400!', '#3a1c34', { depth: 0.32, lift: 0, opacity: 0.75 }),
      ...halfBun(470, 720, 0.72, 0.968).map((c) => ({ ...c, lit: false })),
      {
        shape: '-86,50! -92,0 -64,-52 -6,-76 44,-72',
        line: '-86,50 -92,0 -64,-52 -6,-76 44,-72 78,-58 90,0',
        width: 7,
        colour: '#fff3c0',
        at: [470, 720],
        depth: 0.961,
      }.line
        ? {
            line: '-86,50 -92,0 -64,-52 -6,-76 44,-72 78,-58 90,0',
            width: 8,
            colour: '#fff3c0',
            at: [470, 720],
            depth: 0.975,
          }
        : {},
      blob(
        '300,1000! 290,940 310,900 340,890 350,850 366,870 390,868 404,848 410,886 396,920 404,1000!',
        '#24122a',
        { depth: 0.98, lift: 0.6 },
      ),
      line('296,990 240,970 230,900 270,870', 18, '#24122a', { depth: 0.98 }),
      poly('690,900! 790,894! 796,990! 684,990!', '#24122a', { depth: 0.985, lift: 0.6 }),
      line('690,920 630,880', 13, '#24122a', { depth: 0.985 }),
    ]),
    cast: [
      person('hero', [470, 580], 1.15, {
        pose: 'hug',
        holding: 'none',
        plane: 'silhouette',
        facing: 'front',
        touch: { left: [410, 740], right: [530, 740] },
      }),
      person('parvin', [690, 470], 1.2, {
        pose: 'bow',
        plane: 'silhouette',
        facing: 'sideLeft',
        act: { spine: 18 },
      }),
    ],
  },
  walked: {
    set: 'yard',
    light: 'night',
    plain: '#4a2f55',
    shot: 'establish',
    phone: { ...page, on: [450, 790], zoom: 0.92 },
    seed: 15,
    lighting: { from: [560, 1000], cast: false },
    cuts: flat([
      rect(-100, -60, 1000, 420, '#4a3160', { depth: 0.05, lift: 0 }),
      disc(690, 150, 50, '#f7e9c4', { depth: 0.06 }),
      ...[
        [440, 90],
        [540, 230],
        [590, 60],
        [820, 250],
        [860, 60],
        [480, 330],
      ].map(([x, y], i) => disc(x!, y!, i % 2 ? 4 : 6, '#f7e9c4', { depth: 0.06 })),
      ...cypresses(
        [
          [470, 190, 46],
          [566, 250, 38],
          [650, 170, 50],
          [880, 200, 50],
        ],
        440,
        '#2c2a4c',
        0.07,
      ),
      // The sisters have put a light in every window.
      ...Array.from({ length: 9 }, (_, i) =>
        arch(520 + i * 44, 1000 + (i % 2) * 3, 17, 25, i === 5 ? '#2f5a72' : '#ffcf78', {
          depth: 0.105,
          lift: 0,
        }),
      ).filter((_, i) => i < 3 || i > 6),
      ...Array.from({ length: 4 }, (_, i) =>
        arch(542 + i * 34, 962, 13, 20, i === 2 ? '#204858' : '#f4b860', { depth: 0.105, lift: 0 }),
      ),
      rect(-100, 400, 1000, 1010, '#264a66', { depth: 0.1, lift: 1.6, print: 'tiles' }),
      rect(-100, 390, 1000, 424, '#3f7488', { depth: 0.11, lift: 1 }),
      rect(-100, 1000, 1000, 1400, '#6a4560', { depth: 0.2, lift: 1, print: 'tiles' }),
      ...glow(330, 850, 520, 0.1005, ['#2f4f6c', '#4f6070', '#8a7468']),
      ...glow(350, 1150, 560, 0.21, ['#84566a', '#b07a62', '#e2ae6c'], 0.3),
      // The light's way to the gate.
      poly('420,1180! 820,1012! 700,1012! 360,1120!', '#c98f66', { depth: 0.212, lift: 0, opacity: 0.6 }),
      arch(770, 1012, 190, 380, '#1f3f6a', { depth: 0.22, lift: 0.6 }),
      gateRim(770, 1012, 190, 380, 0.23, '#d9b878'),
      line('770,1010 770,640', 5, '#14304f', { depth: 0.231 }),
      ...[0, 1, 2, 3, 4].map((i) => disc(804, 856 - i * 8, 2.4, '#ffd98a', { depth: 0.24 })),
      disc(804, 840, 16, '#0f2440', { depth: 0.235 }),
      line('20,1140 44,860 90,620 130,480', 70, '#3a2434', { depth: 0.3 }),
      line('70,820 0,700', 30, '#3a2434', { depth: 0.3 }),
      blob('-40,560 -60,300 80,160 260,170 380,290 390,450 300,560 160,600 0,620', '#2a4f48', {
        depth: 0.31,
        lift: 2,
        print: 'seed-packet',
      }),
      ...[
        [60, 420],
        [210, 340],
        [300, 470],
        [150, 530],
        [330, 330],
      ].flatMap(([x, y]) => [
        disc(x!, y!, 30, '#b83f48', { depth: 0.32 }),
        poly(
          `${x! - 9},${y! - 26}! ${x! - 12},${y! - 44}! ${x!},${y! - 34}! ${x! + 12},${y! - 44}! ${x! + 9},${y! - 26}!`,
          '#b83f48',
          { depth: 0.321, lift: 0 },
        ),
      ]),
      ...crumb(700, 1030, 0.5, 0.5),
      ...glow(700, 1036, 110, 0.24, ['#a9785a', '#e2ae6c'], 0.4),
    ]),
    props: [{ id: 'lantern', at: [560, 1200], scale: 0.75, depth: 0.745 }],
    cast: [
      person('parvin', [210, 790], 1.2, {
        pose: 'sit',
        facing: 'right',
        expression: 'joy',
        lookAt: 'hero',
        seatOn: 'ground',
        touch: { right: 'hero.shoulder' },
      }),
      person('hero', [390, 890], 1.2, {
        pose: 'sit',
        facing: 'right',
        expression: 'calm',
        act: { tilt: -16, spine: -16 },
        touch: { left: 'parvin.lap' },
        seatOn: 'ground',
        lookAt: [700, 1000],
        depth: 0.73,
      }),
      { who: 'pilaf', at: [330, 1250], scale: 0.8, pose: 'sleep', facing: 'right', depth: 0.74 },
    ],
  },
};
const scenes = wide(drawn);

export const pictures = picturesOf({ cast, wears, sets, scenes });
