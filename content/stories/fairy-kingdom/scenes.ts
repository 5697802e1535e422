import { written } from '../../cuts/written.ts';
import { picturesOf } from '../../pictures.ts';

// Papers: knitting (the sweater, the hill), map (the ground, an old garden plan), sea chart (the pond).
type P = [number, number];
const CAM = { zoom: 1, on: [450, 660], at: [0.5, 0.5] };
const MOSS = '#6c7b55',
  DEEP = '#55643f',
  BROWN = '#7b5b44',
  CREAM = '#f6ecd2',
  TICKET = '#e2894a',
  HAT = '#c9ccd0';
const SKINS = ['#5d3b2c', '#e3b48a', '#925d41', '#f0cfb0'];
const CLOTHES = ['#c4694a', '#d9a441', '#6f8fb0', '#8e4358', '#e9dcc0', '#3f6f74'];
/** A fairy so small that three pieces will do; `up` holds a hand up. Her feet are at x, y; she is `s` high. */
const folk = (
  x: number,
  y: number,
  s: number,
  i: number,
  depth: number,
  more: { up?: boolean; ink?: string; wings?: boolean } = {},
) => {
  const k = s / 40,
    n = (v: number) => Math.round(v * 10) / 10,
    c = more.ink ?? CLOTHES[i % 6]!,
    skin = more.ink ?? SKINS[(i * 3 + (i >> 1)) % 4]!;
  return [
    ...(more.wings === false || more.ink
      ? []
      : [
          {
            shape: `${n(-2 * k)},${n(-20 * k)} ${n(-15 * k)},${n(-30 * k)} ${n(-17 * k)},${n(-15 * k)} ${n(-4 * k)},${n(-12 * k)} ${n(4 * k)},${n(-12 * k)} ${n(17 * k)},${n(-15 * k)} ${n(15 * k)},${n(-30 * k)} ${n(2 * k)},${n(-20 * k)}`,
            at: [x, y],
            colour: '#eef3ea',
            opacity: 0.9,
            lift: 0,
            depth,
          },
        ]),
    {
      shape: `0,${n(-26 * k)} ${n(6 * k)},${n(-22 * k)} ${n(10 * k)},0! ${n(-10 * k)},0! ${n(-6 * k)},${n(-22 * k)}`,
      at: [x, y],
      colour: c,
      lift: 0,
      depth: depth + 0.0003,
    },
    { rings: [n(8 * k)], at: [x, n(y - 31 * k)], colour: skin, depth: depth + 0.0004 },
    ...(more.up
      ? [
          {
            line: `${n(x + 4 * k)},${n(y - 20 * k)} ${n(x + 13 * k)},${n(y - 44 * k)}`,
            width: n(4.4 * k),
            colour: skin,
            depth: depth + 0.0004,
          },
        ]
      : []),
  ];
};
/** A boat with its sail: limp, or full of wind and turned. */
const boat = (
  x: number,
  y: number,
  s: number,
  depth: number,
  o: { hull?: string; sail?: string; full?: boolean; turn?: number; lift?: number } = {},
) => [
  {
    line: '0,0 0,-62',
    at: [x, y],
    width: 4,
    scale: s,
    turn: o.turn ?? 0,
    colour: o.hull ?? '#7a5a3c',
    depth,
  },
  {
    shape: o.full ? '2,-60! 34,-44 40,-24 26,-6 2,-4!' : '2,-60! 14,-40 10,-22 18,-8 12,-2 2,-6!',
    at: [x, y],
    scale: s,
    turn: o.turn ?? 0,
    colour: o.sail ?? CREAM,
    lift: o.lift ?? 0,
    depth: depth + 0.0001,
  },
  {
    shape: '-30,-4! 30,-4! 20,10 0,14 -20,10',
    at: [x, y],
    scale: s,
    turn: o.turn ?? 0,
    colour: o.hull ?? '#8a5f3c',
    lift: o.lift ?? 0,
    depth: depth + 0.0002,
  },
];
/** The bus ticket, folded, larger than the rest because we look at her. */
const ticket = (
  x: number,
  y: number,
  s: number,
  depth: number,
  o: { full?: boolean; turn?: number; ink?: string } = {},
) => [
  {
    line: '0,10 0,-92',
    at: [x, y],
    width: 5,
    scale: s,
    turn: o.turn ?? 0,
    colour: o.ink ?? '#7a5a3c',
    depth,
  },
  {
    shape: o.full ? '3,-90! 54,-64 62,-34 42,-8 3,-4!' : '3,-90! 20,-62 14,-34 26,-14 16,-4 3,-8!',
    at: [x, y],
    scale: s,
    turn: o.turn ?? 0,
    colour: o.ink ?? '#fff8e6',
    lift: 0.5,
    depth: depth + 0.0001,
  },
  {
    shape: '-74,-16! 0,4! 74,-16! 48,34! -48,34!',
    snip: true,
    at: [x, y],
    scale: s,
    turn: o.turn ?? 0,
    colour: o.ink ?? TICKET,
    lift: 0.8,
    depth: depth + 0.003,
  },
  ...(o.ink
    ? []
    : [
        {
          letters: '27',
          at: [x, y + 22 * s],
          size: 15 * s,
          turn: o.turn ?? 0,
          colour: '#5d3020',
          depth: depth + 0.0031,
        },
      ]),
];
/** The ladybug and the letter it carries from the shoe to the ear. */
const bug = (x: number, y: number, scale = 0.5, facing = 'right', depth = 0.8, turn = 0) => ({
  who: 'ladybug',
  at: [x, y],
  scale,
  facing,
  depth,
  turn,
  shadow: false,
});
const letter = (x: number, y: number, k = 1, depth = 0.805, turn = -8) => [
  {
    shape: `${-15 * k},${-10 * k}! ${15 * k},${-10 * k}! ${15 * k},${10 * k}! ${-15 * k},${10 * k}!`,
    snip: true,
    at: [x, y],
    turn,
    colour: '#fffaf0',
    lift: 0.4,
    depth,
  },
  {
    line: `${x - 14 * k},${y - 8 * k} ${x},${y + 2 * k} ${x + 14 * k},${y - 10 * k}`,
    width: 2,
    colour: '#b9503f',
    depth: depth + 0.0002,
  },
];
/** Washing on a line. */
const washing = (a: P, b: P, sag: number, depth: number, n = 5, s = 1) => [
  { from: a, to: b, sag, width: 3, colour: '#f4e3bb', depth },
  ...Array.from({ length: n }, (_, i) => {
    const t = (i + 0.7) / (n + 0.4),
      x = Math.round(a[0] + (b[0] - a[0]) * t),
      y = Math.round(a[1] + (b[1] - a[1]) * t + sag * 4 * t * (1 - t));
    return {
      shape:
        i % 2
          ? '-14,0! 14,0! 14,34! 3,34! 0,16! -3,34! -14,34!'
          : '-9,0! 9,0! 24,10! 18,20! 10,14! 11,36! -11,36! -10,14! -18,20! -24,10!',
      snip: true,
      at: [x, y],
      scale: s,
      turn: i % 2 ? 3 : -4,
      colour: CLOTHES[(i * 2 + 1) % 6]!,
      lift: 0.4,
      depth: depth + 0.001,
    };
  }),
];
/** The sweater as a mountain, its summit under the chin, and the knees as foothills. */
const mountain = (top: number, depth = 0.76, colour = MOSS, x = 450, wide = 1) => {
  const q = (dx: number, dy: number) => `${Math.round(x + dx * wide)},${Math.round(top + dy)}`;
  return [
    {
      shape: `${q(-640, 1100)}! ${q(-540, 560)} ${q(-400, 250)} ${q(-250, 80)} ${q(-120, 4)} ${q(0, 30)} ${q(120, 4)} ${q(250, 80)} ${q(400, 250)} ${q(540, 560)} ${q(640, 1100)}!`,
      colour,
      lift: 2,
      print: 'knitting',
      depth,
    },
  ];
};
const knee = (x: number, y: number, w: number, depth: number, colour = BROWN) => ({
  shape: `${x - w},1500! ${x - w * 0.92},${y + w * 0.7} ${x - w * 0.6},${y + w * 0.16} ${x},${y} ${x + w * 0.6},${y + w * 0.16} ${x + w * 0.92},${y + w * 0.7} ${x + w},1500!`,
  colour,
  lift: 2,
  print: 'map',
  depth,
});
const ground = (y: number, colour: string, more: object = {}) => ({
  shape: `-200,${y + 20} 60,${y - 6} 300,${y + 12} 560,${y - 10} 820,${y + 8} 1100,${y - 4}! 1100,1700! -200,1700!`,
  colour,
  lift: 1.2,
  print: 'map',
  ...more,
});
const pond = (y: number, colour: string, more: object = {}) => ({
  shape: `-200,${y}! 200,${y + 3} 560,${y - 3} 1100,${y}! 1100,1700! -200,1700!`,
  colour,
  lift: 0.8,
  print: 'sea-chart',
  ...more,
});
const blades = (xs: number[], y: number, h: number, lean: number, colour: string, depth: number) =>
  xs.map((x, i) => ({
    shape: `${-9},0! ${lean * 0.4 - 6},${-h * 0.6} ${lean},${-h - (i % 3) * 26}! ${lean * 0.4 + 8},${-h * 0.55} 10,0!`,
    at: [x, y + (i % 2) * 20],
    colour,
    lift: 0.8,
    depth: depth + i * 0.0002,
  }));
