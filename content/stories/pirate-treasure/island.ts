// Up to the choice of a way: holes, the list, the boots, the rope.
import { blob, disc, line, oval, poly, rect } from '../../cuts/lit.ts';
import { hero, kept, light, who } from '../../cuts/placing.ts';
import { written } from '../../cuts/written.ts';
import * as p from './pieces.ts';

export const island: Record<string, object> = {
  holes: {
    set: 'island',
    shot: 'establish',
    lighting: { from: [700, 60], cast: true },
    phone: { zoom: 1, on: [470, 900], at: [0.5, 0.5] },
    cuts: [
      rect(-100, -60, 1000, 250, '#e8f1e6', { depth: 0.1, lift: 0 }),
      p.band(150, '#8cc8bd', 0.11, { print: 'sea-chart', lift: 0.2 }),
      p.band(206, '#6bb1ab', 0.12, { print: 'sea-chart' }),
      p.band(262, '#fdf1cf', 0.13, { lift: 0 }),
      p.band(276, p.SAND, 0.14, { print: 'map' }),
      ...p.tooth(836, 296, 0.62, 0.15),
      // Rays of holes, like the points of a star, round the palm.
      ...[8, 40, 74, 108, 142, 172, 200, 340].flatMap((degrees) =>
        [130, 230, 340, 470, 620, 790].flatMap((far) => {
          const a = (degrees * Math.PI) / 180;
          const [x, y] = [310 + Math.cos(a) * far * 1.05, 470 + Math.sin(a) * far];
          const rx = 14 + Math.max(0, y - 300) * 0.052;
          const taken =
            y < 330 ||
            x - rx * 1.2 < -56 ||
            x + rx * 1.2 > 956 ||
            y > 1290 ||
            (x > 420 && y > 900) ||
            (x < 420 && y > 960);
          return taken ? [] : p.hole(x, y, rx, 0.2);
        }),
      ),
      ...p.hole(190, 1120, 150, 0.5, '#7d5c3c'),
      ...p.hole(640, 1170, 190, 0.5, '#7d5c3c'),
      p.rim(640, 1170, 190, 0.74, '#ecd19a'),
      p.rim(190, 1120, 150, 0.745, '#ecd19a'),
      // The sand that flies.
      blob(
        '556,812! 530,740 470,670 380,620 280,606 200,630 170,690 210,700 190,750 240,740 236,800 290,770 300,830 350,776 372,800 400,752 440,770 462,748 510,800!',
        '#b98a4a',
        { depth: 0.75, lift: 2, print: 'map' },
      ),
      blob('548,806! 520,750 460,694 390,660 330,660 400,690 450,730 490,776', '#cfa463', {
        depth: 0.7505,
        lift: 0,
      }),
      ...(
        [
          [196, 930, 20],
          [130, 640, 26],
          [96, 730, 30],
          [140, 800, 34],
          [216, 850, 28],
          [300, 870, 22],
          [60, 660, 15],
          [50, 800, 18],
          [110, 850, 22],
          [140, 905, 14],
          [70, 820, 19],
          [64, 700, 15],
          [110, 620, 18],
          [200, 566, 14],
          [320, 566, 17],
          [420, 600, 11],
          [260, 930, 13],
          [316, 890, 15],
          [360, 840, 11],
          [100, 880, 10],
          [30, 760, 10],
          [60, 900, 12],
          [250, 540, 9],
          [150, 560, 9],
          [380, 540, 9],
          [30, 640, 9],
          [410, 810, 9],
        ] as const
      ).map(([x, y, r]) => disc(x, y, r, '#b98a4a', { depth: 0.752 })),
      line('548,830 690,610', 15, '#8a5638', { depth: 0.741 }),
      blob('470,800 520,770 570,810 560,880 500,900! 470,860', '#7d8890', { depth: 0.742, lift: 1 }),
      ...p.hole(800, 520, 52, 0.4),
      p.rim(800, 520, 52, 0.52),
    ],
    props: [
      { id: 'palm', at: [300, 480], scale: 0.85, depth: 0.3 },
      { id: 'pirate-ship', at: [610, 232], scale: 0.3, depth: 0.125 },
    ],
    cast: [
      who('oona', 'throw', [720, 640], 1.02, {
        facing: 'left',
        expression: 'delight',
        act: { spine: 12 },
        lookAt: [640, 1160],
        touch: { left: [600, 740], right: [650, 670] },
        depth: 0.735,
      }),
      hero('jump', [262, 1000], 0.72, {
        facing: 'right',
        expression: 'shouting',
        turn: -34,
        act: { spine: -16 },
        lookAt: [430, 760],
        depth: 0.738,
        seatOn: 'boat',
      }),
      who('cook', 'wave', [130, 470], 0.34, { facing: 'right', expression: 'shouting', depth: 0.46 }),
      who('mate', 'wave', [560, 420], 0.36, { facing: 'left', expression: 'shouting', depth: 0.47 }),
      { who: 'parrot', at: [420, 330], pose: 'joy', scale: 0.36, facing: 'left', depth: 0.48 },
      { who: 'goat', at: [806, 556], scale: 0.28, depth: 0.5, facing: 'left' },
    ],
  },
  list: {
    set: 'cabin',
    shot: 'close',
    phone: { zoom: 0.98, on: [470, 820], at: [0.5, 0.5] },
    cuts: kept([
      ...p.boards(-400, 1340, 190, -200, 1700, ['#6e4030', '#62392c', '#774734'], 0.1),
      ...light(880, 120, 760, 0.15, ['#7d4a34', '#965c3a', '#b87844'], 1),
      p.sheet(470, 60, 900, 1230, 0.2, { turn: 0 }),
      disc(686, 84, 11, '#5a5560', { depth: 0.205 }),
      ...(
        [
          ['CAPTAIN', 'Oona', 190],
          ['MATE', 'Mate', 390],
          ['COOK', 'Cook', 590],
          ['COUNTING', 'Parrot', 790],
          ['LUGGAGE', '', 1010],
        ] as const
      ).flatMap(([what, name, y]) => [
        p.word(what, 740, y - 24, 32, 0.21),
        p.word(name, 740, y + 30, 34, 0.21, { colour: '#a24e3a', hand: true }),
        line(`510,${y + 90} 870,${y + 84}`, 3, '#c9b28a', { depth: 0.208 }),
      ]),
      written('{name}', 692, 1140, 390, '#a24e3a', 0.21),
      // A hat, a telescope, a pan, a feather; a trunk.
      ...p.placed(
        [blob('-56,16! -40,-8 -26,-36 0,-44 26,-36 40,-8 56,16! 0,4', '#34486b', { lift: 0.6 })],
        [560, 190],
        1,
        0.21,
      ),
      ...p.placed(
        [
          poly('-50,20! 10,-14! 18,2! -42,38!', '#b9824f', { lift: 0.6 }),
          poly('10,-20! 46,-38! 58,-14! 20,6!', '#8a5638', { lift: 0.6 }),
        ],
        [560, 390],
        1,
        0.21,
      ),
      ...p.placed(
        [oval(-8, 0, 36, 30, '#4f535c', { lift: 0.6 }), line('24,-8 68,-26', 12, '#4f535c')],
        [552, 590],
        1,
        0.21,
      ),
      ...p.placed(
        [
          blob('-40,40! -20,-10 20,-44 50,-48 40,-10 8,24 -24,36', '#cf5540', { lift: 0.6 }),
          line('-52,54 40,-38', 4, '#7a2f2a'),
        ],
        [556, 790],
        1,
        0.21,
      ),
      ...p.placed(
        [
          poly('-62,-34! 62,-34! 62,46! -62,46!', '#8a5638', { lift: 0.8 }),
          poly('-40,-34! -26,-34! -26,46! -40,46!', '#d8b45a', { lift: 0.3 }),
          poly('40,-34! 26,-34! 26,46! 40,46!', '#d8b45a', { lift: 0.3 }),
          line('-20,-36 -16,-52 16,-52 20,-36', 7, '#5f3a2c'),
        ],
        [560, 1000],
        1,
        0.21,
      ),
      // Somebody thinks there is room above.
      line('500,930 600,936 700,928 860,934', 4, '#7a7684', { depth: 0.212, dash: [26, 12] }),
      ...['I', 'II', 'IIIIIII'].map((marks, i) =>
        p.word(marks, 90 + i * 26, 70 + i * 66, 36, 0.16, { colour: '#e0b98a' }),
      ),
    ]),
    props: [{ id: 'lantern', at: [880, 300], scale: 0.62, depth: 0.3 }],
    cast: [
      hero('point', [232, 640], 2.35, {
        holding: 'none',
        facing: 'right',
        expression: 'brave',
        act: { spine: 13, tilt: -14, neck: 5 },
        hands: { right: 'point' },
        lookAt: [600, 420],
        touch: { right: [514, 1036] },
        seatOn: 'ground',
      }),
    ],
  },
  one: {
    set: 'island',
    shot: 'plan',
    plain: '#f5e0b0',
    lighting: { from: [450, 20] },
    phone: { zoom: 1, on: [450, 700], at: [0.5, 0.5] },
    cuts: [
      blob('-100,700! 200,690 560,720 1000,690! 1000,1700! -100,1700!', '#efd6a0', {
        depth: 0.1,
        lift: 0.2,
        print: 'map',
      }),
      // The last of her pressed shapes: boots, and a coat.
      ...(['#d9b97c', '#cfad70'] as const).flatMap((colour, i) => [
        oval(18 - i * 6, 490 - i * 6, 44, 30, colour, { depth: 0.12 + i * 0.001, lift: 0 }),
        oval(18 - i * 6, 600 - i * 6, 44, 30, colour, { depth: 0.12 + i * 0.001, lift: 0 }),
      ]),
      ...[-430, -1000].flatMap((x) => [
        blob(
          `${x - 150},500 ${x - 60},430 ${x + 40},440 ${x + 260},410 ${x + 420},430 ${x + 420},580 ${x + 260},610 ${x + 40},570 ${x - 60},580`,
          '#d9b97c',
          { depth: 0.12, lift: 0, at: [0, 0] },
        ),
      ]),
      line('884,340 878,470 888,600 880,752', 9, '#a97c3e', { depth: 0.3 }),
      line('66,350 62,480 68,600 62,730', 9, '#c39a5c', { depth: 0.3 }),
      // What she casts: half as long as she.
      blob('400,1150 450,1080 580,1056 720,1070 760,1110 680,1166 540,1196', '#8d7a86', {
        depth: 0.4,
        lift: 0,
        opacity: 0.4,
      }),
      line('776,836 882,716', 14, '#8a5638', { depth: 0.7302 }),
      ...p.hole(200, 190, 130, 0.2, '#7d5c3c', 0.8),
      oval(210, 176, 78, 70, '#e2a94b', { depth: 0.21, lift: 1.4 }),
      oval(210, 200, 66, 48, '#623d2e', { depth: 0.211, lift: 0 }),
      disc(190, 196, 11, '#fff6e0', { depth: 0.212 }),
      disc(234, 196, 11, '#fff6e0', { depth: 0.212 }),
      disc(192, 200, 6, '#2b2028', { depth: 0.213 }),
      disc(236, 200, 6, '#2b2028', { depth: 0.213 }),
      blob('124,214 160,228 210,234 262,226 296,214 290,270 210,300 130,270', '#f5e0b0', {
        depth: 0.22,
        lift: 0.6,
      }),
    ],
    cast: [
      { who: 'goat', at: [760, 1200], scale: 0.36, facing: 'left', depth: 0.5 },
      who('oona', 'stand', [262, 540], 1.24, {
        turn: -90,
        facing: 'front',
        expression: 'calm',
        lookAt: [300, 100],
        depth: 0.725,
      }),
      hero('kneelOver', [664, 852], 1.02, {
        facing: 'right',
        expression: 'curious',
        act: { spine: 12 },
        lookAt: [880, 700],
        touch: { right: [804, 806] },
        depth: 0.73,
      }),
      { who: 'parrot', at: [250, 1040], scale: 0.72, facing: 'right', lookAt: 'oona', depth: 0.73 },
    ],
  },
  cheese: {
    set: 'island',
    light: 'night',
    plain: '#1c2450',
    papers: { land: 'sea-chart' },
    shot: 'silhouette',
    lighting: { from: [560, 430] },
    phone: { zoom: 1, on: [450, 760], at: [0.5, 0.5] },
    cuts: kept([
      ...p.stars(
        [
          [90, 120],
          [220, 60],
          [150, 330],
          [60, 480],
          [330, 190],
          [860, 90],
          [820, 640],
          [40, 640],
        ],
        0.05,
      ),
      disc(560, 420, 400, '#2c3a74', { depth: 0.06 }),
      disc(560, 420, 318, '#f7ecc4', { depth: 0.07 }),
      disc(470, 330, 44, '#ebdcab', { depth: 0.071 }),
      disc(690, 560, 60, '#ebdcab', { depth: 0.071 }),
      disc(640, 260, 28, '#ebdcab', { depth: 0.071 }),
      blob('-100,740! 200,720 560,736 1000,716! 1000,1700! -100,1700!', '#ecd489', {
        depth: 0.2,
        lift: 1,
        print: 'map',
      }),
      ...(
        [
          [80, 790, 44],
          [230, 770, 30],
          [360, 800, 40],
          [760, 790, 40],
          [880, 850, 66],
          [160, 890, 76],
          [-90, 900, 80],
          [1040, 800, 60],
          [800, 980, 100],
          [60, 1060, 110],
          [-200, 1010, 90],
          [640, 870, 54],
        ] as const
      ).flatMap(([x, y, r]) => [
        ...p.placed(
          [
            oval(0, 0, r * 1.16, r * 0.46, '#f8e7ab', { lift: 0 }),
            oval(0, 0, r, r * 0.37, '#2a2440', { lift: 0 }),
          ],
          [x, y],
          1,
          0.3,
        ),
      ]),
      oval(470, 1220, 430, 150, '#f8e7ab', { depth: 0.4, lift: 0 }),
      oval(470, 1236, 400, 128, '#1b1734', { depth: 0.401, lift: 0 }),
      // A fishing rod; a snore.
      line('800,976 870,820 930,770', 6, '#5f3a2c', { depth: 0.5 }),
      line('930,770 934,860 930,930', 2, '#5f3a2c', { depth: 0.5 }),
      p.word('z', 180, 850, 24, 0.5),
      p.word('z', 206, 812, 32, 0.5),
      p.word('z', 240, 764, 42, 0.5),
      // Her hat.
      blob('690,1120! 720,1090 742,1040 790,1020 840,1036 862,1086 900,1108! 800,1130', '#141026', {
        depth: 0.73,
        lift: 0.6,
      }),
      // The silver edge of the two.
      blob('60,1166 200,1120 420,1108 640,1112 830,1136 900,1180 700,1150 430,1136 200,1146', '#f8e7ab', {
        depth: 0.7,
        lift: 0,
      }),
    ]),
    cast: [
      { who: 'goat', at: [650, 905], scale: 0.24, facing: 'right', depth: 0.4, plane: 'silhouette' },
      who('oona', 'sit', [530, 440], 1.95, {
        facing: 'left',
        plane: 'silhouette',
        act: { spine: 22, neck: 6 },
        wears: { outfit: 'pirate', cloth: 'brick', extras: [] },
        lookAt: [450, 1200],
        depth: 0.73,
      }),
      hero('sit', [326, 830], 1.02, {
        facing: 'right',
        plane: 'silhouette',
        act: { spine: 12, tilt: -8 },
        lookAt: 'oona',
        touch: { right: [478, 850] },
        seatOn: 'boat',
        depth: 0.74,
      }),
    ],
  },
  boots: {
    set: 'tent',
    shot: 'thing-in-hand',
    plain: '#4a2f3c',
    phone: { zoom: 1, on: [450, 760], at: [0.5, 0.5] },
    cuts: kept([
      ...light(330, 760, 760, 0.1, ['#5f3b40', '#80503f', '#a96c40', '#d0924a']),
      // A boot of hers today, as tall as a stove.
      blob('560,1120! 540,600 530,120! 880,120! 880,560 1000,600! 1000,1120!', '#3c2430', {
        depth: 0.2,
        lift: 2,
      }),
      poly('520,110! 890,110! 890,190! 520,190!', '#573440', { depth: 0.21, lift: 1 }),
      line('560,240 580,560 640,700', 7, '#2a1824', { depth: 0.212 }),
      poly('620,10! 800,10! 800,130! 620,130!', '#7d8890', { depth: 0.19, lift: 1 }),
      oval(710, 12, 90, 22, '#a9b3b8', { depth: 0.191, lift: 0 }),
      line('680,6 660,-20 690,-44 676,-70', 12, '#d98a7a', { depth: 0.192 }),
      p.word('WORMS', 710, 72, 26, 0.195, { colour: '#2b2340' }),
      blob('-100,1120! 300,1100 640,1116 1000,1096! 1000,1700! -100,1700!', '#8a5638', {
        depth: 0.3,
        lift: 1.2,
        print: 'ledger',
      }),
      // Sand in a thin bright thread, and what it has heaped.
      blob('10,1180 60,1110 110,1080 160,1114 220,1180', '#f6dd98', { depth: 0.771, lift: 0.8 }),
      line('104,990 110,1030 106,1060 110,1100', 9, '#fff0bd', { depth: 0.7705 }),
      // Her own leg and shoe, sole to the left.
      blob('1000,900! 860,800 700,800 600,820! 600,1000! 720,1010 860,1060 1000,1180!', '#5d86ad', {
        depth: 0.73,
        lift: 2,
      }),
      poly('590,806! 640,800! 640,1014! 590,1006!', '#82a6c4', { depth: 0.731, lift: 0.6 }),
      blob(
        '612,820! 560,820 500,760 470,600 500,560 546,600 574,700 620,830! 620,1000! 500,1004 466,980!',
        '#e2a94b',
        { depth: 0.729, lift: 1.6 },
      ),
      blob('478,560 500,548 512,600 500,800 506,1010 472,1014 456,980 452,760', '#fbf1da', {
        depth: 0.732,
        lift: 1,
      }),
      // The old boot, sole to the right.
      blob(
        '420,560 444,600 446,1000! 200,1004! 100,1000! 92,820! 220,812 320,796 372,700 386,600',
        '#a5683f',
        { depth: 0.735, lift: 2 },
      ),
      blob('426,548 448,560 452,780 450,1010! 418,1010! 414,780', '#4e2f28', { depth: 0.736, lift: 1 }),
      poly('88,812! 140,810! 148,1006! 96,1006!', '#c98a52', { depth: 0.737, lift: 1 }),
      // The sail's fold, near us.
      blob(
        '-460,1020 -100,1030 60,1042 200,1076 330,1084 440,1110 560,1220 640,1400! -460,1700!',
        '#3c2430',
        { depth: 0.77, lift: 2, print: 'sea-chart' },
      ),
      p.word('O.', 196, 900, 62, 0.738, { colour: '#f4dba4', turn: -3 }),
      line('160,952 240,946', 4, '#f4dba4', { depth: 0.738, dash: [12, 8] }),
      line('330,850 372,880 330,910 372,940', 7, '#6b4232', { depth: 0.738 }),
    ]),
    props: [{ id: 'lantern', at: [790, 1290], scale: 1, depth: 0.76 }],
    cast: [
      hero('point', [310, 940], 3.9, {
        by: 'hand',
        facing: 'right',
        turn: -84,
        hands: 'cup',
        holding: 'none',
        depth: 0.745,
      }),
    ],
  },
  big: {
    set: 'island',
    light: 'night',
    plain: '#1d2652',
    papers: { land: 'sea-chart' },
    shot: 'low-angle',
    lighting: { from: [300, 500] },
    phone: { zoom: 0.98, on: [470, 640], at: [0.5, 0.5] },
    cuts: kept([
      ...p.stars(
        [
          [60, 90],
          [150, 250],
          [60, 420],
          [330, 60],
          [120, 760],
          [480, 170],
          [30, 620],
        ],
        0.05,
      ),
      disc(290, 680, 330, '#33407c', { depth: 0.06 }),
      disc(290, 680, 250, '#f9efc8', { depth: 0.07 }),
      disc(196, 600, 36, '#ecdcab', { depth: 0.071 }),
      disc(400, 800, 44, '#ecdcab', { depth: 0.071 }),
      blob('-100,1090! 200,1060 560,1090 1000,1060! 1000,1700! -100,1700!', '#8d7a66', {
        depth: 0.3,
        lift: 1,
        print: 'map',
      }),
      ...(
        [
          [70, 1070, '#e2a94b'],
          [600, 1070, '#c9a27e'],
          [800, 1060, '#4d5a7e'],
        ] as const
      ).flatMap(([x, y, colour]) => [
        oval(x, y + 26, 80, 26, '#231d38', { depth: 0.31, lift: 0 }),
        oval(x, y, 42, 46, colour, { depth: 0.312, lift: 1 }),
        oval(x, y + 14, 32, 24, '#6b4a3c', { depth: 0.313, lift: 0 }),
        disc(x - 13, y + 10, 7, '#fff6e0', { depth: 0.314 }),
        disc(x + 13, y + 10, 7, '#fff6e0', { depth: 0.314 }),
        blob(
          `${x - 90},${y + 30} ${x},${y + 52} ${x + 90},${y + 30} ${x + 80},${y + 70} ${x - 80},${y + 70}`,
          '#8d7a66',
          { depth: 0.32, lift: 0.5 },
        ),
      ]),
      ...p.boot([0, 0], 0.8, 0.76, { on: 'hero.left', dx: -4, dy: 2 }),
      ...p.boot([0, 0], 0.8, 0.762, { on: 'hero.right', dx: 0, dy: 2 }),
    ]),
    cast: [
      { who: 'goat', at: [240, 1096], scale: 0.22, facing: 'right', depth: 0.5 },
      who('oona', 'bow', [610, 360], 2.35, {
        facing: 'left',
        expression: 'wonder',
        act: { spine: -4, tilt: 6 },
        lookAt: [290, 760],
        depth: 0.7,
      }),
      hero('stand', [290, 980], 1.55, {
        facing: 'back',
        act: {
          spine: 4,
          arms: [
            [-122, -152],
            [122, 152],
          ],
        },
        depth: 0.74,
      }),
    ],
  },
  rope: {
    set: 'tent',
    shot: 'two-touching',
    plain: '#8f5a3e',
    phone: { zoom: 1, on: [450, 660], at: [0.5, 0.5] },
    cuts: kept([
      // The sail, lit from within.
      poly('-100,-100! 330,-200! 620,-200! 1000,-60! 1000,1120! -100,1120!', '#e2ad66', {
        depth: 0.1,
        lift: 0.2,
        print: 'sea-chart',
      }),
      ...light(330, 900, 820, 0.11, ['#ecbf78', '#f4d08c', '#fae0a2']),
      poly('-100,-100! 120,-100! -20,1120! -100,1120!', '#a96c4c', {
        depth: 0.14,
        lift: 1.2,
        print: 'sea-chart',
      }),
      poly('1000,-100! 900,-100! 1000,900!', '#a96c4c', { depth: 0.14, lift: 1.2, print: 'sea-chart' }),
      line('150,-100 170,1130', 24, '#7a4a34', { depth: 0.145 }),
      blob('-100,1140! 300,1120 640,1136 1000,1116! 1000,1700! -100,1700!', '#d8a763', {
        depth: 0.3,
        lift: 1,
        print: 'map',
      }),
      // The chest, its lid up against the sail.
      poly('690,880! 890,850! 910,990! 704,1010!', '#7a4a34', { depth: 0.4, lift: 1.4 }),
      p.word('OONA, 8', 800, 930, 34, 0.41, { colour: '#e8c08a', turn: -7 }),
      poly('700,1010! 910,990! 916,1150! 712,1166!', '#945c3c', { depth: 0.42, lift: 1.4, print: 'ledger' }),
      // Rope: one of me up to the knot; and once more, to her hat.
      ...p.rope('392,1250 404,1080 396,900 424,744', 0.745),
      ...p.rope('424,744 392,600 366,420 352,200', 0.73),
      blob('396,742 422,712 456,734 458,768 426,782 398,770', '#e8b962', { depth: 0.752, lift: 1.4 }),
      line('402,754 450,736', 7, '#a9742e', { depth: 0.753 }),
      line('408,770 454,757', 7, '#a9742e', { depth: 0.753 }),
    ]),
    props: [{ id: 'lantern', at: [80, 1240], scale: 0.8, depth: 0.76 }],
    cast: [
      who('oona', 'stand', [560, 306], 1.78, {
        facing: 'left',
        expression: 'laughing',
        act: { spine: -6, tilt: 14 },
        lookAt: 'hero',
        touch: { left: [428, 744] },
        depth: 0.735,
      }),
      hero('crouch', [232, 850], 1.3, {
        facing: 'right',
        expression: 'laughing',
        act: { spine: -4, tilt: -14 },
        lookAt: 'oona',
        touch: { right: [396, 1090] },
        depth: 0.74,
      }),
      { who: 'parrot', at: [806, 868], scale: 0.62, facing: 'left', pose: 'joy', depth: 0.5 },
    ],
  },
  ways: {
    set: 'island',
    light: 'dawn',
    plain: '#f8dc9a',
    shot: 'over-the-shoulder',
    lighting: { from: [800, 260], cast: true },
    phone: { zoom: 1, on: [450, 800], at: [0.5, 0.5] },
    cuts: [
      disc(560, 330, 240, '#fdeebf', { depth: 0.05, lit: false }),
      p.band(360, '#7fc2b4', 0.1, { print: 'sea-chart', lift: 0.2 }),
      p.band(420, '#69b3a8', 0.11, { print: 'sea-chart', lift: 0.6 }),
      ...p.tooth(520, 420, 0.86, 0.12, '#a58e8e'),
      // Wet sand to the left, water to the right.
      blob(
        '-100,470! 120,430 330,410 470,430 540,520 520,640 570,760 520,900 560,1060 640,1200 690,1700! -100,1700!',
        '#e6c588',
        {
          depth: 0.2,
          lift: 1.2,
          print: 'map',
        },
      ),
      line('470,430 548,520 530,640 582,760 532,900 572,1060 652,1200 700,1330', 13, '#fffdf2', {
        depth: 0.21,
      }),
      ...p.hole(240, 520, 44, 0.3),
      ...p.hole(390, 470, 30, 0.3),
      ...p.hole(120, 610, 60, 0.3),
      ...p.hole(420, 620, 54, 0.3),
      p.rim(240, 520, 44, 0.42, '#e6c588'),
      p.rim(420, 620, 54, 0.42, '#e6c588'),
      p.rim(390, 470, 30, 0.42, '#e6c588'),
      // The basket, with foam at its edge.
      blob('470,1200! 484,1300 560,1316 640,1300 656,1196! 560,1180', '#a97a48', {
        depth: 0.75,
        lift: 1.6,
        print: 'ledger',
      }),
      oval(563, 1196, 94, 30, '#7a5434', { depth: 0.746, lift: 0 }),
      ...p.shell([520, 1186], 0.62, 0.747, -14),
      ...p.shell([566, 1172], 0.68, 0.748, 8),
      ...p.shell([612, 1188], 0.6, 0.749, 20),
      blob('640,1290 700,1262 770,1280 850,1256 1000,1280! 1000,1700! 640,1700!', '#fffdf2', {
        depth: 0.76,
        lift: 1,
      }),
      // Corks on a string behind the boat.
      line('740,690 690,640 700,580 760,540 850,540 880,500', 4, '#fff3d2', { depth: 0.3 }),
      ...(
        [
          [722, 672],
          [696, 636],
          [694, 596],
          [722, 562],
          [762, 542],
          [804, 540],
          [846, 540],
          [872, 516],
        ] as const
      ).map(([x, y]) => oval(x, y, 15, 11, '#d07a4a', { depth: 0.31, lift: 0.8 })),
      ...p.rope('258,896 300,940 350,936 392,884', 0.785),
      ...p.rope('258,896 236,1000 262,1120 230,1200', 0.784),
    ],
    props: [{ id: 'rowing-boat', name: 'boat', at: [776, 740], scale: 0.42, colour: '#5f9a62', depth: 0.4 }],
    cast: [
      hero('stand', [548, 700], 1.16, {
        facing: 'left',
        expression: 'wonder',
        act: { spine: 12 },
        lookAt: [500, 300],
        touch: { left: [396, 884] },
        shadow: true,
        depth: 0.735,
      }),
      who('oona', 'stand', [40, 300], 2.7, {
        facing: 'backRight',
        plane: 'silhouette',
        touch: { right: [262, 896] },
        depth: 0.78,
      }),
      who('cook', 'stand', [240, 462], 0.34, { facing: 'right', depth: 0.4 }),
      who('mate', 'stand', [420, 540], 0.42, { facing: 'right', depth: 0.4 }),
      { who: 'parrot', at: [120, 590], scale: 0.34, facing: 'right', depth: 0.4 },
      { who: 'goat', at: [390, 492], scale: 0.2, facing: 'right', depth: 0.4 },
    ],
  },
};
