import { box, cam, cut, disc, land, line, type More, poly, rings, rows, type XY } from '../../cuts/deep.ts';
import { written } from '../../cuts/written.ts';
import { picturesOf } from '../../pictures.ts';

// Papers: exercise-book (the school's walls, notes), star-chart (hats, skies), gingham (whatever comes from the town, and toast).
const glow = (x: number, y: number, r: number, colours: string[], depth: number) =>
  colours.map((colour, i) => disc(x, y, r * (1 - i / colours.length), colour, depth + i * 0.001));
const word = (letters: string, x: number, y: number, size: number, depth: number, more: More = {}) => ({
  letters,
  at: [x, y] as XY,
  size,
  colour: '#4a3160',
  depth,
  lit: false,
  ...more,
});
/** Where hands lie on a piece that was cut: a speck that cannot be seen, which brings them in front of it. */
const hold = (name: string, x: number, y: number, depth = 0.77) => ({
  id: 'acorn',
  name,
  at: [x, y] as XY,
  scale: 0.02,
  depth,
});

const CREAM = '#fbf1d8',
  GOLD = '#f5c556',
  INK = '#2c1f45',
  STONE = '#8d7fab',
  DEEP = '#4b3a70',
  COAT = '#e2a93f',
  LINING = '#fff6e2',
  TOAST = '#dd9a45';
const HATS = ['#4b3a86', '#2f5f7a', '#7a3f72', '#3a6b5a', '#8a4a4a', '#5a4fa0'];
const COATS = ['#7a68a8', '#4f86a0', '#a8628f', '#5f937c', '#b87562', '#8a80c0'];
const SKINS = ['#6b4433', '#d3a27c', '#925d41', '#efcbb0', '#50322a', '#c08b66'];
const BEARDS = ['#efe8da', '#d9d2c6', '#c9bfae'];

type Wiz = {
  back?: boolean;
  shut?: boolean;
  oh?: boolean;
  look?: number;
  coat?: string | null;
  pen?: boolean;
  bare?: boolean;
  turn?: number;
  dark?: string;
};
/** A wizard of the rows: x, y is the middle of the face, a face 80 wide in scale 1. */
const wiz = (x: number, y: number, s: number, i: number, depth: number, told: Wiz = {}) => {
  const {
    back = false,
    shut = false,
    oh = false,
    look = 0,
    coat = COATS[i % 6]!,
    pen = false,
    bare = false,
    turn = 0,
    dark,
  } = told;
  const own = { at: [x, y] as XY, scale: s, turn };
  const tone = (colour: string) => dark ?? colour;
  const eye = (dx: number) =>
    shut
      ? { ...line(`${dx - 8},-2 ${dx},4 ${dx + 8},-2`, INK, 4, depth + 0.0006), ...own }
      : { ...own, ...disc(x + (dx + look * 3) * s, y - 2 * s, 5 * s, INK, depth + 0.0006), scale: 1 };
  return [
    ...(coat
      ? [cut('-96,220! -84,84 -52,38 0,26 52,38 84,84 96,220!', tone(coat), depth, { ...own, lift: 1 })]
      : []),
    cut(
      '-38,-14 -30,-36 0,-44 30,-36 38,-14 38,14 24,38 0,46 -24,38 -38,14',
      tone(back ? BEARDS[i % 3]! : SKINS[i % 6]!),
      depth + 0.0002,
      { ...own, lift: 0.6 },
    ),
    ...(back || dark
      ? []
      : [
          cut(
            '-40,4 -26,24 -10,16 0,22 10,16 26,24 40,4 44,64 20,104 0,132 -20,104 -44,64',
            BEARDS[i % 3]!,
            depth + 0.0004,
            { ...own, lift: 0.6 },
          ),
          cut('-8,8 0,-4 9,8 0,16', SKINS[(i + 1) % 6]!, depth + 0.0006, { ...own, lift: 0.2 }),
          eye(-15),
          eye(15),
          ...(oh ? [disc(x, y + 34 * s, 9 * s, '#5a2f38', depth + 0.0007)] : []),
        ]),
    ...(bare
      ? []
      : [
          cut(
            '-50,-20! -26,-96 -8,-166 14,-196 44,-190! 26,-164 34,-96 50,-20!',
            tone(HATS[i % 6]!),
            depth + 0.0008,
            { ...own, lift: 1, print: 'star-chart' },
          ),
          cut('-88,-12 -40,-30 0,-34 40,-30 88,-12 40,0 0,-6 -40,0', tone(HATS[i % 6]!), depth + 0.001, {
            ...own,
            lift: 0.8,
          }),
        ]),
    ...(pen ? [{ ...line('58,70 84,0', '#f6e7b4', 6, depth + 0.001), ...own }] : []),
  ];
};
/** A hat that lies or flies by itself. */
const hat = (x: number, y: number, s: number, i: number, depth: number, turn = 0, more: More = {}) => [
  cut('-50,-20! -26,-96 -8,-166 14,-196 44,-190! 26,-164 34,-96 50,-20!', HATS[i % 6]!, depth, {
    at: [x, y] as XY,
    scale: s,
    turn,
    lift: 1.4,
    print: 'star-chart',
    ...more,
  }),
  cut('-88,-12 -40,-30 0,-34 40,-30 88,-12 40,0 0,-6 -40,0', HATS[i % 6]!, depth + 0.0002, {
    at: [x, y] as XY,
    scale: s,
    turn,
    lift: 1,
    ...more,
  }),
];
/** A coat with its arms wide: the collar at 0, 0, the hem above or below it as it is turned. */
const coat = (
  x: number,
  y: number,
  s: number,
  turn: number,
  colour: string,
  depth: number,
  more: More = {},
) => {
  const own = { at: [x, y] as XY, scale: s, turn, ...more };
  return [
    cut(
      '-40,0! 40,0! 96,26 200,70 268,132! 226,188! 130,120 116,120 140,330! 0,346 -140,330! -116,120 -130,120 -226,188! -268,132! -200,70 -96,26',
      colour,
      depth,
      { ...own, lift: 2 },
    ),
    cut('-30,0! 30,0! 52,120 74,322! 0,332 -74,322! -52,120', LINING, depth + 0.0002, {
      ...own,
      lift: 0.4,
      print: 'exercise-book',
    }),
    cut('-46,-4! 0,-24 46,-4! 60,40! 24,26 0,52 -24,26 -60,40!', colour, depth + 0.0004, {
      ...own,
      lift: 0.8,
    }),
    { ...own, rings: [11], at: [x, y] as XY, colour: CREAM, depth: depth + 0.0006, lit: false, gone: true },
  ].filter((piece) => !('gone' in piece));
};
/** A slice of toast on its fork. */
const slice = (x: number, y: number, s: number, turn: number, depth: number, colour = TOAST, fork = true) => {
  const own = { at: [x, y] as XY, scale: s, turn };
  return [
    ...(fork
      ? [
          { ...line('0,60 0,300', '#5b4a5a', 12, depth - 0.0002), ...own },
          { ...line('-26,20 -26,70 26,70 26,20', '#5b4a5a', 9, depth - 0.0001), ...own },
        ]
      : []),
    cut('-62,64! -62,-20 -78,-46 -56,-76 0,-80 56,-76 78,-46 62,-20 62,64!', colour, depth, {
      ...own,
      lift: 1.6,
      lit: false,
      print: 'gingham',
    }),
    cut(
      '-46,50! -46,-14 -58,-42 -44,-60 0,-64 44,-60 58,-42 46,-14 46,50!',
      colour === TOAST ? '#f0c274' : '#2a2024',
      depth + 0.0002,
      { ...own, lift: 0, lit: false },
    ),
  ];
};
const roof = (x: number, top: number, w: number, colour: string, own: More, depth: number) =>
  poly(`${x - w},${top}! ${x},${top - w * 3.2}! ${x + w},${top}!`, colour, depth, {
    ...own,
    lift: 1,
    print: 'star-chart',
  });
/** The school in the air, 560 wide in scale 1: x, y is the middle of its terrace. */
const school = (
  x: number,
  y: number,
  s: number,
  depth: number,
  told: { turn?: number; wall?: string; roofs?: string; pane?: string; keel?: string; lit?: boolean } = {},
) => {
  const { turn = 0, wall = STONE, roofs = DEEP, pane = GOLD, keel = '#5d4d80', lit = true } = told;
  const own: More = { at: [x, y] as XY, scale: s, turn, ...(lit ? {} : { lit: false }) };
  const pale = { ...own, lit: false, lift: 0 };
  return [
    ...[-180, -70, 40, 150].map((dx, i) => ({
      ...line(`${dx},60 ${dx + 10},${170 + (i % 2) * 50} ${dx - 14},${230 + (i % 3) * 40}`, roofs, 9, depth),
      ...own,
    })),
    cut('-300,0! -240,80 -130,130 -60,210 10,140 120,150 230,80 300,0!', keel, depth + 0.0004, {
      ...own,
      lift: 1.4,
    }),
    ...[-236, -84, 92, 232].flatMap((dx, i) => [
      box(dx - 36, -[300, 410, 370, 280][i]!, dx + 36, 0, wall, depth + 0.0006 + i * 0.0001, {
        ...own,
        lift: 1,
        print: 'exercise-book',
      }),
      roof(dx, -[296, 406, 366, 276][i]!, 54, roofs, own, depth + 0.0012),
      box(dx - 10, -[250, 350, 310, 230][i]!, dx + 10, -[210, 310, 270, 190][i]!, pane, depth + 0.0014, pale),
    ]),
    box(-260, -170, 260, 0, wall, depth + 0.0016, { ...own, lift: 1, print: 'exercise-book' }),
    ...Array.from({ length: 9 }, (_, i) =>
      box(-40 + i * 24, -214 - (i % 3) * 10, -24 + i * 24, -168, '#6f608f', depth + 0.0015, {
        ...own,
        lift: 0.4,
      }),
    ),
    ...[-210, -130, -50, 30, 110, 190].map((dx) =>
      box(dx - 14, -130, dx + 14, -80, pane, depth + 0.0018, pale),
    ),
    cut('-30,0! -30,-50 0,-74 30,-50 30,0!', roofs, depth + 0.0018, { ...own, lift: 0 }),
    box(-310, -8, 310, 14, '#b3a7c6', depth + 0.002, { ...own, lift: 1 }),
  ];
};
/** The duck's pencil and notebook. */
const notes = (duck: string, s: number, depth: number, text = '', side = 1) => [
  { ...line('-34,-34 30,20', '#c8553d', 11, depth), on: `${duck}.back`, scale: s },
  ...(text || side
    ? [
        poly('-60,-76! 56,-84! 66,70! -50,78!', CREAM, depth + 0.0002, {
          on: `${duck}.eye`,
          dx: -104 * s * side,
          dy: 74 * s,
          scale: s,
          lift: 1,
          print: 'exercise-book',
          lit: false,
        }),
        ...(text
          ? [
              {
                letters: text,
                on: `${duck}.eye`,
                dx: -102 * s * side,
                dy: 66 * s,
                size: 34 * s,
                colour: '#c8553d',
                depth: depth + 0.0004,
                lit: false,
              },
            ]
          : []),
      ]
    : []),
];
const nest = (x: number, y: number, s: number, depth: number, eggs = 3) => [
  ...Array.from({ length: eggs }, (_, i) =>
    cut('-24,20 -26,-8 -12,-32 12,-32 26,-8 24,20 0,32', '#f6f0dc', depth + 0.0002, {
      at: [x + (i - (eggs - 1) / 2) * 44 * s, y - 26 * s] as XY,
      scale: s,
      lift: 0.6,
    }),
  ),
  cut('-140,-30! -70,-10 0,-4 70,-10 140,-30! 150,20 110,70 0,84 -110,70 -150,20', '#a5794a', depth + 0.001, {
    at: [x, y] as XY,
    scale: s,
    lift: 1.6,
  }),
  ...[
    '-176,-40 -60,10 70,4',
    '176,-52 60,8 -60,20',
    '-160,6 0,40 150,10',
    '-130,44 10,56 166,30',
    '-172,24 -40,60 110,62',
  ].map((l, i) => ({
    ...line(l, i % 2 ? '#7d5830' : '#c89b62', 9, depth + 0.0012),
    at: [x, y] as XY,
    scale: s,
  })),
];
const reeds = (spots: number[][], colour: string, depth: number, s = 1) =>
  spots.flatMap(([x, y, turn], i) => [
    { ...line('0,0 -6,-180 4,-330', colour, 13, depth + i * 0.0004), at: [x, y] as XY, turn, scale: s },
    ...(i % 2
      ? [
          cut('-16,-300 -14,-370 0,-390 14,-370 16,-300 0,-286', '#7a4a34', depth + i * 0.0004 + 0.0002, {
            at: [x, y] as XY,
            turn,
            scale: s,
          }),
        ]
      : []),
  ]);
const flames = (x: number, y: number, s: number, depth: number) => [
  cut('-60,0! -70,-50 -30,-70 -34,-130 10,-90 30,-150 60,-70 66,-30 56,0!', '#f2762e', depth, {
    at: [x, y] as XY,
    scale: s,
    lift: 0,
    lit: false,
  }),
  cut('-34,0! -40,-30 -10,-50 0,-90 26,-46 36,-20 32,0!', '#fcd25a', depth + 0.0002, {
    at: [x, y] as XY,
    scale: s,
    lift: 0,
    lit: false,
  }),
];
const oven = (x: number, y: number, s: number, depth: number) => [
  cut('-110,0! -110,-150 -70,-220 0,-240 70,-220 110,-150 110,0!', '#6e4550', depth, {
    at: [x, y] as XY,
    scale: s,
    lift: 1.6,
  }),
  cut('-80,0! -80,-130 -50,-184 0,-200 50,-184 80,-130 80,0!', '#ffb648', depth + 0.0002, {
    at: [x, y] as XY,
    scale: s,
    lift: 0,
    lit: false,
  }),
  ...flames(x, y, s, depth + 0.0004),
];
const lamp = (x: number, y: number, s: number, depth: number) => [
  { ...line('0,0 0,-250', '#2c2440', 12, depth), at: [x, y] as XY, scale: s },
  cut('-34,-250! -24,-320! 24,-320! 34,-250!', '#ffd76a', depth + 0.0002, {
    at: [x, y] as XY,
    scale: s,
    snip: true,
    lift: 0.6,
    lit: false,
  }),
  poly('-44,-318! 0,-352! 44,-318!', '#2c2440', depth + 0.0004, { at: [x, y] as XY, scale: s }),
];
/** A house of the town, its foot at x, y. */
const house = (
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  depth: number,
  pane = '#ffd98a',
) => [
  box(x - w, y - h, x + w, y, colour, depth, { lift: 1.2 }),
  poly(
    `${x - w - 16},${y - h}! ${x},${y - h - w * 0.9}! ${x + w + 16},${y - h}!`,
    '#4a3560',
    depth + 0.0004,
    { lift: 1.2, print: 'gingham' },
  ),
  ...[-0.5, 0.5].flatMap((k) =>
    [0.68, 0.34].map((v) =>
      box(
        x + k * w - w * 0.2,
        y - h * v - w * 0.26,
        x + k * w + w * 0.2,
        y - h * v + w * 0.2,
        pane,
        depth + 0.0006,
        { lift: 0, lit: false },
      ),
    ),
  ),
];
const spiral = (x: number, y: number, from: number, to: number, turns: number, n: number, flat = 0.8) =>
  Array.from({ length: n }, (_, i) => {
    const t = i / (n - 1);
    const a = -Math.PI / 2 + t * turns * Math.PI * 2;
    const r = from + (to - from) * t;
    return [x + Math.cos(a) * r, y + Math.sin(a) * r * flat] as XY;
  });

