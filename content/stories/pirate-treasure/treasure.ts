// The spot, the little chest, and the two ends.
import { blob, disc, line, oval, ovalPoints, poly, rect } from '../../cuts/lit.ts';
import { hero, kept, light, type Piece, who, type XY } from '../../cuts/placing.ts';
import * as p from './pieces.ts';

const SKIN = '#ab7552';
/** The captain's thumb and fingers, from a cuff off the page; `turn` 0 comes from the right. */
const bigHand = (at: XY, s: number, depth: number, turn = 0, flip = 1): Piece[] =>
  p.placed(
    [
      blob(
        `${520 * flip},-90! ${190 * flip},-96 ${70 * flip},-100 ${-30 * flip},-70 ${-60 * flip},-24 ${-30 * flip},4 ${40 * flip},-10 ${90 * flip},20 ${0},40 ${-70 * flip},60 ${-76 * flip},104 ${-20 * flip},126 ${110 * flip},116 ${210 * flip},100 ${520 * flip},100!`,
        SKIN,
        { lift: 2 },
      ),
      blob(`${-40 * flip},-62 ${-56 * flip},-30 ${-34 * flip},-12 ${-14 * flip},-34`, '#c4906c', { lift: 0 }),
      poly(`${230 * flip},-112! ${290 * flip},-118! ${290 * flip},124! ${230 * flip},116!`, '#f1dfb4', {
        lift: 1,
      }),
      poly(`${286 * flip},-130! ${620 * flip},-150! ${620 * flip},150! ${286 * flip},134!`, '#a24e3a', {
        lift: 1.4,
      }),
    ],
    at,
    s,
    depth,
    { turn },
  );
const coil = (x: number, y: number, r: number, depth: number): Piece[] =>
  [1, 0.78, 0.56, 0.34].flatMap((k, i) => [
    {
      rings: [r * k],
      at: [x, y],
      width: r * 0.2,
      flat: 0.62,
      colour: '#8f5f26',
      depth: depth + i * 0.001,
      lit: false,
    },
    {
      rings: [r * k],
      at: [x, y - 4],
      width: r * 0.15,
      flat: 0.62,
      colour: '#eabb6a',
      depth: depth + i * 0.001 + 0.0005,
      lit: false,
    },
  ]);
const knot = (x: number, y: number, s: number, depth: number, turn = 0): Piece[] =>
  p.placed(
    [
      blob('-44,10 -30,-26 6,-36 38,-16 44,18 12,36 -26,32', '#eabb6a', { lift: 1.4 }),
      line('-34,-10 0,6 36,-6', 9, '#9a6a2c'),
      line('-30,18 0,2 30,24', 9, '#9a6a2c'),
    ],
    [x, y],
    s,
    depth,
    { turn },
  );
const lanternAt = (x: number, y: number, scale: number, depth = 0.5) => ({
  id: 'lantern',
  name: `lantern${x}`,
  at: [x, y],
  scale,
  depth,
});
const strung = (points: string): Piece => line(points, 5, '#d9b27a', { depth: 0.29 });

