// Papers: calendar (the Row), wallpaper (home), letters (the honey's labels, Mr. Lind's walls).
import { blob, disc, glow, line, oval, page, poly, rect, wide } from '../../cuts/lit.ts';
import { person } from '../../cuts/placing.ts';
import { written } from '../../cuts/written.ts';
import { picturesOf } from '../../pictures.ts';

type C = Record<string, unknown>;
const flat = (cuts: C[]): C[] => cuts.map((cut) => ({ lit: false, ...cut }));
const COAT = { outfit: 'raincoat', cloth: 'brick', extras: ['beanie', 'scarf'] };
const INDOORS = { outfit: 'fairIsle', cloth: 'brick', extras: [] };
const NIGHT = { outfit: 'pyjamas', cloth: 'berry', extras: [] };
const cast = {
  lind: {
    look: {
      skin: 's9',
      face: 'long',
      hair: 'crop',
      hairColour: 'snow',
      outfit: 'jumper',
      cloth: 'moss',
      extras: [],
    },
    build: 'elder',
  },
  rosa: {
    look: {
      skin: 's3',
      face: 'round',
      hair: 'bun',
      hairColour: 'espresso',
      outfit: 'raincoat',
      cloth: 'night',
      extras: ['cap'],
    },
    build: 'grown-up',
  },
  grownUp: {
    look: {
      skin: 's5',
      hair: 'bob',
      hairColour: 'chestnut',
      outfit: 'raincoat',
      cloth: 'pine',
      extras: ['beanie', 'scarf'],
    },
    build: 'grown-up',
  },
  fifteen: {
    look: {
      skin: 's6',
      face: 'round',
      hair: 'curlyBob',
      hairColour: 'snow',
      glasses: 'round',
      outfit: 'jumper',
      cloth: 'lilac',
      extras: [],
    },
    build: 'elder',
  },
  goalkeeper: {
    look: {
      skin: 's2',
      face: 'square',
      hair: 'fade',
      hairColour: 'soot',
      outfit: 'jumper',
      cloth: 'honey',
      extras: [],
    },
    build: 'grown-up',
  },
};
const wears = COAT;
const base = { backdrop: 'snow-village', light: 'night', camera: page };
const sets = {
  row: { ...base, lighting: { from: [450, 800], cast: false }, papers: { land: 'calendar' } },
  gate: { ...base, lighting: { from: [600, 400], cast: false }, papers: { land: 'calendar' } },
  home: { ...base, lighting: { from: [450, 400], cast: false }, papers: { land: 'wallpaper' } },
  honey: { ...base, light: 'dusk', lighting: { from: [450, 500], cast: false }, papers: { land: 'letters' } },
};
const GOLD = '#f9cb66',
  DARK = '#232c5c',
  SNOW = '#e8ecf6';
const WALLS = ['#5a4f86', '#4a5a92', '#6a4a72', '#3f5f86', '#574a80'];
/** A house front: foot at (x, y). */
const house = (
  x: number,
  y: number,
  w: number,
  h: number,
  n: string,
  depth: number,
  o: { lit?: boolean; colour?: string; snow?: boolean } = {},
): C[] => {
  const { lit = true, colour = WALLS[Number(n) % 5]!, snow = true } = o;
  return [
    poly(
      `${x - w / 2},${y}! ${x - w / 2},${y - h * 0.74}! ${x},${y - h}! ${x + w / 2},${y - h * 0.74}! ${x + w / 2},${y}!`,
      colour,
      { depth, lift: 1.2, print: 'calendar' },
    ),
    ...(snow
      ? [
          blob(
            `${x - w * 0.56},${y - h * 0.7}! ${x - w * 0.3},${y - h * 0.88} ${x},${y - h * 1.05}! ${x + w * 0.3},${y - h * 0.88} ${x + w * 0.56},${y - h * 0.7}! ${x + w * 0.3},${y - h * 0.8} ${x},${y - h * 0.95} ${x - w * 0.3},${y - h * 0.8}`,
            SNOW,
            { depth: depth + 0.0005, lift: 1 },
          ),
        ]
      : []),
    rect(x - w * 0.3, y - h * 0.64, x + w * 0.3, y - h * 0.36, lit ? GOLD : DARK, {
      depth: depth + 0.001,
      lift: 0,
    }),
    line(`${x},${y - h * 0.64} ${x},${y - h * 0.36}`, w * 0.03, colour, { depth: depth + 0.0015 }),
    line(`${x - w * 0.3},${y - h * 0.5} ${x + w * 0.3},${y - h * 0.5}`, w * 0.03, colour, {
      depth: depth + 0.0015,
    }),
    rect(x - w * 0.16, y - h * 0.27, x + w * 0.16, y, '#2c2450', { depth: depth + 0.001, lift: 0.4 }),
    { letters: n, at: [x, y - h * 0.2], size: w * 0.14, colour: GOLD, depth: depth + 0.002 },
  ];
};
const jar = (x: number, y: number, s: number, colour: string, depth: number): C[] => [
  { shape: '-40,0! -44,-70 -34,-92 34,-92 44,-70 40,0!', colour, lift: 0.8, at: [x, y], scale: s, depth },
  {
    shape: '-36,-92! 36,-92! 36,-112! -36,-112!',
    snip: true,
    colour: '#8a6a58',
    lift: 0.4,
    at: [x, y],
    scale: s,
    depth: depth + 0.0002,
  },
  {
    shape: '-26,-56! 26,-56! 26,-20! -26,-20!',
    snip: true,
    colour: '#f3e3c4',
    lift: 0,
    at: [x, y],
    scale: s,
    depth: depth + 0.0004,
  },
  { line: '-18,-42 16,-42', width: 4, colour: '#a9805a', at: [x, y], scale: s, depth: depth + 0.0005 },
  { line: '-18,-32 8,-32', width: 4, colour: '#a9805a', at: [x, y], scale: s, depth: depth + 0.0005 },
];
const bee = (x: number, y: number, s: number, depth: number, turn = 0): C[] => [
  {
    shape: '-4,-8 -22,-30 -4,-34 6,-12',
    colour: '#fff8e6',
    opacity: 0.8,
    lift: 0,
    at: [x, y],
    scale: s,
    turn,
    depth,
  },
  {
    shape: '-24,0 -14,-13 6,-14 22,-2 14,12 -10,13',
    colour: '#f0b53c',
    lift: 0.5,
    at: [x, y],
    scale: s,
    turn,
    depth: depth + 0.0003,
  },
  { line: '-6,-12 -6,12', width: 6, colour: '#3a2430', at: [x, y], scale: s, turn, depth: depth + 0.0005 },
  { line: '7,-12 7,11', width: 6, colour: '#3a2430', at: [x, y], scale: s, turn, depth: depth + 0.0005 },
];
const pumpkin = (x: number, y: number, s: number, depth: number): C[] => [
  {
    shape: '-40,0 -48,-30 -20,-56 20,-56 48,-30 40,0 0,8',
    colour: '#e0823a',
    lift: 0.6,
    at: [x, y],
    scale: s,
    depth,
  },
  { line: '0,-54 4,-72', width: 9, colour: '#5f7a4a', at: [x, y], scale: s, depth },
];
const bundle = (
  x: number,
  y: number,
  s: number,
  depth: number,
  top: 'bobble' | 'peak' | 'pumpkin' | 'cosy' = 'bobble',
  colour = '#141a3e',
): C[] => [
  {
    shape: '-80,0! -86,-160 -60,-250 -40,-270 40,-270 60,-250 86,-160 80,0!',
    colour,
    lift: 0.6,
    at: [x, y],
    scale: s,
    depth,
  },
  { rings: [60], colour, at: [x, y - 318 * s], scale: s, depth },
  ...(top === 'bobble'
    ? [{ rings: [20], colour, at: [x, y - 396 * s], scale: s, depth }]
    : top === 'peak'
      ? [
          {
            shape: '-64,-330! 100,-330! 64,-376 0,-390 -60,-376',
            colour,
            lift: 0.4,
            at: [x, y],
            scale: s,
            depth,
          },
        ]
      : top === 'cosy'
        ? [
            {
              shape: '-74,-320! -70,-400 0,-430 70,-400 74,-320!',
              colour,
              lift: 0.4,
              at: [x, y],
              scale: s,
              depth,
            },
          ]
        : [
            {
              shape: '-110,-310 -100,-390 -30,-420 30,-420 100,-390 110,-310 0,-260',
              colour,
              lift: 0.4,
              at: [x, y],
              scale: s,
              depth,
            },
          ]),
];
/** A hat by itself, its brim at (x, y). */
const hatOf = (kind: string, x: number, y: number, s: number, depth: number): C[] => {
  const own = { at: [x, y], scale: s };
  const crown = (shape: string, colour: string, more: C = {}): C => ({
    shape,
    colour,
    lift: 1.2,
    depth,
    ...own,
    ...more,
  });
  if (kind === 'bobble')
    return [
      crown('-62,20! -58,-50 -30,-92 0,-98 30,-92 58,-50 62,20!', '#c8503f', { print: 'knitting' }),
      crown('-68,20! -68,-14! 68,-14! 68,20!', '#f3dcb4', { snip: true, depth: depth + 0.0002 }),
      crown('-24,-100 -12,-124 12,-126 26,-104 14,-82 -14,-82', '#f3dcb4', { depth: depth + 0.0002 }),
    ];
  if (kind === 'post')
    return [
      crown('-66,20! -70,-40 -44,-72 0,-80 44,-72 70,-40 66,20!', '#e2a94b'),
      crown('-70,20! -60,-8 0,-14 60,-8 100,14 96,26! 0,16', '#b9822f', { depth: depth + 0.0002 }),
      crown('0,-58 6,-44 22,-42 10,-32 14,-16 0,-24 -14,-16 -10,-32 -22,-42 -6,-44', '#fff3d0', {
        depth: depth + 0.0004,
        lift: 0.4,
      }),
    ];
  if (kind === 'baker')
    return [
      crown(
        '-50,20! -54,-40 -86,-70 -70,-118 -24,-126 0,-142 30,-126 76,-116 88,-68 54,-40 50,20!',
        '#fffaf0',
      ),
      crown('-54,20! -54,-14! 54,-14! 54,20!', '#e6dcc8', { snip: true, depth: depth + 0.0002 }),
    ];
  if (kind === 'footballer')
    return [
      crown('-58,20! -56,-44 -28,-82 0,-88 28,-82 56,-44 58,20!', '#4f8f6a', { print: 'knitting' }),
      crown('-64,20! -64,-10! 64,-10! 64,20!', '#2f6a4c', { snip: true, depth: depth + 0.0002 }),
      { rings: [26], colour: '#f4f4f0', depth: depth + 0.0004, at: [x, y - 108 * s], scale: s },
      { rings: [9], colour: '#3a3440', depth: depth + 0.0006, at: [x, y - 108 * s], scale: s },
    ];
  return [
    crown('-66,20! -74,-40 -50,-96 0,-110 50,-96 74,-40 66,20!', '#b9607a', { print: 'knitting' }),
    crown('66,-30 100,-50 128,-92! 142,-82! 116,-20 70,4', '#d98aa0', { depth: depth - 0.0002 }),
    { line: '-70,-66 -112,-60 -116,-10 -72,-2', width: 15, colour: '#d98aa0', depth: depth - 0.0002, ...own },
    crown('-16,-108 -8,-130 10,-130 18,-108', '#f0d9a6', { depth: depth + 0.0002 }),
  ];
};
/** The one window that is not under the snow. */
const PANE = '274,754! 626,754! 626,1226! 274,1226!';
/** Who goes by in the snow, as far as one can tell. */
const HATS = [
  { kind: 'post', x: 150, y: 352, s: 0.9 },
  { kind: 'bobble', x: 316, y: 362, s: 0.62 },
  { kind: 'baker', x: 476, y: 372, s: 1 },
  { kind: 'footballer', x: 640, y: 356, s: 0.8 },
  { kind: 'teapot', x: 792, y: 366, s: 1 },
];
const lantern = (on: string, s = 0.5) => ({ id: 'lantern', heldBy: on, scale: s });