/** The dandelion's one seed. */
const seed = (x: number, y: number, s: number, depth: number) => [
  ...Array.from({ length: 13 }, (_, i) => {
    const a = ((-165 + i * 12.5) * Math.PI) / 180;
    return {
      line: `${x},${y} ${Math.round(x + Math.cos(a) * 92 * s)},${Math.round(y + Math.sin(a) * 92 * s)}`,
      width: 3.4 * s,
      colour: '#fffdf4',
      lit: false,
      depth,
    };
  }),
  ...Array.from({ length: 13 }, (_, i) => {
    const a = ((-165 + i * 12.5) * Math.PI) / 180;
    return {
      rings: [6 * s],
      at: [Math.round(x + Math.cos(a) * 94 * s), Math.round(y + Math.sin(a) * 94 * s)],
      colour: '#fffdf4',
      lit: false,
      depth,
    };
  }),
  { line: `${x},${y} ${x + 2},${y + Math.round(56 * s)}`, width: 5 * s, colour: '#f2e7c4', depth },
  {
    shape: '-5,0 0,-4 6,0 5,24 0,34 -5,24',
    at: [x + 2, y + Math.round(52 * s)],
    scale: s,
    colour: '#5a3f2c',
    lift: 0.2,
    depth: depth + 0.0002,
  },
];
/** A thimble for a hat and a map for the Alderman whose eye is there. */
const thimble = (name: string, k: number, depth: number) => [
  {
    shape: `${-40 * k},0! ${-26 * k},${-62 * k}! ${-10 * k},${-72 * k} ${10 * k},${-72 * k} ${26 * k},${-62 * k}! ${40 * k},0!`,
    on: `${name}.eye`,
    dy: -26 * k,
    colour: HAT,
    lift: 0.8,
    depth,
  },
  {
    shape: `${-46 * k},${-5 * k} 0,${-10 * k} ${46 * k},${-5 * k} ${46 * k},${5 * k} 0,${9 * k} ${-46 * k},${5 * k}`,
    on: `${name}.eye`,
    dy: -24 * k,
    colour: '#a9adb3',
    lift: 0.4,
    depth: depth + 0.0002,
  },
  ...[-16, 0, 16].flatMap((dx) =>
    [-62, -46].map((dy) => ({
      rings: [3.6 * k],
      on: `${name}.eye`,
      dx: dx * k,
      dy: (dy - 10) * k,
      colour: '#878c93',
      depth: depth + 0.0003,
    })),
  ),
];
const hero = (more: object) => ({
  who: 'hero',
  pose: 'sit',
  facing: 'front',
  by: 'head',
  holding: 'none',
  shadow: false,
  ...more,
});
const fairy = (more: object) => ({ who: 'fairy', shadow: false, ...more });
const sailor = (more: object) => ({ who: 'sailor', shadow: false, ...more });

