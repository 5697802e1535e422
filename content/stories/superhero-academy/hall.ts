// By night to the Registry: a key, a handle, sixty winters of letters, one of them {name}’s; and sixty at the door.
import { blob, disc, line, oval, poly, rect } from '../../cuts/lit.ts';
import { hero, kept, light, type Piece, type XY } from '../../cuts/placing.ts';
import * as p from './pieces.ts';
import { friendAt } from './stage.ts';

const GREEN = ['#2f5a4a', '#4a7d62', '#74a67e', '#a8cf9c'];
/** A row of cabinets from above: its top, and the fronts that look to us. */
const cabinets = (x: number, y: number, n: number, w: number, depth: number, tone: string): Piece[] =>
  Array.from({ length: n }, (_, i) => [
    rect(x + i * w, y, x + i * w + w - 6, y + 70, tone, { depth, lift: 1.4, print: 'ledger' }),
    rect(x + i * w, y + 70, x + i * w + w - 6, y + 126, '#4f7a6a', { depth: depth + 0.001, lift: 0.8 }),
    rect(x + i * w + w * 0.3, y + 84, x + i * w + w * 0.62, y + 104, '#f3ead2', {
      depth: depth + 0.002,
      lift: 0,
    }),
    line(`${x + i * w + w * 0.34},${y + 114} ${x + i * w + w * 0.58},${y + 114}`, 5, '#d8c48a', {
      depth: depth + 0.002,
    }),
  ])
    .flat()
    .map(p.fixed);
/** Letters as they fall: the same ones every time. */
const blizzard = (
  n: number,
  seed: number,
  box: readonly [x: number, y: number, w: number, h: number],
  s: number,
  depth: number,
): Piece[] =>
  Array.from({ length: n }, (_, i) => {
    const a = ((i + 1) * (seed * 7919 + 104729)) % 9973;
    const b = ((i + 3) * (seed * 6101 + 7907)) % 9967;
    return p.letter(
      box[0] + (a / 9973) * box[2],
      box[1] + (b / 9967) * box[3],
      s * (0.8 + ((a * 3) % 100) / 180),
      depth + i * 0.0004,
      (b % 140) - 70,
      ['#fffdf4', '#f4f1e6', '#fbf6e6', '#e9ecdf'][i % 4],
    );
  }).flat();

