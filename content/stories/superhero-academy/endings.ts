// To tell, and read, and land without a sound; or to let them wonder, and have a doorstep for two.
import { blob, disc, line, oval, poly, rect } from '../../cuts/lit.ts';
import { hero, kept, light, type Piece, who } from '../../cuts/placing.ts';
import * as p from './pieces.ts';
import { friendAt } from './stage.ts';

const CAPES = ['#e2a53c', '#a83f3a', '#35507e', '#4f8f88', '#8e4358', '#d96a3f'];
/** A hero sat down like a let-down balloon: mask up, cape in a heap. */
const tired = (i: number, x: number, y: number, s: number, depth: number, turn = 0): Piece[] => [
  ...p.placed(
    [blob('-110,180 -96,110 -60,60 60,56 100,110 120,180 60,196 -60,198', CAPES[i % 6]!, { lift: 1.2 })],
    [x, y],
    s,
    depth,
  ),
  ...p.caped(i, x, y, s, depth + 0.0004, { mask: false, turn }).slice(1),
  ...p.placed(
    [blob('-40,-34 -20,-44 0,-38 20,-44 40,-34 34,-20 0,-26 -34,-20', '#3a3550', { lift: 0.4 })],
    [x, y],
    s,
    depth + 0.0008,
    { turn },
  ),
  ...p.placed(
    [
      blob('-66,150 -30,128 40,130 80,152 60,190 -50,192', ['#4c5a86', '#c8503f', '#3f7f68'][i % 3]!, {
        lift: 0.8,
      }),
    ],
    [x, y],
    s,
    depth + 0.001,
  ),
];
/** One with a letter before the chest. */
const reader = (i: number, x: number, y: number, s: number, depth: number, turn = 0): Piece[] => [
  ...p.caped(i, x, y, s, depth, { mask: i % 2 === 0, look: [0, 1], turn }),
  ...p.placed(
    [
      poly('-50,56! 44,46! 52,116! -42,128!', '#fffef6', { lift: 1 }),
      line('-30,76 30,70', 4, '#b9b0a0'),
      line('-28,96 32,90', 4, '#b9b0a0'),
    ],
    [x, y],
    s,
    depth + 0.0006,
    { turn },
  ),
];
const house = (x: number, w: number, top: number, colour: string, depth: number): Piece[] =>
  [
    rect(x, top, x + w, 900, colour, { depth, lift: 1.4, print: 'newsprint' }),
    ...[0, 1].flatMap((i) =>
      [0, 1, 2].map((j) =>
        rect(
          x + 26 + i * (w - 92),
          top + 40 + j * 130,
          x + 66 + i * (w - 92),
          top + 110 + j * 130,
          '#8a5a78',
          {
            depth: depth + 0.001,
            lift: 0,
          },
        ),
      ),
    ),
    rect(x + w / 2 - 36, 730, x + w / 2 + 36, 900, '#5a3a58', { depth: depth + 0.002, lift: 0.8 }),
    rect(x + w / 2 - 22, 790, x + w / 2 + 22, 808, '#1f1a2c', { depth: depth + 0.003, lift: 0 }),
    disc(x + w / 2 - 8, 799, 6, '#fffaf0', { depth: depth + 0.004 }),
    disc(x + w / 2 + 8, 799, 6, '#fffaf0', { depth: depth + 0.004 }),
  ].map(p.fixed);