const cast = {
  thimble: { who: 'fairy', colour: '#3f5a74' },
  teacher: { who: 'fairy', colour: '#8e4358' },
  sailor: { who: 'fairy', colour: '#c4694a', scale: 0.6 },
  grownUp: { look: { skin: 's5', hair: 'crop', outfit: 'jumper', cloth: 'dusk' }, build: 'grown-up' },
};
const wears = { outfit: 'fairIsle', cloth: 'moss', extras: [] };
const sets = {
  hill: {
    backdrop: 'meadow',
    light: 'noon',
    plain: '#bcd6cf',
    papers: { land: 'map' },
    sky: 'flat',
    lighting: {},
    seed: 4,
  },
  pond: {
    backdrop: 'meadow',
    light: 'dusk',
    plain: '#e8b65e',
    papers: { land: 'sea-chart' },
    sky: 'flat',
    lighting: {},
    seed: 6,
  },
  ear: {
    backdrop: 'meadow',
    light: 'noon',
    plain: '#8da35f',
    papers: { land: 'map' },
    sky: 'flat',
    lighting: {},
    seed: 7,
  },
};
const scenes = {
  hill: {
    set: 'hill',
    light: 'dawn',
    plain: '#e9c9bd',
    shot: 'establish',
    camera: CAM,
    cuts: [
      { rings: [150], at: [190, 330], colour: '#f6e2c4', lit: false, depth: 0.1 },
      { rings: [98], at: [190, 330], colour: '#fff3d6', lit: false, depth: 0.11 },
      {
        shape: '-100,640 60,560 200,590 340,540 520,600 700,556 860,590 1000,560 1000,1500! -100,1500!',
        colour: '#c5b5ae',
        lift: 0.8,
        print: 'map',
        depth: 0.15,
      },
      { shape: '690,690 720,630 760,606 810,604 850,632 880,690', colour: '#8b8f86', lift: 0.8, depth: 0.2 },
      {
        shape: '712,618 745,606 760,574 800,570 818,602 856,610 790,628',
        colour: '#dcc08a',
        lift: 0.8,
        depth: 0.21,
      },
      pond(680, '#c9d3d6', { depth: 0.24 }),
      { shape: '560,720 700,712 880,722 700,730', colour: '#f1efe8', lift: 0, depth: 0.25 },
      { shape: '20,740 140,732 260,742 140,750', colour: '#f1efe8', lift: 0, depth: 0.25 },
      ...mountain(580),
      {
        shape: '-100,900 120,850 330,890 560,860 800,900 1000,860 1000,960 700,990 400,960 100,1000 -100,960',
        colour: '#f3e6de',
        opacity: 0.62,
        lift: 0,
        depth: 0.765,
      },
      knee(210, 930, 250, 0.78),
      knee(690, 950, 260, 0.782, '#715239'),
      {
        shape:
          '-100,1180 160,1140 440,1190 720,1150 1000,1190 1000,1250 700,1230 400,1260 100,1220 -100,1250',
        colour: '#f3e6de',
        opacity: 0.5,
        lift: 0,
        depth: 0.79,
      },
      ...blades([20, 60, 110, 820, 860, 890], 1330, 90, 8, '#5d7050', 0.81),
      {
        shape: '300,1400! 310,1270 380,1226 470,1226 540,1270 550,1400!',
        colour: '#d9a441',
        lift: 1.4,
        depth: 0.8,
      },
      { line: '380,1262 470,1262', width: 9, colour: CREAM, depth: 0.802 },
      { line: '372,1290 478,1290', width: 9, colour: CREAM, depth: 0.802 },
      ...letter(436, 1180, 1.1, 0.83),
    ],
    props: [
      { id: 'pine', at: [110, 846], scale: 0.3, depth: 0.762 },
      { id: 'birch', at: [800, 850], scale: 0.3, depth: 0.762 },
      { id: 'pine', at: [746, 800], scale: 0.22, depth: 0.761 },
    ],
    cast: [
      hero({ at: [450, 430], scale: 2.1, expression: 'calm', lookAt: [450, 440] }),
      bug(430, 1230, 0.72, 'right', 0.82),
    ],
  },
  why: {
    set: 'pond',
    light: 'dawn',
    plain: '#8a9c55',
    shot: 'plan',
    camera: CAM,
    cuts: [
      {
        shape: '300,110 460,10 700,0 900,60 1000,240 980,470 820,590 600,610 400,540 290,360',
        colour: '#d8d8a0',
        lift: 0.6,
        depth: 0.1,
      },
      {
        shape: '330,130 480,40 700,30 880,90 960,250 930,440 790,560 610,574 430,510 326,350',
        colour: '#6fa9a6',
        lift: 0.2,
        print: 'sea-chart',
        depth: 0.12,
      },
      ...(
        [
          [560, 220],
          [660, 180],
          [720, 270],
          [620, 310],
        ] as P[]
      ).map(([x, y]) => ({
        shape: '0,0! 50,-20 54,24 8,50 -46,32 -44,-24',
        at: [x, y],
        colour: '#5b8a57',
        lift: 0.6,
        depth: 0.14,
      })),
      { rings: [14], at: [662, 176], colour: '#f7d9de', depth: 0.15 },
      ...Array.from({ length: 16 }, (_, i) => {
        const a = 0.9 + i * 0.135;
        return {
          shape: '-30,0! 0,-15 32,0! 0,15',
          at: [Math.round(630 + Math.cos(a) * 330), Math.round(300 + Math.sin(a) * 286)],
          turn: Math.round(a * 57),
          colour: i % 2 ? '#4f7a48' : '#628c4e',
          lift: 0.7,
          depth: 0.16,
        };
      }),
      // The grown-up, who is very good at it; and where all the others sat, and looked.
      {
        shape: '-62,-120! 62,-120! 62,120! -62,120!',
        at: [150, 210],
        turn: -24,
        snip: true,
        colour: '#e9dcb2',
        lift: 1.8,
        depth: 0.2,
      },
      ...[-86, -30, 26, 82].map((y) => ({
        shape: `-62,${y - 13}! 62,${y - 13}! 62,${y + 13}! -62,${y + 13}!`,
        at: [150, 210] as P,
        turn: -24,
        snip: true,
        colour: '#b9503f',
        lift: 0,
        depth: 0.201,
      })),
      { line: '-20,60 -24,150', at: [150, 210] as P, turn: -24, width: 34, colour: '#5f6f8a', depth: 0.203 },
      { line: '24,60 28,150', at: [150, 210] as P, turn: -24, width: 34, colour: '#5f6f8a', depth: 0.203 },
      {
        shape: '-50,-30 50,-30 56,70 -56,70',
        at: [150, 210] as P,
        turn: -24,
        colour: '#d9a05a',
        lift: 1,
        depth: 0.204,
      },
      { rings: [74], at: [124, 150] as P, colour: '#e7c878', lift: 1.4, depth: 0.206 },
      { rings: [42], at: [124, 150] as P, colour: '#d3ac58', lift: 0.8, depth: 0.207 },
      ...(
        [
          [120, 520, 20],
          [210, 470, -14],
          [840, 660, 8],
          [760, 690, -22],
        ] as [number, number, number][]
      ).map(([x, y, turn]) => ({
        shape: '-52,-6 -30,-40 0,-46 34,-38 52,-4 40,30 0,42 -38,32',
        at: [x, y] as P,
        turn,
        colour: '#7a8a48',
        lift: 0,
        depth: 0.19,
      })),
      ...(
        [
          [60, 380],
          [270, 640],
          [820, 1160],
          [730, 1250],
          [860, 1270],
          [330, 1270],
          [60, 1040],
          [880, 560],
        ] as P[]
      ).flatMap(([x, y], n) => [
        { rings: [n % 2 ? 15 : 20], at: [x, y] as P, colour: n % 3 ? '#fdf6e2' : '#e9b24a', depth: 0.24 },
        { rings: [6], at: [x, y] as P, colour: n % 3 ? '#e9b24a' : '#a5602f', depth: 0.241 },
      ]),
      {
        shape: '440,800! 380,700 -100,800! -100,1010! 400,1120',
        colour: '#4c5f43',
        opacity: 0.75,
        lift: 0,
        depth: 0.3,
      },
      {
        line: '-20,640 120,660 190,700 210,780 150,850 60,870 -20,880',
        width: 15,
        colour: '#e9dcb2',
        depth: 0.28,
      },
      {
        line: '-20,1180 120,1150 200,1190 200,1270 110,1310 -20,1320',
        width: 15,
        colour: '#e9dcb2',
        depth: 0.28,
      },
      {
        line: '920,760 800,780 740,840 740,930 800,1000 920,1020',
        width: 15,
        colour: '#e9dcb2',
        depth: 0.28,
      },
      {
        shape: '230,930 280,770 400,700 500,690 620,740 690,880 690,1040 600,1150 450,1190 300,1130',
        colour: MOSS,
        lift: 2.4,
        print: 'knitting',
        depth: 0.6,
      },
      {
        shape: '250,960 330,1010 450,1030 590,1000 690,950 680,1060 600,1150 450,1190 320,1140',
        colour: DEEP,
        lift: 1.4,
        print: 'knitting',
        depth: 0.76,
      },
      // A cloth to sit on, with six hours' worth of lunch.
      {
        shape: '150,1120! 420,1100 770,1090! 830,1500! 110,1500!',
        colour: '#c9604e',
        lift: 1.4,
        print: 'gingham',
        depth: 0.757,
      },
      { rings: [58], at: [700, 1220] as P, colour: '#f6efdc', lift: 1, depth: 0.758 },
      {
        shape: '-34,14! 0,-30! 34,14!',
        at: [700, 1222] as P,
        turn: 14,
        colour: '#e9c078',
        lift: 0.8,
        depth: 0.759,
      },
      ...folk(640, 1270, 26, 5, 0.7595),
      { shape: '340,750 350,660 400,620 440,660 444,760', colour: BROWN, lift: 1.4, depth: 0.61 },
      { shape: '480,756 484,656 530,616 576,660 576,760', colour: BROWN, lift: 1.4, depth: 0.61 },
      ...folk(158, 690, 30, 1, 0.4),
      ...folk(120, 846, 28, 2, 0.4),
      ...folk(820, 780, 28, 4, 0.4),
      ...folk(770, 980, 30, 3, 0.4),
      ...letter(570, 622, 0.9, 0.83),
    ],
    cast: [
      hero({
        pose: 'stand',
        facing: 'back',
        at: [462, 880],
        scale: 1.5,
        act: { spine: 12 },
        touch: { left: [392, 720], right: [530, 690] },
      }),
      bug(545, 650, 0.6, 'left', 0.82),
    ],
  },
  thimble: {
    set: 'ear',
    plain: '#c9d7a4',
    shot: 'close',
    camera: CAM,
    cuts: [
      { rings: [560], at: [760, 160], colour: '#dfe6b8', depth: 0.1, lit: false },
      {
        shape: '-100,1500! -100,1010 80,930 260,910 470,960 700,1070 1000,1130! 1000,1500!',
        colour: MOSS,
        lift: 2.4,
        print: 'knitting',
        depth: 0.77,
      },
      {
        shape: '-100,1500! -100,1230 200,1190 500,1230 1000,1330! 1000,1500!',
        colour: DEEP,
        lift: 1.6,
        print: 'knitting',
        depth: 0.79,
      },
      { line: '-60,1110 80,1050 250,1030', width: 9, dash: [18, 16], colour: CREAM, depth: 0.775 },
      {
        shape: '0,0! 130,-26! 150,90! 16,112!',
        snip: true,
        at: [330, 880],
        turn: 4,
        colour: '#fff6dc',
        lift: 1,
        print: 'map',
        depth: 0.792,
      },
      { line: '352,904 396,930 430,900 458,950', width: 5, colour: '#b9503f', depth: 0.793 },
      ...thimble('thimble', 0.95, 0.797),
      ...letter(720, 1192, 1, 0.83),
    ],
    cast: [
      hero({
        at: [560, 520],
        scale: 3.1,
        expression: 'holdingBreath',
        lookAt: 'thimble.eye',
        act: { tilt: -8 },
      }),
      { who: 'thimble', at: [250, 1060], scale: 1.5, facing: 'right', lookAt: 'hero.eyes', depth: 0.785 },
      bug(716, 1240, 0.7, 'left', 0.82),
    ],
  },
  town: {
    set: 'hill',
    plain: '#f0dc9c',
    shot: 'cut-away',
    camera: CAM,
    cuts: [
      ground(900, '#a9b56c', { depth: 0.2 }),
      ...mountain(500),
      ...washing([70, 330], [300, 400], 34, 0.8, 4, 1),
      ...washing([600, 400], [840, 320], 34, 0.8, 4, 1),
      { line: '70,330 66,640', width: 8, colour: '#7a5a3c', depth: 0.74 },
      { line: '840,320 846,640', width: 8, colour: '#7a5a3c', depth: 0.74 },
      // the pocket, a school
      { shape: '250,690! 650,690! 640,900 560,950 340,950 260,900', colour: '#4a3a2c', lift: 0, depth: 0.77 },
      {
        shape: '268,706! 632,706! 622,890 556,934 344,934 278,890',
        colour: '#f2cf7d',
        lift: 0,
        lit: false,
        depth: 0.771,
      },
      {
        shape: '300,724! 470,724! 470,806! 300,806!',
        snip: true,
        colour: '#33473f',
        lift: 0.5,
        depth: 0.772,
      },
      { letters: '9 x 9', at: [385, 766], size: 34, colour: '#f6f2e2', depth: 0.773 },
      ...[0, 1, 2, 3, 4].flatMap((i) => [
        ...folk(320 + i * 62, 896, 42, i, 0.775, { up: i % 2 === 0, wings: false }),
        {
          shape: '-22,0! 22,0! 22,10! -22,10!',
          snip: true,
          at: [320 + i * 62, 894],
          colour: '#a8703f',
          lift: 0.4,
          depth: 0.778,
        },
      ]),
      ...[0, 1, 2, 3].flatMap((i) => [
        ...folk(350 + i * 62, 930, 42, i + 2, 0.779, { wings: false }),
        {
          shape: '-22,0! 22,0! 22,12! -22,12!',
          snip: true,
          at: [350 + i * 62, 924],
          colour: '#8a5a34',
          lift: 0.4,
          depth: 0.7795,
        },
      ]),
      // the sleeves, a tunnel and beds
      { shape: '60,990! 70,840 130,790 190,840 200,990!', colour: '#3a3228', lift: 0, depth: 0.772 },
      { shape: '95,930! 175,930! 165,975! 105,975!', snip: true, colour: '#c4694a', lift: 0.6, depth: 0.774 },
      { rings: [14], at: [115, 980], colour: '#e9dcc0', depth: 0.775 },
      { rings: [14], at: [156, 980], colour: '#e9dcc0', depth: 0.775 },
      ...folk(136, 930, 44, 3, 0.773),
      { shape: '700,990! 706,830 770,780 834,830 846,990!', colour: '#4f4a6a', lift: 0, depth: 0.772 },
      ...[0, 1, 2].flatMap((i) => [
        {
          shape: '-44,0! 44,0! 44,26! -44,26!',
          at: [772, 850 + i * 46],
          snip: true,
          colour: CLOTHES[i + 1]!,
          lift: 0.4,
          depth: 0.775,
        },
        { rings: [12], at: [738, 848 + i * 46], colour: SKINS[i]!, depth: 0.774 },
      ]),
      knee(210, 1040, 270, 0.79),
      knee(690, 1050, 280, 0.792, '#715239'),
      {
        line: '-40,1230 90,1100 210,1066 330,1110 440,1230 470,1240 560,1130 690,1076 830,1120 960,1260',
        width: 40,
        colour: '#e9dcb2',
        depth: 0.8,
      },
      {
        line: '-40,1230 90,1100 210,1066 330,1110 440,1230 470,1240 560,1130 690,1076 830,1120 960,1260',
        width: 4,
        dash: [20, 18],
        colour: '#b49c6a',
        depth: 0.801,
      },
      ...[
        [120, 1140],
        [330, 1170],
        [590, 1170],
        [800, 1170],
      ].map(([x, y], i) => ({
        shape: '-15,0! -15,-30 0,-44 15,-30 15,0!',
        at: [x, y],
        colour: '#d6d2c6',
        lift: 0.6,
        depth: 0.803 + i * 0.0001,
      })),
      ...folk(260, 1092, 44, 1, 0.804),
      ...folk(640, 1098, 44, 4, 0.804),
      ...folk(740, 1100, 44, 0, 0.804),
      // the bandstand on the crown
      {
        shape: '380,150! 400,90! 500,90! 520,150!',
        holes: '412,104! 488,104! 500,150! 400,150!',
        snip: true,
        colour: '#c4694a',
        lift: 0.6,
        depth: 0.8,
      },
      { shape: '360,96! 450,30! 540,96!', snip: true, colour: '#8e4358', lift: 0.8, depth: 0.801 },
      ...folk(430, 150, 40, 1, 0.802),
      ...folk(472, 150, 40, 5, 0.802),
      ...letter(520, 1120, 0.8, 0.83),
    ],
    cast: [
      hero({ at: [450, 350], scale: 1.95, expression: 'holdingBreath', lookAt: [450, 800] }),
      { who: 'teacher', at: [560, 830], scale: 0.62, facing: 'left', depth: 0.774, shadow: false },
      { who: 'beetle', at: [380, 1168], scale: 0.62, facing: 'left', depth: 0.81 },
      bug(500, 1158, 0.6, 'right', 0.82),
    ],
  },
  sign: {
    set: 'hill',
    plain: '#e5c06a',
    shot: 'low-angle',
    camera: CAM,
    cuts: [
      { rings: [420], at: [760, 160], colour: '#f1d58b', depth: 0.1, lit: false },
      ...mountain(560, 0.76, MOSS, 540, 1.1),
      {
        shape: '-200,1500! -160,1180 60,1030 320,990 620,1040 900,1180 1100,1500!',
        colour: BROWN,
        lift: 2.4,
        print: 'map',
        depth: 0.78,
      },
      { line: '330,740 320,1090', width: 34, colour: '#8a5f3c', depth: 0.8 },
      { shape: '60,600! 590,560! 604,850! 70,880!', snip: true, colour: '#f6e6ba', lift: 2.4, depth: 0.81 },
      {
        shape: '80,620! 572,582! 584,832! 90,860!',
        holes: '94,634! 558,598! 570,818! 104,844!',
        snip: true,
        colour: '#b9503f',
        lift: 0,
        depth: 0.811,
      },
      { letters: 'NO\nGETTING UP', at: [336, 718], size: 58, turn: -4, colour: '#3a2c22', depth: 0.812 },
      { line: '70,610 -20,1080', width: 5, colour: '#f4e3bb', depth: 0.815 },
      { line: '590,566 760,1110', width: 5, colour: '#f4e3bb', depth: 0.815 },
      ...folk(-4, 1090, 80, 0, 0.83, { up: true }),
      ...folk(60, 1074, 80, 2, 0.831, { up: true }),
      ...folk(750, 1130, 84, 3, 0.83),
      ...folk(816, 1160, 84, 1, 0.831),
      ...folk(690, 1104, 80, 5, 0.83, { up: true }),
      ...folk(250, 596, 78, 4, 0.83),
      ...folk(420, 582, 78, 1, 0.83),
      { line: '236,540 180,480', width: 9, colour: '#7a5a3c', depth: 0.832 },
      {
        shape: '-34,-20! 34,-20! 34,20! -34,20!',
        snip: true,
        at: [172, 470],
        turn: -40,
        colour: '#5c5f66',
        lift: 0.8,
        depth: 0.833,
      },
      ...thimble('thimble', 0.5, 0.845),
      ...letter(790, 880, 0.9, 0.83),
    ],
    props: [{ id: 'ladder', at: [690, 1120], scale: 0.75, turn: 4, depth: 0.82 }],
    cast: [
      hero({
        pose: 'kneelOver',
        facing: 'left',
        at: [560, 330],
        scale: 2.6,
        expression: 'lookingDown',
        lookAt: [340, 760],
        act: { tilt: -8, spine: 12 },
      }),
      { who: 'thimble', at: [190, 1180], scale: 0.9, facing: 'right', depth: 0.84, shadow: false },
      sailor({ at: [390, 1210], scale: 0.8, facing: 'left', depth: 0.84 }),
      bug(790, 926, 0.66, 'left', 0.82),
    ],
  },
  race: {
    set: 'pond',
    shot: 'over-the-shoulder',
    camera: CAM,
    cuts: [
      { rings: [150], at: [700, 150], colour: '#f8dc93', lit: false, depth: 0.1 },
      {
        shape: '-100,250 160,200 380,226 640,190 1000,230 1000,420! -100,420!',
        colour: '#8c8a52',
        lift: 0.8,
        print: 'map',
        depth: 0.12,
      },
      pond(330, '#e9c36c', { depth: 0.2 }),
      { shape: '520,380 720,372 900,384 720,394', colour: '#fff2c4', lift: 0, lit: false, depth: 0.21 },
      { shape: '480,900 680,890 900,904 690,914', colour: '#f7dc94', lift: 0, lit: false, depth: 0.21 },
      ...Array.from({ length: 30 }, (_, i) => {
        const row = Math.floor(i / 10),
          c = i % 10;
        return boat(
          360 + c * 60 - row * 24 + (i % 3) * 6,
          440 + row * 90 + c * 4,
          0.72 + row * 0.2,
          0.3 + row * 0.01 + c * 0.0006,
          { hull: CLOTHES[i % 6]!, sail: i % 4 ? CREAM : '#ffffff' },
        );
      }).flat(),
      ...ticket(700, 830, 1.5, 0.5),
      { rings: [120, 150], at: [700, 876], width: 4, flat: 0.18, colour: '#fff2c4', depth: 0.49 },
      {
        shape: '-100,1500! -100,800 60,756 220,780 400,870 520,1000 590,1180 620,1500!',
        colour: '#46523a',
        lift: 2.4,
        print: 'knitting',
        depth: 0.76,
      },
      ...[0, 1, 2, 3].flatMap((i) => {
        const x = 330 + i * 70,
          y = 846 + i * 84 + (i > 1 ? 30 : 0);
        return [
          ...folk(x, y, 66, i + 1, 0.79),
          { line: `${x + 18},${y - 20} ${x + 18},${y - 100}`, width: 4, colour: '#5a432c', depth: 0.792 },
          {
            shape: '0,0! 14,8 8,26 14,44! 0,40!',
            at: [x + 20, y - 98],
            colour: CLOTHES[(i + 4) % 6]!,
            lift: 0.4,
            depth: 0.793,
          },
        ];
      }),
      ...washing([310, 640], [430, 420], 20, 0.8, 3, 0.9),
      ...blades([640, 690, 760, 830, 880], 1350, 200, -16, '#5d6a3a', 0.82),
      ...letter(186, 760, 0.9, 0.83),
    ],
    cast: [
      hero({
        pose: 'stand',
        facing: 'backRight',
        at: [200, 560],
        scale: 2.4,
        act: { spine: 12 },
        lookAt: [700, 800],
      }),
      sailor({ at: [690, 828], scale: 0.95, facing: 'left', depth: 0.5015 }),
      bug(180, 806, 0.64, 'right', 0.82),
      { who: 'beetle', at: [120, 1120], scale: 0.6, facing: 'right', depth: 0.82 },
    ],
  },
  calm: {
    set: 'pond',
    plain: '#f0b653',
    shot: 'silhouette',
    camera: CAM,
    cuts: [
      { rings: [330], at: [560, 470], colour: '#f6c973', lit: false, depth: 0.1 },
      { rings: [190], at: [560, 470], colour: '#ffe6a6', lit: false, depth: 0.11 },
      pond(470, '#dc963c', { depth: 0.2 }),
      {
        shape: '400,480! 720,480! 640,600 700,760 600,900 660,1100 560,1300 520,1100 560,900 460,760 500,600',
        colour: '#ffd98a',
        opacity: 0.7,
        lift: 0,
        lit: false,
        depth: 0.21,
      },
      ...Array.from({ length: 22 }, (_, i) => {
        const row = Math.floor(i / 8),
          c = i % 8,
          x = 330 + c * 84 + row * 26,
          y = 540 + row * 110 + (c % 2) * 14,
          s = 0.8 + row * 0.25;
        return [
          ...boat(x, y, s, 0.3 + row * 0.01, { hull: '#4a2b1c', sail: '#4a2b1c' }),
          {
            shape: '-20,12! 20,12! 12,30 14,52 2,70! 0,40',
            at: [x, y],
            scale: s,
            colour: '#a35f24',
            opacity: 0.7,
            lift: 0,
            depth: 0.29,
          },
        ];
      }).flat(),
      ...ticket(610, 1010, 1.9, 0.5, { ink: '#3a1f18' }),
      {
        shape: '-70,44! 70,44! 40,80 26,150 10,210! -6,150 -40,80',
        at: [610, 1020],
        scale: 1.5,
        colour: '#8e4f22',
        opacity: 0.7,
        lift: 0,
        depth: 0.48,
      },
      ...folk(560, 1006, 92, 0, 0.51, { ink: '#3a1f18' }),
      { line: '584,930 604,924', width: 4, colour: '#fff1c8', lit: false, depth: 0.52 },
      { line: '582,944 602,950', width: 4, colour: '#fff1c8', lit: false, depth: 0.52 },
      ...seed(800, 150, 0.6, 0.6),
      {
        shape: '-100,1500! -100,900 40,850 160,890 240,1000 290,1200 300,1500!',
        colour: '#2f1b18',
        lift: 1.4,
        lit: false,
        depth: 0.97,
      },
    ],
    cast: [hero({ pose: 'stand', facing: 'side', at: [110, 690], scale: 2.3, plane: 'silhouette' })],
  },
  seed: {
    set: 'ear',
    plain: '#93a556',
    shot: 'close',
    camera: CAM,
    cuts: [
      { rings: [640], at: [640, 560], colour: '#a9b866', depth: 0.1, lit: false },
      { rings: [430], at: [640, 560], colour: '#bfcb7c', depth: 0.11, lit: false },
      { rings: [230], at: [640, 560], colour: '#d3dc93', depth: 0.12, lit: false },
      ...mountain(1010, 0.76, MOSS, 300),
      ...washing([-20, 470], [130, 690], 40, 0.7, 3, 1.5),
      ...seed(650, 566, 1.35, 0.83),
      {
        line: '900,180 850,300 790,330 760,420 700,470',
        width: 6,
        dash: [2, 22],
        colour: '#fffdf4',
        lit: false,
        depth: 0.5,
      },
      ...folk(120, 1170, 100, 1, 0.8),
      ...folk(640, 1200, 92, 3, 0.8, { up: true }),
      ...folk(730, 1260, 100, 4, 0.8),
      ...letter(470, 1076, 1, 0.83),
    ],
    cast: [
      hero({
        pose: 'stand',
        facing: 'side',
        at: [330, 620],
        scale: 3.5,
        expression: 'wonder',
        act: { tilt: -4 },
        lookAt: [690, 640],
      }),
      fairy({ at: [560, 1150], scale: 0.7, facing: 'right', depth: 0.81, lookAt: [690, 620] }),
      bug(470, 1124, 0.7, 'right', 0.82),
    ],
  },
  vote: {
    set: 'hill',
    plain: '#dfe3b0',
    shot: 'small-before-big',
    camera: CAM,
    cuts: [
      { rings: [560], at: [450, 420], colour: '#edeec6', depth: 0.1, lit: false },
      ...mountain(720),
      {
        shape: '-200,1500! -150,1200 40,1050 300,990 600,990 860,1050 1050,1200 1100,1500!',
        colour: BROWN,
        lift: 2.4,
        print: 'map',
        depth: 0.78,
      },
      ...[0, 1, 2, 3].flatMap((r) =>
        Array.from({ length: 12 - (r % 2) }, (_, i) => {
          const x = 40 + (r % 2) * 36 + i * 74;
          if (r < 2 && Math.abs(x - 450) < 150) return [];
          if (r === 2 && Math.abs(x - 660) < 60) return [];
          return folk(
            x,
            1066 + r * 84 + Math.round(Math.abs(x - 450) ** 2 / 3600) - (r ? 0 : 6),
            70 + r * 10,
            i + r * 2,
            0.79 + r * 0.01,
            { up: true, wings: r > 1 },
          );
        }).flat(),
      ),
      {
        shape: '-90,0! 90,0! 84,14! -84,14!',
        snip: true,
        at: [450, 1070],
        colour: '#e9dcb2',
        lift: 0.8,
        depth: 0.799,
      },
      { line: '384,1084 380,1130', width: 8, colour: '#b98b5c', depth: 0.798 },
      { line: '516,1084 520,1130', width: 8, colour: '#b98b5c', depth: 0.798 },
      ...thimble('thimble', 0.5, 0.797),
      ...letter(170, 770, 0.9, 0.83),
    ],
    cast: [
      hero({
        pose: 'lookUp',
        at: [450, 460],
        scale: 3,
        expression: 'holdingSneeze',
        act: { neck: -4, tilt: 8, spine: -12 },
      }),
      { who: 'thimble', at: [450, 1090], scale: 0.85, facing: 'right', depth: 0.795, shadow: false },
      sailor({ at: [660, 1250], scale: 1, facing: 'left', lookAt: 'hero.mouth', depth: 0.815 }),
      bug(196, 814, 0.66, 'right', 0.82),
    ],
  },
  hold: {
    set: 'ear',
    plain: '#c98f5c',
    shot: 'close',
    camera: CAM,
    cuts: [
      { rings: [620], at: [450, 480], colour: '#dba873', depth: 0.1, lit: false },
      ...mountain(1130),
      { rings: [176], at: [226, 960], colour: '#eef8f6', depth: 0.83 },
      {
        shape: '60,930 96,800 226,640 356,800 392,930 300,900 226,890 150,900',
        colour: '#eef8f6',
        lift: 0,
        depth: 0.829,
      },
      { rings: [162], at: [226, 960], colour: '#a9d3d6', depth: 0.831 },
      { shape: '76,930 108,820 226,672 344,820 376,930 226,1000', colour: '#a9d3d6', lift: 0, depth: 0.8305 },
      {
        shape: '82,930 170,900 290,906 370,930 372,1010 300,1096 160,1096 84,1010',
        colour: '#6fa9b6',
        lift: 0,
        depth: 0.832,
      },
      ...(
        [
          [150, 944],
          [228, 950],
          [304, 944],
        ] as P[]
      ).flatMap(([x, y], i) => boat(x, y, 0.95, 0.834 + i * 0.0003, { turn: 180, hull: CLOTHES[i]! })),
      { line: '120,884 226,862 336,884', width: 4, colour: '#7a5a3c', depth: 0.835 },
      ...[160, 210, 262, 310].map((x, i) => ({
        shape: '-13,0! 13,0! 13,-32! -13,-32!',
        snip: true,
        at: [x, 872],
        colour: CLOTHES[(i + 1) % 6]!,
        lift: 0,
        depth: 0.836,
      })),
      {
        shape: '130,860 168,790 226,730 190,800 156,876',
        colour: '#ffffff',
        opacity: 0.85,
        lift: 0,
        lit: false,
        depth: 0.84,
      },
      { rings: [14], at: [320, 1050], colour: '#ffffff', opacity: 0.7, lit: false, depth: 0.84 },
      // the family that had to move
      ...folk(742, 950, 92, 2, 0.84, { wings: false }),
      ...folk(676, 976, 60, 5, 0.841, { wings: false }),
      {
        shape: '-30,0! 30,0! 30,-42! -30,-42!',
        snip: true,
        at: [806, 956],
        colour: '#a8703f',
        lift: 0.8,
        depth: 0.842,
      },
      { line: '792,914 796,900 816,900 820,914', width: 5, colour: '#5a432c', depth: 0.8415 },
      ...letter(560, 1150, 1, 0.85),
    ],
    cast: [
      hero({
        pose: 'stand',
        at: [450, 500],
        scale: 4.3,
        expression: 'holdingSneeze',
        touch: { right: [462, 742] },
        hands: 'point',
      }),
      fairy({ at: [820, 1180], scale: 0.7, facing: 'left', lean: 16, mood: 'scared', depth: 0.84 }),
      bug(560, 1196, 0.7, 'left', 0.84),
    ],
  },
  whisper: {
    set: 'pond',
    light: 'noon',
    plain: '#b7c46c',
    shot: 'two-touching',
    camera: CAM,
    cuts: [
      { rings: [520], at: [250, 420], colour: '#cad482', depth: 0.1, lit: false },
      pond(900, '#5f9a8c', { depth: 0.3 }),
      ...Array.from({ length: 9 }, (_, i) =>
        boat(480 + (i % 5) * 92 + (i > 4 ? 40 : 0), 960 + Math.floor(i / 5) * 84, 0.85, 0.4 + i * 0.001, {
          hull: CLOTHES[i % 6]!,
        }),
      ).flat(),
      {
        shape: '-200,1500! -200,900 0,800 200,850 360,980 430,1160 440,1500!',
        colour: MOSS,
        lift: 2.2,
        print: 'knitting',
        depth: 0.71,
      },
      {
        shape: '-200,1500! -200,1200 100,1160 420,1240 700,1290 1100,1260! 1100,1500!',
        colour: '#6f8248',
        lift: 2,
        print: 'map',
        depth: 0.79,
      },
      ...blades([30, 80, 560, 620, 800, 860], 1340, 150, 14, '#4f6a3c', 0.8),
      ...letter(250, 1180, 0.9, 0.83),
    ],
    cast: [
      hero({
        pose: 'kneelOver',
        facing: 'right',
        at: [330, 500],
        scale: 2.7,
        expression: 'whispering',
        act: { spine: 16, tilt: 12 },
        touch: { right: [690, 850] },
        hands: 'point',
        lookAt: 'sailor.eye',
      }),
      sailor({ at: [690, 830], scale: 1.5, facing: 'left', lookAt: 'hero.eyes', depth: 0.78 }),
      bug(240, 1226, 0.66, 'right', 0.82),
      { who: 'beetle', at: [370, 1250], scale: 0.7, facing: 'left', depth: 0.82 },
    ],
  },
  ready: {
    set: 'hill',
    light: 'dusk',
    plain: '#e9a45c',
    shot: 'diagonal-run',
    camera: { ...CAM, roll: -6 },
    cuts: [
      { rings: [430], at: [760, 260], colour: '#f2ba72', depth: 0.1, lit: false },
      ground(1060, '#7f8a4c', { depth: 0.3 }),
      {
        shape: '-200,1500! -200,560 -20,470 120,520 330,700 560,900 800,1060 900,1180 1100,1500!',
        colour: MOSS,
        lift: 2.4,
        print: 'knitting',
        depth: 0.76,
      },
      {
        shape: '-200,1500! -200,860 60,840 260,960 420,1120 520,1300 560,1500!',
        colour: BROWN,
        lift: 2,
        print: 'map',
        depth: 0.77,
      },
      ...Array.from({ length: 13 }, (_, i) =>
        folk(190 + i * 52, 560 + i * 45 + (i % 2) * 10, 70 + (i % 3) * 8, i, 0.79 + i * 0.001),
      ).flat(),
      ...[0, 2, 4].map((i) => ({
        shape: '-26,0! 26,0! 26,14! -26,14!',
        snip: true,
        at: [190 + i * 52, 486 + i * 45],
        turn: 12,
        colour: '#a8703f',
        lift: 0.6,
        depth: 0.82,
      })),
      ...washing([430, 690], [640, 860], 10, 0.822, 4, 1.1),
      { rings: [54], at: [700, 900], colour: '#e9dcb2', depth: 0.825 },
      { rings: [40, 26, 12], at: [700, 900], width: 5, colour: '#b49c6a', depth: 0.826 },
      ...folk(330, 890, 80, 3, 0.83),
      ...folk(450, 990, 84, 5, 0.83),
      ...folk(520, 1120, 84, 1, 0.83),
      {
        shape: '-40,-30 0,-44 40,-30 34,16 0,24 -34,16',
        at: [400, 1010],
        turn: 24,
        colour: '#c9a06a',
        lift: 0.8,
        depth: 0.828,
      },
      { rings: [13], at: [392, 996], colour: SKINS[1]!, depth: 0.829 },
      {
        shape: '-60,-40! 60,-40! 60,30! -60,30!',
        snip: true,
        at: [100, 660],
        turn: 18,
        colour: '#f6e6ba',
        lift: 1,
        depth: 0.832,
      },
      { letters: 'NO\nGETTING UP', at: [100, 655], size: 15, turn: 18, colour: '#3a2c22', depth: 0.833 },
      ...thimble('thimble', 0.55, 0.845),
      ...letter(700, 1066, 0.9, 0.83),
    ],
    cast: [
      hero({
        pose: 'kneel',
        facing: 'right',
        at: [250, 300],
        scale: 2.2,
        expression: 'holdingSneeze',
        act: { spine: 14, tilt: 6 },
        lookAt: [640, 860],
        touch: { right: [600, 700] },
        hands: 'flat',
      }),
      { who: 'thimble', at: [40, 740], scale: 0.95, facing: 'right', depth: 0.84, shadow: false },
      { who: 'teacher', at: [560, 850], scale: 0.7, facing: 'right', depth: 0.835, shadow: false },
      { who: 'beetle', at: [640, 1100], scale: 0.8, facing: 'left', turn: 24, depth: 0.83 },
      bug(724, 1116, 0.66, 'left', 0.82, 20),
    ],
  },
  ah: {
    set: 'hill',
    light: 'dusk',
    plain: '#6a5a8e',
    shot: 'low-angle',
    camera: CAM,
    cuts: [
      { rings: [330], at: [620, 330], colour: '#7d6ca0', depth: 0.1, lit: false },
      { rings: [250], at: [620, 330], colour: '#f3dfb6', depth: 0.11, lit: false },
      ...mountain(700, 0.76, '#56674a'),
      knee(130, 980, 250, 0.78, '#5d4438'),
      knee(770, 980, 250, 0.782, '#5d4438'),
      pond(1180, '#4d5f86', { depth: 0.81 }),
      ...blades([10, 60, 110, 170], 1330, 330, 90, '#33463a', 0.83),
      ...blades([730, 790, 850, 900], 1330, 330, -90, '#33463a', 0.83),
      ...ticket(450, 1180, 1.7, 0.84, { turn: -6 }),
      { line: '452,1010 380,960', width: 4, colour: '#f4e3bb', depth: 0.841 },
      ...letter(640, 712, 0.9, 0.85),
    ],
    cast: [
      hero({
        pose: 'stand',
        at: [450, 440],
        scale: 2.9,
        expression: 'yawning',
        act: { spine: -14, neck: 6, tilt: -14 },
      }),
      sailor({ at: [426, 1192], scale: 1, facing: 'right', lookAt: 'hero.mouth', depth: 0.8415 }),
      bug(640, 756, 0.6, 'left', 0.82),
    ],
  },
  choo: {
    backdrop: 'meadow',
    light: 'night',
    plain: '#3f4a78',
    papers: { land: 'sea-chart' },
    lighting: {},
    seed: 8,
    shot: 'small-before-big',
    why: 'the moon takes the page',
    camera: CAM,
    phone: { zoom: 0.92, on: [450, 640], at: [0.5, 0.5] },
    cuts: [
      { rings: [470], at: [560, 440], colour: '#566195', depth: 0.1, lit: false },
      { rings: [400], at: [560, 440], colour: '#f6e7bd', depth: 0.11, lit: false },
      { rings: [60], at: [700, 270], colour: '#ecd9a8', depth: 0.12, lit: false },
      { rings: [36], at: [430, 330], colour: '#ecd9a8', depth: 0.12, lit: false },
      { rings: [80], at: [520, 640], colour: '#ecd9a8', depth: 0.12, lit: false },
      {
        shape: '-100,960 200,910 520,930 760,900 1000,930 1000,1500! -100,1500!',
        colour: '#2c3a52',
        lift: 0.8,
        print: 'map',
        depth: 0.2,
      },
      pond(980, '#394f7e', { depth: 0.24 }),
      { line: '760,960 790,900 850,900', width: 10, colour: '#c9a06a', depth: 0.26 },
      { line: '780,960 850,910', width: 8, colour: '#c9a06a', depth: 0.26 },
      { shape: '770,920 800,890 850,884 870,910 820,930', colour: '#c4694a', lift: 0.4, depth: 0.27 },
      {
        shape: '-40,8 -16,0 -10,-24 16,-26 22,-2 46,4 0,14',
        at: [800, 800],
        turn: -24,
        colour: '#dcc08a',
        lift: 0.6,
        depth: 0.28,
      },
      // one long curve out of the nose, round under the moon and up
      ...Array.from({ length: 44 }, (_, i) => {
        const t = (i + 1) / 45;
        const side = ((i * 7) % 5) - 2;
        const [cx, cy] = [
          430 * (1 - t) ** 2 + 2 * 900 * t * (1 - t) + 700 * t ** 2,
          1080 * (1 - t) ** 2 + 2 * 980 * t * (1 - t) + 330 * t ** 2,
        ];
        const k = 1.25 - t * 0.7;
        return boat(
          Math.round(cx + side * 34 * k),
          Math.round(cy + side * 40 * k - ((i * 3) % 4) * 12),
          k,
          0.4 + i * 0.002,
          {
            full: true,
            turn: Math.round(-70 * t) + ((i * 5) % 4) * 7,
            hull: CLOTHES[i % 6]!,
            sail: i % 3 ? '#fffdf4' : '#dfe9f4',
            lift: 0.3,
          },
        );
      }).flat(),
      ...ticket(640, 220, 1.7, 0.6, { full: true, turn: -24 }),
      { line: '300,960 460,880 620,740', width: 5, colour: '#dfe9f4', opacity: 0.7, depth: 0.38 },
      { line: '310,1020 500,960 700,860', width: 5, colour: '#dfe9f4', opacity: 0.7, depth: 0.38 },
      { line: '300,1080 520,1060 760,1010', width: 5, colour: '#dfe9f4', opacity: 0.7, depth: 0.38 },
      {
        shape: '-200,1500! -200,1180 20,1130 200,1180 330,1300 380,1500!',
        colour: '#4d5f45',
        lift: 2,
        print: 'knitting',
        depth: 0.76,
      },
      ...blades([500, 580, 660, 740, 820], 1340, 90, 120, '#22303a', 0.8),
      ...letter(480, 1050, 1.3, 0.83, -30),
    ],
    cast: [
      hero({
        pose: 'sneeze',
        facing: 'right',
        at: [200, 960],
        scale: 2.5,
        expression: 'sneezing',
        act: { spine: 4, tilt: -26, neck: 8 },
      }),
      sailor({ at: [622, 226], scale: 1, facing: 'left', pose: 'joy', depth: 0.6015 }),
      bug(490, 1110, 0.7, 'right', 0.82, -40),
    ],
  },
  won: {
    set: 'pond',
    light: 'dusk',
    plain: '#5f8a7c',
    shot: 'thing-in-hand',
    camera: CAM,
    cuts: [
      { rings: [520], at: [520, 620], colour: '#76a08c', depth: 0.1, lit: false },
      pond(760, '#43776f', { depth: 0.2 }),
      {
        shape: '60,1180 300,1160 560,1190 800,1160 700,1230 300,1240',
        colour: '#6fa296',
        opacity: 0.6,
        lift: 0,
        depth: 0.22,
      },
      ...(
        [
          [90, 300],
          [800, 220],
          [740, 520],
          [140, 620],
          [840, 980],
        ] as P[]
      ).flatMap(([x, y]) => [
        { rings: [34], at: [x, y], colour: '#d8e58a', opacity: 0.3, lit: false, depth: 0.5 },
        { rings: [10], at: [x, y], colour: '#f6f6b0', lit: false, depth: 0.51 },
      ]),
      ...ticket(500, 760, 2.3, 0.79),
      { line: '640,770 700,560', width: 8, colour: '#7fa04e', depth: 0.8 },
      { shape: '700,560! 790,590 700,640!', colour: '#a9c468', lift: 0.6, depth: 0.8 },
      {
        shape: '-26,0! -16,-30 16,-30 26,0!',
        at: [380, 660],
        turn: -20,
        colour: '#3f5a74',
        lift: 0.6,
        depth: 0.81,
      },
      ...letter(250, 880, 1, 0.83),
    ],
    cast: [
      hero({
        pose: 'stand',
        facing: 'right',
        by: 'hand',
        at: [500, 860],
        scale: 4.2,
        expression: 'calm',
        hands: 'cup',
        act: { spine: 14, arms: [null, [60, 92]] },
      }),
      sailor({ at: [490, 760], scale: 1.9, facing: 'left', lean: 18, nod: 14, depth: 0.792 }),
      bug(250, 930, 0.7, 'right', 0.82),
    ],
  },
  home: {
    backdrop: 'nursery',
    light: 'night',
    plain: '#3f5a58',
    papers: { land: 'knitting' },
    seed: 5,
    shot: 'over-the-shoulder',
    camera: CAM,
    lighting: { from: [720, 300] },
    wears: { outfit: 'pyjamas', extras: [] },
    cuts: [
      {
        shape: '60,90! 390,90! 390,500! 60,500!',
        snip: true,
        colour: '#9cc4a0',
        lift: 0,
        lit: false,
        depth: 0.2,
      },
      { line: '225,90 225,500', width: 12, colour: '#e2d6bc', depth: 0.21 },
      {
        shape: '36,66! 414,66! 414,524! 36,524!',
        holes: '60,90! 390,90! 390,500! 60,500!',
        snip: true,
        colour: '#e2d6bc',
        lift: 1,
        depth: 0.22,
      },
      { shape: '90,440! 210,430! 214,498! 94,504!', snip: true, colour: '#f6e6ba', lift: 0.8, depth: 0.23 },
      { letters: 'GETTING UP', at: [152, 468], size: 15, turn: -4, colour: '#3a2c22', depth: 0.231 },
      {
        shape: '600,120! 860,120! 860,760! 600,760!',
        snip: true,
        colour: '#f6d894',
        lift: 0,
        lit: false,
        depth: 0.24,
      },
      {
        shape: '576,96! 884,96! 884,780! 576,780!',
        holes: '600,120! 860,120! 860,780! 600,780!',
        snip: true,
        colour: '#8a6a54',
        lift: 1,
        depth: 0.25,
      },
      { shape: '-100,760! 1000,760! 1000,1500! -100,1500!', colour: '#2f4644', lift: 0.8, depth: 0.24 },
      {
        shape: '-100,1500! -100,900 120,830 500,800 840,840 1000,900 1000,1500!',
        colour: '#efe7d6',
        lift: 1.6,
        depth: 0.6,
      },
      {
        shape: '-100,1500! -100,1180 200,1130 520,1140 820,1120 1000,1180 1000,1500!',
        colour: MOSS,
        lift: 2,
        print: 'knitting',
        depth: 0.78,
      },
      // Sewn on, as for a camp.
      {
        shape: '420,1216! 850,1196! 856,1276! 426,1296!',
        snip: true,
        colour: '#d8cfd6',
        lit: false,
        lift: 0.8,
        depth: 0.786,
      },
      {
        line: '430,1226 842,1206 846,1268 434,1286 430,1228',
        width: 4,
        colour: '#b5566a',
        depth: 0.787,
        dash: [14, 9],
      },
      written('{name}', 637, 1246, 380, '#7a3f5a', 0.788, { turn: -3 }),
      { from: [560, 730], to: [800, 700], sag: 16, width: 4, colour: '#f4e3bb', depth: 0.8 },
      { line: '800,690 806,860', width: 8, colour: '#7a5a3c', depth: 0.79 },
      {
        shape: '-22,0! 22,0! 58,24! 44,50! 26,38! 28,92! -28,92! -26,38! -44,50! -58,24!',
        snip: true,
        at: [664, 736],
        scale: 1.4,
        turn: -3,
        colour: '#f0c24e',
        lit: false,
        lift: 1,
        depth: 0.81,
      },
      { line: '646,722 646,758', width: 8, colour: '#e9dcb2', depth: 0.812 },
      { line: '682,722 682,758', width: 8, colour: '#e9dcb2', depth: 0.812 },
      ...letter(548, 640, 1.2, 0.84),
      {
        shape: '640,336 690,322 700,282 750,280 766,318 816,330 730,352',
        colour: '#dcc08a',
        lift: 0.8,
        depth: 0.5,
      },
    ],
    cast: [
      {
        who: 'grownUp',
        pose: 'stand',
        at: [728, 380],
        by: 'head',
        scale: 0.9,
        facing: 'left',
        expression: 'calm',
        touch: { left: [620, 470] },
        depth: 0.45,
        act: { spine: 12 },
      },
      hero({
        pose: 'stand',
        facing: 'backRight',
        at: [380, 760],
        scale: 2.8,
        seatOn: 'bed',
        act: { tilt: 12 },
      }),
      bug(560, 690, 0.9, 'left', 0.83),
    ],
  },
};

export const pictures = picturesOf({ cast, wears, sets, scenes });