/** Three times round the fountain, the same step between all. */
const SNAIL = Array.from({ length: 44 }, (_, i) => {
  const r = Math.sqrt(150 * 150 + i * 3350);
  const a = -Math.PI / 2 - (2 * Math.PI * (r - 150)) / 108;
  return [430 + Math.cos(a) * r, 650 + Math.sin(a) * r * 0.96] as XY;
}).reverse();

const cast = {
  ottoline: {
    look: {
      skin: 's3',
      face: 'long',
      nose: 'long',
      hair: 'longWaves',
      hairColour: 'snow',
      glasses: 'round',
      outfit: 'raincoat',
      cloth: 'plum',
      extras: ['wizardHat'],
    },
    build: 'elder',
  },
  pym: {
    look: {
      skin: 's6',
      face: 'square',
      hair: 'buzz',
      hairColour: 'espresso',
      outfit: 'dungarees',
      cloth: 'night',
      extras: ['cap'],
    },
    build: 'grown-up',
  },
  baker: {
    look: {
      skin: 's1',
      face: 'round',
      hair: 'crop',
      hairColour: 'soot',
      outfit: 'tee',
      cloth: 'cream',
      extras: ['cap'],
    },
    build: 'grown-up',
  },
  child: {
    look: {
      age: 'little',
      skin: 's7',
      hair: 'pigtails',
      hairColour: 'auburn',
      outfit: 'pyjamas',
      cloth: 'rose',
      extras: [],
    },
  },
  duck: { who: 'duck' },
};
const wears = { outfit: 'jumper', cloth: 'honey', extras: ['scarf'] };
const LIGHTLY = { outfit: 'vest', cloth: 'clay', extras: ['scarf'] };
const base = (backdrop: string, plain: string, light: string, seed: number, more: More = {}) => ({
  backdrop,
  light,
  plain,
  lighting: {},
  seed,
  disc: false,
  frame: false,
  ...more,
});
const sets = {
  breakfast: base('nursery', '#f3dfae', 'noon', 3),
  sky: base('open-sky', '#cfe0ea', 'noon', 5),
  hall: base('magic-school', '#4a3a6e', 'noon', 7),
  kitchen: base('magic-school', '#3a2436', 'night', 9),
  pond: base('open-sky', '#e9c58a', 'noon', 11),
  dusk: base('open-sky', '#8a6fae', 'dusk', 13),
  square: base('night-town', '#2b2a55', 'night', 15),
  town: base('open-sky', '#e8d3a2', 'noon', 17),
};
const sitting = { seatOn: 'boat', shadow: false, by: 'head' };
/** A coin of window light on the hall's wall, and rows of desks. */
const arches = (colours: string[], depth: number) =>
  [120, 450, 780].map((x, i) =>
    cut(
      `${x - 100},520! ${x - 100},180 ${x - 60},70 ${x},30 ${x + 60},70 ${x + 100},180 ${x + 100},520!`,
      colours[i % colours.length]!,
      depth,
      { lift: 0, lit: false },
    ),
  );
/** Pym's arm, drawn out of the wall at last, and the sparks of the main. */
const freed = (x: number, turn: number) => [
  ...glow(x, 420, 330, ['#5f4a94', '#7d62b4', '#a488d6'], 0.772),
  cut('-130,900! -120,300 -96,120 -70,60 70,60 100,120 126,300 140,900!', '#8a5f48', 0.775, {
    at: [x, 470] as XY,
    turn,
    lift: 2.4,
  }),
  cut('-134,900! -126,420 -60,470 10,400 60,470 130,410 142,900!', '#33283a', 0.776, {
    at: [x, 470] as XY,
    turn,
    lift: 0.4,
  }),
  cut(
    '-96,70 -108,-40 -176,-90 -190,-130 -160,-150 -96,-110 -86,-130 -100,-250 -82,-282 -52,-262 -36,-140 -26,-140 -22,-290 4,-314 30,-290 34,-140 44,-136 66,-264 92,-286 116,-258 98,-120 104,-100 140,-164 172,-170 180,-140 134,-30 110,30 96,90 0,110',
    '#a9775a',
    0.777,
    { at: [x, 470] as XY, turn, lift: 2.4 },
  ),
  ...rows('-190,-190 -80,-350 14,-380 112,-350 206,-210').map(([dx, dy], i) =>
    poly('0,-46! 10,-10! 46,0! 10,10! 0,46! -10,10! -46,0! -10,-10!', i % 2 ? '#e9d6ff' : '#c9a6ff', 0.78, {
      at: [x + dx! + turn * 4, 470 + dy!] as XY,
      turn: i * 20,
      scale: 0.9,
      lift: 0.6,
      lit: false,
    }),
  ),
];
/** One arm straight up, of somebody who is an outline. */
const raised = (hand: XY, width: number) => [
  { from: 'hero.chest', to: hand, width, colour: '#1c1328', depth: 0.7335, lit: false },
  disc(hand[0], hand[1], width * 0.66, '#1c1328', 0.734),
  { ...line('0,0 6,-34', '#1c1328', width * 0.5, 0.734, { lit: false }), at: hand },
];
/** Coats that button themselves, on their pegs. */
const pegs = (spots: number[][], s: number, depth: number) =>
  spots.flatMap(([x, y], i) => [
    cut(
      '-30,0! 30,0! 62,30 70,170! 44,176! 40,90 46,220! -46,220! -40,90 -44,176! -70,170! -62,30',
      COATS[i % 6]!,
      depth,
      { at: [x, y] as XY, scale: s, lift: 1.2 },
    ),
    ...[40, 84, 128, 172].map((dy) => disc(x!, y! + dy * s, 8 * s, CREAM, depth + 0.001)),
  ]);