const drawn: Record<string, object> = {
  row: {
    set: 'row',
    plain: '#5468a8',
    shot: 'establish',
    seed: 3,
    weather: 'snow',
    cuts: flat([
      disc(450, 640, 300, '#7a86bc', { depth: 0.02 }),
      disc(450, 640, 190, '#a9a6cc', { depth: 0.021 }),
      blob('-100,760! 300,700 600,700 1000,760! 1000,1500! -100,1500!', SNOW, { depth: 0.05, lift: 1 }),
      poly('400,720! 500,720! 900,1400! 0,1400!', '#c9d2ea', { depth: 0.06, lift: 0 }),
      ...[0, 1, 2, 3, 4].flatMap((i) => {
        const k = 1 - i * 0.19;
        const w = 190 * k;
        const side = (dir: number) => {
          const xa = 450 + dir * (500 * k);
          const xb = 450 + dir * (500 * k - w * 0.9);
          const y1 = 740 + 560 * k * k;
          const y2 = 740 + 560 * (k - 0.17) ** 2;
          const t1 = 640 - 620 * k;
          const t2 = 640 - 620 * (k - 0.17);
          const m = (a: number, b: number, q: number) => Math.round(a + (b - a) * q);
          const lit = i < 2;
          const cross = dir > 0 && i === 4;
          const wx = (q: number) => m(xa, xb, q);
          const wy = (q: number, p: number) => m(m(t1, t2, q), m(y1, y2, q), p);
          const d = 0.4 - i * 0.03 + (dir > 0 ? 0.01 : 0);
          return [
            poly(
              `${xa},${t1}! ${xb},${t2}! ${xb},${y2}! ${xa},${y1}!`,
              cross ? '#2b2444' : WALLS[(i + (dir > 0 ? 2 : 0)) % 5]!,
              { depth: d, lift: 1.6, print: 'calendar' },
            ),
            ...(cross
              ? []
              : [
                  poly(
                    `${xa},${t1 - 26 * k}! ${xb},${t2 - 22 * k}! ${xb},${t2 + 22 * k}! ${xa},${t1 + 26 * k}!`,
                    SNOW,
                    { depth: d + 0.001, lift: 1 },
                  ),
                ]),
            poly(
              `${wx(0.25)},${wy(0.25, 0.3)}! ${wx(0.75)},${wy(0.75, 0.3)}! ${wx(0.75)},${wy(0.75, 0.55)}! ${wx(0.25)},${wy(0.25, 0.55)}!`,
              lit ? GOLD : DARK,
              { depth: d + 0.002, lift: 0 },
            ),
            poly(
              `${wx(0.32)},${wy(0.32, 0.72)}! ${wx(0.68)},${wy(0.68, 0.72)}! ${wx(0.68)},${wy(0.68, 1)}! ${wx(0.32)},${wy(0.32, 1)}!`,
              '#1f1c40',
              { depth: d + 0.002, lift: 0.4 },
            ),
            {
              letters: String(i === 4 ? (dir > 0 ? 23 : 24) : i * 2 + (dir > 0 ? 1 : 2)),
              at: [wx(0.5), wy(0.5, 0.8)],
              size: 44 * k,
              colour: lit ? GOLD : '#8a90c0',
              depth: d + 0.003,
            },
            ...(cross
              ? [
                  line(`${wx(0.2)},${wy(0.2, 0.3)} ${wx(0.8)},${wy(0.8, 0.55)}`, 9, '#8a6a6a', {
                    depth: d + 0.004,
                  }),
                  line(`${wx(0.8)},${wy(0.8, 0.3)} ${wx(0.2)},${wy(0.2, 0.55)}`, 9, '#8a6a6a', {
                    depth: d + 0.004,
                  }),
                ]
              : []),
          ];
        };
        return [...side(-1), ...side(1)];
      }),
      ...pumpkin(760, 700, 0.5, 0.5),
      ...glow(470, 1120, 150, 0.6, ['#d9cfd6', '#f0d9a6', '#fbe3a0'], 0.4),
    ]),
    props: [lantern('hero', 0.42)],
    cast: [
      person('hero', [440, 930], 0.68, {
        pose: 'carry',
        facing: 'right',
        expression: 'joy',
        act: { spine: -6 },
      }),
    ],
  },
  keeps: {
    set: 'row',
    plain: '#4a5a9c',
    shot: 'diagonal-run',
    seed: 4,
    weather: 'snow',
    cuts: flat([
      poly('-100,-60! 1000,-60! 1000,900! -100,1060!', '#57508c', { depth: 0.1, lift: 1, print: 'calendar' }),
      blob('-100,1080! 300,1010 620,960 1000,900! 1000,1500! -100,1500!', SNOW, { depth: 0.2, lift: 1.4 }),
      poly('30,260! 250,240! 250,520! 30,550!', '#8a7ab0', { depth: 0.3, lift: 1 }),
      poly('50,282! 230,264! 230,504! 50,530!', GOLD, { depth: 0.31, lift: 0 }),
      poly('10,548! 270,518! 274,546! 10,578!', SNOW, { depth: 0.32, lift: 1 }),
      { letters: '2', at: [310, 420], size: 60, colour: GOLD, depth: 0.3 },
      poly('560,190! 860,160! 860,500! 560,530!', '#8a7ab0', { depth: 0.3, lift: 1 }),
      poly('584,214! 836,188! 836,478! 584,504!', GOLD, { depth: 0.31, lift: 0 }),
      { letters: '4', at: [510, 380], size: 60, colour: GOLD, depth: 0.3 },
      blob('836,330! 700,300 560,330 470,420! 500,480! 590,400 700,380 836,420!', '#d9902f', {
        depth: 0.7,
        lift: 1.6,
        print: 'knitting',
      }),
      blob(
        '500,400 440,360 380,370 390,410 340,430 350,480 320,520 370,560 440,560 500,520 530,470',
        '#5f9a8a',
        { depth: 0.71, lift: 1.6 },
      ),
      line('400,410 440,450', 6, '#3a6a5f', { depth: 0.711 }),
      line('360,470 420,480', 6, '#3a6a5f', { depth: 0.711 }),
      blob('836,440! 760,520 740,600! 800,620! 836,560!', '#d9902f', {
        depth: 0.69,
        lift: 1.4,
        print: 'knitting',
      }),
      blob('730,600 690,640 690,700 740,730 810,710 820,640 800,604', '#5f9a8a', { depth: 0.7, lift: 1.4 }),
      ...pumpkin(90, 160, 0.4, 0.2),
      dots('60,700 160,560 300,500'),
    ]),
    props: [
      { id: 'ball', at: [300, 540], scale: 0.75, depth: 0.705 },
      { id: 'lantern', at: [740, 850], scale: 0.62, depth: 0.73 },
    ],
    cast: [
      { who: 'hen', at: [140, 548], scale: 0.7, facing: 'right', depth: 0.4 },
      person('hero', [560, 830], 1.25, {
        pose: 'crouch',
        facing: 'right',
        expression: 'delight',
        act: { spine: 14 },
        lookAt: 'lantern',
        touch: { right: [660, 870] },
      }),
      person('rosa', [200, 800], 1.1, {
        pose: 'hug',
        holding: 'none',
        facing: 'right',
        expression: 'scared',
        act: { spine: 14 },
        lookAt: [320, 500],
      }),
    ],
  },
  neighbors: {
    set: 'row',
    plain: '#26305f',
    shot: 'close',
    seed: 5,
    phone: { zoom: 1.1, on: [450, 590], at: [0.5, 0.5] },
    cuts: flat([
      rect(-100, -300, 1000, 1700, '#26305f', { depth: 0.02, lift: 0 }),
      disc(450, 120, 330, '#33407e', { depth: 0.03 }),
      // Across the alley: Seven, Eleven, Fifteen.
      ...[
        [166, '7', '#4b4379'],
        [470, '11', '#593f66'],
        [762, '15', '#3f4d80'],
      ].flatMap(([x, n, c]) => [
        poly(
          `${(x as number) - 150},900! ${(x as number) - 150},150! ${x},-20! ${(x as number) + 150},150! ${(x as number) + 150},900!`,
          c as string,
          { depth: 0.1, lift: 1.4, print: 'calendar' },
        ),
        blob(`${(x as number) - 164},166! ${x},-40! ${(x as number) + 164},166! ${x},26`, SNOW, {
          depth: 0.11,
          lift: 1,
        }),
        rect((x as number) - 84, 190, (x as number) + 84, 400, GOLD, { depth: 0.12, lift: 0 }),
        line(`${x},190 ${x},400`, 8, c as string, { depth: 0.121 }),
        rect((x as number) - 108, 400, (x as number) + 108, 424, SNOW, { depth: 0.13, lift: 1 }),
        {
          letters: n as string,
          at: [(x as number) - (n === '7' ? 40 : 0), 158],
          size: 40,
          colour: GOLD,
          depth: 0.13,
        },
      ]),
      // Seven lends its moon; the cat has kept the star.
      line('110,400 200,250 262,120', 10, '#8a6a58', { depth: 0.15 }),
      line('262,120 264,150', 4, '#fff3d0', { depth: 0.15 }),
      blob('204,146! 236,80 306,54 366,82! 312,88 276,122 278,178 328,206! 258,212', '#fff0b8', {
        depth: 0.16,
        lift: 2,
        print: 'letters',
      }),
      blob('106,400 114,356 128,384 146,384 160,356 168,400 166,424 108,424', '#1f1a38', {
        depth: 0.135,
        lift: 0.6,
      }),
      blob('137,356 142,372 157,372 145,382 150,398 137,388 124,398 129,382 117,372 132,372', '#fff8d8', {
        depth: 0.136,
        lift: 0.4,
      }),
      // Eleven's lamps are still up.
      ...[0, 1, 2, 3, 4].flatMap((i) => [
        blob(
          `${392 + i * 33},388 ${408 + i * 33},398 ${424 + i * 33},388 ${418 + i * 33},406 ${398 + i * 33},406`,
          '#b5603f',
          { depth: 0.134, lift: 0.5 },
        ),
        oval(408 + i * 33, 374, 6, 13, '#fffbe6', { depth: 0.135, lift: 0 }),
      ]),
      // Fifteen has everything, to be sure.
      ...pumpkin(712, 402, 0.5, 0.134),
      oval(826, 378, 17, 23, '#c86a8a', { depth: 0.134, lift: 0.6 }),
      rect(752, 362, 784, 402, '#d98aa0', { depth: 0.134, lift: 0.6 }),
      line('768,362 768,344', 5, '#fff6e0', { depth: 0.134 }),
      blob('-100,640! 200,612 450,636 720,610 1000,640! 1000,1700! -100,1700!', '#c9d2ea', {
        depth: 0.3,
        lift: 1.6,
      }),
      ...[
        [60, 560],
        [150, 90],
        [250, 500],
        [420, 60],
        [560, 540],
        [650, 120],
        [870, 540],
        [700, 40],
        [30, 220],
        [880, 100],
      ].map(([x, y], i) => disc(x!, y!, i % 3 ? 7 : 11, '#ffffff', { depth: 0.32 })),
      // Nine's window, from within; on its sill the eight, and the one that lights them.
      {
        shape: '-420,-400! 1320,-400! 1320,1800! -420,1800!',
        snip: true,
        holes: '60,40! 840,40! 840,1010! 60,1010!',
        colour: '#3d2431',
        depth: 0.76,
        lift: 2.4,
      },
      {
        shape: '30,10! 870,10! 870,1040! 30,1040!',
        snip: true,
        holes: '64,44! 836,44! 836,1006! 64,1006!',
        colour: '#9a5f3c',
        depth: 0.761,
        lift: 1.4,
      },
      blob('-130,-400! 74,-400! 60,200 92,560 40,900 -20,1040! -130,1040!', '#7d2f3c', {
        at: [0, 0],
        depth: 0.762,
        lift: 2,
      }),
      blob('1030,-400! 826,-400! 842,200 810,560 862,900 920,1040! 1030,1040!', '#7d2f3c', {
        at: [0, 0],
        depth: 0.762,
        lift: 2,
      }),
      line('10,-100 34,300 0,900', 9, '#6a2532', { depth: 0.763 }),
      line('890,-100 868,300 900,900', 9, '#6a2532', { depth: 0.763 }),
      rect(-400, 1020, 1300, 1090, '#c98a54', { depth: 0.77, lift: 2 }),
      rect(-400, 1090, 1300, 1800, '#2f1b28', { depth: 0.765, lift: 0.4 }),
      rect(-400, 1090, 1300, 1112, '#8a5636', { depth: 0.771, lift: 0 }),
      blob('330,1024! 380,980 420,968! 480,968! 520,980 570,1024!', '#b98a3c', { depth: 0.775, lift: 1.4 }),
      rect(434, 880, 466, 980, '#b98a3c', { depth: 0.7755, lift: 0.8 }),
      ...[1, 2, 3, 4].map((k) =>
        line(
          `${450 - k * 70},880 ${450 - k * 66},${912 + k * 4} ${450 - k * 40},${930 + k * 8} 450,${936 + k * 8} ${450 + k * 40},${930 + k * 8} ${450 + k * 66},${912 + k * 4} ${450 + k * 70},880`,
          13,
          '#b98a3c',
          { depth: 0.774 },
        ),
      ),
      ...[-4, -3, -2, -1, 0, 1, 2, 3, 4].flatMap((k) => {
        const top = k ? 806 : 760;
        return [
          rect(450 + k * 70 - 13, top, 450 + k * 70 + 13, 884, k ? '#e8eef8' : '#f3c9a4', {
            depth: 0.776,
            lift: 0.6,
          }),
          oval(450 + k * 70, top - 34, 17, 34, '#ffd66a', { depth: 0.777, lift: 0 }),
          oval(450 + k * 70, top - 26, 8, 18, '#fffbe6', { depth: 0.778, lift: 0 }),
        ];
      }),
      // Whoever lives at Nine is looking too.
      blob('-90,1700! -70,1350 30,1284 90,1272! 230,1272! 290,1284 390,1350 410,1700!', '#1a0f1a', {
        depth: 0.79,
        lift: 2,
      }),
      disc(160, 1176, 116, '#1a0f1a', { depth: 0.791 }),
      disc(160, 1044, 44, '#1a0f1a', { depth: 0.7915 }),
      line('62,1112 96,1078 128,1062', 6, '#d99a54', { depth: 0.792 }),
      line('196,1064 234,1086 262,1124', 6, '#d99a54', { depth: 0.792 }),
      blob('430,1700! 446,1400 510,1352! 622,1352! 686,1400 702,1700!', '#241523', { depth: 0.785, lift: 2 }),
      disc(566, 1270, 92, '#241523', { depth: 0.786 }),
      blob('520,1196 540,1150 566,1172 590,1146 614,1196', '#241523', { depth: 0.7862, lift: 0 }),
      line('490,1220 512,1194', 6, '#d99a54', { depth: 0.787 }),
      line('620,1196 644,1224', 6, '#d99a54', { depth: 0.787 }),
      // A plate of what they fried.
      oval(716, 1016, 74, 13, '#f3ead6', { depth: 0.779, lift: 0.8 }),
      ...[
        [684, 992],
        [746, 992],
        [716, 962],
      ].flatMap(([x, y], i) => [
        oval(x!, y!, 34, 25, '#c9823c', { depth: 0.7795 + i * 0.001, lift: 0.6 }),
        oval(x!, y! - 9, 10, 7, '#b03a3a', { depth: 0.78 + i * 0.001, lift: 0 }),
      ]),
    ]),
    props: [lantern('rosa.left', 0.5)],
    cast: [
      person('hero', [340, 590], 1.62, {
        pose: 'wave',
        facing: 'right',
        expression: 'delight',
        act: { spine: 12, tilt: -6 },
        lookAt: [450, 740],
        shadow: false,
      }),
      person('rosa', [672, 476], 1.5, {
        pose: 'stand',
        facing: 'left',
        expression: 'wonder',
        act: { spine: 12 },
        lookAt: [450, 740],
        shadow: false,
        depth: 0.719,
      }),
    ],
  },
  no: {
    set: 'gate',
    plain: '#343c74',
    shot: 'low-angle',
    seed: 6,
    weather: 'snow',
    cuts: flat([
      poly('-100,-60! 1000,-60! 1000,1400! -100,1400!', '#2c3468', {
        depth: 0.05,
        lift: 0.2,
        print: 'calendar',
      }),
      poly('330,-60! 730,-60! 860,1150! 200,1150!', '#1a1a38', { depth: 0.1, lift: 2 }),
      poly('540,-60! 610,-60! 700,1150! 540,1150!', '#f0b04e', { depth: 0.11, lift: 0 }),
      poly('360,-60! 560,-60! 560,1150! 240,1150!', '#3a2a44', { depth: 0.2, lift: 2.4 }),
      poly('400,60! 520,60! 516,420! 370,420!', '#2f2238', { depth: 0.21, lift: 0.6 }),
      poly('360,520! 514,520! 510,980! 316,980!', '#2f2238', { depth: 0.21, lift: 0.6 }),
      disc(528, 640, 20, '#c99a4a', { depth: 0.22 }),
      disc(524, 634, 6, '#fff0c0', { depth: 0.23 }),
      { letters: '23', at: [450, 470], size: 60, colour: '#b99a6a', depth: 0.22 },
      // One eye, one long nose, one slipper.
      blob('560,180! 600,150 640,170! 670,420! 600,470 560,440!', '#f0d6c2', { depth: 0.15, lift: 0 }),
      oval(602, 290, 24, 20, '#fffaf0', { depth: 0.16, lift: 0 }),
      disc(600, 294, 11, '#2a2038', { depth: 0.161 }),
      line('576,262 600,250 632,258', 9, '#e8e4dc', { depth: 0.16 }),
      blob('566,300! 548,370 530,400 556,412 580,396!', '#e8c4ac', { depth: 0.24, lift: 0.8 }),
      poly('556,470! 664,450! 690,1090! 556,1090!', '#5f6a4a', { depth: 0.14, lift: 0 }),
      line('560,800 650,780', 16, '#f0b04e', { depth: 0.15 }),
      blob('500,1120 540,1080 640,1084 680,1120 640,1140 520,1140', '#8a5a6a', { depth: 0.24, lift: 1 }),
      blob('-100,1160! 300,1130 620,1160 1000,1130! 1000,1500! -100,1500!', SNOW, { depth: 0.3, lift: 1.4 }),
    ]),
    cast: [
      person('hero', [330, 960], 1.35, {
        facing: 'back',
        act: { tilt: 6, spine: 12 },
        touch: { right: [412, 960] },
      }),
      person('rosa', [130, 840], 1.3, {
        facing: 'right',
        expression: 'worried',
        act: { spine: 12 },
        lookAt: [602, 290],
        touch: 'hero.shoulder',
        depth: 0.71,
      }),
    ],
  },
  gap: {
    set: 'row',
    plain: '#1f2658',
    shot: 'cut-away',
    seed: 7,
    wears: INDOORS,
    cuts: flat([
      poly('20,210! 450,40! 880,210! 880,1270! 20,1270!', '#4f4a84', {
        depth: 0.1,
        lift: 2,
        print: 'calendar',
      }),
      blob('-10,220! 450,10! 910,220! 450,90', SNOW, { depth: 0.11, lift: 1.4 }),
      ...[
        [50, 240],
        [470, 240],
        [50, 590],
        [470, 590],
        [50, 940],
        [470, 940],
      ].map(([x, y], i) =>
        rect(
          x!,
          y!,
          x! + 380,
          y! + 310,
          i === 3 ? '#17183a' : ['#f0bd5c', '#f5cb74', '#eab552', '', '#f3c468', '#eec062'][i]!,
          { depth: 0.2, lift: 0 },
        ),
      ),
      ...[
        [50, 240],
        [470, 240],
        [50, 590],
        [470, 590],
        [50, 940],
        [470, 940],
      ].map(([x, y]) => rect(x! - 8, y! + 304, x! + 388, y! + 322, '#2c2450', { depth: 0.3, lift: 1 })),
      // Trumpet in the door; keyhole; hands over ears.
      rect(700, 300, 830, 544, '#7a4f5a', { depth: 0.21, lift: 0.6 }),
      { rings: [60], at: [620, 360], colour: '#d9a23a', depth: 0.5 },
      { rings: [42], at: [620, 360], colour: '#8a5a20', depth: 0.501 },
      line('640,390 690,460 650,500', 24, '#d9a23a', { depth: 0.49 }),
      rect(70, 640, 190, 894, '#7a4f5a', { depth: 0.21, lift: 0.6 }),
      disc(176, 780, 12, '#2a1c30', { depth: 0.22 }),
      oval(670, 760, 42, 50, '#2f315c', { depth: 0.22, lift: 0 }),
      blob('600,890! 610,830 660,808 720,830 740,890!', '#2f315c', { depth: 0.22, lift: 0 }),
      line('610,850 600,780 632,756', 20, '#34365f', { depth: 0.23 }),
      line('732,850 740,780 706,756', 20, '#34365f', { depth: 0.23 }),
      rect(80, 1120, 210, 1136, '#8a5a4a', { depth: 0.25 }),
      {
        shape: '-70,0! -66,-60 66,-60 70,0!',
        colour: '#fff0e0',
        lift: 0.8,
        at: [330, 436],
        scale: 0.8,
        depth: 0.5,
      },
      rect(262, 434, 400, 446, '#8a5a4a', { depth: 0.4 }),
      rect(600, 1010, 760, 1170, '#232c5c', { depth: 0.21, lift: 0 }),
      rect(590, 1170, 770, 1186, SNOW, { depth: 0.74, lift: 0.6 }),
      ...pumpkin(760, 1240, 0.3, 0.4),
      oval(810, 1236, 9, 14, '#c86a8a', { depth: 0.4, lift: 0.4 }),
    ]),
    cast: [
      person('grownUp', [250, 312], 0.5, {
        facing: 'right',
        expression: 'delight',
        act: { spine: 10 },
        lookAt: [330, 430],
        depth: 0.42,
      }),
      person('hero', [130, 366], 0.54, {
        name: 'first',
        pose: 'point',
        facing: 'right',
        expression: 'joy',
        act: { spine: 12 },
        touch: [220, 430],
      }),
      person('hero', [556, 438], 0.52, {
        name: 'second',
        pose: 'crouch',
        facing: 'right',
        expression: 'delight',
        act: { spine: 12 },
      }),
      person('goalkeeper', [276, 722], 0.52, {
        pose: 'bow',
        facing: 'left',
        expression: 'curious',
        act: { spine: 20 },
      }),
      person('fifteen', [210, 1040], 0.46, { pose: 'shrug', facing: 'right', expression: 'thinking' }),
      person('hero', [680, 1110], 0.46, {
        facing: 'front',
        expression: 'thinking',
        act: { neck: 4, tilt: 10 },
        lookAt: [670, 760],
      }),
    ],
  },
  snow: {
    set: 'home',
    plain: '#6f7fb8',
    shot: 'frame-in-frame',
    seed: 8,
    wears: INDOORS,
    phone: { zoom: 0.9, on: [450, 690], at: [0.5, 0.5] },
    cuts: flat([
      rect(-100, -300, 1000, 1700, '#6f7fb8', { depth: 0.01, lift: 0 }),
      disc(740, 110, 210, '#8492c6', { depth: 0.02 }),
      disc(740, 110, 120, '#a9b3da', { depth: 0.021 }),
      // Far off, a truck with the very last box.
      blob('-100,250! 200,226 420,244 700,222 1000,244! 1000,1700! -100,1700!', '#aab6dc', {
        depth: 0.04,
        lift: 0.8,
      }),
      poly('96,232! 96,186! 132,186! 150,206! 150,232!', '#3f4a7c', { depth: 0.039, lift: 0.4 }),
      poly('152,232! 152,176! 236,176! 236,232!', '#4a568a', { depth: 0.0392, lift: 0.4 }),
      rect(178, 150, 212, 176, '#c8503f', { depth: 0.0391, lift: 0.4 }),
      line('195,150 195,176', 5, GOLD, { depth: 0.0393 }),
      // All of the Row that shows.
      ...[
        [330, '#4c5a94'],
        [470, '#56528a'],
        [600, '#445488'],
      ].flatMap(([x, c]) => [
        poly(`${(x as number) - 66},300! ${x},214! ${(x as number) + 66},300!`, c as string, {
          depth: 0.05,
          lift: 0.8,
        }),
        blob(`${(x as number) - 74},296! ${x},196! ${(x as number) + 74},296! ${x},232`, '#eef1fa', {
          depth: 0.051,
          lift: 0.6,
        }),
      ]),
      // Whoever they are, they are under there.
      ...HATS.flatMap(({ x, y, s, kind }) => hatOf(kind, x, y, s, 0.1)),
      blob(
        '-100,372! 40,350 200,384 330,368 470,388 640,362 800,380 1000,352! 1000,1700! -100,1700!',
        '#eef1fa',
        {
          depth: 0.75,
          holes: PANE,
          lift: 2.4,
        },
      ),
      blob('-100,560! 160,520 330,556 620,520 1000,566! 1000,1700! -100,1700!', '#e2e8f5', {
        depth: 0.751,
        holes: PANE,
        lift: 0.8,
      }),
      blob('-100,760! 120,716 260,740! 640,740! 800,712 1000,760! 1000,1700! -100,1700!', '#d5ddef', {
        depth: 0.752,
        holes: PANE,
        lift: 0.8,
      }),
      // As deep as they stand.
      ...HATS.map(({ x, y, s }) =>
        line(`${x},${y + 40 * s} ${x},${y + 78 * s}`, 5, '#b9c6e2', { depth: 0.7525, dash: [2, 14] }),
      ),
      // A hollow, as warm as a room.
      blob(
        '176,1000 190,800 290,680 450,640 620,676 716,790 736,1000 716,1200 600,1300 300,1300 190,1190',
        '#f6dfae',
        { depth: 0.753, holes: PANE, lift: 0.2 },
      ),
      blob(
        '214,1000 226,830 310,724 450,690 596,720 678,820 694,1000 676,1180 580,1266 320,1266 228,1170',
        '#fbd98a',
        { depth: 0.754, holes: PANE, lift: 0.2 },
      ),
      rect(268, 750, 632, 1230, '#f2b85a', { depth: 0.35, lift: 0 }),
      disc(450, 900, 230, '#f8cd78', { depth: 0.351 }),
      {
        shape: '236,716! 664,716! 664,1264! 236,1264!',
        snip: true,
        holes: PANE,
        colour: '#7a4a3c',
        depth: 0.76,
        lift: 2,
      },
      rect(-100, 1290, 1000, 1700, '#d5ddef', { depth: 0.765, lift: 0.4 }),
      blob(
        '-100,1230! 120,1196 260,1226 450,1206 640,1230 800,1194 1000,1226! 1000,1700! -100,1700!',
        '#eef1fa',
        { depth: 0.77, lift: 2 },
      ),
      blob('230,716! 240,686 330,672 450,682 580,668 664,690 674,716!', '#ffffff', {
        depth: 0.772,
        lift: 1.4,
      }),
      // On the pane, with a finger: one is still to come.
      line('560,812 570,786 596,786 606,812 552,813', 6, '#fff8e4', { depth: 0.775 }),
      ...[
        [96, 470],
        [820, 460],
        [60, 900],
        [830, 880],
        [130, 1090],
        [790, 1100],
        [270, 130],
        [520, 70],
        [860, 260],
        [40, 60],
        [640, 150],
      ].map(([x, y], i) => disc(x!, y!, i % 3 ? 7 : 12, '#ffffff', { depth: 0.78 })),
    ]),
    cast: [
      person('hero', [456, 992], 1.8, {
        pose: 'lookUp',
        facing: 'right',
        expression: 'wonder',
        act: { tilt: -10 },
        lookAt: [480, 300],
        touch: { right: [570, 850] },
        hands: { right: 'point' },
        shadow: false,
        depth: 0.74,
      }),
    ],
  },
  one: {
    set: 'home',
    plain: '#27305f',
    shot: 'thing-in-hand',
    seed: 9,
    wears: INDOORS,
    cuts: flat([
      rect(-100, -60, 1000, 1010, '#8798cc', { depth: 0.05, lift: 0 }),
      // Across the alley: the gap.
      poly('120,1010! 120,250! 450,20! 780,250! 780,1010!', '#39427e', {
        depth: 0.06,
        lift: 1,
        print: 'calendar',
      }),
      blob('90,290! 450,-6! 810,290! 450,110', SNOW, { depth: 0.065, lift: 1 }),
      rect(180, 330, 330, 560, '#151a44', { depth: 0.07, lift: 0 }),
      rect(570, 330, 720, 560, '#151a44', { depth: 0.07, lift: 0 }),
      line('255,330 255,560', 10, '#39427e', { depth: 0.08 }),
      line('645,330 645,560', 10, '#39427e', { depth: 0.08 }),
      line('180,445 330,445', 10, '#39427e', { depth: 0.08 }),
      line('570,445 720,445', 10, '#39427e', { depth: 0.08 }),
      blob('166,560! 250,540 344,560! 344,584! 166,584!', SNOW, { depth: 0.085, lift: 0.6 }),
      blob('556,560! 640,540 734,560! 734,584! 556,584!', SNOW, { depth: 0.085, lift: 0.6 }),
      line('60,-60 60,1010', 34, '#7a5f6c', { depth: 0.1 }),
      line('840,-60 840,1010', 34, '#7a5f6c', { depth: 0.1 }),
      rect(-100, 1010, 1000, 1400, '#b98a6a', { depth: 0.6, lift: 2 }),
      rect(-100, 1010, 1000, 1044, '#e0b98c', { depth: 0.61, lift: 0 }),
      // The best one: a brass ring, stars cut in the lid, dark blue glass, a brass foot.
      { rings: [62], width: 20, at: [450, 552], colour: '#e2ac4c', depth: 0.74 },
      poly('450,560! 520,600! 640,700! 260,700! 380,600!', '#c98f36', { depth: 0.741, lift: 1.6 }),
      poly('236,694! 664,694! 652,736! 248,736!', '#e2ac4c', { depth: 0.744, lift: 1 }),
      ...[
        [350, 660, 1],
        [450, 640, 1.3],
        [550, 660, 1],
      ].map(([x, y, k]) => ({
        shape: '0,-22! 6,-7! 22,-7! 10,3! 14,20! 0,10! -14,20! -10,3! -22,-7! -6,-7!',
        snip: true,
        at: [x, y],
        scale: k,
        colour: '#4a2f1c',
        depth: 0.743,
        lift: 0,
      })),
      poly('270,730! 630,730! 610,1090! 290,1090!', '#1d3a8a', { depth: 0.742, lift: 1.6 }),
      poly('286,734! 370,734! 366,1086! 304,1086!', '#2f58b4', { depth: 0.7422, lift: 0 }),
      poly('300,750! 330,748! 326,1060! 312,1062!', '#7fa4ea', { depth: 0.7424, lift: 0 }),
      poly('530,734! 614,734! 596,1086! 534,1086!', '#152c70', { depth: 0.7422, lift: 0 }),
      line('384,734 376,1086', 12, '#c98f36', { depth: 0.743 }),
      line('516,734 524,1086', 12, '#c98f36', { depth: 0.743 }),
      poly('266,1080! 634,1080! 672,1150! 228,1150!', '#e2ac4c', { depth: 0.745, lift: 1.6 }),
      poly('228,1146! 672,1146! 672,1176! 228,1176!', '#a5702a', { depth: 0.746, lift: 0.8 }),
      // A label on a string, so that nobody can mix it up.
      line('500,590 560,640 596,642', 6, '#f3ead2', { depth: 0.747 }),
      poly('560,640! 600,590! 890,616! 882,752! 588,726!', '#f3ead2', { depth: 0.748, lift: 1.4 }),
      { rings: [9], at: [602, 640], colour: '#8a5f3c', depth: 0.749 },
      { letters: '24', at: [740, 650], turn: 5, size: 34, colour: '#b5402f', depth: 0.749 },
      written('{name}', 738, 702, 256, '#2b3a7a', 0.749, { turn: 5 }),
      // All the Row is in its glass, lit, but for two.
      ...[0, 1, 2, 3, 4, 5].map((i) =>
        rect(
          412 + (i % 2) * 44,
          800 + Math.floor(i / 2) * 78,
          444 + (i % 2) * 44,
          846 + Math.floor(i / 2) * 78,
          i > 3 ? '#0e1c50' : GOLD,
          { depth: 0.7432, lift: 0 },
        ),
      ),
    ]),
    cast: [
      person('hero', [-440, 800], 5.2, {
        facing: 'right',
        touch: { right: [318, 860] },
        hands: { right: 'flat' },
        act: { spine: 12 },
        seatOn: 'chair',
        depth: 0.76,
      }),
    ],
  },
  hum: {
    set: 'home',
    plain: '#2a2f62',
    shot: 'close',
    seed: 10,
    wears: NIGHT,
    cuts: flat([
      ...pumpkin(800, 300, 0.28, 0.3),
      poly('-100,-60! 330,-60! 300,1400! -100,1400!', '#6a5f96', { depth: 0.5, lift: 2, print: 'wallpaper' }),
      ...[70, 150, 240, 340, 450].map((k) => ({
        rings: [k],
        at: [316, 600],
        width: 6,
        colour: '#c9b8e4',
        opacity: 0.6,
        depth: 0.51,
      })),
      rect(640, -60, 1000, 400, '#7a8cc8', { depth: 0.1, lift: 0 }),
      line('640,-60 640,400', 20, '#4a4a80', { depth: 0.11 }),
      disc(830, 120, 70, '#f4f0d8', { depth: 0.11 }),
      ...[
        [180, 560],
        [220, 632],
        [120, 640],
        [170, 720],
      ].map(([x, y]) => ({
        line: '0,-28 24,-14 24,14 0,28 -24,14 -24,-14 0,-28',
        width: 5,
        colour: '#f3cf72',
        opacity: 0.8,
        at: [x, y],
        depth: 0.52,
      })),
      ...bee(120, 330, 0.7, 0.53),
      blob('-100,1080! 200,1030 520,1060 1000,1000! 1000,1500! -100,1500!', '#4a5fa4', {
        depth: 0.9,
        lift: 2,
        print: 'wallpaper',
      }),
    ]),
    cast: [
      person('hero', [505, 600], 3, {
        turn: -14,
        facing: 'left',
        expression: 'listening',
        act: { spine: 14, tilt: -14 },
        hands: 'flat',
        touch: { left: [290, 930] },
        seatOn: 'bed',
        depth: 0.7,
      }),
    ],
  },
  ask: {
    set: 'gate',
    light: 'dawn',
    plain: '#cfd8ec',
    shot: 'over-the-shoulder',
    seed: 11,
    cuts: flat([
      ...house(160, 560, 150, 320, '15', 0.05, { colour: '#9aa4cc' }),
      ...house(330, 540, 130, 280, '13', 0.05, { colour: '#8a94c0' }),
      ...pumpkin(160, 420, 0.3, 0.06),
      blob('-100,520! 300,500 620,530 1000,490! 1000,1500! -100,1500!', '#f4f6fc', { depth: 0.1, lift: 1.4 }),
      poly('560,600! 680,600! 900,1400! 300,1400!', '#c4d0ea', { depth: 0.2, lift: 0 }),
      blob('-100,620! 300,560 540,590! 520,800 400,1080 240,1500! -100,1500!', '#ffffff', {
        depth: 0.3,
        lift: 2,
      }),
      blob('1000,600! 820,580 690,590! 740,800 860,1100 960,1500! 1000,1500!', '#eaf0fa', {
        depth: 0.3,
        lift: 2,
      }),
      poly('-100,-100! 60,-100! 60,1400! -100,1400!', '#3a2a44', { depth: 0.8, lift: 2 }),
      line('690,560 712,650', 8, '#6a4a3a', { depth: 0.26 }),
    ]),
    cast: [
      person('grownUp', [640, 500], 0.55, {
        facing: 'left',
        depth: 0.25,
        act: { spine: 12 },
        touch: { right: [690, 560] },
      }),
      person('hero', [620, 740], 1.5, {
        pose: 'lookUp',
        facing: 'left',
        expression: 'brave',
        act: { spine: -12 },
        lookAt: [180, 420],
        touch: { left: [510, 860] },
      }),
      person('lind', [190, 420], 2.5, { plane: 'silhouette', facing: 'right' }),
    ],
  },
  bees: {
    set: 'honey',
    plain: '#3d2a2a',
    shot: 'two-touching',
    seed: 12,
    wears: COAT,
    phone: { zoom: 1.02, on: [450, 640], at: [0.5, 0.5] },
    lighting: { from: [450, 700], cast: false },
    cuts: flat([
      rect(-100, -300, 1000, 1700, '#3d2a2a', { depth: 0.05, lift: 0.2, print: 'letters' }),
      ...glow(450, 740, 760, 0.06, ['#4b3230', '#5f4034', '#7a5238', '#9c6c3e']),
      // A small window with the day in it, and the one who came out to see.
      rect(66, 60, 226, 230, '#c9d6ec', { depth: 0.1, lift: 0 }),
      blob('66,190! 110,176 170,190 226,172! 226,230! 66,230!', '#eef1fa', { depth: 0.101, lift: 0 }),
      line('146,60 146,230', 10, '#2a1c20', { depth: 0.11 }),
      line('66,145 226,145', 10, '#2a1c20', { depth: 0.11 }),
      // The box, its lid, its door; what is in it comes through the wood.
      poly('300,380! 600,380! 624,1340! 276,1340!', '#c98f4e', { depth: 0.6, lift: 2 }),
      ...[520, 760, 1000].map((y) => line(`${296},${y} ${606},${y + 4}`, 7, '#a06c34', { depth: 0.61 })),
      poly('262,316! 638,316! 650,390! 250,390!', '#e0aa62', { depth: 0.62, lift: 1.6 }),
      blob(
        '258,360! 280,300 340,288 450,296 570,286 626,302 644,366! 610,440 560,404 450,420 330,402 284,436',
        '#a2513f',
        { depth: 0.625, lift: 1.4, print: 'knitting' },
      ),
      ...glow(450, 800, 210, 0.63, ['#d9a252', '#e9b95e', '#f6d27c', '#fdeab0'], 1.2),
      ...[70, 126, 186, 250].map((k) => ({
        rings: [k],
        at: [450, 800],
        flat: 1.2,
        width: 6,
        colour: '#fff3c8',
        depth: 0.64,
        opacity: 0.9,
      })),
      rect(392, 1200, 508, 1226, '#4a2a1c', { depth: 0.64, lift: 0 }),
      rect(370, 1226, 530, 1246, '#e0aa62', { depth: 0.641, lift: 0.8 }),
      ...bee(472, 1214, 0.8, 0.65, -6),
      // One sleeps where it is warmest.
      ...bee(388, 276, 0.9, 0.78, 8),
      line('420,236 432,222 420,222 434,206', 4, '#fbe3a0', { depth: 0.78 }),
    ]),
    cast: [
      person('hero', [196, 730], 2.5, {
        pose: 'stand',
        facing: 'right',
        expression: 'listening',
        act: { spine: 16, tilt: 16 },
        lookAt: 'lind',
        touch: { right: [372, 1010] },
        hands: { right: 'flat' },
        shadow: false,
      }),
      person('lind', [716, 610], 2.5, {
        pose: 'stand',
        facing: 'left',
        expression: 'listening',
        act: { spine: 18, tilt: -14 },
        lookAt: 'hero',
        touch: { right: [550, 960] },
        hands: { right: 'flat' },
        shadow: false,
        depth: 0.719,
      }),
    ],
  },
  jars: {
    set: 'honey',
    plain: '#4a2f2c',
    phone: { zoom: 1.55, on: [450, 770], at: [0.5, 0.5] },
    shot: 'small-before-big',
    seed: 13,
    wears: COAT,
    cuts: flat([
      rect(-100, -60, 1000, 1400, '#7a4f30', { depth: 0.05, lift: 0 }),
      // Ninety: nine shelves of ten; the one that is taken down lets the light in.
      ...Array.from({ length: 9 }, (_, row) => row).flatMap((row) => [
        rect(-100, 108 + row * 122, 1000, 119 + row * 122, '#4a2f2c', {
          depth: 0.2 + row * 0.001,
          lift: 0.8,
        }),
        ...Array.from({ length: 10 }, (_, i) => i).flatMap((i) =>
          row === 5 && i === 4
            ? [
                rect(372, 634, 446, 718, '#fff3c4', { depth: 0.199, lift: 0 }),
                line('382,660 420,626', 5, '#ffffff', { depth: 0.1995 }),
              ]
            : jar(
                38 + i * 92,
                108 + row * 122,
                0.94,
                ['#6f3f1b', '#84501c', '#633618', '#7a481a'][(i * 3 + row) % 4]!,
                0.21 + row * 0.001,
              )
                .slice(0, 3)
                .map((cut, k) => (k === 2 ? { ...cut, colour: '#b98f5e' } : cut)),
        ),
      ]),
      poly('374,640! 446,640! 520,1170! 250,1170!', '#ffdf94', { depth: 0.3, lift: 0, opacity: 0.34 }),
      poly('390,640! 432,640! 450,1170! 330,1170!', '#fff0c0', { depth: 0.301, lift: 0, opacity: 0.34 }),
      rect(-100, 1170, 1000, 1400, '#5a3f3a', { depth: 0.4, lift: 1.4, print: 'letters' }),
      ...jar(404, 1010, 0.75, '#e0952c', 0.74).map((c) => ({ ...c })),
      oval(404, 974, 24, 20, '#fffaf0', { depth: 0.745, lift: 0 }),
      disc(406, 974, 12, '#2a1c22', { depth: 0.746 }),
    ]),
    cast: [
      person('hero', [340, 960], 1.05, {
        facing: 'right',
        expression: 'wonder',
        act: { spine: -18, neck: -2, tilt: -8 },
        touch: { right: [404, 1010] },
        lookAt: [410, 680],
      }),
      person('lind', [690, 870], 1, {
        facing: 'left',
        expression: 'calm',
        act: { spine: 24, neck: 6 },
        lookAt: 'hero',
      }),
    ],
  },
  carry: {
    set: 'gate',
    plain: '#46579e',
    shot: 'silhouette',
    seed: 14,
    weather: 'snow',
    cuts: flat([
      ...[
        [60, '17'],
        [230, '19'],
        [400, '21'],
        [570, '22'],
      ].flatMap(([x, n]) => house(x as number, 820, 160, 520, n as string, 0.1)),
      ...house(-80, 830, 170, 560, '24', 0.11, { lit: false }),
      blob('-100,790! 300,770 620,790 1000,770! 1000,1500! -100,1500!', '#c4cfec', { depth: 0.3, lift: 1.4 }),
      ...glow(340, 1010, 560, 0.31, ['#d4dcf2', '#e4e9f7', '#f3f5fc'], 0.34),
      poly('740,120! 1000,40! 1000,1180! 740,1130!', '#17183a', { depth: 0.5, lift: 2 }),
      poly('770,330! 920,300! 920,1130! 770,1110!', '#e0a050', { depth: 0.51, lift: 0 }),
      ...bundle(60, 1340, 1, 0.97),
      ...bundle(220, 1350, 1.05, 0.971, 'peak', '#1a2048'),
      ...bundle(560, 1370, 1, 0.97, 'cosy'),
      ...bundle(700, 1350, 1.05, 0.971, 'pumpkin', '#1a2048'),
      ...bundle(150, 900, 0.5, 0.6, 'bobble', '#2a3266'),
      ...bundle(260, 890, 0.5, 0.6, 'peak', '#2a3266'),
      ...bundle(600, 890, 0.5, 0.6, 'bobble', '#2a3266'),
      ...bundle(680, 900, 0.52, 0.6, 'cosy', '#2a3266'),
      disc(752, 1230, 30, '#10142f', { depth: 0.98 }),
    ]),
    props: [{ id: 'lantern', at: [475, 1020], scale: 0.55, plane: 'silhouette' }],
    cast: [
      person('hero', [400, 840], 0.95, {
        pose: 'hug',
        holding: 'none',
        plane: 'silhouette',
        facing: 'sideLeft',
        act: { spine: 16 },
      }),
      person('lind', [845, 580], 1.15, { plane: 'silhouette', facing: 'sideLeft', act: { spine: 8 } }),
    ].map((p) => (p.who === 'hero' ? { ...p, facing: 'side' } : p)),
  },
  gold: {
    set: 'honey',
    plain: '#7a3a1c',
    shot: 'low-angle',
    seed: 15,
    wears: COAT,
    cuts: flat([
      ...glow(450, 860, 1000, 0.02, ['#8a441c', '#a85a22', '#c9782c', '#e09a3c', '#f3bd58', '#fbdc8c']),
      rect(410, 40, 490, 330, '#3a2a44', { depth: 0.05, lift: 0 }),
      rect(426, 120, 474, 200, '#fbdc8c', { depth: 0.06, lift: 0 }),
      ...[0, 1, 2, 3].flatMap((row) =>
        [
          ...[0, 1, 2, 3, 4, 5]
            .filter((i) => !(row > 1 && i > 0 && i < 5))
            .flatMap((i) =>
              jar(
                75 + i * 150,
                250 + row * 240,
                1.55,
                ['#f0a032', '#f7b844', '#e88a2a', '#f3c050'][(i + row * 3) % 4]!,
                0.1 + row * 0.001,
              ),
            ),
          poly(
            `-100,${250 + row * 240}! 1000,${250 + row * 240}! 1000,${268 + row * 240}! -100,${268 + row * 240}!`,
            '#6a351c',
            { depth: 0.09 + row * 0.001, lift: 0.6 },
          ),
        ].filter((cut) => row < 2 || !('snip' in cut && String(cut.shape).startsWith('-100'))),
      ),
      ...jar(90, 1330, 3, '#f5ae38', 0.8),
      ...jar(450, 1420, 3.2, '#f9c452', 0.81),
      ...jar(820, 1330, 3, '#f0a032', 0.8),
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
        disc(60 + i * 112, 40 + (i % 3) * 22, 24, '#fbe3a0', { depth: 0.04, opacity: 0.6 }),
      ),
      line('400,1010 440,1090', 9, '#c99a5a', { depth: 0.79 }),
      oval(446, 1104, 11, 20, '#fff8d8', { depth: 0.791, lift: 0 }),
      ...bee(640, 870, 0.8, 0.76),
    ]),
    cast: [
      person('hero', [280, 850], 1.55, {
        facing: 'right',
        expression: 'wonder',
        act: { spine: 12 },
        lookAt: [446, 1100],
        touch: { right: [400, 1020] },
      }),
      person('lind', [610, 740], 1.5, {
        facing: 'left',
        expression: 'joy',
        act: { spine: 14 },
        lookAt: [446, 1100],
        touch: { left: [430, 1010] },
        depth: 0.719,
      }),
    ],
  },
  full: {
    set: 'row',
    plain: '#2c3670',
    shot: 'plan',
    seed: 16,
    lighting: { from: [450, 300], cast: false },
    cuts: flat([
      rect(-100, -60, 1000, 900, '#2c3670', { depth: 0.05, lift: 0.2, print: 'calendar' }),
      // The Row as it is on a calendar, four and twenty and no gap.
      ...Array.from({ length: 24 }, (_, i) => {
        const [x, y] = [92 + (i % 6) * 143, 128 + Math.floor(i / 6) * 186];
        const honey = i > 21;
        return [
          rect(x - 52, y - 78, x + 52, y + 62, honey ? '#ffb93c' : i % 3 ? '#f9cb66' : '#fbdc8c', {
            depth: 0.1,
            lift: 0.6,
          }),
          blob(
            `${x - 64},${y + 62}! ${x - 20},${y + 50} ${x + 30},${y + 54} ${x + 64},${y + 62}! ${x + 64},${y + 76}! ${x - 64},${y + 76}!`,
            SNOW,
            {
              depth: 0.13,
              lift: 0.8,
            },
          ),
          { letters: String(i + 1), at: [x, y + 91], size: 23, colour: '#c9d3f4', depth: 0.13 },
        ];
      }).flat(),
      // What they keep, in their windows.
      ...pumpkin(92 + 286, 500 + 60, 0.62, 0.12),
      oval(92 + 322, 500 + 44, 13, 18, '#c86a8a', { depth: 0.12, lift: 0.4 }),
      disc(92 + 429, 128 + 20, 30, '#b0641f', { depth: 0.12 }),
      blob('100,270! 60,290 56,340 92,364 118,352! 84,340 82,300', '#b0641f', { depth: 0.12, lift: 0 }),
      ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) =>
        line(`${340 + i * 9.5},374 ${340 + i * 9.5},${i === 4 ? 322 : 340}`, 4, '#b0641f', { depth: 0.12 }),
      ),
      ...[0, 1, 2].flatMap((i) => [
        blob(`${622 + i * 30},360 ${638 + i * 30},372 ${654 + i * 30},360 ${638 + i * 30},384`, '#b0641f', {
          depth: 0.12,
          lift: 0,
        }),
        line(`${638 + i * 30},356 ${638 + i * 30},344`, 4, '#b0641f', { depth: 0.12 }),
      ]),
      ...[0, 1, 2, 3, 4, 5].flatMap((i) =>
        jar(636 + (i % 3) * 34, 680 + Math.floor(i / 3) * 64, 0.36, '#d9780f', 0.12),
      ),
      // The alley, trodden flat, and the table.
      blob('-100,880! 300,850 620,880 1000,850! 1000,1500! -100,1500!', '#dfe6f6', { depth: 0.2, lift: 1.6 }),
      oval(450, 1090, 470, 150, '#fbe3a4', { depth: 0.21, lift: 0 }),
      ...bundle(70, 1110, 0.72, 0.3, 'peak', '#3f4a86'),
      ...bundle(180, 1060, 0.62, 0.29, 'bobble', '#55508c'),
      ...bundle(836, 1100, 0.72, 0.3, 'cosy', '#55508c'),
      ...bundle(726, 1050, 0.6, 0.29, 'bobble', '#3f4a86'),
      poly('-100,1230! 1000,1210! 1000,1500! -100,1500!', '#a5423a', {
        depth: 0.78,
        lift: 2.4,
        print: 'gingham',
      }),
      poly('-100,1216! 1000,1196! 1000,1236! -100,1256!', '#fbf0dc', { depth: 0.785, lift: 0.8 }),
      // Dates, doughnuts, an Easter egg; and the cat of Number 15 has not forgotten.
      oval(160, 1216, 90, 22, '#f4f6fc', { depth: 0.79, lift: 1 }),
      ...[110, 140, 172, 204].map((x, i) =>
        oval(x, 1202 - (i % 2) * 8, 20, 12, '#6a3a24', { depth: 0.792, lift: 0.5 }, i * 24),
      ),
      oval(700, 1206, 96, 24, '#f4f6fc', { depth: 0.79, lift: 1 }),
      ...[650, 700, 750].flatMap((x) => [
        oval(x, 1188, 30, 20, '#c9803a', { depth: 0.792, lift: 0.6 }),
        oval(x, 1184, 9, 6, '#7a431c', { depth: 0.793, lift: 0 }),
      ]),
      oval(845, 1176, 24, 32, '#c86a8a', { depth: 0.792, lift: 0.8 }),
      line('824,1176 866,1168', 6, '#fff3d0', { depth: 0.794 }),
    ]),
    cast: [
      person('hero', [400, 940], 1.2, {
        facing: 'right',
        expression: 'proud',
        act: { spine: -8 },
        lookAt: 'lind',
        touch: { left: [330, 1180] },
        depth: 0.74,
      }),
      person('lind', [640, 860], 1.2, {
        facing: 'left',
        expression: 'joy',
        act: { spine: 14 },
        lookAt: 'hero',
        touch: 'hero.shoulder',
        depth: 0.735,
      }),
      person('rosa', [180, 860], 1.1, {
        facing: 'right',
        expression: 'whispering',
        act: { spine: 12 },
        lookAt: 'hero',
        depth: 0.73,
      }),
      { who: 'hen', at: [235, 190], scale: 0.42, facing: 'left', depth: 0.12 },
      { who: 'cat', at: [770, 1222], scale: 0.42, facing: 'right', lookAt: [845, 1176], depth: 0.791 },
    ],
  },
  keep: {
    set: 'home',
    plain: '#5a4468',
    shot: 'two-touching',
    seed: 17,
    wears: NIGHT,
    cuts: flat([
      rect(-100, -60, 560, 1400, '#7a5468', { depth: 0.05, lift: 0.2, print: 'wallpaper' }),
      rect(60, 60, 360, 420, '#fbd98a', { depth: 0.1, lift: 0 }),
      line('210,60 210,420', 14, '#9a6f5a', { depth: 0.11 }),
      line('60,240 360,240', 14, '#9a6f5a', { depth: 0.11 }),
      poly('60,420! 360,420! 560,1300! -60,1300!', '#e0a860', { depth: 0.12, lift: 0, opacity: 0.45 }),
      rect(40, 420, 380, 448, '#b58a6a', { depth: 0.13, lift: 1 }),
      ...jar(130, 420, 0.8, '#f0a032', 0.14),
      ...pumpkin(290, 420, 0.8, 0.14),
      oval(240, 830, 270, 110, '#fbf0dc', { depth: 0.6, lift: 1.6 }, -8),
      blob('-100,1010! 120,960 340,990 560,960! 560,1500! -100,1500!', '#b5603f', {
        depth: 0.76,
        lift: 2,
        print: 'knitting',
      }),
      blob('-100,1010! 120,960 340,990 560,960! 560,1020 340,1050 120,1020 -100,1070!', '#fbf0dc', {
        depth: 0.765,
        lift: 0.6,
      }),
      // The wall, cut through; the bees behind it.
      poly('560,-60! 610,-60! 610,1400! 560,1400!', '#c9a88a', { depth: 0.7, lift: 1.6 }),
      rect(610, -60, 1000, 1400, '#2a1c22', { depth: 0.3, lift: 0 }),
      ...glow(770, 760, 190, 0.4, ['#7a431c', '#b5702a', '#e0a03c', '#f9cf6a', '#fff0b8']),
      ...[0, 1, 2].flatMap((ring) =>
        Array.from({ length: 8 + ring * 5 }, (_, i) => {
          const t = (i * 2 * Math.PI) / (8 + ring * 5) + ring;
          const k = 62 + ring * 52;
          return bee(
            770 + Math.cos(t) * k,
            760 + Math.sin(t) * k,
            0.9,
            0.42 + ring * 0.002,
            (t * 180) / Math.PI + 90,
          );
        }).flat(),
      ),
      ...Array.from({ length: 6 }, (_, i) => ({
        line: '0,-40 35,-20 35,20 0,40 -35,20 -35,-20 0,-40',
        width: 6,
        colour: '#8a5a2a',
        at: [680 + (i % 3) * 80, 200 + Math.floor(i / 3) * 70 + (i % 3 === 1 ? 34 : 0)],
        depth: 0.31,
      })),
    ]),
    cast: [
      person('hero', [310, 760], 1.75, {
        facing: 'right',
        expression: 'asleep',
        act: { spine: 12, tilt: 16 },
        hands: 'flat',
        touch: { right: [520, 800] },
        seatOn: 'bed',
        depth: 0.72,
      }),
    ],
  },
};
function dots(points: string): C {
  return { line: points, width: 8, dash: [4, 24], colour: '#fff6d8', depth: 0.5 };
}

const scenes = wide(drawn);

export const pictures = picturesOf({ cast, wears, sets, scenes });
