// Papers: exercise book (canvas of the tents), map (the rock), graph paper (what is looked at through the lens, and the night).
import { blob, disc, egg, glow, line, oval, ovalPoints, page, poly, rect, wide } from '../../cuts/lit.ts';
import { person } from '../../cuts/placing.ts';
import { written } from '../../cuts/written.ts';
import { picturesOf } from '../../pictures.ts';

type C = Record<string, unknown>;
/** Cuts in lamplight: their colours are chosen lit, so that no hour changes them. */
const flame = (cuts: C[]): C[] => cuts.map((cut) => ({ lit: false, ...cut }));
const lamplit = (from: number[]) => ({ light: 'dusk', lighting: { from, cast: false } });
const BONE = '#f3e6c6',
  EDGE = '#8d5a3c';
const SARAN = {
  skin: 's5',
  face: 'long',
  hair: 'bun',
  hairColour: 'soot',
  glasses: 'round',
  outfit: 'jumper',
  cloth: 'dusk',
  extras: [],
};
const cast = {
  hen: { who: 'hen', colour: '#e8b13e' },
  saran: { look: SARAN, build: 'grown-up' },
  bat: {
    look: {
      skin: 's6',
      face: 'square',
      hair: 'crop',
      hairColour: 'soot',
      outfit: 'dungarees',
      cloth: 'brick',
      extras: [],
    },
    build: 'grown-up',
  },
};
const friend = {
  name: 'Temur',
  pronouns: 'he',
  look: {
    skin: 's4',
    face: 'oval',
    hair: 'bowl',
    hairColour: 'soot',
    glasses: 'square',
    outfit: 'tee',
    cloth: 'clay',
    extras: [],
  },
};
const wears = { outfit: 'tee', cloth: 'sage', extras: ['scarf'] };
const noon = {
  backdrop: 'dinosaur-valley',
  light: 'noon',
  camera: page,
  lighting: {},
  papers: { land: 'map' },
};
const night = { backdrop: 'dinosaur-valley', light: 'night', camera: page, papers: { land: 'graph-paper' } };
const sets = {
  kitchen: { ...noon, plain: '#e8bf78', papers: { land: 'exercise-book' } },
  dig: noon,
  trucks: night,
  tents: night,
  bones: night,
  lens: night,
};