const scenes = {
  letter: {
    set: 'breakfast',
    shot: 'thing-in-hand',
    camera: cam(),
    phone: cam({ on: [450, 600] }),
    cuts: [
      box(560, 40, 1400, 560, '#bfdbe6', 0.1, { lift: 0, lit: false }),
      ...school(742, 190, 0.13, 0.11, { pane: '#8d7fab' }),
      cut('600,300 660,270 740,280 800,300 720,320', '#ffffff', 0.112, { lift: 0.6 }),
      line('560,40 560,560 1400,560', '#b88a55', 26, 0.12),
      land('-500,1090! 1400,1090!', '#d9674f', 0.5, { lift: 2, print: 'gingham' }),
      poly('140,600! 770,570! 800,1130! 150,1160!', '#fdf4dd', 0.765, {
        lift: 2.6,
        print: 'exercise-book',
        lit: false,
      }),
      word('PROFESSOR', 462, 838, 74, 0.768, { turn: -2 }),
      written('{name}', 465, 930, 590, '#8a4a9c', 0.768, { turn: -2 }),
      ...[1010, 1054, 1098].map((y, i) =>
        line(
          `230,${y} 330,${y - 8} 430,${y + 4} 560,${y - 6} ${[690, 650, 560][i]},${y}`,
          '#8a7aa0',
          6,
          0.768,
        ),
      ),
      cut('-60,8 -40,-44 6,-60 50,-36 62,14 36,54 -14,62 -50,44', '#7a4aa0', 0.769, {
        at: [670, 1062],
        lift: 1,
        lit: false,
      }),
      cut('-30,4 -20,-24 4,-32 26,-18 32,8 16,28 -10,32', '#9a6cc0', 0.77, {
        at: [670, 1062],
        lift: 0,
        lit: false,
      }),
      cut('0,60! -26,10 -22,-60 6,-110 24,-50 20,10', '#f4ecd8', 0.771, {
        at: [720, 1030],
        turn: 38,
        lift: 0.8,
      }),
      // One cup, and a button in the wrong hole.
      cut('-70,-60! 70,-60! 56,50 30,70 -30,70 -56,50', '#5f86a8', 0.78, { at: [90, 1190], lift: 1.6 }),
      disc(686, 662, 12, '#b8432f', 0.79),
      line('652,650 664,630', '#7a4a20', 6, 0.79),
    ],
    props: [hold('one', 160, 740, 0.772), hold('other', 776, 716, 0.772)],
    cast: [
      {
        who: 'hero',
        pose: 'read',
        holding: 'none',
        at: [400, 350],
        scale: 2.05,
        facing: 'front',
        expression: 'curious',
        act: { spine: 6, tilt: 7 },
        lookAt: [462, 700],
        touch: { left: 'one', right: 'other' },
        hands: { left: 'grip', right: 'grip' },
        depth: 0.74,
        ...sitting,
      },
    ],
  },
  basket: {
    set: 'sky',
    shot: 'low-angle',
    camera: cam(),
    phone: cam({ on: [450, 690], zoom: 0.9 }),
    cuts: [
      cut('-500,900 -100,860 300,920 700,860 1400,910! 1400,1100! -500,1100!', '#e3edf0', 0.12, {
        lift: 0.8,
      }),
      ...school(500, 330, 1.75, 0.2, { keel: '#54457a' }),
      ...rows('200,520 420,590 690,560 860,470').map(([x, y], i) =>
        cut('-40,0! -30,70 -46,130 -12,200 10,120 40,60 34,0!', '#463a68', 0.206, {
          at: [x, y],
          scale: 0.8 + (i % 2) * 0.3,
          lift: 1,
        }),
      ),
      { from: 'pym.left', to: [606, 590], width: 9, colour: '#f1dfb0', depth: 0.72 },
      cut('470,850! 740,850! 716,1000 690,1030 520,1030 494,1000', '#b5834c', 0.76, {
        lift: 2,
        print: 'gingham',
      }),
      cut('480,846 606,820 730,846 606,880', '#6b4727', 0.73, { lift: 0.6 }),
      line('462,850 606,872 748,850', '#dcb273', 20, 0.762),
      line('480,850 540,700 606,580', '#f1dfb0', 8, 0.725),
      line('734,850 670,700 606,580', '#f1dfb0', 8, 0.725),
      cut('440,880 520,870 560,920 540,1010 480,1060 450,1000', COAT, 0.764, { lift: 1.2 }),
      land('-500,1220 -100,1200 300,1226 700,1204 1400,1220!', '#7fb0a8', 0.5, { print: 'star-chart' }),
      ...reeds(
        rows('30,1340,-10 90,1350,4 300,1360,12 400,1370,-6 800,1350,8 870,1340,-6 -200,1340,6 1080,1340,-4'),
        '#5c8a58',
        0.78,
        1.2,
      ),
      ...nest(170, 1290, 1.5, 0.792, 0),
      ...notes('duck', 1.7, 0.795, '', -1),
      { ...line('-20,30 -14,-10 20,-14 26,28', '#c8553d', 7, 0.797), on: 'duck.eye', dx: 186, dy: 130 },
      { ...line('4,-50 4,-14', '#c8553d', 6, 0.797), on: 'duck.eye', dx: 186, dy: 130 },
    ],
    cast: [
      {
        who: 'hero',
        pose: 'lookUp',
        at: [600, 690],
        scale: 0.95,
        facing: 'right',
        expression: 'wonder',
        act: { spine: -10, tilt: -8 },
        lookAt: 'pym',
        touch: { right: [664, 850] },
        depth: 0.745,
        ...sitting,
      },
      {
        who: 'pym',
        pose: 'wind',
        at: [690, 96],
        scale: 0.56,
        facing: 'left',
        expression: 'calm',
        act: { spine: 24 },
        lookAt: 'hero',
        depth: 0.209,
        ...sitting,
      },
      { who: 'duck', at: [180, 1290], scale: 1.75, facing: 'right', lookAt: 'hero', depth: 0.79 },
    ],
  },
  hall: {
    set: 'hall',
    shot: 'over-the-shoulder',
    camera: cam(),
    cuts: [
      box(-500, -300, 1400, 1800, '#43346a', 0.1, { lift: 0 }),
      ...[0, 1, 2, 3].map((i) =>
        cut(
          `${450 - 180 - i * 190},${330 + i * 40} ${450},${250 - i * 20} ${450 + 180 + i * 190},${330 + i * 40} ${450 + 260 + i * 260},${1800} ${450 - 260 - i * 260},${1800}`,
          ['#7a68a8', '#6a5898', '#5a4988', '#4d3d78'][i]!,
          0.13 - i * 0.006,
          { lift: 0.8, print: 'exercise-book' },
        ),
      ),
      poly('380,-300! 560,-300! 640,520! 260,520!', '#f6e6b8', 0.16, { lift: 0, lit: false, opacity: 0.85 }),
      cut('250,520 330,480 450,470 570,480 650,520 570,560 450,572 330,560', '#f9edc8', 0.161, {
        lift: 0,
        lit: false,
      }),
      box(404, 452, 500, 468, '#8a5a3c', 0.75, { lift: 1 }),
      box(412, 468, 424, 512, '#6b4430', 0.749),
      box(480, 468, 492, 512, '#6b4430', 0.749),
      // Row behind row of hats.
      ...[330, 390, 520, 580].flatMap((x, i) =>
        wiz(x + (i > 1 ? 10 : -10), 600, 0.3, i, 0.3, { back: true }),
      ),
      ...[210, 300, 390, 510, 600, 690].flatMap((x, i) =>
        wiz(x, 690, 0.44, i + 1, 0.4 + i * 0.0012, { back: true }),
      ),
      ...[100, 240, 380, 520, 660, 800].flatMap((x, i) =>
        wiz(x, 820, 0.66, i + 2, 0.5 + i * 0.0012, { back: true }),
      ),
      ...[-20, 200, 690, 900].flatMap((x, i) => wiz(x, 1000, 1, i, 0.776 + i * 0.0012, { back: true })),
      ...[-240, 1140].flatMap((x, i) => wiz(x, 1000, 1, i, 0.776 + i * 0.0012, { back: true })),
      ...wiz(120, 1300, 1.9, 3, 0.79, { back: true, coat: '#51447a' }),
      ...wiz(760, 1310, 1.9, 0, 0.793, { back: true, coat: '#463a6c' }),
      // An egg, balanced; and a duck in row four.
      cut('-24,22 -26,-8 -12,-34 12,-34 26,-8 24,22 0,34', '#fdf5df', 0.8, {
        at: [208, 796],
        scale: 0.7,
        lift: 0.6,
        lit: false,
      }),
      ...notes('duck', 0.6, 0.785, '', 0),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'stand',
        at: [452, 376],
        scale: 0.5,
        facing: 'front',
        by: 'head',
        expression: 'worried',
        act: { spine: 12, tilt: 6 },
        touch: { left: [420, 452] },
        lookAt: [450, 900],
        depth: 0.745,
      },
      { who: 'duck', at: [450, 1120], scale: 0.8, facing: 'left', depth: 0.784 },
    ],
  },
  inch: {
    set: 'hall',
    plain: '#aeb9c6',
    shot: 'cut-away',
    camera: cam(),
    phone: cam({ on: [450, 600], zoom: 1 }),
    cuts: [
      disc(450, 430, 640, '#c2cbd4', 0.1),
      ...[60, 310, 600, 840].map((x, i) => roof(x, 130, [54, 62, 58, 50][i]!, '#5a4f7c', {}, 0.2)),
      box(20, 120, 880, 990, '#75698f', 0.3, { lift: 2.4, print: 'exercise-book' }),
      ...[0, 1, 2].flatMap((r) =>
        [0, 1, 2].map((c) =>
          box(
            50 + c * 276,
            150 + r * 282,
            296 + c * 276,
            404 + r * 282,
            ['#b9b3cc', '#a9a3c2', '#c6c0d4'][(r + c) % 3]!,
            0.31,
            { lift: 0, lit: false },
          ),
        ),
      ),
      // The pipes, and Pym's arm in them.
      ...[309, 586].map((x) => line(`${x},120 ${x},990`, '#5c5076', 26, 0.32)),
      ...[418, 700].map((y) => line(`30,${y} 870,${y}`, '#5c5076', 16, 0.32)),
      // An egg, a handle, a shoelace, a tap, a bed, a kettle.
      ...wiz(150, 290, 0.62, 0, 0.4, { look: 1 }),
      cut('-24,22 -26,-8 -12,-34 12,-34 26,-8 24,22 0,34', '#fdf5df', 0.41, { at: [246, 370], lift: 0.6 }),
      ...wiz(410, 300, 0.62, 1, 0.4, { oh: true }),
      box(486, 210, 566, 404, '#8a5f48', 0.405, { lift: 1 }),
      disc(500, 312, 9, GOLD, 0.406),
      ...wiz(720, 320, 0.62, 2, 0.4, { look: -1, turn: 14 }),
      line('640,390 680,350 730,392 780,350 820,390', '#c8553d', 7, 0.42),
      ...wiz(150, 590, 0.62, 3, 0.4, { shut: true }),
      box(60, 640, 286, 664, '#e8e2d2', 0.42, { lift: 1 }),
      ...wiz(760, 590, 0.62, 4, 0.4, { oh: true, look: -1 }),
      line('612,520 660,520 660,560', '#5c5076', 16, 0.41),
      ...[600, 630].map((y) =>
        cut('0,-16! 9,4 0,14 -9,4', '#7fb6d6', 0.41, { at: [660, y], lift: 0, lit: false }),
      ),
      ...wiz(140, 872, 0.6, 5, 0.4, { bare: true }),
      ...hat(240, 960, 0.6, 5, 0.41, 100),
      ...wiz(690, 870, 0.56, 1, 0.4, { look: 1 }),
      ...wiz(800, 870, 0.56, 2, 0.401, { look: -1 }),
      cut('-70,0! -60,-60 60,-60 70,0!', '#6f608f', 0.41, { at: [748, 966], lift: 1 }),
      // A hole through the floors, down to the pond.
      poly('392,690! 520,690! 540,990! 372,990!', '#e6ecec', 0.33, { lift: 0, lit: false, opacity: 0.8 }),
      poly('372,1040! 540,1040! 620,1220! 290,1220!', '#e6ecec', 0.55, {
        lift: 0,
        lit: false,
        opacity: 0.55,
      }),
      line('432,600 446,860 452,1120', '#ffffff', 7, 0.745, { dash: [10, 20], lit: false }),
      cut('20,990! 880,990! 760,1060 640,1050 560,1100 450,1070 330,1100 240,1050 120,1060', '#5a4f7c', 0.5, {
        lift: 2,
        holes: '376,980! 536,980! 544,1110! 368,1110!',
      }),
      land('-500,1210 -100,1196 300,1216 700,1196 1400,1210!', '#6fa3a6', 0.6, { print: 'star-chart' }),
      ...nest(450, 1260, 0.7, 0.768, 0),
      line('580,1290 580,1130', '#f1dfb0', 12, 0.766),
      ...[1150, 1180, 1210, 1240].map((y) => line(`572,${y} 592,${y}`, '#c8553d', 5, 0.767)),
      ...notes('duck', 0.7, 0.771, '', 0),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'peek',
        at: [412, 570],
        scale: 0.66,
        by: 'head',
        facing: 'right',
        expression: 'worried',
        act: { spine: 22, tilt: 12 },
        lookAt: [450, 1200],
        touch: { right: 'pym.elbow' },
        depth: 0.75,
      },
      {
        who: 'pym',
        pose: 'stand',
        at: [520, 540],
        scale: 0.62,
        by: 'head',
        facing: 'left',
        expression: 'calm',
        touch: { right: [586, 560] },
        lookAt: 'hero',
        depth: 0.745,
      },
      { who: 'duck', at: [450, 1256], scale: 0.85, facing: 'right', lookAt: [580, 1150], depth: 0.767 },
    ],
  },
  ottoline: {
    set: 'hall',
    plain: '#3f3163',
    shot: 'close',
    camera: cam(),
    cuts: [
      poly('-500,-300! 1400,-300! 1400,1800! -500,1800!', '#43356a', 0.1, { lift: 0 }),
      poly('330,-300! 620,-300! 760,1800! 150,1800!', '#6a5896', 0.11, { lift: 0 }),
      poly('400,-300! 560,-300! 620,1800! 290,1800!', '#8d7bb6', 0.12, { lift: 0 }),
      cut(
        '-500,1010 -100,940 160,880 330,930 450,900 600,930 760,880 1000,950 1400,1010! 1400,1800! -500,1800!',
        '#7a5a9c',
        0.755,
        { lift: 2.4 },
      ),
      cut('300,930 420,1000 450,1330 380,1800 250,1800 300,1330', '#6a4c8c', 0.756, { lift: 0 }),
      line('560,1040 650,1030', '#2c1f45', 14, 0.758),
      line('568,1050 640,1042', '#c9b6e0', 5, 0.759),
      disc(420, 1010, 98, '#a9822e', 0.764, { lit: false }),
      disc(420, 1002, 96, '#f2c55c', 0.765),
      disc(420, 1002, 72, '#e0ad43', 0.7652),
      ...rows('396,978 444,978 396,1026 444,1026').map(([x, y]) => disc(x!, y!, 11, '#5a3a1c', 0.7656)),
      // In it, very small: somebody taking this down.
      cut('-20,8 -16,-8 0,-10 4,-26 18,-28 22,-14 14,-4 16,10 0,16', '#fdf4dd', 0.7654, {
        at: [474, 950],
        scale: 0.8,
        lift: 0,
        lit: false,
      }),
      cut('0,-30! 14,4 10,22 0,28 -10,22 -14,4', '#bfe4f4', 0.79, {
        on: 'ottoline.mouth',
        dx: 34,
        dy: -8,
        scale: 1.1,
        lift: 0.6,
        lit: false,
      }),
      cut('0,-30! 14,4 10,22 0,28 -10,22 -14,4', '#bfe4f4', 0.79, {
        on: 'ottoline.mouth',
        dx: 46,
        dy: 120,
        scale: 0.8,
        lift: 0.6,
        lit: false,
      }),
    ],
    props: [
      hold('rim', 336, 1030),
      hold('other', 506, 1040),
      hold('hole', 600, 1080),
      hold('edge', 270, 1000),
    ],
    cast: [
      { who: 'duck', at: [150, 1300], scale: 0.8, facing: 'right', depth: 0.79, lookAt: 'hero' },
      {
        who: 'ottoline',
        pose: 'knit',
        holding: 'none',
        at: [250, 500],
        scale: 2.25,
        facing: 'right',
        expression: 'crying',
        act: { spine: 16, tilt: 6 },
        lookAt: [420, 1000],
        touch: { left: 'edge', right: 'rim' },
        hands: { left: 'grip', right: 'pinch' },
        depth: 0.735,
        ...sitting,
      },
      {
        who: 'hero',
        pose: 'think',
        holding: 'none',
        at: [650, 640],
        scale: 1.95,
        facing: 'left',
        expression: 'thinking',
        act: { spine: 9, tilt: 10 },
        lookAt: [420, 1000],
        touch: { left: 'other', right: 'hole' },
        hands: { left: 'pinch', right: 'flat' },
        depth: 0.745,
        ...sitting,
      },
    ],
  },
  round: {
    set: 'hall',
    plain: '#6c5a98',
    shot: 'frame-in-frame',
    camera: cam(),
    phone: cam({ on: [450, 760] }),
    cuts: [
      ...glow(450, 520, 620, ['#7a67a6', '#8f7cb6', '#b39fc8'], 0.1),
      ...arches(['#f3dfae'], 0.12),
      land('-500,420! 1400,420!', '#6a5896', 0.14, { print: 'exercise-book' }),
      ...[170, 290, 410, 530, 650, 760].flatMap((x, i) =>
        wiz(x, 400, 0.5, i, 0.2 + i * 0.0014, { pen: true, look: i < 3 ? 1 : -1 }),
      ),
      land('-500,500! 1400,500!', '#5d4c8a', 0.3, { print: 'exercise-book' }),
      ...[110, 250, 660, 800].flatMap((x, i) =>
        wiz(x, 560, 0.72, i + 2, 0.4 + i * 0.0014, { pen: true, look: i < 2 ? 1 : -1, oh: i === 3 }),
      ),
      poly('-40,-20! 44,-30! 50,40! 10,20! -14,50! -46,20!', CREAM, 0.42, {
        at: [800, 640],
        lift: 0.6,
        print: 'exercise-book',
      }),
      land('-500,700! 1400,700!', '#4d3d78', 0.5, { print: 'exercise-book' }),
      // The two things there are to be taught.
      land('-500,1030! 200,1020 700,1020 1400,1030!', '#a06f48', 0.762, { lift: 2.4 }),
      ...coat(300, 1250, 0.52, 180, COAT, 0.765),
      ...oven(640, 1210, 0.62, 0.765),
      ...slice(640, 1090, 0.66, 0, 0.768),
      // The hats we look between.
      ...wiz(30, 1250, 2.3, 0, 0.79, { back: true, coat: '#30234f', turn: -10, dark: '#30234f' }),
      ...wiz(872, 1260, 2.3, 1, 0.793, { back: true, coat: '#2a1f47', turn: 8, dark: '#2a1f47' }),
      ...[-400, 1320].flatMap((x, i) => wiz(x, 1290, 2.6, i, 0.794, { back: true, dark: '#2a1f47' })),
    ],
    cast: [
      { who: 'duck', at: [90, 1300], scale: 0.7, facing: 'right', depth: 0.79, lookAt: 'hero' },
      {
        who: 'ottoline',
        pose: 'lookUp',
        at: [570, 600],
        scale: 1.25,
        facing: 'left',
        expression: 'wonder',
        lookAt: 'hero',
        depth: 0.74,
        ...sitting,
      },
      {
        who: 'hero',
        pose: 'shrug',
        at: [320, 690],
        scale: 1.2,
        facing: 'right',
        expression: 'shy',
        act: { spine: 12 },
        lookAt: 'ottoline',
        touch: { right: 'ottoline.elbow' },
        depth: 0.75,
        ...sitting,
      },
    ],
  },
  collar: {
    set: 'hall',
    plain: '#7a66a4',
    shot: 'diagonal-run',
    camera: cam(),
    phone: cam({ on: [450, 640] }),
    cuts: [
      ...arches(['#f6e4b4', '#fbedc6', '#f6e4b4'], 0.12),
      poly('350,520! 550,520! 900,1330! 500,1330!', '#9b88bc', 0.13, { lift: 0, opacity: 0.7 }),
      cut('-500,420! 100,640 500,800 900,930 1400,1080! 1400,1800! -500,1800!', '#5d4c8a', 0.3, {
        lift: 2,
        print: 'exercise-book',
      }),
      ...rows('60,660 210,730 360,800 690,950 850,1010 -120,580 1040,1080').flatMap(([x, y], i) =>
        wiz(x!, y! - 120, 0.78, i, 0.28 - i * 0.002, { oh: true, look: i < 3 ? 1 : -1 }),
      ),
      land('-500,1230 400,1210 1400,1236!', '#43346a', 0.5, { print: 'exercise-book' }),
      // Up like a bird.
      ...coat(500, 520, 1.15, 156, COAT, 0.76),
      line('760,640 800,700 806,770', '#f6e4b4', 8, 0.755),
      line('250,640 226,710 236,790', '#f6e4b4', 8, 0.755),
      ...notes('duck', 0.8, 0.773, '', 0),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'jump',
        at: [540, 850],
        scale: 1.25,
        by: 'head',
        facing: 'left',
        expression: 'delight',
        act: {
          spine: 14,
          arms: [
            [-150, -160],
            [150, 164],
          ],
        },
        lookAt: [480, 400],
        seatOn: 'ground',
        depth: 0.77,
      },
      {
        who: 'duck',
        pose: 'joy',
        at: [190, 1270],
        scale: 1.05,
        facing: 'right',
        lookAt: 'hero',
        depth: 0.772,
      },
    ],
  },
  whoops: {
    set: 'hall',
    plain: '#d9b873',
    shot: 'plan',
    camera: cam(),
    phone: cam({ on: [450, 690] }),
    cuts: [
      box(-500, -300, 1400, 1800, '#d8b572', 0.1, { lift: 0.2, print: 'exercise-book' }),
      ...glow(450, 660, 420, ['#e3c487', '#edd49e'], 0.11),
      ...rows(
        '120,120,30,0 770,90,-40,1 820,560,100,2 60,520,-70,3 130,1180,40,4 800,1190,210,5 -180,300,80,1 1060,340,-60,3 -160,1000,20,2 1080,900,120,4',
      ).flatMap(([x, y, t, i]) => coat(x!, y!, 0.62, t!, COATS[i!]!, 0.2 + i! * 0.004)),
      ...rows(
        '300,190,70,0 600,250,-120,2 820,380,20,4 60,880,110,1 860,920,-70,3 560,1240,160,5 -250,660,40,0 1150,640,70,1',
      ).flatMap(([x, y, t, i]) => hat(x!, y!, 0.72, i!, 0.3 + i! * 0.002, t!)),
      // Two Professors of History, in one.
      cut('-190,330! -170,120 -110,30 0,10 110,30 170,120 190,330! 90,370 -90,370', '#8a80c0', 0.74, {
        at: [230, 330],
        turn: -16,
        lift: 2,
      }),
      ...wiz(166, 310, 0.78, 0, 0.742, { coat: null, look: 1, turn: -22, bare: true }),
      ...wiz(282, 286, 0.78, 1, 0.744, { coat: null, look: -1, turn: 8, bare: true }),
      // The Professor of Light wears a curtain.
      cut(
        '-90,230! -110,60 -60,-40 0,-60 60,-40 110,60 90,230! 50,210 20,236 -20,212 -50,236',
        '#d96a5a',
        0.74,
        { at: [710, 330], lift: 2, print: 'gingham' },
      ),
      ...[680, 740].map((x) => cut('-20,0 -18,-16 10,-20 24,0 10,10', '#5a3a2c', 0.741, { at: [x, 578] })),
      // A lump that walks.
      cut('-150,80 -130,-30 -60,-90 30,-96 110,-40 150,70 90,100 -80,104', '#5f937c', 0.74, {
        at: [700, 1010],
        lift: 2,
      }),
      ...[640, 700, 760].map((x) => cut('-16,0 -14,-12 8,-16 20,0 8,8', '#3a2a24', 0.741, { at: [x, 1116] })),
      // A beard, buttoned to a chair.
      box(120, 1010, 250, 1030, '#8a5a3c', 0.735, { lift: 1 }),
      line('130,1030 126,1110', '#8a5a3c', 12, 0.734),
      line('240,1030 246,1110', '#8a5a3c', 12, 0.734),
      cut('330,930 400,900 470,930 450,1010 330,1060 240,1030 270,980', '#7a68a8', 0.764, { lift: 2 }),
      cut('300,1010 340,990 360,1040 300,1080 240,1050', '#efe8da', 0.765, { lift: 1 }),
      disc(256, 1046, 13, GOLD, 0.766),
      // The nineteenth, asleep under the desk.
      box(540, 1130, 700, 1150, '#8a5a3c', 0.75, { lift: 1.4 }),
      ...wiz(470, 1230, 0.5, 3, 0.735, { shut: true, turn: 80 }),
      cut('-70,0 -30,-20 30,-14 70,6 30,26 -40,24', '#c4694a', 0.739, { at: [440, 1250], turn: 70, lift: 1 }),
      ...notes('duck', 0.6, 0.762, '', 0),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'kneel',
        at: [480, 650],
        scale: 1.05,
        by: 'head',
        facing: 'left',
        expression: 'curious',
        act: { spine: 22, tilt: -6 },
        lookAt: [330, 1000],
        touch: { left: [400, 905] },
        hands: { left: 'pinch' },
        depth: 0.76,
      },
      { who: 'duck', at: [860, 760], scale: 0.8, facing: 'left', lookAt: 'hero', depth: 0.761 },
    ],
  },
  warm: {
    set: 'hall',
    plain: '#eec27a',
    shot: 'two-touching',
    camera: cam(),
    cuts: [
      ...glow(640, 420, 620, ['#f2cc8a', '#f8dca4', '#fdecc6'], 0.1),
      ...rows(
        '90,200,-20 250,120,10 60,420,-8 800,160,16 860,400,-14 230,340,24 -160,260,0 1080,260,10',
      ).flatMap(([x, y, t], i) =>
        coat(x!, y!, 0.34 + (i % 3) * 0.06, t! + (i % 2 ? 180 : 0), COATS[i % 6]!, 0.15 + i * 0.002),
      ),
      ...rows('80,640 -100,620 840,640 1010,640').flatMap(([x, y], i) =>
        wiz(x!, y!, 0.7, i, 0.25, { oh: i % 2 === 0 }),
      ),
      land('-500,760! 1400,760!', '#8a6a9c', 0.3, { print: 'exercise-book' }),
      // Inside her coat, nose and all.
      cut(
        '150,1800! 150,1100 170,900 260,800 330,760 470,760 560,800 640,890 670,1100 680,1800!',
        '#5b3a6a',
        0.7405,
        { lift: 2.4 },
      ),
      cut('250,800 330,690 410,660 490,690 560,800 480,860 410,880 330,860', '#74507f', 0.743, { lift: 1.6 }),
      cut('400,880 430,1000 424,1800 380,1800 390,1000', '#4a2d58', 0.7407, { lift: 0 }),
      disc(436, 1010, 34, GOLD, 0.7435),
      ...rows('428,1002 444,1002 428,1018 444,1018').map(([x, y]) => disc(x!, y!, 4, '#5a3a1c', 0.744)),
      cut('540,800 610,830 680,960 700,1060 650,1090 590,1080 560,980', '#6a4678', 0.7445, { lift: 1.6 }),
      cut('586,1058 704,1036 712,1082 596,1108', LINING, 0.7447, { lift: 0.8 }),
      disc(690, 1062, 11, GOLD, 0.7449),
    ],
    props: [hold('cuff', 606, 1090, 0.752), hold('turned', 700, 1076, 0.752)],
    cast: [
      { who: 'duck', at: [110, 1300], scale: 0.8, facing: 'right', depth: 0.79, lookAt: 'hero' },
      {
        who: 'ottoline',
        pose: 'hug',
        holding: 'none',
        at: [400, 460],
        scale: 1.75,
        facing: 'right',
        expression: 'asleep',
        act: { spine: 12, tilt: 10 },
        depth: 0.74,
        ...sitting,
      },
      {
        who: 'hero',
        pose: 'point',
        at: [740, 770],
        scale: 1.5,
        facing: 'left',
        expression: 'proud',
        act: { spine: 14 },
        lookAt: 'ottoline',
        touch: { left: 'cuff', right: 'turned' },
        hands: { left: 'pinch', right: 'pinch' },
        depth: 0.75,
        ...sitting,
      },
    ],
  },
  'shadow-coats': {
    set: 'pond',
    shot: 'small-before-big',
    camera: cam(),
    phone: cam({ on: [450, 610], zoom: 0.94 }),
    cuts: [
      // The underside comes down; a window in it.
      cut(
        '-500,-300! 1400,-300! 1400,410 1000,440 840,550 640,480 450,580 260,490 100,560 -100,450 -500,420!',
        '#5a4b7c',
        0.36,
        { lift: 3, print: 'exercise-book', holes: '300,330 300,150 340,70 450,40 560,70 600,150 600,330' },
      ),
      cut('260,360! 260,150 340,40 450,0 560,40 640,150 640,360!', '#ffd98a', 0.31, { lift: 0, lit: false }),
      line('286,336 614,336', '#8d7fab', 26, 0.765),
      land('-500,670 200,662 700,674 1400,666!', '#8fc0b4', 0.4, { print: 'star-chart' }),
      // And its shadow, with a tower at each corner.
      poly(
        '90,800! 60,640! 130,700! 170,800! 730,800! 770,700! 840,640! 810,800! 900,1180! 960,1330! 800,1270! 740,1200! 160,1200! 100,1270! -60,1330! 0,1180!',
        '#2f3f58',
        0.5,
        { lift: 0, opacity: 0.92 },
      ),
      rings(450, 1010, [170, 240], '#5f7f8c', 0.51, 6, { flat: 0.34 }),
      ...nest(450, 1010, 0.95, 0.76, 0),
      ...notes('duck', 1.05, 0.768, '5:02', 1),
      ...reeds(
        rows('20,1360,-8 80,1370,6 860,1370,8 920,1350,-4 -240,1360,4 1120,1360,-6'),
        '#58764e',
        0.78,
        1.2,
      ),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'sit',
        at: [450, 220],
        scale: 1.1,
        facing: 'left',
        expression: 'worried',
        act: { spine: 14 },
        lookAt: 'duck',
        touch: { left: [380, 330], right: [520, 330] },
        hands: { left: 'flat', right: 'flat' },
        depth: 0.35,
        ...sitting,
      },
      {
        who: 'duck',
        at: [460, 1006],
        scale: 1.25,
        facing: 'left',
        lookAt: 'hero',
        mood: 'plain',
        depth: 0.758,
      },
    ],
  },
  'mostly-wind': {
    set: 'pond',
    plain: '#f1c878',
    shot: 'low-angle',
    camera: cam(),
    phone: cam({ on: [450, 720] }),
    cuts: [
      ...glow(250, 360, 420, ['#f5d48e', '#f9e0a8', '#fdeec8'], 0.1),
      ...[
        '-500,300 -100,250 260,330 620,240 1000,300 1400,250',
        '-500,520 0,470 330,540 760,450 1400,520',
        '-500,130 100,90 500,150 900,70 1400,110',
      ].map((l, i) => line(l, '#fff4d4', 10 - i * 2, 0.15, { lit: false })),
      box(700, 420, 860, 1220, '#8d7fab', 0.3, { lift: 1.6, print: 'exercise-book' }),
      roof(780, 424, 110, DEEP, {}, 0.31),
      line('780,76 780,-20', '#3a2c5a', 8, 0.3),
      cut('-50,10 -20,-20 10,-16 24,-44 48,-40 46,-20 30,-8 40,14 0,24', '#3a2c5a', 0.31, {
        at: [780, -30],
        lift: 0.8,
      }),
      box(-500, 1030, 1400, 1130, '#a79bbf', 0.5, { lift: 1.4, print: 'exercise-book' }),
      ...[-380, -140, 100, 340, 580, 820, 1060].map((x) =>
        box(x, 960, x + 130, 1040, '#a79bbf', 0.499, { lift: 1, print: 'exercise-book' }),
      ),
      land('-500,1160! 1400,1160!', '#8577a0', 0.6),
      // A great deal more of her.
      cut(
        '520,560 400,640 250,760 130,900 100,1010 190,1060 300,1020 400,1070 520,1020 640,1070 760,1000 800,900 740,760 640,640',
        '#6d4580',
        0.745,
        { lift: 3 },
      ),
      cut('190,1060 300,1020 400,1070 520,1020 640,1070 600,1090 520,1060 400,1100 300,1060', LINING, 0.746, {
        lift: 0.6,
      }),
      cut('520,600 480,760 440,1040 470,1040 530,780', '#573566', 0.7455, { lift: 0 }),
      disc(500, 800, 30, GOLD, 0.747),
    ],
    cast: [
      { who: 'duck', at: [800, 1300], scale: 0.75, facing: 'left', depth: 0.79, lookAt: 'hero' },
      {
        who: 'ottoline',
        pose: 'jump',
        at: [520, 400],
        scale: 1.3,
        by: 'head',
        facing: 'right',
        expression: 'wonder',
        act: {
          spine: -8,
          arms: [
            [-60, -120],
            [100, 150],
          ],
        },
        depth: 0.742,
        shadow: false,
      },
      {
        who: 'hero',
        pose: 'think',
        at: [190, 860],
        scale: 1.8,
        facing: 'right',
        expression: 'thinking',
        act: { spine: 12, tilt: 6 },
        lookAt: [500, 1040],
        depth: 0.77,
        ...sitting,
      },
    ],
  },
  'on-three-coats': {
    set: 'dusk',
    plain: '#a479b8',
    shot: 'silhouette',
    camera: cam({ zoom: 1.2, on: [450, 770] }),
    lighting: { rim: false, cast: false },
    phone: cam({ on: [450, 800] }),
    cuts: [
      box(-500, -300, 1400, 420, '#8a66ac', 0.1, { lift: 0.2, print: 'star-chart' }),
      box(-500, 600, 1400, 800, '#c98fae', 0.1, { lift: 0 }),
      box(-500, 790, 1400, 1000, '#eeb08c', 0.1, { lift: 0 }),
      disc(300, 840, 190, '#fbd994', 0.11),
      land('-500,930 -100,870 300,900 700,840 1400,900!', '#6a4a86', 0.2),
      land('-500,1100! 1400,1100!', '#20163a', 0.5),
      ...Array.from({ length: 14 }, (_, i) =>
        box(-480 + i * 140, 1050, -400 + i * 140, 1110, '#20163a', 0.5, { lift: 0 }),
      ),
      // Bent forward, arms in sleeves.
      ...[-420, -280, -140, 0, 140, 280, 420].flatMap((x, i) => [
        cut('-70,150! -60,40 -20,-20 30,-40 66,-10 50,40 40,150!', '#20163a', 0.72, {
          at: [x, 970],
          scale: 1.3,
          lift: 0.4,
        }),
        cut('20,-40 100,20 150,90 120,110 70,60 10,20', '#20163a', 0.721, {
          at: [x, 970],
          scale: 1.2,
          lift: 0.4,
        }),
        ...wiz(x + 58, 916, 0.74, i, 0.722, { dark: '#20163a', coat: null, turn: i === 5 ? -30 : 34 }),
      ]),
      ...raised([500, 650], 30),
      line('-500,1070 -200,1088 100,1070 400,1090 700,1066 840,1080', '#3a2a58', 10, 0.73),
    ],
    cast: [
      { who: 'duck', at: [140, 1310], scale: 0.8, facing: 'right', depth: 0.95, plane: 'silhouette' },
      {
        who: 'hero',
        pose: 'stand',
        at: [590, 1150],
        scale: 1.1,
        facing: 'front',
        plane: 'silhouette',
        act: {
          spine: -4,
          arms: [
            [-20, -34],
            [20, 34],
          ],
        },
        depth: 0.74,
        shadow: false,
      },
      {
        who: 'pym',
        pose: 'pull',
        at: [800, 1150],
        scale: 0.95,
        facing: 'left',
        plane: 'silhouette',
        act: { spine: -20 },
        depth: 0.735,
        shadow: false,
      },
    ],
  },
  'whump-coats': {
    set: 'dusk',
    plain: '#8a69ae',
    shot: 'diagonal-run',
    camera: cam(),
    phone: cam({ on: [450, 600] }),
    cuts: [
      land('-500,300 -100,240 300,310 700,240 1400,290!', '#a679b4', 0.1, { print: 'star-chart' }),
      land('-500,640 0,590 450,650 900,590 1400,630!', '#c98fb4', 0.11),
      land('-500,900 0,860 450,910 900,860 1400,900!', '#dba6a8', 0.12),
      land('-500,1150 -100,1110 300,1156 700,1110 1400,1150!', '#5f4a86', 0.2, { print: 'star-chart' }),
      ...school(560, 830, 1.02, 0.3, { turn: -12, wall: '#9683b8' }),
      // The white sail: nineteen linings.
      ...rows(
        '120,250,-34,1 240,180,-22,1 370,130,-10,1 510,110,0,1 650,130,10,1 180,330,-30,0.9 310,270,-16,0.9 450,240,-4,0.9 590,240,8,0.9 60,360,-40,0.9 260,380,-22,0.8 400,350,-8,0.8 540,340,4,0.8',
      ).flatMap(([x, y, t, s], i) =>
        coat(x!, y!, 0.5 * s!, t! + 180, COATS[i % 6]!, 0.5 + i * 0.003).map((c, k) =>
          k === 0
            ? { ...c, colour: LINING, lit: false }
            : k === 2
              ? { ...c, colour: COATS[i % 6]! }
              : { ...c, lit: false },
        ),
      ),
      ...rows('-60,380 40,420 330,440 560,420 690,260').map(([x, y], i) =>
        line(`${x},${y} ${300 + i * 70},${700 + i * 10}`, '#f6e6bc', 5, 0.48),
      ),
      // The near wall.
      cut('-500,1010! 100,1060! 420,1100! 520,1180! 500,1800! -500,1800!', '#6d5f8c', 0.755, {
        lift: 3,
        print: 'exercise-book',
      }),
      line('-500,1012 100,1062 420,1102', '#b3a7c6', 20, 0.756),
      ...coat(480, 820, 0.74, 200, '#6d4580', 0.757).map((c, k) =>
        k === 0 ? { ...c, colour: LINING, lit: false } : k === 1 ? { ...c, lit: false } : c,
      ),
      // The pond, the duck, one wing up for the wind.
      cut('540,1240 640,1200 800,1196 960,1230 900,1290 720,1300 580,1280', '#7fa8b8', 0.4, { lift: 0.6 }),
      ...nest(740, 1246, 0.55, 0.768, 0),
    ],
    props: [hold('hem', 500, 850, 0.762), hold('hem2', 450, 880, 0.762)],
    cast: [
      {
        who: 'hero',
        pose: 'pull',
        at: [262, 900],
        scale: 1.05,
        facing: 'right',
        expression: 'shouting',
        act: { spine: -16 },
        lookAt: [460, 400],
        touch: { left: 'hem2', right: 'hem' },
        hands: { left: 'grip', right: 'grip' },
        depth: 0.745,
        ...sitting,
      },
      {
        who: 'ottoline',
        pose: 'stand',
        at: [140, 800],
        scale: 1,
        facing: 'right',
        expression: 'laughing',
        act: {
          spine: -12,
          arms: [
            [-70, -110],
            [60, 80],
          ],
        },
        hands: 'open',
        lookAt: [460, 400],
        depth: 0.74,
        ...sitting,
      },
      {
        who: 'duck',
        pose: 'joy',
        at: [740, 1240],
        scale: 0.62,
        facing: 'left',
        lookAt: 'hero',
        depth: 0.766,
      },
    ],
  },
  ovens: {
    set: 'kitchen',
    shot: 'establish',
    camera: cam(),
    phone: cam({ on: [450, 740] }),
    lighting: { from: [450, 900] },
    cuts: [
      ...glow(450, 820, 760, ['#4a2a38', '#63343c', '#84443c'], 0.1),
      cut(
        '-500,-300! 1400,-300! 1400,640! 1240,640! 1200,380 1040,240 860,380 820,640! 780,640! 720,300 450,120 180,300 120,640! 80,640! 40,380 -140,240 -300,380 -340,640! -500,640!',
        '#2a1a2c',
        0.15,
        { lift: 2.4, print: 'exercise-book' },
      ),
      // The clock stopped at eight, and has a slice in its hand already.
      disc(450, 230, 96, '#d9c7a0', 0.2),
      disc(450, 230, 80, '#f6ead0', 0.201),
      line('450,230 394,262', INK, 11, 0.202),
      line('450,230 450,164', INK, 8, 0.202),
      ...slice(450, 160, 0.28, 8, 0.204, TOAST, false),
      ...[30, 170, 310, 450, 590, 730, 870, -110, 1010].flatMap((x, i) =>
        oven(x, 800, 0.58, 0.25 + i * 0.001),
      ),
      land('-500,800! 1400,800!', '#5a3340', 0.24, { print: 'exercise-book' }),
      cut('250,1330 330,1000 400,860 500,860 570,1000 650,1330', '#a85a44', 0.3, { lift: 0, opacity: 0.7 }),
      ...[40, 190, 710, 860].flatMap((x, i) => [
        ...slice(x + 40, 800, 0.34, 12, 0.39),
        ...wiz(x, 920, 0.6, i, 0.4, { back: true }),
      ]),
      ...[-110, 120, 790, 1020].flatMap((x, i) => [
        ...slice(x + (x < 450 ? 80 : -80), 930, 0.46, x < 450 ? 14 : -14, 0.767),
        ...wiz(x, 1130, 0.95, i + 2, 0.77 + i * 0.002, { back: true }),
      ]),
      ...[
        [700, 720],
        [712, 690],
      ].map(([x, y]) => line(`${x},${y} ${x! + 8},${y! - 16} ${x},${y! - 34}`, '#d9c7b8', 5, 0.5)),
    ],
    cast: [
      { who: 'duck', at: [480, 1310], scale: 0.7, facing: 'left', depth: 0.79, lookAt: 'hero' },
      {
        who: 'hero',
        pose: 'think',
        at: [450, 760],
        scale: 1.2,
        by: 'head',
        facing: 'front',
        expression: 'sly',
        act: { spine: 12 },
        touch: { right: 'hero.mouth', left: [360, 1000] },
        hands: { right: 'point' },
        depth: 0.75,
      },
      {
        who: 'pym',
        pose: 'wave',
        at: [650, 720],
        scale: 0.8,
        by: 'head',
        facing: 'left',
        expression: 'calm',
        lookAt: 'hero',
        depth: 0.74,
      },
    ],
  },
  sunday: {
    set: 'kitchen',
    plain: '#7a4a4c',
    shot: 'plan',
    camera: cam(),
    phone: cam({ on: [450, 700] }),
    cuts: [
      box(-500, -300, 1400, 1800, '#6d4048', 0.1, { lift: 0.2, print: 'gingham' }),
      cut('-500,430! 1400,330! 1400,800! -500,860!', '#b5804f', 0.2, { lift: 2.4 }),
      ...Array.from({ length: 7 }, (_, i) =>
        slice(-60 + i * 170, 640 - i * 10, 0.74, (i % 3) * 8 - 8, 0.3 + i * 0.002, '#40302f', false),
      ).flat(),
      // The Professor of Light has buttered the clock.
      disc(720, 440, 82, '#d9c7a0', 0.31),
      disc(720, 440, 68, '#f6ead0', 0.311),
      line('720,440 680,470', INK, 10, 0.312),
      cut('660,420 700,390 760,400 790,440 760,470 740,520 720,470 680,460', '#fbe27a', 0.313, {
        lift: 0.8,
        lit: false,
      }),
      ...rows('90,260,0 260,230,1 440,210,2 640,190,3 820,200,4 -110,280,5 1010,200,0').flatMap(([x, y, i]) =>
        wiz(x!, y!, 0.8, i!, 0.19 - i! * 0.0012, { oh: i! % 2 === 0, look: i! % 3 ? 1 : -1 }),
      ),
      // A sleeve in a bucket.
      cut('-70,-60! 70,-60! 56,70! -56,70!', '#7d8894', 0.5, { at: [800, 1220], lift: 1.6 }),
      cut('-40,-50 -30,-150 20,-180 60,-140 40,-50', COATS[2]!, 0.499, { at: [800, 1220], lift: 1 }),
      // Smoke, torn.
      ...rows('120,420,1.2 520,330,1 820,640,1.1 300,60,1 -160,640,1.2 1060,500,1.2').map(([x, y, s], i) =>
        cut(
          '-160,40 -120,-30 -40,-20 0,-70 90,-50 110,-10 180,0 150,60 40,40 -40,80 -100,50',
          i % 2 ? '#cfc0c0' : '#b8a6aa',
          0.74,
          { at: [x, y], scale: s, lift: 1.4, opacity: 0.72 },
        ),
      ),
      // The small fire, and the sink.
      cut('150,1000! 620,970! 640,1240 560,1300 240,1310 160,1250', '#8fa3ad', 0.5, { lift: 2 }),
      cut('190,1040! 580,1016! 596,1220 530,1266 260,1274 200,1226', '#4f7f96', 0.51, {
        lift: 0.2,
        print: 'star-chart',
      }),
      rings(400, 1150, [60, 100], '#a6cbd6', 0.52, 6, { flat: 0.6 }),
      ...slice(400, 1080, 0.7, 6, 0.768, '#40302f'),
      ...flames(396, 1040, 0.85, 0.77),
      // The duck opens a window.
      box(-60, 1000, 110, 1240, '#bcd9e6', 0.3, { lift: 1 }),
      line('26,1000 26,1240', '#8a5a44', 12, 0.301),
      ...wiz(810, 850, 1, 3, 0.745, { look: -1, oh: true }),
    ],
    props: [hold('fork', 402, 1120, 0.772)],
    cast: [
      {
        who: 'hero',
        pose: 'putDown',
        at: [545, 850],
        scale: 1.25,
        facing: 'left',
        expression: 'calm',
        act: { spine: 16 },
        lookAt: [396, 1060],
        touch: { left: [508, 972], right: [770, 900] },
        hands: { left: 'open', right: 'flat' },
        depth: 0.755,
        ...sitting,
      },
      { who: 'duck', at: [110, 1290], scale: 0.95, facing: 'left', depth: 0.745 },
    ],
  },
  saturday: {
    set: 'kitchen',
    plain: '#7a3a34',
    shot: 'close',
    camera: cam(),
    lighting: { from: [450, 1300] },
    cuts: [
      ...glow(450, 980, 800, ['#93473a', '#b55f3f', '#d98446', '#f0ab55'], 0.1),
      ...slice(450, 1010, 2.1, -4, 0.765),
      ...rows('330,830 460,800 590,830').map(([x, y], i) =>
        line(
          `${x},${y} ${x! + 20},${y! - 40} ${x! - 14},${y! - 80} ${x! + 12},${y! - 130}`,
          '#fff0c8',
          9 - i,
          0.77,
          { lit: false, opacity: 0.85 },
        ),
      ),
      land('-500,1200 450,1186 1400,1200!', '#5a2a30', 0.76, { lift: 2.4, print: 'exercise-book' }),
      // In her spectacles, pushed up: a bib.
      cut('-20,8 -16,-8 0,-10 4,-26 18,-28 22,-14 14,-4 16,10 0,16', '#fdf4dd', 0.79, {
        on: 'ottoline.head',
        dx: -30,
        dy: -120,
        lift: 0,
        lit: false,
      }),
    ],
    cast: [
      { who: 'duck', at: [140, 1300], scale: 0.8, facing: 'right', depth: 0.79, lookAt: 'hero' },
      {
        who: 'ottoline',
        pose: 'lookUp',
        at: [210, 470],
        scale: 2.2,
        facing: 'right',
        expression: 'asleep',
        act: { spine: 14, tilt: 8 },
        touch: { right: [420, 1200] },
        hands: { right: 'grip' },
        depth: 0.74,
        ...sitting,
      },
      {
        who: 'hero',
        pose: 'sit',
        at: [690, 640],
        scale: 1.95,
        facing: 'left',
        expression: 'asleep',
        act: { spine: 14, tilt: -10 },
        touch: { left: [470, 1240] },
        hands: { left: 'grip' },
        depth: 0.745,
        ...sitting,
      },
    ],
  },
  'shadow-toast': {
    set: 'pond',
    plain: '#86b8b0',
    shot: 'small-before-big',
    camera: cam(),
    phone: cam({ on: [450, 760] }),
    cuts: [
      box(-500, -300, 1400, 1800, '#8cc0b4', 0.1, { lift: 0.2, print: 'star-chart' }),
      cut('-500,-300! 1400,-300! 1400,60 1100,110 800,50 500,110 200,40 -100,100 -500,50!', '#a9b873', 0.12, {
        lift: 1.4,
      }),
      ...reeds(rows('60,110,4 150,90,-6 720,100,6 830,110,-4'), '#6f8a50', 0.13, 0.5),
      // From above: all of the shadow, a tower at each corner, the duck in the middle of it.
      poly(
        '170,250! 70,150! 240,190! 660,190! 830,150! 730,250! 730,700! 840,840! 660,760! 240,760! 60,840! 170,700!',
        '#2f3f58',
        0.3,
        { lift: 0, opacity: 0.92 },
      ),
      rings(450, 480, [150, 210], '#5f7f8c', 0.31, 6, { flat: 0.5 }),
      ...nest(450, 480, 0.9, 0.46, 0),
      ...notes('duck', 0.95, 0.47, '5:02', 1),
      ...rows('420,700 470,640 440,590 500,720').map(([x, y]) =>
        cut('-9,0 0,-9 9,0 0,9', TOAST, 0.5, { at: [x, y], lift: 0.6, lit: false }),
      ),
      // The window sill, and the one who leans out.
      cut('-500,1060! 1400,1060! 1400,1800! -500,1800!', '#7a6b98', 0.76, {
        lift: 3,
        print: 'exercise-book',
      }),
      line('-500,1064 1400,1064', '#b3a7c6', 30, 0.761),
      ...slice(660, 1010, 0.5, 20, 0.768, TOAST, false),
      cut('-30,-40 0,-30 20,-50 40,-30 30,0 -10,-4', '#7a6b98', 0.769, {
        at: [684, 990],
        lift: 0,
        gone: true,
      }),
    ].filter((piece) => !('gone' in piece)),
    props: [hold('crust', 640, 1050, 0.767)],
    cast: [
      { who: 'duck', at: [460, 476], scale: 1.2, facing: 'left', lookAt: 'hero', depth: 0.455 },
      {
        who: 'hero',
        pose: 'peek',
        at: [370, 900],
        scale: 1.75,
        facing: 'backRight',
        act: { spine: 16 },
        touch: { right: 'crust' },
        depth: 0.765,
        ...sitting,
      },
    ],
  },
  hat: {
    set: 'kitchen',
    plain: '#4a2a36',
    shot: 'low-angle',
    camera: cam(),
    phone: cam({ on: [450, 640] }),
    lighting: { from: [450, 1320] },
    cuts: [
      cut(
        '-500,1800! -500,-300! 1400,-300! 1400,1800! 1100,1800! 1100,700 900,300 660,110 450,60 240,110 0,300 -200,700 -200,1800!',
        '#2a1a2c',
        0.15,
        { lift: 2.4, print: 'exercise-book' },
      ),
      ...glow(450, 1300, 900, ['#5d3038', '#7d3f3a', '#a8573c', '#d98446'], 0.1),
      // By itself, without the least hurry.
      ...hat(520, 380, 1.7, 0, 0.76, -8),
      ...rows('430,520 560,560 640,500').map(([x, y]) =>
        line(
          `${x},${y} ${x! + 14},${y! - 30} ${x! - 10},${y! - 60} ${x! + 8},${y! - 96}`,
          '#ffd9a0',
          8,
          0.755,
          { lit: false, opacity: 0.8 },
        ),
      ),
      ...rows('60,900 -130,880 840,900 1030,880').flatMap(([x, y], i) => [
        ...wiz(x!, y!, 0.85, i + 1, 0.5, { look: x! < 450 ? 1 : -1 }),
        { ...line('-70,110 -80,10 -50,-40', COATS[(i + 1) % 6]!, 22, 0.503), at: [x, y] },
        { ...line('70,110 80,10 50,-40', COATS[(i + 1) % 6]!, 22, 0.503), at: [x, y] },
      ]),
      ...oven(450, 1440, 1.6, 0.768),
    ],
    cast: [
      { who: 'duck', at: [110, 1310], scale: 0.75, facing: 'right', depth: 0.79, lookAt: 'hero' },
      {
        who: 'ottoline',
        pose: 'lookUp',
        at: [560, 760],
        scale: 1.45,
        facing: 'left',
        expression: 'wonder',
        act: { spine: -10, tilt: 8 },
        lookAt: [520, 380],
        wears: { outfit: 'raincoat', cloth: 'plum', extras: [] },
        depth: 0.74,
        ...sitting,
      },
      {
        who: 'hero',
        pose: 'lookUp',
        at: [310, 830],
        scale: 1.4,
        facing: 'right',
        expression: 'wonder',
        act: { spine: -12, tilt: -6 },
        lookAt: [520, 380],
        touch: { right: 'ottoline.elbow' },
        depth: 0.75,
        ...sitting,
      },
    ],
  },
  'on-three-toast': {
    set: 'dusk',
    plain: '#8f74b6',
    shot: 'silhouette',
    camera: cam(),
    lighting: { rim: false, cast: false },
    phone: cam({ on: [450, 620] }),
    cuts: [
      box(-500, -300, 1400, 300, '#7a5fa6', 0.1, { lift: 0.2, print: 'star-chart' }),
      box(-500, 560, 1400, 1800, '#c38ab4', 0.1, { lift: 0 }),
      box(-500, 860, 1400, 1800, '#ecaa90', 0.101, { lift: 0 }),
      disc(740, 930, 150, '#fbd994', 0.11),
      // Nine chimneys, and the tent over them like a cow asleep.
      ...Array.from({ length: 9 }, (_, i) =>
        box(70 + i * 88, 690 - (4 - Math.abs(i - 4)) * 44, 122 + i * 88, 1000, '#20163a', 0.3, { lift: 0 }),
      ),
      cut(
        '30,780! 60,690 150,650 200,680 270,590 340,620 420,520 500,540 570,600 640,590 720,670 790,660 870,760! 800,800 700,770 600,830 480,790 360,840 260,780 150,830',
        '#6b5592',
        0.4,
        { lift: 1 },
      ),
      ...rows('160,660,130,820 300,610,290,810 440,530,450,800 580,600,590,820 720,670,720,780').map(
        ([a, b, c, d]) => line(`${a},${b} ${c},${d}`, '#8a74ae', 26, 0.401),
      ),
      cut(
        '-500,1140! -100,1100! 200,980! 450,860! 700,980! 1000,1100! 1400,1140! 1400,1800! -500,1800!',
        '#20163a',
        0.5,
        { lift: 1 },
      ),
      ...rows('-60,1040,-10 70,990,-6 190,930,-2 710,930,2 830,990,6 960,1040,10').flatMap(([x, y, t], i) => [
        ...wiz(x!, y!, 0.52, i, 0.6 + i * 0.001, { dark: '#20163a', turn: t! - (x! < 450 ? 14 : -14) }),
        line(`${x},${y! + 60} ${x! + (x! < 450 ? 60 : -60)},${y! - 170}`, '#20163a', 7, 0.6),
      ]),
      ...raised([538, 470], 26),
      // It writes an S already.
      line('610,480 640,450 610,420 570,400 580,360 620,350 650,370', '#f6e2c6', 9, 0.45, { lit: false }),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'stand',
        at: [450, 900],
        scale: 0.9,
        facing: 'front',
        plane: 'silhouette',
        act: {
          spine: -4,
          arms: [
            [-26, -44],
            [26, 44],
          ],
        },
        depth: 0.74,
        shadow: false,
      },
    ],
  },
  'whump-toast': {
    set: 'dusk',
    plain: '#7f66a8',
    shot: 'diagonal-run',
    camera: cam(),
    phone: cam({ on: [450, 560] }),
    cuts: [
      land('-500,900 0,860 450,910 900,860 1400,900!', '#c98fb4', 0.11),
      land('-500,1150 -100,1110 300,1156 700,1110 1400,1150!', '#5f4a86', 0.2, { print: 'star-chart' }),
      // Round as a loaf.
      cut(
        '90,330 130,130 280,-10 460,-50 640,0 770,140 800,330 740,470 600,560 450,590 290,560 150,470',
        '#f6b04e',
        0.3,
        { lift: 3, lit: false },
      ),
      cut('90,330 130,130 280,-10 340,-34 240,140 220,330 240,500 290,560 150,470', '#fbe3a8', 0.301, {
        lift: 0.2,
        lit: false,
        print: 'gingham',
      }),
      cut(
        '400,-44 460,-50 530,-40 570,140 580,330 550,500 500,580 450,590 400,582 350,500 330,330 340,140',
        '#fbe3a8',
        0.302,
        { lift: 0.2, lit: false, print: 'gingham' },
      ),
      cut('640,0 770,140 800,330 740,470 640,540 690,330 700,140', '#fbe3a8', 0.303, {
        lift: 0.2,
        lit: false,
        print: 'gingham',
      }),
      ...rows('160,470 290,550 450,580 600,550 730,470').map(([x, y], i) =>
        line(`${x},${y} ${330 + i * 62},${700 + i * 12}`, '#f6e6bc', 6, 0.29),
      ),
      ...Array.from({ length: 14 }, (_, i) =>
        disc(400 + ((i * 53) % 190), 560 + ((i * 37) % 110), 5 + (i % 3) * 2, '#ffe08a', 0.32),
      ),
      ...school(470, 900, 0.86, 0.31, { turn: 9, wall: '#9683b8' }),
      cut('1400,1000! 760,1060! 480,1120! 400,1200! 420,1800! 1400,1800!', '#6d5f8c', 0.755, {
        lift: 3,
        print: 'exercise-book',
      }),
      line('1400,1002 760,1062 480,1122', '#b3a7c6', 20, 0.756),
      cut('-100,10 -90,-30 -40,-52 40,-52 90,-30 100,10 60,30 -60,30', '#d99a4e', 0.764, {
        at: [700, 1010],
        lift: 1.4,
        print: 'gingham',
        lit: false,
      }),
      ...[-40, 0, 40].map((dx) => line(`${690 + dx},970 ${712 + dx},1000`, '#b3762f', 7, 0.765)),
      cut('-60,1250 60,1206 220,1206 360,1240 300,1296 120,1306 -20,1290', '#7fa8b8', 0.4, { lift: 0.6 }),
      ...nest(170, 1252, 0.55, 0.768, 0),
      // A very small parasol.
      line('214,1230 222,1130', '#7a4a34', 6, 0.769),
      cut('150,1140 180,1090 224,1076 268,1094 294,1144 224,1128', '#f6b04e', 0.77, {
        lift: 1,
        print: 'gingham',
      }),
    ],
    props: [hold('crust', 640, 1020), hold('end', 764, 1014)],
    cast: [
      {
        who: 'hero',
        pose: 'carry',
        holding: 'none',
        at: [560, 860],
        scale: 1.02,
        facing: 'right',
        expression: 'shouting',
        act: { spine: 14 },
        lookAt: 'ottoline',
        touch: { left: [600, 1040], right: 'crust' },
        depth: 0.745,
        ...sitting,
      },
      {
        who: 'ottoline',
        pose: 'carry',
        holding: 'none',
        at: [820, 790],
        scale: 1,
        facing: 'left',
        expression: 'laughing',
        act: { spine: 10 },
        lookAt: 'hero',
        touch: { left: 'end' },
        depth: 0.74,
        ...sitting,
      },
      { who: 'duck', at: [170, 1246], scale: 0.62, facing: 'right', lookAt: 'hero', depth: 0.766 },
    ],
  },
  'set-down': {
    set: 'dusk',
    plain: '#3f3a68',
    shot: 'plan',
    camera: cam(),
    phone: cam({ on: [450, 560], zoom: 1 }),
    cuts: [
      box(-500, -300, 1400, 1800, '#4f6f7c', 0.1, { lift: 0 }),
      ...[
        [-300, 200, 400, 330],
        [420, 20, 700, 90],
      ].map(([x, y, w, h]) =>
        cut(
          `${x},${y} ${x! + w! * 0.5},${y! - 40} ${x! + w!},${y} ${x! + w! + 30},${y! + h!} ${x! + w! * 0.5},${y! + h! + 40} ${x},${y! + h!}`,
          '#5f8484',
          0.11,
          { lift: 0 },
        ),
      ),
      // Black and still, with one star in it.
      cut('40,360 90,190 240,130 370,200 400,370 330,520 200,570 80,500', '#141a38', 0.2, {
        lift: 0.6,
        print: 'star-chart',
      }),
      poly('0,-34! 8,-8! 34,0! 8,8! 0,34! -8,8! -34,0! -8,-8!', '#fff3c6', 0.21, {
        at: [240, 330],
        lift: 0,
        lit: false,
      }),
      ...rows('30,560,60 400,120,46 330,640,40 120,640,50 -120,240,70 1060,660,80 960,640,54').map(
        ([x, y, r]) =>
          cut(
            `${x! - r!},${y} ${x! - r! * 0.6},${y! - r! * 0.8} ${x},${y! - r!} ${x! + r! * 0.7},${y! - r! * 0.7} ${x! + r!},${y} ${x! + r! * 0.5},${y! + r! * 0.7} ${x! - r! * 0.5},${y! + r! * 0.7}`,
            '#3c5f5c',
            0.22,
            { lift: 1.2 },
          ),
      ),
      line('150,470 190,440 230,420', '#8fa6c8', 6, 0.21),
      line('170,500 210,450 230,420', '#8fa6c8', 6, 0.21),
      cut('-20,8 -16,-8 0,-10 4,-26 18,-28 22,-14 14,-4 16,10 0,16', '#f4ecd8', 0.211, {
        at: [160, 488],
        scale: 0.8,
        lift: 0.4,
      }),
      // Lamps, and a gap like a missing tooth.
      cut('500,170! 840,140! 870,540! 520,570!', '#a58fb0', 0.2, { lift: 0 }),
      ...rows(
        '500,150 590,140 790,126 870,190 884,290 890,390 880,500 790,570 690,580 590,586 500,520 488,420 486,320 488,230',
      ).map(([x, y], i) =>
        poly('-44,-34! 44,-34! 44,34! -44,34!', ['#8a5a6a', '#5f6a92', '#9a7a5a'][i % 3]!, 0.21, {
          at: [x, y],
          turn: (i * 7) % 12,
          lift: 1.4,
          print: 'gingham',
        }),
      ),
      box(640, 104, 740, 172, '#1d1936', 0.211, { lift: 0 }),
      ...rows('560,250 690,230 810,250 830,400 700,360 560,400 580,510 720,510 820,500').flatMap(([x, y]) => [
        disc(x!, y!, 32, '#e0b48c', 0.212),
        disc(x!, y!, 11, '#ffd76a', 0.213),
      ]),
      // The wall's edge, two hands, and nineteen hat tips.
      cut('-500,880! 300,850 600,850 1400,880! 1400,1800! -500,1800!', '#6d5f8c', 0.74, {
        lift: 3,
        print: 'exercise-book',
      }),
      line('-500,882 300,852 600,852 1400,882', '#b3a7c6', 22, 0.741),
      ...rows(
        '-60,1080,26 90,1150,20 820,1150,-20 960,1080,-26 200,1290,12 700,1290,-12 -220,1140,20 1120,1140,-20',
      ).flatMap(([x, y, t], i) => wiz(x!, y!, 1.1, i, 0.775 + i * 0.0014, { back: true, turn: t! })),
    ],
    cast: [
      { who: 'cow', at: [420, 770], scale: 0.42, facing: 'right', lookAt: 'hero', depth: 0.3 },
      {
        who: 'hero',
        pose: 'stand',
        at: [450, 1000],
        scale: 1.7,
        facing: 'back',
        act: { spine: 4 },
        touch: { left: [270, 900], right: [630, 900] },
        hands: { left: 'flat', right: 'flat' },
        depth: 0.77,
        ...sitting,
      },
    ],
  },
  bathtub: {
    set: 'square',
    plain: '#1f2a54',
    shot: 'frame-in-frame',
    camera: cam(),
    phone: cam({ on: [450, 760] }),
    lighting: { dark: 0.15, lamps: [{ on: [560, 840], reach: 420 }] },
    cuts: [
      box(-500, -300, 1400, 900, '#26316a', 0.1, { lift: 0.2, print: 'star-chart' }),
      disc(170, 200, 60, '#fbeec4', 0.11),
      land('-500,900! 1400,900!', '#1a2450', 0.2, { print: 'star-chart' }),
      ...school(450, 900, 1.3, 0.3, { wall: '#5f558c', keel: '#1a2450', roofs: '#2f2858' }),
      // A long, wet, careful sound.
      cut(
        '-260,960 -100,900 60,940 200,880 400,930 560,890 720,940 880,890 1040,940 1180,910 1180,1010 900,980 600,1010 300,980 0,1010 -260,1000',
        '#f2f6f4',
        0.5,
        { lift: 1.6 },
      ),
      land('-500,990 -200,976 100,1000 400,980 700,1004 1000,980 1400,996!', '#223066', 0.77, {
        print: 'star-chart',
        lift: 1.2,
      }),
      rings(450, 1060, [330, 430], '#6d82b4', 0.771, 7, { flat: 0.22 }),
      box(330, 900, 620, 940, '#8d7fab', 0.5, { lift: 1 }),
      // The lantern's double.
      cut('590,1010 640,1010 660,1080 640,1150 590,1150 570,1080', '#ffd76a', 0.772, {
        lift: 0,
        lit: false,
        opacity: 0.7,
      }),
      cut('604,1170 632,1170 640,1210 620,1240 600,1210', '#ffd76a', 0.772, {
        lift: 0,
        lit: false,
        opacity: 0.45,
      }),
      // Eggs in a hat, on the wave.
      ...hat(190, 1130, 0.7, 2, 0.775, 180),
      ...nest(190, 1112, 0.4, 0.7745, 3).slice(0, 3),
      // Willow.
      cut('-500,-300! 1400,-300! 1400,60 1000,20 700,90 450,20 200,90 -100,20 -500,60!', '#0f1730', 0.79, {
        lift: 2,
      }),
      ...rows(
        '-60,700 20,980 100,620 640,330 730,520 800,760 870,1040 940,700 300,260 540,220 60,840 690,420 770,900 840,560 910,1080 -200,900 -320,760 1080,900 1200,760',
      ).map(([x, len], i) =>
        cut(
          `${x! - 8},20 ${x! - 15},${len! * 0.4} ${x! - 7},${len! * 0.9} ${x! - 2},${len! + 60} ${x! + 5},${len! * 0.9} ${x! + 13},${len! * 0.4} ${x! + 9},20`,
          i % 2 ? '#0f1730' : '#15203e',
          0.792 + i * 0.0004,
          { lift: 1.2 },
        ),
      ),
    ],
    props: [{ id: 'lantern', name: 'lantern', heldBy: 'hero.right', scale: 0.5, depth: 0.76 }],
    cast: [
      {
        who: 'hero',
        pose: 'point',
        at: [470, 730],
        scale: 0.92,
        by: 'head',
        facing: 'right',
        expression: 'holdingBreath',
        act: { spine: 20 },
        lookAt: [640, 1040],
        touch: { right: [620, 850] },
        wears: LIGHTLY,
        depth: 0.75,
      },
      {
        who: 'pym',
        pose: 'pull',
        at: [330, 660],
        scale: 0.9,
        by: 'head',
        facing: 'right',
        expression: 'calm',
        touch: { right: 'hero.back' },
        depth: 0.745,
      },
      { who: 'duck', at: [290, 1110], scale: 0.7, facing: 'right', lookAt: 'hero', depth: 0.776 },
    ],
  },
  willow: {
    set: 'square',
    plain: '#28385a',
    shot: 'plan',
    camera: cam(),
    phone: cam({ on: [450, 640], zoom: 1 }),
    lighting: { dark: 0.1, lamps: [{ on: [610, 380], reach: 480 }] },
    cuts: [
      box(-500, -300, 1400, 1800, '#2f4a50', 0.1, { lift: 0 }),
      ...glow(520, 560, 620, ['#3a5a58', '#4d6f5e', '#6d8a62'], 0.11),
      cut('-500,1800! -500,900 -200,960 60,1080 200,1240 260,1800!', '#16224a', 0.12, {
        lift: 0.8,
        print: 'star-chart',
      }),
      // The willow from above, the rope round it.
      rings(450, 620, [118, 140, 162, 184], '#f1dfb0', 0.45, 10, { flat: 0.8 }),
      cut('360,620 380,540 450,510 520,540 545,620 510,700 450,720 390,700', '#6b4a34', 0.46, { lift: 2 }),
      rings(450, 616, [26, 50, 74], '#8a6648', 0.461, 5, { flat: 0.9 }),
      line('590,560 700,700 620,900 380,960 120,1040 -60,1160', '#f1dfb0', 10, 0.3),
      // One behind another, hands on shoulders.
      ...spiral(450, 660, 330, 440, -1.02, 13, 1)
        .slice(2)
        .flatMap(([x, y], i) =>
          wiz(x, y, 0.72, i, 0.5 + y * 0.0001, {
            back: y < 640,
            shut: i % 3 === 0,
            oh: y >= 640,
            turn: x > 450 ? 6 : -6,
          }),
        ),
      ...notes('duck', 0.6, 0.765, '', 0),
    ],
    props: [{ id: 'lantern', name: 'lantern', heldBy: 'hero.right', scale: 0.5, depth: 0.76 }],
    cast: [
      {
        who: 'ottoline',
        pose: 'walk',
        at: [370, 250],
        scale: 0.84,
        by: 'head',
        facing: 'right',
        expression: 'joy',
        act: { spine: 12 },
        touch: { right: 'hero.shoulder' },
        depth: 0.745,
      },
      {
        who: 'hero',
        pose: 'walk',
        at: [530, 300],
        scale: 0.9,
        by: 'head',
        facing: 'right',
        expression: 'laughing',
        act: { spine: 13 },
        touch: { right: [640, 400] },
        depth: 0.75,
      },
      { who: 'duck', pose: 'joy', at: [800, 420], scale: 0.8, facing: 'left', depth: 0.764 },
    ],
  },
  ducklings: {
    set: 'pond',
    plain: '#f2c674',
    shot: 'diagonal-run',
    camera: cam(),
    phone: cam({ on: [450, 700] }),
    cuts: [
      ...glow(180, 260, 420, ['#f6d48c', '#fae2aa', '#fdf0cc'], 0.1),
      box(620, -300, 1400, 620, '#a493b8', 0.15, { lift: 1.4, print: 'exercise-book' }),
      cut('700,620! 700,330 740,230 810,200 880,230 920,330 920,620!', '#5a4170', 0.16, { lift: 0 }),
      ...[0, 1, 2, 3, 4, 5].map((i) =>
        cut(
          `-500,${560 + i * 130}! ${500 - i * 90},${560 + i * 130}! ${760 - i * 60},${520 + i * 130}! 1400,${500 + i * 130}! 1400,1800! -500,1800!`,
          ['#c7b3c4', '#b8a3ba', '#a893b0', '#9a85a6', '#8d789c', '#806c92'][i]!,
          0.2 + i * 0.01,
          { lift: 2, snip: true, print: 'exercise-book' },
        ),
      ),
      cut('-500,1120 -100,1080 200,1130 460,1110 620,1210 760,1330 800,1800! -500,1800!', '#7fb0b0', 0.766, {
        lift: 1.4,
        print: 'star-chart',
      }),
      ...rows('60,900,0 200,910,1 690,1000,4 -120,890,5').flatMap(([x, y, i]) => [
        ...wiz(x!, y! - 60, 0.8, i!, 0.735, { shut: i! % 2 === 0, look: 1 }),
      ]),
      // Bare old feet; two left boots on somebody's hands.
      ...[10, 80, 150, 240, 310, 420, 500, 640, 720, -110].flatMap((x, i) => [
        line(`${x},1090 ${x + 6},1190`, SKINS[i % 6]!, 26, 0.7655),
        rings(x + 6, 1196 + (i % 3) * 22, [34], '#cfe6e0', 0.7665, 5, { flat: 0.3 }),
      ]),
      ...[640, 748].map((x) =>
        cut('-20,-50! 20,-50! 20,10 -50,24 -56,0 -20,-8', '#7a4a34', 0.76, { at: [x, 1090], lift: 1 }),
      ),
    ],
    cast: [
      {
        who: 'ottoline',
        pose: 'sit',
        at: [330, 800],
        scale: 1.05,
        facing: 'right',
        expression: 'joy',
        act: { spine: 12 },
        touch: { right: 'hero.back' },
        lookAt: 'd1',
        depth: 0.74,
        ...sitting,
      },
      {
        who: 'hero',
        pose: 'sit',
        at: [480, 870],
        scale: 1.05,
        facing: 'right',
        expression: 'delight',
        act: { spine: -12, tilt: -8 },
        lookAt: 'd3',
        wears: LIGHTLY,
        touch: { left: [400, 1060] },
        depth: 0.75,
        ...sitting,
      },
      ...rows('770,600 720,660 676,722 706,790 760,840 810,900 784,968 826,1040 800,1110').map(
        ([x, y], i) => ({
          who: 'duck',
          name: `d${i + 1}`,
          at: [x, y],
          scale: 0.46,
          colour: '#f7d33f',
          facing: i < 3 ? 'right' : i < 6 ? 'left' : 'right',
          depth: 0.76 + i * 0.0004,
        }),
      ),
      { who: 'duck', name: 'duck', at: [770, 1230], scale: 0.95, facing: 'left', lookAt: 'd9', depth: 0.768 },
    ],
  },
  'friday-pond': {
    set: 'hall',
    plain: '#6a5898',
    shot: 'small-before-big',
    camera: cam(),
    phone: cam({ on: [450, 640] }),
    cuts: [
      ...arches(['#a7d3e0', '#bfe0e6', '#a7d3e0'], 0.12),
      land('-500,700! 1400,700!', '#55457f', 0.2, { print: 'exercise-book' }),
      ...pegs(rows('70,520 190,520 310,520 -60,520 -190,520'), 0.62, 0.25),
      line('-500,512 380,512', '#8a5a3c', 14, 0.24),
      ...rows('60,860,0 170,830,1 280,860,2 110,960,3 230,970,4 -80,900,5 -210,960,0').flatMap(([x, y, i]) =>
        wiz(x!, y!, 0.62, i!, 0.5 + i! * 0.0014, { look: 1 }),
      ),
      // The rope has tied itself, in a perfect bow.
      line('470,300 520,260 560,300 520,330 470,300 420,330 380,300 420,260 470,300', '#f1dfb0', 9, 0.13),
      line('470,300 440,380', '#f1dfb0', 9, 0.13),
      line('470,300 506,376', '#f1dfb0', 9, 0.13),
      ...freed(660, 6),
      land('-500,1200! 1400,1200!', '#43346a', 0.76, { print: 'exercise-book', gone: true }),
    ].filter((piece) => !('gone' in piece)),
    cast: [
      {
        who: 'hero',
        pose: 'stand',
        at: [380, 930],
        scale: 0.82,
        by: 'head',
        facing: 'right',
        expression: 'wonder',
        act: { spine: -8 },
        lookAt: [660, 300],
        depth: 0.75,
      },
      {
        who: 'pym',
        pose: 'stand',
        at: [880, 900],
        scale: 1.5,
        by: 'head',
        facing: 'left',
        expression: 'proud',
        act: { tilt: 6 },
        lookAt: [660, 300],
        depth: 0.774,
      },
    ],
  },
  'button-pond': {
    set: 'hall',
    light: 'night',
    plain: '#2c2a5c',
    shot: 'close',
    camera: cam(),
    lighting: { from: [450, 200] },
    cuts: [
      box(-500, -300, 1400, 1800, '#302c62', 0.1, { lift: 0 }),
      cut('240,560! 240,180 290,60 450,-10 610,60 660,180 660,560!', '#4a5a98', 0.11, {
        lift: 0.2,
        print: 'star-chart',
      }),
      disc(370, 200, 62, '#fbeec4', 0.12),
      // One that wasn't due.
      disc(550, 300, 40, '#f6dca0', 0.12),
      line('450,-10 450,560', '#302c62', 14, 0.121),
      ...glow(450, 640, 300, ['#4c4484', '#6d5fa4', '#9a86c4'], 0.13),
      land('-500,1060 450,1040 1400,1060!', '#a06f48', 0.76, { lift: 2.4 }),
      disc(450, 640, 60, '#a9822e', 0.79),
      disc(450, 634, 58, '#f7cd66', 0.791),
      disc(450, 634, 43, '#e4b24a', 0.7912),
      ...rows('436,620 464,620 436,648 464,648').map(([x, y]) => disc(x!, y!, 7, '#5a3a1c', 0.7914)),
      ...[740, 790, 840].map((y) => line(`420,${y} 480,${y}`, '#cbb8ea', 5, 0.75, { lit: false })),
      // A duck's height.
      line('660,1050 660,620', '#f1dfb0', 14, 0.768),
      ...[660, 740, 820, 900, 980].map((y) => line(`650,${y} 676,${y}`, '#c8553d', 6, 0.769)),
      ...notes('duck', 0.9, 0.783, '', 0),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'point',
        at: [180, 640],
        scale: 1.6,
        facing: 'right',
        expression: 'wonder',
        act: { spine: 14 },
        lookAt: [450, 640],
        touch: { right: [420, 880] },
        hands: { right: 'point' },
        depth: 0.745,
        ...sitting,
      },
      {
        who: 'ottoline',
        pose: 'point',
        at: [730, 520],
        scale: 1.6,
        facing: 'left',
        expression: 'holdingBreath',
        act: { spine: 14 },
        lookAt: [450, 640],
        touch: { left: [446, 930] },
        hands: { left: 'point' },
        depth: 0.74,
        ...sitting,
      },
      ...[60, 160, 260, 355, 450, 545, 640, 735, 830].map((x, i) => ({
        who: 'duck',
        name: `d${i + 1}`,
        at: [x, 1200 + (i % 2) * 50],
        scale: 0.72,
        colour: '#f7d33f',
        facing: x < 450 ? 'right' : 'left',
        lookAt: [450, 640],
        depth: 0.77 + i * 0.0006,
      })),
      {
        who: 'duck',
        name: 'duck',
        at: [800, 1060],
        scale: 1.25,
        facing: 'left',
        lookAt: [450, 640],
        depth: 0.7595,
      },
    ],
  },
  'basket-chair': {
    set: 'square',
    plain: '#2c2c5c',
    shot: 'frame-in-frame',
    camera: cam(),
    phone: cam({ on: [450, 720] }),
    lighting: { lamps: [{ on: 'lantern', reach: 460 }] },
    cuts: [
      box(-500, -300, 1400, 1000, '#323468', 0.1, { lift: 0.2, print: 'star-chart' }),
      ...house(150, 1040, 120, 430, '#8a6a7c', 0.2),
      ...house(800, 1040, 130, 480, '#7c6a90', 0.2),
      land('-500,1040! 1400,1040!', '#6f6488', 0.3, { print: 'gingham' }),
      // A whole tower, into the gap.
      box(330, -300, 640, 1000, '#8d7fab', 0.35, { lift: 2.4, print: 'exercise-book' }),
      ...rows('400,80 570,80 400,330 570,330').map(([x, y]) =>
        cut('-34,60! -34,-20 0,-56 34,-20 34,60!', GOLD, 0.351, { at: [x, y], lift: 0, lit: false }),
      ),
      box(310, 760, 670, 1070, '#8d7fab', 0.743, { lift: 1, print: 'exercise-book' }),
      box(300, 756, 680, 792, '#b3a7c6', 0.744, { lift: 1.4 }),
      cut('400,740! 400,560 430,480 485,450 540,480 570,560 570,740!', '#fbd98a', 0.352, {
        lift: 0,
        lit: false,
      }),
      cut('330,1000! 640,1000! 610,1030 560,1024 485,1050 410,1024 360,1030', '#5d4d80', 0.36, { lift: 1 }),
      ...lamp(260, 1120, 0.9, 0.5),
      ...lamp(720, 1120, 0.9, 0.5),
      line('262,806 400,860 560,860 718,806', '#2c2440', 6, 0.49),
      ...[320, 400, 490, 580, 660].map((x, i) => disc(x, [836, 862, 872, 862, 836][i]!, 14, '#ffd76a', 0.5)),
      // From inside the bakery.
      cut('-500,-300! 1400,-300! 1400,1800! -500,1800!', '#1c1226', 0.79, {
        snip: true,
        lift: 3,
        holes: '110,1330! 110,150! 160,90! 740,90! 790,150! 790,1330!',
      }),
      poly(
        '110,150! 160,90! 740,90! 790,150! 770,210! 700,180! 630,214! 560,180! 490,214! 420,180! 350,214! 280,180! 210,214! 140,180!',
        '#c8553d',
        0.791,
        { lift: 1.4, print: 'gingham' },
      ),
      ...rows('-20,400 -20,700 880,460 880,760').flatMap(([x, y]) => [
        box(x! - 130, y!, x! + 130, y! + 16, '#5a3a2c', 0.792),
        cut('-70,0! -64,-50 0,-70 64,-50 70,0!', '#a8693a', 0.793, { at: [x, y], lift: 1 }),
      ]),
      ...notes('duck', 0.7, 0.786, '', 0),
    ],
    props: [{ id: 'lantern', name: 'lantern', heldBy: 'hero.left', scale: 0.5, depth: 0.76 }],
    cast: [
      {
        who: 'hero',
        pose: 'point',
        at: [480, 550],
        scale: 0.95,
        facing: 'left',
        expression: 'holdingBreath',
        act: { spine: 18 },
        lookAt: [420, 1000],
        touch: { left: [286, 690] },
        depth: 0.742,
        ...sitting,
      },
      {
        who: 'pym',
        pose: 'stand',
        at: [590, 540],
        scale: 0.9,
        facing: 'left',
        expression: 'calm',
        touch: { left: 'hero.back' },
        depth: 0.74,
        ...sitting,
      },
      {
        who: 'baker',
        pose: 'wave',
        at: [730, 850],
        scale: 1.5,
        by: 'head',
        facing: 'backLeft',
        plane: 'silhouette',
        depth: 0.78,
      },
      { who: 'duck', at: [330, 1230], scale: 0.9, facing: 'left', lookAt: 'hero', depth: 0.785 },
    ],
  },
  nightshirts: {
    set: 'square',
    plain: '#e9a85c',
    shot: 'silhouette',
    camera: cam(),
    lighting: { rim: false, cast: false },
    phone: cam({ on: [450, 760] }),
    cuts: [
      box(-500, -300, 1400, 500, '#4a3a72', 0.1, { lift: 0.2, print: 'star-chart' }),
      ...glow(450, 760, 640, ['#7a4f7c', '#a8646c', '#dd8f58', '#f8c873'], 0.11),
      ...rows(
        '-60,900,150,420 180,900,110,330 720,900,120,360 960,900,150,440 -330,900,140,380 1230,900,140,380',
      ).map(([x, y, w, h]) =>
        poly(
          `${x! - w!},${y}! ${x! - w!},${y! - h!}! ${x},${y! - h! - w! * 0.8}! ${x! + w!},${y! - h!}! ${x! + w!},${y}!`,
          '#5a3a62',
          0.2,
          { lift: 0.8 },
        ),
      ),
      ...lamp(330, 1000, 1.1, 0.25),
      ...lamp(580, 1000, 1.1, 0.25),
      land('-500,1120! 1400,1120!', '#3a2450', 0.3, { print: 'gingham' }),
      cut('330,1120! 570,1120! 700,1800! 200,1800!', '#c98452', 0.31, { lift: 0, opacity: 0.8 }),
      // Nightcaps and bare shins.
      ...[-150, -30, 90, 200].flatMap((x, i) => [
        line(`${x - 22},1080 ${x - 22},1200`, '#1f1434', 16, 0.5),
        line(`${x + 22},1080 ${x + 22},1200`, '#1f1434', 16, 0.5),
        cut('-70,300! -56,120 -30,60 0,50 30,60 56,120 70,300!', '#1f1434', 0.51, {
          at: [x, 800 - (i % 2) * 30],
          lift: 0.4,
        }),
        disc(x, 820 - (i % 2) * 30, 46, '#1f1434', 0.511),
        cut('-48,-10 -40,-60 -4,-110 60,-130 110,-90 84,-80 50,-92 40,-40 48,-10', '#1f1434', 0.512, {
          at: [x, 810 - (i % 2) * 30],
          lift: 0.4,
        }),
        disc(x + 110, 726 - (i % 2) * 30, 16, '#1f1434', 0.513),
      ]),
      // Hats and half-buttoned coats.
      ...[700, 810, 930, 1050].flatMap((x, i) =>
        wiz(x, 810 - (i % 2) * 30, 1.1, i, 0.5 + i * 0.001, { dark: '#1f1434' }),
      ),
      ...[700, 810, 930, 1050].map((x) =>
        cut('-80,0! 80,0! 70,160! -70,160!', '#1f1434', 0.499, { at: [x, 1040], lift: 0 }),
      ),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'stand',
        at: [450, 1250],
        scale: 1.2,
        facing: 'front',
        plane: 'silhouette',
        act: {
          arms: [
            [-74, -70],
            [74, 70],
          ],
          tilt: 4,
        },
        depth: 0.76,
        shadow: false,
      },
      {
        who: 'baker',
        pose: 'holdHands',
        at: [230, 1260],
        scale: 1.1,
        facing: 'right',
        plane: 'silhouette',
        touch: { right: 'hero.left' },
        act: { spine: 12 },
        depth: 0.755,
        shadow: false,
      },
      {
        who: 'ottoline',
        pose: 'stand',
        at: [670, 1260],
        scale: 1.1,
        facing: 'left',
        plane: 'silhouette',
        touch: { left: 'hero.right' },
        act: { spine: 12 },
        depth: 0.755,
        shadow: false,
      },
    ],
  },
  lines: {
    set: 'town',
    shot: 'plan',
    camera: cam(),
    phone: cam({ on: [450, 700], zoom: 0.95 }),
    cuts: [
      box(-500, -300, 1400, 1800, '#ecd9aa', 0.1, { lift: 0.2, print: 'gingham' }),
      ...rows('-120,20 60,10 850,30 1030,40 -160,1330 1060,1330').flatMap(([x, y], i) =>
        house(x!, y! + 150, 90, 170, ['#d98a6a', '#8fa8b8', '#d7b06a'][i % 3]!, 0.2 + i * 0.003, '#7f9cb0'),
      ),
      // The fountain.
      disc(430, 640, 120, '#9a8fae', 0.2),
      disc(430, 640, 98, '#8fc7d0', 0.201),
      rings(430, 640, [30, 60], '#e4f4f2', 0.202, 6),
      disc(430, 640, 16, '#9a8fae', 0.203),
      // The baker's door, where the line begins, and ends.
      box(290, 20, 580, 190, '#c8794a', 0.25, { lift: 2, print: 'gingham' }),
      poly(
        '270,190! 600,190! 570,240! 520,214! 470,240! 420,214! 370,240! 320,214! 280,240!',
        '#c8553d',
        0.27,
        { lift: 1.4 },
      ),
      box(400, 90, 470, 190, '#5a3a2c', 0.26, { lift: 0 }),
      // Three times round the fountain.
      line(SNAIL.map(([x, y]) => `${Math.round(x)},${Math.round(y)}`).join(' '), '#d9bd80', 44, 0.3),
      ...SNAIL.flatMap(([x, y], i) =>
        wiz(x, y - 14, 0.36, i, 0.35 + y * 0.0001 + i * 0.00001, {
          back: y < 640,
          shut: i % 4 === 0,
          look: i % 2 ? 1 : -1,
        }),
      ),
      // The school's ramp.
      cut('760,1800! 740,1180 780,1100 1400,1080! 1400,1800!', '#a493b8', 0.5, {
        lift: 2,
        print: 'exercise-book',
      }),
      cut('560,1330! 740,1150 800,1150 800,1330!', '#c7b9d2', 0.51, { lift: 1 }),
      ...rows('470,1280 540,1250 600,1300').flatMap(([x, y], i) => [
        cut('-26,60! -20,14 0,4 20,14 26,60!', ['#d9674f', '#5f93a8', '#e2a94b'][i]!, 0.6, {
          at: [x, y],
          lift: 1,
        }),
        disc(x!, y! - 10, 25, SKINS[i + 1]!, 0.601),
        cut('-26,-8 -20,-28 0,-36 20,-28 26,-8 0,-16', ['#412c27', '#c99a52', '#2b2326'][i]!, 0.602, {
          at: [x, y! - 10],
          lift: 0.4,
        }),
      ]),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'point',
        at: [740, 920],
        scale: 0.86,
        by: 'head',
        facing: 'right',
        expression: 'joy',
        act: { spine: 12 },
        touch: { right: [850, 1030] },
        lookAt: 'child',
        depth: 0.75,
      },
      {
        who: 'child',
        pose: 'pull',
        at: [630, 1060],
        scale: 0.8,
        by: 'head',
        facing: 'right',
        expression: 'delight',
        touch: { right: 'hero.left' },
        lookAt: 'hero',
        depth: 0.755,
      },
      { who: 'duck', name: 'duck', at: [70, 1240], scale: 0.8, facing: 'right', depth: 0.76 },
      ...[0, 1, 2, 3, 4]
        .map((i) => ({
          who: 'duck',
          name: `d${i}`,
          at: [-10 + i * 20 - (i % 2) * 10, 1290 + (i % 2) * 10],
          scale: 0.36,
          colour: '#f7d33f',
          facing: 'right',
          depth: 0.765 + i * 0.0004,
        }))
        .map((d, i) => ({ ...d, at: rows('170,1246 224,1234 276,1218 326,1198 370,1174')[i] })),
    ],
  },
  'friday-square': {
    set: 'hall',
    plain: '#53447c',
    shot: 'small-before-big',
    camera: cam(),
    phone: cam({ on: [450, 640] }),
    cuts: [
      // Through the open door: the bakery's window.
      cut('460,980! 460,260 520,110 650,50 780,110 840,260 840,980!', '#2b2a55', 0.12, {
        lift: 0,
        lit: false,
      }),
      box(520, 420, 800, 700, '#ffcf6e', 0.13, { lift: 0, lit: false }),
      box(520, 420, 800, 700, '#ffdf96', 0.131, { lift: 0, lit: false, holes: '' }),
      line('660,420 660,700', '#7a4a34', 12, 0.132),
      poly(
        '490,420! 830,420! 800,470! 750,444! 700,470! 650,444! 600,470! 550,444! 510,470!',
        '#c8553d',
        0.133,
        { lift: 1.4, print: 'gingham' },
      ),
      ...[570, 640, 720].map((x) =>
        cut('-40,0! -36,-30 0,-44 36,-30 40,0!', '#b5743c', 0.134, { at: [x, 690], lift: 0.6 }),
      ),
      land('-500,980! 1400,980!', '#43346a', 0.2, { print: 'exercise-book' }),
      ...rows('540,900,0 640,880,1 740,900,2 840,920,3').flatMap(([x, y, i]) =>
        wiz(x!, y!, 0.6, i!, 0.4 + i! * 0.0014, { back: true }),
      ),
      ...rows('640,1110,4 760,1100,5 870,1110,0 1000,1080,1').flatMap(([x, y, i]) =>
        wiz(x!, y!, 0.78, i!, 0.5 + i! * 0.0014, { look: -1 }),
      ),
      // The broom that will not be given back.
      line('888,1290 860,900', '#b5804f', 12, 0.499),
      cut('-34,0! -20,-70 20,-70 34,0!', '#e2b45a', 0.4995, { at: [860, 910], lift: 1 }),
      ...pegs(rows('330,470 1000,470 1130,470'), 0.62, 0.25),
      ...freed(220, -6),
    ],
    cast: [
      {
        who: 'pym',
        pose: 'stand',
        at: [30, 920],
        scale: 1.5,
        by: 'head',
        facing: 'right',
        expression: 'proud',
        lookAt: [220, 300],
        depth: 0.774,
      },
      {
        who: 'hero',
        pose: 'lookUp',
        at: [500, 990],
        scale: 0.9,
        by: 'head',
        facing: 'left',
        expression: 'wonder',
        act: { spine: -10 },
        lookAt: [220, 300],
        depth: 0.75,
      },
    ],
  },
  'button-square': {
    set: 'hall',
    plain: '#e9cf96',
    shot: 'over-the-shoulder',
    camera: cam(),
    cuts: [
      ...glow(450, 420, 640, ['#efd9a6', '#f6e6bc', '#fdf3d8'], 0.1),
      ...arches(['#bfe0e6', '#d6ecec', '#bfe0e6'], 0.12),
      // The back row: a baker, and a duck who reads to nine.
      land('-500,560! 1400,560!', '#a58fb8', 0.2, { print: 'exercise-book' }),
      box(-500, 800, 1400, 850, '#8a5a3c', 0.755, { lift: 2 }),
      box(250, 850, 860, 1800, '#7a4c34', 0.754, { lift: 0.6 }),
      rings(450, 520, [84, 126, 170], '#f3d488', 0.3, 7),
      disc(450, 526, 56, '#a9822e', 0.77),
      disc(450, 520, 54, '#f7cd66', 0.771),
      disc(450, 520, 40, '#e4b24a', 0.7712),
      ...rows('437,507 463,507 437,533 463,533').map(([x, y]) => disc(x!, y!, 6, '#5a3a1c', 0.7714)),
      // A hat much too large, and the heads beside it.
      ...hat(280, 985, 2.9, 0, 0.785, -8),
      ...[
        [40, 1130, '#c99a52', 1.1],
        [760, 1120, '#412c27', 1.15],
        [900, 1180, '#85603f', 1],
        [-160, 1150, '#2b2326', 1.1],
        [1090, 1150, '#ad5a33', 1.1],
      ].flatMap(([x, y, colour, s], i) => [
        cut(
          '-150,300! -140,150 -70,100 70,100 140,150 150,300!',
          ['#5f93a8', '#d9674f', '#8aa36a', '#7a68a8', '#e2a94b'][i]!,
          0.782,
          { at: [x, y] as XY, scale: s, lift: 1.4 },
        ),
        cut('-104,40 -110,-30 -70,-96 0,-116 70,-96 110,-30 104,40 60,100 -60,100', colour as string, 0.783, {
          at: [x, y] as XY,
          scale: s,
          lift: 1.4,
        }),
      ]),
      ...notes('duck', 0.5, 0.24, '', 1),
    ],
    cast: [
      {
        who: 'ottoline',
        pose: 'point',
        at: [600, 430],
        scale: 1.35,
        facing: 'left',
        expression: 'lookingDown',
        act: { spine: 12 },
        lookAt: [450, 520],
        touch: { left: [480, 650] },
        hands: { left: 'cup' },
        depth: 0.74,
        ...sitting,
      },
      {
        who: 'hero',
        pose: 'point',
        at: [280, 1030],
        scale: 1.75,
        facing: 'backRight',
        act: { spine: 12 },
        touch: { right: [560, 760] },
        hands: { right: 'cup' },
        depth: 0.78,
        ...sitting,
      },
      {
        who: 'baker',
        pose: 'sit',
        at: [120, 470],
        scale: 0.72,
        facing: 'right',
        expression: 'joy',
        lookAt: [450, 520],
        depth: 0.19,
        ...sitting,
      },
      { who: 'duck', name: 'duck', at: [830, 640], scale: 0.72, facing: 'left', depth: 0.23 },
      ...[690, 730, 770, 880].map((x, i) => ({
        who: 'duck',
        name: `d${i}`,
        at: [x, 656],
        scale: 0.3,
        colour: '#f7d33f',
        facing: i < 3 ? 'right' : 'left',
        depth: 0.235,
      })),
    ],
  },
};
const ways = {
  round: [
    { on: [310, 1150], at: [0.5, 0.5], zoom: 3 },
    { on: [640, 1130], at: [0.5, 0.5], zoom: 3 },
  ],
  'set-down': [
    { on: [220, 350], at: [0.5, 0.5], zoom: 2 },
    { on: [690, 340], at: [0.5, 0.5], zoom: 2 },
  ],
};

export const pictures = picturesOf({ cast, wears, sets, scenes, ways });
