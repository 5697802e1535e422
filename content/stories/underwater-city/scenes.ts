import { cutting, type More, type XY } from '../../cuts/deep.ts';
import { written } from '../../cuts/written.ts';
import { picturesOf } from '../../pictures.ts';

// Papers: letters (the pier’s labels), graph-paper (the paint charts of the street and the museum), sea-chart (the water).
const { cut: blob, poly: snip, box, page } = cutting(1);
const cam = (more: object = {}) => ({ zoom: 1, on: [450, 660], at: [0.5, 0.5], ...more });
const circle = (r: number, n = 16) =>
  Array.from(
    { length: n },
    (_, i) => `${(Math.cos((i / n) * 6.2832) * r).toFixed(0)},${(Math.sin((i / n) * 6.2832) * r).toFixed(0)}`,
  ).join(' ');
const RED = '#dc2f22';
const GRAY = '#787a82';
const TURQUOISE = '#2fb7b0';
/** Blue lamplight has no colour to give: a thin gray sheet over whoever stands in it. */
const veil = (opacity = 0.44, depth = 0.84, colour = '#53617a') =>
  box(-460, -300, 1360, 1700, colour, depth, { lift: 0, lit: false, opacity });
const disc = (at: XY, r: number, colour: string, depth: number, more: More = {}) => ({
  rings: [r],
  at,
  colour,
  depth,
  lit: false,
  ...more,
});
const thread = (line: string, width: number, colour: string, depth: number, more: More = {}) => ({
  line,
  width,
  colour,
  depth,
  ...more,
});
/** Pepper, or one of the ten others. */
const engine = (at: XY, scale: number, more: More = {}) => ({
  id: 'fire-engine',
  name: 'pepper',
  at,
  scale,
  ...more,
});
/** What fingers know of an engine: its outline, as a pale thread. */
const felt = (at: XY, scale: number, colour: string, depth: number, more: More = {}) =>
  [
    '-145,-29 -145,-91 10,-91 16,-146 96,-146 120,-91 145,-81 145,-29',
    '-135,-109 78,-177',
    '-135,-131 78,-199',
    '40,-148 52,-177 66,-148',
  ]
    .map((line) => ({ line, at, scale, width: 6, colour, depth, lit: false, ...more }))
    .concat(
      [-91, 88].map((x) => ({
        rings: [31],
        at: [at[0] + x * scale, at[1] - 28 * scale] as XY,
        scale,
        width: 6,
        colour,
        depth,
        lit: false,
        ...more,
      })) as never[],
    );
const limpet = (at: XY, s: number, depth = 0.8, colour = '#7c7f88') => [
  { shape: '-30,0! -20,-22 0,-34 20,-22 30,0!', at, scale: s, colour, depth, lift: 0.8 },
  ...[-12, 0, 12].map((x) => ({
    line: `0,-31 ${x * 1.4},-2`,
    at,
    scale: s,
    width: 3,
    colour: colour === TURQUOISE ? '#f4d58a' : '#b5b8c0',
    depth: depth + 0.001,
  })),
];
/** The submarine about the middle of its bubble; somebody by the head at `inSub`. */
const sub = (at: XY, scale: number, depth = 0.73, colour = '#f0c23f', fin = '#c9962c', pale = '#f7eccb') => [
  { rings: [128], at, scale, colour: '#cfeaf0', depth: depth - 0.02, lit: false },
  snip('-160,170! 110,170! 74,320! 130,320! 130,346! -190,346! -190,320! -124,320!', fin, depth - 0.0005, {
    at,
    scale,
  }),
  blob('-366,40! -440,-70 -452,0 -420,30! -452,70 -446,140!', fin, depth - 0.002, { at, scale }),
  snip('-210,-150! -196,-248! -60,-248! -46,-170!', fin, depth - 0.001, { at, scale }),
  thread('-150,-240 -150,-300 -96,-300', 18, fin, depth - 0.0015, { at, scale }),
  blob(
    '-384,30 -344,-90 -222,-165 -40,-198 110,-184 192,-104 208,10 182,120 90,192 -80,216 -250,186 -352,122',
    colour,
    depth,
    { holes: circle(120), at, scale, lift: 2 },
  ),
  blob('-372,70! -180,112 0,168 160,150! 90,192 -80,216 -250,186 -352,122', fin, depth + 0.0004, {
    at,
    scale,
    lift: 0.4,
  }),
  { shape: circle(142), holes: circle(116), at, scale, colour: pale, depth: depth + 0.001, lift: 0.6 },
  ...[-250, -180].map((x) => ({
    rings: [22],
    at: [at[0] + x * scale, at[1] - 20 * scale] as XY,
    scale,
    colour: pale,
    depth: depth + 0.001,
  })),
];
/** How far a submarine of the kit's own yellow has lost its colour, 0–4, from the top of the sea to its foot. */
const DROWNED = [
  ['#f0c23f', '#c9962c', '#f7eccb'],
  ['#d3b044', '#ad8735', '#e6e2c8'],
  ['#a59a58', '#857846', '#ccd2c8'],
  ['#757a70', '#5a5f5a', '#a3afb8'],
  ['#474d58', '#353a45', '#727f92'],
] as const;
const inSub = (at: XY, s: number, more: object = {}) => ({
  who: 'hero',
  pose: 'sit',
  at: [at[0], at[1] + 6],
  by: 'head',
  scale: 1.15 * s,
  seatOn: 'boat',
  shadow: false,
  depth: 0.72,
  ...more,
});
const sea = (y: number, colour: string, depth: number, more: object = {}) => ({
  shape: `-900,${y}! -420,${y + 6} -100,${y + 18} 200,${y - 12} 500,${y + 16} 800,${y - 12} 1100,${y + 10} 1340,${y} 1800,${y + 8}! 1800,1800! -900,1800!`,
  colour,
  depth,
  lift: 1,
  print: 'sea-chart',
  ...more,
});
const GRAYS = [
  '#2c323d',
  '#8b919b',
  '#474d59',
  '#b3b8c0',
  '#666c77',
  '#d0d4d9',
  '#555b67',
  '#9da3ac',
  '#3a404c',
];
const DOORS = [-40, 130, 262, 420, 548, 690, 830];
/** The towers of the city like chips of a paint chart, numbered, in these colours from left to right. */
const towers = (colours: readonly string[], depth: number, more: More = {}) =>
  (
    [
      [-120, 470, 150],
      [62, 330, 132],
      [196, 520, 116],
      [334, 216, 148],
      [482, 420, 124],
      [618, 290, 136],
      [752, 470, 112],
      [884, 350, 138],
      [1050, 450, 160],
    ] as [number, number, number][]
  ).flatMap(([x, y, w], i) => {
    const [l, r] = [x - w / 2, x + w / 2];
    const dome = `${l},1160! ${l},${y + w * 0.5} ${x - w * 0.4},${y + w * 0.16} ${x},${y} ${x + w * 0.4},${y + w * 0.16} ${r},${y + w * 0.5} ${r},1160!`;
    const step = `${l},1160! ${l},${y + 90}! ${l + 26},${y + 90}! ${l + 26},${y}! ${r - 26},${y}! ${r - 26},${y + 90}! ${r},${y + 90}! ${r},1160!`;
    const slant = `${l},1160! ${l},${y + 70}! ${r},${y}! ${r},1160!`;
    const d = depth + (i % 3) * 0.004;
    return [
      {
        shape: [dome, slant, step][i % 3]!,
        snip: i % 3 > 0,
        colour: colours[i]!,
        depth: d,
        lift: 1.6,
        lit: false,
        ...(i % 2 ? { print: 'graph-paper' } : {}),
        ...more,
      },
      ...[-0.26, 0, 0.26].map((t) =>
        thread(`${x + w * t},${y + 196} ${x + w * t},1030`, 9, '#10151f', d + 0.001, {
          dash: [16, 34],
          opacity: 0.34,
          lit: false,
          ...more,
        }),
      ),
      {
        letters: String(i + 1),
        at: [x, y + 136],
        size: 34,
        colour: '#10151f',
        opacity: 0.4,
        depth: d + 0.0015,
        lit: false,
        ...more,
      },
    ];
  });
