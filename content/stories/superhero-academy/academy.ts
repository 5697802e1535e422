// A form, a rumor, lunch, an alarm.
import { blob, disc, line, oval, poly, rect } from '../../cuts/lit.ts';
import { hero, kept, type Piece, type XY } from '../../cuts/placing.ts';
import { written } from '../../cuts/written.ts';
import * as p from './pieces.ts';
import { friendAt } from './stage.ts';

const LOCKERS = ['#6f9db5', '#7aa8be', '#668fa8'];

export const academy: Record<string, object> = {
  form: {
    set: 'corridor',
    shot: 'thing-in-hand',
    plain: '#d9a765',
    phone: { zoom: 0.96, on: [470, 640], at: [0.5, 0.5] },
    cuts: kept([
      rect(-460, -300, 1360, 200, '#f6e7bf', { depth: 0.05, lift: 0.2, print: 'comic' }),
      // The mop passes, alone, behind the desk.
      ...p.mop(800, 158, 0.7, 0.06, 12),
      poly('-100,190! 1000,150! 1000,1700! -100,1700!', '#d9a765', { depth: 0.1, lift: 1.4, print: 'comic' }),
      line('-100,196 1000,156', 14, '#f0c98a', { depth: 0.11 }),
      // The form.
      poly('150,250! 780,210! 830,1090! 190,1130!', '#fffaf0', { depth: 0.3, lift: 2.2 }),
      poly('150,250! 780,210! 786,320! 155,360!', '#c8503f', { depth: 0.302, lift: 0 }),
      p.word('FORM', 300, 304, 54, 0.31, { turn: -3.6, colour: '#fffaf0' }),
      poly('206,410! 420,396! 434,640! 220,654!', '#8fb8c9', { depth: 0.31, lift: 0.6 }),
      p.word('NAME', 520, 410, 24, 0.31, { turn: -3.6, colour: '#8a8496' }),
      poly('462,432! 762,413! 766,480! 466,499!', '#f3ead2', { depth: 0.31, lift: 0 }),
      written('{name}', 614, 457, 286, '#3a3550', 0.312, { turn: -3.6 }),
      p.word('POWER', 530, 548, 24, 0.31, { turn: -3.6, colour: '#8a8496' }),
      poly('176,654! 444,636! 450,700! 180,722!', '#fffaf0', { depth: 0.313, lift: 0 }),
      poly('222,702! 790,665! 801,884! 234,921!', '#3a3550', { depth: 0.314, lift: 0 }),
      poly('229,709! 783,673! 794,877! 241,913!', '#f3ead2', { depth: 0.3142, lift: 0 }),

      p.word('pending', 444, 800, 66, 0.315, { turn: -3.6, colour: '#8f8c96' }),
      ...[0, 1].map((i) =>
        line(`${250},${974 + i * 60} ${800},${940 + i * 60}`, 4, '#cfc6b0', { depth: 0.31 }),
      ),
      { rings: [66, 54], at: [700, 1000], width: 5, colour: '#b5476a', depth: 0.32, opacity: 0.7 },
      p.word('1962', 700, 1000, 28, 0.321, { turn: -18, colour: '#b5476a' }),
      // Where a careful finger has gone through.
      blob('640,756 664,716 706,706 744,724 762,768 738,812 690,826 652,806', '#8a5638', {
        depth: 0.33,
        lift: 0,
      }),
      ...(
        [
          '640,756! 606,740 664,716!',
          '706,706! 720,668 744,724!',
          '762,768! 800,786 738,812!',
          '690,826! 676,866 652,806!',
        ] as const
      ).map((shape) => poly(shape, '#fffdf6', { depth: 0.331, lift: 0.8 })),
      poly('-460,1150! 380,1130! 470,1330! 470,1700! -460,1700!', '#b98549', {
        depth: 0.77,
        lift: 1.6,
        print: 'comic',
      }),
    ]),
    cast: [
      hero('stand', [316, 508], 0.72, {
        name: 'photo',
        expression: 'calm',
        facing: 'front',
        depth: 0.312,
        wears: { outfit: 'tee', cloth: 'dusk', extras: [] },
      }),
      hero('point', [200, 1010], 3.6, {
        by: 'hand',
        facing: 'right',
        turn: -60,
        hands: 'cup',
        holding: 'none',
        depth: 0.74,
      }),
      friendAt('point', [690, 786], 3.7, {
        by: 'hand',
        facing: 'left',
        turn: 24,
        hands: 'point',
        holding: 'none',
        depth: 0.745,
      }),
    ],
  },
  rumor: {
    set: 'corridor',
    shot: 'diagonal-run',
    camera: { zoom: 1.05, on: [450, 660], at: [0.5, 0.5], roll: 7 },
    phone: { zoom: 0.94, on: [470, 760], at: [0.5, 0.5], roll: 5 },
    cuts: kept([
      rect(-460, -300, 1360, 330, '#f9eed0', { depth: 0.05, lift: 0.2, print: 'comic' }),
      ...[-400, -90, 220, 530, 840, 1150].map((x) =>
        p.fixed(rect(x, -200, x + 170, 270, '#dff0f0', { depth: 0.06, lift: 0.8 })),
      ),
      ...Array.from({ length: 11 }, (_, i) =>
        p.locker(-390 + i * 156, 900, 1.18, 0.1, LOCKERS[i % 3]!, i % 4 === 1 ? 1 : 0),
      ).flat(),
      rect(-460, 900, 1360, 1700, '#e9cf9a', { depth: 0.2, lift: 1, print: 'comic' }),
      ...[960, 1060, 1200].map((y) => line(`-460,${y} 1360,${y}`, 4, '#d7b57a', { depth: 0.21 })),
      // The little door that squeaked.
      poly('432,486! 560,440! 560,900! 432,860!', '#8fbace', { depth: 0.72, lift: 1.6 }),
      rect(400, 500, 436, 870, '#35485e', { depth: 0.3, lift: 0 }),
      oval(540, 660, 9, 20, '#f1dfb0', { depth: 0.721, lift: 0.4 }),
      p.word('eek', 610, 470, 34, 0.73, { turn: -10, colour: '#c8503f' }),
      line('574,520 600,504', 6, '#c8503f', { depth: 0.73 }),
      line('578,548 612,544', 6, '#c8503f', { depth: 0.73 }),
      // Whispers, each a bit bigger.
      ...p.arrow(690, 330, 0.5, 0.6, 8, '#e2a53c'),
      ...p.arrow(790, 250, 0.8, 0.6, -8, '#d96a3f'),
      ...p.arrow(60, 190, 1.1, 0.6, 176, '#c8503f'),
      ...p.arrow(260, 300, 0.7, 0.6, 186, '#d96a3f'),
      // Everybody falls like cut grass.
      ...(
        [
          [600, 820, 0.9, 28],
          [700, 900, 0.95, 46],
          [640, 1010, 1.05, 58],
          [800, 990, 1.1, 66],
          [720, 1120, 1.2, 76],
          [880, 1130, 1.2, 84],
          [1010, 940, 1, 60],
          [1060, 1080, 1.1, 78],
          [60, 980, 1, -70],
          [20, 1120, 1.2, -80],
          [-120, 1000, 1, -74],
        ] as const
      ).flatMap(([x, y, s, turn], i) =>
        p.caped(i, x, y, s, 0.74 + i * 0.001, { turn, awed: true, look: [turn > 0 ? -1 : 1, 0] }),
      ),
      // One at the ceiling, one in his own ice.
      ...p.caped(5, 470, 120, 0.9, 0.5, { turn: 180, awed: true }),
      p.fixed(
        poly('800,560! 900,520! 960,640! 950,800! 820,820! 780,680!', '#c9ecf2', {
          depth: 0.735,
          lift: 1.6,
          opacity: 0.75,
        }),
      ),
      ...p.caped(2, 866, 650, 0.8, 0.734, { awed: true, look: [-1, 0] }),
      ...p.mop(500, 1250, 0.8, 0.76, -24),
    ]),
    cast: [
      hero('point', [270, 570], 1.3, {
        facing: 'right',
        expression: 'curious',
        act: { spine: -4, tilt: 8 },
        hands: { right: 'point' },
        lookAt: [760, 900],
        touch: { right: [438, 700] },
        depth: 0.73,
      }),
    ],
  },
  lunch: {
    set: 'canteen',
    shot: 'establish',
    phone: { zoom: 1, on: [450, 800], at: [0.5, 0.5] },
    lighting: { from: [700, 40], cast: true },
    cuts: kept([
      rect(-460, -300, 1360, 620, '#f6edd6', { depth: 0.05, lift: 0.2, print: 'comic' }),
      ...[380, 610, 840, 1070].map((x) =>
        p.fixed(rect(x, 60, x + 160, 420, '#fffdf4', { depth: 0.06, lift: 0.8 })),
      ),
      ...[380, 610, 840, 1070].map((x) =>
        poly(`${x - 60},620! ${x + 90},620! ${x - 40},1330! ${x - 240},1330!`, '#fffaf0', {
          depth: 0.22,
          lift: 0,
          opacity: 0.7,
        }),
      ),
      rect(-460, 600, 1360, 1700, '#ead9b4', { depth: 0.2, lift: 0.6 }),
      // An empty plain of tables.
      ...(
        [
          [760, 660, 0.5],
          [960, 700, 0.6],
          [820, 760, 0.7],
          [1060, 830, 0.8],
        ] as const
      ).flatMap(([x, y, s]) =>
        p.placed(
          [
            poly('-150,-90! 150,-90! 170,-66! -170,-66!', '#c9855a', { lift: 0.8 }),
            poly('-140,-66! -128,-66! -128,0! -140,0!', '#8a5a40', { lift: 0 }),
            poly('140,-66! 128,-66! 128,0! 140,0!', '#8a5a40', { lift: 0 }),
          ],
          [x, y],
          s,
          0.3,
        ),
      ),
      // Sixty on one side, up to the ceiling.
      ...p.rows([-210, 130], [68, 76], [7, 15], 0.62, 0.4, { look: [1, 0.2] }).filter(({ at }) => {
        const [x, y] = at as XY;
        return x < 70 + (y - 100) * 0.24;
      }),
      // One long stretched neck.
      line('150,760 240,560 300,470 420,452', 26, '#d3a27c', { depth: 0.46 }),
      ...p.placed(
        [
          oval(0, 0, 42, 38, '#d3a27c', { lift: 0.8 }),
          blob('-41,-10 -20,-19 0,-13 20,-19 41,-10 34,12 12,10 0,2 -12,10 -34,12', '#7a2f34', { lift: 0 }),
          oval(6, -2, 8, 9, '#fffaf0', { lift: 0 }),
          oval(26, -2, 8, 9, '#fffaf0', { lift: 0 }),
          oval(9, 0, 4, 5, '#2b2230', { lift: 0 }),
          oval(29, 0, 4, 5, '#2b2230', { lift: 0 }),
          blob('-44,-8 -40,-40 0,-50 34,-38 20,-24 -16,-24', '#2b2326', { lift: 0.3 }),
        ],
        [452, 448],
        0.9,
        0.461,
      ),
      // Their table; a tray has come through it, a little.
      poly('400,980! 860,980! 900,1030! 360,1030!', '#d99a62', { depth: 0.74, lift: 1.6, print: 'comic' }),
      poly('360,1030! 900,1030! 896,1052! 364,1052!', '#a8693f', { depth: 0.741, lift: 0.6 }),
      rect(400, 1052, 426, 1230, '#8a5a40', { depth: 0.7, lift: 0.6 }),
      rect(834, 1052, 860, 1230, '#8a5a40', { depth: 0.7, lift: 0.6 }),
      poly('640,948! 790,1010! 772,1062! 620,1000!', '#c8503f', { depth: 0.745, lift: 1.2 }),
      poly('636,1000! 668,984! 690,1030! 730,1020! 770,1060! 640,1040!', '#a8693f', {
        depth: 0.746,
        lift: 0.8,
      }),
      oval(560, 992, 46, 13, '#fffaf0', { depth: 0.744, lift: 0.6 }),
      blob('528,988 536,958 560,948 584,958 592,988', '#e6b84e', { depth: 0.745, lift: 0.8 }),
      blob('544,956 560,944 578,956 560,962', '#8a4a2c', { depth: 0.746, lift: 0 }),
      poly('446,990! 452,930! 474,930! 480,990!', '#c8503f', { depth: 0.745, lift: 0.8 }),
      poly('456,930! 462,908! 470,930!', '#fffaf0', { depth: 0.746, lift: 0 }),
      // Mop and bucket have sat down to lunch.
      ...p.mop(800, 770, 0.5, 0.34, 6),
      ...p.bucket(870, 772, 0.5, 0.34),
    ]),
    cast: [
      hero('sit', [510, 810], 0.86, {
        facing: 'right',
        expression: 'curious',
        act: { spine: 14 },
        lookAt: 'friend',
        touch: { right: [580, 982] },
        seatOn: 'chair',
        depth: 0.73,
      }),
      friendAt('sit', [720, 800], 0.9, {
        facing: 'left',
        expression: 'embarrassed',
        act: { spine: 14 },
        lookAt: 'hero',
        touch: { left: [600, 984] },
        seatOn: 'chair',
        depth: 0.731,
      }),
    ],
  },
  alarm: {
    set: 'roof',
    shot: 'low-angle',
    phone: { zoom: 0.98, on: [450, 720], at: [0.5, 0.5] },
    cuts: kept([
      disc(450, 900, 620, '#f7bd74', { depth: 0.05 }),
      disc(450, 940, 420, '#fbd694', { depth: 0.06 }),
      ...p.blocks(
        [
          [-420, 760, 150],
          [-200, 840, 170],
          [20, 900, 120],
          [360, 880, 110],
          [500, 850, 120],
          [960, 820, 180],
          [1160, 740, 160],
        ],
        1200,
        '#b5678a',
        '#fbd694',
        0.1,
      ),
      // Left, a bridge like two open hands, and a bus on one finger.
      poly('20,1000! 64,1000! 150,560! 124,548!', '#a83f3a', { depth: 0.14, lift: 1.2 }),
      poly('270,1000! 232,1000! 190,640! 212,634!', '#a83f3a', { depth: 0.14, lift: 1.2 }),
      ...[0, 1, 2, 3].map((i) =>
        line(`${46 + i * 24},${900 - i * 90} ${74 + i * 24},${850 - i * 90}`, 6, '#7a2f34', { depth: 0.141 }),
      ),
      ...p.bus(140, 558, 0.32, 0.15, -16),
      // Right, a thin tower, red at its top.
      poly('716,1010! 740,470! 800,470! 830,1010!', '#7a6aa0', {
        depth: 0.14,
        lift: 1.2,
        print: 'newsprint',
      }),
      line('772,470 772,410', 7, '#5a4a80', { depth: 0.139 }),
      disc(772, 400, 48, '#f7897a', { depth: 0.138, opacity: 0.5 }),
      disc(772, 400, 24, '#e0402f', { depth: 0.142 }),
      rect(752, 510, 792, 570, '#fff3c4', { depth: 0.143, lift: 0 }),
      // The bell in its ring.
      { rings: [210], at: [450, 330], width: 26, colour: '#5a4a70', depth: 0.3 },
      ...[
        '190,180 130,160 154,130 90,100 114,70 40,50',
        '710,180 770,160 746,130 810,100 786,70 860,50',
        '170,330 120,344 130,312 70,330 80,300 24,316',
        '730,330 780,344 770,312 830,330 820,300 876,316',
      ].map((l) => line(l, 13, '#c8503f', { depth: 0.32 })),
      ...p.placed(
        [
          blob(
            '0,-260 50,-246 70,-200 130,-150 165,-30 175,110 240,190! -240,190! -175,110 -165,-30 -130,-150 -70,-200 -50,-246',
            '#f0b63e',
            { lift: 3 },
          ),
          blob('-130,-140 -100,-160 -110,-20 -120,140 -180,170 -168,100 -160,-20', '#fbdc8a', { lift: 0 }),
          blob('-256,184! 256,184! 270,232! -270,232!', '#d9962f', { lift: 1 }),
        ],
        [450, 340],
        0.78,
        0.4,
      ),
      oval(464, 536, 46, 44, '#a8692a', { depth: 0.39, lift: 1 }),
      poly('236,330! 258,330! 300,1180! 256,1180!', '#5a4a70', { depth: 0.5, lift: 1.4 }),
      poly('664,330! 642,330! 600,1180! 644,1180!', '#5a4a70', { depth: 0.5, lift: 1.4 }),
      poly('-100,1010! 1000,1000! 1000,1700! -100,1700!', '#8f5a70', {
        depth: 0.6,
        lift: 1.4,
        print: 'comic',
      }),
      // Sixty pairs of boots have just moved back.
      ...Array.from({ length: 12 }, (_, i) =>
        p.boot(-250 + i * 122, 1300, 1.05, Math.floor(i / 2), 0.77),
      ).flat(),
      line('-460,1232 1360,1232', 5, '#f7bd74', { depth: 0.61 }),
      ...p.mop(120, 1216, 0.6, 0.62, -20),
    ]),
    props: [],
    cast: [
      hero('stand', [370, 800], 1.02, {
        facing: 'left',
        expression: 'wonder',
        act: { spine: -12 },
        lookAt: [200, 560],
        touch: { right: 'friend.left' },
        shadow: true,
        depth: 0.73,
      }),
      friendAt('carry', [540, 800], 1.02, {
        facing: 'right',
        expression: 'embarrassed',
        act: { spine: 4 },
        lookAt: [772, 400],
        holding: 'none',
        shadow: true,
        depth: 0.731,
      }),
    ],
  },
};
/** The door that came off, under one arm. */
const door = p.placed(
  [
    poly('-70,-170! 70,-170! 70,170! -70,170!', '#7a8fb5', { lift: 1.6, lit: false }),
    poly('-48,-144! 48,-144! 48,-20! -48,-20!', '#95a8c9', { lift: 0.6, lit: false }),
    poly('-48,10! 48,10! 48,140! -48,140!', '#95a8c9', { lift: 0.6, lit: false }),
    oval(54, 0, 10, 10, '#f1dfb0', { lift: 0.6, lit: false }),
  ],
  [624, 990],
  0.92,
  0.735,
  { turn: 14 },
);
academy.alarm = { ...academy.alarm, cuts: [...(academy.alarm as { cuts: Piece[] }).cuts, ...door] };
