import { blob, box, disc, line, pool, round, snip, still, wall, word } from '../../cuts/flat.ts';
import { flat, type Piece, put, type XY } from '../../cuts/placing.ts';
import { written } from '../../cuts/written.ts';
import { picturesOf } from '../../pictures.ts';
import { EAR, ear, INK, LAMP, lay, MITTEN, mailbox, RED, visitor } from './visitor.ts';

// Papers: newsprint (the radio's program: houses, hill), tiles (the bathroom), letters (the speech).
const wide = { zoom: 0.88, on: [450, 690], at: [0.5, 0.5] };
const GREEN = '#8ff0bd';

const glow = (x: number, y: number, radii: number[], colours: string[], flatness = 1) =>
  pool(x, y, radii, colours, 0.582, flatness);
const scattered = (n: number, x0: number, x1: number, y0: number, y1: number): XY[] =>
  Array.from({ length: n }, (_, i) => [
    Math.round(x0 + ((0.37 + i * 0.75488) % 1) * (x1 - x0)),
    Math.round(y0 + ((0.11 + i * 0.56984) % 1) * (y1 - y0)),
  ]);
const starry = (n: number, x0: number, x1: number, y0: number, y1: number, colour = '#fff3cf'): Piece[] =>
  scattered(n, x0, x1, y0, y1).map(([x, y], i) => disc(x, y, [i % 7 === 0 ? 8 : i % 3 ? 3 : 5], colour));

/** Its craft, like a bathtub upside down, with fins; its rim at 0, 0. */
const craft = (hull = '#e4ebea', fin = '#ef7f5e', windows = LAMP): Piece[] => [
  blob('-120,-60! -230,-70 -250,10! -180,6 -130,-10!', fin, { lift: 0.8 }),
  blob('120,-60! 230,-70 250,10! 180,6 130,-10!', fin, { lift: 0.8 }),
  line('-70,-126 -84,-152 -70,-166', '#c9a24e', 13),
  line('70,-126 84,-152 70,-166', '#c9a24e', 13),
  blob('-160,0! -150,-66 -104,-120 0,-138 104,-120 150,-66 160,0!', hull, { lift: 1.6 }),
  snip('-14,-136! 14,-136! 12,-176! -12,-176!', fin, { lift: 0.6 }),
  blob('-180,-14 -160,-22 160,-22 180,-14 178,14 160,20 -160,20 -178,14', '#c4d0d0', { lift: 1 }),
  ...[-84, 0, 84].flatMap((x) => [disc(x, -62, [27], '#8b9b9e'), disc(x, -62, [20], windows)]),
];
/** The stone fish of the fountain, standing on its tail. */
const stoneFish = (stone = '#6f9d97', dark = '#4d7c7a', eye = '#dfeee6'): Piece[] => [
  blob('-90,10! -120,60! -20,40! 0,20! 20,40! 120,60! 90,10! 40,-30 -40,-30', dark, { lift: 0.8 }),
  blob('-44,10 -96,-90 -92,-190 -40,-260 40,-260 92,-190 96,-90 44,10', stone, { lift: 1.4 }),
  blob('-84,-110! -140,-150! -130,-80! -80,-60!', dark, { lift: 0.6 }),
  blob('84,-110! 140,-150! 130,-80! 80,-60!', dark, { lift: 0.6 }),
  ...[-60, -20, 20].map((y) => line(`-50,${y - 40} 0,${y - 24} 50,${y - 40}`, dark, 6)),
  disc(-36, -190, [18], eye),
  disc(36, -190, [18], eye),
  disc(-34, -184, [8], INK),
  disc(38, -184, [8], INK),
  line('-44,-140 0,-118 44,-140', INK, 8),
];
/** The basin, its near rim's middle at 0, 0. */
const basin = (lit = true): Piece[] => [
  blob(round(0, -96, 420, 100, 20), '#3d7270', { lift: 1.4 }),
  blob(round(0, -100, 388, 80, 20), lit ? '#62c795' : '#15414a', flat),
  ...(lit ? [blob(round(0, -104, 250, 46, 18), GREEN, flat)] : []),
];
const basinWall = (): Piece[] => [
  blob('-424,-92! -300,-30 0,2 300,-30 424,-92! 396,40! 280,92 0,116 -280,92 -396,40!', '#2f605f', {
    lift: 1.6,
    print: 'newsprint',
  }),
];
/** Otto's hat, pulled over the eye that rests. */
const hat = (who: string, s: number, side: -1 | 1, depth: number, colour = '#57402f'): Piece[] =>
  (
    [
      ['-58,-6! -48,-74 -18,-90 0,-80 18,-90 48,-74 58,-6!', colour, 0.9],
      ['-58,-22! 58,-22! 58,-4! -58,-4!', '#c98a3c', 0],
      ['-104,4 -70,-16 0,-10 70,-16 104,4 70,20 0,16 -70,20', colour, 1],
    ] as const
  ).map(([shape, ink, lift], i) => ({
    shape,
    colour: ink,
    lift,
    lit: false,
    on: `${who}.head`,
    dx: side * 10 * s,
    dy: -30 * s,
    scale: s,
    turn: side * 20,
    depth: depth + i * 0.0002,
  }));
/** Otto where he sits: on a bench or a basket, one eye shut. */
const otto = (at: XY, scale: number, side: -1 | 1, depth: number, more: object = {}) => ({
  cuts: hat('otto', scale * 1.02, side, depth + 0.002),
  role: {
    who: 'otto',
    pose: 'sit',
    at,
    by: 'seat',
    scale,
    facing: side < 0 ? 'left' : 'right',
    expression: 'calm',
    seatOn: 'bed',
    shadow: false,
    depth,
    ...more,
  },
});
const bench = (x: number, y: number, s: number): Piece[] =>
  put(x, y, s, 0, [
    snip('-150,-70! 150,-70! 150,-48! -150,-48!', '#7a5a3c', { lift: 1 }),
    snip('-150,-118! 150,-118! 150,-98! -150,-98!', '#7a5a3c', { lift: 0.6 }),
    line('-120,-50 -124,0', '#3a3030', 12),
    line('120,-50 124,0', '#3a3030', 12),
  ]);
/** House fronts side by side along y, each [x, width, height]. */
const row = (
  y: number,
  houses: readonly (readonly [number, number, number])[],
  colours: readonly string[],
): Piece[] =>
  houses.flatMap(([x, w, h], i) => [
    snip(
      `${x - w / 2},${y}! ${x - w / 2},${y - h}! ${x},${y - h - w * 0.45}! ${x + w / 2},${y - h}! ${x + w / 2},${y}!`,
      colours[i % colours.length]!,
      {
        lift: 1,
        print: 'newsprint',
      },
    ),
    ...[0.28, 0.56].map((u) =>
      line(`${x - w * 0.26},${y - h * (1 - u)} ${x + w * 0.3},${y - h * (1 - u)}`, '#0a1d26', h * 0.07, {
        dash: [w * 0.06, w * 0.2],
      }),
    ),
  ]);
const cloud = (colour: string, under: string): Piece[] => [
  blob(
    '-150,30 -168,-10 -130,-50 -84,-46 -50,-92 20,-98 64,-60 120,-62 166,-14 150,30 60,44 -70,44',
    colour,
    { lift: 1.6 },
  ),
  blob('-130,26 -60,14 40,18 130,10 150,30 60,44 -70,44', under, flat),
];
const drips = (spots: XY[], colour = '#bfe6f2'): Piece[] =>
  spots.map(([x, y]) => line(`${x},${y} ${x - 6},${y + 40}`, colour, 6));
const leaf = (light = '#b6e36a', dark = '#5c8a34'): Piece[] => [
  blob('0,60! -64,20 -70,-50 -30,-90 0,-130! 30,-90 70,-50 64,20', light, { lift: 1.4 }),
  line('0,120 0,-100', dark, 7),
  line('0,10 -40,-30', dark, 5),
  line('0,10 40,-30', dark, 5),
  line('0,-40 -26,-70', dark, 4),
  line('0,-40 26,-70', dark, 4),
];
/** An opening in fog. */
const puffs = (x: number, y: number, rx: number, ry: number) =>
  Array.from({ length: 26 }, (_, i) => {
    const a = (i / 26) * Math.PI * 2;
    const r = [1.06, 0.97, 1.03, 0.92, 1.08, 0.98, 0.94][i % 7]!;
    return `${Math.round(x + Math.cos(a) * rx * r)},${Math.round(y + Math.sin(a) * ry * r)}`;
  }).join(' ');
const moth = (x: number, y: number, s = 1): Piece[] =>
  put(x, y, s, -12, [
    blob('0,0 -34,-26 -40,4 -22,22', '#e9dcb8', { lift: 0.5 }),
    blob('0,0 34,-26 40,4 22,22', '#d8c79a', { lift: 0.5 }),
    line('0,-14 0,18', '#7a6a4a', 6),
  ]);
/** A page of the speech about its middle. */
const speech = (w: number, h: number, n: string): Piece[] => [
  snip(`${-w / 2},${-h / 2}! ${w / 2},${-h / 2}! ${w / 2},${h / 2}! ${-w / 2},${h / 2}!`, '#f8efd8', {
    lift: 1,
    print: 'letters',
  }),
  word(n, w * 0.36, h * 0.4, w * 0.1, '#8a6a4a'),
];
const ground = (y: number, colour: string, more: Piece = {}) =>
  blob(`-460,${y} 0,${y - 12} 450,${y + 4} 900,${y - 10} 1360,${y} 1360,1640! -460,1640!`, colour, {
    lift: 1,
    ...more,
  });

const cast = {
  otto: {
    look: { skin: 's8', face: 'long', hair: 'bald', outfit: 'raincoat', cloth: 'bark', extras: ['scarf'] },
    build: 'elder',
  },
  amparo: {
    look: {
      skin: 's5',
      hair: 'curlyBob',
      hairColour: 'snow',
      glasses: 'cat',
      outfit: 'dress',
      cloth: 'berry',
      extras: ['headphones'],
    },
    build: 'elder',
  },
  conductor: {
    look: { skin: 's3', hair: 'crop', outfit: 'vest', cloth: 'night', extras: ['cap'] },
    build: 'grown-up',
  },
};
const wears = { outfit: 'raincoat', cloth: 'sage', extras: [] };
const night = (plain: string, more: object = {}) => ({
  backdrop: 'night-town',
  light: 'night',
  plain,
  papers: { land: 'newsprint' },
  camera: still,
  phone: wide,
  lighting: {},
  ...more,
});
const fountainLight = { lamps: [{ on: [450, 1300], reach: 1300, colour: '#b9cf6a' }] };
const sets = {
  square: night('#113b42', { light: 'dusk', seed: 4, lighting: fountainLight }),
  dark: night('#14264a', { seed: 6 }),
  bathroom: night('#f0c34e', { backdrop: 'mansion', light: 'dusk', papers: { land: 'tiles' }, seed: 8 }),
  station: night('#4a2a3a', {
    backdrop: 'mansion',
    seed: 10,
    lighting: { lamps: [{ on: [450, 500], reach: 1200 }] },
  }),
  tram: night('#1f3873', { seed: 12, lighting: { lamps: [{ on: [450, 640], reach: 700 }] } }),
  town: night('#101f40', { seed: 14 }),
};