export const hall: Record<string, object> = {
  back: {
    set: 'corridor',
    light: 'night',
    plain: '#232b52',
    shot: 'silhouette',
    phone: { zoom: 0.98, on: [450, 800], at: [0.5, 0.5] },
    lighting: { from: [240, 200] },
    cuts: kept([
      rect(-460, -300, 1360, 1000, '#2b3564', { depth: 0.05, lift: 0.2, print: 'comic' }),
      ...[-330, -40, 250].flatMap((x) => [
        poly(`${x},60! ${x + 190},60! ${x + 190},640! ${x},640!`, '#dfe6f5', { depth: 0.1, lift: 1 }),
        line(`${x + 95},60 ${x + 95},640`, 10, '#2b3564', { depth: 0.101 }),
        line(`${x},330 ${x + 190},330`, 10, '#2b3564', { depth: 0.101 }),
      ]),
      disc(360, 210, 56, '#fffbe6', { depth: 0.102 }),
      rect(-460, 1000, 1360, 1700, '#1b2146', { depth: 0.2, lift: 1 }),
      // Bars of light across the floor.
      ...[-330, -40, 250].map((x) =>
        poly(`${x + 150},1010! ${x + 330},1010! ${x + 560},1400! ${x + 300},1400!`, '#7f8fc4', {
          depth: 0.21,
          lift: 0,
        }),
      ),
      ...[-330, -40, 250].map((x) =>
        poly(`${x + 30},720! ${x + 200},720! ${x + 330},1010! ${x + 150},1010!`, '#3d4a80', {
          depth: 0.06,
          lift: 0,
        }),
      ),
      // The black door, with a step that has just been done.
      rect(560, 200, 1000, 1010, '#0f1230', { depth: 0.3, lift: 2 }),
      rect(590, 240, 980, 1010, '#181c40', { depth: 0.31, lift: 1 }),
      disc(630, 640, 17, '#c9a24e', { depth: 0.32 }),
      p.word('REGISTRY', 770, 300, 32, 0.32, { colour: '#7f8fc4' }),
      poly('520,1010! 1000,1010! 1000,1066! 500,1066!', '#2b3564', { depth: 0.33, lift: 1.2 }),
      line('540,1022 960,1022', 5, '#c9d4f2', { depth: 0.331 }),
      // Nobody, with a cap, a glove and a mop.
      ...p.bucket(800, 1160, 1.1, 0.5),
      ...p.mop(800, 1120, 1.35, 0.49, 4),
      ...p.cap(700, 660, 1.15, 0.52, -14),
      ...p.glove(612, 880, 0.95, 0.53, -86),
      line('566,884 490,890', 15, '#f3c95a', { depth: 0.54 }),
      { rings: [26], at: [466, 892], width: 13, colour: '#f3c95a', depth: 0.54 },
      line('560,890 556,916', 11, '#f3c95a', { depth: 0.54 }),
      line('538,890 536,912', 11, '#f3c95a', { depth: 0.54 }),
      ...light(500, 890, 150, 0.48, ['#3a4376', '#5a6090']),
    ]),
    cast: [
      friendAt('holdHands', [104, 800], 1.14, {
        facing: 'right',
        plane: 'silhouette',
        touch: { right: [228, 968] },
        depth: 0.73,
      }),
      hero('holdHands', [352, 790], 1.16, {
        facing: 'right',
        plane: 'silhouette',
        act: { spine: 12 },
        touch: { right: [444, 910], left: [232, 972] },
        depth: 0.735,
      }),
    ],
  },
  registry: {
    set: 'registry',
    shot: 'plan',
    plain: '#1d3a35',
    phone: { zoom: 0.98, on: [450, 560], at: [0.5, 0.5] },
    cuts: kept([
      rect(-460, -300, 1360, 1700, '#24463e', { depth: 0.05, lift: 0.2, print: 'ledger' }),
      // Streets of cabinets.
      ...cabinets(-400, 760, 5, 110, 0.3, '#3a6456'),
      ...cabinets(690, 760, 6, 110, 0.3, '#3a6456'),
      ...cabinets(-400, 960, 4, 124, 0.4, '#447062'),
      ...cabinets(640, 960, 5, 124, 0.4, '#447062'),
      ...cabinets(-420, 1180, 4, 140, 0.745, '#4f7d6c'),
      ...cabinets(600, 1180, 5, 140, 0.745, '#4f7d6c'),
      ...light(430, 820, 440, 0.2, GREEN, 0.86),
      // The one great drawer: burnt, frozen, and once somebody ran at it with his head.
      rect(190, -80, 1000, 540, '#5a8574', { depth: 0.32, lift: 3, print: 'ledger' }),
      rect(240, -40, 1000, 500, '#6f9c88', { depth: 0.33, lift: 1 }),
      rect(50, -80, 196, 960, '#3f6a58', { depth: 0.317, lift: 1.6 }),
      poly('400,40! 760,40! 760,150! 400,150!', '#f6efd8', { depth: 0.34, lift: 1 }),
      p.word('PENDING', 580, 96, 54, 0.35),
      ...p.placed(
        [
          blob('-90,0 -60,-70 10,-100 70,-70 100,0 70,70 0,100 -60,70', '#3a2f34', { lift: 0 }),
          blob('-50,0 -30,-38 8,-52 46,-30 56,6 36,46 -4,56 -36,40', '#1f1a20', { lift: 0 }),
        ],
        [370, 300],
        0.9,
        0.34,
      ),
      ...p.placed(
        [
          blob(
            '-86,-110! -26,-130 54,-120 86,-68! 86,90! 54,70 34,110 4,62 -26,100 -56,50 -86,10!',
            '#d5f0f2',
            { lift: 0.8 },
          ),
          line('-66,-90 -26,-50 -36,0', 5, '#ffffff'),
          line('34,-100 24,-40 64,0', 5, '#ffffff'),
        ],
        [790, 300],
        1,
        0.34,
      ),
      oval(580, 320, 70, 84, '#4f7a68', { depth: 0.34, lift: 0 }),
      oval(512, 324, 16, 26, '#4f7a68', { depth: 0.34, lift: 0 }),
      oval(648, 324, 16, 26, '#4f7a68', { depth: 0.34, lift: 0 }),
      line('500,456 660,456', 26, '#c9b26a', { depth: 0.345 }),

      // Sixty years of scorch marks, all in front.
      ...(
        [
          [300, 640, 60],
          [420, 610, 44],
          [560, 630, 70],
          [690, 620, 50],
          [800, 640, 40],
        ] as const
      ).map(([x, y, r]) => oval(x, y, r, r * 0.36, '#15271f', { depth: 0.25, lift: 0, opacity: 0.8 })),
      // At the side, with dust on it, a handle.
      ...light(140, 846, 130, 0.318, ['#5f9a74', '#a8d49a', '#e0f0ba']),
      ...p.handle(126, 850, 0.86, 0.3195, -34),
      ...p.mop(760, 1180, 0.9, 0.5, 0),
      ...p.cap(770, 800, 0.7, 0.51, 6),
    ]),
    cast: [
      hero('stand', [312, 740], 1.1, {
        facing: 'left',
        expression: 'curious',
        act: { spine: 12 },
        lookAt: [150, 840],
        touch: { left: [206, 812], right: 'friend.chest' },
        shadow: true,
        depth: 0.738,
      }),
      friendAt('stand', [520, 750], 1.06, {
        facing: 'left',
        expression: 'brave',
        act: { spine: -8 },
        lookAt: 'hero',
        hands: 'fist',
        shadow: true,
        depth: 0.732,
      }),
    ],
  },
  letters: {
    set: 'registry',
    shot: 'small-before-big',
    plain: '#f1efe2',
    phone: { zoom: 0.98, on: [450, 820], at: [0.5, 0.5] },
    lighting: { from: [760, 60] },
    cuts: kept([
      rect(-460, -300, 1360, 1700, '#dfe8d8', { depth: 0.05, lift: 0 }),
      ...light(730, 90, 760, 0.06, ['#e8eedd', '#f3f5e6', '#fdfdf2']),
      // The drawer, at last.
      poly('560,-60! 1000,-60! 1000,230! 600,190!', '#4f7a68', { depth: 0.1, lift: 2, print: 'ledger' }),
      poly('600,-20! 1000,-20! 1000,170! 630,140!', '#10211d', { depth: 0.11, lift: 0 }),
      ...blizzard(46, 3, [-380, -40, 1640, 900], 0.62, 0.2),
      ...blizzard(26, 5, [180, 30, 640, 420], 0.8, 0.25),
      ...blizzard(30, 7, [-380, 520, 1640, 480], 0.9, 0.4),
      ...p.mop(180, 1290, 1.5, 0.5, -8),
      ...p.glove(716, 900, 1.1, 0.7, 8),
      ...p.letter(724, 806, 1.25, 0.71, 4),
      p.word('J. MOPP\n1962', 724, 838, 17, 0.712, { turn: 4 }),
      ...p.cap(742, 640, 1, 0.7, -8),
      ...blizzard(16, 11, [-380, 1080, 1640, 90], 1.35, 0.745),
      ...blizzard(18, 13, [-380, 1190, 1640, 130], 1.7, 0.77),
    ]),
    cast: [
      friendAt('wave', [510, 900], 1.06, {
        facing: 'left',
        expression: 'wonder',
        lookAt: [640, 120],
        seatOn: 'bed',
        depth: 0.735,
      }),
      hero('jump', [310, 860], 1.24, {
        facing: 'right',
        expression: 'delight',
        act: { spine: -13, tilt: -14 },
        lookAt: [700, 100],
        seatOn: 'bed',
        depth: 0.74,
      }),
    ],
  },
  own: {
    set: 'registry',
    shot: 'close',
    plain: '#1f3d36',
    phone: { zoom: 0.92, on: [450, 720], at: [0.5, 0.5] },
    lighting: { from: [300, 1200] },
    cuts: kept([
      ...light(420, 760, 820, 0.1, ['#2f5a4a', '#4a7d62', '#7aa980', '#b5d6a4']),
      rect(-460, -300, 130, 1700, '#183029', { depth: 0.2, lift: 2, print: 'ledger' }),
      ...[40, 380, 720, 1060].flatMap((y) => [
        rect(-60, y, 100, y + 260, '#24463e', { depth: 0.21, lift: 1 }),
        line(`20,${y + 130} 70,${y + 130}`, 14, '#c9b26a', { depth: 0.22 }),
      ]),
      // White paper up to their chests.
      ...blizzard(14, 17, [-360, 1170, 1600, 80], 1.9, 0.76),
      ...blizzard(12, 19, [-360, 1270, 1600, 90], 2.2, 0.78),
      poly('330,1040! 470,1028! 480,1130! 340,1144!', '#4f6f8c', { depth: 0.741, lift: 1 }),
      line('338,1056 470,1044', 4, '#c9dbe6', { depth: 0.742, dash: [12, 8] }),
      disc(404, 1076, 17, '#e2b04e', { depth: 0.743 }),
      line('404,1084 404,1070', 3, '#8a5638', { depth: 0.744 }),
    ]),
    cast: [
      hero('stand', [360, 600], 2.7, {
        facing: 'right',
        expression: 'laughing',
        act: { spine: -6, tilt: -10 },
        touch: { right: [430, 1050] },
        seatOn: 'bed',
        depth: 0.738,
      }),
      friendAt('peek', [690, 600], 2.4, {
        facing: 'left',
        expression: 'curious',
        act: { spine: 16, neck: 8 },
        lookAt: [410, 1080],
        seatOn: 'bed',
        depth: 0.73,
      }),
    ],
  },
  dawn: {
    set: 'corridor',
    light: 'dawn',
    shot: 'frame-in-frame',
    plain: '#fbe3a8',
    phone: { zoom: 0.98, on: [450, 700], at: [0.5, 0.5] },
    lighting: { from: [450, 300] },
    cuts: kept([
      disc(450, 240, 430, '#fdf0c4', { depth: 0.05 }),
      // A block of faces, down to the floor.
      ...p
        .rows([170, 300], [86, 100], [8, 9], 0.94, 0.1, { awed: true, look: [0, 0.4] })
        .filter(({ at }) => (at as XY)[0] < 820),
      ...p.caped(4, 640, 330, 0.9, 0.16, { awed: true }),
      // The dark of the Registry; its door stands open.
      poly('-460,-300! 210,-300! 190,1240! -460,1240!', '#152a26', {
        depth: 0.4,
        lift: 2.6,
        print: 'ledger',
      }),
      poly('1360,-300! 690,-300! 700,1240! 1360,1240!', '#152a26', {
        depth: 0.4,
        lift: 2.6,
        print: 'ledger',
      }),
      poly('-460,-300! 1360,-300! 1360,90! -460,90!', '#10211d', { depth: 0.41, lift: 2 }),
      poly('690,90! 860,20! 880,1330! 700,1230!', '#24463e', { depth: 0.42, lift: 2 }),
      oval(730, 700, 16, 22, '#c9b26a', { depth: 0.43, lift: 0.8 }),
      rect(-460, 1200, 1360, 1700, '#10211d', { depth: 0.44, lift: 1.6 }),
      poly('200,1200! 694,1200! 820,1400! 90,1400!', '#8f8450', { depth: 0.45, lift: 0 }),
      // A flower, just in case.
      line('330,860 340,800', 7, '#4f8f58', { depth: 0.2 }),
      ...[0, 1, 2, 3, 4].map((i) =>
        oval(340 + Math.cos(i * 1.257) * 17, 786 + Math.sin(i * 1.257) * 17, 13, 13, '#e0708a', {
          depth: 0.201,
          lift: 0.4,
        }),
      ),
      disc(340, 786, 10, '#f3c95a', { depth: 0.202 }),
      ...blizzard(9, 23, [-300, 1240, 500, 70], 0.8, 0.5),
      ...blizzard(7, 29, [640, 1250, 500, 60], 0.8, 0.5),
      ...p.mop(90, 1310, 1.15, 0.76, -22),
    ]),
    cast: [
      hero('stand', [410, 760], 1.42, { facing: 'backRight', act: { spine: 12 }, shadow: true, depth: 0.74 }),
      friendAt('stand', [560, 770], 1.36, {
        facing: 'backLeft',
        touch: { left: 'hero.shoulder' },
        shadow: true,
        depth: 0.735,
      }),
    ],
  },
};
