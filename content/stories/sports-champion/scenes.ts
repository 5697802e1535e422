// Papers: newsprint (street: the sports page), graph paper (the blueprint inside a head), gingham (bed and curtains).
import { blob, disc, glow, line, oval, page, poly, rect, wide } from '../../cuts/lit.ts';
import { person } from '../../cuts/placing.ts';
import { written } from '../../cuts/written.ts';
import { picturesOf } from '../../pictures.ts';

type C = Record<string, unknown>;
const flat = (cuts: C[]): C[] => cuts.map((cut) => ({ lit: false, ...cut }));
const cast = {
  zefa: {
    look: {
      skin: 's8',
      face: 'heart',
      hair: 'bun',
      hairColour: 'snow',
      glasses: 'round',
      outfit: 'dungarees',
      cloth: 'berry',
      extras: [],
    },
    build: 'elder',
  },
  goat: { who: 'goat', colour: '#f2ead8' },
  baker: {
    look: {
      skin: 's7',
      face: 'square',
      hair: 'crop',
      hairColour: 'chestnut',
      outfit: 'tee',
      cloth: 'cream',
      extras: [],
    },
    build: 'grown-up',
  },
  policeman: {
    look: {
      skin: 's5',
      face: 'long',
      hair: 'sidePart',
      hairColour: 'soot',
      outfit: 'raincoat',
      cloth: 'night',
      extras: [],
    },
    build: 'grown-up',
  },
};
const friend = {
  name: 'Lulu',
  pronouns: 'she',
  look: { skin: 's3', hair: 'highPuff', hairColour: 'espresso', outfit: 'tee', cloth: 'pine', extras: [] },
};
const wears = { outfit: 'football', cloth: 'butter', extras: [] };
const night = { outfit: 'pyjamas', cloth: 'sky', extras: [] };
const base = { backdrop: 'sports-field', camera: page, papers: { land: 'newsprint' } };
const sets = {
  street: { ...base, light: 'noon', lighting: { from: [760, 60], cast: false } },
  dusk: { ...base, light: 'night', lighting: { from: [450, 500], cast: false } },
  room: { ...base, light: 'night', lighting: { from: [450, 400], cast: false }, papers: { land: 'gingham' } },
  inside: {
    ...base,
    light: 'night',
    lighting: { from: [450, 100], cast: false },
    papers: { land: 'graph-paper' },
  },
};
/** The Kettle: dented, no lid; 220 wide at scale 1, foot at its place. */
const kettle = (x: number, y: number, s: number, depth: number): C[] => {
  const m = { at: [x, y], scale: s };
  return [
    {
      line: '-70,-120 -84,-210 0,-250 84,-210 70,-120',
      width: 15,
      colour: '#8a5a3c',
      ...m,
      depth: depth - 0.0005,
    },
    {
      shape: '60,-90! 120,-150! 150,-190! 164,-176! 140,-110 80,-40!',
      colour: '#b7bcb4',
      lift: 0.8,
      ...m,
      depth,
    },
    {
      shape: '-74,-130! -104,-90 -112,-50 -96,0! 96,0! 108,-40 84,-66 104,-96 74,-130!',
      colour: '#c9cdc2',
      lift: 1.6,
      ...m,
      depth: depth + 0.0005,
    },
    { shape: '84,-66 60,-50 66,-84', colour: '#8f968f', lift: 0, ...m, depth: depth + 0.001 },
    {
      shape: '-74,-130! -40,-140 40,-140 74,-130! 40,-120 -40,-120',
      colour: '#6f766f',
      lift: 0,
      ...m,
      depth: depth + 0.001,
    },
    {
      shape: '-80,-100 -60,-108 -66,-30 -84,-20',
      colour: '#fffdf0',
      lift: 0,
      lit: false,
      ...m,
      depth: depth + 0.0012,
    },
  ];
};
const flash = (x: number, y: number, k: number, depth: number): C => ({
  shape: '0,-60! 8,-8 60,0! 8,8 0,60! -8,8 -60,0! -8,-8',
  snip: false,
  colour: '#fffdf0',
  lit: false,
  lift: 0,
  at: [x, y],
  scale: k,
  depth,
});
const win = (
  x: number,
  y: number,
  w: number,
  h: number,
  glass: string,
  frame: string,
  depth: number,
): C[] => [
  rect(x - w / 2 - 14, y - h / 2 - 14, x + w / 2 + 14, y + h / 2 + 14, frame, { depth, lift: 1 }),
  rect(x - w / 2, y - h / 2, x + w / 2, y + h / 2, glass, { depth: depth + 0.001, lift: 0 }),
];
const spoon = (on: string, depth = 0.76): C[] => [
  { line: '0,26 0,-40', width: 9, colour: '#aab2b4', on, depth },
  { shape: '-16,-56 0,-84 16,-56 0,-38', colour: '#c4cbcc', lift: 0.4, on, depth: depth + 0.001 },
];
const dots = (points: string, colour = '#fff6d8', width = 9, depth = 0.5): C => ({
  line: points,
  width,
  dash: [4, 24],
  colour,
  depth,
});
const houses = (depth: number, dark = false): C[] =>
  [
    [-100, 170, 300, '#d9765a'],
    [150, 400, 240, '#5fa39c'],
    [390, 610, 320, '#e8b05a'],
    [600, 800, 260, '#c9849a'],
    [790, 1010, 310, '#7a9ac0'],
  ].flatMap(([a, b, y, c]) => [
    rect(a as number, y as number, b as number, 900, dark ? '#28305c' : (c as string), {
      depth,
      lift: 1,
      print: 'newsprint',
    }),
    ...[0.3, 0.7].map((k) =>
      rect(
        (a as number) + ((b as number) - (a as number)) * k - 26,
        (y as number) + 90,
        (a as number) + ((b as number) - (a as number)) * k + 26,
        (y as number) + 180,
        dark ? '#1c2248' : '#fff3d8',
        { depth: depth + 0.001, lift: 0.3 },
      ),
    ),
  ]);
