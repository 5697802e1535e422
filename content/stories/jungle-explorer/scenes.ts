import { box, cam, cut, disc, land, line, type More, poly, rings, rows, type XY } from '../../cuts/deep.ts';
import { round } from '../../cuts/flat.ts';
import { written } from '../../cuts/written.ts';
import { picturesOf } from '../../pictures.ts';

// Papers: sea-chart (all water), map (what the ants carry off, hills, leaves, the boat), newsprint (whatever is the Explorer's).
/** Points of an outline, mirrored where `dir` is −1. */
const facing = (points: string, dir: number) =>
  dir > 0
    ? points
    : points
        .split(' ')
        .map((p) => p.replace(/^-?[\d.]+/u, (x) => `${-Number(x)}`))
        .join(' ');
const RED = '#d9492f',
  CREAM = '#fbf1d8',
  ROSE = '#eb8fa0',
  ANT = '#6e2f22';

/** An ant on its way, to the left; `dir` −1 goes right. It carries a scrap of the map, or whatever it is given. */
const ant = (
  x: number,
  y: number,
  s: number,
  depth: number,
  more: { dir?: number; turn?: number; load?: string | null; colour?: string } = {},
) => {
  const { dir = 1, turn = 0, load = CREAM, colour = ANT } = more;
  const own = { at: [x, y] as XY, scale: s, turn };
  return [
    { ...line(facing('-30,14 -14,-8 -8,14 2,-8 10,14 14,-8 32,14', dir), colour, 5, depth), ...own },
    { ...line(facing('-34,-14 -48,-34 -60,-34', dir), colour, 4, depth), ...own },
    cut(
      facing(
        '-44,-10 -34,-24 -18,-20 -10,-14 0,-22 10,-14 18,-20 40,-28 58,-14 50,4 28,6 14,-4 4,0 -8,-4 -18,2 -36,4',
        dir,
      ),
      colour,
      depth + 0.0002,
      { ...own, lift: 0.6 },
    ),
    ...(load
      ? [
          poly(facing('-26,-24! -12,-78! 42,-88! 58,-50! 16,-20!', dir), load, depth + 0.0003, {
            ...own,
            lift: 0.8,
            print: 'map',
          }),
        ]
      : []),
  ];
};
const trail = (
  spots: number[][],
  s: number,
  depth: number,
  more: { dir?: number; turn?: number; colour?: string; loads?: (string | null)[] } = {},
) => {
  const { loads = [CREAM, '#9fc0cf', '#e6d3a2'], ...rest } = more;
  return spots.flatMap(([x, y], i) =>
    ant(x!, y!, s, depth + i * 0.0006, { ...rest, load: loads[i % loads.length]! }),
  );
};
/** The boat folded from the last corner: a house is drawn on its sail. */
const boat = (x: number, y: number, s: number, depth: number, turn = 0, lamp = false) => {
  const own = { at: [x, y] as XY, scale: s, turn, lit: false };
  return [
    poly('0,-150! 84,-20! -84,-20!', '#fff6df', depth, { ...own, print: 'map', lift: 1 }),
    { ...line('-24,-30 -24,-62 0,-84 24,-62 24,-30', '#b4532f', 6, depth + 0.0002), ...own },
    { ...line('-34,-54 0,-88 34,-54', '#b4532f', 6, depth + 0.0002), ...own },
    { ...box(-9, -56, 9, -40, lamp ? '#f2a93a' : '#8fb7c4', depth + 0.0003, { lift: 0 }), ...own },
    poly('-150,-56! 0,-16! 150,-56! 92,44! -92,44!', '#fdf0d0', depth + 0.0004, {
      ...own,
      print: 'map',
      lift: 1.4,
    }),
    poly('-150,-56! 0,-16! -14,44! -92,44!', '#eeddb6', depth + 0.0006, { ...own, lift: 0 }),
  ];
};
/** Where hands lie on a piece that was cut: a speck that cannot be seen, which brings them in front of it. */
const hold = (name: string, x: number, y: number, depth = 0.77) => ({
  id: 'acorn',
  name,
  at: [x, y] as XY,
  scale: 0.02,
  depth,
});
/** A hat with a brim, on a head of somebody drawn in scale `s`. */
const hat = (who: string, s: number, colour: string, depth: number, more: More = {}) => [
  cut('-66,-34 -54,-92 -20,-110 24,-110 56,-90 66,-34', colour, depth, {
    on: `${who}.head`,
    scale: s,
    lift: 1,
    ...more,
  }),
  cut('-116,-30 -60,-52 0,-58 60,-52 116,-30 60,-20 0,-26 -60,-20', colour, depth + 0.0002, {
    on: `${who}.head`,
    scale: s,
    lift: 1,
    ...more,
  }),
  { ...line('-64,-44 0,-56 64,-44', '#7c4a2a', 10, depth + 0.0003), on: `${who}.head`, scale: s, ...more },
];
const STRAW = '#e9c873',
  BLUE = '#3d7ea6';
const BEARD = '-64,-34 -30,-10 0,-20 30,-10 64,-34 82,40 56,120 30,112 4,150 -24,112 -54,122 -84,40';
/** The beard of the Famous Explorer and as many of his hats as he has left. */
const famous = (s: number, depth: number, hats = 3) => [
  cut(BEARD, '#efe6d2', depth, { on: 'explorer.mouth', scale: s, lift: 1.2, print: 'newsprint' }),
  { ...line('-22,-2 0,4 22,-2', '#7a3a2c', 7, depth + 0.0002), on: 'explorer.mouth', scale: s },
  ...['#c98a4b', '#5f7f57', '#9a4f3c']
    .slice(0, hats)
    .flatMap((colour, i) =>
      hat('explorer', s, colour, depth + 0.001 + i * 0.001, { dy: (-10 - i * 62) * s }),
    ),
];
const flag = (x: number, y: number, s: number, depth: number) => [
  { ...line('0,0 0,-330', '#7c5236', 12, depth), at: [x, y] as XY, scale: s },
  poly('4,-330! 214,-306! 190,-256! 214,-206! 4,-220!', RED, depth + 0.0002, {
    at: [x, y] as XY,
    scale: s,
    lift: 1.4,
    print: 'newsprint',
  }),
  {
    letters: 'SOURCE',
    at: [x + 96 * s, y - 266 * s] as XY,
    size: 32 * s,
    turn: 3,
    colour: CREAM,
    depth: depth + 0.0004,
    lit: false,
  },
];
/** One crown of the forest: round, lobed, lit from above. */
const crown = (x: number, y: number, r: number, colour: string, depth: number, more: More = {}) => {
  const lobes = Array.from({ length: 18 }, (_, i) => {
    const a = (i / 18) * Math.PI * 2;
    const k = i % 2 ? r : r * 0.83;
    return `${Math.round(Math.cos(a) * k)},${Math.round(Math.sin(a) * k * 0.86)}`;
  }).join(' ');
  return cut(lobes, colour, depth, { at: [x, y] as XY, lift: 1.6, ...more });
};
/** Breath over a crown. */
const wisp = (x: number, y: number, s: number, i: number) =>
  cut(facing('0,60 -16,20 6,-16 -8,-60 10,-104 4,-60 24,-14 10,24', i % 2 ? 1 : -1), '#ffffff', 0.335, {
    at: [x, y] as XY,
    scale: s,
    lift: 0.4,
    lit: false,
    opacity: 0.75,
  });
/** The forest to the edge of the world, smaller and paler towards the horizon. */
const forest = (horizon: number, rows: number, tones: string[], depth: number, more: More = {}) =>
  Array.from({ length: rows }, (_, row) => {
    const t = row / (rows - 1);
    const r = 34 + t * t * 150;
    const y = horizon + 20 + t * t * (1320 - horizon) * 0.92;
    const n = Math.ceil(1500 / (r * 1.5));
    return Array.from({ length: n }, (_, i) =>
      crown(
        -300 + (i + (row % 2) * 0.5) * r * 1.5,
        y + ((i * 37 + row * 17) % 5) * r * 0.07,
        r,
        tones[(row + i * 2) % tones.length]!,
        depth + t * 0.2 + i * 0.0004,
        { ...(row > rows - 3 ? { print: 'map' } : {}), ...more },
      ),
    );
  }).flat();
const leaf = (
  x: number,
  y: number,
  s: number,
  turn: number,
  colour: string,
  depth: number,
  more: More = {},
) => [
  cut('0,20! -50,-60 -78,-190 -50,-310 0,-400! 50,-310 78,-190 50,-60', colour, depth, {
    at: [x, y] as XY,
    scale: s,
    turn,
    lift: 1.8,
    print: 'map',
    ...more,
  }),
  {
    ...line('0,10 6,-180 0,-380', '#1c3a2c', 7, depth + 0.0002, { opacity: 0.6 }),
    at: [x, y] as XY,
    scale: s,
    turn,
  },
];
/** A fern's frond, tip up. */
const frond = (x: number, y: number, s: number, turn: number, colour: string, depth: number) =>
  poly(
    `0,0! ${Array.from({ length: 7 }, (_, i) => `${-20 - (7 - i) * 16},${-56 - i * 52}! -8,${-62 - i * 50}!`).join(' ')} 0,-440! ${Array.from(
      { length: 7 },
      (_, k) => 6 - k,
    )
      .map((i) => `8,${-62 - i * 50}! ${20 + (7 - i) * 16},${-56 - i * 52}!`)
      .join(' ')}`,
    colour,
    depth,
    { at: [x, y] as XY, scale: s, turn, lift: 1.4 },
  );
/** Three fronds from one root. */
const frondOf = (x: number, y: number, s: number, turn: number) => [
  frond(x, y, s * 0.9, turn - 24, '#2f6643', 0.5),
  frond(x, y, s * 0.8, turn + 24, '#3f7a4b', 0.501),
  frond(x, y, s, turn, '#569a52', 0.502),
];
/** A trunk that stands in the picture from top to bottom. */
const trunk = (x: number, w: number, y: number, y2: number, colour: string, depth: number, more: More = {}) =>
  cut(
    `${x - w},${y}! ${x - w * 0.8},${(y + y2) / 2} ${x - w * 1.3},${y2}! ${x + w * 1.2},${y2}! ${x + w * 0.8},${(y + y2) / 2} ${x + w},${y}!`,
    colour,
    depth,
    more,
  );
const fish = (x: number, y: number, s: number, turn: number, colour: string, depth: number, dir = 1) => [
  cut(facing('-60,0 -30,-24 10,-22 44,-4! 76,-28! 70,0 76,28! 44,6! 10,24 -30,24', dir), colour, depth, {
    at: [x, y] as XY,
    scale: s,
    turn,
    lift: 0.8,
  }),
  {
    rings: [5],
    at: [x - 38 * s * dir * Math.cos((turn * Math.PI) / 180), y - 4 * s] as XY,
    colour: '#1f2f2c',
    depth: depth + 0.0002,
    lit: false,
  },
];
/** As much of a swimming otter as goes over the water between two dives. */
const loop = (x: number, y: number, s: number, depth: number) => {
  const own = { at: [x, y] as XY, scale: s };
  return [
    cut(
      '-160,74! -150,0 -96,-88 -10,-120 80,-96 142,-16 158,74! 70,74! 60,30 30,2 -6,-4 -42,10 -66,40 -72,74!',
      '#57392a',
      depth,
      {
        ...own,
        lift: 2,
      },
    ),
    { ...line('-116,-24 -72,-72 -8,-92 60,-72', '#7d5641', 14, depth + 0.0004), ...own },
    cut('-200,66 -150,40 -110,58 -70,44 -40,70 -110,90', '#f6fcf6', depth + 0.001, {
      ...own,
      lift: 0.6,
      lit: false,
    }),
    cut('40,70 76,44 110,60 150,38 204,68 120,92', '#f6fcf6', depth + 0.001, {
      ...own,
      lift: 0.6,
      lit: false,
    }),
  ];
};
/** A bird that hangs head down from its branch, as one does in a mirror. */
const perched = (x: number, y: number, s: number, dir: number, colour: string, depth: number) => {
  const own = { at: [x, y] as XY, scale: s, lit: false };
  return [
    cut(facing('-34,4 -40,40 -20,70 12,78 34,58 44,30 60,-40 70,-84! 30,-10 0,-2', dir), colour, depth, {
      ...own,
      lift: 0.6,
    }),
    cut(facing('-30,50! -66,64! -28,72!', dir), '#2c241c', depth + 0.0002, { ...own, snip: true, lift: 0 }),
    cut(facing('0,6 40,20 62,-50! 20,-20', dir), '#1f3b35', depth + 0.0002, {
      ...own,
      lift: 0,
      opacity: 0.45,
    }),
    disc(x - 10 * s * dir, y + 54 * s, 6 * s, '#1b1512', depth + 0.0004),
  ];
};
/** Everybody wears one on the river. */
const JACKET = { outfit: 'vest', cloth: 'clay', extras: ['cap'] };
const AFLOAT = { outfit: 'vest', cloth: 'clay', extras: [] };
const HULL =
  '-360,-50! -320,-8 -160,10 0,14 160,10 320,-8 360,-50! 340,30 240,84 100,104 -100,104 -240,84 -340,30';
/** The canoe's two sides, people between them at 0.74. */
const canoe = (x: number, y: number, s: number, turn = 0) => {
  const own = { at: [x, y] as XY, scale: s, turn };
  return [
    cut('-340,-34 -160,-22 0,-18 160,-22 340,-34 160,30 0,36 -160,30', '#4b2b1e', 0.725, { ...own, lift: 1 }),
    cut(HULL, '#9a5a34', 0.76, { ...own, lift: 2 }),
    { ...line('-352,-36 -310,2 -160,20 0,24 160,20 310,2 352,-36', '#e0a04e', 14, 0.7602), ...own },
    { ...line('-312,56 -160,78 0,84 160,78 312,56', '#7b4126', 8, 0.7602), ...own },
  ];
};
/** Tia Rosa in the stern, {name} in the middle, {friend} in the bow; the bow is on the right, or on the left with `dir` −1. */
const crew = (
  x: number,
  y: number,
  s: number,
  told: { dir?: number; hero?: More; friend?: More; rosa?: More } = {},
) => {
  const { dir = 1, hero = {}, friend = {}, rosa = {} } = told;
  const usual = { by: 'head', seatOn: 'boat', facing: dir > 0 ? 'right' : 'left', shadow: false };
  return [
    {
      who: 'hero',
      pose: 'sit',
      at: [x - 6 * s * dir, y - 118 * s],
      scale: 0.66 * s,
      depth: 0.742,
      wears: JACKET,
      ...usual,
      act: { spine: 12 },
      ...hero,
    },
    {
      who: 'rosa',
      pose: 'row',
      at: [x - 196 * s * dir, y - 158 * s],
      scale: 0.66 * s,
      depth: 0.74,
      wears: AFLOAT,
      ...usual,
      ...rosa,
    },
    {
      who: 'friend',
      pose: 'sit',
      at: [x + 180 * s * dir, y - 122 * s],
      scale: 0.66 * s,
      depth: 0.744,
      wears: AFLOAT,
      ...usual,
      ...friend,
    },
  ];
};
const hats = (s: number) => [
  ...hat('rosa', 0.66 * s, STRAW, 0.7425),
  ...hat('friend', 0.66 * s, BLUE, 0.7465),
];
/** A canoe as the water sees it. */
const mirrored = (x: number, y: number, s: number, colour: string, depth: number, red = '#a8472e') => [
  cut('-340,0! -240,-66 -100,-84 100,-84 240,-66 340,0! 160,8 0,10 -160,8', colour, depth, {
    at: [x, y] as XY,
    scale: s,
    turn: 180,
    lift: 0,
    opacity: 0.9,
  }),
  ...[-190, -6, 180].flatMap((dx, i) => [
    cut('-44,0! -40,70 -20,96 20,96 40,70 44,0!', red, depth + 0.0002, {
      at: [x + dx * s, y + 70 * s] as XY,
      scale: s,
      lift: 0,
      lit: false,
    }),
    disc(x + dx * s, y + (i ? 186 : 214) * s, 44 * s, '#8a5a40', depth + 0.0004),
    cut(
      '-78,-8 -40,-20 0,-22 40,-20 78,-8 46,4 34,44 -34,44 -46,4',
      ['#a98a44', '#a87a34', '#2c5a78'][i]!,
      depth + 0.0005,
      { at: [x + dx * s, y + (i ? 226 : 254) * s] as XY, scale: s, lift: 0, lit: false },
    ),
  ]),
];
/** The house on its legs; x, y is the middle of the floor. */
const house = (
  x: number,
  y: number,
  s: number,
  depth: number,
  tones = ['#c98a4f', '#8a6132', '#6a4328', '#ffe2a0'],
  legs = 260,
) => {
  const own = { at: [x, y] as XY, scale: s };
  return [
    ...[-150, -50, 60, 160].map((dx) => ({
      ...line(`${dx},0 ${dx - 6},${legs}`, tones[2]!, 18, depth),
      ...own,
    })),
    box(-140, -170, 150, 0, tones[0]!, depth + 0.001, { ...own, lift: 1 }),
    { ...box(20, -130, 110, 0, tones[2]!, depth + 0.0012, { lift: 0 }), ...own },
    { ...box(-100, -130, -20, -60, tones[3]!, depth + 0.0012, { lift: 0, lit: false }), ...own },
    poly(
      '-230,-140! -160,-190! -40,-320! 40,-320! 170,-190! 240,-140! 150,-156! 70,-144! 0,-158! -90,-144! -160,-156!',
      tones[1]!,
      depth + 0.0014,
      { ...own, lift: 2 },
    ),
    box(-220, -6, 230, 22, tones[2]!, depth + 0.0016, { ...own, lift: 1.4 }),
  ];
};