export const treasure: Record<string, object> = {
  rings: {
    set: 'dig',
    light: 'noon',
    plain: '#f7e3ae',
    shot: 'frame-in-frame',
    lighting: { from: [450, 100], cast: false },
    phone: { zoom: 0.98, on: [450, 600], at: [0.5, 0.5] },
    cuts: kept([
      disc(450, 430, 330, '#fdf4d2', { depth: 0.05 }),
      // Earth in layers, darker the deeper.
      ...(
        [
          ['#d9ad66', 450, 440, 418, 400, 0.745],
          ['#b5813f', 450, 470, 462, 470, 0.776],
          ['#8a5a34', 450, 500, 540, 560, 0.778],
          ['#5c3a2c', 450, 540, 660, 660, 0.78],
        ] as const
      ).map(([colour, x, y, rx, ry, depth], i) => ({
        shape: '-460,-300! 1360,-300! 1360,1700! -460,1700!',
        snip: true,
        colour,
        holes: ovalPoints(x, y, rx, ry, 15 + i * 2),
        lift: 2.4,
        depth,
        print: 'map',
      })),
      blob('-460,1120! 0,1060 300,1120 640,1070 1000,1120 1360,1080! 1360,1700! -460,1700!', '#432a26', {
        depth: 0.785,
        lift: 2,
        print: 'map',
      }),
      // The corner of iron.
      poly('370,1330! 480,1212! 640,1330!', '#7f8894', { depth: 0.786, lift: 1.6 }),
      poly('410,1330! 482,1250! 590,1330!', '#945c3c', { depth: 0.787, lift: 0.6 }),
      disc(480, 1236, 9, '#c9d0d4', { depth: 0.788 }),
      // The spade, down at us.
      line('452,470 450,820', 30, '#8a5638', { depth: 0.79 }),
      line('444,470 442,820', 7, '#b9824f', { depth: 0.791 }),
      poly('408,460! 496,460! 500,486! 404,486!', '#6b4232', { depth: 0.792, lift: 1 }),
      blob(
        '330,800! 420,790 450,770 480,790 570,800! 584,960 540,1090 450,1180! 360,1090 316,960',
        '#a9b5bb',
        { depth: 0.793, lift: 3 },
      ),
      blob('450,800! 480,790 570,800! 584,960 540,1090 450,1180!', '#7d8a93', { depth: 0.794, lift: 0 }),
      line('330,1030 366,1096 450,1176 536,1094 572,1030', 11, '#ffffff', { depth: 0.795 }),
      // Her hands, over small ones.
      ...([-1, 1] as const).flatMap((k) => [
        oval(450 + k * 34, 446, 46, 38, SKIN, { depth: 0.797, lift: 1 }),
        line(`${450 + k * 20},430 ${450 + k * 56},434`, 4, '#8a5a3e', { depth: 0.7975 }),
      ]),
    ]),
    cast: [
      who('oona', 'bow', [570, 230], 1.5, {
        facing: 'left',
        expression: 'holdingBreath',
        lookAt: [450, 900],
        depth: 0.73,
      }),
      hero('hold', [330, 330], 1.25, {
        facing: 'right',
        expression: 'brave',
        act: { spine: 14 },
        lookAt: [450, 1000],
        holding: 'none',
        touch: { left: [430, 520], right: [468, 540] },
        depth: 0.796,
      }),
      who('mate', 'stand', [170, 620], 0.95, {
        turn: 62,
        facing: 'right',
        expression: 'wonder',
        depth: 0.74,
      }),
      who('cook', 'stand', [740, 620], 0.95, {
        turn: -62,
        facing: 'left',
        expression: 'wonder',
        depth: 0.74,
      }),
      { who: 'goat', at: [150, 400], scale: 0.5, facing: 'right', turn: 44, depth: 0.735 },
      { who: 'parrot', at: [812, 420], scale: 0.6, facing: 'left', turn: -50, depth: 0.735 },
    ],
  },
  chest: {
    set: 'dig',
    shot: 'close',
    plain: '#efb56e',
    phone: { zoom: 0.98, on: [450, 740], at: [0.5, 0.5] },
    lighting: { from: [450, 1000] },
    cuts: kept([
      disc(450, 900, 700, '#f3c47c', { depth: 0.1 }),
      disc(450, 940, 500, '#f8d690', { depth: 0.101 }),
      blob('-100,620 120,560 330,580 560,560 760,540 1000,580! 1000,1700! -100,1700!', '#c98a52', {
        depth: 0.2,
        lift: 1.2,
        print: 'map',
      }),
      disc(450, 1060, 330, '#f3c47c', { depth: 0.21 }),
      ...p.chestBack([450, 1200], 1.5, 0.75),
      disc(450, 1020, 150, '#f7d68c', { depth: 0.752, opacity: 0.5 }),
      poly('300,960! 560,936! 590,1090! 316,1100!', '#fdf6e2', { depth: 0.753, lift: 1 }),
      p.word('FOR', 392, 990, 30, 0.754, { turn: -8 }),
      ...p.biscuit([470, 1066], 1.35, 0.755, -6),
      ...p.snail([336, 1070], 1.15, 0.756),
      ...p.tooth1([586, 1066], 1.2, 0.757),
      ...p.chestFront([450, 1210], 1.5, 0.758),
      p.word('KEEP OUT, PARROT', 450, 846, 17, 0.7505, { colour: '#c98a5e' }),
      ...bigHand([730, 1200], 1.1, 0.76, -8),
      ...bigHand([170, 1210], 1.1, 0.762, 8, -1),
    ]),
    cast: [
      who('oona', 'bow', [600, 380], 2.25, {
        facing: 'left',
        expression: 'wonder',
        act: { spine: -18, tilt: 4 },
        lookAt: [470, 1040],
        depth: 0.73,
      }),
      hero('bow', [262, 560], 1.9, {
        facing: 'right',
        expression: 'wonder',
        act: { spine: -12 },
        hands: { right: 'pinch' },
        lookAt: [470, 1040],
        touch: { right: [318, 968] },
        depth: 0.74,
      }),
    ],
  },
  note: {
    set: 'dig',
    shot: 'small-before-big',
    plain: '#e5744c',
    phone: { zoom: 1, on: [450, 800], at: [0.5, 0.5] },
    lighting: { from: [120, 420] },
    cuts: kept([
      disc(120, 560, 330, '#f0925a', { depth: 0.05 }),
      disc(120, 560, 190, '#fbd28a', { depth: 0.06 }),
      blob('-100,800! 200,770 560,790 1000,760! 1000,1700! -100,1700!', '#c98a5a', {
        depth: 0.2,
        lift: 1,
        print: 'map',
      }),
      ...(
        [
          [60, 850, 56],
          [240, 820, 36],
          [880, 830, 50],
          [1080, 880, 70],
          [-140, 900, 70],
          [800, 790, 24],
          [130, 960, 74],
        ] as const
      ).flatMap(([x, y, r], i) => [
        oval(x, y, r * 1.15, r * 0.48, '#e8b27a', { depth: 0.22, lift: 0 }),
        oval(x, y, r, r * 0.38, '#4b5a8c', { depth: 0.221, lift: 0 }),
        oval(x, y - r * 0.3, r * 0.34, r * 0.36, ['#e2a94b', '#d98a62', '#7a8a6a'][i % 3]!, {
          depth: 0.222,
          lift: 0.6,
        }),
        disc(x - r * 0.12, y - r * 0.28, r * 0.06, '#2b2028', { depth: 0.223 }),
        disc(x + r * 0.12, y - r * 0.28, r * 0.06, '#2b2028', { depth: 0.223 }),
        blob(
          `${x - r},${y} ${x},${y + r * 0.34} ${x + r},${y} ${x + r * 0.9},${y + r * 0.5} ${x - r * 0.9},${y + r * 0.5}`,
          '#c98a5a',
          { depth: 0.224, lift: 0.4 },
        ),
      ]),
      // A hill of coat.
      blob(
        '180,1400! 190,1120 270,900 400,720 540,620 720,600 860,660 1000,760! 1000,1700! 180,1700!',
        '#8a3c30',
        { depth: 0.7, lift: 2.4, print: 'ledger' },
      ),
      blob('640,1700! 660,1300 720,1000 860,700! 1000,760! 1000,1700!', '#6f2f2c', { depth: 0.701, lift: 0 }),
      blob('250,1400! 300,1190 420,1080 560,1060 680,1100 730,1200 740,1400!', '#b4583f', {
        depth: 0.742,
        lift: 2,
        print: 'ledger',
      }),
      // Half a biscuit in one palm; the other on its way to a head.
      ...bigHand([690, 1120], 0.86, 0.744, -6),
      ...p.biscuit([690, 1090], 0.95, 0.746, -4),
      poly('392,900! 520,880! 536,1010! 404,1026!', '#fffaf0', { depth: 0.739, lift: 1.4, lit: false }),
      p.word('FOR\nWHEN I\nAM BIG', 464, 954, 19, 0.7395, { turn: -8 }),
      // The chest, its lid half shut.
      ...p.chestFront([262, 1215], 0.8, 0.75),
      blob('140,1145! 132,1075 182,1031 262,1019 352,1035 394,1083 384,1145!', '#7a4a34', {
        depth: 0.752,
        lift: 1.6,
      }),
      line('152,1115 262,1101 374,1115', 8, '#5a5560', { depth: 0.753 }),
    ]),
    cast: [
      who('oona', 'sit', [610, 400], 2.35, {
        facing: 'left',
        expression: 'thinking',
        act: { spine: 8, tilt: 8 },
        lookAt: 'hero',
        depth: 0.698,
      }),
      hero('read', [400, 760], 1.28, {
        holding: 'none',
        facing: 'right',
        expression: 'thinking',
        act: { spine: 12, tilt: 6 },
        lookAt: [464, 960],
        touch: { right: [520, 990], left: [262, 1086] },
        seatOn: 'chair',
        depth: 0.738,
      }),
    ],
  },
  share: {
    set: 'dig',
    plain: '#4a3340',
    shot: 'plan',
    phone: { zoom: 0.92, on: [450, 660], at: [0.5, 0.5] },
    lighting: { from: [450, 640] },
    cuts: kept([
      ...light(450, 650, 760, 0.1, ['#6e4a42', '#93643f', '#bd8746', '#e0ad58']),
      poly('190,560! 716,536! 724,740! 200,768!', '#8a5638', { depth: 0.3, lift: 2, print: 'ledger' }),
      line('200,640 716,616', 4, '#6b4232', { depth: 0.302 }),
      ...p.rope('170,716 330,700 560,706 750,680', 0.31, 9),
      ...[280, 394, 508, 622].flatMap((x, i) => knot(x, 706 - i * 5, 0.42, 0.314, i * 40)),
      ...[322, 402, 482, 562, 642].flatMap((x, i) =>
        p.placed(
          [
            blob('-34,20! -38,-14 -20,-30 22,-32 38,-12 34,22! 10,14 -10,24', '#d08a3e', { lift: 1.2 }),
            line('-8,-10 -4,-8', 5, '#fbe6b8'),
            line('10,-14 14,-10', 5, '#fbe6b8'),
          ],
          [x, 630 - i * 5],
          1,
          0.32,
          { turn: i * 17 - 30 },
        ),
      ),
      ...[0, 1, 2].flatMap((i) => p.shell([80 + i * 96, 1236 - i * 6], 0.6, 0.74, -6)),
    ]),
    props: [lanternAt(450, 540, 0.62, 0.5)],
    cast: [
      who('oona', 'stand', [450, 250], 1.5, {
        turn: 180,
        facing: 'front',
        expression: 'delight',
        wears: { outfit: 'pirate', cloth: 'brick', extras: [] },
        lookAt: [450, 620],
        touch: { left: [460, 596] },
        depth: 0.72,
      }),
      who('mate', 'sit', [430, 960], 1.15, { facing: 'back', touch: { left: [340, 780] }, depth: 0.731 }),
      who('cook', 'sit', [800, 530], 1.05, {
        turn: -78,
        facing: 'front',
        expression: 'joy',
        lookAt: [600, 640],
        touch: { right: [664, 580] },
        depth: 0.722,
      }),
      hero('sit', [140, 560], 1.45, {
        turn: 66,
        facing: 'front',
        expression: 'joy',
        act: { tilt: -6 },
        lookAt: [330, 640],
        touch: { right: [262, 700] },
        seatOn: 'ground',
        depth: 0.73,
      }),
      { who: 'parrot', at: [690, 1010], scale: 0.9, facing: 'left', depth: 0.725, lookAt: [556, 640] },
      ...[0, 1, 2].map((i) => ({
        who: 'crab',
        name: `c${i}`,
        at: [80 + i * 96, 1290 - i * 6],
        scale: 0.45,
        depth: 0.739,
      })),
    ],
  },
  dance: {
    set: 'ship',
    shot: 'diagonal-run',
    camera: { zoom: 1.02, on: [450, 660], at: [0.5, 0.5], roll: 8 },
    phone: { zoom: 0.94, on: [450, 660], at: [0.5, 0.5], roll: 6 },
    lighting: { from: [450, 200] },
    cuts: kept([
      ...p.stars(
        [
          [60, 300],
          [180, 130],
          [800, 90],
          [860, 420],
          [330, 60],
          [-90, 420],
          [1000, 300],
        ],
        0.05,
      ),
      rect(-460, 880, 1360, 1020, '#7a4a34', { depth: 0.2, lift: 1, print: 'ledger' }),
      rect(-460, 860, 1360, 892, '#a9703f', { depth: 0.21, lift: 1 }),
      ...light(450, 700, 620, 0.11, ['#3b3560', '#5f4660', '#8f5f54', '#c98a52']),
      ...p.planks(1010, 1700, 110, ['#b97f4a', '#a9713f', '#c48a52'], 0.3),
      rect(120, -300, 190, 1020, '#6b4232', { depth: 0.25, lift: 1.4, print: 'ledger' }),
      strung('-460,120 160,60 520,190 900,90 1360,170'),
      poly('150,150! 150,600! -200,640! -360,220!', '#d9c6a0', {
        depth: 0.24,
        lift: 1.2,
        print: 'sea-chart',
      }),
      // Her thumb, with the boot.
      ...p.boot([712, 424], 0.78, 0.76),
      line('640,320 610,292', 7, '#ffe3a0', { depth: 0.76 }),
      line('772,300 800,268', 7, '#ffe3a0', { depth: 0.76 }),
      line('700,276 698,236', 7, '#ffe3a0', { depth: 0.76 }),
      // Worm tin and pan.
      poly('-36,-30! 36,-30! 34,40! -34,40!', '#8f9aa2', { on: 'mate.right', depth: 0.752, lift: 1 }),
      oval(0, -30, 36, 10, '#c9d0d4', { on: 'mate.right', depth: 0.7525, lift: 0 }),
      oval(0, -50, 46, 46, '#4f535c', { on: 'cook.right', depth: 0.752, lift: 1 }),
      oval(0, -50, 34, 34, '#6b7078', { on: 'cook.right', depth: 0.7525, lift: 0 }),
      ...p.snail([0, 0], 0.55, 0.7445).map((c) => ({ ...c, at: undefined, on: 'hero.chest', dy: -8 })),
    ]),
    props: [lanternAt(520, 290, 0.66, 0.3), lanternAt(820, 200, 0.5, 0.3), lanternAt(10, 190, 0.5, 0.3)],
    cast: [
      who('oona', 'dance', [520, 400], 1.4, {
        facing: 'right',
        expression: 'laughing',
        act: { spine: 8 },
        touch: { right: [770, 330], left: [350, 800] },
        depth: 0.735,
      }),
      hero('dance', [210, 700], 1.15, {
        facing: 'right',
        expression: 'laughing',
        turn: -16,
        act: { spine: 6 },
        touch: { right: [354, 806] },
        lookAt: [770, 330],
        seatOn: 'ground',
        depth: 0.744,
      }),
      who('mate', 'dance', [800, 700], 0.95, {
        facing: 'left',
        expression: 'laughing',
        act: { spine: 10 },
        depth: 0.742,
      }),
      who('cook', 'jump', [90, 440], 0.86, {
        facing: 'right',
        expression: 'laughing',
        turn: -20,
        depth: 0.728,
      }),
      { who: 'parrot', at: [330, 330], pose: 'joy', scale: 0.7, facing: 'right', depth: 0.73 },
      { who: 'goat', at: [640, 1270], scale: 0.46, facing: 'left', pose: 'joy', depth: 0.75 },
      ...[0, 1, 2].map((i) => ({
        who: 'crab',
        name: `c${i}`,
        at: [130 + i * 120, 1290 + (i % 2) * 16],
        scale: 0.46,
        pose: 'joy',
        depth: 0.751,
      })),
    ],
  },
  stars: {
    set: 'ship',
    light: 'dusk',
    shot: 'two-touching',
    plain: '#4a3550',
    phone: { zoom: 0.86, on: [450, 700], at: [0.5, 0.5] },
    lighting: { from: [450, 620] },
    cuts: kept([
      ...p.planks(-300, 1700, 122, ['#6e4c50', '#654549', '#77535a'], 0.1),
      ...light(470, 700, 700, 0.2, ['#85605a', '#a3775f', '#c49368', '#dcae74']),
      // Beyond the rail the sky lies in the sea.
      poly('-460,-300! 1360,-300! 1360,-60! 620,60! -460,560!', '#1c2450', {
        depth: 0.3,
        lift: 2,
        print: 'sea-chart',
      }),
      line('-460,566 620,66 1360,-54', 30, '#8a5c4a', { depth: 0.31 }),
      ...p.stars(
        [
          [60, 110],
          [330, 70],
          [120, 250],
          [20, 290],
          [480, 40],
          [-160, 330],
          [-100, 120],
        ],
        0.32,
      ),
      // That star.
      blob('0,-84! 16,-16 84,0! 16,16 0,84! -16,16 -84,0! -16,-16', '#fff3c4', {
        at: [216, 150],
        depth: 0.33,
        lift: 0.8,
      }),
      // The list, new.
      poly('690,1010! 880,990! 900,1270! 712,1294!', '#f8ecd0', { depth: 0.4, lift: 1 }),
      p.word('CAPTAIN: Oona\nMEASURE: {name}\nMATE: Mate\nCOOK: Cook', 796, 1140, 15, 0.41, {
        turn: -5,
        colour: '#4a3040',
      }),
      poly('20,900! 190,900! 190,1020! 20,1020!', '#8a5638', { depth: 0.5, lift: 1.2 }),
      p.word('LUGGAGE', 105, 966, 23, 0.51, { colour: '#f0d49a' }),
    ]),
    cast: [
      who('oona', 'stand', [420, 760], 1.4, {
        turn: 24,
        facing: 'front',
        expression: 'thinking',
        wears: { outfit: 'pirate', cloth: 'brick', extras: [] },
        hands: { left: 'point' },
        lookAt: [216, 150],
        touch: { left: [250, 560] },
        depth: 0.72,
      }),
      hero('lieBack', [540, 560], 1.2, {
        turn: 204,
        facing: 'front',
        expression: 'wonder',
        hands: { right: 'point' },
        lookAt: [216, 150],
        touch: { right: [356, 420] },
        seatOn: 'bed',
        depth: 0.722,
      }),
      { who: 'parrot', at: [106, 898], scale: 0.62, pose: 'sleep', facing: 'right', depth: 0.52 },
    ],
  },
  bury: {
    set: 'dig',
    shot: 'thing-in-hand',
    plain: '#7d3f3c',
    phone: { zoom: 1, on: [450, 700], at: [0.5, 0.5] },
    lighting: { from: [450, 300] },
    cuts: kept([
      ...light(450, 700, 800, 0.1, ['#95503f', '#b86a42', '#d88c4c', '#efb162']),
      // The chest from above, its lid up.
      blob('150,120! 160,40 280,-10 450,-24 620,-10 740,40 750,120! 740,420! 160,420!', '#7a4a34', {
        depth: 0.3,
        lift: 2,
        print: 'ledger',
      }),
      blob('200,150! 216,80 310,40 450,30 590,40 684,80 700,150! 690,410! 210,410!', '#4a2a28', {
        depth: 0.301,
        lift: 0,
      }),
      poly('130,420! 770,420! 800,1010! 100,1010!', '#945c3c', { depth: 0.31, lift: 2.4, print: 'ledger' }),
      poly('180,462! 720,462! 744,960! 156,960!', '#3c2224', { depth: 0.312, lift: 0 }),
      poly('180,462! 720,462! 724,540! 176,540!', '#2c181c', { depth: 0.313, lift: 0 }),
      ...coil(440, 740, 210, 0.32),
      ...p.biscuit([440, 750], 0.86, 0.34, -4),
      ...p.snail([236, 560], 1.3, 0.342),
      ...p.tooth1([668, 900], 1.2, 0.343),
      ...p.rope('640,690 700,640 690,560 640,540', 0.35, 26),
      ...knot(630, 640, 1.5, 0.36, 20),
      ...bigHand([690, 210], 1.05, 0.37, -10),
      blob(
        '-460,1030! 60,1000 300,1020 450,1010 640,1016 820,990 1360,1030! 1360,1700! -460,1700!',
        '#b5713f',
        { depth: 0.77, lift: 1.6, print: 'map' },
      ),
      ...p.shell([222, 1000], 0.9, 0.776, -20),
    ]),
    cast: [
      { who: 'crab', at: [150, 1130], scale: 0.8, facing: 'right', lookAt: [236, 560], depth: 0.775 },
      ...(
        [
          ['hero', 620, 770, 'left', 76, 'pinch'],
          ['other hand', 330, 900, 'right', -76, 'cup'],
        ] as const
      ).map(([name, x, y, facing, turn, hands]) =>
        hero('point', [x, y], 4, { name, by: 'hand', facing, turn, hands, holding: 'none', depth: 0.74 }),
      ),
    ],
  },
  map: {
    set: 'cabin',
    shot: 'cut-away',
    plain: '#1c2450',
    papers: { land: 'sea-chart' },
    phone: { zoom: 0.95, on: [450, 760], at: [0.5, 0.5] },
    lighting: { from: [640, 600] },
    cuts: kept([
      ...p.stars(
        [
          [60, 90],
          [300, 60],
          [820, 120],
          [700, 40],
          [180, 240],
          [1040, 200],
          [-120, 300],
        ],
        0.05,
      ),
      ...p.isle(130, 420, 0.5, 0.1, '#3a3f78'),
      p.band(420, '#27386e', 0.09, { print: 'sea-chart' }),
      rect(428, -200, 472, 470, '#6b4232', { depth: 0.2, lift: 1.4 }),
      poly('478,-40! 800,60! 700,300! 478,330!', '#4d5688', { depth: 0.19, lift: 1, print: 'sea-chart' }),
      // The hull, cut open.
      blob('-20,440! 60,470 840,470 960,400! 940,760 860,1040 700,1220 260,1230 120,1060 20,760', '#5d3a2f', {
        depth: 0.3,
        lift: 2.4,
        print: 'ledger',
      }),
      rect(40, 480, 420, 700, '#8a6a4a', { depth: 0.32, lift: 0 }),
      rect(440, 480, 880, 830, '#d99a4c', { depth: 0.32, lift: 0 }),
      disc(640, 660, 190, '#efbd68', { depth: 0.322, opacity: 0.7 }),
      rect(70, 720, 420, 930, '#4f5a7e', { depth: 0.32, lift: 0 }),
      rect(440, 850, 830, 1010, '#7a5a50', { depth: 0.32, lift: 0 }),
      rect(120, 950, 420, 1190, '#3f3040', { depth: 0.32, lift: 0 }),
      rect(440, 1030, 760, 1190, '#54414a', { depth: 0.32, lift: 0 }),
      p.band(1190, '#1b2a5c', 0.76, { print: 'sea-chart' }),
      // Galley fire, hammock, worms, barrels.
      rect(70, 610, 170, 700, '#4f535c', { depth: 0.4, lift: 1 }),
      blob('84,690 96,640 116,660 126,630 150,670 156,692', '#f2a24e', { depth: 0.402, lift: 0 }),
      line('80,760 150,850 290,856 410,760', 9, '#e0cfa2', { depth: 0.4 }),
      blob('110,800 150,842 290,846 374,798 330,880 200,884', '#c9a77a', { depth: 0.74, lift: 1 }),
      ...[150, 220, 290, 350].map((x, i) =>
        line(`${x},1180 ${x - 12},1160 ${x + 8},1144 ${x - 4},${1124 - (i % 2) * 12}`, 9, '#d98a7a', {
          depth: 0.4,
        }),
      ),
      poly('130,1130! 390,1130! 384,1190! 136,1190!', '#6b4a36', { depth: 0.41, lift: 1 }),
      rect(530, 690, 830, 714, '#7a4a34', { depth: 0.74, lift: 1.4 }),
      rect(560, 714, 580, 830, '#6b4232', { depth: 0.7, lift: 0.6 }),
      rect(780, 714, 800, 830, '#6b4232', { depth: 0.7, lift: 0.6 }),
      poly('600,676! 780,670! 792,694! 590,694!', '#fdf6e2', { depth: 0.741, lift: 0.6 }),
      rect(640, 1120, 700, 1190, '#8a5638', { depth: 0.72, lift: 1 }),
      p.word('INK', 524, 960, 18, 0.4, { colour: '#f0d9a6' }),
      poly('500,980! 548,980! 552,1008! 496,1008!', '#26284e', { depth: 0.41, lift: 0.8 }),
      line('240,392 320,372', 13, '#b9824f', { depth: 0.74 }),
    ]),
    props: [lanternAt(560, 600, 0.36, 0.5), lanternAt(210, 560, 0.3, 0.5)],
    cast: [
      who('oona', 'bow', [760, 568], 0.76, {
        facing: 'left',
        expression: 'thinking',
        act: { spine: 4 },
        lookAt: [670, 680],
        touch: { left: [690, 672] },
        depth: 0.719,
      }),
      hero('write', [634, 600], 0.6, {
        facing: 'right',
        expression: 'lookingDown',
        holding: 'none',
        act: { spine: 14 },
        lookAt: [680, 680],
        touch: { right: [684, 682] },
        seatOn: 'chair',
        depth: 0.722,
      }),
      who('mate', 'think', [510, 610], 0.6, {
        facing: 'right',
        expression: 'worried',
        act: { spine: 12 },
        lookAt: [680, 680],
        depth: 0.718,
      }),
      who('cook', 'carry', [260, 570], 0.42, { facing: 'left', expression: 'calm', depth: 0.718 }),
      { who: 'parrot', at: [240, 834], scale: 0.44, facing: 'right', depth: 0.73 },
      who('hero', 'walk', [610, 900], 0.4, {
        name: 'heroBelow',
        facing: 'left',
        touch: { left: [552, 986] },
        expression: 'curious',
        depth: 0.718,
      }),
      who('hero', 'stand', [250, 350], 0.4, {
        name: 'heroAbove',
        facing: 'right',
        expression: 'curious',
        depth: 0.73,
      }),
      { who: 'goat', at: [560, 1188], scale: 0.32, facing: 'right', depth: 0.72 },
    ],
  },
  growing: {
    set: 'ship',
    light: 'night',
    shot: 'silhouette',
    plain: '#22285a',
    phone: { zoom: 1, on: [450, 760], at: [0.5, 0.5] },
    lighting: { from: [450, 660] },
    cuts: kept([
      ...p.stars(
        [
          [70, 80],
          [800, 60],
          [860, 260],
          [40, 360],
          [250, 50],
          [560, 40],
          [-120, 200],
          [1060, 160],
        ],
        0.05,
      ),
      disc(430, 640, 500, '#33407c', { depth: 0.06 }),
      disc(430, 640, 410, '#f2a860', { depth: 0.07 }),
      disc(430, 640, 392, '#f9d391', { depth: 0.071 }),
      disc(300, 500, 60, '#f3c37c', { depth: 0.072 }),
      disc(560, 760, 80, '#f3c37c', { depth: 0.072 }),
      p.band(960, '#4f5a8c', 0.1, { print: 'sea-chart', lift: 0 }),
      ...[1000, 1040, 1084].map((y, i) =>
        line(`${150 + i * 60},${y} ${430},${y + 5} ${720 - i * 50},${y - 3}`, 9, '#f9d391', { depth: 0.12 }),
      ),
      ...p.isle(180, 974, 0.62, 0.13, '#2b2f5c'),
      rect(-460, 1130, 1360, 1156, '#1a1634', { depth: 0.73, lift: 1 }),
      ...[-300, -120, 60, 240, 800, 980, 1160].map((x) =>
        rect(x, 1150, x + 18, 1330, '#1a1634', { depth: 0.729, lift: 0 }),
      ),
      rect(-460, 1236, 1360, 1700, '#14102a', { depth: 0.731, lift: 1, print: 'ledger' }),
      // The mast, with a notch; and an older one, a finger lower.
      rect(536, -300, 618, 1260, '#14102a', { depth: 0.732, lift: 1 }),
      poly('534,810! 564,820! 534,830!', '#f9d391', { depth: 0.733, lift: 0 }),
      poly('534,846! 556,854! 534,862!', '#f9d391', { depth: 0.733, lift: 0 }),
      p.word('OONA', 590, 858, 15, 0.734, { colour: '#f2c27c' }),
      line('-460,-60 200,300 536,60', 7, '#14102a', { depth: 0.73 }),
      line('618,60 900,420 1000,560', 7, '#14102a', { depth: 0.73 }),
    ]),
    cast: [
      { who: 'goat', at: [120, 952], scale: 0.24, facing: 'right', plane: 'silhouette', depth: 0.14 },
      hero('stand', [480, 910], 1, { facing: 'left', plane: 'silhouette', act: { neck: -4 }, depth: 0.736 }),
      who('oona', 'bow', [330, 560], 1.5, {
        facing: 'right',
        plane: 'silhouette',
        act: { spine: -8 },
        wears: { outfit: 'pirate', cloth: 'brick', extras: ['pirateHat'] },
        touch: { right: [480, 826], left: [540, 800] },
        depth: 0.735,
      }),
    ],
  },
};