const bone = (points: string, w: number, depth: number, colour = BONE): C[] => [
  line(points, w + 7, EDGE, { depth }),
  line(points, w, colour, { depth: depth + 0.0004 }),
];
/** The dinosaur on its ring of eggs from above; head to the top. */
const sitter = (
  x: number,
  y: number,
  s: number,
  depth: number,
  more: { eggs?: string; colour?: string } = {},
): C[] => {
  const { eggs = '#c9976a', colour = BONE } = more;
  const p = (a: number, b: number) => `${Math.round(x + a * s)},${Math.round(y + b * s)}`;
  const at = (list: number[][]) => list.map(([a, b]) => p(a!, b!)).join(' ');
  const out: C[] = [oval(x, y + 10 * s, 300 * s, 290 * s, '#a8643f', { depth, lift: 0, opacity: 0.55 })];
  for (let i = 0; i < 14; i++) {
    const t = ((i + 0.5) * 2 * Math.PI) / 14 - Math.PI / 2;
    out.push(
      egg(
        x + Math.cos(t) * 190 * s,
        y + 20 * s + Math.sin(t) * 180 * s,
        66 * s,
        eggs,
        { depth: depth + 0.001, lift: 0.9 },
        (t * 180) / Math.PI + 90,
      ),
    );
  }
  const d = depth + 0.004;
  out.push(
    ...bone(
      at([
        [90, 330],
        [60, 280],
        [26, 200],
        [10, 110],
        [0, 20],
        [0, -80],
        [6, -150],
        [30, -210],
      ]),
      17 * s,
      d,
      colour,
    ),
  );
  for (let i = 0; i < 5; i++)
    for (const k of [-1, 1])
      out.push(
        ...bone(
          at([
            [k * 4, -62 + i * 38],
            [k * 44, -70 + i * 40],
            [k * (70 - i * 6), -34 + i * 40],
          ]),
          8 * s,
          d + 0.0002,
          colour,
        ),
      );
  for (const k of [-1, 1]) {
    out.push(
      ...bone(
        at([
          [k * 6, -112],
          [k * 90, -150],
          [k * 190, -128],
          [k * 262, -60],
        ]),
        17 * s,
        d + 0.002,
        colour,
      ),
    );
    out.push(
      ...bone(
        at([
          [k * 262, -60],
          [k * 288, 20],
          [k * 272, 110],
        ]),
        13 * s,
        d + 0.002,
        colour,
      ),
    );
    for (const [a, b] of [
      [238, 176],
      [206, 152],
      [268, 190],
    ])
      out.push(
        ...bone(
          at([
            [k * 272, 110],
            [k * (a! + 22), b! - 30],
            [k * a!, b!],
          ]),
          6 * s,
          d + 0.002,
          colour,
        ),
      );
  }
  out.push(...skull(x + 38 * s, y - 236 * s, 0.34 * s, d + 0.004, 34, colour));
  return out;
};
/** The skull from the side, beak to the left; 300 wide at scale 1. */
function skull(x: number, y: number, s: number, depth: number, turn = 0, colour = BONE): C[] {
  const more = { at: [x, y], scale: s, turn };
  return [
    {
      shape:
        '-170,40! -150,-30 -90,-86 -20,-130 50,-140 120,-100 160,-40 168,30 140,70 60,84 40,110 -30,118 -110,96! -60,84 -60,60 -120,66',
      colour,
      lift: 1.6,
      depth,
      ...more,
    },
    {
      shape: '-170,40! -160,0 -134,-40 -118,-20 -110,20 -120,66!',
      colour: '#d9b98a',
      lift: 0,
      depth: depth + 0.0003,
      ...more,
    },
    {
      rings: [46],
      colour: '#5a3426',
      depth: depth + 0.0004,
      ...more,
      at: [
        x + (34 * Math.cos((turn * Math.PI) / 180) + 34 * Math.sin((turn * Math.PI) / 180)) * s,
        y + (34 * Math.sin((turn * Math.PI) / 180) - 34 * Math.cos((turn * Math.PI) / 180)) * s,
      ],
    },
    { shape: '-78,-26 -50,-56 -34,-30 -52,0', colour: '#5a3426', lift: 0, depth: depth + 0.0004, ...more },
    { line: '-110,60 -50,52 20,56 90,48', width: 6, colour: EDGE, depth: depth + 0.0005, ...more },
  ];
}
const cliffs = (y: number, depth: number, colours = ['#c9704a', '#b2553a', '#8f3f34'], lit?: false): C[] => {
  const more = lit === false ? { lit } : {};
  return [
    blob(
      `-200,${y}! -60,${y - 60} 40,${y - 70}! 70,${y - 10} 190,${y - 20}! 230,${y - 90} 380,${y - 100}! 410,${y - 30} 560,${y - 40}! 600,${y - 120} 790,${y - 130}! 830,${y - 50} 1100,${y - 70}! 1100,1500! -200,1500!`,
      colours[0]!,
      { depth, lift: 0.8, print: 'map', ...more },
    ),
    blob(
      `-200,${y + 70}! 60,${y + 50} 130,${y + 60}! 170,${y + 110} 330,${y + 100}! 380,${y + 60} 500,${y + 56}! 540,${y + 110} 720,${y + 100}! 760,${y + 30} 940,${y + 20} 1100,${y}! 1100,1500! -200,1500!`,
      colours[1]!,
      { depth: depth + 0.01, lift: 1.2, print: 'map', ...more },
    ),
  ];
};
const truck = (x: number, y: number, s: number, depth: number, colour = '#7d8a6a'): C[] => {
  const m = (shape: string, c: string, i = 0, lift = 1): C => ({
    shape,
    snip: true,
    colour: c,
    at: [x, y],
    scale: s,
    depth: depth + i * 0.0005,
    lift,
  });
  return [
    m('-150,-40! -150,-190! 40,-190! 40,-40!', '#d9bd86', 0),
    m('50,-40! 50,-150! 110,-150! 146,-92! 160,-84! 160,-40!', colour, 1),
    m('64,-138! 102,-138! 128,-94! 64,-94!', '#f4e6c4', 2, 0),
    { rings: [40, 16], at: [x - 86 * s, y - 34 * s], scale: s, colour: '#3a2c30', depth: depth + 0.002 },
    { rings: [40], at: [x + 102 * s, y - 34 * s], scale: s, colour: '#3a2c30', depth: depth + 0.002 },
    { rings: [15], at: [x - 86 * s, y - 34 * s], scale: s, colour: '#b9a07a', depth: depth + 0.003 },
    { rings: [15], at: [x + 102 * s, y - 34 * s], scale: s, colour: '#b9a07a', depth: depth + 0.003 },
  ];
};
const tent = (x: number, y: number, s: number, depth: number, colour = '#f2e2bd'): C[] => [
  {
    shape: '-170,0! 0,-210! 170,0!',
    snip: true,
    colour,
    print: 'exercise-book',
    lift: 1.2,
    at: [x, y],
    scale: s,
    depth,
  },
  {
    shape: '-44,0! 0,-130! 40,0!',
    snip: true,
    colour: '#7a5442',
    lift: 0,
    at: [x, y],
    scale: s,
    depth: depth + 0.001,
  },
];
/** What Dr. Saran has on her head; on the top of it, size of her scale. */
const on = (id: string, s: number, depth = 0.74): C[] => {
  const m = { on: `${id}.top`, scale: s, depth };
  return [m as C];
};
const colander = (who: string, s: number, depth: number): C[] => [
  {
    shape: '-92,10! -88,-40 -50,-84 0,-94 50,-84 88,-40 92,10!',
    colour: '#aeb9bd',
    lift: 1.2,
    ...on(who, s, depth)[0],
  },
  {
    shape: '-108,4! 108,4! 104,22! -104,22!',
    snip: true,
    colour: '#8b989e',
    lift: 0.6,
    ...on(who, s, depth + 0.0004)[0],
  },
  ...[
    [-44, -30],
    [0, -38],
    [44, -30],
    [-22, -62],
    [24, -62],
    [-66, -8],
    [66, -8],
    [0, -8],
    [-32, -6],
    [34, -6],
  ].map(([dx, dy]) => ({
    rings: [7],
    colour: '#4d5a60',
    on: `${who}.top`,
    dx: dx! * s,
    dy: dy! * s,
    scale: s,
    depth: depth + 0.0008,
  })),
];
const saucepan = (who: string, s: number, depth: number, turn = 0): C[] => [
  { shape: '-84,14! -80,-92! 80,-92! 84,14!', colour: '#6e7a84', lift: 1.2, ...on(who, s, depth)[0], turn },
  {
    shape: '-76,-80! -200,-96! -204,-72! -78,-54!',
    snip: true,
    colour: '#3c3038',
    lift: 0.8,
    ...on(who, s, depth)[0],
    turn,
  },
];
const cosy = (who: string, s: number, depth: number): C[] => [
  {
    shape: '-98,30! -100,-30 -70,-92 0,-116 70,-92 100,-30 98,30!',
    colour: '#c25a6a',
    print: 'knitting',
    lift: 1.4,
    ...on(who, s, depth)[0],
  },
  { shape: '-98,28! -98,2 98,2 98,28!', colour: '#f0d9a6', lift: 0.4, ...on(who, s, depth + 0.0004)[0] },
  { rings: [26], colour: '#f0d9a6', on: `${who}.top`, dy: -122 * s, scale: s, depth: depth + 0.0006 },
];
const mapHat = (who: string, s: number, depth: number): C[] => [
  {
    shape: '-130,24! 0,-120! 130,24! 60,10! 0,26! -60,10!',
    snip: true,
    colour: '#f1e3bd',
    print: 'map',
    lift: 1.4,
    ...on(who, s, depth)[0],
  },
];
const brim = (x: number, y: number, s: number, depth: number): { back: C[]; front: C[] } => ({
  back: [
    {
      shape: '-190,0 -120,-34 0,-46 120,-34 190,0 120,34 0,44 -120,34',
      colour: '#a97a48',
      lift: 1.4,
      at: [x, y],
      scale: s,
      depth,
    },
  ],
  front: [
    {
      shape: '-104,6! -92,70 -60,104 0,112 60,104 92,70 104,6! 50,26 0,30 -50,26',
      colour: '#b98a55',
      lift: 1,
      at: [x, y],
      scale: s,
      depth: depth + 0.012,
    },
    {
      shape: '-103,10! -60,34 0,42 60,34 103,10! 101,30 60,58 0,66 -60,58 -101,30',
      colour: '#3f6fa8',
      lift: 0.4,
      at: [x, y],
      scale: s,
      depth: depth + 0.0125,
    },
  ],
});
const hatAndHen = (x: number, y: number, s: number, depth: number): C[] => {
  const hat = brim(x, y, s, depth);
  return [
    ...hat.back,
    ...hat.front,
    {
      shape: '-20,-70! -110,-64 -190,-20 -206,40 -150,34 -120,46 -84,30 -50,36 -10,10',
      colour: '#d2952c',
      lift: 1.2,
      at: [x, y - 10 * s],
      scale: s,
      depth: depth + 0.02,
    },
    {
      shape: '20,-70! 110,-64 190,-20 206,40 150,34 120,46 84,30 50,36 10,10',
      colour: '#d2952c',
      lift: 1.2,
      at: [x, y - 10 * s],
      scale: s,
      depth: depth + 0.02,
    },
  ];
};
const string = (points: string, depth = 0.4): C => line(points, 4, '#fbf1da', { depth });
const eggs = (list: number[][], colour: string, depth: number): C[] =>
  list.map(([x, y, k, a]) => egg(x!, y!, k!, colour, { depth, lift: 1.4 }, a));