const cast = {
  rosa: {
    look: {
      skin: 's5',
      face: 'oval',
      hair: 'twoBraids',
      hairColour: 'soot',
      outfit: 'tee',
      cloth: 'honey',
      extras: [],
    },
    build: 'grown-up',
  },
  explorer: {
    look: {
      skin: 's2',
      face: 'long',
      hair: 'sidePart',
      hairColour: 'snow',
      glasses: 'round',
      outfit: 'raincoat',
      cloth: 'oat',
      extras: [],
    },
    build: 'grown-up',
  },
  otter: { who: 'otter', colour: '#57392a' },
  frog: { who: 'frog', colour: '#6fae3a' },
  sloth: { who: 'sloth' },
};
const friend = {
  name: 'Davi',
  pronouns: 'he',
  look: { skin: 's7', hair: 'curlyCrop', hairColour: 'espresso', outfit: 'tee', cloth: 'butter', extras: [] },
};
const wears = { outfit: 'tee', cloth: 'clay', extras: ['cap'] };
const base = (plain: string, light: string, seed: number, more: More = {}) => ({
  backdrop: 'jungle',
  light,
  plain,
  lighting: {},
  seed,
  disc: false,
  frame: false,
  ...more,
});
const sets = {
  home: base('#6b4329', 'noon', 3),
  river: base('#f4cf86', 'noon', 5),
  clear: base('#d9ecc9', 'noon', 7),
  dark: base('#142a26', 'noon', 9),
  spring: base('#24493a', 'noon', 11),
  over: base('#f3f4e6', 'noon', 13),
  night: base('#1c2b4e', 'night', 15),
};
const scenes = {
  ants: {
    set: 'home',
    shot: 'thing-in-hand',
    camera: cam(),
    cuts: [
      ...[0, 1, 2, 3, 4, 5].map((i) =>
        box(-500, -300 + i * 190, 1400, -124 + i * 190, i % 2 ? '#7a4d30' : '#70462b', 0.1 + i * 0.001, {
          lift: 0.6,
        }),
      ),
      ...[0, 1, 2, 3, 4].map((i) =>
        box(-500, -124 + i * 190, 1400, -112 + i * 190, '#f5c264', 0.12, { lift: 0, lit: false }),
      ),
      box(-500, 880, 1400, 1800, '#8c5a37', 0.755, { lift: 2.4 }),
      box(-500, 1088, 1400, 1100, '#f5c264', 0.756, { lift: 0, lit: false }),
      box(-500, 1290, 1400, 1304, '#f5c264', 0.756, { lift: 0, lit: false }),
      ...boat(450, 880, 1.9, 0.765, -3),
      ...trail(
        [
          [60, 1080],
          [236, 1072],
        ],
        1.15,
        0.77,
        {},
      ),
      poly('-96,-70! 80,-92! 110,-30! -70,-10!', CREAM, 0.775, {
        at: [460, 1046],
        lift: 1,
        print: 'map',
        lit: false,
      }),
      { letters: 'NORTH', at: [462, 996], size: 40, turn: -8, colour: '#8a3a28', depth: 0.776, lit: false },
      ...ant(430, 1078, 1.15, 0.774, { load: null }),
      ...ant(540, 1078, 1.15, 0.7745, { load: null }),
      poly('-100,0! -50,-70! -16,-30! 30,-104! 104,0!', '#d9c08a', 0.775, {
        at: [760, 1040],
        lift: 1,
        print: 'map',
        lit: false,
      }),
      ...ant(740, 1078, 1.15, 0.774, { load: null }),
      ...ant(850, 1078, 1.15, 0.774, { load: '#9fc0cf' }),
      ...trail(rows('140,1270 330,1276 700,1272'), 1.2, 0.78, {
        dir: -1,
        loads: ['#9fc0cf', CREAM, '#9fc0cf'],
      }),
      ...ant(520, 1274, 1.2, 0.781, { dir: -1, load: null }),
      // The compass rose makes a good hat.
      poly('0,-64! 12,-14! 60,0! 12,10! 0,30! -12,10! -60,0! -12,-14!', RED, 0.79, {
        at: [558, 1222],
        lift: 1,
        lit: false,
      }),
    ],
    props: [hold('one', 330, 796), hold('other', 580, 784)],
    cast: [
      {
        who: 'hero',
        pose: 'kneel',
        at: [450, 330],
        by: 'head',
        scale: 2.1,
        seatOn: 'boat',
        facing: 'front',
        expression: 'lookingDown',
        act: { spine: 12, tilt: -6 },
        touch: { left: 'one', right: 'other' },
        hands: { left: 'pinch', right: 'pinch' },
        lookAt: [450, 760],
        shadow: false,
        depth: 0.74,
      },
    ],
  },
  want: {
    set: 'river',
    shot: 'two-touching',
    camera: cam(),
    phone: cam({ on: [450, 640], zoom: 1.02 }),
    cuts: [
      disc(640, 190, 330, '#f7d68c', 0.1),
      disc(640, 190, 210, '#fae3a8', 0.105),
      disc(640, 190, 112, '#fdf0cc', 0.11),
      land('-500,330 -200,280 0,310 200,262 420,310 640,270 860,310 1100,262 1400,310!', '#b9a765', 0.15),
      land('-500,372 -240,346 40,380 300,350 560,384 800,350 1100,380 1400,350!', '#8b8f55', 0.16, {
        print: 'map',
      }),
      land('-500,404 200,398 700,406 1400,400!', '#dba65f', 0.2, { print: 'sea-chart' }),
      cut(
        '560,404! 730,404! 700,520 800,640 860,900 1010,1340! 560,1340! 600,900 560,620 590,500',
        '#fbe2a4',
        0.21,
        {
          lift: 0,
          opacity: 0.8,
          lit: false,
        },
      ),
      ...house(142, 300, 0.74, 0.3, ['#9a5a36', '#6b4a2c', '#4b2f20', '#ffe2a0'], 150),
      ...[40, 100, 180, 252].map((x) => line(`${x},452 ${x + 8},500 ${x - 6},540`, '#a9743c', 10, 0.31)),
      // As far as that the ants have come along, and they have a rope.
      { ...line('214,292 300,420 372,520', '#f0dcae', 5, 0.32) },
      // Tia Rosa has the back paddle.
      line('200,396 330,560', '#7b4126', 17, 0.7355),
      cut('-34,-26 20,-40 62,-16 74,22 30,44 -30,30', '#8a4f2d', 0.7356, {
        at: [176, 372],
        turn: 50,
        lift: 1,
      }),
      ...hat('rosa', 0.98, STRAW, 0.7365),
      // The canoe as who stands in its way sees it: both sides, and the stem with an eye on either hand.
      cut('250,640 420,560 600,600 720,700 800,900 720,1240! 210,1240! 70,900 130,740', '#4b2b1e', 0.731, {
        lift: 1,
      }),
      cut(
        '36,838! 60,900 130,986 250,1052 400,1090 452,1000! 506,1090 650,1050 770,980 836,900 862,838! 846,980 760,1130 640,1226 540,1290 452,1380 362,1290 262,1226 140,1130 56,980',
        '#9a5a34',
        0.765,
        { lift: 2.4 },
      ),
      cut(
        '452,1000! 506,1090 650,1050 770,980 836,900 862,838! 846,980 760,1130 640,1226 540,1290 452,1380',
        '#84482a',
        0.7652,
        {
          lift: 0,
        },
      ),
      line('36,838 62,910 132,1000 254,1070 404,1110 452,1008', '#e0a04e', 20, 0.766),
      line('452,1008 502,1110 650,1070 772,996 840,910 862,838', '#e0a04e', 20, 0.766),
      cut('-30,-62! 30,-62! 26,150 0,330! -26,150', '#e0a04e', 0.767, { at: [452, 1020], lift: 1.4 }),
      ...[-1, 1].flatMap((k) => [
        cut('-58,0 -20,-30 30,-28 60,0 24,24 -26,24', '#fbf1d8', 0.768, {
          at: [452 + k * 148, 1170],
          turn: k * -22,
          lift: 0.8,
          lit: false,
        }),
        disc(452 + k * 138, 1172, 17, '#2c1a14', 0.769),
        disc(446 + k * 138, 1166, 5, '#ffffff', 0.7695),
      ]),
      // The front paddle goes across everything.
      line('60,800 800,986', '#e8c98a', 22, 0.7785),
      cut('-90,-46 30,-50 96,-30 110,0 96,30 30,50 -90,46', '#e8c98a', 0.7786, {
        at: [852, 1000],
        turn: 14,
        lift: 1.6,
      }),
      // All that somebody takes along who has questions.
      cut(
        '520,800 560,752 640,760 720,748 780,790 770,880 730,1010 560,1060 500,1000 506,880',
        '#5f8a7c',
        0.748,
        { lift: 2, print: 'map' },
      ),
      line('510,862 640,884 776,850', '#e8c98a', 12, 0.7482),
      line('640,760 646,884 630,1030', '#e8c98a', 12, 0.7482),
      ...boat(762, 640, 0.74, 0.7535, 8),
      ...hat('friend', 1.96, BLUE, 0.7525, { turn: -5 }),
      land(
        '-500,1270 -200,1256 60,1282 250,1236 380,1300 452,1240 530,1302 680,1238 820,1284 1100,1256 1400,1272!',
        '#cf9752',
        0.775,
        {
          print: 'sea-chart',
          lift: 1.6,
        },
      ),
      cut('330,1330 300,1268 380,1296 452,1226 524,1296 604,1268 570,1330', '#fdf0cc', 0.776, {
        lift: 0.8,
        lit: false,
      }),
      line('-260,1296 -40,1286 110,1302', '#fbe2a4', 9, 0.777),
      line('760,1300 900,1290 1180,1304', '#fbe2a4', 9, 0.777),
      ...trail(rows('116,940 196,996'), 0.5, 0.768, { dir: -1, turn: 34 }),
      ...trail(rows('694,1018 780,962'), 0.5, 0.768, { turn: -32 }),
    ],
    props: [hold('mast', 792, 700, 0.754)],
    cast: [
      {
        who: 'rosa',
        pose: 'sit',
        at: [404, 372],
        by: 'head',
        scale: 0.98,
        seatOn: 'boat',
        facing: 'left',
        expression: 'laughing',
        act: { spine: 8 },
        lookAt: 'friend',
        wears: AFLOAT,
        shadow: false,
        depth: 0.735,
      },
      {
        who: 'hero',
        pose: 'sit',
        at: [662, 460],
        by: 'head',
        scale: 1.66,
        seatOn: 'boat',
        facing: 'front',
        expression: 'curious',
        act: { spine: 16, tilt: 13 },
        lookAt: [640, 1500],
        touch: { right: 'mast' },
        hands: { right: 'pinch' },
        wears: JACKET,
        shadow: false,
        depth: 0.742,
      },
      {
        who: 'friend',
        pose: 'sit',
        at: [296, 650],
        by: 'head',
        scale: 1.96,
        seatOn: 'boat',
        facing: 'front',
        expression: 'proud',
        act: { spine: -6, tilt: -6 },
        touch: { left: [178, 830], right: [478, 905] },
        hands: { left: 'grip', right: 'grip' },
        wears: AFLOAT,
        shadow: false,
        depth: 0.752,
      },
    ],
  },
  forks: {
    set: 'river',
    plain: '#2f5e45',
    shot: 'plan',
    camera: cam(),
    phone: cam({ on: [450, 580], zoom: 0.92 }),
    cuts: [
      box(-500, -300, 1400, 1800, '#2f5e45', 0.1, { lift: 0.2 }),
      ...Array.from({ length: 44 }, (_, i) =>
        crown(
          -340 + ((i * 397) % 1600),
          20 + ((i * 263) % 1320),
          64 + (i % 4) * 20,
          ['#2a5a41', '#37704c', '#24503a', '#437d50'][i % 4]!,
          0.12 + i * 0.0005,
          { lift: 1.2, ...(i % 3 ? {} : { print: 'map' }) },
        ),
      ),
      // The river is a tree, and they are on their way up it.
      ...[
        ['430,1800 420,1240 440,1010 470,860', 330],
        ['470,900 400,700 300,560 210,480 60,420 -160,400 -500,440', 150],
        ['470,900 560,700 640,560 680,400 650,240 700,60 800,-300', 220],
        ['230,500 220,330 260,180 190,40 180,-300', 66],
        ['672,420 800,330 960,300 1400,330', 80],
        ['640,590 820,600 1000,660 1400,640', 60],
      ].map(([l, w], i) => line(l as string, '#f0c878', w as number, 0.2 + i * 0.0005)),
      ...[
        ['420,1800 412,1240 436,1010 480,850 580,680 650,540 690,400 664,250', 96],
        ['300,560 210,486 60,426', 40],
      ].map(([l, w], i) => line(l as string, '#f9dea0', w as number, 0.21 + i * 0.0005)),
      // What the river says.
      ...rows('572,716,30 630,606,22').map(([x, y, t]) => ({
        ...line('-44,26 0,-18 44,26', '#fffaf0', 16, 0.3, { lit: false }),
        at: [x!, y!] as XY,
        turn: t!,
      })),
      // The camp, round the corner from him.
      crown(900, 470, 92, '#4c8a57', 0.29, { lift: 1.6 }),
      poly('-92,0! 0,-136! 92,0!', '#f3e4bd', 0.4, { at: [838, 560], lift: 2.4, print: 'newsprint' }),
      poly('-26,0! 0,-80! 26,0!', '#5b3a2a', 0.401, { at: [838, 560], lift: 0 }),
      { ...line('0,-136 0,-176', '#5b3a2a', 7, 0.402), at: [838, 560] as XY },
      poly('0,-178! 56,-166! 0,-150!', RED, 0.402, { at: [838, 560], lift: 0.6, lit: false }),
      // The very small boat.
      cut('-112,-46! -60,-26 60,-26 112,-46! 96,50 50,86 -50,86 -96,50', '#7c5236', 0.765, {
        at: [690, 462],
        lift: 2,
        print: 'newsprint',
      }),
      line('582,424 632,444 750,444 800,424', '#e0a04e', 11, 0.766),
      ...rows('560,520,-18 590,556,-6 790,552,10 570,600,-30').map(([x, y, t]) =>
        poly('-10,0! -4,-110! 0,-140! 6,-110! 10,0!', '#a9bf5e', 0.77, { at: [x!, y!], turn: t!, lift: 0.8 }),
      ),
      ...famous(0.66, 0.75),
      ...flag(770, 330, 0.5, 0.73),
      // The canoe from above, and the track of it.
      cut(
        '-30,-330! 80,-200 140,-20 130,170 60,310 0,360! -64,310 -134,170 -142,-20 -110,-200',
        '#8a4f2d',
        0.5,
        {
          at: [436, 960],
          turn: 8,
          lift: 3.4,
        },
      ),
      cut(
        '-26,-276! 56,-180 110,-10 102,160 40,280 0,310! -46,280 -108,160 -114,-10 -84,-180',
        '#4b2b1e',
        0.505,
        {
          at: [436, 960],
          turn: 8,
          lift: 0,
        },
      ),
      cut('-210,60 -110,-20 -40,-60 -90,30 -130,150 -190,220', '#fffaf0', 0.4, {
        at: [320, 1290],
        turn: 6,
        lift: 0.6,
        lit: false,
      }),
      cut('210,60 110,-20 40,-60 90,30 130,150 190,220', '#fffaf0', 0.4, {
        at: [474, 1300],
        turn: 6,
        lift: 0.6,
        lit: false,
      }),
      // What they have brought lies over their knees.
      cut('-84,-40 0,-62 104,-40 150,60 140,220 -60,220 -96,70', '#5f8a7c', 0.7435, {
        at: [412, 1104],
        turn: 8,
        lift: 1.4,
        print: 'map',
      }),
      line('330,1092 420,1106 534,1120', '#e8c98a', 9, 0.7437),
      cut('-62,-26 0,-46 62,-26 66,60 -66,60', '#8a4f2d', 0.757, { at: [398, 1290], turn: 8, lift: 1.4 }),
      ...hat('friend', 0.86, BLUE, 0.7265, { turn: 8 }),
      ...hat('rosa', 0.8, STRAW, 0.7525, { turn: 8 }),
      line('300,1106 236,1210', '#e8c98a', 12, 0.756),
      cut('-20,-30 20,-30 30,30 0,66 -30,30', '#e8c98a', 0.7562, { at: [226, 1226], turn: 30, lift: 1 }),
      // Somebody else has a map of all this.
      cut('-500,-300! 330,-300! 300,-60 180,70 30,130 -140,180 -500,160!', '#143024', 0.8, {
        print: 'map',
        lift: 3,
      }),
      line('-500,520 -160,500 120,476 300,470 420,440', '#3a2a20', 46, 0.825),
      ...leaf(380, 456, 0.34, 110, '#143024', 0.826),
      ...leaf(410, 440, 0.3, 70, '#1b3b2c', 0.827),
      ...trail(rows('330,440 400,426 -60,480'), 0.44, 0.83, { dir: -1, turn: -6 }),
    ],
    cast: [
      {
        who: 'sloth',
        name: 'sloth',
        at: [170, 480],
        scale: 1.5,
        facing: 'right',
        lookAt: 'hero',
        depth: 0.82,
      },
      {
        who: 'friend',
        pose: 'stand',
        at: [466, 770],
        by: 'head',
        scale: 0.86,
        seatOn: 'boat',
        facing: 'back',
        act: { tilt: -8 },
        touch: { left: [318, 778], right: [540, 870] },
        hands: { left: 'point' },
        wears: AFLOAT,
        shadow: false,
        depth: 0.726,
      },
      {
        who: 'hero',
        pose: 'stand',
        at: [438, 944],
        by: 'head',
        scale: 1,
        seatOn: 'boat',
        facing: 'front',
        expression: 'curious',
        act: { tilt: 10 },
        lookAt: 'explorer',
        wears: JACKET,
        shadow: false,
        depth: 0.742,
      },
      {
        who: 'rosa',
        pose: 'stand',
        at: [404, 1170],
        by: 'head',
        scale: 0.8,
        seatOn: 'boat',
        facing: 'back',
        wears: AFLOAT,
        shadow: false,
        depth: 0.752,
      },
      {
        who: 'explorer',
        pose: 'stand',
        at: [690, 190],
        by: 'head',
        scale: 0.66,
        facing: 'left',
        expression: 'proud',
        act: { spine: -8 },
        lookAt: 'hero',
        touch: { right: [770, 270] },
        shadow: false,
        depth: 0.74,
      },
    ],
  },
  'two-waters': {
    set: 'river',
    plain: '#f6e3b0',
    shot: 'over-the-shoulder',
    camera: cam(),
    phone: cam({ on: [450, 640], zoom: 1.05 }),
    cuts: [
      land('-500,180 -200,110 0,160 200,90 380,150 450,210!', '#2c4535', 0.15, { print: 'map' }),
      land('450,210! 560,150 760,190 960,140 1400,180!', '#8fb676', 0.152, { print: 'map' }),
      // Brown as tea, and as clear as a windowpane.
      poly('-500,230! 452,230! 470,520! 420,900! 340,1800! -500,1800!', '#734727', 0.2, {
        lift: 0.6,
        print: 'sea-chart',
      }),
      poly('452,230! 1400,230! 1400,1800! 340,1800! 420,900! 470,520!', '#8fd0b8', 0.201, {
        lift: 0.6,
        print: 'sea-chart',
      }),
      ...[60, 200, 330, -140].map((x, i) =>
        trunk(x, 20 + (i % 2) * 8, -200, 330 + i * 30, '#22352b', 0.22 + i * 0.001),
      ),
      trunk(130, 30, -200, 470, '#1c2d26', 0.23),
      ...[60, 200, 330, -140, 130].map((x, i) =>
        line(
          `${x - 46},${[332, 362, 392, 422, 472][i]} ${x + 52},${[332, 362, 392, 422, 472][i]}`,
          '#a8784a',
          7,
          0.24,
        ),
      ),
      disc(250, 520, 13, ROSE, 0.25),
      disc(278, 484, 9, ROSE, 0.25),
      ...rows('620,300,150 820,380,190 600,470,120 860,560,170').map(([x, y, w], i) =>
        cut(
          `${-w!},0 ${-w! * 0.5},-26 0,-6 ${w! * 0.5},-28 ${w},0 ${w! * 0.4},14 ${-w! * 0.4},14`,
          '#f4fbf2',
          0.25,
          { at: [x, y], lift: 0.8, turn: i * 2 },
        ),
      ),
      ...rows('740,660 860,740 640,590 900,480').map(([x, y], i) =>
        cut('-50,0 -30,-30 20,-32 50,-6 30,20 -30,22', i % 2 ? '#5fa08c' : '#6fae98', 0.24, {
          at: [x, y],
          lift: 0,
        }),
      ),
      cut('-60,0 -20,-18 30,-12 50,0! 76,-18! 74,18! 50,2! 20,16 -30,14', '#3f8672', 0.26, {
        at: [700, 600],
        lift: 0,
        opacity: 0.8,
      }),
      cut('-60,0 -20,-18 30,-12 50,0! 76,-18! 74,18! 50,2! 20,16 -30,14', '#3f8672', 0.26, {
        at: [820, 690],
        lift: 0,
        opacity: 0.8,
        turn: 160,
      }),
      line('452,230 472,520 440,760 400,1000', '#fff6de', 9, 0.27, { lit: false }),
      // The bow.
      cut('455,500! 560,640 720,1000 860,1800! 40,1800! 190,1000 350,640', '#8a4f2d', 0.5, { lift: 2.4 }),
      cut('455,560! 530,680 660,1010 780,1800! 120,1800! 250,1010 380,680', '#5a3220', 0.51, { lift: 0 }),
      line('455,506 350,646 194,1000 60,1700', '#e0a04e', 16, 0.52),
      line('455,506 560,646 716,1000 850,1700', '#e0a04e', 16, 0.52),
      ...hat('friend', 1.05, BLUE, 0.725),
      ...trail(rows('744,1120 706,1010 672,900'), 0.5, 0.77, { dir: 1, turn: 66 }),
      ...trail(rows('168,1120 204,1010 246,900'), 0.5, 0.77, { dir: -1, turn: -66 }),
    ],
    cast: [
      {
        who: 'friend',
        pose: 'shrug',
        at: [450, 470],
        by: 'head',
        scale: 1.05,
        seatOn: 'boat',
        facing: 'front',
        expression: 'curious',
        act: { tilt: -8 },
        lookAt: 'hero',
        wears: AFLOAT,
        shadow: false,
        depth: 0.72,
      },
      {
        who: 'hero',
        pose: 'sit',
        at: [440, 1000],
        by: 'head',
        scale: 2.05,
        seatOn: 'boat',
        facing: 'back',
        act: { spine: 6, tilt: 4 },
        wears: JACKET,
        shadow: false,
        depth: 0.76,
      },
      {
        who: 'rosa',
        pose: 'point',
        at: [1080, 1190],
        by: 'head',
        scale: 2.3,
        seatOn: 'boat',
        facing: 'left',
        wears: AFLOAT,
        touch: { left: [566, 1200] },
        hands: { left: 'flat' },
        shadow: false,
        depth: 0.765,
      },
    ],
  },
  stones: {
    set: 'clear',
    plain: '#2f7f72',
    shot: 'plan',
    camera: cam(),
    phone: cam({ on: [450, 600], zoom: 1 }),
    cuts: [
      // Seen by a fish: the river's skin, and who looks through it.
      box(-500, -300, 1400, 1800, '#2f7f72', 0.1, { lift: 0.2, print: 'sea-chart' }),
      cut(round(450, 470, 760, 640, 20), '#4fa78f', 0.11, { lift: 0 }),
      cut(round(450, 420, 600, 500, 20), '#86cbb0', 0.112, { lift: 0 }),
      cut(round(450, 380, 460, 400, 20), '#c6eed4', 0.114, { lift: 0, lit: false }),
      ...rows(
        '120,150,120,-14 780,110,130,20 90,760,110,10 830,690,110,-12 -220,420,140,0 1120,420,140,8',
      ).map(([x, y, w, t], i) =>
        cut(
          `${-w!},0 ${-w! * 0.4},-16 0,-4 ${w! * 0.5},-18 ${w},0 ${w! * 0.4},10 ${-w! * 0.4},12`,
          '#e9faf0',
          0.12 + i * 0.0004,
          {
            at: [x!, y!],
            turn: t,
            lift: 0,
            lit: false,
            opacity: 0.8,
          },
        ),
      ),
      // The bottom of the canoe, and what it sits on.
      cut(
        '495,-170! 572,-60 641,140 662,380 641,620 572,820 500,930! 426,820 359,620 338,380 357,140 421,-60',
        '#7d4527',
        0.76,
        {
          lift: 3,
        },
      ),
      cut(
        '495,-170! 538,-60 577,140 589,380 572,620 534,800 500,930! 466,800 428,620 412,380 424,140 459,-60',
        '#96562f',
        0.761,
        {
          lift: 0,
        },
      ),
      line('495,-160 500,380 500,920', '#5e321d', 12, 0.762),
      ...[90, 260, 440].map((y) => line(`364,${y} 496,${y + 26} 634,${y}`, '#6b3a21', 7, 0.7615)),
      line('356,700 345,620 337,380 357,140 421,-60', '#e0a04e', 13, 0.7625),
      line('646,640 663,380 643,140 572,-60', '#e0a04e', 13, 0.7625),
      // A stone like a loaf, and more of the same baker's.
      cut('190,1080 230,900 340,790 500,744 660,780 780,890 830,1060 790,1280 210,1280', '#b98a5e', 0.77, {
        lift: 3,
        print: 'map',
      }),
      cut('300,920 370,840 490,800 580,822 500,870 400,910', '#d3aa7c', 0.771, { lift: 0 }),
      ...[
        [50, 1280, 330, 300, '#8d6a4c'],
        [880, 1270, 250, 190, '#9a7553'],
        [460, 1370, 300, 170, '#7d5e45'],
        [-330, 1280, 240, 190, '#7d5e45'],
        [1240, 1280, 230, 200, '#8d6a4c'],
      ].map(([x, y, rx, ry, colour], i) =>
        cut(
          round(x as number, y as number, rx as number, ry as number, 12),
          colour as string,
          0.775 + i * 0.0006,
          { lift: 2.2 },
        ),
      ),
      ...hat('rosa', 1.06, STRAW, 0.7445, { turn: 8 }),
      ...hat('friend', 1.6, BLUE, 0.7505, { turn: 16 }),
      // It was on its way to the right, and has changed its mind.
      cut(
        '-150,14! -120,-40 -60,-78 20,-84 90,-50 140,-14! 214,-84! 204,0 222,82! 140,20! 80,64 0,84 -80,66',
        '#f0a63c',
        0.79,
        {
          at: [222, 900],
          turn: 24,
          lift: 2.6,
          lit: false,
        },
      ),
      ...['-70,-72 -52,0 -76,66', '10,-80 30,0 6,80', '80,-50 96,0 76,60'].map((l) => ({
        ...line(l, '#d9673f', 15, 0.7905, { lit: false }),
        at: [222, 900] as XY,
        turn: 24,
      })),
      cut('-40,-76 0,-130 60,-118! 50,-70', '#d9673f', 0.7895, { at: [222, 900], turn: 24, lift: 1 }),
      disc(130, 848, 19, '#fff6df', 0.792),
      disc(128, 840, 10, '#2c1a14', 0.793),
      ...rows(
        '470,1010,12 530,1046,11 590,1090,10 616,1150,9 580,1204,9 510,1222,8 430,1216,8 350,1200,7 270,1190,7 190,1184,6',
      ).map(([x, y, r]) => disc(x!, y!, r!, '#f3fff6', 0.7885, { opacity: 0.9 })),
      ...fish(800, 930, 1.4, -16, '#d9673f', 0.79, 1),
      ...fish(-160, 760, 1.2, 8, '#d9673f', 0.79, -1),
      ...fish(1080, 820, 1.2, -8, '#f0c04e', 0.79, 1),
      ...Array.from({ length: 9 }, (_, i) =>
        disc(
          690 + (i % 5) * 40 + (i % 2) * 8,
          1010 + Math.floor(i / 5) * 36 + (i % 3) * 6,
          6,
          '#20463f',
          0.79,
        ),
      ),
      ...trail(rows('366,250 640,330'), 0.5, 0.77, { turn: 90 }),
    ],
    cast: [
      {
        who: 'rosa',
        pose: 'peek',
        at: [740, 168],
        by: 'head',
        turn: 14,
        scale: 1.1,
        seatOn: 'boat',
        facing: 'front',
        expression: 'thinking',
        lookAt: [480, 700],
        wears: AFLOAT,
        shadow: false,
        depth: 0.744,
      },
      {
        who: 'hero',
        pose: 'peek',
        at: [236, 440],
        by: 'head',
        turn: -24,
        scale: 2.06,
        seatOn: 'boat',
        facing: 'front',
        expression: 'wonder',
        act: { tilt: -6 },
        lookAt: [220, 880],
        wears: JACKET,
        shadow: false,
        depth: 0.746,
      },
      {
        who: 'friend',
        pose: 'peek',
        at: [772, 520],
        by: 'head',
        turn: 20,
        scale: 1.6,
        seatOn: 'boat',
        facing: 'front',
        expression: 'scared',
        lookAt: [480, 760],
        wears: AFLOAT,
        shadow: false,
        depth: 0.75,
      },
    ],
  },
  otters: {
    set: 'clear',
    plain: '#cfe6a4',
    shot: 'low-angle',
    camera: cam(),
    phone: cam({ on: [450, 620], zoom: 0.96 }),
    cuts: [
      ...leaf(40, -60, 1.5, 160, '#8fbf5c', 0.12),
      ...leaf(280, -110, 1.4, 184, '#a5cc6c', 0.122),
      ...leaf(700, -90, 1.5, 170, '#8fbf5c', 0.124),
      ...leaf(930, -40, 1.4, 204, '#a5cc6c', 0.126),
      ...leaf(-180, 0, 1.5, 140, '#a5cc6c', 0.126),
      ...leaf(1100, 0, 1.5, 220, '#8fbf5c', 0.126),
      // It has leaned over as far as a canoe does.
      cut(
        '-500,300! -60,400 120,500 330,556 560,548 780,470 960,360 1400,200! 1400,420! 940,620 720,720 450,760 200,730 20,640 -500,480!',
        '#9a5a34',
        0.727,
        {
          lift: 2.4,
        },
      ),
      line('-500,318 -60,418 120,518 330,574 560,566 780,488 960,378 1400,218', '#e0a04e', 20, 0.728),
      line('-500,420 -20,560 200,660 450,690 700,656 940,556 1400,350', '#7b4126', 9, 0.7282),
      ...hat('rosa', 1.1, STRAW, 0.7245),
      // All the way in.
      cut('-96,96 -92,-20 -60,-104 0,-124 60,-104 92,-20 96,96 0,110', BLUE, 0.7262, {
        on: 'friend.head',
        scale: 1.3,
        lift: 1.4,
      }),
      cut('-150,60 -70,40 0,36 70,40 150,60 80,104 0,112 -80,104', BLUE, 0.7264, {
        on: 'friend.head',
        scale: 1.3,
        lift: 1.4,
      }),
      land('-500,1150 -200,1136 60,1156 300,1136 560,1158 820,1136 1100,1154 1400,1140!', '#7cc4ab', 0.79, {
        print: 'sea-chart',
        lift: 1.4,
      }),
      land('-500,1240 -100,1226 260,1248 620,1226 1000,1248 1400,1230!', '#5fae96', 0.8, {
        print: 'sea-chart',
        lift: 1,
      }),
      land('-500,700 0,686 400,704 900,686 1400,700!', '#a6dcc4', 0.7285, { print: 'sea-chart', lift: 1 }),
      ...[
        ['o1', '-14,0 0,-14 16,0 2,16'],
        ['o2', '-22,-4 -4,-14 4,2 -8,14'],
        ['o3', '-10,-18 12,-14 8,16 -12,10'],
        ['o4', '-20,0 0,-8 20,0 0,8'],
        ['o5', '0,-16 14,10 -16,8'],
        ['o6', '-16,-10 16,10 10,16 -20,0'],
        ['o7', '-8,-8 8,-8 8,8 -8,8'],
        ['o8', '-18,6 0,-16 18,6'],
      ].flatMap(([who, spot], i) => [
        cut(spot!, '#57392a', 0.789, {
          on: `${who}.mouth`,
          dy: [74, 70, 84, 70, 74, 78, 70, 76][i],
          dx: i % 2 ? 10 : -12,
          lift: 0,
        }),
        ...(i % 3
          ? [
              cut('-8,-6 8,-8 8,8 -6,8', '#57392a', 0.789, {
                on: `${who}.mouth`,
                dy: 104,
                dx: i % 2 ? -12 : 12,
                lift: 0,
              }),
            ]
          : []),
      ]),
      // The smallest has a boat on its bib.
      poly('-24,-2! 0,6! 24,-2! 14,16! -14,16!', '#57392a', 0.789, { on: 'o9.mouth', dy: 62, lift: 0 }),
      poly('0,-26! 14,0! -14,0!', '#57392a', 0.789, { on: 'o9.mouth', dy: 62, lift: 0 }),
      ...trail(rows('-20,410 60,450 880,400'), 0.44, 0.7288, {}),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'kneel',
        at: [424, 372],
        by: 'head',
        scale: 1.9,
        seatOn: 'boat',
        facing: 'front',
        expression: 'wonder',
        act: { spine: 12, tilt: -6 },
        lookAt: 'o1',
        touch: { right: [560, 556], left: [290, 556] },
        hands: { right: 'flat', left: 'flat' },
        wears: JACKET,
        shadow: false,
        depth: 0.726,
      },
      {
        who: 'rosa',
        pose: 'sit',
        at: [130, 200],
        by: 'head',
        scale: 1.1,
        seatOn: 'boat',
        facing: 'right',
        expression: 'listening',
        wears: AFLOAT,
        shadow: false,
        depth: 0.723,
      },
      {
        who: 'friend',
        pose: 'sit',
        at: [776, 356],
        by: 'head',
        scale: 1.3,
        seatOn: 'boat',
        facing: 'front',
        wears: AFLOAT,
        touch: { left: [640, 470] },
        shadow: false,
        depth: 0.725,
      },
      { who: 'otter', name: 'o5', at: [80, 1170], scale: 1.1, lookAt: 'hero', depth: 0.74 },
      {
        who: 'otter',
        name: 'o6',
        at: [270, 1160],
        scale: 1.1,
        facing: 'right',
        lookAt: 'hero',
        depth: 0.741,
      },
      { who: 'otter', name: 'o7', at: [640, 1165], scale: 1.1, lookAt: 'hero', depth: 0.742 },
      { who: 'otter', name: 'o8', at: [840, 1175], scale: 1.15, lookAt: 'hero', depth: 0.743 },
      { who: 'otter', name: 'o4', at: [-90, 1250], scale: 1.3, facing: 'right', lookAt: 'hero', depth: 0.75 },
      { who: 'otter', name: 'o2', at: [150, 1310], scale: 1.5, facing: 'right', lookAt: 'hero', depth: 0.76 },
      { who: 'otter', name: 'o3', at: [770, 1315], scale: 1.5, lookAt: 'hero', depth: 0.761 },
      { who: 'otter', name: 'o1', at: [440, 1310], scale: 2.1, pose: 'joy', lookAt: 'hero', depth: 0.77 },
      { who: 'otter', name: 'o9', at: [610, 1300], scale: 0.8, lookAt: 'hero', depth: 0.775 },
    ],
  },
  row: {
    set: 'clear',
    plain: '#6fb8a2',
    shot: 'diagonal-run',
    camera: cam(),
    phone: cam({ on: [450, 640], zoom: 0.9 }),
    cuts: [
      box(-500, -300, 1400, 1800, '#6fb8a2', 0.1, { lift: 0.2, print: 'sea-chart' }),
      cut('-500,-300! 120,-300! 230,-80 200,60 60,170 -160,250 -500,290!', '#2f6a48', 0.14, {
        print: 'map',
        lift: 2.4,
      }),
      cut('1400,-300! 640,-300! 600,-60 700,80 880,150 1100,180 1400,220!', '#2f6a48', 0.14, {
        print: 'map',
        lift: 2.4,
      }),
      cut('-500,-300! -60,-300! 60,-100 -20,40 -200,120 -500,170!', '#24543a', 0.145, { lift: 1.6 }),
      cut('1400,-300! 860,-300! 830,-60 960,50 1400,110!', '#24543a', 0.145, { lift: 1.6 }),
      // White water, down the page from side to side.
      ...rows(
        '410,60,0.5,-4 300,250,0.7,6 640,330,0.8,-8 90,470,0.9,8 760,580,1,-6 100,800,1.1,6 880,860,1.1,-8 200,1120,1.3,4 840,1190,1.4,-4 -240,640,1.2,6 1140,520,1.2,-8 -220,1000,1.3,6 1180,1060,1.2,4',
      ).map(([x, y, s, t], i) =>
        cut(
          '-250,26 -150,-12 -30,16 110,-20 250,6 180,34 60,24 -60,50 -170,40',
          i % 3 ? '#dff2e6' : '#f6fcf6',
          0.2 + i * 0.001,
          {
            at: [x!, y!],
            scale: s!,
            turn: t!,
            lift: 0.9,
          },
        ),
      ),
      ...rows('120,330,0.6 760,230,0.5 850,700,1 -180,420,1 1080,760,1.2').flatMap(([x, y, s], i) => [
        cut('-90,40 -80,-40 -10,-84 70,-54 96,40', ['#8f9a86', '#a8ad94'][i % 2]!, 0.3, {
          at: [x!, y!],
          scale: s!,
          lift: 2,
        }),
        cut('-110,44 -40,24 40,34 110,24 80,54 -70,58', '#f6fcf6', 0.301, {
          at: [x!, y!],
          scale: s!,
          lift: 0.5,
        }),
      ]),
      // The canoe, the last stitch.
      ...hat('rosa', 0.8, STRAW, 0.7365),
      cut('250,420 360,360 450,372 540,430 590,540 560,760! 260,760! 200,560', '#4b2b1e', 0.731, { lift: 1 }),
      cut(
        '170,520! 186,590 236,650 330,690 396,706 426,648! 458,706 540,686 610,630 646,560 660,500! 654,620 600,740 510,820 424,876 330,824 240,750 184,640',
        '#9a5a34',
        0.765,
        {
          lift: 2.4,
        },
      ),
      cut(
        '426,648! 458,706 540,686 610,630 646,560 660,500! 654,620 600,740 510,820 424,876',
        '#84482a',
        0.7652,
        { lift: 0 },
      ),
      line('170,520 190,596 240,662 334,706 398,722 426,654', '#e0a04e', 14, 0.766),
      line('426,654 456,722 540,702 614,642 648,566 660,500', '#e0a04e', 14, 0.766),
      cut('-20,-46! 20,-46! 18,110 0,230! -18,110', '#e0a04e', 0.767, { at: [426, 664], lift: 1.2 }),
      ...[-1, 1].flatMap((k) => [
        cut('-38,0 -14,-20 20,-18 40,0 16,16 -18,16', '#fbf1d8', 0.768, {
          at: [426 + k * 98, 752],
          turn: k * -22,
          lift: 0.6,
          lit: false,
        }),
        disc(426 + k * 92, 752, 11, '#2c1a14', 0.769),
      ]),
      cut('280,900 330,800 390,850 426,790 470,850 530,800 590,880 520,930 340,936', '#f6fcf6', 0.772, {
        lift: 1,
        lit: false,
      }),
      ...hat('friend', 1.12, BLUE, 0.7525, { turn: 14 }),
      line('690,440 772,660', '#e8c98a', 17, 0.7437),
      cut('-30,-40 30,-40 42,40 0,92 -42,40', '#e8c98a', 0.7438, { at: [794, 712], turn: -20, lift: 1.2 }),
      cut('-110,20 -50,-40 -20,-4 10,-60 40,-6 90,-30 110,26', '#f6fcf6', 0.77, {
        at: [800, 780],
        lift: 0.8,
        lit: false,
      }),
      // Over and under and over: a thread of otters, the needle nearest to us.
      ...rows('330,930,0.7,1 560,980,0.95,1').flatMap(([x, y, s], i) => loop(x!, y!, s!, 0.775 + i * 0.004)),
      ...loop(730, 1120, 1.4, 0.785),
      // Spots as good as a name: the smallest rides.
      ...['o1'].flatMap((who) => [
        cut('-14,0 0,-14 16,0 2,16', '#57392a', 0.799, {
          on: `${who}.mouth`,
          dy: 96,
          dx: -16,
          scale: 1.4,
          lift: 0,
        }),
        cut('-8,-6 8,-8 8,8 -6,8', '#57392a', 0.799, {
          on: `${who}.mouth`,
          dy: 130,
          dx: 22,
          scale: 1.4,
          lift: 0,
        }),
      ]),
      land(
        '-500,1270 -200,1250 60,1286 240,1250 420,1290 640,1256 860,1286 1100,1250 1400,1274!',
        '#5fa892',
        0.8,
        {
          print: 'sea-chart',
          lift: 1.6,
        },
      ),
      cut('40,1290 70,1230 130,1262 200,1222 270,1262 340,1230 400,1286', '#f6fcf6', 0.801, {
        lift: 0.8,
        lit: false,
      }),
      ...trail(rows('250,706 318,738'), 0.4, 0.769, { dir: -1, turn: 22 }),
    ],
    cast: [
      {
        who: 'rosa',
        pose: 'sit',
        at: [336, 232],
        by: 'head',
        scale: 0.8,
        seatOn: 'boat',
        facing: 'front',
        expression: 'laughing',
        wears: AFLOAT,
        shadow: false,
        depth: 0.735,
      },
      {
        who: 'hero',
        pose: 'crouch',
        at: [532, 286],
        by: 'head',
        scale: 1.4,
        seatOn: 'boat',
        facing: 'right',
        expression: 'brave',
        act: { spine: 14, tilt: 8 },
        lookAt: [300, 1200],
        touch: { right: [716, 510] },
        wears: JACKET,
        shadow: false,
        depth: 0.742,
      },
      {
        who: 'friend',
        pose: 'crouch',
        at: [308, 460],
        by: 'head',
        scale: 1.12,
        seatOn: 'boat',
        facing: 'left',
        expression: 'wonder',
        act: { spine: 12, tilt: -4 },
        lookAt: [120, 800],
        wears: AFLOAT,
        shadow: false,
        depth: 0.752,
      },
      {
        who: 'otter',
        name: 'o1',
        at: [190, 1440],
        scale: 2.05,
        facing: 'right',
        lookAt: 'hero',
        depth: 0.79,
      },
    ],
  },
  drowned: {
    set: 'dark',
    shot: 'small-before-big',
    camera: cam(),
    phone: cam({ on: [450, 760], zoom: 1.08 }),
    cuts: [
      // The page may be turned: above the line a wood, below it the same once more.
      box(-500, -300, 1400, 640, '#2a5a4a', 0.1, { lift: 0 }),
      box(-500, 640, 1400, 1800, '#224a40', 0.101, { lift: 0.2, print: 'sea-chart' }),
      ...[
        [
          '#4f8760',
          '250,-300! 700,-300! 640,300 580,640! 330,640! 280,300',
          '330,640! 580,640! 640,980 700,1800! 250,1800! 280,980',
        ],
        [
          '#9cc27a',
          '340,-300! 610,-300! 560,300 532,640! 380,640! 360,300',
          '380,640! 532,640! 560,980 610,1800! 340,1800! 360,980',
        ],
        [
          '#dfe8a6',
          '420,-300! 530,-300! 500,300 490,640! 424,640! 430,300',
          '424,640! 490,640! 500,980 530,1800! 420,1800! 430,980',
        ],
      ].flatMap(([colour, above, below], i) => [
        cut(above!, colour!, 0.11 + i * 0.002, { lift: 0 }),
        cut(below!, colour!, 0.111 + i * 0.002, { lift: 0, opacity: 0.8 }),
      ]),
      ...rows(
        '-330,50,5 -190,34,3 -60,60,5 70,26,2 180,54,4 270,20,1 650,24,1 740,58,4 850,30,2 980,64,5 1120,36,3 1250,60,5',
      ).flatMap(([x, w, near], i) => {
        const tone = ['#2f6350', '#28564a', '#1f4a3f', '#173b33', '#102c27'][near! - 1]!;
        const dim = ['#2a5649', '#234b42', '#1b4038', '#14332d', '#0d2622'][near! - 1]!;
        return [
          trunk(x!, w!, -300, 641, tone, 0.2 + near! * 0.01 + i * 0.0004, { lift: near! * 0.4 }),
          trunk(x!, w!, 1800, 641, dim, 0.2 + near! * 0.01 + i * 0.0004, { lift: 0 }),
          line(`${x! - w! * 1.9},645 ${x! + w! * 1.9},645`, '#8fc09a', 5, 0.27),
        ];
      }),
      // Branches, each twice.
      ...[
        '180,250 270,214 404,226',
        '740,330 640,298 516,318',
        '740,130 640,84 560,96',
        '180,470 260,452 300,462',
      ].flatMap((l) => [
        line(l, '#143a31', 15, 0.295),
        line(
          l
            .split(' ')
            .map((p) => p.split(',').map(Number))
            .map(([x, y]) => `${x},${1284 - y!}`)
            .join(' '),
          '#0a231e',
          15,
          0.295,
        ),
      ]),
      ...rows('20,20,190 240,-40,170 690,-60,190 900,60,200 -260,40,220 1130,20,220 450,-130,160').flatMap(
        ([x, y, r], i) => [
          crown(x!, y!, r!, i % 2 ? '#12332c' : '#193f35', 0.26 + i * 0.001, { print: 'map' }),
          crown(x!, 1284 - y!, r!, i % 2 ? '#0f2b26' : '#15362f', 0.261 + i * 0.001, { lift: 0 }),
        ],
      ),
      // Where there ought to be birds there are none. Below there are.
      ...[
        [316, 1060, 1, '#e8573a'],
        [262, 1064, -1, '#f2b63c'],
        [600, 966, -1, '#4fb3c9'],
        [652, 978, 1, '#f2b63c'],
        [600, 1184, 1, '#e8573a'],
        [262, 828, 1, '#f3ead0'],
        [548, 1120, -1, '#f2b63c'],
      ].flatMap(([x, y, dir, colour], i) =>
        perched(x as number, y as number, 0.62, dir as number, colour as string, 0.3 + i * 0.002),
      ),
      ...mirrored(456, 666, 0.5, '#2a1a14', 0.31, '#c2492d'),
      // There, and only there, the arm points the other way.
      { ...line('538,728 580,692 614,664', '#c99a74', 10, 0.316), lit: false },
      ...canoe(456, 618, 0.5),
      ...hats(0.5),
      line('160,648 330,645 620,645 780,648', '#dcf0cf', 5, 0.765),
      rings(706, 706, [14, 32, 52], '#a9d3b0', 0.3, 5, { flat: 0.3 }),
      disc(706, 702, 10, '#e8a33c', 0.31),
      ...trail(
        [
          [340, 616],
          [372, 624],
        ],
        0.24,
        0.77,
        {},
      ),
    ],
    cast: crew(456, 618, 0.5, {
      hero: { expression: 'wonder', lookAt: [470, 1000], act: { spine: 14 } },
      friend: { pose: 'point', facing: 'left', expression: 'worried', act: { spine: 8 }, lookAt: [300, 500] },
      rosa: { expression: 'calm' },
    }),
  },
  knock: {
    set: 'dark',
    plain: '#27483d',
    shot: 'close',
    camera: cam(),
    phone: cam({ on: [450, 700], zoom: 1 }),
    cuts: [
      trunk(90, 70, -300, 1100, '#1b352d', 0.12),
      trunk(800, 90, -300, 1100, '#1b352d', 0.121),
      trunk(1120, 70, -300, 1100, '#1b352d', 0.121),
      trunk(-220, 80, -300, 1100, '#1b352d', 0.121),
      cut('-500,640 0,700 450,716 900,690 1400,630! 1400,1800! -500,1800!', '#8a4f2d', 0.3, { lift: 2 }),
      line('-500,650 0,712 450,728 900,702 1400,642', '#e0a04e', 22, 0.31),
      // The planks, and what waits under them.
      box(-500, 940, 1400, 1060, '#a8683c', 0.755, { lift: 2.4 }),
      line('-500,1000 300,1006 1400,996', '#8a4f2d', 6, 0.756),
      box(-500, 1060, 1400, 1800, '#0b1715', 0.757, { lift: 0 }),
      cut(
        '-160,1800! -60,1400 120,1230 330,1150 520,1130 660,1140 800,1200 960,1300 1100,1450 1180,1800!',
        ROSE,
        0.758,
        { lift: 1.4, lit: false },
      ),
      cut('160,1290 330,1206 520,1184 660,1196 560,1216 380,1250', '#f6bcc0', 0.759, { lift: 0, lit: false }),
      box(-500, 1060, 1400, 1082, '#6b3c22', 0.76, { lift: 2 }),
      line('-500,1112 100,1104 400,1110', '#2f5148', 6, 0.7605),
      ...trail(rows('690,930 770,932 850,930'), 0.66, 0.77, {}),
      ...trail(
        [
          [-60, 932],
          [40, 932],
        ],
        0.66,
        0.77,
        { dir: -1 },
      ),
      rings(600, 950, [46, 74, 104], '#fbe6b0', 0.765, 6),
    ],
    cast: [
      {
        who: 'friend',
        pose: 'crouch',
        at: [120, 470],
        by: 'head',
        scale: 1.9,
        seatOn: 'boat',
        facing: 'right',
        expression: 'scared',
        act: { spine: 14 },
        lookAt: [600, 1000],
        touch: { right: 'hero.elbow' },
        hands: { right: 'grip' },
        wears: AFLOAT,
        shadow: false,
        depth: 0.735,
      },
      {
        who: 'hero',
        pose: 'listenDown',
        at: [520, 620],
        by: 'head',
        scale: 2.35,
        seatOn: 'boat',
        facing: 'right',
        expression: 'listening',
        act: { spine: 26, tilt: 22 },
        lookAt: [640, 1100],
        touch: { right: [610, 925] },
        hands: { right: 'fist' },
        wears: AFLOAT,
        shadow: false,
        depth: 0.745,
      },
    ],
  },
  dolphin: {
    set: 'dark',
    plain: '#f0b04a',
    shot: 'two-touching',
    camera: cam(),
    phone: cam({ on: [450, 700], zoom: 1 }),
    cuts: [
      box(-500, -300, 1400, 420, '#16302a', 0.1, { lift: 0 }),
      box(-500, 380, 1400, 640, '#f0b04a', 0.11, { lift: 0, lit: false }),
      box(-500, 470, 1400, 600, '#fbdf96', 0.112, { lift: 0, lit: false }),
      land('-500,620 200,612 700,624 1400,616!', '#9a6530', 0.12, { print: 'sea-chart' }),
      land('-500,740 0,720 450,746 900,720 1400,740!', '#5c3c22', 0.121, { print: 'sea-chart', lift: 0.6 }),
      land('-500,920 0,900 450,926 900,900 1400,920!', '#3a2618', 0.122, { lift: 0.6 }),
      ...rows('-360,50 -220,40 -70,60 90,34 230,22 372,30 520,18 660,44 810,30 960,62 1110,40 1270,50').map(
        ([x, w], i) =>
          trunk(
            x!,
            w!,
            -300,
            640 + (i % 3) * 34,
            ['#10201c', '#1a322b'][w! < 32 ? 1 : 0]!,
            0.2 + i * 0.002 + (w! < 32 ? 0 : 0.01),
            {
              lift: 1.4,
            },
          ),
      ),
      cut(
        '-500,-300! 1400,-300! 1400,170 1120,250 900,180 700,250 470,160 250,240 60,170 -200,240 -500,180!',
        '#10201c',
        0.24,
        { print: 'map', lift: 2 },
      ),
      // Clicks go out, and one of them comes back as a tree.
      rings(150, 800, [150, 230, 320, 420, 530], '#e9b45e', 0.25, 7, { flat: 0.42, lit: false }),
      // The gunwale, and whoever leans over it.
      cut(
        '1400,700! 1100,760 900,842 760,900 640,930 560,930 470,890! 440,1000 470,1110 560,1210 740,1280 900,1320 1400,1400!',
        '#8a4f2d',
        0.765,
        {
          lift: 2.6,
        },
      ),
      line('1400,712 1100,772 904,854 766,912 644,944 560,944 474,902', '#e0a04e', 20, 0.766),
      cut('1400,980! 1100,1010 860,1050 700,1090 640,1150 760,1226 900,1290 1400,1400!', '#6b3c22', 0.7662, {
        lift: 0,
      }),
      cut('1400,640! 1180,640 980,700 860,770 780,860 1100,800 1400,740!', '#3a2016', 0.73, { lift: 0 }),
      ...hat('friend', 1.3, BLUE, 0.7395, { turn: 8 }),
      // Pink, and as large as an uncle.
      cut(
        '-500,1090! -300,960 -120,860 20,770 90,690 170,650 256,668 306,730 330,800 420,846 520,872 590,900 606,926 580,946 480,950 380,950 300,980 240,1060 120,1180 -60,1260 -500,1400!',
        ROSE,
        0.77,
        { lift: 3, lit: false },
      ),
      cut(
        '-500,1230! -200,1090 20,1000 190,968 300,952 420,950 580,946 600,930 588,962 470,990 370,1010 260,1080 120,1180 -60,1260 -500,1400!',
        '#f6bcc0',
        0.7702,
        {
          lift: 0,
          lit: false,
        },
      ),
      cut('96,712 150,668 214,664 240,700 190,716 130,760', '#f5aeb9', 0.7703, { lift: 0, lit: false }),
      line('596,928 470,926 360,920 290,900 246,866', '#b5546f', 9, 0.7704, { lit: false }),
      line('214,800 232,784 254,790', '#b5546f', 6, 0.7704, { lit: false }),
      disc(236, 806, 13, '#3d1e2c', 0.7705),
      disc(232, 801, 4, '#ffffff', 0.7706),
      cut('196,850 230,838 262,852 232,872', '#df6f88', 0.7704, { lift: 0, lit: false, opacity: 0.7 }),
      cut('-20,1010 40,1090 30,1220! -60,1300! -130,1240 -110,1100', '#d67289', 0.7707, {
        lift: 1.6,
        lit: false,
      }),
      // Pff.
      ...rows('104,600,20 70,540,15 136,530,18 30,480,10 104,460,14 170,470,10 74,400,9 140,396,8').map(
        ([x, y, r], i) => disc(x!, y!, r!, i % 3 ? '#fbeccb' : '#ffffff', 0.772, { opacity: 0.92 }),
      ),
      line('96,680 84,640 94,620', '#fbeccb', 8, 0.771, { lit: false }),
      // Tea, as deep as one can see.
      land('-500,1150 -200,1120 60,1146 300,1112 520,1150 760,1196 980,1244 1400,1220!', '#241810', 0.778, {
        print: 'sea-chart',
        lift: 1.4,
      }),
      line('-300,1186 -40,1166 180,1180', '#e9b45e', 7, 0.779, { lit: false }),
      line('330,1210 480,1200 620,1226', '#e9b45e', 7, 0.779, { lit: false }),
      line('60,1268 280,1256 420,1272', '#8a5a2c', 7, 0.779, { lit: false }),
      rings(664, 1020, [40, 66, 94], '#fbe6b0', 0.7664, 6, { lit: false }),
      ...trail(rows('980,812 1090,770 860,862'), 0.5, 0.768, { turn: -20 }),
    ],
    props: [hold('plank', 640, 1000, 0.7666), hold('rim', 590, 926, 0.7667)],
    cast: [
      {
        who: 'friend',
        pose: 'sit',
        at: [812, 560],
        by: 'head',
        scale: 1.3,
        seatOn: 'boat',
        facing: 'left',
        expression: 'wonder',
        act: { spine: 12, tilt: 6 },
        lookAt: [240, 800],
        wears: AFLOAT,
        shadow: false,
        depth: 0.739,
      },
      {
        who: 'hero',
        pose: 'kneel',
        at: [540, 640],
        by: 'head',
        scale: 2.2,
        seatOn: 'boat',
        facing: 'left',
        expression: 'delight',
        act: { spine: 20, tilt: -10 },
        lookAt: [236, 806],
        touch: { left: 'plank', right: 'rim' },
        hands: { left: 'fist', right: 'flat' },
        wears: JACKET,
        shadow: false,
        depth: 0.745,
      },
    ],
  },
  flag: {
    set: 'spring',
    plain: '#dce8a8',
    shot: 'frame-in-frame',
    camera: cam(),
    phone: cam({ on: [450, 700], zoom: 1 }),
    cuts: [
      disc(430, 620, 470, '#edf2c0', 0.1),
      disc(430, 600, 300, '#f8f8d8', 0.11),
      ...rows('130,30 690,44 850,30 -40,40 300,18').map(([x, w], i) =>
        trunk(x!, w!, -300, 1000, '#a9bd74', 0.13 + i * 0.002, { lift: 0.8 }),
      ),
      land('-500,940 0,920 450,950 900,920 1400,940!', '#8fae5e', 0.2, { print: 'map' }),
      // The wet place: behind his boots, and before them up to the laces.
      cut('352,1090 380,1030 500,1000 680,1002 820,1040 860,1110 660,1150 400,1140', '#8fc9c4', 0.25, {
        lift: 0.6,
        print: 'sea-chart',
      }),
      cut(
        '350,1092 400,1046 470,1030 540,1036 640,1026 760,1036 862,1100 820,1176 640,1200 420,1176',
        '#8fc9c4',
        0.7436,
        {
          lift: 0.2,
          print: 'sea-chart',
        },
      ),
      rings(462, 1046, [56, 84], '#d7efe4', 0.7437, 4, { flat: 0.24 }),
      rings(640, 1140, [60, 96], '#d7efe4', 0.7437, 5, { flat: 0.3 }),
      line('640,1010 640,1140', '#7c5236', 12, 0.7438),
      ...flag(640, 1140, 1.02, 0.73),
      ...famous(0.95, 0.7455, 1),
      ...boat(322, 846, 0.56, 0.763, -4),
      // Plip.
      ...rows('-17,4,-64 19,4,64 1,-9,0').map(([dx, dy, turn]) =>
        cut('-6,14 0,-16 6,14 0,20', '#f4fcff', 0.789, {
          on: 'hero.eyes',
          dx: dx! + 4,
          dy: dy! + 18,
          turn,
          scale: 0.62,
          lift: 0.4,
          lit: false,
        }),
      ),
      { ...line('0,-700 0,-90', '#9fc9d4', 5, 0.3, { dash: [16, 50] }), on: 'hero.eyes', dx: 10, lit: false },
      cut('-66,0 -54,-58 -20,-76 24,-76 56,-56 66,0', BLUE, 0.7605, {
        on: 'friend.chest',
        dx: 14,
        dy: 20,
        scale: 0.8,
        lift: 1,
      }),
      cut('-106,4 0,-18 106,4 0,18', BLUE, 0.7608, {
        on: 'friend.chest',
        dx: 14,
        dy: 20,
        scale: 0.8,
        lift: 1,
      }),
      // The dark hole we look through.
      cut('-500,-300! 1400,-300! 1400,1800! -500,1800!', '#132d25', 0.79, {
        snip: true,
        lift: 3,
        holes:
          '120,300 200,130 400,60 600,70 780,170 850,360 846,640 860,900 810,1120 640,1230 400,1240 180,1180 90,980 70,700 90,480',
      }),
      ...rows(
        '-60,560,0.8,62 -90,860,0.8,96 40,120,1.1,124 430,-140,1,178 820,0,1.1,226 1060,300,0.8,-70 -40,1330,1,36 960,1330,0.9,-40',
      ).map(([x, y, s, t], i) => frond(x!, y!, s!, t!, i % 2 ? '#1d4636' : '#18392d', 0.8 + i * 0.0005)),
      // An inch high, an inch farther up.
      line('560,1250 560,1204', '#f5e7bc', 4, 0.83),
      poly('560,1204! 590,1212! 560,1222!', RED, 0.831, { lift: 0.4, lit: false }),
      ...trail(
        [
          [600, 1252],
          [660, 1256],
        ],
        0.34,
        0.83,
        { dir: 1 },
      ).map((c) => ({ ...c, ...(c.colour === ANT ? { colour: '#d98a5c' } : {}) })),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'stand',
        at: [330, 640],
        by: 'head',
        scale: 1,
        facing: 'right',
        expression: 'wonder',
        wears: { outfit: 'tee', cloth: 'clay', extras: ['backpack'] },
        act: { spine: -8, tilt: -8 },
        touch: { right: [336, 868] },
        hands: { right: 'flat' },
        lookAt: [400, 60],
        depth: 0.755,
      },
      {
        who: 'friend',
        pose: 'stand',
        at: [200, 700],
        by: 'head',
        scale: 0.92,
        facing: 'right',
        expression: 'sad',
        act: { spine: 8 },
        lookAt: 'explorer',
        touch: { right: [214, 900] },
        depth: 0.75,
      },
      {
        who: 'explorer',
        pose: 'stand',
        at: [530, 560],
        by: 'head',
        scale: 0.95,
        facing: 'left',
        expression: 'proud',
        act: { spine: -12, weight: 'left' },
        touch: { right: [640, 860], left: [480, 830] },
        depth: 0.742,
      },
    ],
  },
  drop: {
    set: 'spring',
    plain: '#2b5a44',
    shot: 'thing-in-hand',
    camera: cam(),
    phone: cam({ on: [450, 700], zoom: 0.92 }),
    cuts: [
      disc(450, 640, 620, '#37704f', 0.1),
      disc(450, 640, 470, '#4b8a5c', 0.11),
      ...leaf(1010, -170, 1.5, 236, '#1c4533', 0.2),
      ...leaf(-160, 200, 1.3, 110, '#234f3a', 0.2),
      ...leaf(-60, 1100, 1.2, 60, '#1c4533', 0.2),
      ...leaf(980, 1180, 1.3, -60, '#234f3a', 0.2),
      cut('120,-300! 620,-300! 600,-120 520,40 452,150! 370,60 220,-60', '#16382b', 0.5, {
        lift: 2.4,
        print: 'map',
      }),
      line('330,-300 420,-60 450,136', '#4b8a5c', 9, 0.501),
      // The drop, and all that stands in it.
      cut(
        '452,130! 500,260 620,400 730,560 770,720 720,900 600,1000 450,1030 300,1000 180,900 130,720 170,560 280,400 404,260',
        '#e4f6f2',
        0.52,
        { lift: 3, lit: false },
      ),
      cut(
        '452,190! 494,300 600,430 700,580 734,720 690,876 584,966 450,994 316,966 210,876 166,720 200,580 300,430 410,300',
        '#bfe6ee',
        0.53,
        { lift: 0, lit: false },
      ),
      cut(
        '410,300 452,190! 494,300 600,430 640,486 540,470 450,500 340,466 262,486 300,430',
        '#7aa860',
        0.532,
        { lift: 0, lit: false },
      ),
      ...rows('350,500,70 470,520,84 570,500,66 280,540,56 640,560,50').map(([x, y, r], i) =>
        crown(x!, y!, r!, ['#3f7f4e', '#2f6b45', '#559a58'][i % 3]!, 0.534 + i * 0.0004, {
          lift: 0.8,
          lit: false,
        }),
      ),
      ...rows('350,540,96 470,560,120 570,540,90 280,560,70 640,580,80').map(([x, y, h]) =>
        line(`${x},${y} ${x! + 10},${y! + h! * 0.6} ${x! - 6},${y! + h! + 60}`, '#ffffff', 6, 0.54, {
          lit: false,
          opacity: 0.9,
        }),
      ),
      line('500,470 500,640', '#7c5236', 10, 0.541),
      poly('504,640! 592,628! 580,604! 592,584! 504,592!', RED, 0.542, { lift: 0.6, lit: false }),
      // Light on its skin.
      cut('220,640 250,540 330,440 290,560 262,680 250,780', '#ffffff', 0.57, {
        lift: 0,
        lit: false,
        opacity: 0.85,
      }),
      cut('600,900 660,840 690,780 680,860 630,920', '#ffffff', 0.57, { lift: 0, lit: false, opacity: 0.7 }),
      cut(BEARD, '#efe6d2', 0.563, { on: 'explorer.mouth', scale: 0.5, turn: 180, lift: 0.6 }),
      ...ant(120, -6, 0.8, 0.6, { dir: -1, turn: 20 }),
      ...ant(560, -30, 0.8, 0.6, { dir: 1, turn: -60 }),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'point',
        at: [190, 1190],
        by: 'head',
        scale: 1.85,
        seatOn: 'boat',
        facing: 'right',
        expression: 'wonder',
        act: { spine: -6, tilt: -12 },
        touch: { right: [452, 1066] },
        hands: { right: 'point' },
        lookAt: [450, 800],
        shadow: false,
        depth: 0.76,
      },
      {
        who: 'explorer',
        pose: 'stand',
        at: [410, 500],
        turn: 180,
        scale: 0.5,
        facing: 'left',
        shadow: false,
        depth: 0.56,
      },
    ],
  },
  up: {
    set: 'spring',
    plain: '#cfe9ea',
    shot: 'low-angle',
    camera: cam(),
    phone: cam({ on: [450, 700], zoom: 0.9 }),
    cuts: [
      box(-500, -300, 1400, 1800, '#b9dfe4', 0.1, { lift: 0 }),
      disc(458, 470, 430, '#d3edeb', 0.101),
      disc(458, 470, 290, '#e8f6ee', 0.102),
      disc(458, 470, 170, '#fbfdf2', 0.103),
      // The rock: it leans in, and says drip.
      cut(
        '-500,-300! 470,-300! 440,-60 350,120 372,300 300,520 316,760 220,980 250,1260! -500,1260!',
        '#6f7a74',
        0.3,
        { lift: 3, print: 'map' },
      ),
      cut('-500,-40! 60,40 130,260 60,480 150,720 90,960 130,1260! -500,1260!', '#57635d', 0.31, {
        lift: 1.4,
      }),
      ...rows(
        '370,40,90 330,330,84 280,610,76 240,860,70 110,170,100 20,420,100 120,640,90 -120,800,110 -240,300,120',
      ).map(([x, y, r], i) =>
        cut(
          `${-r!},10 ${-r! * 0.5},${-r! * 0.36} ${r! * 0.3},${-r! * 0.4} ${r},0 ${r! * 0.7},40 ${r! * 0.3},26 0,70 ${-r! * 0.3},30 ${-r! * 0.7},64`,
          i % 2 ? '#7fa653' : '#93b85e',
          0.32 + i * 0.0005,
          { at: [x!, y!], lift: 1.2 },
        ),
      ),
      // The path round it.
      cut(
        '250,1260! 210,1180 120,1130 0,1110 -500,1120! -500,1200! -20,1176 80,1190 130,1260!',
        '#e6d5a0',
        0.325,
        { lift: 0.6 },
      ),
      // The tree: it leans in from the other side, and says drop.
      cut(
        '1400,-300! 500,-300! 560,60 590,420 620,760 590,960 500,1130 400,1220 520,1226 640,1196 700,1266! 1400,1266!',
        '#7a5236',
        0.3,
        {
          lift: 3,
          print: 'map',
        },
      ),
      ...[590, 680, 790, 920, 1080].map((x, i) =>
        line(`${x},-300 ${x + 60 - i * 6},300 ${x + 70 - i * 10},760 ${x + 20},1240`, '#5f3e29', 12, 0.31),
      ),
      ...leaf(590, 150, 0.62, -84, '#4f8c50', 0.33),
      ...leaf(624, 640, 0.5, -74, '#5f9a55', 0.33),
      ...leaf(380, -60, 0.5, 96, '#4f8c50', 0.33),
      // What has been falling on them.
      ...rows('400,130,0.9 376,420,0.7 500,150,0.7 524,330,0.9').map(([x, y, s]) =>
        cut('0,-34! 18,6 13,24 0,31 -13,24 -18,6', '#ffffff', 0.34, {
          at: [x!, y!],
          scale: s!,
          lift: 0.6,
          lit: false,
        }),
      ),
      cut('0,-128! 60,10 66,62 40,108 0,124 -40,108 -66,62 -60,10', '#8fc9d6', 0.5, {
        at: [458, 560],
        lift: 2.4,
        lit: false,
      }),
      cut('0,-100! 46,14 50,58 30,92 0,104 -30,92 -50,58 -46,14', '#dff3f6', 0.501, {
        at: [458, 560],
        lift: 0,
        lit: false,
      }),
      cut('-34,20 -20,-20 -6,-44 -14,10 -20,50', '#ffffff', 0.502, { at: [458, 560], lift: 0, lit: false }),
      // The hoist: two seats, a rope, a wheel.
      rings(800, 300, [74], '#e0a04e', 0.4, 16),
      line('734,266 866,334', '#e0a04e', 9, 0.4),
      line('834,234 766,366', '#e0a04e', 9, 0.4),
      line('728,300 716,640 712,980', '#f0dca8', 10, 0.735),
      line('872,300 868,640 866,1000', '#f0dca8', 10, 0.4),
      ...[0, 1].flatMap((i) => [
        line(`${866},${880 + i * 110} ${826},${958 + i * 110}`, '#f0dca8', 7, 0.41),
        line(`${866},${880 + i * 110} ${906},${958 + i * 110}`, '#f0dca8', 7, 0.41),
        box(818, 954 + i * 110, 914, 978 + i * 110, RED, 0.42, { lift: 1, lit: false }),
      ]),
      land('-500,1214 0,1200 300,1222 560,1206 900,1220 1400,1206!', '#3c6b45', 0.5, { print: 'map' }),
      ...hat('rosa', 0.86, STRAW, 0.7365),
      ...hat('friend', 0.94, BLUE, 0.7425),
      ...trail(rows('96,1090 84,960 104,840'), 0.5, 0.36, { dir: 1, turn: 80 }),
      ...trail(rows('610,1120 636,980 640,850'), 0.5, 0.36, { dir: -1, turn: -86 }),
    ],
    cast: [
      {
        who: 'rosa',
        pose: 'pull',
        at: [680, 800],
        by: 'head',
        scale: 0.86,
        facing: 'right',
        expression: 'brave',
        act: { spine: -14 },
        touch: { right: [716, 690], left: [714, 780] },
        shadow: false,
        depth: 0.736,
      },
      {
        who: 'friend',
        pose: 'shrug',
        at: [200, 950],
        by: 'head',
        scale: 0.94,
        facing: 'front',
        expression: 'thinking',
        act: { spine: 6, tilt: 8 },
        lookAt: [458, 560],
        hands: 'point',
        depth: 0.742,
      },
      {
        who: 'hero',
        pose: 'lookUp',
        at: [452, 930],
        by: 'head',
        scale: 1.5,
        facing: 'back',
        act: {
          spine: -12,
          tilt: -6,
          arms: [
            [-22, -10],
            [26, 14],
          ],
        },
        shadow: false,
        depth: 0.76,
      },
    ],
  },
  moss: {
    set: 'spring',
    plain: '#17332e',
    shot: 'diagonal-run',
    camera: cam(),
    phone: cam({ on: [450, 640], zoom: 0.9 }),
    cuts: [
      box(-500, -300, 1400, 1800, '#17332e', 0.1, { lift: 0.2 }),
      // As cool as a cellar; the day stands up there in the crack.
      cut('640,-300! 1400,-300! 1400,40! 1000,120 860,60 760,100 690,20 620,-60', '#eef6d8', 0.12, {
        lift: 0,
        lit: false,
      }),
      cut(
        '560,-300! 620,-60 690,20 760,100 860,60 1000,120 1400,40! 1400,170! 1000,230 850,170 740,220 620,130 540,0',
        '#9cc4a0',
        0.121,
        {
          lift: 0,
          lit: false,
        },
      ),
      cut(
        '-500,-300! 470,-300! 560,-60 600,90 560,190 400,250 360,420 240,470 200,700 60,820 40,1100 -120,1330! -500,1330!',
        '#4a6b5c',
        0.2,
        {
          lift: 3,
          print: 'map',
        },
      ),
      cut(
        '1400,300! 1000,340 860,300 760,380 780,520 700,600 760,760 720,900 800,1060 780,1330! 1400,1330!',
        '#3f5e50',
        0.2,
        {
          lift: 3,
          print: 'map',
        },
      ),
      // From each wet thing to the one above.
      cut('380,250 440,176 560,140 700,150 800,196 830,250 780,300 640,316 500,312', '#5d7268', 0.5, {
        lift: 2.4,
        print: 'map',
      }),
      cut('450,196 520,160 640,150 740,176 780,206 720,232 560,236 470,226', '#a3dcd6', 0.505, {
        lift: 0.4,
        lit: false,
      }),
      cut('470,222 560,240 720,236 790,208 820,250 770,292 640,308 500,304 410,262', '#6f857a', 0.54, {
        lift: 0.6,
        print: 'map',
      }),
      cut(
        '-500,420 -100,396 160,388 330,398 424,436 436,476 380,492 340,540 300,498 220,506 190,560 150,512 40,520 -20,580 -60,528 -500,560',
        '#7fa653',
        0.5,
        { lift: 2.4 },
      ),
      cut('-500,440 -100,414 160,406 320,414 400,444 250,452 60,446 -200,462 -500,490', '#a5c86c', 0.501, {
        lift: 0,
      }),
      ...frondOf(860, 640, 0.92, -92),
      cut(
        '-500,800 -120,772 120,756 320,752 440,786 466,832 420,856 390,906 346,860 240,872 200,940 150,878 20,890 -40,950 -90,896 -500,920',
        '#6d9a48',
        0.5,
        { lift: 2.4 },
      ),
      cut('-500,820 -120,790 120,774 310,770 430,798 260,806 60,802 -200,826 -500,850', '#93b85e', 0.501, {
        lift: 0,
      }),
      ...rows(
        '120,160,90 880,480,80 860,900,110 -60,660,110 -240,400,130 1120,620,130 -200,900,140 1160,960,130',
      ).map(([x, y, r], i) =>
        cut(
          `${-r!},10 ${-r! * 0.5},${-r! * 0.36} ${r! * 0.3},${-r! * 0.4} ${r},0 ${r! * 0.7},40 ${r! * 0.3},26 0,70 ${-r! * 0.3},30 ${-r! * 0.7},64`,
          i % 2 ? '#5a8a52' : '#6a9a58',
          0.21 + i * 0.0005,
          { at: [x!, y!], lift: 1.2 },
        ),
      ),
      // The way it came: every drop brighter and nearer than the one before.
      ...rows('410,352,0.8 340,590,1 520,712,1.15 420,960,1.5').map(([x, y, s], i) =>
        cut('0,-34! 18,6 13,24 0,31 -13,24 -18,6', '#f1fcff', 0.76 + i * 0.001, {
          at: [x!, y!],
          scale: s!,
          lift: 1,
          lit: false,
        }),
      ),
      ...['408,296 410,322', '340,540 340,552', '524,656 522,672', '412,890 418,906'].map((l) =>
        line(l, '#d9f0f2', 5, 0.759, { lit: false }),
      ),
      ...hat('friend', 1.3, BLUE, 0.7475, { turn: -6 }),
      ...trail(rows('330,380 230,374 120,376'), 0.5, 0.52, {}),
      ...trail(rows('640,158 720,176'), 0.3, 0.56, {}),
      frond(1010, 1560, 1.1, -10, '#12302a', 0.78),
      frond(1120, 1480, 1.3, -30, '#173a30', 0.781),
      frond(-90, 1500, 1, 20, '#12302a', 0.78),
    ],
    cast: [
      { who: 'frog', name: 'frog', at: [630, 286], scale: 1.16, facing: 'left', lookAt: 'hero', depth: 0.52 },
      {
        who: 'hero',
        pose: 'stand',
        at: [560, 1050],
        by: 'head',
        scale: 2.1,
        seatOn: 'boat',
        facing: 'left',
        expression: 'wonder',
        act: { spine: -13, tilt: 6 },
        lookAt: [430, 900],
        shadow: false,
        depth: 0.75,
      },
      {
        who: 'friend',
        pose: 'stand',
        at: [180, 1130],
        by: 'head',
        scale: 1.3,
        facing: 'left',
        expression: 'proud',
        act: { spine: 8 },
        touch: { right: [20, 1250] },
        hands: { right: 'point' },
        shadow: false,
        depth: 0.746,
      },
    ],
  },
  'breath-rock': {
    set: 'over',
    plain: '#9fd0e4',
    shot: 'small-before-big',
    camera: cam(),
    phone: cam({ on: [450, 760], zoom: 1 }),
    cuts: [
      box(-500, -300, 1400, 1400, '#9fd0e4', 0.1, { lift: 0 }),
      disc(110, 170, 84, '#fdf3c6', 0.105),
      land('-500,640 -200,610 60,640 300,600 500,640 1400,600!', '#6fa56c', 0.11),
      ...forest(640, 4, ['#7fae7a', '#5e9a62', '#6fa56c', '#4c8a57'], 0.12),
      // The cloud, as it leans: all that is white on the page.
      cut(
        '1400,-300! 760,-300! 700,-120 590,-90 560,60 430,90 400,220 300,270 300,400 210,470 240,590 190,680 260,790 250,900 360,1010 560,1130 1400,1200!',
        '#f2f8f6',
        0.3,
        { lift: 3, lit: false, torn: true },
      ),
      cut(
        '1400,-300! 900,-300! 860,-60 740,-20 730,150 600,200 610,330 500,400 520,520 440,600 470,740 420,850 520,960 700,1080 1400,1140!',
        '#ffffff',
        0.31,
        { lift: 2, lit: false, print: 'sea-chart' },
      ),
      cut(
        '1400,60! 1010,90 960,230 830,270 850,400 740,470 790,600 700,700 760,820 880,930 1400,1000!',
        '#e6f1f0',
        0.32,
        {
          lift: 1.4,
          lit: false,
        },
      ),
      // The rock, and a row of drops wherever it is leaned on.
      cut(
        '-500,900 -100,930 120,960 300,1010 460,1086 640,1130 820,1120 1000,1140 1400,1130! 1400,1800! -500,1800!',
        '#5d6a60',
        0.5,
        { lift: 3, print: 'map' },
      ),
      cut('-100,930 120,960 300,1010 420,1066 300,1074 120,1030 -60,1000', '#86a957', 0.51, { lift: 0.6 }),
      // Tracing paper: who is in the cloud is only just there.
      cut(
        '1400,380! 860,420 700,400 620,470 500,480 470,580 400,640 440,740 390,830 450,930 420,1010 520,1080 660,1110 900,1100 1400,1110!',
        '#ffffff',
        0.756,
        { vellum: true, opacity: 0.62 },
      ),
      cut(
        '1400,560! 900,600 760,640 640,700 660,820 560,880 580,980 700,1060 940,1070 1400,1060!',
        '#ffffff',
        0.757,
        { vellum: true, opacity: 0.5 },
      ),
      // A lobe of it, round the arm to the elbow.
      cut('520,690 440,716 384,744 366,790 378,838 420,880 540,900', '#ffffff', 0.7565, {
        vellum: true,
        opacity: 0.6,
      }),
      ...rows('430,1072,0.7 500,1104,0.9 570,1124,0.7 640,1140,1 716,1140,0.7 560,1200,0.6').map(
        ([x, y, k], i) =>
          cut('0,-44! 20,4 16,26 0,34 -16,26 -20,4', '#e4f6f6', 0.758 + i * 0.0001, {
            at: [x!, y!],
            scale: k,
            lift: 0.8,
            lit: false,
          }),
      ),
      ...hat('friend', 1.16, BLUE, 0.7592),
      // The frog's cup.
      cut('580,1236 630,1190 730,1180 820,1206 840,1250 790,1290 670,1296 600,1276', '#3d5a55', 0.76, {
        lift: 0,
      }),
      cut('598,1240 642,1202 730,1192 806,1214 822,1250 780,1280 674,1286 614,1268', '#a3dcd6', 0.761, {
        lift: 0.6,
        lit: false,
      }),
      ...trail(rows('60,1130 170,1160 286,1200'), 0.6, 0.77, {
        dir: -1,
        turn: 14,
        loads: ['#ffffff', CREAM, '#9fc0cf'],
      }),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'stand',
        at: [200, 740],
        by: 'head',
        scale: 1.2,
        facing: 'right',
        expression: 'wonder',
        act: { spine: 14 },
        lookAt: [700, 560],
        touch: { right: [446, 800] },
        hands: { right: 'open' },
        depth: 0.745,
      },
      {
        who: 'friend',
        pose: 'shrug',
        at: [700, 700],
        by: 'head',
        scale: 1.16,
        facing: 'left',
        expression: 'thinking',
        act: { spine: 8 },
        shadow: false,
        depth: 0.72,
      },
      {
        who: 'frog',
        name: 'frog',
        at: [710, 1276],
        scale: 0.9,
        facing: 'left',
        lookAt: 'friend',
        depth: 0.7605,
      },
    ],
  },
  'launch-rock': {
    set: 'over',
    plain: '#e6efd2',
    shot: 'close',
    camera: cam(),
    phone: cam({ on: [450, 640], zoom: 0.95 }),
    cuts: [
      box(-500, -300, 1400, 800, '#9fd0e4', 0.1, { lift: 0 }),
      cut(
        '-500,-300! 1400,-300! 1400,430 1080,420 930,480 780,410 640,340 520,390 380,340 220,420 60,380 -80,470 -500,440!',
        '#dcebea',
        0.11,
        { lift: 1, lit: false },
      ),
      cut(
        '-500,-300! 1400,-300! 1400,330 1060,300 960,400 820,330 700,250 560,300 440,240 300,330 120,290 20,400 -140,320 -500,360!',
        '#ffffff',
        0.12,
        { lift: 1, lit: false, print: 'sea-chart' },
      ),
      // The rock with its cup.
      cut(
        '-500,620 -100,560 120,570 330,600 600,596 800,566 1000,560 1400,600! 1400,1800! -500,1800!',
        '#6b7a6d',
        0.75,
        { lift: 3, print: 'map' },
      ),
      cut(
        '120,740 200,650 330,616 470,606 620,620 740,664 790,740 740,830 620,880 460,900 300,880 180,830',
        '#3d5a55',
        0.752,
        { lift: 0 },
      ),
      cut(
        '140,750 220,672 340,640 470,632 610,644 716,684 764,746 716,820 610,866 460,882 310,866 200,820',
        '#a3dcd6',
        0.753,
        { lift: 0.6, print: 'sea-chart', lit: false },
      ),
      rings(440, 760, [120, 190, 262], '#dff5ef', 0.754, 6, { flat: 0.42 }),
      // It runs over.
      cut(
        '560,850 640,830 720,800 770,860 800,960 790,1080 820,1200 800,1320 830,1800! 600,1800! 620,1320 590,1200 620,1080 580,960',
        '#bfe8e2',
        0.756,
        { lift: 1.6, print: 'sea-chart', lit: false },
      ),
      line('660,900 680,1040 670,1200 690,1330', '#ffffff', 10, 0.757, { lit: false }),
      line('740,920 740,1060 752,1220', '#ffffff', 8, 0.757, { lit: false }),
      ...rows(
        '60,660,130 -140,800,150 80,960,150 330,1010,120 950,700,140 1000,980,150 240,1250,150 480,1180,100 -120,1200,150',
      ).map(([x, y, r], i) =>
        cut(
          `${-r!},10 ${-r! * 0.5},${-r! * 0.36} ${r! * 0.3},${-r! * 0.4} ${r},0 ${r! * 0.7},40 ${r! * 0.3},26 0,70 ${-r! * 0.3},30 ${-r! * 0.7},64`,
          i % 2 ? '#6d9a48' : '#86b058',
          0.7545 + i * 0.0001,
          { at: [x, y], lift: 1.4 },
        ),
      ),
      ...boat(620, 800, 1.5, 0.762, 22),
      written('{name}', 592, 816, 300, '#8a5a3c', 0.768, { turn: 24 }),
      // The crew: six, in map.
      ...[0, 1, 2].flatMap((i) =>
        ant(488 + i * 44, 662 + i * 22, 0.42, 0.7615, {
          dir: -1,
          turn: 22,
          load: i === 1 ? CREAM : '#9fc0cf',
        }),
      ),
      // Brand new.
      cut('0,-60! 26,4 20,34 0,44 -20,34 -26,4', '#ffffff', 0.77, { at: [440, 560], lift: 0.8, lit: false }),
      ...hat('friend', 1.55, BLUE, 0.7465),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'peek',
        at: [250, 440],
        by: 'head',
        scale: 1.75,
        seatOn: 'boat',
        facing: 'right',
        expression: 'delight',
        act: { spine: 12, tilt: 8 },
        lookAt: 'frog',
        touch: { left: [130, 636], right: [330, 640] },
        hands: { left: 'flat', right: 'flat' },
        shadow: false,
        depth: 0.748,
      },
      {
        who: 'friend',
        pose: 'peek',
        at: [640, 420],
        by: 'head',
        scale: 1.55,
        seatOn: 'boat',
        facing: 'left',
        expression: 'joy',
        act: { spine: 12, tilt: -6 },
        lookAt: 'frog',
        touch: { left: [560, 620], right: [800, 630] },
        hands: { left: 'flat', right: 'flat' },
        shadow: false,
        depth: 0.744,
      },
      {
        who: 'frog',
        name: 'frog',
        at: [632, 792],
        turn: 14,
        scale: 1.5,
        facing: 'right',
        pose: 'rest',
        mood: 'glad',
        depth: 0.7622,
      },
    ],
  },
  'home-rock': {
    set: 'night',
    shot: 'cut-away',
    camera: cam(),
    phone: cam({ on: [450, 760], zoom: 1 }),
    lighting: { dark: 0.25, lamps: [{ on: 'lantern', reach: 520 }] },
    cuts: [
      disc(730, 170, 74, '#fbeec4', 0.1),
      land('-500,420 -200,360 60,410 300,350 600,400 900,350 1400,400!', '#14213f', 0.12, { print: 'map' }),
      land('-500,860 0,852 450,864 900,852 1400,860!', '#182647', 0.2, { print: 'sea-chart' }),

      // The house cut open.
      poly(
        '-60,330! 60,250! 380,40! 480,40! 800,250! 940,330! 780,310! 640,330! 450,308! 250,330! 100,308!',
        '#4a3f34',
        0.5,
        { lift: 3 },
      ),
      cut(
        '110,268 90,200 170,150 230,160 270,70 370,60 420,-10 520,10 560,80 660,70 720,150 790,190 780,262 700,276 640,230 520,250 430,190 330,250 220,236 170,280',
        '#c6d2e6',
        0.505,
        { lift: 1.8, lit: false },
      ),
      ...rows('120,330,0.5 330,352,0.6 520,352,0.5 760,344,0.6').map(([x, y, k]) =>
        cut('0,-44! 20,4 16,26 0,34 -16,26 -20,4', '#c6d2e6', 0.506, {
          at: [x!, y!],
          scale: k,
          lit: false,
          lift: 0.4,
        }),
      ),
      box(60, 310, 820, 800, '#6e4a3a', 0.3, { lift: 1 }),
      box(60, 310, 820, 800, '#8a5a40', 0.301, { lift: 0, holes: '' }),
      ...[180, 310, 440, 570, 700].map((x) => line(`${x},310 ${x},800`, '#774b36', 5, 0.302)),
      box(600, 400, 740, 540, '#23345c', 0.305, { lift: 0, lit: false }),
      disc(690, 450, 30, '#fbeec4', 0.306),
      line('600,470 740,470', '#5a3a2c', 9, 0.307),
      line('670,400 670,540', '#5a3a2c', 9, 0.307),
      ...[90, 300, 560, 800].map((x) => box(x - 16, 800, x + 16, 1800, '#2c2230', 0.45, { lift: 1.4 })),
      box(20, 796, 860, 832, '#a06a44', 0.76, { lift: 2 }),
      box(346, 796, 362, 832, '#14213f', 0.761, { lift: 0 }),
      box(610, 796, 622, 832, '#14213f', 0.761, { lift: 0 }),
      // Two hammocks, one across, one farther back.
      line('80,430 150,560', '#e8d3a0', 8, 0.735),
      line('560,470 520,570', '#e8d3a0', 8, 0.735),
      cut('120,520! 200,640 330,700 460,670 550,540! 540,620 470,740 330,776 190,720', '#d4663f', 0.757, {
        lift: 2,
        print: 'map',
      }),
      cut('600,600! 660,700 730,716 816,600! 800,700 730,764 650,730', '#3d7ea6', 0.732, { lift: 1.4 }),
      // The map is growing a north again.
      box(84, 470, 130, 560, CREAM, 0.5, { lift: 1, print: 'map', lit: false }),
      ...ant(96, 470, 0.34, 0.51, { load: '#9fc0cf' }),
      ...ant(120, 590, 0.34, 0.51, { turn: 80 }),
      land('-500,1090 -200,1080 100,1096 400,1080 700,1096 1000,1080 1400,1092!', '#101c38', 0.77, {
        print: 'sea-chart',
        lift: 1,
      }),
      ...boat(440, 1080, 0.95, 0.765, -3),
      { ...line('350,1040 312,1000', '#e8d3a0', 6, 0.766) },
      rings(440, 1120, [170, 240], '#4a6490', 0.772, 5, { flat: 0.16 }),
    ],
    props: [{ id: 'lantern', name: 'lantern', at: [590, 790], scale: 0.4, depth: 0.74 }],
    cast: [
      {
        who: 'hero',
        pose: 'lieFront',
        at: [340, 560],
        by: 'head',
        scale: 0.98,
        seatOn: 'bed',
        facing: 'right',
        expression: 'calm',
        act: { tilt: 14 },
        lookAt: [354, 830],
        touch: { right: [356, 790] },
        wears: { outfit: 'tee', cloth: 'clay', extras: [] },
        bed: false,
        shadow: false,
        depth: 0.745,
      },
      {
        who: 'friend',
        pose: 'lieBack',
        at: [690, 640],
        by: 'head',
        scale: 0.6,
        seatOn: 'bed',
        facing: 'left',
        expression: 'asleep',
        touch: { left: [600, 610] },
        hands: { left: 'point' },
        bed: false,
        shadow: false,
        depth: 0.731,
      },
      {
        who: 'frog',
        name: 'frog',
        at: [440, 1066],
        scale: 1.0,
        facing: 'left',
        mood: 'glad',
        lookAt: 'hero',
        depth: 0.7652,
      },
    ],
  },
  hoist: {
    set: 'spring',
    plain: '#1d4435',
    shot: 'plan',
    camera: cam(),
    phone: cam({ on: [450, 560], zoom: 0.98 }),
    cuts: [
      // Straight down: the lower it lies, the smaller and the darker.
      box(-500, -300, 1400, 1800, '#7fb06a', 0.1, { lift: 0 }),
      ...[
        [860, 250, 15, '#7fb06a', '#93c076'],
        [620, 170, 15, '#5f9a55', '#6fa95f'],
        [430, 112, 15, '#3f7a4b', '#4c8a55'],
        [285, 72, 14, '#2c5f43', '#35694a'],
        [178, 46, 12, '#1f4c39', '#25553e'],
      ].flatMap(([R, r, n, one, other], k) => [
        cut(
          round(400, 1030, (R as number) * 0.99, (R as number) * 0.86, 22),
          one as string,
          0.105 + k * 0.02,
          { lift: 0 },
        ),
        ...Array.from({ length: n as number }, (_, i) => {
          const a = ((i + (k % 2) / 2) / (n as number)) * Math.PI * 2;
          return crown(
            Math.round(400 + Math.cos(a) * (R as number)),
            Math.round(1030 + Math.sin(a) * (R as number) * 0.86),
            r as number,
            (i % 2 ? one : other) as string,
            0.106 + k * 0.02 + i * 0.0006,
            k < 2 ? { print: 'map' } : {},
          );
        }),
      ]),
      cut(round(400, 1030, 128, 112, 16), '#16382c', 0.22, { lift: 0 }),
      disc(372, 1046, 30, '#b98a4f', 0.221),
      rings(440, 1040, [17], '#e0a04e', 0.222, 6, { flat: 0.8 }),
      // The tree, from wide to nothing.
      cut(
        '620,-300! 590,60 560,420 500,800 452,1010! 470,1044 520,1030! 690,860 960,560 1400,160! 1400,-300!',
        '#6e4b33',
        0.3,
        {
          lift: 3,
          print: 'map',
        },
      ),
      ...[690, 790, 900, 1040, 1220].map((x, i) =>
        line(`${x},-300 ${Math.round(x * 0.72 + 150 - i * 8)},380 480,1026`, '#553723', 13 - i, 0.31),
      ),
      // Gardens that grow on nothing.
      ...[
        [620, 60, 1.15, -70],
        [575, 420, 0.72, -84],
        [535, 690, 0.42, -92],
        [506, 850, 0.26, -98],
        [900, 620, 0.7, 110],
        [700, 840, 0.4, 120],
      ].flatMap(([x, y, s, t], i) => [
        frond(x!, y!, s! * 0.9, t! - 30, '#2f6643', 0.32 + i * 0.002),
        frond(x!, y!, s!, t!, '#569a52', 0.321 + i * 0.002),
        frond(x!, y!, s! * 0.8, t! + 30, '#3f7a4b', 0.3205 + i * 0.002),
        ...[0, 72, 144, 216, 288].map((turn) =>
          cut('0,0 -20,-26 0,-56 20,-26', i % 2 ? '#f4b942' : '#e8567a', 0.34, {
            at: [x!, y!],
            turn,
            scale: s! * 1.2,
            lift: 0.6,
          }),
        ),
        disc(x!, y!, 15 * s!, '#fff3cf', 0.345),
      ]),
      // The second of the Explorer's hats.
      cut('-66,-14 -54,-66 -20,-82 24,-82 56,-66 66,-14', '#5f7f57', 0.437, {
        on: 'sloth.eye',
        dy: -34,
        scale: 0.8,
        lift: 1,
      }),
      cut('-106,-10 0,-30 106,-10 0,4', '#5f7f57', 0.438, { on: 'sloth.eye', dy: -34, scale: 0.8, lift: 1 }),
      ...hat('rosa', 0.3, STRAW, 0.4425),
      // The ropes come down from where we are, and go on to the wheel.
      line('120,-300 176,470 196,730', '#f3e2b4', 12, 0.735),
      line('330,-300 338,470 372,730', '#f3e2b4', 12, 0.735),
      line('452,-300 446,420 424,690', '#f3e2b4', 11, 0.725),
      line('560,-300 544,420 580,690', '#f3e2b4', 11, 0.725),
      line('284,760 436,1036', '#f3e2b4', 5, 0.5),
      line('500,720 442,1036', '#f3e2b4', 5, 0.5),
      poly('156,722! 400,714! 410,752! 150,764!', RED, 0.736, { lift: 2, lit: false }),
      poly('402,684! 606,678! 612,710! 398,720!', RED, 0.726, { lift: 2, lit: false }),
      // A drop on every leaf.
      ...rows('86,330,1.7 40,560,1.2 700,330,1.4 640,560,0.9 590,760,0.6').map(([x, y, s]) =>
        cut('0,-24! 13,4 9,17 0,22 -9,17 -13,4', '#f4fcff', 0.6, {
          at: [x!, y!],
          scale: s!,
          lift: 0.8,
          lit: false,
        }),
      ),
      ...leaf(-60, 250, 0.5, 66, '#569a52', 0.55),
      ...leaf(-60, 500, 0.34, 70, '#3f7a4b', 0.55),
      ...hat('friend', 1.34, BLUE, 0.7325, { turn: 6 }),
      ...trail(rows('740,240 700,380 650,540'), 0.7, 0.36, { dir: -1, turn: 100, colour: '#e09a62' }),
      ...trail(rows('590,700 552,810'), 0.36, 0.37, { dir: -1, turn: 104, colour: '#e09a62' }),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'sit',
        at: [270, 420],
        by: 'head',
        scale: 1.6,
        seatOn: 'chair',
        facing: 'left',
        expression: 'wonder',
        act: { spine: 13, tilt: -4 },
        touch: { right: [96, 470] },
        hands: { right: 'point' },
        lookAt: [86, 330],
        shadow: false,
        depth: 0.742,
      },
      {
        who: 'friend',
        pose: 'sit',
        at: [494, 424],
        by: 'head',
        scale: 1.34,
        seatOn: 'chair',
        facing: 'left',
        expression: 'scared',
        act: { spine: 12, tilt: 6 },
        lookAt: [400, 1030],
        touch: { right: 'hero.back' },
        shadow: false,
        depth: 0.732,
      },
      {
        who: 'sloth',
        name: 'sloth',
        at: [664, 770],
        scale: 0.62,
        facing: 'left',
        lookAt: 'hero',
        depth: 0.435,
      },
      {
        who: 'rosa',
        pose: 'wind',
        at: [392, 1010],
        by: 'head',
        scale: 0.3,
        facing: 'right',
        depth: 0.442,
        lookAt: 'hero',
        shadow: false,
      },
    ],
  },
  'breath-tree': {
    set: 'over',
    plain: '#f0c25e',
    shot: 'close',
    camera: cam(),
    phone: cam({ on: [450, 760], zoom: 1 }),
    cuts: [
      box(-500, -300, 1400, 700, '#f2c765', 0.1, { lift: 0 }),
      disc(150, 210, 128, '#fbe3a0', 0.105),
      land('-500,520 200,512 700,522 1400,516!', '#9aa862', 0.11),
      ...forest(520, 6, ['#5f8f55', '#447a4c', '#56884f', '#39693f'], 0.12),
      // It comes out of the leaves, finds itself, and goes up.
      cut(
        '-500,640! -200,560 60,590 260,520 420,420 640,380 760,300 740,210 860,120 1010,60 1400,-120! 1400,160! 1080,230 950,300 930,400 800,500 560,560 420,640 220,700 -60,680 -500,760!',
        '#fffef6',
        0.34,
        { lift: 3, lit: false, print: 'sea-chart' },
      ),
      cut(
        '-500,720! -60,650 220,668 420,610 560,530 800,470 930,372 930,400 800,500 560,560 420,640 220,700 -60,680 -500,760!',
        '#dceae4',
        0.342,
        {
          lift: 0,
          lit: false,
        },
      ),
      ...rows('60,900 190,780 840,690 760,800 470,700 900,900').map(([x, y], i) =>
        wisp(x!, y!, 0.9 + (i % 3) * 0.2, i),
      ),
      // A heron, on its way upstream.
      poly('-70,0! -20,-16! -60,-70! 10,-24! 60,-66! 34,-14! 90,-6! 30,8! -20,12!', '#c75a3c', 0.4, {
        at: [600, 330],
        scale: 0.7,
        turn: -24,
        lift: 1.6,
        lit: false,
      }),
      // The last leaves of all, and whoever looks out between them.
      ...rows(
        '-40,1330,-34 120,1420,-18 800,1430,18 950,1330,36 330,1500,-8 600,1500,8 460,1540,2 230,1520,-14 700,1530,12 -240,1400,-20 1130,1400,20 -420,1420,-16 1300,1420,16',
      ).flatMap(([x, y, t], i) =>
        leaf(x!, y!, 1.16 + (i % 2) * 0.18, t!, i % 2 ? '#1f5238' : '#2f6a45', 0.78 + i * 0.002),
      ),
      ...hat('friend', 2, BLUE, 0.753, { turn: 10 }),
      cut('-66,-14 -54,-66 -20,-82 24,-82 56,-66 66,-14', '#5f7f57', 0.773, {
        on: 'sloth.eye',
        dy: -34,
        scale: 0.7,
        lift: 1,
      }),
      cut('-106,-10 0,-30 106,-10 0,4', '#5f7f57', 0.774, { on: 'sloth.eye', dy: -34, scale: 0.7, lift: 1 }),
      ...trail(
        [
          [150, 1080],
          [120, 1180],
        ],
        0.5,
        0.83,
        { dir: 1, turn: 70 },
      ),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'peek',
        at: [290, 840],
        by: 'head',
        scale: 2.2,
        seatOn: 'boat',
        facing: 'right',
        expression: 'wonder',
        act: { spine: 14, tilt: -8 },
        lookAt: [560, 330],
        shadow: false,
        depth: 0.755,
      },
      {
        who: 'friend',
        pose: 'stand',
        at: [626, 900],
        by: 'head',
        scale: 2,
        seatOn: 'boat',
        facing: 'left',
        expression: 'delight',
        act: { spine: 12, tilt: 10 },
        lookAt: [640, 330],
        shadow: false,
        depth: 0.75,
      },
      {
        who: 'sloth',
        name: 'sloth',
        at: [836, 1168],
        scale: 0.62,
        facing: 'left',
        lookAt: 'friend',
        depth: 0.77,
      },
    ],
  },
  'launch-tree': {
    set: 'spring',
    plain: '#8aa7a0',
    shot: 'diagonal-run',
    camera: cam({ roll: 9 }),
    phone: cam({ on: [450, 640], zoom: 1 }),
    cuts: [
      cut(
        '-500,-300! 1400,-300! 1400,60 1100,140 860,70 640,150 420,70 200,150 -60,70 -500,150!',
        '#eef3ee',
        0.12,
        { lift: 2.4, print: 'sea-chart' },
      ),
      cut(
        '460,-300! 470,300 430,700 340,1050 200,1800! 860,1800! 720,1050 640,700 640,300 660,-300!',
        '#5a3d2b',
        0.2,
        { lift: 3, print: 'map' },
      ),
      ...[510, 560, 610].map((x) =>
        line(`${x},-300 ${x + 8},300 ${x - 20},800 ${x - 60},1800`, '#442c1e', 11, 0.21),
      ),
      // A bright rope of rain, round and round.
      cut(
        '640,110 560,150 450,190 380,230 460,250 600,290 690,360 640,420 480,470 360,540 400,590 560,640 700,730 680,810 500,880 330,960 300,1040 420,1090 560,1120 640,1180 600,1260 440,1330 400,1380! 560,1380! 700,1290 740,1180 660,1070 480,1020 430,990 560,930 740,850 790,740 700,630 540,570 470,550 580,490 720,430 780,350 700,270 560,220 520,204 600,180 680,140',
        '#e9f7f4',
        0.5,
        { lift: 2.4, lit: false, print: 'sea-chart' },
      ),
      ...boat(634, 700, 1.1, 0.6, 34),
      ...rows('760,640 800,720 560,600').map(([x, y]) =>
        cut('0,-22! 12,4 8,16 0,20 -8,16 -12,4', '#ffffff', 0.61, {
          at: [x, y],
          lift: 0.4,
          lit: false,
          turn: 40,
        }),
      ),
      // Ants surf behind on a scrap of blue.
      poly('-70,0! 70,-14! 56,16! -60,20!', '#7fb2cf', 0.6, {
        at: [440, 590],
        turn: 22,
        lift: 1,
        print: 'map',
      }),
      ...ant(420, 566, 0.44, 0.605, { dir: -1, turn: 20, load: null }),
      ...ant(466, 584, 0.44, 0.605, { dir: -1, turn: 20, load: null }),
      // Rain.
      ...Array.from({ length: 46 }, (_, i) => {
        const x = -420 + ((i * 311) % 1780);
        const y = 60 + ((i * 197) % 1300);
        return line(`${x},${y} ${x - 16},${y + 80 + (i % 3) * 30}`, '#dcebe8', 6, i % 5 ? 0.3 : 0.79, {
          opacity: 0.8,
          lit: false,
        });
      }),
      // Their seats.
      line('170,-300 190,330', '#f3e2b4', 8, 0.5),
      line('330,-300 330,380', '#f3e2b4', 8, 0.5),
      box(110, 520, 250, 546, RED, 0.76, { lift: 1.4, lit: false }),
      box(280, 580, 410, 606, RED, 0.76, { lift: 1.4, lit: false }),
      ...hat('friend', 0.95, BLUE, 0.7525),
      // Under his flag, at last of some use.
      ...famous(0.8, 0.7445, 0),
      poly('0,0! 260,40! 240,120! 270,190! -6,130!', RED, 0.7455, {
        at: [680, 850],
        lift: 1.6,
        print: 'newsprint',
        turn: 4,
      }),
      line('680,840 690,1300', '#7c5236', 12, 0.7452),
      { letters: 'SOURCE', at: [808, 952], size: 36, turn: 10, colour: CREAM, depth: 0.746, lit: false },
      land('-500,1250 0,1236 450,1256 900,1240 1400,1250!', '#2c5340', 0.4, { print: 'map' }),
      rings(600, 1290, [60, 110], '#dff0ea', 0.77, 6, { flat: 0.3 }),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'sit',
        at: [190, 330],
        by: 'head',
        scale: 1,
        seatOn: 'chair',
        facing: 'right',
        expression: 'laughing',
        act: { spine: 22 },
        lookAt: [630, 690],
        touch: { right: 'friend.left' },
        shadow: false,
        depth: 0.755,
      },
      {
        who: 'friend',
        pose: 'sit',
        at: [350, 400],
        by: 'head',
        scale: 0.95,
        seatOn: 'chair',
        facing: 'right',
        expression: 'laughing',
        act: {
          spine: 18,
          arms: [
            [10, 20],
            [100, 120],
          ],
        },
        lookAt: [630, 690],
        shadow: false,
        depth: 0.75,
      },
      {
        who: 'explorer',
        pose: 'shrug',
        at: [800, 1040],
        by: 'head',
        scale: 0.8,
        facing: 'left',
        expression: 'embarrassed',
        lookAt: [630, 690],
        depth: 0.744,
      },
    ],
  },
  'home-tree': {
    set: 'night',
    plain: '#22345c',
    shot: 'silhouette',
    camera: cam(),
    phone: cam({ on: [450, 740], zoom: 1 }),
    lighting: { rim: false, cast: false },
    cuts: [
      disc(250, 260, 240, '#2d4372', 0.1),
      disc(250, 260, 104, '#fbeec4', 0.11),
      ...Array.from({ length: 18 }, (_, i) =>
        line(
          `${-380 + ((i * 271) % 1700)},${-60 + ((i * 167) % 560)} ${-386 + ((i * 271) % 1700)},${-16 + ((i * 167) % 560)}`,
          '#9fb6d6',
          4,
          0.12,
          { lit: false, opacity: 0.7 },
        ),
      ),
      land('-500,640 -240,590 40,640 300,590 600,640 860,580 1400,630!', '#192747', 0.15, { print: 'map' }),
      land('-500,820 0,812 450,824 900,812 1400,820!', '#2a4068', 0.2, { print: 'sea-chart' }),
      cut(
        '120,830! 420,830! 360,960 560,1060 480,1180 660,1400! 200,1400! 300,1200 160,1060 230,940',
        '#f3e3b0',
        0.21,
        { lift: 0, lit: false },
      ),
      cut(
        '200,830! 330,830! 300,960 440,1080 380,1200 500,1400! 330,1400! 330,1200 240,1070 290,950',
        '#fff6d8',
        0.211,
        { lift: 0, lit: false },
      ),
      ...house(590, 720, 2.1, 0.5, ['#0e162c', '#0b1224', '#0b1224', '#f5b04a'], 420),
      // Two hammocks in the one amber window.
      box(330, 430, 640, 700, '#f5b04a', 0.55, { lift: 0, lit: false }),
      line('330,470 410,600 560,600 640,470', '#0e162c', 14, 0.56, { lit: false }),
      cut('336,480 410,590 560,590 634,480 600,630 480,660 370,630', '#0e162c', 0.561, {
        lift: 0,
        lit: false,
      }),
      disc(430, 556, 40, '#0e162c', 0.562),
      disc(546, 560, 38, '#0e162c', 0.562),
      line('470,640 470,700', '#0e162c', 8, 0.56, { lit: false }),
      ...boat(400, 1080, 0.78, 0.765, 4, true),
      rings(400, 1118, [140, 200], '#cfd9d6', 0.77, 5, { flat: 0.16 }),
      ...leaf(-30, 1440, 1.2, 20, '#0b1224', 0.78),
      ...leaf(940, 1460, 1.2, -26, '#0b1224', 0.78),
      ...leaf(1130, 1440, 1.2, -10, '#0b1224', 0.78),
      ...trail(
        [
          [690, 730],
          [760, 730],
        ],
        0.4,
        0.6,
        {},
      ).map((c) => ({ ...c, lit: false, ...(c.colour === ANT ? { colour: '#f5b04a' } : {}) })),
    ],
    cast: [
      {
        who: 'hero',
        pose: 'lieBack',
        at: [430, 556],
        by: 'head',
        scale: 0.5,
        seatOn: 'bed',
        facing: 'right',
        plane: 'silhouette',
        bed: false,
        shadow: false,
        depth: 0.563,
      },
      {
        who: 'friend',
        pose: 'lieBack',
        at: [546, 560],
        by: 'head',
        scale: 0.48,
        seatOn: 'bed',
        facing: 'left',
        plane: 'silhouette',
        bed: false,
        shadow: false,
        depth: 0.5635,
      },
    ],
  },
};
const ways = {
  'two-waters': [
    { on: [830, 430], at: [0.5, 0.5], zoom: 2.2 },
    { on: [70, 400], at: [0.5, 0.5], zoom: 2.2 },
  ],
  up: [
    { on: [70, 1010], at: [0.5, 0.5], zoom: 1.8 },
    { on: [800, 800], at: [0.5, 0.5], zoom: 1.7 },
  ],
};

export const pictures = picturesOf({ cast, friend, wears, sets, scenes, ways });