export const endings: Record<string, object> = {
  tell: {
    set: 'corridor',
    light: 'dawn',
    plain: '#fae3b0',
    shot: 'two-touching',
    phone: { zoom: 0.98, on: [450, 800], at: [0.5, 0.5] },
    lighting: { from: [120, 200] },
    cuts: kept([
      rect(-460, -300, 1360, 760, '#fbe8bb', { depth: 0.05, lift: 0.2, print: 'comic' }),
      ...[-340, -20, 300, 620, 940].map((x) =>
        poly(`${x},-100! ${x + 180},-100! ${x + 180},330! ${x},330!`, '#fffbe8', { depth: 0.06, lift: 0.8 }),
      ),
      ...Array.from({ length: 12 }, (_, i) =>
        p.locker(
          -400 + i * 154,
          780,
          0.8,
          0.1,
          ['#8fb3c2', '#9abfca', '#86a9b8'][i % 3]!,
          i % 5 === 2 ? 1 : 0,
        ),
      ).flat(),
      rect(-460, 770, 1360, 1700, '#eccb8c', { depth: 0.2, lift: 1, print: 'comic' }),
      poly('-100,780! 200,780! 520,1400! 100,1400!', '#f8e2ac', { depth: 0.21, lift: 0 }),
      ...tired(0, 80, 700, 0.9, 0.3, -10),
      ...tired(4, 260, 720, 0.86, 0.302, 8),
      ...tired(2, 640, 720, 0.9, 0.301, -6),
      ...tired(5, 820, 700, 0.92, 0.303, 12),
      ...tired(1, -100, 760, 1, 0.31, 6),
      ...tired(3, 1020, 760, 1, 0.31, -8),
      ...tired(6, 90, 960, 1.2, 0.5, -14),
      ...tired(7, 850, 980, 1.2, 0.5, 12),
      ...tired(8, -180, 1010, 1.2, 0.5, 6),
      ...tired(9, 1090, 1000, 1.2, 0.5, -6),
      // Handkerchiefs, each torn; a drop, and who waits under it.
      poly('600,560! 660,540! 690,600! 660,596! 650,624! 626,600! 606,610!', '#fffdf6', {
        depth: 0.74,
        lift: 0.8,
      }),
      poly('-13,-4! 13,-8! 4,44!', '#bfe6f2', { at: [553, 902], depth: 0.76, lift: 0.6 }),
      blob('0,-18 9,0 0,10 -9,0', '#7ec4dc', { at: [560, 984], depth: 0.76, lift: 0.4 }),
      ...p.mop(690, 1290, 0.72, 0.77, 30),
    ]),
    cast: [
      friendAt('carry', [540, 520], 1.02, {
        facing: 'right',
        expression: 'calm',
        holding: 'none',
        act: { spine: 12 },
        touch: { right: [622, 590] },
        depth: 0.6,
      }),
      hero('sit', [370, 800], 1.62, {
        facing: 'right',
        expression: 'joy',
        act: { spine: 12, tilt: 10 },
        lookAt: 'ice',
        touch: { right: [600, 1060] },
        seatOn: 'ground',
        depth: 0.735,
      }),
      who('ice', 'sit', [570, 900], 1.5, {
        facing: 'left',
        expression: 'tired',
        act: { spine: 14, tilt: 12 },
        depth: 0.74,
      }),
    ],
  },
  readers: {
    set: 'corridor',
    light: 'dawn',
    plain: '#fdf0cf',
    shot: 'establish',
    phone: { zoom: 0.98, on: [450, 760], at: [0.5, 0.5] },
    lighting: { from: [450, 100] },
    cuts: kept([
      // A hall that runs away to a window.
      poly('-100,-100! 330,330! 330,700! -100,1400!', '#a9c4cb', { depth: 0.1, lift: 1, print: 'comic' }),
      poly('1000,-100! 570,330! 570,700! 1000,1400!', '#9ab7c0', { depth: 0.1, lift: 1, print: 'comic' }),
      poly('-100,-100! 1000,-100! 570,330! 330,330!', '#fbe9c0', { depth: 0.11, lift: 0 }),
      poly('-100,1400! 330,700! 570,700! 1000,1400!', '#eed3a0', { depth: 0.12, lift: 0.2, print: 'comic' }),
      rect(330, 330, 570, 700, '#f6dfae', { depth: 0.09, lift: 0 }),
      rect(356, 350, 544, 640, '#fffdf0', { depth: 0.091, lift: 0.8 }),
      line('450,350 450,640', 8, '#e3c98e', { depth: 0.092 }),
      line('356,480 544,480', 8, '#e3c98e', { depth: 0.092 }),
      ...[0, 1, 2, 3].flatMap((i) => [
        line(`${-60 + i * 100},${20 + i * 84} ${-60 + i * 100},${1330 - i * 160}`, 5, '#7f9fae', {
          depth: 0.13,
        }),
        line(`${960 - i * 100},${20 + i * 84} ${960 - i * 100},${1330 - i * 160}`, 5, '#7f9fae', {
          depth: 0.13,
        }),
      ]),
      // White letters in a curve that leads to the window.
      ...reader(0, 540, 640, 0.34, 0.2),
      ...reader(3, 596, 656, 0.42, 0.21),
      ...reader(5, 350, 650, 0.38, 0.2),
      ...reader(6, 650, 690, 0.52, 0.24),
      ...reader(1, 296, 690, 0.5, 0.24),
      ...reader(8, 716, 750, 0.66, 0.28),
      ...reader(4, 226, 740, 0.62, 0.28),
      ...reader(7, 800, 830, 0.84, 0.34),
      ...reader(10, 700, 900, 0.92, 0.36),
      ...reader(12, 860, 990, 1.15, 0.42),
      ...reader(9, 130, 800, 0.8, 0.34),
      ...reader(11, 720, 1090, 1.3, 0.5),
      ...reader(14, 30, 900, 1.05, 0.42),
      ...reader(13, 590, 230, 0.6, 0.3, 180),
      ...reader(2, 250, 160, 0.8, 0.3, 180),
      ...reader(15, 900, 1180, 1.6, 0.744),
      ...reader(16, 1110, 1050, 1.5, 0.6),
      ...reader(17, -190, 1010, 1.4, 0.6),
      // The janitor has leaned his mop on the wall.
      ...p.mop(60, 1290, 1.1, 0.741, -9),
      ...p.cap(190, 1030, 0.9, 0.742, -24),
      ...p.letter(200, 1170, 1, 0.743, -6),
      ...p.glove(136, 1200, 0.66, 0.744, 20),
      ...p.glove(266, 1196, 0.66, 0.744, -20, -1),
      // A cup, put down.
      poly('400,1010! 560,1004! 566,1026! 396,1032!', '#b9774e', { depth: 0.5, lift: 1 }),
      rect(420, 1028, 436, 1120, '#8a5638', { depth: 0.49, lift: 0.5 }),
      rect(530, 1028, 546, 1120, '#8a5638', { depth: 0.49, lift: 0.5 }),
      poly('470,960! 516,960! 510,1006! 476,1006!', '#c8503f', { depth: 0.51, lift: 0.8 }),
      { rings: [15], at: [522, 980], width: 7, colour: '#c8503f', depth: 0.509 },
    ]),
    cast: [
      hero('think', [448, 548], 0.5, {
        facing: 'front',
        expression: 'joy',
        act: { spine: 4 },
        shadow: true,
        depth: 0.22,
      }),
      friendAt('putDown', [400, 880], 0.82, {
        facing: 'right',
        expression: 'holdingBreath',
        act: { spine: 12 },
        lookAt: [490, 980],
        touch: { right: [480, 968] },
        shadow: true,
        depth: 0.52,
      }),
    ],
  },
  handle: {
    set: 'roof',
    shot: 'silhouette',
    plain: '#ee8f50',
    phone: { zoom: 0.98, on: [450, 820], at: [0.5, 0.5] },
    lighting: { from: [450, 700] },
    cuts: kept([
      disc(520, 760, 560, '#f4a961', { depth: 0.05 }),
      disc(520, 800, 380, '#f9c77c', { depth: 0.06 }),
      disc(520, 830, 190, '#fdeab4', { depth: 0.07 }),
      ...p.blocks(
        [
          [-420, 880, 130],
          [-260, 960, 100],
          [60, 940, 120],
          [220, 1000, 100],
          [700, 960, 110],
          [860, 900, 170],
          [1080, 960, 140],
        ],
        1200,
        '#a8506e',
        '#f9c77c',
        0.1,
      ),
      rect(800, 770, 860, 1000, '#8a3f62', { depth: 0.099, lift: 0.8 }),
      // The mop, held like a flag.
      ...p.mop(830, 790, 0.8, 0.098, 24),
      // Sixty, in one black row.
      ...p.rows([-250, 1010], [70, 40], [19, 2], 0.62, 0.3, { dark: '#4a2444' }),
      rect(-460, 1100, 1360, 1700, '#35183a', { depth: 0.6, lift: 1.4, print: 'newsprint' }),
      poly('120,1106! 760,1106! 900,1270! -20,1270!', '#4a2348', { depth: 0.61, lift: 0.6 }),
      // A balloon, with a basket, with a tree, with a cat.
      blob(
        '300,60 420,20 560,60 640,190 620,330 540,450 480,520! 400,520! 330,440 250,330 230,190',
        '#5b1f40',
        { depth: 0.7, lift: 1 },
      ),
      line('300,60 330,300 420,520', 6, '#8a3f62', { depth: 0.701 }),
      line('430,30 440,300 440,520', 6, '#8a3f62', { depth: 0.701 }),
      line('560,60 540,300 460,520', 6, '#8a3f62', { depth: 0.701 }),
      line('400,520 372,960', 5, '#35183a', { depth: 0.69 }),
      line('480,520 516,960', 5, '#35183a', { depth: 0.69 }),
      line('440,960 436,840 450,720', 17, '#35183a', { depth: 0.69 }),
      ...(
        [
          [440, 690, 96],
          [374, 740, 64],
          [508, 740, 66],
          [446, 630, 60],
        ] as const
      ).map(([x, y, r]) => disc(x, y, r, '#43203f', { depth: 0.695 })),
      poly('356,950! 532,950! 516,1060! 372,1060!', '#35183a', { depth: 0.7, lift: 1 }),
      line('352,956 536,956', 13, '#6a3358', { depth: 0.702 }),
    ]),
    cast: [
      { who: 'cat', at: [500, 700], scale: 0.36, facing: 'left', plane: 'silhouette', depth: 0.703 },
      friendAt('putDown', [284, 890], 1.02, {
        facing: 'right',
        plane: 'silhouette',
        act: { spine: 8 },
        touch: { right: [372, 1040], left: [366, 1020] },
        depth: 0.73,
      }),
      hero('stand', [690, 880], 1.04, {
        facing: 'left',
        plane: 'silhouette',
        act: { spine: -12, tilt: -10, shoulders: [4, 4] },
        touch: { left: [670, 1000] },
        depth: 0.735,
      }),
    ],
  },
  wonder: {
    set: 'registry',
    shot: 'close',
    plain: '#1d3a33',
    phone: { zoom: 0.94, on: [450, 720], at: [0.5, 0.5] },
    lighting: { from: [450, 200] },
    cuts: kept([
      ...light(450, 520, 800, 0.1, ['#28503f', '#3f7058', '#68997a', '#9cc89a']),
      // The lamp.
      line('450,-60 450,70', 9, '#c9b26a', { depth: 0.2 }),
      blob('330,160! 350,100 400,70 500,70 550,100 570,160!', '#3f8f68', { depth: 0.21, lift: 1.4 }),
      oval(450, 162, 110, 18, '#f6f3c4', { depth: 0.211, lift: 0 }),
      // His cap, held to a chest that is not to be seen; two drops where a face must be.
      blob('0,-40 20,4 0,26 -20,4', '#d9f2f4', { at: [404, 440], depth: 0.7, lift: 0.6 }),
      blob('0,-40 20,4 0,26 -20,4', '#d9f2f4', { at: [496, 470], depth: 0.7, lift: 0.6 }),
      disc(398, 440, 6, '#ffffff', { depth: 0.71 }),
      disc(490, 470, 6, '#ffffff', { depth: 0.71 }),
      ...p.cap(450, 270, 1.7, 0.69, -6),
      // An overall with nobody in it.
      blob('250,1400! 280,860 330,720 410,670 490,670 570,720 620,860 650,1400!', '#3f6f68', {
        depth: 0.72,
        lift: 2,
        print: 'ledger',
      }),
      blob('410,672 450,690 490,672 480,720 420,720', '#1d3a33', { depth: 0.721, lift: 0 }),
      poly('440,720! 462,720! 466,1330! 436,1330!', '#2f5650', { depth: 0.722, lift: 0 }),
      // Sleeves, with a dent where a hand lies.
      blob('350,720 290,770 236,880 214,1000 236,1080 300,1090 320,1010 350,920 400,820', '#3f6f68', {
        depth: 0.7225,
        lift: 1.2,
        print: 'ledger',
      }),
      blob('550,720 620,780 676,880 700,1000 680,1070 620,1080 590,1000 560,910 510,820', '#3f6f68', {
        depth: 0.7225,
        lift: 1.2,
        print: 'ledger',
      }),
      // The letter.

      poly('270,880! 630,860! 644,1120! 284,1140!', '#f6e6b8', { depth: 0.745, lift: 2 }),
      p.word('LEAVES\nTHINGS\nNICE', 456, 1000, 46, 0.746, { turn: -3 }),
      ...p.glove(270, 1060, 1.5, 0.75, 62),
      ...p.glove(646, 1040, 1.5, 0.75, -62, -1),
      ...p.mop(810, 1340, 1.5, 0.2, 10),
      poly('740,880! 800,860! 830,920! 780,940!', '#f3e0a6', { depth: 0.205, lift: 0.8 }),
    ]),
    cast: [
      hero('stand', [130, 640], 1.75, {
        facing: 'right',
        expression: 'calm',
        act: { spine: 14, tilt: 6 },
        lookAt: [450, 460],
        touch: { right: [276, 850] },
        seatOn: 'bed',
        depth: 0.735,
      }),
      friendAt('stand', [770, 660], 1.7, {
        facing: 'left',
        expression: 'wonder',
        act: { spine: 14 },
        lookAt: [450, 470],
        seatOn: 'bed',
        depth: 0.734,
      }),
    ],
  },
  empty: {
    set: 'step',
    shot: 'establish',
    phone: { zoom: 0.98, on: [450, 820], at: [0.5, 0.5] },
    lighting: { from: [40, 700] },
    cuts: kept([
      disc(80, 420, 330, '#f8ca84', { depth: 0.05 }),
      disc(80, 420, 170, '#fde8b4', { depth: 0.06 }),
      ...house(-420, 210, 220, '#c9788a', 0.1),
      ...house(-200, 200, 300, '#b56a8a', 0.1),
      ...house(10, 190, 380, '#c98a8a', 0.1),
      ...house(210, 180, 340, '#a8627f', 0.1),
      ...house(400, 170, 420, '#bd7a86', 0.1),
      // Hems of capes, caught in doors.
      poly('118,860! 150,850! 190,900! 130,900!', '#e2a53c', { depth: 0.12, lift: 0.6 }),
      poly('310,870! 350,880! 370,900! 300,900!', '#35507e', { depth: 0.12, lift: 0.6 }),
      poly('500,850! 530,880! 540,900! 480,900!', '#c8503f', { depth: 0.12, lift: 0.6 }),
      blob('-100,900! 300,890 640,900 1000,890! 1000,1700! -100,1700!', '#e8a878', {
        depth: 0.2,
        lift: 1,
        print: 'newsprint',
      }),
      blob('-100,960! 300,946 640,960 1000,946! 1000,1700! -100,1700!', '#d98f70', {
        depth: 0.21,
        lift: 0.6,
      }),
      // The tree, and who is content in it.
      line('600,900 606,760 596,640', 24, '#6a3a4a', { depth: 0.22 }),
      disc(596, 560, 110, '#7a8f5a', { depth: 0.23 }),
      disc(520, 620, 76, '#6c8052', { depth: 0.229 }),
      disc(668, 616, 80, '#6c8052', { depth: 0.229 }),
      // A boot out of a flower tub.
      ...p.boot(0, 0, 0.5, 3, 0.29).map((c) => ({ ...c, at: [452, 916], turn: 180 })),
      poly('400,920! 500,920! 490,990! 410,990!', '#a8593f', { depth: 0.3, lift: 1 }),
      ...[420, 446, 484].map((x, i) =>
        disc(x, 912 - i * 5, 13, ['#e0708a', '#f3c95a', '#fdf0dc'][i]!, { depth: 0.301 }),
      ),
      // One long shadow, that has arrived already.
      blob(
        '196,1190! 300,1178 430,1160 540,1136 590,1110 640,1092 700,1086 726,1102 700,1126 640,1136 590,1140 560,1168 440,1196 300,1216 200,1214!',
        '#8a4a62',
        { depth: 0.405, lift: 0, opacity: 0.85 },
      ),
      ...p.placed(
        [
          poly('-70,-170! 70,-170! 70,170! -70,170!', '#6f86b0', { lift: 1.6 }),
          poly('-48,-144! 48,-144! 48,-20! -48,-20!', '#8ea3c8', { lift: 0.6 }),
          poly('-48,10! 48,10! 48,140! -48,140!', '#8ea3c8', { lift: 0.6 }),
        ],
        [140, 1100],
        0.72,
        0.735,
        { turn: -12 },
      ),

      // The step, and the great door.
      rect(720, 120, 1400, 1010, '#7a4a70', { depth: 0.35, lift: 2.4, print: 'comic' }),
      rect(770, 260, 1000, 1010, '#4a3058', { depth: 0.36, lift: 1.2 }),
      p.word('ACADEMY', 818, 196, 21, 0.37, { colour: '#f8ca84' }),
      disc(800, 660, 17, '#f2b83a', { depth: 0.37 }),
      poly('640,1010! 1000,1010! 1000,1080! 610,1080!', '#c9a2a8', { depth: 0.38, lift: 1.2 }),
      poly('610,1080! 1000,1080! 1000,1150! 570,1150!', '#b58a98', { depth: 0.381, lift: 1.2 }),

      // In the gutter, under a lid.
      oval(180, 1010, 60, 16, '#5a3a4e', { depth: 0.3, lift: 0 }),
      ...p.mop(182, 1016, 0.3, 0.302, 8),
      oval(196, 986, 62, 15, '#8f7a8a', { depth: 0.303, lift: 1 }, -14),
    ]),
    cast: [
      { who: 'cat', at: [600, 520], scale: 0.42, facing: 'left', mood: 'glad', depth: 0.24 },
      friendAt('walk', [210, 1000], 0.86, {
        facing: 'right',
        expression: 'joy',
        act: { spine: 12 },
        lookAt: 'hero',
        depth: 0.73,
      }),
      hero('stand', [790, 860], 0.8, {
        facing: 'left',
        expression: 'wonder',
        act: { spine: 12 },
        lookAt: 'friend',
        depth: 0.72,
      }),
    ],
  },
  doorstep: {
    set: 'step',
    light: 'dusk',
    shot: 'two-touching',
    plain: '#4a3a6a',
    phone: { zoom: 0.98, on: [450, 780], at: [0.5, 0.5] },
    lighting: { from: [620, 500] },
    cuts: kept([
      rect(-460, -300, 1360, 1700, '#574478', { depth: 0.05, lift: 0.2, print: 'newsprint' }),
      // The great door, and one thin bright line.
      rect(140, -100, 760, 1120, '#3a2c58', { depth: 0.1, lift: 2.4, print: 'comic' }),
      rect(180, -60, 700, 1110, '#4f3c70', { depth: 0.11, lift: 1 }),
      rect(220, 40, 430, 480, '#433262', { depth: 0.12, lift: 0.8 }),
      rect(470, 40, 664, 480, '#433262', { depth: 0.12, lift: 0.8 }),
      ...light(716, 640, 330, 0.09, ['#6a5284', '#a07a88']),
      poly('700,-60! 728,-60! 734,1112! 700,1112!', '#fff3b4', { depth: 0.13, lift: 0 }),
      poly('728,1112! 700,1112! 760,1330! 900,1330!', '#e8c98a', { depth: 0.42, lift: 0, opacity: 0.8 }),
      line('722,560 736,600 724,640', 13, '#fdfaf0', { depth: 0.132 }),
      ...p.handle(640, 640, 0.7, 0.14, -8),
      // Cracks of other doors, each with an eye.
      ...(
        [
          [-30, 300],
          [40, 620],
          [-60, 900],
          [830, 260],
          [870, 560],
          [820, 860],
          [-260, 420],
          [-320, 760],
          [1040, 400],
          [1100, 720],
        ] as const
      ).flatMap(([x, y]) => [
        p.fixed(rect(x - 12, y - 70, x + 12, y + 70, '#f2c98a', { depth: 0.06, lift: 0 })),
        disc(x, y - 10, 10, '#fffaf0', { depth: 0.061 }),
        disc(x + (x < 450 ? 4 : -4), y - 10, 5, '#2b2230', { depth: 0.062 }),
        p.fixed(line(`${x - 8},${y + 12} ${x},${y + 18} ${x + 8},${y + 12}`, 4, '#8a3f4a', { depth: 0.062 })),
      ]),
      rect(-460, 1112, 1360, 1700, '#3f3060', { depth: 0.4, lift: 1.6, print: 'newsprint' }),
      poly('80,1112! 830,1112! 900,1200! 20,1200!', '#7a688f', { depth: 0.41, lift: 1 }),
      blob('-460,1290 60,1260 450,1280 860,1256 1360,1290! 1360,1700! -460,1700!', '#2f2450', {
        depth: 0.77,
        lift: 1.6,
      }),
    ]),
    cast: [
      hero('sit', [510, 740], 1.5, {
        facing: 'front',
        expression: 'joy',
        act: { spine: 10, tilt: 8 },
        lookAt: 'friend',
        touch: { right: [690, 640] },
        seatOn: 'ground',
        depth: 0.735,
      }),
      friendAt('sit', [290, 740], 1.5, {
        facing: 'right',
        expression: 'calm',
        act: { spine: 12, tilt: 8 },
        lookAt: 'hero',
        seatOn: 'ground',
        depth: 0.733,
      }),
      { who: 'cat', at: [410, 1180], scale: 0.86, pose: 'sleep', facing: 'left', depth: 0.745 },
    ],
  },
};