const drawn: Record<string, object> = {
  seventh: {
    set: 'kitchen',
    shot: 'close',
    lighting: { from: [200, 100] },
    seed: 3,
    cuts: [
      poly('-100,-60! 300,-60! 120,1000! -100,1000!', '#d9a75e', {
        depth: 0.1,
        lift: 0.8,
        print: 'exercise-book',
      }),
      poly('560,-60! 1000,-60! 1000,1000! 760,1000!', '#f4d698', {
        depth: 0.11,
        lift: 0.8,
        print: 'exercise-book',
      }),
      line('300,-60 120,1000', 9, '#b07e42', { depth: 0.12 }),
      line('560,-60 760,1000', 9, '#b07e42', { depth: 0.12 }),
      poly('-100,984! 1000,960! 1000,1400! -100,1400!', '#9a5a3e', {
        depth: 0.73,
        lift: 2,
        print: 'exercise-book',
      }),
      poly('-100,984! 1000,960! 1000,990! -100,1016!', '#c27c52', { depth: 0.731, lift: 0 }),
      // Somebody's shadow, with a pencil.
      blob(
        '1000,560! 900,600 850,680 860,760 900,810 800,850 690,980! 640,1160 600,1400! 1000,1400!',
        '#4a2840',
        { depth: 0.75, lift: 0, opacity: 0.55 },
      ),
      poly('700,990! 560,800! 546,768! 580,786! 730,966!', '#4a2840', {
        depth: 0.75,
        lift: 0,
        opacity: 0.55,
      }),
      line('40,1290 130,1262 190,1270', 6, '#f3d98f', { depth: 0.76 }),
      blob('210,1250 260,1210 330,1200 300,1236 250,1262', '#e8b13e', { depth: 0.76, lift: 0.6 }),
    ],
    props: [
      { id: 'dinosaur-egg', name: 'egg', at: [400, 1010], scale: 1.05, colour: '#fbf1dc', depth: 0.735 },
    ],
    cast: [
      {
        who: 'hero',
        pose: 'hold',
        holding: 'none',
        at: [400, 520],
        by: 'head',
        scale: 2.5,
        facing: 'right',
        expression: 'worried',
        act: { spine: 12, tilt: -6, shoulders: [5, 5] },
        lookAt: [900, 260],
        touch: { left: [316, 950], right: 'egg' },
        shadow: false,
      },
    ],
  },
  saran: {
    set: 'dig',
    phone: { zoom: 1.05, on: [450, 860], at: [0.5, 0.5] },
    plain: '#f6e2b6',
    shot: 'establish',
    seed: 5,
    lighting: { from: [760, 80] },
    cuts: [
      ...cliffs(420, 0.1),
      blob('-100,760! 200,740 520,756 1000,730! 1000,1500! -100,1500!', '#e7bd82', {
        depth: 0.3,
        lift: 1.4,
        print: 'map',
      }),
      ...tent(150, 860, 0.9, 0.4),
      ...tent(360, 800, 0.66, 0.39),
      ...tent(560, 806, 0.6, 0.385),
      ...tent(70, 1050, 1.1, 0.5),
      ...truck(660, 850, 0.7, 0.42),
      ...truck(760, 1010, 1, 0.45, '#a86a4a'),
      blob('-100,1190! 300,1170 600,1190 1000,1160! 1000,1500! -100,1500!', '#d9a768', {
        depth: 0.46,
        lift: 0.8,
        print: 'map',
      }),
      string('80,1240 240,1200 560,1206 840,1250', 0.47),
      string('240,1200 200,1340', 0.47),
      string('560,1206 640,1340', 0.47),
      ...[0, 1, 2, 3, 4].map((i) =>
        oval(430 + i * 30, 742 - (i % 2) * 4, 6, 12, '#4a2a34', { depth: 0.36, lift: 0 }),
      ),
      oval(838, 852, 30, 10, '#7a5434', { depth: 0.43, lift: 0 }),
      ...colander('saran', 0.72, 0.73),
      blob('520,842 528,826 536,842 552,850 536,856 528,872 520,856 504,850', '#fffdf0', {
        depth: 0.75,
        lift: 0,
        lit: false,
      }),
    ],
    cast: [
      person('hero', [330, 1010], 0.62, {
        facing: 'right',
        expression: 'worried',
        act: { spine: -4 },
        lookAt: 'saran',
      }),
      person('saran', [470, 930], 0.72, {
        pose: 'bow',
        facing: 'left',
        expression: 'thinking',
        act: { spine: 24 },
        lookAt: 'hero',
        touch: 'hero.shoulder',
      }),
      { who: 'hen', at: [820, 850], scale: 0.26, facing: 'right', depth: 0.431 },
    ],
  },
  brush: {
    set: 'dig',
    plain: '#d98a56',
    shot: 'plan',
    seed: 6,
    lighting: { cast: false },
    cuts: [
      blob('90,330! 820,300! 850,1040! 60,1070!', '#e6a56a', { depth: 0.2, lift: 0.2, print: 'map' }),
      string('40,330 880,296', 0.3),
      string('20,1076 900,1040', 0.3),
      string('100,240 60,1160', 0.3),
      string('816,220 856,1130', 0.3),
      string('440,290 450,1080', 0.3),
      string('50,690 870,660', 0.3),
      ...[
        [94, 330],
        [818, 300],
        [850, 1042],
        [62, 1074],
      ].map(([x, y]) => disc(x!, y!, 15, '#7a3f34', { depth: 0.31 })),
      oval(470, 672, 150, 84, '#b9653f', { depth: 0.32, lift: 0 }),
      blob('380,700! 392,640 450,600 530,604 568,650 540,640 490,640 450,664 420,706', BONE, {
        depth: 0.33,
        lift: 1.4,
      }),
      blob('380,700! 392,640 416,622 430,660 420,706', '#d9b98a', { depth: 0.331, lift: 0 }),
      ...[
        ['hero.right', 1],
        ['friend.left', -1],
      ].flatMap(([on, k]) => [
        {
          line: `${-40 * (k as number)},-50 ${10 * (k as number)},14`,
          width: 12,
          colour: '#7a3f34',
          on,
          depth: 0.8,
        },
        {
          shape: `${2 * (k as number)},4! ${18 * (k as number)},0! ${40 * (k as number)},40 ${24 * (k as number)},46`,
          colour: '#f6ead0',
          lift: 0.5,
          on,
          depth: 0.801,
        },
      ]),
      // The umbrella that has no cloth.
      oval(770, 70, 150, 80, '#6e8aa3', { depth: 0.6, lift: 1.4 }),
      disc(770, 84, 70, '#2b2326', { depth: 0.61 }),
      disc(770, 40, 34, '#3a3034', { depth: 0.62 }),
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
        line(
          `770,90 ${Math.round(770 + Math.cos(i * 0.785) * 170)},${Math.round(90 + Math.sin(i * 0.785) * 170)}`,
          5,
          '#fbf1da',
          { depth: 0.9 },
        ),
      ),
      disc(770, 90, 12, '#fbf1da', { depth: 0.9 }),
      poly('660,1130! 850,1100! 872,1240! 684,1272!', '#fbf4e2', {
        depth: 0.6,
        lift: 1,
        print: 'exercise-book',
      }),
      { letters: 'MOUNT\n{friend}', at: [766, 1176], size: 30, colour: '#3a2a44', depth: 0.61, turn: -8 },
      line('706,1230 846,1206', 4, '#c8503f', { depth: 0.61 }),
      line('706,1240 846,1216', 4, '#c8503f', { depth: 0.61 }),
    ],
    props: [],
    cast: [
      person('hero', [230, 560], 1.25, {
        pose: 'kneelOver',
        facing: 'right',
        expression: 'wonder',
        act: { spine: 18 },
        lookAt: [440, 660],
        touch: { right: [300, 706] },
      }),
      person('friend', [690, 560], 1.25, {
        pose: 'kneelOver',
        facing: 'left',
        expression: 'thinking',
        act: { spine: 14 },
        lookAt: [560, 660],
        touch: { left: [580, 690] },
      }),
    ],
  },
  nest: {
    set: 'dig',
    plain: '#a14a36',
    shot: 'low-angle',
    seed: 7,
    lighting: { from: [450, 500] },
    cuts: [
      oval(450, 560, 560, 640, '#f6c77e', { depth: 0.1, lift: 0 }),
      oval(450, 540, 420, 480, '#fbdc9c', { depth: 0.11, lift: 0 }),
      blob('-100,900! 100,960 300,930 520,960 700,920 1000,960! 1000,1500! -100,1500!', '#8f4634', {
        depth: 0.74,
        lift: 2,
        print: 'map',
      }),
      ...eggs(
        [
          [40, 1150, 190, -14],
          [270, 1200, 180, 8],
          [500, 1180, 200, -6],
          [730, 1210, 180, 12],
          [920, 1150, 180, -8],
        ],
        '#d9a877',
        0.76,
      ),
      ...eggs(
        [
          [150, 1300, 170, 10],
          [390, 1330, 170, -8],
          [620, 1330, 180, 6],
          [840, 1330, 170, -10],
        ],
        '#c48f5f',
        0.78,
      ),
      ...saucepan('saran', 0.92, 0.75, -150),
    ],
    cast: [
      person('saran', [640, 250], 1.15, {
        turn: -150,
        expression: 'thinking',
        facing: 'front',
        lookAt: 'hero',
      }),
      person('bat', [230, 250], 1.15, { turn: 150, expression: 'worried', facing: 'front', lookAt: 'hero' }),
      person('friend', [720, 620], 1.35, { turn: -48, facing: 'left', expression: 'angry', lookAt: 'hero' }),
      person('hero', [230, 660], 1.5, { turn: 34, facing: 'right', expression: 'lookingDown' }),
    ],
  },
  'question-mark': {
    set: 'dig',
    light: 'dusk',
    plain: '#e9a36a',
    shot: 'two-touching',
    seed: 8,
    lighting: { from: [760, 300] },
    cuts: [
      disc(760, 360, 90, '#fbe3ae', { depth: 0.05, lit: false }),
      ...cliffs(440, 0.1, ['#a0527a', '#7d3f66']),
      blob('-100,650! 300,630 600,650 1000,620! 1000,1500! -100,1500!', '#c8754f', {
        depth: 0.2,
        lift: 1.4,
        print: 'map',
      }),
      ...[
        [120, 640, 1.1],
        [190, 634, 0.9],
        [250, 640, 1],
        [330, 632, 0.8],
      ].flatMap(([x, y, s]) => [
        {
          shape: '-14,0! -16,-60 -8,-76 0,-96 8,-76 16,-60 14,0!',
          colour: '#4a2448',
          lift: 0,
          at: [x, y],
          scale: s,
          depth: 0.21,
        },
        {
          shape: '-14,0! 14,0! -80,150! -112,140!',
          snip: true,
          colour: '#4a2448',
          opacity: 0.45,
          lift: 0,
          at: [x, y],
          scale: s,
          depth: 0.205,
        },
      ]),
      poly('-60,1090! 470,1060! 480,1110! -60,1150!', '#8f6244', {
        depth: 0.7,
        lift: 1.2,
        print: 'exercise-book',
      }),
      oval(690, 1060, 250, 120, '#9c4f3a', { depth: 0.3, lift: 0 }),
      ...skull(680, 950, 1.25, 0.73),
      ...bone('850,1010 900,1060 960,1080', 34, 0.729),
      ...eggs(
        [
          [600, 1180, 90, 60],
          [760, 1200, 90, -60],
          [880, 1190, 90, 70],
        ],
        '#d9a877',
        0.74,
      ),
      poly('40,1200! 250,1184! 270,1320! 30,1330!', '#7a5236', { depth: 0.78, lift: 1.4 }),
      poly('60,1160! 150,1190! 240,1150! 250,1216! 152,1254! 56,1226!', '#fbf4e2', { depth: 0.79, lift: 1 }),
      { letters: '?', at: [196, 1200], size: 60, colour: '#c8503f', depth: 0.8, turn: -14 },
    ],
    cast: [
      person('hero', [300, 880], 1.5, {
        pose: 'lieFront',
        facing: 'right',
        expression: 'sad',
        lookAt: [700, 910],
        touch: { right: [420, 1040] },
        seatOn: 'ground',
      }),
    ],
  },
  pancakes: {
    set: 'tents',
    phone: { zoom: 1.05, on: [450, 780], at: [0.5, 0.5] },
    plain: '#2b2244',
    shot: 'frame-in-frame',
    seed: 9,
    lighting: { from: [330, 700], cast: false },
    cuts: flame([
      poly('-80,960! 330,60! 760,960!', '#4d3b5c', { depth: 0.3, lift: 1.6, print: 'exercise-book' }),
      poly('330,60! 980,260! 1100,960! 760,960!', '#3b2d50', {
        depth: 0.29,
        lift: 1.2,
        print: 'exercise-book',
      }),
      poly('90,940! 332,260! 600,940!', '#f5c469', {
        depth: 0.31,
        lift: 0.6,
        lit: false,
        print: 'exercise-book',
      }),
      poly('160,940! 332,420! 520,940!', '#fbdc92', { depth: 0.312, lift: 0, lit: false }),
      poly('90,940! 600,940! 860,1400! -60,1400!', '#8a5a5a', { depth: 0.32, lift: 0, opacity: 0.6 }),
      rect(150, 846, 540, 880, '#8a4a34', { depth: 0.5, lift: 1.2 }),
      rect(176, 880, 196, 950, '#6a3626', { depth: 0.49 }),
      rect(500, 880, 520, 950, '#6a3626', { depth: 0.49 }),
      ...[220, 300, 380, 450].map((x) => oval(x, 842, 28, 8, '#f3e3c0', { depth: 0.51, lift: 0.4 })),
      {
        shape: '-60,20! -34,-70! 34,-70! 60,20!',
        colour: '#c25a4a',
        lift: 1,
        on: 'saran.top',
        scale: 0.62,
        depth: 0.49,
      },
      ...glow(720, 1120, 130, 0.6, ['#6a4a4a', '#a87448', '#f0c067']),
      blob('640,1240! 720,1230 800,1240! 900,1400! 620,1400!', '#17112a', {
        depth: 0.61,
        lift: 0,
        opacity: 0.7,
      }),
    ]),
    props: [{ id: 'lantern', heldBy: 'hero.right', scale: 0.5 }],
    cast: [
      person('saran', [250, 700], 0.6, { depth: 0.48, facing: 'right', expression: 'thinking' }),
      person('bat', [370, 690], 0.62, { depth: 0.47, facing: 'left', expression: 'worried' }),
      person('friend', [470, 760], 0.68, {
        depth: 0.52,
        facing: 'right',
        expression: 'worried',
        lookAt: 'hero',
      }),
      person('hero', [680, 880], 1.15, {
        pose: 'walk',
        facing: 'backRight',
        expression: 'sad',
        act: { spine: 10 },
        shadow: true,
      }),
    ],
  },
  cluck: {
    set: 'trucks',
    phone: { zoom: 1.05, on: [450, 860], at: [0.5, 0.5] },
    plain: '#3b2f55',
    shot: 'small-before-big',
    seed: 10,
    lighting: { lamps: [{ on: 'lantern', reach: 560 }], dark: 0.15 },
    cuts: flame([
      rect(-100, -60, 1000, 330, '#2a2340', { depth: 0.2, lift: 2, print: 'graph-paper' }),
      rect(-100, 330, 1000, 380, '#1d1830', { depth: 0.21, lift: 1 }),
      blob('-100,1010! 300,990 620,1004 1000,980! 1000,1500! -100,1500!', '#7c4a3e', {
        depth: 0.4,
        lift: 1,
        print: 'map',
      }),
      disc(760, 520, 540, '#17121f', { depth: 0.5 }),
      { rings: [500, 470], at: [760, 520], width: 10, colour: '#2c2438', depth: 0.51 },
      disc(760, 520, 250, '#4a4258', { depth: 0.52 }),
      disc(760, 520, 200, '#37304a', { depth: 0.521 }),
      ...[0, 1, 2, 3, 4].map((i) =>
        disc(760 + Math.cos(i * 1.257) * 120, 520 + Math.sin(i * 1.257) * 120, 26, '#1d1830', {
          depth: 0.522,
        }),
      ),
      ...glow(220, 1040, 380, 0.53, ['#9c5c3c', '#c88442', '#efb958'], 0.42),
      ...hatAndHen(240, 1010, 0.78, 0.7),
      egg(300, 1000, 30, '#fff6e2', { depth: 0.7205, lift: 0.6 }, 20),
      blob('420,1110 450,1100 480,1112 466,1126 430,1126', '#e7b870', { depth: 0.6, lift: 0.6 }),
    ]),
    props: [{ id: 'lantern', at: [480, 1140], scale: 0.6, depth: 0.71 }],
    cast: [
      { who: 'hen', at: [240, 1006], scale: 1.15, facing: 'right', depth: 0.706 },
      person('hero', [690, 1130], 1.3, {
        pose: 'lieFront',
        facing: 'left',
        expression: 'wonder',
        lookAt: 'hen',
        turn: 10,
        depth: 0.74,
      }),
    ],
  },
  six: {
    set: 'trucks',
    plain: '#5a3428',
    shot: 'thing-in-hand',
    seed: 11,
    ...lamplit([100, 1000]),
    cuts: flame([
      blob('-100,1120! 300,1090 620,1110 1000,1080! 1000,1500! -100,1500!', '#a8683f', {
        depth: 0.4,
        lift: 1,
        print: 'map',
      }),
      // The shadow has claws where the feathers end.
      blob(
        '600,1130 760,1120 900,1150 980,1260! 900,1230! 880,1300! 830,1230! 780,1310! 760,1220! 660,1260 560,1200',
        '#4a2418',
        { depth: 0.41, lift: 0, opacity: 0.55 },
      ),
      oval(330, 420, 620, 620, '#e8b13e', { depth: 0.5, lift: 2 }),
      ...[0, 1, 2, 3].flatMap((row) =>
        [0, 1, 2, 3, 4, 5].map((i) =>
          blob(
            `${-60 + i * 150 + (row % 2) * 75},${60 + row * 150} ${i * 150 + (row % 2) * 75},${150 + row * 150} ${60 + i * 150 + (row % 2) * 75},${60 + row * 150} ${i * 150 + (row % 2) * 75},${40 + row * 150}`,
            row % 2 ? '#dfa436' : '#f0c159',
            { depth: 0.51 + row * 0.002, lift: 0.6 },
          ),
        ),
      ),
      ...eggs(
        [
          [210, 1030, 120, -18],
          [410, 1070, 124, 6],
          [620, 1020, 116, 24],
        ],
        '#fff4de',
        0.6,
      ),
      oval(400, 1190, 420, 60, '#7a4a2c', { depth: 0.59, lift: 0 }),
      blob(
        '-120,300! 120,330 400,400 640,540 790,760 830,980! 770,900 740,1000 690,890 640,960 610,830 540,900 500,760 420,820 370,660 240,560 -120,520!',
        '#c78422',
        { depth: 0.8, lift: 2.4 },
      ),
      blob('1000,700! 880,760 800,900 770,1080 790,1240 840,1400! 1000,1400!', '#2a1a24', {
        depth: 0.9,
        lift: 2,
      }),
      line('-120,290 120,322 400,390 640,528 786,744 830,980', 14, '#fbe29a', { depth: 0.801, lit: false }),
    ]),
    cast: [
      {
        who: 'hero',
        pose: 'point',
        at: [470, 930],
        by: 'hand',
        scale: 4.6,
        facing: 'left',
        turn: 46,
        hands: 'flat',
        shadow: false,
        depth: 0.7,
      },
    ],
  },
  back: {
    set: 'trucks',
    plain: '#1f2348',
    shot: 'diagonal-run',
    seed: 12,
    lighting: { lamps: [{ on: 'lantern', reach: 520 }], dark: 0.1 },
    cuts: flame([
      { rings: [70], at: [700, 170], colour: '#f4ecd0', lit: false, depth: 0.05 },
      blob(
        '-100,420! 60,380 150,390! 190,440 330,430! 380,480 560,500 1000,640! 1000,1500! -100,1500!',
        '#2e2f5e',
        { depth: 0.1, lift: 1, print: 'graph-paper' },
      ),
      blob('-100,560! 200,660 500,860 1000,1120! 1000,1500! -100,1500!', '#5b4668', {
        depth: 0.3,
        lift: 1.6,
        print: 'map',
      }),
      ...glow(650, 1070, 430, 0.4, ['#8a5c60', '#b97f56', '#e8b25c'], 0.62),
      ...truck(120, 590, 0.7, 0.2, '#3b3a62'),
      oval(96, 584, 7, 5, '#ffd86a', { depth: 0.22, lift: 0, lit: false }),
      oval(122, 584, 7, 5, '#ffd86a', { depth: 0.22, lift: 0, lit: false }),
      ...[
        [590, 1130, 1.2],
        [370, 950, 0.9],
        [220, 830, 0.8],
        [110, 740, 0.7],
      ].map(([x, y, s]) => ({
        shape: '0,0! 30,10! -150,-40! -210,-84! -120,-70!',
        colour: '#141634',
        opacity: 0.6,
        lift: 0,
        at: [x, y],
        scale: s,
        depth: 0.41,
      })),
      ...cosy('saran', 0.56, 0.725),
      ...['bat.right', 'bat.left'].flatMap((on) => [
        { line: '0,30 0,-46', width: 6, colour: '#cfd6da', on, depth: 0.73 },
        { line: '-12,-76 -10,-46 10,-46 12,-76', width: 5, colour: '#cfd6da', on, depth: 0.73 },
      ]),
    ]),
    props: [
      { id: 'lantern', heldBy: 'hero.right', scale: 0.62 },
      { id: 'books', heldBy: 'friend.left', scale: 0.2 },
    ],
    cast: [
      person('hero', [560, 760], 1.2, {
        pose: 'run',
        facing: 'right',
        expression: 'brave',
        act: { spine: 16 },
      }),
      person('friend', [370, 640], 0.85, {
        pose: 'run',
        facing: 'right',
        expression: 'shouting',
        depth: 0.719,
      }),
      person('bat', [235, 480], 0.66, { pose: 'run', facing: 'right', expression: 'worried', depth: 0.718 }),
      person('saran', [115, 470], 0.56, {
        pose: 'run',
        facing: 'right',
        expression: 'thinking',
        depth: 0.717,
      }),
    ],
  },
  arms: {
    set: 'bones',
    phone: { zoom: 1.05, on: [450, 610], at: [0.5, 0.5] },
    plain: '#191529',
    shot: 'plan',
    seed: 13,
    ...lamplit([800, 500]),
    cuts: flame([
      ...glow(450, 720, 560, 0.2, ['#57363a', '#a8683f', '#d99a56', '#e8b268']),
      ...sitter(450, 850, 0.98, 0.73),
      // Feathers, hardly there.
      ...[-1, 1].flatMap((k) =>
        [0, 1, 2, 3, 4, 5].map((i) => {
          const t = -0.9 + i * 0.42;
          const [x, y] = [450 + k * Math.cos(t) * 320, 800 + Math.sin(t) * 250];
          return oval(
            x,
            y + 30,
            74,
            24,
            '#fff1cf',
            { depth: 0.728, lift: 0, opacity: 0.34 },
            k * (t * 57 + 20) + (k < 0 ? 180 : 0),
          );
        }),
      ),
      ...[
        [90, 1120, 30],
        [190, 1220, 16],
        [720, 1220, -20],
        [830, 1110, -34],
      ].map(([x, y, a]) => oval(x!, y!, 30, 62, '#3a2430', { depth: 0.5, lift: 1 }, a)),
      ...[
        [140, 1170, 24],
        [775, 1170, -28],
      ].map(([x, y, a]) => oval(x!, y!, 30, 62, '#5a3a3a', { depth: 0.5, lift: 1 }, a)),
      poly('400,1240! 540,1226! 552,1320! 408,1334!', '#fbf4e2', {
        depth: 0.6,
        lift: 1,
        print: 'exercise-book',
      }),
    ]),
    props: [{ id: 'lantern', at: [800, 560], scale: 0.7, depth: 0.6 }],
    cast: [
      person('hero', [450, 290], 1.95, {
        pose: 'kneel',
        facing: 'front',
        expression: 'lookingDown',
        hands: 'flat',
        act: { tilt: 6, shoulders: [4, 4] },
        touch: { left: [250, 610], right: [650, 610] },
        depth: 0.71,
      }),
    ],
  },
  cracked: {
    set: 'bones',
    plain: '#1b1730',
    shot: 'over-the-shoulder',
    seed: 14,
    ...lamplit([520, 1180]),
    cuts: flame([
      ...glow(540, 1120, 640, 0.2, ['#33233c', '#5e3a40', '#9a603f', '#d99a4e'], 0.9),
      blob('-100,1080! 300,1030 620,1050 1000,1010! 1000,1500! -100,1500!', '#b26a42', {
        depth: 0.73,
        lift: 1.6,
        print: 'map',
      }),
      ...eggs(
        [
          [330, 1200, 110, -60],
          [740, 1230, 110, 60],
        ],
        '#c48f5f',
        0.74,
      ),
      egg(540, 1140, 150, '#e6bb83', { depth: 0.75, lift: 2 }, 84),
      {
        line: '430,1096 480,1116 500,1096 540,1130 566,1112 600,1150 640,1150',
        width: 9,
        colour: '#ffe9a0',
        lit: false,
        depth: 0.76,
      },
      {
        line: '430,1096 480,1116 500,1096 540,1130 566,1112 600,1150 640,1150',
        width: 4,
        colour: '#5a2a18',
        depth: 0.761,
      },
      line('770,1010 700,1060', 13, '#8a5a38', { depth: 0.78 }),
      blob('706,1046 712,1070 672,1086', '#f3e3c0', { depth: 0.78, lift: 0.4 }),
      ...cosy('saran', 3, 0.97),
    ]),
    cast: [
      person('hero', [570, 700], 1.75, {
        pose: 'kneelOver',
        facing: 'left',
        expression: 'brave',
        hands: { right: 'point' },
        act: { spine: 16 },
        lookAt: [520, 1120],
        depth: 0.72,
      }),
      person('friend', [850, 800], 1.4, {
        pose: 'kneelOver',
        facing: 'left',
        expression: 'wonder',
        lookAt: [540, 1120],
        touch: { left: [772, 1010] },
        depth: 0.765,
      }),
      person('saran', [100, 560], 3, { plane: 'silhouette', facing: 'right' }),
    ],
  },
  grain: {
    set: 'lens',
    phone: { zoom: 1.05, on: [450, 480], at: [0.5, 0.5] },
    plain: '#20244a',
    shot: 'small-before-big',
    seed: 15,
    ...lamplit([500, 700]),
    cuts: flame([
      disc(760, 120, 60, '#f4ecd0', { depth: 0.05, lit: false }),
      disc(470, 780, 570, '#8a6a4a', { depth: 0.3 }),
      disc(470, 780, 540, '#f3c877', { depth: 0.31 }),
      { rings: [440, 330], at: [470, 780], width: 3, colour: '#d9a557', depth: 0.312 },
      {
        shape: '-140,1000! 60,760 260,680 470,720 640,840 770,1030 840,1300 850,1500! -140,1500!',
        colour: '#c98d5a',
        lift: 2.4,
        depth: 0.4,
        print: 'graph-paper',
      },
      {
        line: '250,686 300,790 270,900 350,1000 330,1120 420,1240',
        width: 26,
        colour: '#3a2018',
        depth: 0.41,
      },
      {
        line: '262,690 312,790 284,900 362,1000 342,1120 432,1240',
        width: 6,
        colour: '#ffe7a8',
        depth: 0.411,
        lit: false,
      },
      ...[
        [470, 900, 40],
        [600, 1010, 52],
        [540, 1160, 34],
        [140, 1000, 44],
        [700, 1220, 46],
        [200, 1200, 30],
      ].map(([x, y, k]) => oval(x!, y!, k!, k! * 0.8, '#e0a868', { depth: 0.42, lift: 0.9 })),
      oval(610, 720, 118, 104, '#e88a4a', { depth: 0.5, lift: 2.4 }),
      oval(580, 690, 40, 30, '#f7b77a', { depth: 0.501, lift: 0 }),
      { line: '500,560 560,580 620,574', width: 7, colour: '#fff3d0', depth: 0.5 },
      { line: '700,590 756,640 780,700', width: 7, colour: '#fff3d0', depth: 0.5 },
      { rings: [556], at: [470, 780], width: 34, colour: '#5a3f3c', depth: 0.8 },
      { rings: [540], at: [470, 780], width: 7, colour: '#e8c98a', depth: 0.801 },
      ...[0, 1, 2].map((i) =>
        line(`${350 + i * 6},${300 + i * 26} ${440 + i * 8},${420 + i * 20}`, 6, '#fff3d0', { depth: 0.6 }),
      ),
    ]),
    cast: [
      person('saran', [120, 170], 0.95, {
        depth: 0.24,
        facing: 'right',
        expression: 'thinking',
        lookAt: [600, 700],
      }),
      person('friend', [420, 150], 0.95, {
        depth: 0.25,
        facing: 'left',
        expression: 'wonder',
        lookAt: [400, 500],
      }),
      person('hero', [270, 150], 1.1, {
        facing: 'right',
        expression: 'holdingBreath',
        act: { spine: 14 },
        lookAt: [600, 700],
        depth: 0.26,
      }),
      { who: 'bat', pose: 'shrug', at: [640, 240], scale: 0.3, facing: 'left', depth: 0.1 },
    ],
  },
  chick: {
    set: 'lens',
    plain: '#120f1e',
    shot: 'close',
    seed: 16,
    ...lamplit([200, 300]),
    cuts: flame([
      disc(450, 600, 480, '#3a2a2e', { depth: 0.2 }),
      disc(450, 600, 452, '#c98d5a', { depth: 0.21 }),
      {
        shape:
          '60,600 110,360 280,200 450,160 620,200 790,360 840,600 790,840 620,1000 450,1040 280,1000 110,840',
        colour: '#d9a56c',
        depth: 0.212,
        lift: 0.2,
        print: 'graph-paper',
      },
      egg(450, 610, 390, '#6e3f2c', { depth: 0.22, lift: 2 }, 20),
      egg(454, 616, 362, '#4a261e', { depth: 0.221, lift: 0 }, 20),
      // The chick: curled like a comma.
      ...bone('330,520 400,400 510,370 620,440 650,570 600,700 490,790 380,800 300,740', 26, 0.3, '#f8d98a'),
      ...[
        [418, 404, 440, 500, 410, 560],
        [470, 380, 486, 490, 450, 570],
        [524, 382, 530, 500, 490, 590],
        [580, 416, 566, 530, 520, 620],
        [622, 470, 590, 570, 540, 640],
        [644, 540, 600, 620, 552, 670],
      ].flatMap((p) => bone(`${p[0]},${p[1]} ${p[2]},${p[3]} ${p[4]},${p[5]}`, 7, 0.301, '#f3cf80')),
      ...bone('600,700 520,640 420,690 380,640', 13, 0.303, '#f8d98a'),
      ...bone('380,640 330,650 300,690', 7, 0.303, '#f8d98a'),
      ...bone('380,640 350,680 340,720', 7, 0.303, '#f8d98a'),
      ...skull(300, 620, 0.66, 0.31, -30, '#fbe2a0').map((c) => ({ ...c })),
      blob('120,460 170,330 280,230 330,220 220,330 160,470', '#fff8e0', {
        depth: 0.5,
        lift: 0,
        opacity: 0.5,
        lit: false,
      }),
      {
        shape: '-100,-100! 1000,-100! 1000,1500! -100,1500!',
        snip: true,
        holes: ovalPoints(450, 600, 470, 470, 28),
        colour: '#120f1e',
        lift: 0.4,
        depth: 0.83,
      },
      disc(450, 600, 470, '#e8b878', { depth: 0.8, opacity: 0.2 }),
      { rings: [474], at: [450, 600], width: 30, colour: '#7a5a48', depth: 0.85 },
      { rings: [462], at: [450, 600], width: 6, colour: '#f0d49a', depth: 0.851 },
      poly('60,980! 130,1060! -60,1330! -160,1250!', '#7a5a48', { depth: 0.84, lift: 1.4 }),
      // The notebook, back at the morning: one word of it is crossed out.
      poly('318,1112! 868,1072! 900,1400! 336,1400!', '#8fa9c4', { depth: 0.86, lift: 1.6 }),
      poly('336,1126! 854,1088! 880,1400! 350,1400!', '#f6ead0', {
        depth: 0.861,
        lift: 0.2,
        print: 'graph-paper',
      }),
      {
        letters: 'Egg thief',
        hand: true,
        at: [604, 1160],
        turn: -4,
        size: 38,
        colour: '#5a4a5a',
        depth: 0.862,
      },
      line('482,1178 600,1158 730,1148', 9, '#b5402f', { depth: 0.863 }),
      line('490,1154 610,1172 720,1136', 6, '#b5402f', { depth: 0.863 }),
      written('{name}', 610, 1240, 470, '#2f3a5e', 0.862, { turn: -4 }),
    ]),
    cast: [
      person('friend', [770, 800], 0.95, {
        facing: 'left',
        expression: 'wonder',
        lookAt: 'hero',
        act: { neck: 2 },
        depth: 0.71,
      }),
      person('hero', [640, 880], 0.95, { facing: 'left', expression: 'wonder', lookAt: [420, 640] }),
    ],
  },
  rule: {
    set: 'bones',
    phone: { zoom: 1.05, on: [450, 800], at: [0.5, 0.5] },
    plain: '#39427a',
    shot: 'silhouette',
    seed: 17,
    lighting: { lamps: [{ on: [450, 1040], reach: 420 }] },
    cuts: [
      disc(680, 200, 96, '#fbf3d2', { depth: 0.05, lit: false }),
      { rings: [150, 210], at: [680, 200], width: 5, colour: '#6b74a8', depth: 0.04 },
      blob(
        '60,560 90,480 170,450 200,540 320,560 480,540 600,570 720,540 800,580 780,640 640,660 420,650 240,664 100,640',
        '#7f8ac0',
        { depth: 0.1, lift: 1, lit: false },
      ),
      blob('30,640 160,600 330,640 520,620 700,650 870,620 900,680 640,710 300,712 40,700', '#a3acd6', {
        depth: 0.34,
        lift: 1,
        lit: false,
      }),
      ...[
        [320, 622, 40, -30],
        [400, 640, 40, 0],
        [480, 636, 40, 20],
        [560, 618, 38, 40],
      ].map(([x, y, k, a]) => egg(x!, y!, k!, '#dfe3f4', { depth: 0.33, lift: 0.5, lit: false }, a)),
      blob(
        '-100,840! 40,770 120,780! 160,830 320,820! 380,770 520,764! 560,820 720,810! 770,760 1000,740! 1000,1500! -100,1500!',
        '#2a2450',
        { depth: 0.4, lift: 1.4, lit: false, print: 'graph-paper' },
      ),
      blob('-100,960! 300,930 620,940 1000,920! 1000,1500! -100,1500!', '#5a3a4e', {
        depth: 0.42,
        lift: 0,
        lit: false,
      }),
      ...glow(450, 1060, 420, 0.43, ['#7d4a48', '#b87446', '#efb755', '#ffe39a'], 0.44),
      ...cosy('saran', 1.1, 0.98).map((c) => ({ ...c, colour: '#170f26', lit: false, print: undefined })),
    ],
    props: [{ id: 'lantern', at: [450, 1080], scale: 0.8, depth: 0.6 }],
    cast: [
      {
        who: 'feathered',
        pose: 'sleep',
        at: [430, 640],
        scale: 1.25,
        colour: '#cfd5ee',
        facing: 'left',
        depth: 0.32,
      },
      person('hero', [330, 1080], 1.15, { pose: 'sit', plane: 'silhouette', facing: 'right' }),
      person('friend', [560, 1100], 1.15, { pose: 'sit', plane: 'silhouette', facing: 'left' }),
      person('bat', [120, 1000], 1.2, { pose: 'sit', plane: 'silhouette', facing: 'right' }),
      person('saran', [760, 940], 1.1, {
        pose: 'stand',
        plane: 'silhouette',
        facing: 'left',
        touch: { left: [560, 820] },
        act: { spine: -8 },
      }),
    ],
  },
  sorry: {
    set: 'bones',
    plain: '#2b2140',
    shot: 'two-touching',
    seed: 18,
    ...lamplit([450, 1010]),
    cuts: flame([
      ...glow(450, 1000, 640, 0.1, ['#4a2f4a', '#7d4a4c', '#b87848', '#e0a250'], 0.86),
      poly('60,820! 330,160! 620,820!', '#57415f', { depth: 0.05, lift: 1, print: 'exercise-book' }),
      blob('-100,1090! 300,1060 620,1080 1000,1050! 1000,1500! -100,1500!', '#a8643f', {
        depth: 0.8,
        lift: 1.6,
        print: 'map',
      }),
      egg(450, 1170, 130, '#e6bb83', { depth: 0.82, lift: 2 }, 90),
      { line: '350,1140 420,1150 450,1130 500,1160 550,1150', width: 7, colour: '#5a2a18', depth: 0.83 },
      oval(450, 1150, 46, 30, '#4a261e', { depth: 0.831, lift: 0 }),
      ...bone('424,1152 446,1136 470,1144 462,1166', 7, 0.832, '#f8d98a'),
      line('720,1210 724,1100', 9, '#8a5a38', { depth: 0.84 }),
      poly('630,1040! 812,1028! 818,1104! 636,1116!', '#fbf4e2', {
        depth: 0.85,
        lift: 1,
        print: 'exercise-book',
      }),
      { letters: 'SORRY', at: [724, 1072], size: 34, colour: '#3a2a44', depth: 0.86, turn: -4 },
      ...mapHat('saran', 0.95, 0.6),
    ]),
    props: [],
    cast: [
      person('saran', [450, 330], 0.95, {
        pose: 'shrug',
        facing: 'front',
        expression: 'thinking',
        depth: 0.58,
      }),
      person('hero', [300, 600], 1.6, {
        facing: 'right',
        expression: 'joy',
        act: { spine: 14, tilt: 8 },
        lookAt: [440, 1100],
        touch: { right: [446, 850] },
      }),
      person('friend', [604, 600], 1.6, {
        facing: 'left',
        expression: 'embarrassed',
        act: { spine: 14, tilt: -6 },
        lookAt: [460, 1100],
        touch: { left: [458, 852] },
        depth: 0.721,
      }),
    ],
  },
  curve: {
    set: 'tents',
    plain: '#3a2f5c',
    shot: 'plan',
    seed: 19,
    ...lamplit([560, 500]),
    wears: { outfit: 'pyjamas', extras: [] },
    cuts: flame([
      blob('-100,-60! 1000,-60! 1000,1400! -100,1400!', '#43345f', { depth: 0.1, lift: 0.2, print: 'map' }),
      ...glow(450, 690, 560, 0.2, ['#5f4566', '#8a5a60', '#b97d58']),
      ...sitter(270, 360, 0.72, 0.3),
      // The camp bed, and the friend's.
      poly('250,640! 640,580! 690,960! 300,1030!', '#6e7f8f', {
        depth: 0.5,
        lift: 1.6,
        print: 'exercise-book',
      }),
      poly('760,800! 1000,770! 1000,1100! 800,1130!', '#6e7f8f', {
        depth: 0.5,
        lift: 1.6,
        print: 'exercise-book',
      }),
      oval(330, 762, 150, 80, '#f6ead2', { depth: 0.51, lift: 1 }, -8),
      poly('470,690! 668,640! 706,950! 500,1004!', '#b9694f', {
        depth: 0.74,
        lift: 1.4,
        print: 'exercise-book',
      }),
      oval(500, 800, 56, 76, '#f6ead2', { depth: 0.715, lift: 1 }, 10),
      rect(700, 330, 850, 420, '#7a5236', { depth: 0.6, lift: 1 }),
      {
        shape: '-70,40! -84,-40 -60,-120 0,-150 60,-120 84,-40 70,40!',
        colour: '#5d7a86',
        lift: 1.2,
        on: 'saran.top',
        dy: 20,
        scale: 0.8,
        depth: 0.75,
        print: 'exercise-book',
      },
      ...hatAndHen(250, 1190, 0.8, 0.6),
    ]),
    props: [{ id: 'lantern', at: [560, 560], scale: 0.6, depth: 0.6 }],
    cast: [
      person('hero', [390, 740], 1.1, {
        pose: 'sleep',
        bed: false,
        expression: 'calm',
        turn: -8,
        facing: 'right',
        seatOn: 'bed',
      }),
      person('friend', [850, 860], 0.9, {
        pose: 'sleep',
        bed: false,
        holding: 'book',
        expression: 'asleep',
        facing: 'right',
        seatOn: 'bed',
      }),
      { who: 'hen', at: [250, 1186], scale: 1.15, facing: 'right', depth: 0.606 },
      person('saran', [760, 200], 0.85, {
        pose: 'sit',
        facing: 'left',
        expression: 'calm',
        seatOn: 'ground',
      }),
    ],
  },
};
const scenes = wide(drawn);

export const pictures = picturesOf({ cast, friend, wears, sets, scenes });