const benchInMailbox = otto([790, 700], 0.5, -1, 0.69);
const benchInSpeech = otto([760, 420], 0.62, -1, 0.69);
const stuckOtto = otto([60, 640], 0.5, -1, 0.69);
const fogOtto = otto([800, 1210], 0.55, 1, 0.79);
const dryOtto = otto([90, 500], 0.62, 1, 0.66);
const parkingOtto = otto([140, 330], 0.62, 1, 0.7);
const bathOtto = otto([740, 1010], 0.9, -1, 0.72);
const leafOtto = otto([800, 560], 0.55, -1, 0.66);
const townWindows = (rows: readonly (readonly [number, number, number])[], colour = LAMP): Piece[] =>
  rows.map(([x, y, n]) => line(`${x},${y} ${x + n * 44},${y}`, colour, 16, { dash: [13, 31] }));
const bubble = (x: number, y: number, r: number, text: string): Piece[] => [
  disc(x, y, [r], '#eef8f6', { opacity: 0.92 }),
  disc(x, y, [r], '#8fc6d0', { width: 5 }),
  disc(x - r * 0.4, y - r * 0.45, [r * 0.14], '#ffffff'),
  ...(text
    ? [
        word(
          text,
          x,
          y,
          Math.min(30, (r * 2.1) / Math.max(...text.split('\n').map((part) => part.length))),
          '#b5502f',
        ),
      ]
    : []),
];
const tiled = (colour: string): Piece[] => [wall(colour, { print: 'tiles' })];