/** A nightcap on everybody who bears a name. */
const caps = (names: string[], s: number, depth: number): C[] =>
  names.flatMap((who) => [
    {
      shape: '-62,26! -54,-20 -20,-60 40,-96 92,-60 66,-40 50,-20 60,26! 0,10',
      colour: '#d9604a',
      lift: 0.8,
      on: `${who}.top`,
      scale: s,
      depth,
    },
    {
      rings: [15],
      colour: '#fff6e0',
      on: `${who}.top`,
      dx: 92 * s,
      dy: -54 * s,
      scale: s,
      depth: depth + 0.0005,
    },
  ]);
const fat = (
  x: number,
  y: number,
  s: number,
  lean: number,
  arm: number,
  depth: number,
  colour: string,
): C[] => [
  {
    shape: '-54,0! -60,-120 -64,-200 -30,-236 30,-236 64,-200 60,-120 54,0!',
    colour,
    lift: 0.6,
    at: [x, y],
    scale: s,
    turn: lean,
    depth,
  },
  {
    rings: [46],
    at: [x + Math.sin((lean * Math.PI) / 180) * 290 * s, y - Math.cos((lean * Math.PI) / 180) * 290 * s],
    scale: s,
    colour,
    depth,
  },
  {
    line: `44,-210 ${90 + arm * 0.2},${-210 - arm}`,
    width: 30,
    colour,
    at: [x, y],
    scale: s,
    turn: lean,
    depth,
  },
  { line: '-44,-210 -80,-110', width: 30, colour, at: [x, y], scale: s, turn: lean, depth },
];