const doors = (colour: string, depth: number) =>
  DOORS.map((x) =>
    blob(`${x - 24},1162! ${x - 24},1090 ${x},1064 ${x + 24},1090 ${x + 24},1162!`, colour, depth, {
      lift: 0.4,
      lit: false,
    }),
  );
/** Blue lamps: a hard bead and one ring of what little it has to give. */
const lampsAt = (list: XY[], depth = 0.66, size = 1) =>
  list.flatMap((at) => [
    disc(at, 46 * size, '#4f86c6', depth, { opacity: 0.34 }),
    disc(at, 15 * size, '#d3e9ff', depth + 0.001),
  ]);
/** The lamp with a crank, standing at its foot: a white eye in a gray box. */
const crankLamp = (at: XY, scale: number, depth: number, colour = '#4a4f5c', eye = '#ffffff', side = 1) => [
  snip('-70,0! -56,-150! 56,-150! 70,0!', colour, depth, { at, scale, lift: 1.4 }),
  disc([at[0], at[1] - 205 * scale], 82 * scale, '#8d93a0', depth + 0.001, { lit: true }),
  disc([at[0], at[1] - 205 * scale], 66 * scale, eye, depth + 0.002),
  thread(`${56 * side},-84 ${150 * side},-84 ${150 * side},-136`, 16, '#8d93a0', depth + 0.001, {
    at,
    scale,
  }),
];
const cast = {
  zulmira: {
    look: {
      skin: 's2',
      hair: 'locsKnot',
      hairColour: 'espresso',
      outfit: 'dungarees',
      cloth: 'honey',
      extras: [],
    },
    build: 'grown-up',
  },
  turtle: { who: 'turtle', colour: '#7b7f86' },
  slate: { who: 'crab', colour: '#85858c' },
  octopus: { who: 'octopus' },
};
const wears = { outfit: 'jumper', cloth: 'night', extras: ['scarf'] };
const museum = (more: object = {}) => ({
  backdrop: 'seabed',
  light: 'night',
  plain: '#1d2029',
  papers: { land: 'graph-paper' },
  lighting: { from: [450, -200] as XY },
  seed: 4,
  ...more,
});
const sets = {
  pier: {
    backdrop: 'open-sea',
    light: 'noon',
    plain: '#dff0ee',
    papers: { land: 'letters' },
    lighting: { from: [-200, 0] },
    seed: 3,
  },
  museum: museum(),
  street: museum({ plain: '#171c28' }),
};
const scenes = {
  pepper: {
    set: 'pier',
    shot: 'diagonal-run',
    camera: cam(),
    cuts: [
      ...limpet([330, 1250], 1.1, 0.79, TURQUOISE),
      page('#e6f3ee'),
      blob('-420,150 -100,120 200,170 420,130 700,176 1340,120! 1340,-300! -420,-300!', '#f6faf2', 0.582, {
        lit: false,
      }),
      ...(
        [
          [-250, 360, 150, '#7fb8b0'],
          [-100, 300, 130, '#f2c75a'],
          [30, 340, 140, '#e88a70'],
          [170, 290, 120, '#f6e3c2'],
          [290, 352, 130, '#7fb8b0'],
          [420, 320, 110, '#e9a3a8'],
        ] as [number, number, number, string][]
      ).flatMap(([x, y, w, c], i) => [
        snip(
          `${x},640! ${x},${y}! ${x + w / 2},${y - 60}! ${x + w},${y}! ${x + w},640!`,
          c,
          0.59 + (i % 2) * 0.002,
        ),
        ...[0.28, 0.62].flatMap((t) =>
          [20, 110].map((dy) =>
            box(x + w * t - 12, y + dy, x + w * t + 14, y + dy + 44, '#4f6470', 0.593, {
              lift: 0,
              opacity: 0.6,
            }),
          ),
        ),
      ]),
      sea(610, '#2f8fa8', 0.6),
      sea(860, '#237a98', 0.605),
      sea(1120, '#1a5f80', 0.607),
      snip('-420,600! 400,560! 560,760! 430,1700! -420,1700!', '#c9b59a', 0.62, {
        lift: 2,
        print: 'letters',
      }),
      snip('400,560! 560,760! 430,1700! 380,1700! 486,800! 360,640!', '#8f7a62', 0.625, { lift: 0.6 }),
      ...[680, 830, 1010, 1210].map((y, i) =>
        thread(`-420,${y + 60 + i * 16} ${500 - i * 20},${y}`, 5, '#a58f72', 0.6215, { lit: false }),
      ),
      ...limpet([520, 930], 1.1, 0.7),
    ],
    props: [engine([726, 690], 1.05, { turn: 26, depth: 0.76 })],
    cast: [
      {
        who: 'zulmira',
        pose: 'pull',
        at: [214, 1260],
        scale: 1.2,
        facing: 'right',
        expression: 'worried',
        act: { spine: -10 },
        lookAt: 'hero.head',
        touch: { right: 'hero.back' },
        depth: 0.72,
      },
      {
        who: 'hero',
        pose: 'run',
        at: [410, 1150],
        scale: 1.35,
        facing: 'right',
        expression: 'scared',
        act: { spine: 22 },
        lookAt: [720, 640],
        touch: { right: [590, 790] },
        hands: { right: 'open' },
        depth: 0.73,
      },
    ],
  },
  zulmira: {
    set: 'pier',
    plain: '#f0c23f',
    shot: 'two-touching',
    camera: cam(),
    light: 'dusk',
    lighting: { lamps: [{ on: [300, 900], reach: 800, colour: '#fff6e0' }] },
    cuts: [
      ...limpet([120, 1130], 1.2, 0.79, TURQUOISE),
      page('#d9a735', { print: 'letters', lift: 0.3 }),
      disc([450, 500], 500, '#f7eccb', 0.59),
      disc([450, 500], 470, '#b7dfe4', 0.591),
      blob(
        '-20,600 200,570 450,596 700,566 920,600 880,760 760,900 600,966 450,972 300,966 140,900 30,760',
        '#58a9b8',
        0.592,
        { lift: 0, lit: false },
      ),
      disc([290, 905], 330, '#fff8e0', 0.7, { opacity: 0.2 }),
      disc([290, 905], 210, '#fff8e0', 0.701, { opacity: 0.28 }),
      box(-420, 1120, 1340, 1700, '#a57a22', 0.76, { lift: 2 }),
      ...crankLamp([290, 1130], 1.1, 0.77),
      snip('548,1136! 876,1122! 890,1306! 560,1318!', '#f7f0dc', 0.78, { turn: 0 }),
      { letters: 'LOST: PEPPER', at: [716, 1182], size: 34, turn: -3, colour: '#a2452f', depth: 0.79 },
      written('{name}', 722, 1250, 300, '#2f4a6e', 0.79, { turn: -3 }),
    ],
    props: [{ id: 'star', name: 'crank', at: [456, 985], scale: 0.01, depth: 0.79 }],
    cast: [
      {
        who: 'hero',
        pose: 'stand',
        at: [250, 640],
        by: 'head',
        scale: 1.75,
        facing: 'right',
        expression: 'curious',
        act: { spine: 14 },
        lookAt: [300, 900],
        touch: { right: 'crank', left: [200, 1010] },
        seatOn: 'boat',
        shadow: false,
        depth: 0.73,
      },
      {
        who: 'zulmira',
        pose: 'stand',
        at: [690, 440],
        by: 'head',
        scale: 2,
        facing: 'left',
        expression: 'calm',
        act: { spine: 14 },
        lookAt: 'hero.head',
        touch: { right: 'crank' },
        seatOn: 'boat',
        shadow: false,
        depth: 0.72,
      },
    ],
  },
  down: {
    backdrop: 'seabed',
    light: 'noon',
    plain: '#8fc6a0',
    papers: { land: 'sea-chart' },
    lighting: {},
    seed: 4,
    shot: 'cut-away',
    camera: cam(),
    cuts: [
      page('#fdf3d4'),
      sea(40, '#a9d08c', 0.6),
      sea(320, '#4fa38c', 0.61),
      sea(580, '#2f7396', 0.62),
      sea(840, '#1f4470', 0.63),
      sea(1090, '#101c38', 0.64),
      ...(
        [
          [690, 190],
          [330, 440],
          [640, 700],
          [320, 960],
          [620, 1200],
        ] as XY[]
      ).flatMap((at, i) => [
        ...sub(at, 0.5, 0.73, ...DROWNED[i]!),
        disc(at, 64, ['#cfeaf0', '#b9dcdc', '#8fb9cc', '#6585a8', '#41577c'][i]!, 0.712),
        thread('-96,30 -66,-6 -30,22 8,0', 24, [RED, '#8e5a44', '#66604c', '#4d535c', '#333a48'][i]!, 0.75, {
          at,
          dx: -52,
          dy: 40,
          lit: false,
        }),
        thread(
          '-100,54 -70,18 -34,46 4,24',
          10,
          ['#f4c64e', '#d3b044', '#8f8a5e', '#6d7477', '#4c5463'][i]!,
          0.751,
          {
            at,
            dx: -52,
            dy: 40,
            lit: false,
          },
        ),
        ...limpet(
          [at[0] - 20, at[1] - 96],
          0.6,
          0.76,
          [TURQUOISE, '#54938a', '#6c8288', '#727b86', '#5a6270'][i]!,
        ),
      ]),
    ],
    cast: (
      [
        [690, 190],
        [330, 440],
        [640, 700],
        [320, 960],
        [620, 1200],
      ] as XY[]
    ).map((at, i) =>
      inSub(at, 0.52, {
        name: i ? `h${i}` : 'hero',
        expression: i < 2 ? 'curious' : i < 4 ? 'wonder' : 'worried',
        facing: 'left',
        lookAt: [at[0] - 90, at[1] + 40],
      }),
    ),
  },
  city: {
    set: 'street',
    plain: '#141a26',
    shot: 'establish',
    camera: cam(),
    phone: { zoom: 1, on: [450, 720], at: [0.5, 0.5] },
    cuts: [
      ...limpet([760, 1196], 0.9, 0.79),
      page('#0d131f'),
      blob('-420,420 -100,330 300,300 700,330 1340,430! 1340,1700! -420,1700!', '#141d2d', 0.581, {
        lit: false,
        print: 'sea-chart',
      }),
      disc([450, 1160], 830, '#22304a', 0.59, { opacity: 0.9 }),
      ...towers(GRAYS, 0.6),
      {
        rings: [830, 846],
        at: [450, 1160],
        width: 5,
        colour: '#9fb6d4',
        opacity: 0.5,
        depth: 0.7,
        lit: false,
      },
      thread('-60,700 40,520 180,400', 14, '#dbe8f6', 0.701, { opacity: 0.35, lit: false }),
      ...[-30, 138, 268, 408, 552, 684, 820].map((x) =>
        blob(`${x - 22},1162! ${x - 22},1092 ${x},1068 ${x + 22},1092 ${x + 22},1162!`, '#1a202b', 0.63, {
          lift: 0.3,
          lit: false,
        }),
      ),
      box(-460, 1150, 1360, 1700, '#1b2230', 0.64, { lit: false, lift: 2 }),
      box(-460, 1150, 1360, 1166, '#3d4961', 0.641, { lit: false, lift: 0 }),
      thread('-420,700 -120,800 62,770 196,838 334,800', 4, '#10151f', 0.655, { lit: false }),
      thread('482,832 618,790 752,842 884,780 1340,700', 4, '#10151f', 0.655, { lit: false }),
      ...lampsAt([
        [-60, 796],
        [62, 784],
        [130, 816],
        [196, 850],
        [550, 826],
        [618, 804],
        [818, 824],
        [884, 794],
      ]),
      ...(
        [
          [268, 832],
          [334, 812],
          [482, 844],
          [686, 830],
          [752, 854],
        ] as XY[]
      ).map((at) => disc(at, 9, '#3a4457', 0.661)),
      ...(
        [
          [412, 770, 9],
          [430, 734, 13],
          [404, 694, 18],
        ] as [number, number, number][]
      ).map(([x, y, r]) => ({
        rings: [r],
        at: [x, y] as XY,
        width: 4,
        colour: '#d7e3f2',
        depth: 0.67,
        lit: false,
      })),
      ...sub([236, 1180], 0.5, 0.73, '#6f716b', '#55585a', '#a9b2bd'),
      ...limpet([190, 1082], 0.7, 0.76),
      disc([236, 1180], 62, '#53617a', 0.7205, { opacity: 0.4 }),
    ],
    cast: [
      inSub([236, 1180], 0.52, {
        facing: 'right',
        expression: 'wonder',
        act: { neck: 6 },
        lookAt: [700, 820],
      }),
    ],
  },
  lamplighter: {
    set: 'street',
    shot: 'over-the-shoulder',
    camera: cam(),
    plain: '#202735',
    cuts: [
      page('#1c2739'),
      disc([560, 250], 420, '#2b3d59', 0.582),
      disc([560, 250], 250, '#3c567d', 0.583),
      ...towers(
        ['#39404d', '#7b828d', '#4a515e', '#8d939d', '#5e6571', '#a3a9b2', '#4c5360', '#848b95', '#3a404c'],
        0.6,
        { dy: 150 },
      ),
      box(-460, 1120, 1360, 1700, '#3b4454', 0.64, { print: 'graph-paper', lit: false }),
      blob('420,1170 620,1140 840,1170 860,1240 640,1280 400,1240', '#566379', 0.641, {
        lift: 0,
        lit: false,
      }),
      thread('560,1190 560,300', 20, '#242b38', 0.66, { lit: false }),
      disc([560, 240], 92, '#6ea4e0', 0.661, { opacity: 0.5 }),
      disc([560, 240], 60, '#dff0ff', 0.662),
      ...limpet([560, 190], 1.2, 0.69),
      ...felt([576, 1000], 1.16, '#eaf3ff', 0.85, { dash: [16, 10] }),
      veil(0.36, 0.83),
      // the lamplighter from behind: a dome of slates, a bald head, a pole
      disc([300, 556], 122, '#222a38', 0.855),
      blob('196,700! 210,560 300,460 400,520 420,600 380,660 300,690 300,800!', '#222a38', 0.856, {
        lit: false,
      }),
      thread('372,556 388,548 404,556', 7, '#76839a', 0.857, { lit: false }),
      blob(
        '-420,900! -240,690 -40,596 130,600 260,680 340,820 372,1000 350,1200 400,1700! -420,1700!',
        '#171d29',
        0.86,
        { lift: 3, print: 'graph-paper', lit: false },
      ),
      ...[
        '-200,700 -120,860 40,880 140,740 100,610',
        '40,880 90,1040 260,1060 340,900',
        '-120,860 -180,1040 -60,1180 90,1040',
        '-60,1180 20,1330',
        '260,1060 300,1240',
      ].map((line) => thread(line, 9, '#323c50', 0.861, { lit: false })),
      blob('250,1010 300,900 372,850 410,880 400,940 330,1030 270,1090', '#2b3446', 0.865, {
        lit: false,
        lift: 2,
      }),
      thread('330,1330 396,880 500,250', 17, '#8f99ab', 0.863, { lit: false }),
      snip('-44,30! -20,-46! 20,-46! 44,30!', '#8f99ab', 0.864, { at: [506, 196], turn: 24, lit: false }),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'stand',
        at: [676, 640],
        by: 'head',
        scale: 1.62,
        facing: 'left',
        expression: 'curious',
        act: { spine: 13 },
        lookAt: [330, 540],
        touch: { left: [500, 960], right: [752, 920] },
        hands: 'flat',
        depth: 0.74,
      },
    ],
  },
  curator: {
    set: 'museum',
    shot: 'low-angle',
    camera: cam({ horizon: 0.94 }),
    cuts: [
      page('#191f2b'),
      ...[100, 320, 540, 760].flatMap((y, row) => [
        box(-460, y, 1360, y + 20, '#333c4c', 0.6, { lit: false }),
        ...Array.from({ length: 12 }, (_, i) => ({
          shape: [
            '-30,0! -26,-70 0,-90 30,-60 34,0!',
            '-34,0! -34,-50! 34,-50! 34,0!',
            '-14,0! -26,-40 -8,-80 -8,-110! 8,-110! 8,-80 26,-40 14,0!',
            '-40,0! -46,-30 -20,-44 0,-64 20,-44 46,-30 40,0!',
          ][(i * 3 + row) % 4]!,
          at: [-240 + i * 118 + row * 20, y] as XY,
          scale: 0.8 + ((i * 7 + row) % 5) * 0.1,
          colour: ['#2b3342', '#3a4455', '#485365', '#333c4c'][(i + row) % 4]!,
          depth: 0.601,
          lift: 0.5,
          lit: false,
        })),
      ]),
      disc([762, 700], 330, '#4b6d9e', 0.61, { opacity: 0.36 }),
      disc([762, 700], 190, '#6a94cc', 0.611, { opacity: 0.4 }),
      box(60, 120, 290, 350, '#c3c8d0', 0.62, { lit: false }),
      ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) =>
        box(
          76 + (i % 3) * 68,
          136 + Math.floor(i / 3) * 68,
          136 + (i % 3) * 68,
          196 + Math.floor(i / 3) * 68,
          [...GRAYS].sort()[i]!,
          0.621,
          { lift: 0, lit: false },
        ),
      ),
      ...limpet([326, 346], 1.1, 0.63),
      box(-460, 900, 1360, 1700, '#5d6675', 0.76, { print: 'graph-paper', lift: 3, lit: false }),
      box(-460, 862, 1360, 930, '#a3abb8', 0.762, { lit: false }),
      // the lamp on the desk
      thread('820,870 820,640 770,600', 15, '#141a24', 0.74, { lit: false }),
      blob('690,690! 716,600 790,580 846,690!', '#2a3343', 0.742, { lit: false }),
      disc([766, 694], 34, '#dff0ff', 0.741),
      thread('204,862 396,838', 12, '#eef3f8', 0.765, { lit: false }),
      snip('396,838! 430,840! 398,852!', '#2a3343', 0.766, { lit: false }),
      // spectacles
      ...(
        [
          [405, 672],
          [497, 672],
        ] as XY[]
      ).flatMap((at) => [{ rings: [47], at, width: 9, colour: '#dfe6f0', depth: 0.775, lit: false }]),
      thread('440,664 462,664', 8, '#dfe6f0', 0.775, { lit: false }),
      veil(0.26, 0.83),
    ],
    cast: [
      { who: 'slate', at: [450, 920], scale: 3, depth: 0.73, lookAt: 'hero.head', mood: 'plain' },
      {
        who: 'hero',
        pose: 'tiptoe',
        at: [430, 1040],
        by: 'head',
        scale: 1.8,
        facing: 'back',
        expression: 'curious',
        touch: { left: [266, 912], right: [594, 912] },
        hands: 'flat',
        act: { tilt: 8 },
        lookAt: [450, 660],
        shadow: false,
        depth: 0.8,
      },
    ],
  },
  shelf: {
    set: 'museum',
    shot: 'frame-in-frame',
    camera: cam(),
    plain: '#14161d',
    cuts: [
      ...limpet([820, 884], 0.9, 0.77),
      page('#11151e'),
      disc([740, 196], 156, '#39445a', 0.585),
      disc([740, 196], 132, '#27477a', 0.586),
      disc([740, 196], 84, '#4f86c6', 0.5865, { opacity: 0.6 }),
      disc([740, 196], 30, '#dff0ff', 0.587),
      snip('-50,40! -24,-50! 24,-50! 50,40!', '#0a0d14', 0.59, { at: [722, 150], turn: 14, lit: false }),
      thread('712,108 690,20', 12, '#0a0d14', 0.589, { lit: false }),
      blob('590,330 600,262 640,230 690,250 712,330!', '#0a0d14', 0.5895, { lit: false, lift: 0 }),
      box(-460, 400, 1360, 640, '#222b3b', 0.6, { lift: 0.2, lit: false, print: 'graph-paper' }),
      box(-460, 686, 1360, 920, '#1c2432', 0.6, { lift: 0.2, lit: false, print: 'graph-paper' }),
      snip('690,300! 790,300! 640,920! -100,920!', '#7fa9dc', 0.605, { opacity: 0.2, lift: 0, lit: false }),
      box(-460, 636, 1360, 690, '#49536a', 0.68, { lit: false }),
      box(-460, 916, 1360, 972, '#49536a', 0.68, { lit: false }),
      box(-460, 360, 1360, 402, '#343d50', 0.68, { lit: false }),
      veil(0.24, 0.83),
    ],
    props: [
      ...Array.from({ length: 6 }, (_, i) =>
        engine([96 + i * 152, 640], 0.58, { name: `e${i}`, colour: GRAY, depth: 0.62 + i * 0.001 }),
      ),
      ...Array.from({ length: 5 }, (_, i) =>
        engine([210 + i * 158, 918], 0.6, { name: `f${i}`, colour: GRAY, depth: 0.63 + i * 0.001 }),
      ),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'stand',
        at: [240, 1010],
        by: 'head',
        scale: 1.9,
        facing: 'right',
        expression: 'worried',
        act: { spine: 12 },
        lookAt: [730, 300],
        touch: { right: [450, 930] },
        hands: { right: 'point' },
        depth: 0.75,
      },
    ],
  },
  feel: {
    set: 'museum',
    shot: 'thing-in-hand',
    camera: cam(),
    plain: '#07080c',
    lighting: { dark: 0.7, from: [450, 200] },
    cuts: [
      {
        line: '720,1000 736,970 760,958 784,970 800,1000 718,1002',
        width: 5,
        colour: '#d8dde6',
        depth: 0.8,
        lit: false,
      },
      { line: '760,960 748,998', width: 3, colour: '#d8dde6', depth: 0.8, lit: false },
      { line: '760,960 776,998', width: 3, colour: '#d8dde6', depth: 0.8, lit: false },
      page('#06080e'),
      ...felt([70, 480], 0.95, '#566076', 0.6),
      ...felt([404, 480], 0.95, '#8b97ae', 0.6),
      ...felt([700, 760], 1.45, '#dfe8f8', 0.6),
      disc([876, 690], 26, '#ffffff', 0.601, { opacity: 0.3 }),
      thread('828,668 838,690 862,692 876,668', 11, '#ffffff', 0.602, { lit: false }),
      veil(0.22, 0.83, '#0a0f1c'),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'point',
        at: [776, 690],
        by: 'hand',
        scale: 3.6,
        facing: 'right',
        turn: -30,
        expression: 'proud',
        hands: 'flat',
        shadow: false,
        depth: 0.7,
      },
    ],
  },
  prove: {
    set: 'museum',
    shot: 'close',
    camera: cam(),
    plain: '#0f1320',
    lighting: { dark: 0.1, from: [-300, 300] },
    cuts: [
      ...limpet([770, 1210], 1.2, 0.8, '#5a6270'),
      page('#0b0f19'),
      disc([-60, 300], 420, '#16233a', 0.59),
      disc([-60, 300], 270, '#24406b', 0.591),
      disc([-60, 300], 120, '#3c68a6', 0.592),
      ...(
        [
          [746, 250],
          [832, 262],
        ] as XY[]
      ).flatMap((at) => [
        { rings: [34], at, width: 7, colour: '#9fb2d2', depth: 0.6, lit: false },
        disc([at[0] - 8, at[1] - 6], 10, '#f2f7ff', 0.601),
      ]),
      thread('780,250 798,254', 6, '#9fb2d2', 0.6, { lit: false }),
      ...(
        [
          [846, 1214],
          [874, 1214],
        ] as XY[]
      ).map((at) => disc(at, 6, '#dfe9ff', 0.85)),
      veil(0.26, 0.83),
    ],
    props: [engine([690, 1090], 2, { turn: -64, colour: GRAY, depth: 0.76 })],
    cast: [
      {
        who: 'hero',
        pose: 'hold',
        holding: 'none',
        at: [350, 540],
        by: 'head',
        scale: 2.8,
        facing: 'right',
        expression: 'brave',
        act: { tilt: -8, spine: -12 },
        lookAt: [790, 260],
        touch: { right: [560, 960], left: [480, 1110] },
        seatOn: 'boat',
        shadow: false,
        depth: 0.73,
      },
    ],
  },
  wind: {
    set: 'museum',
    shot: 'silhouette',
    camera: cam(),
    plain: '#0f1016',
    lighting: { rim: false, cast: false },
    cuts: [
      ...limpet([640, 1250], 1.3, 0.8, '#0b0d14'),
      page('#0b0d14'),
      ...Array.from({ length: 12 }, (_, i) => ({
        shape: '40,-12! 1300,-150! 1300,150! 40,12!',
        at: [600, 800] as XY,
        turn: i * 30 + 9,
        snip: true,
        colour: i % 2 ? '#fffdf2' : '#cfd3d6',
        depth: 0.6,
        lift: 0,
        lit: false,
      })),
      disc([600, 800], 360, '#fffdf2', 0.61),
      { rings: [170, 240, 310], at: [600, 800], width: 5, colour: '#f3d98c', depth: 0.612, lit: false },
      disc([720, 690], 22, RED, 0.62),
      box(-460, 1220, 1360, 1700, '#0b0d14', 0.7, { lit: false, lift: 0 }),
      snip('520,1240! 536,900! 664,900! 680,1240!', '#0b0d14', 0.72, { lit: false, lift: 0 }),
      disc([600, 800], 104, '#0b0d14', 0.72),
      disc([600, 800], 84, '#ffffff', 0.721),
      thread('536,1010 450,1010 450,940', 24, '#0b0d14', 0.73, { lit: false }),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'kneelOver',
        at: [320, 730],
        by: 'head',
        scale: 1.5,
        facing: 'right',
        plane: 'silhouette',
        act: { spine: 16 },
        touch: { right: [450, 946] },
        shadow: false,
      },
      { who: 'slate', at: [850, 1240], scale: 1.5, plane: 'silhouette', pose: 'joy' },
      {
        who: 'zulmira',
        pose: 'stand',
        at: [130, 470],
        by: 'head',
        scale: 1.4,
        facing: 'right',
        plane: 'silhouette',
        act: { spine: 10 },
        touch: { right: [216, 900] },
        shadow: false,
      },
    ],
  },
  red: {
    set: 'museum',
    light: 'noon',
    shot: 'two-touching',
    camera: cam(),
    plain: '#101219',
    lighting: { from: [900, 200] },
    cuts: [
      page('#0b0d14'),
      box(-460, 1190, 1360, 1700, '#141821', 0.585, { lift: 0.2, lit: false, print: 'graph-paper' }),
      snip('250,900! 1400,140! 1400,1420! 250,1040!', '#ffdf9c', 0.6, { lift: 0, lit: false }),
      snip('260,930! 1400,420! 1400,1420! 260,1030!', '#fff2cc', 0.601, { lift: 0, lit: false }),
      ...crankLamp([262, 1200], 1.1, 0.77, '#4a4f5c', '#ffffff', -1),
      ...limpet([262, 884], 1.3, 0.79, TURQUOISE),
    ],
    props: [
      engine([600, 1236], 1.8, { depth: 0.76 }),
      { id: 'star', name: 'crank', at: [104, 1050], scale: 0.01, depth: 0.79 },
    ],
    cast: [
      {
        who: 'slate',
        at: [770, 960],
        scale: 2,
        colour: '#f08aa8',
        mood: 'scared',
        lookAt: [560, 640],
        depth: 0.73,
      },
      {
        who: 'hero',
        pose: 'kneelOver',
        at: [246, 700],
        by: 'head',
        scale: 1.5,
        facing: 'right',
        expression: 'delight',
        act: { spine: 14 },
        lookAt: 'slate',
        touch: { right: 'crank' },
        depth: 0.73,
        shadow: false,
      },
    ],
  },
  'street-color': {
    set: 'street',
    light: 'noon',
    plain: '#2a3446',
    shot: 'establish',
    camera: cam(),
    phone: { zoom: 1, on: [450, 720], at: [0.5, 0.5] },
    cuts: [
      ...limpet([520, 1240], 1, 0.79, TURQUOISE),
      page('#0d131f'),
      blob('-420,420 -100,330 300,300 700,330 1340,430! 1340,1700! -420,1700!', '#141d2d', 0.581, {
        lit: false,
        print: 'sea-chart',
      }),
      disc([450, 1160], 830, '#22304a', 0.59, { opacity: 0.9 }),
      snip('150,1010! 1000,-200! 1360,120! 230,1110!', '#fff3cf', 0.595, {
        opacity: 0.2,
        lift: 0,
        lit: false,
      }),
      snip('110,1010! 240,-260! 1060,-260! 220,1080!', '#fff3cf', 0.596, {
        opacity: 0.34,
        lift: 0,
        lit: false,
      }),
      ...towers(
        ['#e8532f', '#f0402c', '#f08a2c', '#d8301f', '#f4c22f', '#f2949c', '#b5827c', '#8b8c92', '#3a404c'],
        0.6,
      ),
      thread('258,306 410,306', 18, '#f8d75e', 0.609, { lit: false }),
      thread('260,336 408,336', 8, '#f8d75e', 0.609, { lit: false }),
      thread('8,434 116,396', 16, '#f8d75e', 0.609, { lit: false }),
      {
        rings: [830, 846],
        at: [450, 1160],
        width: 5,
        colour: '#9fb6d4',
        opacity: 0.5,
        depth: 0.7,
        lit: false,
      },
      ...doors('#ff9a3c', 0.63).slice(0, 5),
      ...doors('#8a6a58', 0.629).slice(5),
      box(-460, 1150, 1360, 1700, '#4a3630', 0.64, { lit: false, lift: 2 }),
      snip('200,1150! 1360,1150! 1360,1240! 260,1330!', '#c99a62', 0.642, {
        lit: false,
        lift: 0,
        opacity: 0.55,
      }),
      disc([150, 1070], 206, '#2b2530', 0.69),
      disc([150, 1070], 176, '#fff0c0', 0.7),
      { rings: [190], at: [150, 1070], width: 34, colour: '#3a3036', depth: 0.78, lit: false },
      disc([262, 1040], 42, '#ffffff', 0.781),
      disc([262, 1040], 74, '#fff6d8', 0.7805, { opacity: 0.5 }),
    ],
    props: [engine([752, 760], 0.3, { depth: 0.615 })],
    cast: [
      {
        who: 'hero',
        pose: 'stand',
        at: [120, 1050],
        by: 'head',
        scale: 1.05,
        facing: 'right',
        expression: 'wonder',
        act: { spine: 12 },
        lookAt: [600, 400],
        touch: { right: [236, 1070] },
        seatOn: 'boat',
        shadow: false,
        depth: 0.73,
      },
    ],
  },
  everyone: {
    set: 'street',
    light: 'noon',
    shot: 'small-before-big',
    camera: cam(),
    plain: '#12151f',
    lighting: { lamps: [{ on: [470, 640], reach: 520, colour: '#fff6e0' }] },
    cuts: [
      ...limpet([300, 812], 0.9, 0.79, TURQUOISE),
      page('#141926'),
      disc([470, 690], 560, '#2a303e', 0.589),
      disc([470, 650], 440, '#474a52', 0.59),
      disc([470, 650], 350, '#857a66', 0.591),
      disc([470, 650], 262, '#fbf1d4', 0.592),
      blob('200,800 330,770 470,764 620,772 730,800 690,860 470,890 250,862', '#e2cfa4', 0.6, {
        lift: 0,
        lit: false,
      }),
      ...crankLamp([520, 824], 0.55, 0.74),
      blob('560,960 582,900 620,888 656,906 672,960 650,1006 610,1016 576,1000', '#f4b9c2', 0.972, {
        lit: false,
        lift: 1,
      }),
    ],
    props: [{ id: 'star', name: 'crank', at: [602, 754], scale: 0.01, depth: 0.79 }],
    cast: [
      {
        who: 'hero',
        pose: 'kneel',
        at: [396, 828],
        scale: 0.86,
        facing: 'right',
        expression: 'tired',
        act: { spine: 14 },
        touch: { right: 'crank' },
        lookAt: [620, 780],
        depth: 0.75,
      },
      {
        who: 'fish',
        name: 'f1',
        at: [150, 560],
        scale: 0.95,
        colour: '#ee8a36',
        facing: 'right',
        depth: 0.73,
      },
      {
        who: 'fish',
        name: 'f2',
        at: [230, 420],
        scale: 0.7,
        colour: '#f2c23f',
        facing: 'right',
        depth: 0.73,
      },
      { who: 'octopus', at: [760, 800], scale: 0.62, depth: 0.73 },
      { who: 'fish', name: 'f3', at: [730, 460], scale: 0.8, colour: '#4fa9b8', facing: 'left', depth: 0.73 },
      { who: 'snail', at: [170, 830], scale: 0.8, facing: 'right', depth: 0.73 },
      { who: 'octopus', name: 'o2', at: [650, 1350], scale: 1.5, plane: 'silhouette' },
      { who: 'turtle', name: 't2', at: [110, 1240], scale: 1.25, facing: 'right', plane: 'silhouette' },
      { who: 'slate', name: 's2', at: [400, 1300], scale: 1.2, plane: 'silhouette' },
      { who: 'fish', name: 'f4', at: [836, 960], scale: 1.5, facing: 'left', plane: 'silhouette' },
      { who: 'fish', name: 'f5', at: [60, 930], scale: 1.4, facing: 'right', plane: 'silhouette' },
      { who: 'seal', name: 'd1', at: [890, 1380], scale: 1.4, facing: 'left', plane: 'silhouette' },
      { who: 'snail', name: 's3', at: [300, 1090], scale: 1.2, facing: 'right', plane: 'silhouette' },
    ],
  },
  bicycles: {
    set: 'museum',
    light: 'dusk',
    shot: 'thing-in-hand',
    camera: cam(),
    plain: '#232c44',
    lighting: { lamps: [{ on: [520, 250], reach: 900, colour: '#fff6e0' }] },
    cuts: [
      ...limpet([230, 1290], 1.2, 0.8),
      page('#1a2233', { print: 'graph-paper', lift: 0.3 }),
      disc([470, 250], 420, '#26324a', 0.585),
      disc([470, 250], 290, '#4a4c52', 0.586),
      disc([470, 250], 170, '#9a8a5e', 0.587),
      { rings: [440], at: [760, 900], width: 52, colour: '#10141c', depth: 0.62, lit: false },
      { rings: [404], at: [760, 900], width: 10, colour: '#c3cad6', depth: 0.621, lit: false },
      ...[5, 35, 65, 95, 125, 155].map((turn) => ({
        line: '-404,0 404,0',
        at: [760, 900] as XY,
        turn,
        width: 4,
        colour: '#aab3c2',
        depth: 0.615,
        lit: false,
      })),
      disc([760, 900], 40, '#c3cad6', 0.63),
      // the fork, and the lamp on it
      thread('760,900 620,330', 30, '#59627a', 0.64, { lit: false }),
      blob('610,180 520,170 470,200 466,300 520,330 620,320 650,250', '#7d8798', 0.65, {
        lift: 2,
        lit: false,
      }),
      blob('500,176 452,196 436,250 452,304 500,326 480,250', '#fff6d0', 0.651, { lift: 0.5, lit: false }),
      {
        shape: '0,-70! 14,-16! 70,0! 14,16! 0,70! -14,16! -70,0! -16,-14!',
        at: [404, 250],
        snip: true,
        colour: '#ffffff',
        depth: 0.66,
        lift: 0,
        lit: false,
      },
      // the little bottle pressed against the tyre, and the wire from it to the lamp
      thread('440,470 470,400 540,330', 7, '#0d1118', 0.652, { lit: false }),
      blob('0,-60 150,-60 180,-36 180,36 150,60 0,60 -20,0', '#aab3c2', 0.655, {
        at: [392, 420],
        turn: 48,
        lift: 1.6,
        lit: false,
      }),
      disc([508, 546], 36, '#e0c078', 0.656),
      // the pedal
      thread('760,900 440,1020', 34, '#59627a', 0.66, { lit: false }),
      box(226, 1010, 470, 1056, '#3a4356', 0.7, { lit: false }),
      snip('600,1110! 850,1090! 862,1210! 612,1230!', '#efe9d6', 0.78, { lit: false }),
      {
        letters: 'OBJECT: GRAY,\nNOSE OF',
        at: [732, 1160],
        size: 26,
        turn: -4,
        colour: '#4a4a54',
        depth: 0.79,
        lit: false,
      },
      // the lamplighter's flipper
      blob(
        '560,1560! 500,1290 410,1110 330,1010 260,960 214,990 220,1070 280,1200 330,1360 330,1560!',
        '#6b8a76',
        0.74,
        { lift: 2, lit: false },
      ),
      ...(
        [
          [300, 1080],
          [350, 1150],
          [330, 1230],
          [400, 1250],
          [390, 1340],
        ] as XY[]
      ).map((at) => ({
        shape: '-28,0 -12,-24 18,-22 30,2 12,24 -16,22',
        at,
        colour: '#56745f',
        depth: 0.741,
        lift: 0.2,
        lit: false,
      })),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'point',
        at: [296, 1030],
        by: 'hand',
        scale: 3.4,
        facing: 'right',
        hands: 'flat',
        turn: 26,
        shadow: false,
        depth: 0.76,
      },
    ],
  },
  up: {
    backdrop: 'seabed',
    light: 'noon',
    plain: '#3f9a8c',
    papers: { land: 'sea-chart' },
    lighting: { from: [300, -400] },
    seed: 6,
    shot: 'plan',
    camera: cam(),
    phone: { zoom: 0.98, on: [450, 740], at: [0.5, 0.5] },
    cuts: [
      page('#f4e6a6'),
      blob('-420,120 0,60 300,110 640,40 1340,120! 1340,1700! -420,1700!', '#b9d58c', 0.582, {
        lit: false,
        print: 'sea-chart',
      }),
      blob('-420,520 -60,330 280,360 560,250 900,330 1340,300! 1340,1700! -420,1700!', '#5fb095', 0.584, {
        lit: false,
        print: 'sea-chart',
      }),
      blob('-420,980 -60,760 240,800 520,640 860,560 1340,640! 1340,1700! -420,1700!', '#2f7f92', 0.586, {
        lit: false,
        print: 'sea-chart',
      }),
      blob('-420,1400 0,1120 300,1080 560,880 900,820 1340,900! 1340,1700! -420,1700!', '#1c4a74', 0.588, {
        lit: false,
        print: 'sea-chart',
      }),
      blob('-100,1700 160,1330 420,1180 620,1010 900,1000 1340,1100! 1340,1700!', '#0f2448', 0.59, {
        lit: false,
        print: 'sea-chart',
      }),
      snip('160,-300! 330,-300! 240,1200! -60,1200!', '#fff6cf', 0.6, { opacity: 0.16, lift: 0, lit: false }),
      snip('560,-300! 660,-300! 760,900! 520,900!', '#fff6cf', 0.6, { opacity: 0.16, lift: 0, lit: false }),
      ...Array.from({ length: 20 }, (_, i) =>
        disc(
          [Math.round(690 + Math.cos(i * 0.314) * 130), Math.round(1190 + Math.sin(i * 0.314) * 74)],
          6 + (i % 3),
          i % 4 ? '#fff8dc' : '#ffe08a',
          0.61,
        ),
      ),
      ...[70, 150].map((r) => ({
        rings: [r],
        at: [690, 1190] as XY,
        flat: 0.56,
        width: 3,
        colour: '#6f93b4',
        opacity: 0.5,
        depth: 0.605,
        lit: false,
      })),
      ...sub([480, 520], 1.42, 0.73),
      ...limpet([150, 282], 1.4, 0.8, TURQUOISE),
      ...(
        [
          [800, 820, 24],
          [740, 920, 17],
          [800, 980, 12],
          [742, 1040, 9],
        ] as [number, number, number][]
      ).map(([x, y, r]) => ({
        rings: [r],
        at: [x, y] as XY,
        width: 5,
        colour: '#e6f6f2',
        depth: 0.62,
        lit: false,
      })),
    ],
    props: [engine([566, 690], 0.62, { turn: -12, depth: 0.7265 })],
    cast: [
      inSub([464, 500], 1.34, {
        facing: 'right',
        expression: 'delight',
        act: { tilt: -8 },
        lookAt: [600, 590],
      }),
    ],
  },
  window: {
    backdrop: 'open-sea',
    light: 'night',
    plain: '#2a3766',
    papers: { land: 'sea-chart' },
    lighting: { lamps: [{ on: [470, 300], reach: 420 }] },
    seed: 5,
    shot: 'silhouette',
    camera: cam(),
    phone: { zoom: 0.94, on: [450, 790], at: [0.5, 0.5] },
    wears: { outfit: 'jumper', cloth: 'night', extras: [] },
    cuts: [
      ...limpet([330, 1286], 1, 0.83, '#c2584c'),
      page('#38497c'),
      blob('-420,260 -60,230 240,290 520,250 1340,300! 1340,1700! -420,1700!', '#2f3e6e', 0.582, {
        lit: false,
      }),
      disc([112, 130], 62, '#fbe7b2', 0.59),
      // the house on the pier
      snip('206,60! 520,-160! 880,60!', '#11172e', 0.62, { lit: false, lift: 1.6 }),
      snip('250,40! 840,40! 840,560! 250,560!', '#1b2342', 0.61, { lit: false, lift: 1.4, print: 'letters' }),
      box(322, 96, 768, 440, '#f2bb62', 0.63, { lit: false, lift: 0 }),
      box(322, 96, 768, 180, '#f9d489', 0.631, { lit: false, lift: 0 }),
      box(300, 428, 792, 468, '#54402f', 0.78, { lit: false, lift: 1.4 }),
      snip('250,466! 840,466! 840,600! 250,600!', '#1b2342', 0.77, {
        lit: false,
        lift: 0.2,
        print: 'letters',
      }),
      box(-900, 560, 1800, 668, '#0f1529', 0.775, { lit: false }),
      ...[290, 540, 780].map((x) => box(x, 590, x + 30, 720, '#0f1529', 0.7945, { lit: false })),
      sea(640, '#1d3160', 0.79),
      sea(830, '#13234b', 0.8),
      sea(1020, '#0b1532', 0.81),
      snip('400,640! 700,640! 640,760! 460,760!', '#f2bb62', 0.795, { opacity: 0.22, lift: 0, lit: false }),
      blob(
        '-420,1290! 120,1268 300,1220 360,1100 430,1052 500,1060 560,1110 610,1230 800,1270 1340,1290! 1340,1700! -420,1700!',
        '#050812',
        0.82,
        { lift: 1, lit: false },
      ),
      disc([462, 1182], 128, '#ff4a2c', 0.825, { opacity: 0.18 }),
      box(414, 1128, 514, 1238, '#ff5236', 0.83, { lit: false, lift: 0 }),
      thread('464,1128 464,1238', 6, '#050812', 0.831, { lit: false }),
      thread('428,1236 434,1196 452,1196', 6, '#2a0c12', 0.832, { lit: false }),
      { rings: [13, 4], at: [436, 1224], width: 4, colour: '#2a0c12', depth: 0.832, lit: false },
      blob('476,1238! 480,1212 494,1204 506,1214 508,1238!', '#2a0c12', 0.832, { lift: 0, lit: false }),
    ],
    props: [
      engine([668, 432], 0.56, { depth: 0.785, name: 'pepper' }),
      { id: 'star', name: 'hair', at: [410, 300], scale: 0.01, depth: 0.7 },
    ],
    cast: [
      {
        who: 'zulmira',
        pose: 'stand',
        at: [404, 206],
        by: 'head',
        scale: 0.95,
        facing: 'right',
        expression: 'calm',
        act: { spine: 10 },
        lookAt: 'hero.head',
        touch: { right: [500, 300] },
        seatOn: 'boat',
        shadow: false,
        depth: 0.71,
      },
      {
        who: 'hero',
        pose: 'stand',
        at: [510, 344],
        by: 'head',
        scale: 1.05,
        turn: 18,
        facing: 'right',
        expression: 'asleep',
        act: { tilt: 14 },
        seatOn: 'chair',
        shadow: false,
        depth: 0.72,
      },
    ],
  },
};

export const pictures = picturesOf({ cast, wears, sets, scenes });