const scenes = {
  mailbox: {
    set: 'square',
    shot: 'small-before-big',
    cuts: [
      ...lay(
        0.59,
        wall('#0e323b'),
        row(
          690,
          [
            [360, 200, 300],
            [560, 180, 380],
            [740, 190, 280],
            [930, 210, 350],
            [1160, 230, 300],
          ],
          ['#174850', '#123d46', '#1b5058'],
        ),
        ground(690, '#174a4e'),
        glow(470, 960, [620, 450, 290], ['#1d5d5a', '#2f806f', '#58b188'], 0.4).map((p) => ({
          ...p,
          depth: 0.5903,
        })),
        put(460, 960, 0.62, 0, basin()),
        put(460, 890, 0.5, 0, stoneFish()),
        put(460, 772, 0.5, 8, craft()),
        put(460, 960, 0.62, 0, basinWall()),
        bench(790, 760, 0.8),
      ),
      ...benchInMailbox.cuts,
      ...lay(0.7, put(770, 1256, 1.2, 0, mailbox())),
      ...visitor(500, 1262, 1, 0.72, {
        turn: 24,
        ears: [34, 48, 62],
        look: [0.8, 0.6],
        mouth: 'talk',
        hands: [
          [-64, -60],
          [58, -40],
        ],
      }),
      ...lay(0.71, moth(640, 940, 0.8)),
      ...lay(0.6, snip('30,310! 250,310! 250,610! 30,610!', LAMP, flat)),
      ...lay(
        0.76,
        snip('-460,-300! 264,-300! 290,1400! -460,1400!', '#08222a', {
          lift: 2.4,
          print: 'newsprint',
          holes: '44,330! 236,326! 240,590! 44,594!',
        }),
        snip('20,588! 256,586! 262,616! 14,618!', '#3a6a70', { lift: 1 }),
      ),
    ],
    props: [
      { id: 'star', name: 'pane', at: [216, 566], scale: 0.01, depth: 0.73 },
      { id: 'star', name: 'glass', at: [62, 566], scale: 0.01, depth: 0.73 },
    ],
    cast: [
      {
        who: 'hero',
        pose: 'peek',
        at: [138, 486],
        by: 'head',
        scale: 0.82,
        facing: 'right',
        expression: 'holdingBreath',
        act: { spine: 12 },
        touch: { right: 'pane', left: 'glass' },
        lookAt: [560, 1100],
        shadow: false,
        seatOn: 'bed',
        depth: 0.72,
      },
      benchInMailbox.role,
    ],
  },
  speech: {
    set: 'square',
    shot: 'two-touching',
    cuts: [
      ...lay(
        0.59,
        wall('#0f353d'),
        row(
          520,
          [
            [80, 240, 330],
            [300, 210, 260],
            [880, 240, 300],
            [-200, 230, 260],
            [1130, 240, 340],
          ],
          ['#14434b', '#113a43'],
        ),
        ground(520, '#164850'),
        glow(520, 1340, [900, 660, 430], ['#1d605e', '#358a74', '#74ca9c'], 0.8).map((p) => ({
          ...p,
          depth: 0.5904,
        })),
        bench(760, 490, 0.95),
      ),
      ...benchInSpeech.cuts,
      ...visitor(690, 1240, 2.1, 0.745, {
        ears: [-52, -40, -26],
        look: [-0.9, -0.5],
        mouth: 'o',
        hands: [
          [-96, -92],
          [70, -30],
        ],
      }),
      ...lay(
        0.762,
        blob(
          '330,640! 560,626! 566,800 520,960 560,1090 700,1190 900,1216 1120,1200! 1130,1280! 880,1300 620,1270 440,1160 380,980 372,800',
          '#f8efd8',
          { lift: 2, print: 'letters' },
        ),
        word('1', 520, 690, 30, '#8a6a4a'),
        word('2', 480, 950, 30, '#8a6a4a'),
        word('3', 590, 1180, 30, '#8a6a4a'),
        word('4', 846, 1262, 30, '#8a6a4a'),
        // The first page has slid down already.
        put(196, 1190, 1, -7, [
          snip('-172,-84! 176,-92! 180,86! -168,92!', '#f8efd8', { lift: 1.6, print: 'letters' }),
          word('SPEECH', 2, -34, 40, '#7a3f5a'),
        ]),
      ),
      written('by {name}', 200, 1222, 324, '#3f4a7a', 0.7634, { turn: -7 }),
      ...lay(
        0.77,
        line('560,1046 540,1040', '#f3cfc2', 12),
        line('556,1064 532,1062', '#f3cfc2', 12),
        line('556,1030 538,1020', '#f3cfc2', 12),
      ),
    ],
    props: [
      { id: 'star', name: 'a', at: [352, 690], scale: 0.01, depth: 0.764 },
      { id: 'star', name: 'b', at: [556, 700], scale: 0.01, depth: 0.764 },
    ],
    cast: [
      {
        who: 'hero',
        pose: 'hold',
        holding: 'none',
        at: [310, 450],
        by: 'head',
        scale: 1.7,
        facing: 'right',
        expression: 'calm',
        act: { spine: 12 },
        touch: { left: 'a', right: 'b' },
        lookAt: [520, 780],
        shadow: false,
        depth: 0.73,
      },
      benchInSpeech.role,
      { who: 'snail', at: [820, 1200], scale: 0.5, facing: 'left', depth: 0.78 },
    ],
  },
  stuck: {
    set: 'square',
    shot: 'low-angle',
    cuts: [
      ...lay(
        0.59,
        wall('#0b2730'),
        row(
          820,
          [
            [60, 220, 330],
            [250, 190, 420],
            [870, 250, 380],
            [-180, 230, 300],
            [1130, 240, 330],
          ],
          ['#113841', '#0f323b'],
        ),
        glow(640, 880, [660, 470, 300], ['#164c4e', '#2b7868', '#66bf92']).map((p) => ({
          ...p,
          depth: 0.5904,
        })),
        put(640, 1040, 1.25, 0, basin()),
        put(650, 940, 1.6, 4, stoneFish()),
        put(636, 520, 1.25, -14, craft()),
        ...drips(
          [
            [470, 560],
            [560, 570],
            [760, 520],
            [820, 500],
            [700, 540],
          ],
          GREEN,
        ),
        put(640, 1040, 1.25, 0, basinWall()),
        ground(1190, '#123f45', { depth: 0.62 }),
        bench(60, 690, 0.8),
      ),
      ...stuckOtto.cuts,
      ...visitor(440, 1262, 1.55, 0.75, {
        turn: 6,
        ears: [-30, -8, 18],
        look: [0.8, -0.9],
        mouth: 'talk',
        hands: [
          [-104, -170],
          [92, -222],
        ],
      }),
      ...lay(0.755, put(110, 1020, 1, 24, speech(150, 210, '1'))),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'stand',
        at: [230, 640],
        by: 'head',
        scale: 1.6,
        facing: 'right',
        expression: 'wonder',
        act: { spine: 16 },
        touch: { right: [336, 985], left: [130, 960] },
        lookAt: [600, 480],
        depth: 0.74,
      },
      stuckOtto.role,
      { who: 'snail', at: [606, 1096], scale: 0.42, facing: 'left', depth: 0.735 },
      ...[690, 750, 808, 862, 910].map((x, i) => ({
        who: 'ladybug',
        name: `bug${i}`,
        at: [x, 1094 - i * 7],
        scale: 0.3,
        facing: 'left',
        depth: 0.735,
      })),
    ],
  },
  mittens: {
    set: 'square',
    shot: 'close',
    cuts: [
      ...lay(
        0.59,
        wall('#0a2029'),
        glow(450, 1420, [1000, 760, 520], ['#12404a', '#23706a', '#5ab38c']).map((p) => ({
          ...p,
          depth: 0.5901,
        })),
      ),
      ...visitor(430, 1470, 4.7, 0.73, {
        ears: [-104, -62, 100],
        look: [0.1, -0.75],
        mouth: 'sad',
        hands: [
          [-36, -92],
          [38, -90],
        ],
      }),
      ...lay(
        0.735,
        ...([-1, 1] as const).flatMap((side) => {
          const x = 430 + side * 141;
          return [
            disc(x, 662, [104], '#fff8ec', { flat: 1.15 }),
            disc(x + 4, 632, [78], '#0c1a2e', { flat: 1.1 }),
            disc(x + 4, 632, [78], '#274a5c', { width: 6, flat: 1.1 }),
            disc(x - 26, 596, [13], '#fffaf0'),
            disc(x + 28, 676, [6], '#8ff0bd'),
          ];
        }),
        line('226,490 290,450 360,480', '#d9a393', 16),
        line('500,480 570,450 634,490', '#d9a393', 16),
      ),
      ...lay(
        0.78,
        snip('-460,1300! 1360,1280! 1360,1640! -460,1640!', '#3d7270', { lift: 2 }),
        disc(150, 1290, [44], '#eaf6fb'),
        line('150,1256 150,1324', '#9cc8da', 5),
        line('120,1273 180,1307', '#9cc8da', 5),
        line('180,1273 120,1307', '#9cc8da', 5),
      ),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'point',
        facing: 'left',
        at: [676, 1180],
        by: 'hand',
        scale: 3,
        turn: 14,
        hands: { right: 'open' },
        seatOn: 'bed',
        shadow: false,
        depth: 0.76,
      },
    ],
  },
  outlook: {
    set: 'square',
    shot: 'over-the-shoulder',
    cuts: [
      ...lay(
        0.59,
        wall('#0d2d37'),
        glow(590, 930, [640, 460, 300], ['#154a4e', '#2a7567', '#5fb58d']).map((p) => ({
          ...p,
          depth: 0.5901,
        })),
        row(
          600,
          [
            [40, 330, 420],
            [-280, 280, 360],
          ],
          ['#0f3a43'],
        ),
        snip('-20,230! 110,226! 112,380! -20,384!', LAMP, flat),
        line('900,-40 760,30 640,150 480,210 300,226 96,300', '#fff3cf', 7, { dash: [8, 18] }),
        ...(
          [
            ['DRY', 800, 62, -28],
            ['MILD', 700, 142, -46],
            ['FOG', 560, 236, -22],
            ['GUSTS', 400, 268, -8],
            ['RING ROAD', 590, 120, -40],
            ['DELAYS', 420, 172, -12],
            ['LANE TWO', 250, 196, 12],
          ] as const
        ).map(([text, x, y, turn], i) => word(text, x, y, 20, i < 4 ? '#a9e6d0' : '#ffcf8a', { turn })),
        starry(10, 620, 1300, -40, 300),
        put(620, 1090, 1.1, 0, basin()),
        bench(830, 760, 0.8),
        put(850, 1040, 0.8, 6, stoneFish()),
      ),
      ...lay(0.715, put(620, 1090, 1.1, 0, basinWall())),
      ...visitor(600, 1080, 1.75, 0.73, {
        ears: [-44, -30, -16],
        look: [-0.7, 0.3],
        mouth: 'flat',
        hands: [
          [-22, -66],
          [24, -62],
        ],
      }),
      ...hat('otto', 0.56, 1, 0.595),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'stand',
        at: [170, 1010],
        by: 'head',
        scale: 2.5,
        facing: 'backRight',
        act: { spine: 12 },
        lookAt: [600, 760],
        seatOn: 'bed',
        shadow: false,
        depth: 0.85,
      },
      {
        who: 'otto',
        pose: 'sit',
        at: [830, 704],
        by: 'seat',
        scale: 0.56,
        facing: 'left',
        expression: 'calm',
        seatOn: 'bed',
        shadow: false,
        depth: 0.5945,
      },
    ],
  },
  dry: {
    set: 'square',
    shot: 'two-touching',
    cuts: [
      ...lay(
        0.59,
        wall('#1a5253'),
        ground(640, '#1f625f'),
        row(
          640,
          [
            [70, 260, 300],
            [-220, 250, 360],
            [1050, 260, 360],
          ],
          ['#164a4e'],
        ),
        glow(560, 1330, [860, 640, 420], ['#2f8572', '#5fb68e', '#9ee6b4'], 0.85).map((p) => ({
          ...p,
          depth: 0.5904,
        })),
        bench(90, 560, 0.95),
      ),
      ...dryOtto.cuts,
      ...visitor(620, 1270, 2.2, 0.74, {
        ears: [-58, 74, 60],
        look: [-0.6, -0.2],
        mouth: 'sad',
        hands: [
          [-60, -196],
          [66, -190],
        ],
        mittens: false,
      }),
      ...lay(
        0.78,
        put(610, 330, 1.15, 0, cloud('#b9c9d2', '#8fa5b2')),
        drips([
          [480, 400],
          [530, 440],
          [584, 404],
          [640, 446],
          [694, 402],
          [742, 440],
          [510, 530],
          [610, 520],
          [716, 520],
          [460, 470],
          [770, 500],
        ]),
      ),
      ...lay(
        0.76,
        line('800,1290 806,1210', '#4f8a3c', 9),
        ...[0, 60, 120, 180, 240, 300].map((a) =>
          blob('0,0 -10,-16 0,-34 10,-16', '#fffaf0', { at: [806, 1204], turn: a, lift: 0.3 }),
        ),
        disc(806, 1204, [11], LAMP),
      ),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'lookUp',
        at: [270, 540],
        by: 'head',
        scale: 1.8,
        facing: 'right',
        expression: 'listening',
        act: { spine: 18 },
        touch: { right: [494, 968] },
        lookAt: [600, 900],
        depth: 0.75,
      },
      dryOtto.role,
    ],
  },
  fog: {
    set: 'square',
    shot: 'frame-in-frame',
    cuts: [
      ...lay(
        0.59,
        wall('#123f47'),
        glow(440, 700, [420, 300], ['#1f625f', '#398873']).map((p) => ({ ...p, depth: 0.5901 })),
      ),
      ...visitor(575, 1010, 1.7, 0.73, {
        ears: [-34, -14, 12],
        look: [-0.9, -0.1],
        mouth: 'talk',
        hands: [
          [-96, -150],
          [70, -190],
        ],
      }),
      ...lay(
        0.77,
        blob('-460,-300! 1360,-300! 1360,1640! -460,1640!', '#dde7e4', {
          lift: 3,
          holes: puffs(440, 700, 380, 400),
        }),
        blob(
          '-460,960 -100,900 120,960 300,1050 460,1080 640,1040 800,940 980,900 1360,980 1360,1640! -460,1640!',
          '#eaf1ee',
          { lift: 2 },
        ),
        blob('-460,1120 0,1080 300,1150 620,1170 900,1110 1360,1160 1360,1640! -460,1640!', '#f6faf7', {
          lift: 1.4,
        }),
        blob(
          '-460,-300! 1360,-300! 1360,170 1000,250 760,210 560,260 340,210 100,290 -160,220 -460,270',
          '#c9d7d4',
          { lift: 1.4 },
        ),
      ),
      // Somebody larger, in the fog, calling.
      ...lay(
        0.775,
        put(
          790,
          236,
          0.9,
          8,
          [-22, 2, 24].flatMap((turn, i) => put((i - 1) * 34, -180, 1, turn, blob(EAR, '#b4c6c3', flat))),
          blob(
            '-78,-140 -60,-190 0,-206 60,-190 78,-140 40,-104 60,0 90,160 -90,160 -60,0 -40,-104',
            '#b4c6c3',
            flat,
          ),
          disc(0, -126, [16], '#93aaa7'),
        ),
      ),
      ...lay(
        0.79,
        put(180, 1200, 1.1, 64, [
          blob('-58,-6! -48,-74 -18,-90 0,-80 18,-90 48,-74 58,-6!', '#57402f', { lift: 1 }),
          snip('-58,-24! 58,-24! 58,-4! -58,-4!', '#c98a3c', flat),
          blob('-104,4 -70,-12 0,-8 70,-12 104,4 70,20 0,16 -70,20', '#57402f', { lift: 1 }),
        ]),
        line('250,1240 330,1250', '#9fb5b1', 5),
        line('250,1200 350,1204', '#9fb5b1', 5),
      ),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'sit',
        at: [310, 700],
        by: 'head',
        scale: 1.55,
        facing: 'right',
        expression: 'listening',
        act: { spine: 16 },
        lookAt: [590, 720],
        touch: { right: [490, 840] },
        seatOn: 'bed',
        shadow: false,
        depth: 0.74,
      },
      { ...fogOtto.role, pose: 'lookUp', by: 'head', at: [830, 1130], expression: 'calm' },
    ],
  },
  visibility: {
    set: 'square',
    shot: 'diagonal-run',
    cuts: [
      ...lay(
        0.59,
        wall('#06161e'),
        snip('-460,360! 1360,660! 1360,1700! -460,1700!', '#2f8a72', { lift: 1.4, print: 'newsprint' }),
        snip('-460,290! 1360,600! 1360,690! -460,380!', '#0d3139', { lift: 0.8 }),
        ...[
          [-140, 560],
          [650, 740],
        ].map(([x, y]) =>
          snip(
            `${x},${y}! ${x! + 90},${y! + 34}! ${x! + 90},${y! + 150}! ${x},${y! + 120}!`,
            '#1c6558',
            flat,
          ),
        ),
        // Their shadow, larger than the street.
        ...put(
          400,
          1180,
          1.75,
          -6,
          [-30, -4, 24].flatMap((turn, i) => put((i - 1) * 34, -206, 1, turn, blob(EAR, '#0a2a30', flat))),
          blob(
            '-76,-150 -66,-206 0,-228 66,-206 76,-150 40,-108 66,0 70,260 -70,260 -66,0 -40,-108',
            '#0a2a30',
            flat,
          ),
        ),
        disc(190, 830, [120], '#0a2a30'),
        blob('120,920 260,920 320,1060 350,1500 60,1500 90,1060', '#0a2a30', flat),
        line('130,1010 20,860 -30,700', '#0a2a30', 52),
        snip('-460,1240! 420,1180! 1360,1120! 1360,1700! -460,1700!', '#66c795', flat),
        snip('380,1700! 620,1250! 1360,1190! 1360,1700!', '#c4f7d6', flat),
        disc(54, 60, [9], '#fff6da'),
        bench(820, 1010, 0.8),
      ),
      ...visitor(760, 1296, 1.5, 0.75, {
        ears: [-46, -30, -12],
        look: [-0.8, -0.9],
        mouth: 'flat',
        hands: [
          [-96, -236],
          [70, -40],
        ],
        mittens: false,
      }),
      ...hat('otto', 0.52, 1, 0.69),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'point',
        at: [540, 830],
        by: 'head',
        scale: 1.35,
        facing: 'backLeft',
        act: { spine: -12 },
        touch: { left: [430, 742] },
        lookAt: [100, 120],
        depth: 0.74,
      },
      {
        who: 'otto',
        pose: 'sit',
        at: [820, 954],
        by: 'seat',
        scale: 0.52,
        facing: 'left',
        seatOn: 'bed',
        expression: 'calm',
        shadow: false,
        depth: 0.688,
      },
    ],
  },
  leaf: {
    set: 'square',
    shot: 'low-angle',
    cuts: [
      ...lay(
        0.59,
        wall('#0d313a'),
        row(
          760,
          [
            [620, 220, 330],
            [830, 210, 430],
            [380, 200, 280],
            [120, 240, 400],
            [-180, 230, 300],
            [1100, 240, 330],
          ],
          ['#133f48', '#113841'],
        ),
        ground(760, '#184e52'),
        disc(404, 370, [230, 160], '#d8f7c0', { opacity: 0.16 }),
        blob(round(640, 1130, 470, 160, 20), '#3f9d80', { lift: 0.4 }),
        blob(round(640, 1126, 430, 138, 20), '#7fe0b0', flat),
        blob(round(600, 1130, 260, 66, 18), '#c9f7dc', flat),
        bench(800, 620, 0.8),
      ),
      ...leafOtto.cuts,
      ...visitor(660, 960, 1.75, 0.73, {
        ears: [-70, 0, 70],
        look: [-0.7, -0.9],
        mouth: 'flat',
        hands: [
          [-66, -26],
          [66, -26],
        ],
      }),
      ...lay(0.79, put(404, 380, 1.5, 8, leaf('#c4ee74', '#6a9a3a'))),
    ],
    props: [{ id: 'star', name: 'stalk', at: [384, 560], scale: 0.01, depth: 0.795 }],
    cast: [
      {
        who: 'hero',
        pose: 'hold',
        holding: 'none',
        at: [210, 680],
        by: 'head',
        scale: 1.65,
        facing: 'right',
        expression: 'calm',
        act: { spine: -12 },
        touch: { right: 'stalk' },
        lookAt: [640, 700],
        depth: 0.74,
      },
      leafOtto.role,
      { who: 'snail', name: 'snail1', at: [800, 968], scale: 0.5, facing: 'left', depth: 0.725 },
      { who: 'snail', name: 'snail2', at: [890, 954], scale: 0.44, facing: 'left', depth: 0.724 },
    ],
  },
  parking: {
    set: 'square',
    shot: 'plan',
    cuts: [
      ...lay(
        0.59,
        wall('#1d5a5c', { print: 'map' }),
        disc(450, 600, [400], '#24696a'),
        disc(450, 600, [300], '#8fb5a8'),
        disc(450, 600, [262], '#4fb389'),
        disc(450, 600, [215], '#7fe0b0'),
        disc(450, 600, [120], '#c4f7d6'),
        put(450, 640, 0.5, 0, stoneFish()),
        ...[342, 376].map((r, k) =>
          line(
            Array.from({ length: 37 }, (_, i) => {
              const a = ((i * 10 + 60) * Math.PI) / 180;
              return `${Math.round(450 + Math.cos(a) * (r + k * i * 0.2))},${Math.round(600 + Math.sin(a) * (r + k * i * 0.2))}`;
            }).join(' '),
            '#f3cfc2',
            11,
            { dash: [10, 22] },
          ),
        ),
        line('640,930 700,1010 690,1080', '#f3cfc2', 11, { dash: [10, 22] }),
        blob(round(70, 760, 40, 34), '#f2efe4', { lift: 1 }),
        blob(round(60, 900, 36, 32), '#f2efe4', { lift: 1 }),
        put(745, 1180, 0.95, -8, craft()),
        bench(140, 400, 0.95),
        disc(176, 318, [12], LAMP),
      ),
      ...parkingOtto.cuts,
      ...visitor(560, 1290, 1.05, 0.75, {
        ears: [-112, -160, 112],
        look: [0.9, 0.7],
        mouth: 'sad',
        hands: [
          [-84, -96],
          [60, -50],
        ],
      }),
      ...lay(0.79, put(440, 884, 1.25, 10, leaf('#4f8f3a', '#2f5f2a'))),
    ],
    props: [{ id: 'star', name: 'stalk', at: [414, 1036], scale: 0.01, depth: 0.795 }],
    cast: [
      {
        who: 'hero',
        pose: 'walk',
        at: [236, 1000],
        by: 'head',
        scale: 1.1,
        facing: 'right',
        expression: 'worried',
        act: { spine: 12 },
        touch: { right: 'stalk' },
        lookAt: [560, 1100],
        depth: 0.74,
      },
      parkingOtto.role,
      { who: 'snail', at: [800, 330], scale: 0.5, facing: 'left', depth: 0.7 },
      { who: 'beetle', at: [826, 770], scale: 0.5, facing: 'left', depth: 0.7 },
    ],
  },
  'road-closed': {
    set: 'square',
    shot: 'silhouette',
    why: 'told from the ground as the other way’s picture is, by its shadow',
    cuts: [
      ...lay(
        0.59,
        wall('#071820'),
        snip('150,1200! 150,420! 460,250! 770,420! 770,1200!', '#2f8a72', { lift: 1.4, print: 'newsprint' }),
        snip('110,440! 460,230! 810,440! 780,470! 460,290! 140,470!', '#0d3139', { lift: 1 }),
        ...[560, 800].flatMap((y) => [200, 610].map((x) => box(x, y, 110, 130, '#1c6558', flat))),
        // The road of shadow, that stops at the roof.
        blob('330,1260! 396,1000 424,700 440,430 480,430 500,700 540,1000 620,1260!', '#06141b', flat),
        line('466,1180 462,470', '#7fe0b0', 7, { dash: [40, 36] }),
        ...[-16, 2, 22].flatMap((turn, i) => put(440 + i * 20, 450, 0.7, turn, blob(EAR, '#06141b', flat))),
        snip('-460,1200! 1360,1180! 1360,1640! -460,1640!', '#66c795', flat),
        snip('-460,1270! 1360,1250! 1360,1640! -460,1640!', '#c4f7d6', flat),
        disc(862, 60, [9], '#fff6da'),
        bench(86, 1244, 0.85),
      ),
      ...visitor(600, 1290, 1.15, 0.75, {
        ears: [-16, 0, 16],
        look: [-0.2, -1],
        mouth: 'sad',
        hands: [
          [-96, -330],
          [74, -40],
        ],
      }),
      ...hat('otto', 0.56, -1, 0.73),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'lookUp',
        at: [330, 990],
        by: 'head',
        scale: 1.05,
        facing: 'right',
        expression: 'worried',
        act: { spine: -14 },
        lookAt: [460, 300],
        touch: { right: [500, 1190] },
        depth: 0.74,
      },
      {
        who: 'otto',
        pose: 'sit',
        at: [90, 1184],
        by: 'seat',
        scale: 0.56,
        facing: 'right',
        seatOn: 'bed',
        expression: 'calm',
        shadow: false,
        depth: 0.728,
      },
    ],
  },
  eleven: {
    set: 'dark',
    shot: 'silhouette',
    lighting: { rim: true, from: [900, 0] },
    cuts: [
      ...lay(
        0.59,
        wall('#1c3766'),
        // What light is left is the sky's, low behind the roofs.
        blob(round(430, 820, 640, 560, 20), '#27508a', flat),
        blob(round(430, 840, 500, 420, 20), '#3f71ac', flat),
        blob(round(430, 860, 370, 300, 20), '#6f9fce', flat),
        row(
          760,
          [
            [80, 250, 330],
            [310, 220, 440],
            [560, 250, 300],
            [800, 230, 400],
            [-200, 260, 400],
            [1080, 260, 340],
          ],
          ['#1d3f74', '#193868'],
        ),
        ground(760, '#22477e'),
        blob(round(430, 1010, 520, 130, 20), '#4f83ba', flat),
        put(620, 940, 0.9, 0, basin(false)),
        blob(round(620, 848, 90, 20), '#62c795', flat),
        blob(round(620, 848, 40, 9), GREEN, flat),
        put(740, 880, 0.8, 6, stoneFish('#1d3a66', '#16305a', '#2c5080')),
        put(620, 940, 0.9, 0, [
          blob('-424,-92! -300,-30 0,2 300,-30 424,-92! 396,40! 280,92 0,116 -280,92 -396,40!', '#10224a', {
            lift: 1.6,
          }),
        ]),
        bench(110, 900, 1),
      ),
      ...lay(
        0.745,
        // The coat, and who is in it.
        blob('250,900! 330,800 420,800 500,880 600,1010 640,1150 630,1262! 250,1262! 230,1080', '#1c1329', {
          lift: 1.4,
        }),
        ...[34, 58, 82].flatMap((turn, i) =>
          put(540 + i * 34, 950 + i * 74, 1.2, turn, blob(EAR, '#1c1329', { lift: 1 })),
        ),
        blob('520,1284 530,1256 570,1254 586,1284', '#f3cfc2', { lift: 0.6 }),
        blob('604,1284 614,1256 654,1254 668,1284', '#f3cfc2', { lift: 0.6 }),
        line('590,1110 640,1120', '#3a5a94', 4),
      ),
      ...lay(0.735, disc(137, 740, [13], '#fff6da'), disc(139, 741, [6], '#1c1329')),
      ...hat('otto', 0.72, -1, 0.732, '#1c1329'),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'hug',
        holding: 'none',
        at: [370, 650],
        by: 'head',
        scale: 1.7,
        facing: 'right',
        plane: 'silhouette',
        act: { spine: 16 },
        shadow: false,
        depth: 0.74,
      },
      {
        who: 'otto',
        pose: 'sit',
        at: [120, 740],
        by: 'head',
        scale: 0.72,
        facing: 'right',
        plane: 'silhouette',
        seatOn: 'bed',
        shadow: false,
        depth: 0.73,
      },
    ],
  },
  'where-to': {
    set: 'dark',
    shot: 'establish',
    phone: { zoom: 0.82, on: [450, 640], at: [0.5, 0.5] },
    cuts: [
      ...lay(
        0.59,
        wall('#22407a'),
        snip('-460,700! 300,640! 520,420! 700,270! 860,250! 1360,520! 1360,1300! -460,1300!', '#182f5e', {
          lift: 1.4,
          print: 'newsprint',
        }),
        line('780,270 780,60', '#0d1c3c', 10),
        line('754,270 780,120 806,270', '#0d1c3c', 6),
        disc(780, 50, [70, 44], '#ff6a4a', { opacity: 0.3 }),
        disc(780, 50, [20], '#ff5a3c'),
        snip('812,280! 812,226! 880,226! 880,290!', '#0d1c3c', { lift: 0.6 }),
        line('520,900 640,640 560,480 700,330', '#2a4a86', 9, { dash: [22, 20] }),
        row(
          960,
          [
            [420, 190, 250],
            [600, 170, 330],
            [780, 190, 240],
            [960, 200, 300],
            [1180, 220, 260],
          ],
          ['#122650', '#0f2147'],
        ),
        ground(960, '#1a3468'),
        snip('-460,-300! 270,-300! 286,1130! -460,1130!', '#0c1a38', { lift: 2.2, print: 'newsprint' }),
        snip('50,250! 230,246! 232,500! 50,504!', LAMP, flat),
        snip('64,264! 218,260! 218,420! 64,424!', '#fff0c0', flat),
        line('140,250 140,500', '#0c1a38', 9),
        line('90,240 80,190 100,150 88,110', '#c9d6ea', 9, { opacity: 0.5 }),
        line('170,236 180,180 160,140 172,90', '#c9d6ea', 9, { opacity: 0.5 }),
      ),
      // A coat with ears.
      ...lay(
        0.748,
        ...[-20, 2, 24].flatMap((turn, i) =>
          put(462 + i * 36, 1074, 0.82, turn, blob(EAR, '#a5b795', { lift: 1 })),
        ),
        blob('420,1240! 430,1110 450,1060 496,1040 546,1060 566,1110 576,1240!', '#93a583', { lift: 1.4 }),
        line('498,1060 498,1236', '#74886a', 5),
        blob('452,1256 456,1238 484,1236 490,1256', '#f3cfc2', { lift: 0.4 }),
        blob('508,1256 512,1238 540,1236 546,1256', '#f3cfc2', { lift: 0.4 }),
        disc(482, 1096, [9], '#fff8ec'),
        disc(516, 1096, [9], '#fff8ec'),
        disc(482, 1098, [5], INK),
        disc(516, 1098, [5], INK),
      ),
      ...hat('otto', 0.98, 1, 0.744),
      ...lay(0.76, moth(690, 800, 0.8)),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'holdHands',
        at: [360, 1250],
        scale: 0.95,
        facing: 'right',
        expression: 'worried',
        act: { spine: 14 },
        touch: { right: [446, 1130] },
        lookAt: [500, 1096],
        wears: { outfit: 'pyjamas', cloth: 'sky', extras: [] },
        depth: 0.742,
      },
      {
        who: 'otto',
        pose: 'bow',
        at: [690, 1250],
        scale: 0.98,
        facing: 'left',
        expression: 'calm',
        touch: { left: [566, 1120] },
        lookAt: [500, 1096],
        depth: 0.743,
      },
    ],
  },
  bath: {
    set: 'bathroom',
    shot: 'cut-away',
    lighting: { from: [450, 100] },
    cuts: [
      ...lay(
        0.59,
        tiled('#f2c552'),
        box(-460, 620, 1820, 30, '#e2a93e', flat),
        box(-460, 650, 1820, 560, '#fbdc86', { lift: 0.4, print: 'tiles' }),
        snip('620,60! 860,60! 860,520! 620,520!', '#8a6a3c', { lift: 1 }),
        snip('640,80! 840,80! 840,500! 640,500!', '#16254a', flat),
        line('740,80 740,500', '#8a6a3c', 10),
        snip('600,516! 880,516! 880,544! 600,544!', '#fff1c9', { lift: 1 }),
        line('330,-40 330,120', '#8a6a3c', 8),
        snip('250,220! 290,120! 370,120! 410,220!', '#fff6d8', { lift: 1 }),
        disc(330, 224, [36], '#fffbe8'),
        line('430,-40 430,380', '#b5502f', 5),
        disc(430, 390, [13], '#b5502f'),
        line('-460,330 100,350 250,340', '#8a6a3c', 4, { opacity: 0.6 }),
        snip('-460,1210! 1360,1190! 1360,1640! -460,1640!', '#c9853c', { lift: 1, print: 'tiles' }),
      ),
      ...visitor(440, 1040, 1.45, 0.72, {
        ears: [-34, -6, 30],
        look: [-0.6, -0.6],
        mouth: 'talk',
        bathing: true,
        hands: [
          [-74, -92],
          [84, -150],
        ],
        mittens: false,
      }),
      ...lay(0.7205, blob(MITTEN, '#e8593c', { at: [562, 826], scale: 1.5, turn: 150, lift: 0.8 })),
      ...lay(
        0.735,
        blob(
          '200,930 210,860 270,830 320,870 360,900 420,910 500,900 560,860 620,850 660,890 690,930 640,980 240,980',
          '#f6fbfa',
          { lift: 1.4 },
        ),
        ...[
          [250, 890, 34],
          [620, 896, 40],
          [340, 920, 26],
          [540, 916, 30],
        ].map(([x, y, r]) => disc(x!, y!, [r!], '#e2eff0')),
        blob('150,940! 740,940! 720,1070 660,1150 560,1176 330,1176 220,1150 170,1070', '#f4f1ea', {
          lift: 2,
        }),
        blob('130,930 160,916 730,916 760,930 750,958 140,958', '#fffdf6', { lift: 1 }),
        blob('230,1170! 200,1220 230,1240 270,1180!', '#c9a24e', { lift: 0.8 }),
        blob('640,1170! 670,1220 640,1240 600,1180!', '#c9a24e', { lift: 0.8 }),
        line('720,916 720,850 680,840', '#c9a24e', 18),
      ),
      ...lay(
        0.76,
        bubble(246, 640, 66, 'HALF\nPRICE'),
        bubble(430, 500, 52, 'NEW'),
        bubble(330, 360, 40, ''),
        bubble(560, 400, 64, 'WHITER'),
        bubble(520, 250, 44, 'MORE'),
        bubble(180, 330, 54, 'SOFTER'),
        bubble(420, 640, 30, ''),
        bubble(700, 300, 40, ''),
      ),
      ...lay(
        0.715,
        blob('690,1040! 800,1030 900,1040! 880,1240! 700,1240!', '#b5803c', { lift: 1.4, print: 'gingham' }),
      ),
      ...bathOtto.cuts,
      ...lay(
        0.77,
        snip('40,1130! 190,1130! 180,1156! 50,1156!', '#8a5a34', { lift: 1 }),
        line('62,1150 44,1290', '#8a5a34', 14),
        line('168,1150 186,1290', '#8a5a34', 14),
      ),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'sit',
        at: [110, 1120],
        by: 'seat',
        scale: 1.35,
        facing: 'right',
        expression: 'delight',
        act: { spine: 14 },
        hands: { right: 'point' },
        touch: { right: [218, 740] },
        lookAt: [246, 650],
        seatOn: 'bed',
        shadow: false,
        wears: { outfit: 'pyjamas', cloth: 'sky', extras: [] },
        depth: 0.772,
      },
      { ...bathOtto.role, at: [800, 1040] },
      { who: 'duck', at: [640, 1290], scale: 0.4, facing: 'right', depth: 0.78 },
    ],
  },
  window: {
    set: 'bathroom',
    shot: 'over-the-shoulder',
    lighting: { dark: 0.12, from: [450, 100] },
    cuts: [
      ...lay(
        0.59,
        tiled('#f2c552'),
        snip('90,-60! 810,-60! 810,1010! 90,1010!', '#8a6a3c', { lift: 1.4 }),
        snip('120,-60! 780,-60! 780,980! 120,980!', '#0a1228', flat),
        // The room in the glass.
        snip('300,90! 600,90! 640,760! 260,760!', '#3a3526', flat),
        snip('250,760! 650,760! 700,980! 200,980!', '#4a3f26', flat),
        snip('400,780! 560,776! 566,806! 394,810!', '#7a6030', { lift: 0.4 }),
        line('420,800 410,960', '#7a6030', 14),
        line('546,800 556,960', '#7a6030', 14),
        blob('600,800! 690,792! 740,800! 726,960! 612,960!', '#6a5228', { lift: 0.4 }),
        disc(450, 170, [70, 46], '#8a7434'),
        disc(450, 170, [24], '#ffe9a8'),
        line('120,450 780,450', '#8a6a3c', 16),
        line('450,-60 450,70', '#8a6a3c', 16),
        snip('60,1000! 840,1000! 850,1040! 50,1040!', '#fff1c9', { lift: 1.4 }),
      ),
      ...lay(
        0.76,
        snip('330,716! 430,700! 420,740! 470,728! 480,800! 350,820!', '#f8efd8', {
          lift: 0.8,
          print: 'letters',
        }),
        line('440,740 470,690', LAMP, 8),
      ),
      ...hat('otto', 0.62, 1, 0.729, '#3a2c24'),
      ...lay(
        0.8,
        ...[-16, 4, 28].flatMap((turn, i) =>
          put(250 + i * 110, 1240, 2.6, turn, ear('#f3cfc2', '#dd9484', 1.6)),
        ),
        blob('120,1270 220,1190 360,1180 500,1190 620,1270', '#f3cfc2', { lift: 1.4 }),
        blob('-460,1250 100,1230 300,1262 600,1256 860,1230 1360,1250 1360,1640! -460,1640!', '#fffdf6', {
          lift: 2.2,
        }),
        ...[
          [120, 1226, 40],
          [690, 1230, 46],
          [780, 1222, 30],
          [40, 1230, 30],
        ].map(([x, y, r]) => disc(x!, y!, [r!], '#eef8f6')),
      ),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'write',
        holding: 'none',
        at: [440, 480],
        by: 'head',
        scale: 1.35,
        facing: 'left',
        expression: 'thinking',
        act: { spine: 12 },
        touch: { left: [360, 760], right: [440, 750] },
        seatOn: 'bed',
        shadow: false,
        wears: { outfit: 'pyjamas', cloth: 'sky', extras: [] },
        depth: 0.74,
      },
      {
        who: 'otto',
        pose: 'sit',
        at: [650, 660],
        by: 'head',
        scale: 0.62,
        facing: 'left',
        expression: 'calm',
        seatOn: 'bed',
        shadow: false,
        depth: 0.725,
      },
    ],
  },
  'forecast-can': {
    set: 'bathroom',
    shot: 'close',
    lighting: { from: [300, 0] },
    cuts: [
      ...lay(
        0.59,
        tiled('#f2c552'),
        glow(230, 120, [900, 620, 360], ['#f5cf66', '#f9dd8a', '#fdebb4']).map((p) => ({
          ...p,
          depth: 0.5901,
        })),
        line('170,-300 170,440', '#b5502f', 8),
        disc(172, 470, [24], '#b5502f'),
      ),
      ...lay(
        0.765,
        line('540,1040 660,1050 730,980 770,850', '#3f7f8c', 62),
        blob('150,700! 590,690! 630,1100! 580,1240 190,1240 120,1110!', '#5aa0ac', { lift: 2.4 }),
        blob('120,700 190,650 380,634 570,646 630,690 560,740 380,756 200,744', '#3f7f8c', { lift: 1 }),
        blob('158,698 230,664 380,652 520,660 592,690 520,722 380,734 230,726', '#21474f', flat),
        line('150,960 66,940 40,1060 120,1150', '#3f7f8c', 40),
        snip('700,830! 850,880! 870,810! 730,750!', '#3f7f8c', { lift: 1 }),
      ),
      ...lay(
        0.79,
        put(826, 1350, 3, 8, ear('#f3cfc2', '#dd9484', 1.6)),
        ...drips(
          [
            [800, 900],
            [840, 950],
          ],
          '#4f9ab8',
        ),
        blob('-460,1270 200,1250 600,1280 1360,1260 1360,1640! -460,1640!', '#fffdf6', { lift: 2 }),
        blob('560,1300 640,1276 780,1276 830,1300 780,1316 640,1316', '#9fd0dc', flat),
      ),
    ],
    props: [{ id: 'star', name: 'cord', at: [176, 430], scale: 0.01, depth: 0.745 }],
    cast: [
      {
        who: 'hero',
        pose: 'hold',
        holding: 'none',
        at: [380, 540],
        by: 'head',
        scale: 2.6,
        facing: 'right',
        expression: 'whispering',
        act: { spine: 12 },
        touch: { left: 'cord' },
        lookAt: [860, 900],
        seatOn: 'bed',
        shadow: false,
        wears: { outfit: 'pyjamas', cloth: 'sky', extras: [] },
        depth: 0.74,
      },
    ],
  },
  click: {
    set: 'bathroom',
    light: 'night',
    plain: '#0a1022',
    shot: 'frame-in-frame',
    lighting: { dark: 0.25, lamps: [{ on: [600, 900], reach: 560 }] },
    cuts: [
      ...lay(
        0.59,
        wall('#0c1428', { print: 'tiles' }),
        snip('150,-60! 760,-60! 760,1000! 150,1000!', '#1b2747', { lift: 1.2 }),
        snip('180,-60! 730,-60! 730,970! 180,970!', '#1d3a7c', flat),
        blob(
          '180,700 330,640 480,560 620,420 730,300 730,-60! 560,-60! 400,160 280,330 180,430',
          '#2b4f9a',
          flat,
        ),
        starry(64, 190, 720, -20, 950),
        line('180,470 730,470', '#1b2747', 16),
        line('455,-60 455,970', '#1b2747', 16),
        snip('600,970! 600,760! 660,700! 720,760! 720,970!', '#0c1428', flat),
        snip('100,996! 810,996! 820,1040! 90,1040!', '#2c3b66', { lift: 1 }),
        ...[560, 400, 270].map((r) => disc(600, 1000, [r], '#ffb545', { opacity: 0.2 })),
      ),
      ...visitor(610, 1270, 1.75, 0.75, {
        as: 'glow',
        ears: [-18, 0, 18],
        look: [-0.3, -0.9],
        mouth: 'smile',
        hands: [
          [-100, -96],
          [74, -40],
        ],
      }),
      ...hat('otto', 0.8, 1, 0.702, '#241c28').map((piece) => ({ ...piece, turn: 4, dy: -56 })),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'holdHands',
        at: [340, 740],
        by: 'head',
        scale: 1.55,
        facing: 'backRight',
        act: { spine: -12 },
        touch: { right: [440, 1094] },
        lookAt: [450, 200],
        shadow: false,
        wears: { outfit: 'pyjamas', cloth: 'sky', extras: [] },
        depth: 0.74,
      },
      {
        who: 'otto',
        pose: 'sit',
        at: [70, 860],
        by: 'head',
        scale: 0.8,
        facing: 'right',
        expression: 'wonder',
        lookAt: [450, 200],
        seatOn: 'bed',
        shadow: false,
        depth: 0.7,
      },
    ],
  },
  'fair-bath': {
    set: 'dark',
    shot: 'establish',
    plain: '#152a5e',
    cuts: [
      ...lay(
        0.59,
        wall('#1a3270'),
        blob(
          '-460,700 100,520 420,300 700,-60 900,-300! 1360,-300! 1000,160 700,480 300,760 -460,960',
          '#25418a',
          flat,
        ),
        starry(90, -440, 1340, -100, 860),
        line('560,560 470,420 330,330 250,200 240,90', '#ffe3a0', 7, { dash: [6, 20] }),
        disc(240, 70, [64, 40], '#ffe3a0', { opacity: 0.3 }),
        disc(240, 70, [17], '#fffbe8'),
        row(
          1120,
          [
            [60, 220, 120],
            [260, 190, 190],
            [-180, 230, 190],
          ],
          ['#0f2148', '#0c1c40'],
        ),
        ground(1120, '#13264e'),
        snip('530,490! 830,490! 830,810! 530,810!', '#f0b24e', flat),
        snip('530,490! 830,490! 830,640! 530,700!', '#ffcf70', flat),
      ),
      ...lay(
        0.76,
        snip('430,1200! 424,380! 690,190! 960,380! 1360,380! 1360,1200!', '#0a1734', {
          lift: 2.4,
          print: 'newsprint',
          holes: '540,500! 820,500! 820,800! 540,800!',
        }),
        snip('390,400! 690,160! 1000,400! 960,420! 690,214! 430,420!', '#071026', { lift: 1 }),
        snip('510,796! 850,794! 856,828! 504,830!', '#4a69a8', { lift: 1.4 }),
      ),
      ...lay(
        0.77,
        put(250, 1290, 1.2, 0, mailbox(RED, '#f8efd8')),
        put(262, 1070, 0.5, 12, speech(120, 90, '4')),
        put(238, 1072, 0.5, -14, speech(120, 90, '3')),
        ...[
          [300, 1170],
          [310, 1150],
          [326, 1150],
          [290, 1150],
        ].map(([x, y]) => disc(x!, y!, [8], '#eef8f6')),
        disc(306, 1180, [18], '#eef8f6'),
      ),
    ],
    props: [
      { id: 'star', name: 'a', at: [590, 798], scale: 0.01, depth: 0.762 },
      { id: 'star', name: 'b', at: [680, 798], scale: 0.01, depth: 0.762 },
    ],
    cast: [
      {
        who: 'hero',
        pose: 'peek',
        at: [630, 712],
        by: 'head',
        scale: 1.1,
        facing: 'left',
        expression: 'delight',
        act: { spine: 14, tilt: -8 },
        touch: { left: 'a', right: 'b' },
        lookAt: [240, 70],
        seatOn: 'bed',
        shadow: false,
        wears: { outfit: 'pyjamas', cloth: 'sky', extras: [] },
        depth: 0.75,
      },
      {
        who: 'otto',
        pose: 'sit',
        at: [770, 650],
        by: 'head',
        scale: 0.8,
        facing: 'left',
        expression: 'asleep',
        act: { tilt: 14 },
        bed: false,
        seatOn: 'bed',
        shadow: false,
        depth: 0.7,
      },
    ],
  },
  tram: {
    set: 'tram',
    shot: 'diagonal-run',
    camera: { ...still, roll: -17 },
    phone: { zoom: 0.82, on: [520, 560], at: [0.5, 0.5], roll: -12 },
    cuts: [
      ...lay(
        0.59,
        wall('#1f3873', { depth: 0.58 }),
        blob('-700,-400! 1600,-400! 1600,-300! -700,-300!', '#1f3873', flat),
        snip(
          '-700,520! -400,520! -400,380! -240,380! -240,470! -60,470! -60,330! 120,330! 120,430! 330,430! 330,260! 520,260! 520,400! 700,400! 700,230! 900,230! 900,360! 1600,360! 1600,1100! -700,1100!',
          '#152a5a',
          { lift: 1.2, print: 'newsprint' },
        ),
        townWindows(
          [
            [-380, 460, 3],
            [-40, 410, 3],
            [350, 340, 3],
            [720, 310, 3],
            [930, 440, 5],
          ],
          '#e9b55c',
        ),
        line('907,400 907,224', '#0b1838', 10),
        disc(907, 214, [74, 46], '#ff6a4a', { opacity: 0.3 }),
        disc(907, 214, [20], '#ff5a3c'),
        line('-700,270 1600,270', '#0b1838', 5),
        snip('-800,1010! 1700,1010! 1700,1900! -800,1900!', '#0e1d42', { lift: 1.4 }),
        line('-800,1072 1700,1072', '#4a68a6', 9),
        line('-800,1130 1700,1130', '#4a68a6', 9),
        // The tram's far side and its light.
        line('420,430 470,330 520,270', '#0b1838', 9),
        blob('30,480 90,430 800,430 870,480 880,960! 20,960!', '#c8412f', { lift: 2.2 }),
        snip('70,520! 830,520! 830,780! 70,780!', '#ffd885', flat),
        disc(450, 640, [170], '#ffeab4'),
      ),
      ...hat('otto', 0.9, -1, 0.742),
      // A hood with ears in it.
      ...lay(
        0.745,
        blob('398,790! 396,690 414,640 452,622 490,640 508,690 506,790!', '#93a583', { lift: 1.2 }),
        ...[-14, 0, 14].flatMap((turn, i) =>
          put(428 + i * 24, 640, 0.5, turn, blob(EAR, '#93a583', { lift: 0.6 })),
        ),
        blob('418,710 430,670 452,660 474,670 486,710 470,740 434,740', '#f3cfc2', { lift: 0.4 }),
        disc(440, 702, [9], '#fff8ec'),
        disc(466, 702, [9], '#fff8ec'),
        disc(442, 702, [5], INK),
        disc(468, 702, [5], INK),
      ),
      ...lay(
        0.765,
        snip('40,950! 860,950! 846,1050! 54,1050!', '#0b1838', { lift: 0.6 }),
        snip('20,776! 880,776! 880,960! 20,960!', '#c8412f', { lift: 1.4 }),
        snip('20,800! 880,800! 880,824! 20,824!', '#f6e3bd', flat),
        word('LAST TRAM', 450, 884, 50, '#f6e3bd'),
        ...[250, 620].map((x) =>
          snip(`${x - 12},516! ${x + 12},516! ${x + 12},780! ${x - 12},780!`, '#a8321f', { lift: 0.8 }),
        ),
        blob('40,470 100,420 800,420 860,470 870,522! 30,522!', '#a8321f', { lift: 1 }),
        disc(180, 1010, [58], '#0b1838'),
        disc(180, 1010, [26], '#4a68a6'),
        disc(720, 1010, [58], '#0b1838'),
        disc(720, 1010, [26], '#4a68a6'),
        disc(862, 700, [26], '#fff3cf'),
      ),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'sit',
        at: [340, 690],
        by: 'head',
        scale: 0.92,
        facing: 'right',
        expression: 'listening',
        act: { spine: 12 },
        lookAt: [452, 700],
        seatOn: 'bed',
        shadow: false,
        wears: { outfit: 'pyjamas', cloth: 'sky', extras: [] },
        depth: 0.74,
      },
      {
        who: 'otto',
        pose: 'sit',
        at: [556, 680],
        by: 'head',
        scale: 0.9,
        facing: 'left',
        expression: 'calm',
        seatOn: 'bed',
        shadow: false,
        depth: 0.74,
      },
      {
        who: 'conductor',
        pose: 'sit',
        holding: 'none',
        at: [730, 650],
        by: 'head',
        scale: 0.86,
        facing: 'left',
        expression: 'calm',
        lookAt: [452, 680],
        seatOn: 'bed',
        shadow: false,
        depth: 0.735,
      },
      {
        who: 'amparo',
        name: 'passenger',
        pose: 'sit',
        at: [150, 690],
        by: 'head',
        scale: 0.8,
        facing: 'right',
        expression: 'asleep',
        bed: false,
        seatOn: 'bed',
        shadow: false,
        depth: 0.73,
      },
    ],
  },
  voice: {
    set: 'station',
    shot: 'two-touching',
    cuts: [
      ...lay(
        0.59,
        wall('#5a2f3c', { print: 'newsprint' }),
        glow(470, 480, [760, 540, 340], ['#774038', '#a35f3e', '#d58f4a']).map((p) => ({
          ...p,
          depth: 0.5901,
        })),
        ...[150, 290].flatMap((y, r) => [
          snip(`-460,${y}! 1360,${y}! 1360,${y + 18}! -460,${y + 18}!`, '#3d1f2a', { lift: 0.8 }),
          ...Array.from({ length: 15 }, (_, i) =>
            put(-330 + i * 108 + r * 30, y, 0.62, 0, [
              line('26,-50 50,-48 48,-20 24,-18', ['#e0b765', '#8fb5a8', '#d98a86'][i % 3]!, 9),
              blob(
                '-32,-74! 32,-74! 26,-16 14,0! -14,0! -26,-16',
                ['#e0b765', '#8fb5a8', '#d98a86'][i % 3]!,
                { lift: 0.5 },
              ),
            ]),
          ).flat(),
        ]),
        snip('-460,900! 1360,880! 1360,1640! -460,1640!', '#7a3834', { lift: 1, print: 'gingham' }),
        // Her chair, with three cushions.
        snip('640,560! 870,540! 890,1000! 660,1000!', '#3d2a3a', { lift: 1.4 }),
        line('770,1000 770,1230', '#2a1c28', 22),
        line('650,1240 890,1240', '#2a1c28', 22),
      ),
      ...lay(
        0.715,
        blob('620,900 640,880 880,880 900,900 880,924 640,924', '#e0b765', { lift: 1 }),
        blob('616,944 640,924 884,924 904,944 884,968 640,968', '#8fb5a8', { lift: 1 }),
        blob('612,990 640,968 888,968 908,990 888,1014 640,1014', '#d98a86', { lift: 1 }),
      ),
      ...visitor(430, 1262, 1.5, 0.75, {
        ears: [-20, 14, 46],
        look: [0.9, -0.8],
        mouth: 'talk',
        hands: [
          [-74, -60],
          [88, -216],
        ],
        mittens: false,
      }),
      ...lay(
        0.77,
        put(816, 1180, 1, 0, [
          line('-60,0 60,0', '#2a1c28', 20),
          line('0,0 0,-180', '#2a1c28', 14),
          blob('-40,-180 -44,-250 0,-286 44,-250 40,-180 0,-166', '#c9d0d4', { lift: 1.4 }),
          line('-38,-230 38,-230', '#8b959c', 6),
          line('-40,-204 40,-204', '#8b959c', 6),
        ]).map((p) => ({ ...p, depth: 0.7 })),
      ),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'carry',
        holding: 'none',
        at: [200, 600],
        by: 'head',
        scale: 1.45,
        facing: 'right',
        expression: 'delight',
        act: { spine: 13 },
        touch: { right: [360, 1060] },
        lookAt: [560, 800],
        wears: { outfit: 'pyjamas', cloth: 'sky', extras: [] },
        depth: 0.74,
      },
      {
        who: 'amparo',
        pose: 'sit',
        at: [700, 600],
        by: 'head',
        scale: 1.35,
        facing: 'left',
        expression: 'wonder',
        act: { spine: 20 },
        touch: { left: [562, 930] },
        lookAt: [450, 960],
        seatOn: 'bed',
        shadow: false,
        depth: 0.745,
      },
    ],
  },
  'your-turn': {
    set: 'station',
    shot: 'thing-in-hand',
    lighting: { lamps: [{ on: [450, 300], reach: 1300 }] },
    cuts: [
      ...lay(
        0.59,
        wall('#6b3a34', { print: 'newsprint' }),
        glow(450, 640, [760, 560, 380], ['#8f5538', '#c98a4a', '#f0c070']).map((p) => ({
          ...p,
          depth: 0.5901,
        })),
        ...(
          [
            [120, 200, -18, 0],
            [700, 300, 14, 1],
            [150, 1080, 12, 2],
          ] as const
        ).flatMap(([x, y, turn]) =>
          put(
            x,
            y,
            1,
            turn,
            snip('-120,-90! -40,-76! 30,-96! 120,-84! 110,70! 40,90! -50,72! -116,86!', '#f3e6c6', {
              lift: 1,
              print: 'letters',
            }),
          ),
        ),
        put(690, 296, 1, 14, word('HELLO', 0, 0, 44, '#b5502f')),
        put(470, 700, 1, -5, [
          snip('-250,-190! -170,-176! -60,-196! 80,-178! 250,-192! 240,190! -240,196!', '#fffaea', {
            lift: 2,
          }),
          word('TONIGHT', -10, -116, 46, '#3f5a8c'),
          word('DARK AT', -16, -44, 46, '#3f5a8c'),
          line('-120,26 -10,24', '#3f5a8c', 9),
        ]),
      ),
      // The pencil, at work.
      ...lay(
        0.775,
        put(470, 730, 1, 36, [
          snip('-9,0! 0,26! 9,0!', '#f3e3bd', flat),
          snip('-13,0! -13,-190! 13,-190! 13,0!', '#e8593c', { lift: 1 }),
          snip('-13,-190! -13,-216! 13,-216! 13,-190!', '#f3cfc2', flat),
        ]),
      ),
      // A hand of many fingers holds the sheet; a small one turns the microphone.
      ...lay(
        0.77,
        line('-80,800 20,800 130,780', '#5b4078', 96),
        ...[-44, -26, -8, 10, 28, 46].map((a) =>
          line(
            `150,776 ${Math.round(150 + Math.cos((a * Math.PI) / 180) * 118)},${Math.round(776 + Math.sin((a * Math.PI) / 180) * 118)}`,
            '#f3cbc6',
            24,
          ),
        ),
        disc(150, 778, [52], '#f3cbc6'),
        line('-80,866 20,862 140,846', '#fff4dc', 8),
      ),
      ...lay(
        0.745,
        put(330, 420, 1.25, 32, [
          line('0,150 0,-10', '#2a1c28', 20),
          blob('-56,0 -60,-90 0,-136 60,-90 56,0 0,18', '#c9d0d4', { lift: 1.6 }),
          line('-54,-62 54,-62', '#8b959c', 7),
          line('-56,-30 56,-30', '#8b959c', 7),
        ]),
      ),
      ...lay(
        0.76,
        line('120,-60 250,180 300,360', '#8e4358', 76),
        line('284,340 320,370', '#fff1dc', 84),
        disc(318, 414, [40], '#c08b66'),
        ...[
          [290, 452],
          [316, 464],
          [344, 456],
        ].map(([x, y]) => line(`${x! + 6},${y! - 30} ${x},${y}`, '#c08b66', 22)),
      ),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'hold',
        holding: 'none',
        facing: 'backLeft',
        at: [524, 700],
        by: 'hand',
        scale: 3.3,
        turn: 40,
        seatOn: 'bed',
        shadow: false,
        wears: { outfit: 'pyjamas', cloth: 'sky', extras: [] },
        depth: 0.765,
      },
    ],
  },
  'forecast-air': {
    set: 'station',
    shot: 'silhouette',
    plain: '#0d1838',
    lighting: { rim: true, cast: false, lamps: [{ on: [860, 160], reach: 900, colour: '#ff8a5a' }] },
    cuts: [
      ...lay(
        0.59,
        wall('#22407a'),
        blob('-460,330 0,270 420,300 800,250 1360,320 1360,1640! -460,1640!', '#182f62', {
          lift: 0.6,
          print: 'newsprint',
        }),
        blob('-460,560 200,500 640,540 1360,490 1360,1640! -460,1640!', '#13264f', {
          lift: 0.6,
          print: 'newsprint',
        }),
        ...scattered(150, -440, 1340, 330, 1040).map(([x, y], i) =>
          snip(
            `${x - 11},${y - 15}! ${x + 11},${y - 15}! ${x + 11},${y + 15}! ${x - 11},${y + 15}!`,
            ['#ffcf70', '#f0b24e', '#ffe3a0'][i % 3]!,
            flat,
          ),
        ),
        // The house whose window has just gone out.
        snip('440,900! 440,560! 520,480! 600,560! 600,900!', '#0f2046', { lift: 0.8 }),
        ...[
          [480, 600],
          [560, 600],
          [480, 690],
          [560, 690],
          [480, 780],
          [560, 780],
        ].map(([x, y], i) =>
          snip(
            `${x! - 25},${y! - 33}! ${x! + 25},${y! - 33}! ${x! + 25},${y! + 33}! ${x! - 25},${y! + 33}!`,
            i === 3 ? '#070f26' : '#ffd885',
            flat,
          ),
        ),
        // Three ears in breath on the glass.
        ...[-16, 2, 20].flatMap((turn, i) =>
          put(
            730 + i * 26,
            420,
            0.55,
            turn,
            line('0,24 -11,2 -10,-46 -29,-82 -27,-122 0,-146 27,-122 29,-82 10,-46 11,2 0,24', '#cfe0f2', 8, {
              opacity: 0.6,
            }),
          ),
        ),
      ),
      ...lay(
        0.7,
        line('-40,-300 -40,1400', '#0b1430', 30),
        line('940,-300 940,1400', '#0b1430', 30),
        line('640,-300 640,1400', '#0b1430', 14),
        snip('-460,-300! 1360,-300! 1360,60! -460,60!', '#0b1430', { lift: 1.4 }),
      ),
      ...lay(0.75, snip('-460,1060! 1360,1060! 1360,1640! -460,1640!', '#0b1430', { lift: 2 })),
      ...lay(
        0.735,
        put(440, 1090, 1.2, -10, [
          line('0,0 0,-150', '#0b1430', 18),
          blob('-40,-150 -44,-220 0,-256 44,-220 40,-150 0,-136', '#0b1430', { lift: 1 }),
        ]),
      ),
      ...visitor(740, 1180, 1.35, 0.73, { as: 'dark', ears: [-22, 0, 20] }),
      ...hat('otto', 0.9, 1, 0.742, '#0b1430'),
      ...lay(0.6, disc(860, 120, [70, 44], '#ff6a4a', { opacity: 0.28 }), disc(860, 120, [20], '#ff5a3c')),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'hold',
        holding: 'none',
        at: [240, 730],
        by: 'head',
        scale: 1.7,
        facing: 'side',
        plane: 'silhouette',
        act: { spine: 16 },
        seatOn: 'bed',
        shadow: false,
        depth: 0.74,
      },
      {
        who: 'otto',
        pose: 'sit',
        at: [40, 830],
        by: 'head',
        scale: 0.9,
        facing: 'right',
        plane: 'silhouette',
        seatOn: 'bed',
        shadow: false,
        depth: 0.738,
      },
    ],
  },
  'whole-town': {
    set: 'town',
    shot: 'plan',
    lighting: { dark: 0.15, lamps: [{ on: [450, 980], reach: 520 }] },
    cuts: [
      ...lay(
        0.59,
        wall('#1c3464'),
        // Streets in rings round the hill, all dark, and faces in them, turned up.
        ...[620, 780, 940, 1100, 1260, 1420].flatMap((radius, ring) =>
          Array.from({ length: 13 + ring * 3 }, (_, i) => {
            const a = Math.PI * (1.02 + ((i + (ring % 2) * 0.5) / (13 + ring * 3)) * 0.96);
            const [x, y] = [
              Math.round(450 + Math.cos(a) * radius),
              Math.round(1150 + Math.sin(a) * radius * 0.92),
            ];
            return [
              ...put(x, y, 1, (a * 180) / Math.PI + 90, [
                snip('-56,-40! 56,-40! 56,40! -56,40!', ['#0a1733', '#0d1d3f', '#091429'][(i + ring) % 3]!, {
                  lift: 0.8,
                }),
                line('-56,0 56,0', '#1c3566', 5),
              ]),
              disc(
                Math.round(450 + Math.cos(a + 0.03) * (radius + 76)),
                Math.round(1150 + Math.sin(a + 0.03) * (radius + 76) * 0.92),
                [9],
                ['#e3b997', '#8a5a44', '#c9a27c', '#f0d2b8'][(i * 3 + ring) % 4]!,
              ),
            ];
          }).flat(),
        ),
        // The river, with the stars in it.
        blob(
          '-460,360 -100,330 160,400 420,520 700,500 1000,380 1360,360 1360,500 1000,520 720,640 420,660 140,540 -100,470 -460,500',
          '#2b4f9a',
          { lift: 0.6 },
        ),
        ...scattered(34, -400, 1300, 400, 560).map(([x, y], i) =>
          disc(x, y + (x > 200 && x < 900 ? 60 : -6), [i % 4 ? 4 : 7], '#fff3cf'),
        ),
        // The hill.
        blob(round(450, 1120, 560, 400, 20), '#1b3a5c', { lift: 2, print: 'newsprint' }),
        blob(round(450, 1090, 430, 300, 20), '#22476a', { lift: 0.6 }),
        ...[330, 240, 150].map((r) => disc(520, 1030, [r], '#ffcf70', { opacity: 0.16 })),
        line('160,1180 250,760', '#0b1835', 14),
        line('120,1180 250,760 200,1190', '#0b1835', 6),
        disc(252, 752, [15], '#5c2a2c'),
      ),
      ...visitor(560, 1160, 0.95, 0.75, {
        as: 'glow',
        ears: [-24, 0, 24],
        look: [0, -1],
        mouth: 'smile',
        hands: [
          [-100, -110],
          [84, -150],
        ],
      }),
      ...lay(
        0.73,
        put(716, 1244, 0.8, 40, [
          blob('-58,-6! -48,-74 -18,-90 0,-80 18,-90 48,-74 58,-6!', '#57402f', { lift: 0.8 }),
          blob('-104,4 -70,-16 0,-10 70,-16 104,4 70,20 0,16 -70,20', '#57402f', { lift: 0.6 }),
        ]),
      ),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'lookUp',
        at: [400, 960],
        by: 'head',
        scale: 0.85,
        facing: 'right',
        expression: 'wonder',
        act: { spine: -14 },
        touch: { right: [466, 1056] },
        lookAt: [450, 100],
        wears: { outfit: 'pyjamas', cloth: 'sky', extras: [] },
        depth: 0.74,
      },
      {
        who: 'otto',
        pose: 'stand',
        at: [760, 1130],
        by: 'head',
        scale: 0.8,
        turn: 64,
        facing: 'left',
        expression: 'wonder',
        shadow: false,
        depth: 0.735,
      },
      {
        who: 'amparo',
        pose: 'lookUp',
        at: [250, 1060],
        by: 'head',
        scale: 0.62,
        facing: 'right',
        expression: 'wonder',
        lookAt: [450, 100],
        depth: 0.738,
      },
    ],
  },
  'fair-mast': {
    set: 'dark',
    shot: 'low-angle',
    plain: '#1a3270',
    lighting: { lamps: [{ on: [450, 560], reach: 760 }] },
    cuts: [
      ...lay(
        0.59,
        wall('#1d3878'),
        blob(
          '-460,700 100,560 420,300 700,-60 900,-300! 1360,-300! 1000,160 700,480 300,760 -460,960',
          '#284790',
          flat,
        ),
        starry(64, -440, 1340, -60, 800),
        blob(
          '-460,1000 200,960 460,820 620,640 740,570 860,560 980,640 1360,820 1360,1640! -460,1640!',
          '#11244e',
          { lift: 1.2, print: 'newsprint' },
        ),
        line('850,566 850,330', '#0b1838', 9),
        line('822,572 850,410 878,570', '#0b1838', 6),
        disc(850, 322, [60, 38], '#ff6a4a', { opacity: 0.35 }),
        disc(850, 322, [17], '#ff5a3c'),
        row(
          1180,
          [
            [600, 170, 220],
            [780, 180, 300],
            [960, 200, 220],
            [420, 180, 160],
            [-160, 220, 220],
            [1180, 220, 260],
          ],
          ['#0d1c40', '#0b1838'],
        ),
        townWindows(
          [
            [540, 1010, 3],
            [720, 950, 3],
            [900, 1010, 4],
            [360, 1070, 3],
          ],
          '#2b4f9a',
        ),
        ground(1180, '#0c1a3a'),
        ...[320, 230].map((r) => disc(430, 560, [r], '#ffb545', { opacity: 0.24 })),
        put(450, 600, 1.05, 6, craft('#f4ead2', '#ef7f5e', '#ffe9a8')),
        blob(round(430, 600, 96, 46), '#fff0c0', flat),
      ),
      ...visitor(430, 690, 0.9, 0.73, {
        as: 'glow',
        turn: -34,
        ears: [-52, -66, -40],
        look: [-0.7, 0.8],
        mouth: 'talk',
        hands: [
          [-70, -60],
          [60, -66],
        ],
      }),
      ...lay(
        0.735,
        blob('330,636 400,652 520,646 600,620 606,654 500,690 360,676', '#c4d0d0', { lift: 1.2 }),
      ),
      ...lay(0.8, put(170, 1400, 3.1, -4, mailbox('#8a2a2c', '#2a0f16', true))),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'wave',
        at: [742, 590],
        scale: 0.46,
        facing: 'left',
        expression: 'delight',
        act: { spine: -12 },
        lookAt: [430, 560],
        wears: { outfit: 'pyjamas', cloth: 'sky', extras: [] },
        depth: 0.72,
      },
      {
        who: 'amparo',
        pose: 'wave',
        at: [664, 640],
        scale: 0.3,
        facing: 'left',
        expression: 'joy',
        lookAt: [430, 560],
        depth: 0.721,
      },
    ],
  },
};
const way = (cuts: Piece[], cast: object[] = []) => ({
  set: 'square',
  shot: 'thing-in-hand',
  camera: still,
  phone: { zoom: 1, on: [450, 820], at: [0.5, 0.5] },
  cuts,
  cast,
  describe: '',
});
const ways = {
  outlook: [
    way([
      ...lay(
        0.59,
        wall('#1a5253'),
        glow(450, 1400, [900, 640], ['#2f8572', '#5fb68e'], 0.8).map((p) => ({ ...p, depth: 0.5901 })),
      ),
      ...visitor(450, 1560, 2.6, 0.73, { ears: [-26, 0, 26], look: [0, -0.9], mouth: 'smile' }),
      ...lay(
        0.7,
        ...[250, 216, 182].map((r, i) =>
          line(
            Array.from(
              { length: 13 },
              (_, k) =>
                `${Math.round(450 - Math.cos((k * Math.PI) / 12) * r)},${Math.round(880 - Math.sin((k * Math.PI) / 12) * r)}`,
            ).join(' '),
            ['#e8593c', '#ffcf70', '#7fc9e0'][i]!,
            35,
          ),
        ),
      ),
      ...lay(
        0.78,
        put(450, 560, 1.6, 0, cloud('#dfe8ea', '#b5c6ce')),
        drips([
          [300, 650],
          [380, 690],
          [520, 680],
          [600, 650],
          [450, 650],
        ]),
      ),
    ]),
    way([
      ...lay(
        0.59,
        wall('#0f3a43'),
        ground(1020, '#184e52'),
        blob(round(450, 1180, 720, 150, 20), '#7fe0b0', flat),
        blob(round(430, 1170, 430, 80, 18), '#c9f7dc', flat),
        disc(450, 720, [340, 240], '#d8f7c0', { opacity: 0.16 }),
      ),
      ...lay(0.76, put(450, 800, 3, 8, leaf('#c4ee74', '#6a9a3a'))),
      ...visitor(860, 1120, 1.3, 0.73, { ears: [-70, 0, 70], look: [-0.9, -0.7], mouth: 'flat' }),
    ]),
  ],
  'where-to': [
    { on: [140, 330], at: [0.5, 0.5], zoom: 2.6 },
    { on: [780, 190], at: [0.5, 0.5], zoom: 2.3 },
  ],
};

export const pictures = picturesOf({ cast, wears, sets, scenes, ways });