const drawn: Record<string, object> = {
  kettle: {
    set: 'street',
    plain: '#f7d98c',
    shot: 'establish',
    seed: 3,
    cuts: [
      ...houses(0.1),
      rect(-100, 700, 1000, 900, '#f3e3bd', { depth: 0.2, lift: 1, print: 'newsprint' }),
      blob('-100,890! 300,870 620,890 1000,870! 1000,1500! -100,1500!', '#e9b856', {
        depth: 0.25,
        lift: 1.2,
      }),
      poly('-100,-60! 330,120! 330,1150! -100,1330!', '#cf6a50', { depth: 0.4, lift: 2, print: 'newsprint' }),
      poly('1000,-60! 570,160! 570,1130! 1000,1330!', '#4d918c', {
        depth: 0.41,
        lift: 2,
        print: 'newsprint',
      }),
      poly('90,380! 270,420! 270,690! 90,710!', '#fff0cf', { depth: 0.42, lift: 1 }),
      poly('108,404! 254,436! 254,676! 108,692!', '#5a3a44', { depth: 0.421, lift: 0 }),
      poly('60,706! 300,686! 310,716! 50,742!', '#fff0cf', { depth: 0.43, lift: 1.2 }),
      ...kettle(180, 706, 0.62, 0.44),
      flash(130, 620, 1, 0.46),
      poly('610,470! 830,420! 830,770! 610,740!', '#fff0cf', { depth: 0.42, lift: 1 }),
      poly('630,492! 812,450! 812,750! 630,724!', '#33424c', { depth: 0.421, lift: 0 }),
      poly('596,744! 850,776! 850,1136! 596,1128!', '#4d918c', {
        depth: 0.729,
        lift: 0.05,
        print: 'newsprint',
      }),
      poly('590,734! 850,764! 860,800! 584,764!', '#fff0cf', { depth: 0.73, lift: 1.2 }),
      rect(400, 1010, 500, 1080, '#9a6a42', { depth: 0.45, lift: 1, print: 'newsprint' }),
    ],
    props: [
      { id: 'bucket', at: [345, 1100], scale: 0.42, depth: 0.46 },
      { id: 'ball', at: [540, 1210], scale: 0.5, depth: 0.5 },
    ],
    cast: [
      person('hero', [715, 640], 0.95, {
        facing: 'left',
        expression: 'wonder',
        act: { spine: -12, neck: 4 },
        lookAt: [180, 640],
      }),
      {
        who: 'goat',
        at: [450, 1010],
        scale: 0.46,
        facing: 'left',
        lookAt: [345, 1060],
        nod: 14,
        depth: 0.47,
      },
    ],
  },
  spoon: {
    set: 'street',
    plain: '#f6cf74',
    shot: 'low-angle',
    seed: 4,
    cuts: [
      ...houses(0.1).map((c) => ({ ...c, dy: 180 })),
      blob('-100,1060! 300,1040 620,1060 1000,1040! 1000,1500! -100,1500!', '#dfa548', {
        depth: 0.25,
        lift: 1.2,
        print: 'newsprint',
      }),
      { rings: [110, 150], at: [400, 462], width: 8, colour: '#fff6d8', depth: 0.5 },
      dots('130,820 70,560 150,400 330,440', '#c8503f', 10),
      rect(330, 1040, 470, 1150, '#9a6a42', { depth: 0.45, lift: 1, print: 'newsprint' }),
      ...spoon('friend.left'),
      poly('490,800! 590,790! 584,900! 562,880! 540,906! 512,886! 494,900!', '#fbf4e2', {
        depth: 0.78,
        lift: 1,
      }),
      { letters: '0:0', at: [540, 836], size: 34, colour: '#33212a', depth: 0.79 },
    ],
    props: [{ id: 'ball', at: [400, 520], scale: 0.9, depth: 0.76 }],
    cast: [
      { who: 'goat', at: [690, 1330], scale: 2.4, facing: 'left', depth: 0.75 },
      person('hero', [140, 830], 1, {
        pose: 'throw',
        facing: 'right',
        expression: 'worried',
        act: { spine: 14 },
        lookAt: [250, 320],
      }),
      person('friend', [400, 880], 0.8, {
        pose: 'wave',
        facing: 'left',
        expression: 'shouting',
        depth: 0.71,
      }),
    ],
  },
  zefa: {
    set: 'street',
    plain: '#f3c66c',
    shot: 'over-the-shoulder',
    seed: 5,
    cuts: [
      ...houses(0.1).map((c) => ({ ...c, dy: 60 })),
      rect(700, 60, 830, 900, '#a85a48', { depth: 0.12, lift: 1 }),
      disc(765, 190, 54, '#fff3d8', { depth: 0.13 }),
      line('765,190 736,214', 7, '#33212a', { depth: 0.14 }),
      line('765,190 744,230', 5, '#33212a', { depth: 0.14 }),
      blob('-100,900! 300,880 620,900 1000,880! 1000,1500! -100,1500!', '#dfa548', {
        depth: 0.25,
        lift: 1.2,
        print: 'newsprint',
      }),
      // The goat's ear and horn, near and dark.
      blob('-100,1500! -80,1180 20,1060 170,1040 290,1110 330,1240 320,1500!', '#33212a', {
        depth: 0.95,
        lift: 2,
        lit: false,
      }),
      blob('40,1080! 0,900 40,760 130,680! 110,800 130,920 150,1060!', '#4a343c', {
        depth: 0.955,
        lift: 1.4,
        lit: false,
      }),
      blob('230,1090! 330,1010 450,1010 500,1060 420,1130 290,1160!', '#33212a', {
        depth: 0.956,
        lift: 1.4,
        lit: false,
      }),
      line('16,880 130,860', 26, '#c8503f', { depth: 0.957 }),
      poly('120,860! 190,820! 186,900!', '#c8503f', { depth: 0.958 }),
      poly('120,860! 176,910! 130,940!', '#a83f34', { depth: 0.957 }),
    ],
    props: [{ id: 'ball', heldBy: 'zefa.right', scale: 0.45 }],
    cast: [
      person('zefa', [600, 420], 1.55, {
        pose: 'throw',
        facing: 'left',
        expression: 'calm',
        act: { spine: -14 },
      }),
      person('hero', [330, 700], 1.3, {
        pose: 'bow',
        facing: 'right',
        expression: 'wonder',
        act: { spine: 16 },
        lookAt: 'zefa',
      }),
    ],
  },
  worse: {
    set: 'street',
    plain: '#efbf58',
    shot: 'plan',
    seed: 6,
    lighting: { cast: false },
    cuts: [
      poly('-100,-60! 300,-60! 260,330! -100,380!', '#cf6a50', { depth: 0.2, lift: 2, print: 'newsprint' }),
      line('-100,160 280,130', 10, '#a84a38', { depth: 0.21 }),
      poly('560,-60! 1000,-60! 1000,300! 600,260!', '#4d918c', { depth: 0.2, lift: 2, print: 'newsprint' }),
      line('580,110 1000,130', 10, '#2f6f6a', { depth: 0.21 }),
      rect(-100, 1240, 1000, 1400, '#c9849a', { depth: 0.2, lift: 2, print: 'newsprint' }),
      ...[
        [790, 520, 110],
        [860, 600, 90],
        [730, 600, 86],
        [800, 660, 84],
      ].map(([x, y, k]) => disc(x!, y!, k!, '#5f8a52', { depth: 0.3 })),
      ...[
        [770, 540],
        [830, 620],
        [760, 640],
      ].map(([x, y]) => oval(x!, y!, 12, 26, '#8a5a34', { depth: 0.31, lift: 0.4 })),
      // The baker's beans.
      blob(
        '120,1010 60,930 110,960 130,880 170,950 230,890 220,970 290,960 240,1020 280,1090 200,1060 150,1110 140,1050 70,1070',
        '#b5482f',
        { depth: 0.3, lift: 0.8 },
      ),
      disc(176, 1000, 84, '#3a3038', { depth: 0.32 }),
      disc(176, 1000, 66, '#a83a26', { depth: 0.33 }),
      ...[
        [150, 990],
        [190, 1020],
        [180, 970],
        [210, 990],
        [160, 1026],
      ].map(([x, y]) => oval(x!, y!, 13, 9, '#e08a5a', { depth: 0.34, lift: 0.3 }, x! % 60)),
      line('40,520 380,470', 5, '#fff6d8', { depth: 0.3 }),
      ...[
        [90, 512, '#a9c0cb'],
        [170, 500, '#fbf4e6'],
        [260, 488, '#d99a8b'],
      ].map(([x, y, c]) =>
        poly(
          `${(x as number) - 30},${y}! ${(x as number) + 34},${(y as number) - 8}! ${(x as number) + 38},${(y as number) + 74}! ${(x as number) - 24},${(y as number) + 82}!`,
          c as string,
          { depth: 0.31, lift: 1 },
        ),
      ),
      disc(740, 1040, 56, '#44597a', { depth: 0.4 }),
      disc(740, 1034, 40, '#5a7096', { depth: 0.41 }),
      oval(740, 1086, 50, 18, '#2f3f5a', { depth: 0.42, lift: 0.6 }),
      dots('450,800 380,620 300,380 180,180', '#fffaf0'),
      dots('470,800 560,560 620,400 740,170', '#fffaf0'),
      dots('490,820 640,720 740,640 800,580', '#fffaf0'),
      dots('490,860 600,900 680,960 738,1020', '#fffaf0'),
      dots('430,870 340,900 260,930 190,980', '#c8503f', 12),
      dots('430,820 330,720 250,640 210,560', '#fffaf0'),
      disc(180, 170, 26, '#fffaf0', { depth: 0.6 }),
      disc(744, 160, 26, '#fffaf0', { depth: 0.6 }),
      disc(806, 572, 26, '#fffaf0', { depth: 0.6 }),
      disc(742, 1012, 26, '#fffaf0', { depth: 0.6 }),
      disc(186, 966, 26, '#fffaf0', { depth: 0.6 }),
      disc(206, 548, 26, '#fffaf0', { depth: 0.6 }),
    ],
    props: [{ id: 'bucket', at: [560, 1190], scale: 0.45, depth: 0.5 }],
    cast: [
      person('hero', [450, 790], 0.85, {
        pose: 'throw',
        facing: 'right',
        expression: 'sad',
        act: { spine: 12 },
      }),
      { who: 'goat', at: [430, 1220], scale: 0.5, pose: 'sleep', facing: 'right', depth: 0.6 },
    ],
  },
  lamps: {
    set: 'dusk',
    plain: '#34407e',
    shot: 'small-before-big',
    seed: 7,
    cuts: flat([
      poly('140,-60! 1000,-60! 1000,960! 140,960!', '#1f2552', { depth: 0.2, lift: 2, print: 'newsprint' }),
      rect(-100, 500, 160, 960, '#2c3670', { depth: 0.15, lift: 1 }),
      ...win(570, 420, 300, 400, '#f7cf6f', '#4a4f86', 0.22),
      blob('430,220! 560,220! 520,400 530,620! 430,620!', '#c8604a', {
        depth: 0.24,
        lift: 1.2,
        print: 'gingham',
      }),
      blob('690,220! 720,220! 720,620! 700,620! 684,420', '#c8604a', {
        depth: 0.24,
        lift: 1.2,
        print: 'gingham',
      }),
      line('690,500 640,460 560,440', 40, '#8e4358', { depth: 0.25 }),
      oval(546, 438, 34, 26, '#efcbb0', { depth: 0.26, lift: 0.8 }, 12),
      rect(390, 630, 750, 662, '#4a4f86', { depth: 0.27, lift: 1 }),
      ...kettle(650, 632, 0.36, 0.28),
      blob('-100,940! 300,920 620,940 1000,920! 1000,1500! -100,1500!', '#3a3a6a', { depth: 0.3, lift: 1.4 }),
      ...[
        [80, 880],
        [300, 860],
        [560, 870],
        [820, 850],
      ].flatMap(([x, y]) => [
        ...glow(x!, y!, 80, 0.31, ['#4f4a78', '#8a6a70', '#f3c76a']),
        line(`${x},${y! + 12} ${x},${y! + 120}`, 8, '#14183a', { depth: 0.32 }),
      ]),
      ...fat(90, 1330, 1, -8, 120, 0.9, '#12153a'),
      ...fat(290, 1340, 1.05, 4, 150, 0.91, '#171a44'),
      ...fat(650, 1340, 1.1, -4, 160, 0.91, '#12153a'),
      ...fat(840, 1330, 1, 6, 110, 0.9, '#171a44'),
      oval(400, 960, 30, 18, '#d9a45c', { depth: 0.7, lift: 0.6 }, 20),
      oval(220, 900, 34, 14, '#a9503f', { depth: 0.7, lift: 0.6 }, -30),
      oval(760, 960, 28, 17, '#d9a45c', { depth: 0.7, lift: 0.6 }, 40),
    ]),
    cast: [
      person('hero', [470, 1010], 0.8, {
        pose: 'lookUp',
        facing: 'right',
        expression: 'thinking',
        act: { spine: -14 },
        lookAt: [560, 440],
      }),
      { who: 'goat', at: [170, 1120], scale: 0.5, facing: 'right', depth: 0.6 },
    ],
  },
  bed: {
    set: 'dusk',
    plain: '#2b336c',
    shot: 'two-touching',
    seed: 8,
    cuts: flat([
      ...glow(450, 560, 620, 0.1, ['#3a3f78', '#6a5474', '#b07a5c', '#eab860']),
      poly('380,110! 520,110! 560,230! 340,230!', '#171a3c', { depth: 0.2, lift: 1.2 }),
      oval(450, 236, 90, 26, '#fff0bf', { depth: 0.21, lift: 0 }),
      rect(-100, 1120, 1000, 1400, '#4a3f5c', { depth: 0.3, lift: 1, print: 'newsprint' }),
      ...fat(60, 1080, 0.9, -6, 140, 0.25, '#3a2f52'),
      ...fat(250, 1070, 0.85, 8, 130, 0.24, '#4a3a58'),
      ...fat(660, 1070, 0.85, -6, 150, 0.24, '#4a3a58'),
      ...fat(840, 1080, 0.9, 4, 120, 0.25, '#3a2f52'),
      oval(640, 420, 40, 24, '#e0b070', { depth: 0.26, lift: 1 }, -20),
      ...spoon('friend.left', 0.76),
    ]),
    props: [{ id: 'ball', at: [448, 930], scale: 1, depth: 0.74 }],
    cast: [
      { who: 'goat', at: [90, 1170], scale: 0.9, facing: 'right', depth: 0.6 },
      person('hero', [260, 570], 1.6, {
        facing: 'right',
        expression: 'calm',
        act: { spine: 22, neck: 6, tilt: -6 },
        lookAt: 'friend',
        touch: { left: [400, 860], right: 'ball' },
      }),
      person('friend', [650, 580], 1.55, {
        facing: 'left',
        expression: 'wonder',
        act: { spine: -20, neck: -4, tilt: 6 },
        lookAt: 'hero',
        touch: { right: [506, 890] },
      }),
    ],
  },
  forehead: {
    set: 'room',
    plain: '#2c2f5a',
    shot: 'frame-in-frame',
    seed: 9,
    wears: night,
    cuts: flat([
      rect(170, 130, 760, 720, '#f5c667', { depth: 0.2, lift: 0 }),
      ...['#d98a5a', '#c9849a', '#7a9ac0', '#8fa67c'].flatMap((c, i) => [
        disc(230 + i * 150, 230, 54, ['#b07a5c', '#7a4a35', '#e0b48e', '#5a3a2e'][i]!, { depth: 0.21 }),
        blob(
          `${180 + i * 150},330! ${200 + i * 150},286 ${260 + i * 150},286 ${290 + i * 150},330! ${290 + i * 150},420! ${180 + i * 150},420!`,
          c,
          { depth: 0.209, lift: 0.6 },
        ),
        disc(212 + i * 150, 226, 6, '#2a1c22', { depth: 0.212 }),
        disc(246 + i * 150, 226, 6, '#2a1c22', { depth: 0.212 }),
        oval(230 + i * 150, 256, 12, 5, '#6a2c30', { depth: 0.212, lift: 0 }),
        // Hair, and the hats that are coming off.
        blob(
          `${174 + i * 150},224 ${180 + i * 150},180 ${216 + i * 150},164 ${256 + i * 150},170 ${284 + i * 150},204 ${286 + i * 150},228! ${262 + i * 150},204 ${230 + i * 150},196 ${196 + i * 150},206`,
          ['#2a1c22', '#e9e2d6', '#a5602f', '#1d1420'][i]!,
          { depth: 0.213, lift: 0.4 },
        ),
        blob(
          `${218 + i * 150},360! ${228 + i * 150},322 ${262 + i * 150},316 ${292 + i * 150},326 ${300 + i * 150},360! ${322 + i * 150},372 ${196 + i * 150},372!`,
          ['#5a3a2e', '#3f5f8a', '#8a5a3c', '#7a2f3c'][i]!,
          { depth: 0.214, lift: 0.8 },
        ),
      ]),
      {
        shape: '120,80! 810,80! 810,770! 120,770!',
        snip: true,
        holes: '170,130! 760,130! 760,720! 170,720!',
        colour: '#7a5a5c',
        depth: 0.74,
        lift: 1.6,
        print: 'gingham',
      },
      {
        shape: '-100,-100! 1000,-100! 1000,1400! -100,1400!',
        snip: true,
        holes: '126,86! 804,86! 804,764! 126,764!',
        colour: '#2c2f5a',
        depth: 0.735,
        lift: 0.2,
      },
      line('465,130 465,300', 14, '#7a5a5c', { depth: 0.3 }),
      rect(90, 764, 840, 804, '#93706c', { depth: 0.745, lift: 1.4 }),
      blob('-60,1110! 160,1070 460,1080 720,1066 960,1100! 960,1500! -60,1500!', '#5a6aa0', {
        depth: 0.8,
        lift: 2,
        print: 'gingham',
      }),
      ...spoon('friend.left', 0.6),
    ]),
    cast: [
      person('policeman', [320, 430], 0.8, { facing: 'right', expression: 'worried', depth: 0.3 }),
      { who: 'goat', at: [640, 830], scale: 0.9, facing: 'left', depth: 0.4 },
      person('friend', [450, 540], 1.05, {
        facing: 'front',
        expression: 'whispering',
        depth: 0.5,
        lookAt: 'hero',
      }),
      person('hero', [330, 830], 1.5, {
        pose: 'sit',
        facing: 'back',
        act: { tilt: 6, spine: 6 },
        seatOn: 'bed',
        depth: 0.76,
      }),
      person('baker', [740, 640], 1.7, {
        facing: 'left',
        expression: 'worried',
        act: { spine: 14 },
        lookAt: 'hero',
        touch: { left: 'hero.head' },
        depth: 0.79,
      }),
    ],
  },
  hardest: {
    set: 'room',
    plain: '#232a5c',
    shot: 'close',
    seed: 10,
    wears: night,
    cuts: flat([
      ...glow(820, 120, 360, 0.1, ['#2c3468', '#3a4078', '#5a5484']),
      rect(560, -60, 840, 260, '#39437e', { depth: 0.105, lift: 0 }),
      rect(660, 40, 760, 180, '#171c44', { depth: 0.11, lift: 0 }),
      blob('-60,420 160,330 460,310 760,340 940,430 960,800 760,920 420,940 100,900 -70,800', '#c9d2ea', {
        depth: 0.3,
        lift: 2,
        print: 'gingham',
      }),
      blob('-100,960! 200,880 500,930 760,900 1000,960! 1000,1500! -100,1500!', '#46579a', {
        depth: 0.68,
        lift: 2,
        print: 'gingham',
      }),
      blob('-100,1130! 120,1050 420,1010 700,1060 1000,1020! 1000,1500! -100,1500!', '#46579a', {
        depth: 0.76,
        lift: 2,
        print: 'gingham',
      }),
      blob(
        '-100,1130! 120,1050 420,1010 700,1060 1000,1020! 1000,1080! 700,1116 420,1066 120,1106 -100,1190!',
        '#7f90c8',
        {
          depth: 0.762,
          lift: 1,
        },
      ),
      dots('560,560 660,420 780,380 860,470', '#f7cf6f', 11, 0.8),
      disc(872, 500, 30, '#fff6e0', { depth: 0.8 }),
    ]),
    cast: [
      person('hero', [430, 600], 2.9, {
        pose: 'stand',
        facing: 'front',
        expression: 'asleep',
        turn: 24,
        seatOn: 'bed',
        act: {
          tilt: 12,
          arms: [
            [0, 0],
            [60, -100],
          ],
        },
        touch: { right: [330, 960] },
        depth: 0.7,
      }),
    ],
  },
  'night-shift': {
    set: 'inside',
    plain: '#101536',
    shot: 'cut-away',
    seed: 11,
    wears: { outfit: 'pyjamas', cloth: 'butter', extras: [] },
    cuts: flat([
      blob(
        '250,-60! 110,100 60,260 80,360! 10,520 -30,600 50,640! 60,700 30,740 70,780 60,850 140,920 260,940! 300,1100 280,1400! 1000,1400! 1000,-60!',
        '#24387a',
        { depth: 0.1, lift: 2.4, print: 'graph-paper' },
      ),
      line('130,420 170,450 230,440', 10, '#101536', { depth: 0.11 }),
      ...[
        [300, 60, 860, 300],
        [240, 350, 860, 600],
        [280, 650, 860, 900],
        [370, 950, 860, 1240],
      ].flatMap(([a, y, b, z]) => [
        rect(a!, y!, b!, z!, '#d9924a', { depth: 0.2, lift: 0 }),
        rect(a! + 18, y! + 14, b! - 18, z! - 20, '#f3bf62', { depth: 0.201, lift: 0 }),
        rect(a! - 10, z! - 14, b! + 10, z! + 12, '#5a3a44', { depth: 0.3, lift: 1.2 }),
      ]),
      // A hundred lamps no bigger than a pea: five strings of twenty.
      ...[
        [300, 860, 66, 24],
        [240, 860, 356, 24],
        [280, 860, 656, 24],
        [370, 860, 956, 24],
        [300, 880, 1276, 30],
      ].flatMap(([a, b, y, sag]) => [
        line(
          [0, 0.25, 0.5, 0.75, 1]
            .map((k) => `${a! + (b! - a!) * k},${(y! + sag! * 4 * k * (1 - k)).toFixed(0)}`)
            .join(' '),
          3,
          '#5a3a44',
          { depth: 0.209 },
        ),
        ...Array.from({ length: 20 }, (_, i) => {
          const k = (i + 0.5) / 20;
          return disc(a! + (b! - a!) * k, y! + sag! * 4 * k * (1 - k) + 8, 8, '#fff8d8', { depth: 0.21 });
        }),
      ]),
      rect(380, 210, 800, 250, '#fff3d8', { depth: 0.25, lift: 0.6, print: 'newsprint' }),
      ...[400, 480, 560, 640, 720].map((x) =>
        rect(x, 216, x + 60, 244, '#7a8ab8', { depth: 0.251, lift: 0 }),
      ),
      ...[
        [430, 570],
        [480, 572],
        [456, 530],
      ].map(([x, y]) => disc(x!, y!, 26, '#fff6e0', { depth: 0.4 })),
      { letters: 'NO', at: [690, 470], size: 56, colour: '#b5402f', depth: 0.4, turn: -10 },
      oval(560, 868, 74, 22, '#b5402f', { depth: 0.4, lift: 1 }),
      disc(560, 830, 34, '#ffd95e', { depth: 0.41 }),
      flash(588, 800, 0.5, 0.42),
      line('470,620 470,950', 8, '#5a3a44', { depth: 0.28 }),
      line('510,620 510,950', 8, '#5a3a44', { depth: 0.28 }),
      ...[700, 750, 800, 850].map((y) => line(`470,${y} 510,${y}`, 6, '#5a3a44', { depth: 0.28 })),
      line('400,1010 840,990', 4, '#5a3a44', { depth: 0.3 }),
      ...caps(
        ['one', 'two', 'three', 'four', 'five', 'hero', 'seven', 'eight', 'nine', 'ten', 'eleven'],
        0.62,
        0.76,
      ),
    ]),
    cast: [
      person('hero', [450, 160], 0.62, {
        name: 'one',
        pose: 'push',
        facing: 'right',
        expression: 'brave',
        act: { spine: 12 },
      }),
      person('hero', [760, 160], 0.62, {
        name: 'two',
        pose: 'pull',
        facing: 'left',
        expression: 'holdingBreath',
        act: { spine: 12 },
      }),
      person('hero', [370, 470], 0.6, { name: 'three', pose: 'sit', facing: 'right', expression: 'asleep' }),
      person('hero', [620, 460], 0.6, { name: 'four', pose: 'point', facing: 'right', expression: 'angry' }),
      person('hero', [800, 460], 0.6, {
        name: 'five',
        pose: 'shrug',
        facing: 'left',
        expression: 'thinking',
      }),
      person('hero', [640, 760], 0.72, {
        pose: 'bow',
        facing: 'left',
        expression: 'wonder',
        act: { spine: 14 },
        lookAt: [560, 830],
        touch: { right: [594, 830] },
      }),
      person('hero', [400, 770], 0.6, { name: 'seven', pose: 'carry', facing: 'right', expression: 'joy' }),
      person('hero', [790, 770], 0.6, {
        name: 'eight',
        pose: 'write',
        facing: 'left',
        expression: 'thinking',
      }),
      person('hero', [500, 1100], 0.62, {
        name: 'nine',
        pose: 'throw',
        facing: 'right',
        expression: 'brave',
      }),
      person('hero', [660, 1090], 0.62, { name: 'ten', pose: 'catch', facing: 'left', expression: 'joy' }),
      person('hero', [800, 1110], 0.6, { name: 'eleven', pose: 'yawn', facing: 'left' }),
    ],
    props: [{ id: 'ball', at: [590, 1080], scale: 0.3, depth: 0.5 }],
  },
  again: {
    set: 'inside',
    plain: '#1d3a86',
    shot: 'diagonal-run',
    seed: 12,
    wears: { outfit: 'pyjamas', cloth: 'butter', extras: [] },
    cuts: flat([
      line('-40,180 300,250 620,210 960,90', 5, '#cfe0ff', { depth: 0.2 }),
      ...[
        [60, 214],
        [220, 244],
        [400, 250],
        [560, 226],
        [740, 170],
      ].map(([x, y]) => ({
        line: `${x! - 40},${y! + 90} ${x! - 24},${y! + 20} ${x! + 20},${y! + 16} ${x! + 44},${y! + 84}`,
        width: 8,
        dash: [3, 14],
        colour: '#ffe9a8',
        depth: 0.21,
      })),
      poly('-100,760! 1000,1330! 1000,1500! -100,1500!', '#132a66', {
        depth: 0.3,
        lift: 1.6,
        print: 'graph-paper',
      }),
      dots('90,560 220,520 360,540 500,620 640,740 760,880', '#ffe9a8', 10, 0.74),
      ...glow(500, 600, 70, 0.75, ['#8f8a7a', '#f3cf72', '#fff8d8']),
      blob(
        '700,500! 690,420 720,370 700,320! 740,350 780,350! 820,320! 806,376 840,430 960,440 980,560! 940,560! 930,500 760,510 740,560!',
        '#c9a878',
        { depth: 0.4, lift: 1.4 },
      ),
      disc(740, 400, 7, '#33212a', { depth: 0.41 }),
      line('730,560 730,640', 10, '#8a6a48', { depth: 0.39 }),
      line('950,560 950,650', 10, '#8a6a48', { depth: 0.39 }),
      ...caps(['at0', 'at1', 'at2', 'at3', 'to0', 'to1', 'to2'], 0.72, 0.738),
      ...caps(['hero'], 1, 0.74),
    ]),
    cast: [
      ...[
        [70, 640, 'stand', 'calm'],
        [180, 690, 'point', 'thinking'],
        [290, 750, 'lift', 'brave'],
        [400, 810, 'throw', 'brave'],
      ].map(([x, y, pose, expression], i) =>
        person('hero', [x as number, y as number], 0.72, {
          name: `at${i}`,
          pose,
          facing: 'right',
          expression,
          depth: 0.7 + i * 0.002,
        }),
      ),
      person('hero', [540, 880], 1, {
        pose: 'throw',
        facing: 'right',
        expression: 'delight',
        act: { spine: 16 },
        lookAt: [500, 600],
      }),
      ...[
        [680, 970, 'catch', 'joy'],
        [790, 1040, 'wave', 'joy'],
        [880, 1110, 'dance', 'delight'],
      ].map(([x, y, pose, expression], i) =>
        person('hero', [x as number, y as number], 0.72, {
          name: `to${i}`,
          pose,
          facing: 'right',
          expression,
          depth: 0.73 + i * 0.002,
        }),
      ),
      person('hero', [740, 640], 0.6, { name: 'yawner', pose: 'yawn', facing: 'left', depth: 0.38 }),
    ],
  },
  sunday: {
    set: 'street',
    light: 'dawn',
    plain: '#f4b56a',
    shot: 'silhouette',
    seed: 13,
    cuts: flat([
      disc(740, 800, 420, '#f7c57c', { depth: 0.05 }),
      disc(740, 800, 300, '#fbd990', { depth: 0.06 }),
      disc(740, 800, 200, '#fff3c4', { depth: 0.07 }),
      poly('-100,360! 130,330! 130,900! -100,900!', '#d98a5a', { depth: 0.08, lift: 1, print: 'newsprint' }),
      poly('130,460! 340,440! 340,900! 130,900!', '#e09a60', { depth: 0.081, lift: 1, print: 'newsprint' }),
      rect(-100, 890, 1000, 1400, '#b5643f', { depth: 0.2, lift: 1.2, print: 'newsprint' }),
      ...[
        [90, -120],
        [230, -80],
        [400, -40],
        [740, 20],
      ].map(([x, d]) =>
        poly(`${x! - 40},1160! ${x! + 40},1160! ${x! + d! + 60},1400! ${x! + d! - 60},1400!`, '#5a2a34', {
          depth: 0.21,
          lift: 0,
          opacity: 0.5,
        }),
      ),
      ...fat(70, 1200, 1.25, 16, -60, 0.7, '#38202f'),
      ...fat(230, 1190, 1.15, -18, -50, 0.701, '#2c1828'),
      ...fat(330, 1200, 1.05, 18, -60, 0.702, '#38202f'),
      line('470,820 470,1200', 12, '#2c1828', { depth: 0.703 }),
      blob('400,760! 440,740! 420,790! 460,800! 540,750! 560,880! 510,860! 480,900! 410,890!', '#2c1828', {
        depth: 0.704,
        lift: 0.6,
        holes: '440,800! 520,790! 524,850! 444,860!',
      }),
    ]),
    props: [{ id: 'ball', at: [712, 1040], scale: 0.55, plane: 'silhouette' }],
    cast: [
      { who: 'goat', at: [800, 1220], scale: 0.8, facing: 'left', depth: 0.7, plane: 'silhouette' },
      person('zefa', [480, 760], 1.15, {
        plane: 'silhouette',
        facing: 'sideLeft',
        pose: 'throw',
        act: { spine: -10 },
      }),
      person('hero', [770, 760], 1.25, { plane: 'silhouette', facing: 'left', touch: { left: [712, 1000] } }),
      person('friend', [180, 1010], 0.95, {
        plane: 'silhouette',
        pose: 'sit',
        facing: 'right',
        act: { spine: 20 },
      }),
    ],
  },
  air: {
    set: 'street',
    light: 'dawn',
    plain: '#bfe0e6',
    shot: 'low-angle',
    seed: 14,
    cuts: [
      ...[420, 310, 210].map((k, i) =>
        disc(520, 360, k, ['#cfe8e4', '#e4f0dc', '#fbf3cf'][i]!, { depth: 0.05 + i * 0.001, lit: false }),
      ),
      disc(520, 376, 112, '#f3b64c', { depth: 0.06, lit: false }),
      dots('400,900 390,700 430,520 500,420', '#ffffff', 9, 0.3),
      rect(-100, 1010, 240, 1400, '#f3e3bd', { depth: 0.2, lift: 1, print: 'newsprint' }),
      disc(70, 1090, 40, '#a9a58f', { depth: 0.21, opacity: 0.7 }),
      poly('40,1060! 44,1030! 58,1048! 70,1024! 82,1048! 98,1030! 100,1060!', '#a9a58f', {
        depth: 0.21,
        lift: 0,
        opacity: 0.7,
      }),
    ],
    props: [{ id: 'ball', at: [520, 450], scale: 1.15, depth: 0.6 }],
    cast: [
      { who: 'goat', at: [60, 1600], scale: 1.5, facing: 'right', nod: -26, lookAt: [520, 360], depth: 0.71 },
      person('hero', [430, 1060], 1.35, {
        pose: 'throw',
        facing: 'right',
        expression: 'wonder',
        act: { spine: -12, tilt: -10, arms: [null, [150, 165]] },
        hands: 'open',
        lookAt: [520, 360],
      }),
      person('friend', [640, 1150], 1.2, {
        facing: 'left',
        expression: 'shouting',
        lookAt: [520, 360],
        depth: 0.715,
      }),
      person('zefa', [810, 1120], 1.3, {
        facing: 'left',
        expression: 'calm',
        lookAt: [520, 360],
        depth: 0.71,
      }),
    ],
  },
  'light-out': {
    set: 'room',
    plain: '#39427c',
    shot: 'frame-in-frame',
    seed: 15,
    wears: night,
    cuts: flat([
      rect(120, 110, 800, 820, '#4d568f', { depth: 0.1, lift: 0 }),
      rect(300, 240, 800, 820, '#2c3468', { depth: 0.12, lift: 1.4, print: 'newsprint' }),
      ...win(560, 420, 170, 220, '#8a7a6a', '#454e86', 0.13),
      ...glow(560, 400, 70, 0.14, ['#a98f6a', '#d9b56a', '#f7dc92']),
      line('560,310 560,360', 5, '#2a1c22', { depth: 0.15 }),
      line('640,470 600,440 570,370', 22, '#8e4358', { depth: 0.15 }),
      disc(568, 366, 15, '#efcbb0', { depth: 0.16 }),
      rect(460, 545, 660, 566, '#454e86', { depth: 0.15, lift: 0.8 }),
      rect(120, 730, 800, 820, '#5a4f74', { depth: 0.2, lift: 0.6 }),
      {
        shape: '60,50! 860,50! 860,880! 60,880!',
        snip: true,
        holes: '120,110! 800,110! 800,820! 120,820!',
        colour: '#20265a',
        depth: 0.5,
        lift: 2,
      },
      {
        shape: '-100,-100! 1000,-100! 1000,1400! -100,1400!',
        snip: true,
        holes: '66,56! 854,56! 854,874! 66,874!',
        colour: '#171c46',
        depth: 0.49,
        lift: 0.2,
        print: 'gingham',
      },
      line('290,110 290,820', 18, '#20265a', { depth: 0.51 }),
      rect(20, 850, 890, 900, '#2c3468', { depth: 0.52, lift: 1.4 }),
      ...kettle(610, 858, 1.25, 0.6),
      flash(540, 730, 1.1, 0.62),
      line('700,840 716,900 700,950', 5, '#f3ead2', { depth: 0.621 }),
      poly('512,956! 700,926! 884,950! 880,1070! 516,1076!', '#f3ead2', { depth: 0.622, lift: 1.4 }),
      disc(700, 952, 8, '#8a5f3c', { depth: 0.623 }),
      { letters: 'WON BY', at: [698, 988], size: 30, colour: '#b5402f', depth: 0.623 },
      written('{name}', 698, 1038, 320, '#2b3a7a', 0.623),
      blob('-100,1220! 300,1190 620,1210 1000,1180! 1000,1500! -100,1500!', '#46579a', {
        depth: 0.8,
        lift: 2,
        print: 'gingham',
      }),
    ]),
    cast: [
      { who: 'goat', at: [200, 812], scale: 0.42, facing: 'right', depth: 0.3 },
      person('hero', [310, 740], 1.7, {
        facing: 'back',
        act: { tilt: 8, spine: 12 },
        touch: { right: [510, 850] },
        seatOn: 'bed',
        depth: 0.72,
      }),
    ],
  },
};
const scenes = wide(drawn);

export const pictures = picturesOf({ cast, friend, wears, sets, scenes });
