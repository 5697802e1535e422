// To the harbor, where something must come down; to the tower, where something must be pulled.
import { blob, disc, line, oval, ovalPoints, poly, rect } from '../../cuts/lit.ts';
import { hero, kept, light, type Piece, who } from '../../cuts/placing.ts';
import * as p from './pieces.ts';
import { friendAt } from './stage.ts';

const STEEL = '#a83f3a';
const water = (y: number, depth: number): Piece[] => [
  blob(`-100,${y} 120,${y - 10} 400,${y + 8} 700,${y - 8} 1000,${y}! 1000,1700! -100,1700!`, '#6a5a8c', {
    depth,
    lift: 0.6,
    print: 'newsprint',
  }),
  ...[40, 90, 150].map((k, i) =>
    line(`${100 + i * 120},${y + k} ${420 + i * 60},${y + k + 5}`, 6, '#f7c07a', { depth: depth + 0.001 }),
  ),
];
const truss = (x: number, y: number, x2: number, y2: number, w: number, depth: number): Piece[] => {
  const n = 7;
  const [dx, dy] = [(x2 - x) / n, (y2 - y) / n];
  const length = Math.hypot(dx, dy);
  const [ox, oy] = [(-dy / length) * w, (dx / length) * w];
  return [
    line(`${x},${y} ${x2},${y2}`, 26, STEEL, { depth }),
    line(`${x + ox},${y + oy} ${x2 + ox * 0.6},${y2 + oy * 0.6}`, 20, STEEL, { depth }),
    ...Array.from({ length: n }, (_, i) =>
      line(
        `${x + dx * i},${y + dy * i} ${x + dx * (i + 0.5) + ox},${y + dy * (i + 0.5) + oy} ${x + dx * (i + 1)},${y + dy * (i + 1)}`,
        11,
        '#8a2f34',
        { depth: depth - 0.001 },
      ),
    ),
  ];
};
/** The enamel sign over a handle. */
const enamel = (x: number, y: number, s: number, depth: number): Piece[] =>
  p.placed(
    [
      poly('-150,-110! 150,-110! 150,110! -150,110!', '#fdf6e2', { lift: 1.6 }),
      poly('-138,-98! 138,-98! 138,98! -138,98!', '#2f6f8f', { lift: 0 }),
    ],
    [x, y],
    s,
    depth,
  );

export const town: Record<string, object> = {
  bridge: {
    set: 'harbor',
    shot: 'small-before-big',
    phone: { zoom: 0.98, on: [450, 760], at: [0.5, 0.5] },
    lighting: { from: [120, 1000] },
    cuts: kept([
      disc(120, 1010, 330, '#f7b563', { depth: 0.05 }),
      disc(120, 1010, 190, '#fbd894', { depth: 0.06 }),
      ...p.blocks(
        [
          [-420, 900, 130],
          [-260, 960, 100],
          [940, 900, 120],
          [1100, 840, 140],
        ],
        1160,
        '#b5608a',
        '#fbd894',
        0.1,
      ),
      ...water(1130, 0.12),
      ...truss(-60, 1340, 400, 980, -80, 0.3),
      poly('-100,1310! 370,944! 520,944! 540,1000! 20,1420! -100,1420!', '#7a3a52', {
        depth: 0.31,
        lift: 1.6,
      }),
      // The whole underside of a bus.
      ...p.bus(500, 610, 1.62, 0.4, -9),
      poly('-60,560! 1010,400! 1040,560! 950,640! 60,760!', '#6a5560', { depth: 0.44, lift: 2 }),
      line('20,640 960,500', 20, '#463a48', { depth: 0.441 }),
      line('60,700 900,576', 13, '#8a7580', { depth: 0.441 }),
      poly('360,590! 560,560! 572,650! 372,680!', '#8a7580', { depth: 0.442, lift: 1 }),
      ...(
        [
          [200, 650],
          [820, 556],
        ] as const
      ).flatMap(([x, y]) => [
        oval(x, y, 96, 110, '#37303f', { depth: 0.45, lift: 1.6 }, -9),
        oval(x + 14, y, 46, 56, '#b9b3ab', { depth: 0.451, lift: 0.6 }, -9),
      ]),
      // Mud; a paper, read in peace; the mop on the roof.
      blob('430,690 450,730 470,694', '#5a3a34', { depth: 0.445, lift: 0 }),
      blob('620,650 634,700 650,646', '#5a3a34', { depth: 0.445, lift: 0 }),
      poly('640,300! 720,286! 726,344! 646,358!', '#fdf6e2', { depth: 0.43, lift: 0.8, print: 'newsprint' }),
      ...p.mop(240, 226, 0.7, 0.39, 40),
    ]),
    cast: [
      friendAt('stand', [440, 752], 0.64, {
        facing: 'right',
        expression: 'worried',
        act: { spine: 4 },
        hands: { right: 'fist' },
        lookAt: [760, 1100],
        touch: { right: [486, 702] },
        depth: 0.73,
      }),
      hero('wave', [740, 1060], 0.78, {
        facing: 'left',
        expression: 'worried',
        act: { spine: -12 },
        lookAt: 'friend',
        depth: 0.735,
      }),
    ],
  },
  capes: {
    set: 'harbor',
    shot: 'over-the-shoulder',
    plain: '#24403f',
    phone: { zoom: 0.98, on: [450, 640], at: [0.5, 0.5] },
    lighting: { from: [280, 640] },
    cuts: kept([
      rect(-460, -300, 1360, 1700, '#24403f', { depth: 0.1, lift: 0.2, print: 'comic' }),
      ...light(280, 690, 620, 0.11, ['#2f5650', '#3f6f60', '#5a9070', '#86b584']),
      // The window, and the muddle in it.
      rect(470, 120, 920, 640, '#1a2e30', { depth: 0.2, lift: 1.4 }),
      rect(492, 142, 920, 618, '#f0974f', { depth: 0.21, lift: 0 }),
      disc(760, 330, 150, '#f9c074', { depth: 0.211 }),
      poly('492,618! 492,560! 620,330! 650,340! 560,618!', STEEL, { depth: 0.22, lift: 0.8 }),
      poly('900,618! 860,618! 770,330! 800,318!', STEEL, { depth: 0.22, lift: 0.8 }),
      ...p.bus(670, 336, 0.28, 0.23, -12),
      line('600,600 640,470 720,400', 20, '#c9ecf2', { depth: 0.225 }),
      line('900,560 800,470 700,440', 15, '#e0402f', { depth: 0.225 }),
      line('900,560 800,470 700,440', 6, '#fbd894', { depth: 0.2255 }),
      ...(
        [
          [560, 470, 30],
          [610, 540, -20],
          [690, 560, 60],
          [760, 520, -50],
          [830, 570, 16],
          [700, 480, 150],
          [880, 470, -24],
          [540, 580, -10],
        ] as const
      ).flatMap(([x, y, turn], i) => p.caped(i, x, y, 0.4, 0.24 + i * 0.0006, { turn, awed: true })),
      disc(648, 368, 11, '#efcbb0', { depth: 0.25 }),
      rect(690, 142, 706, 618, '#1a2e30', { depth: 0.26, lift: 0.8 }),
      rect(470, 618, 920, 650, '#3a5c55', { depth: 0.27, lift: 1.2 }),
      // Bridge, and an arrow that points down.
      ...enamel(270, 330, 1.12, 0.3),
      poly('140,400! 400,400! 400,420! 140,420!', '#fdf6e2', { depth: 0.31, lift: 0 }),
      poly('150,400! 166,400! 250,286! 236,280!', '#fdf6e2', { depth: 0.31, lift: 0 }),
      poly('390,400! 374,400! 296,286! 310,280!', '#fdf6e2', { depth: 0.31, lift: 0 }),
      ...p.arrow(272, 330, 0.5, 0.312, 90, '#f2b83a'),
      ...p.handle(250, 640, 1.9, 0.4, -8),
      // An inch of dust; and the floor wiped just up to it.
      blob('380,500 420,486 470,500 480,520 440,514 400,518', '#c9c2b2', { depth: 0.42, lift: 0.6 }),
      blob('150,740 200,722 300,724 350,742 300,752 200,752', '#c9c2b2', { depth: 0.42, lift: 0.6 }),
      rect(-460, 1010, 1360, 1700, '#3f5f58', { depth: 0.43, lift: 1 }),
      blob('-100,1060! 120,1050 260,1090 330,1170 300,1330! -100,1330!', '#6a9a88', { depth: 0.44, lift: 0 }),
      ...p.mop(120, 1150, 1, 0.45, -14),
    ]),
    cast: [
      hero('stand', [590, 880], 2.35, {
        facing: 'backLeft',
        act: { spine: 12 },
        touch: { left: [370, 760] },
        depth: 0.74,
      }),
    ],
  },
  down: {
    set: 'harbor',
    shot: 'two-touching',
    plain: '#f3a25a',
    phone: { zoom: 1, on: [450, 760], at: [0.5, 0.5] },
    lighting: { from: [150, 300] },
    cuts: kept([
      disc(150, 260, 330, '#f8bd72', { depth: 0.05 }),
      disc(150, 260, 170, '#fcdf9e', { depth: 0.06 }),
      ...p.bus(560, 700, 1.25, 0.1),
      // Stiff with awe.
      ...p.rows([-200, 700], [92, 84], [13, 2], 0.92, 0.2, { awed: true, look: [0, 0] }),
      rect(-460, 960, 1360, 1700, '#8a4a62', { depth: 0.4, lift: 1.4, print: 'newsprint' }),
      line('-460,968 1360,968', 14, '#c8705a', { depth: 0.41 }),
      ...[-300, 100, 500, 900].map((x) =>
        poly(`${x},1110! ${x + 190},1110! ${x + 160},1150! ${x - 30},1150!`, '#f2c98a', {
          depth: 0.41,
          lift: 0,
        }),
      ),
      oval(450, 1262, 190, 26, '#5a2f4a', { depth: 0.42, lift: 0, opacity: 0.6 }),
      // The keeper’s sandwich; the mop dries the bridge.
      ...p.mop(820, 1290, 0.9, 0.76, 16),
      blob('700,1306 780,1292 880,1300 900,1320 720,1322', '#b9788a', { depth: 0.755, lift: 0 }),
    ]),
    cast: [
      friendAt('embrace', [350, 620], 1.55, { facing: 'right', expression: 'laughing', depth: 0.735 }),
      hero('embraced', [540, 580], 1.5, {
        facing: 'left',
        expression: 'laughing',
        act: { tilt: 6 },
        depth: 0.73,
      }),
    ],
  },
  elevator: {
    set: 'tower',
    shot: 'small-before-big',
    phone: { zoom: 0.9, on: [450, 790], at: [0.5, 0.5] },
    lighting: { from: [120, 800] },
    cuts: kept([
      disc(60, 760, 360, '#f7b96e', { depth: 0.05 }),
      disc(60, 760, 200, '#fbdc9c', { depth: 0.06 }),
      ...p.blocks(
        [
          [-420, 860, 140],
          [-250, 940, 150],
          [-60, 1000, 110],
          [900, 940, 150],
          [1080, 860, 170],
        ],
        1180,
        '#b5678a',
        '#fbdc9c',
        0.1,
      ),
      // Glass, up and together, out of true by one degree.
      poly('250,1180! 470,-60! 660,-60! 900,1180!', '#6f7fb0', { depth: 0.2, lift: 2.4, print: 'newsprint' }),
      poly('590,1180! 566,-60! 660,-60! 900,1180!', '#54608f', { depth: 0.201, lift: 0 }),
      ...[100, 220, 340, 470, 610, 760, 930].map((y) => {
        const k = (y + 60) / 1240;
        return line(
          `${470 - 220 * k},${y} ${566 + 24 * k},${y + 14} ${660 + 240 * k},${y}`,
          5 + k * 4,
          '#8fa0cc',
          { depth: 0.203 },
        );
      }),
      ...[0.25, 0.5, 0.75].map((t) =>
        line(`${470 + 96 * t},-60 ${250 + 340 * t},1180`, 5, '#8fa0cc', { depth: 0.203 }),
      ),
      ...[0.33, 0.66].map((t) =>
        line(`${566 + 94 * t},-60 ${590 + 310 * t},1180`, 5, '#6f7cab', { depth: 0.203 }),
      ),
      poly('330,1020! 420,520! 440,520! 372,1020!', '#b5c2e2', { depth: 0.204, lift: 0, opacity: 0.7 }),
      // One lit box, with a cape like a tongue.
      rect(484, 96, 556, 196, '#fff6c8', { depth: 0.3, lift: 1 }),
      line('520,96 520,-60', 5, '#33304f', { depth: 0.29 }),
      disc(520, 140, 15, '#784a35', { depth: 0.31 }),
      blob('506,132 508,122 520,118 532,122 534,132 520,126', '#ede2ce', { depth: 0.311, lift: 0 }),
      blob('500,196! 504,162 536,162 540,196!', '#5b3a68', { depth: 0.305, lift: 0 }),
      blob('510,190! 540,190! 556,250 536,340 496,366 490,310 510,250', '#e2a53c', { depth: 0.32, lift: 1 }),
      // Window cleaners’ cradle.
      line('760,500 760,700', 3, '#33304f', { depth: 0.3 }),
      line('840,520 840,700', 3, '#33304f', { depth: 0.3 }),
      poly('740,700! 862,700! 856,752! 746,752!', '#e2a53c', { depth: 0.31, lift: 1 }),
      ...p.mop(800, 744, 0.42, 0.309, 24),
      rect(-460, 1170, 1360, 1700, '#7a4a68', { depth: 0.4, lift: 1.2, print: 'newsprint' }),
      line('-460,1176 1360,1176', 10, '#c8788a', { depth: 0.41 }),
    ]),
    cast: [
      friendAt('embrace', [270, 900], 0.94, {
        facing: 'right',
        expression: 'brave',
        act: { spine: 10 },
        touch: { right: [370, 960], left: [360, 1030] },
        shadow: true,
        depth: 0.73,
      }),
      hero('pull', [120, 930], 0.92, {
        facing: 'right',
        expression: 'worried',
        act: { spine: -12 },
        lookAt: 'friend',
        touch: { right: [226, 1040], left: [222, 1060] },
        shadow: true,
        depth: 0.728,
      }),
    ],
  },
  wall: {
    set: 'tower',
    shot: 'frame-in-frame',
    plain: '#f0b070',
    phone: { zoom: 0.98, on: [450, 660], at: [0.5, 0.5] },
    lighting: { from: [450, 200] },
    cuts: kept([
      rect(-460, -300, 1360, 1080, '#eec58e', { depth: 0.1, lift: 0.2, print: 'newsprint' }),
      rect(-460, 1080, 1360, 1700, '#b5708a', { depth: 0.2, lift: 1 }),
      // In the wall: eleven pairs of boots.
      ...Array.from({ length: 8 }, (_, i) => [
        oval(222 + i * 66, 164 + (i % 2) * 60, 40, 34, '#5a4052', { depth: 0.21, lift: 0 }),
        ...p.boot(210 + i * 66, 250 + (i % 2) * 60, 0.44, i, 0.212),
        ...p.boot(236 + i * 66, 254 + (i % 2) * 60, 0.44, i, 0.213),
      ]).flat(),
      // The tall plain door: worn by pushing, a picture over its handle.
      rect(440, 330, 740, 1090, '#7a4a3c', { depth: 0.22, lift: 1.2 }),
      rect(456, 346, 724, 1090, '#c9855a', { depth: 0.23, lift: 0.6 }),
      blob('500,860 560,800 650,820 690,900 640,1000 540,1000 496,930', '#e3b184', { depth: 0.231, lift: 0 }),
      ...enamel(590, 500, 0.8, 0.24),
      ...p.glove(538, 510, 0.78, 0.25, 0),
      // The arrow comes out at whoever reads it, down to two toes.
      poly('637,428! 655,428! 666,488! 708,488! 646,548! 584,488! 626,488!', '#f2b83a', {
        depth: 0.2505,
        lift: 1.4,
      }),
      oval(622, 566, 19, 12, '#fdf6e2', { depth: 0.2506, lift: 0.4 }),
      oval(670, 566, 19, 12, '#fdf6e2', { depth: 0.2506, lift: 0.4 }),
      ...p.handle(520, 700, 0.85, 0.26, 40),
      // A leaf of the revolving door, dark, with the twelve in it.
      {
        shape: '-460,-300! 1360,-300! 1360,1700! -460,1700!',
        snip: true,
        colour: '#35294a',
        holes: ovalPoints(450, 640, 330, 560, 24),
        lift: 3,
        depth: 0.75,
        print: 'comic',
      },
      ...(
        [
          [90, 180, 1.25, 24],
          [60, 480, 1.3, -12],
          [110, 800, 1.3, 14],
          [80, 1120, 1.35, -20],
          [820, 200, 1.25, -24],
          [850, 500, 1.3, 12],
          [800, 820, 1.3, -16],
          [840, 1130, 1.35, 18],
          [-160, 330, 1.3, 8],
          [-150, 760, 1.3, -8],
          [1050, 360, 1.3, -8],
          [1060, 800, 1.3, 10],
        ] as const
      ).flatMap(([x, y, s, turn], i) =>
        p.caped(i + 2, x, y, s, 0.76 + i * 0.0008, { turn, awed: i % 2 === 0, look: [x < 450 ? 1 : -1, 0] }),
      ),
      { rings: [330], at: [450, 640], width: 12, flat: 1.697, colour: '#b9c6e2', depth: 0.755, opacity: 0.8 },
      line('250,330 330,230', 14, '#ffffff', { depth: 0.756, opacity: 0.6 }),
      line('250,400 380,240', 6, '#ffffff', { depth: 0.756, opacity: 0.6 }),
      ...p.mop(690, 1290, 1, 0.78, 20),
    ]),
    cast: [
      hero('point', [330, 720], 1.22, {
        facing: 'right',
        expression: 'curious',
        act: { spine: 12, tilt: 14 },
        hands: { right: 'point' },
        lookAt: [590, 500],
        touch: { right: [496, 640] },
        shadow: true,
        depth: 0.73,
      }),
    ],
  },
  pull: {
    set: 'tower',
    shot: 'two-touching',
    plain: '#f3b678',
    phone: { zoom: 0.98, on: [450, 680], at: [0.5, 0.5] },
    lighting: { from: [640, 300] },
    cuts: kept([
      rect(-460, -300, 1360, 1160, '#d98a70', { depth: 0.1, lift: 0.2, print: 'newsprint' }),
      ...p.rows([-180, 640], [96, 96], [5, 3], 0.95, 0.2, { awed: true, look: [1, 0] }),
      // The elevator, full of light.
      rect(400, -60, 960, 1150, '#5a4a70', { depth: 0.3, lift: 2 }),
      rect(440, -60, 960, 1140, '#fff6d6', { depth: 0.31, lift: 0 }),
      rect(440, -60, 480, 1140, '#e9dcb4', { depth: 0.312, lift: 0.6 }),
      ...p.mop(880, 1130, 1.1, 0.4, 8),
      rect(-460, 1130, 1360, 1700, '#8a4a62', { depth: 0.5, lift: 1.2 }),
      poly('420,1130! 960,1130! 1060,1400! 240,1400!', '#f7dca0', { depth: 0.51, lift: 0 }),
      // PULL, in his other hand; the torn end of a cape.
      ...p.placed([poly('-70,-44! 70,-44! 70,44! -70,44!', '#2f6f8f', { lift: 1 })], [800, 900], 1, 0.745, {
        turn: 8,
      }),
      p.word('PULL', 800, 900, 40, 0.746, { colour: '#fdf6e2', turn: 8 }),
      blob(
        '680,960! 560,1010 440,1070 300,1090 150,1060 176,1094 140,1120 200,1136 320,1150 470,1130 640,1060!',
        '#e2a53c',
        { depth: 0.742, lift: 1.4 },
      ),
    ]),
    cast: [
      who('head', 'stand', [600, 400], 2, {
        facing: 'left',
        expression: 'joy',
        act: { spine: 26 },
        lookAt: 'hero',
        touch: { left: [500, 820] },
        depth: 0.744,
      }),
      hero('stand', [372, 720], 1.26, {
        facing: 'right',
        expression: 'embarrassed',
        act: { spine: 12 },
        lookAt: 'head',
        touch: { right: [505, 835] },
        depth: 0.743,
      }),
      friendAt('carry', [180, 730], 1.22, {
        facing: 'right',
        expression: 'holdingBreath',
        act: { spine: 6 },
        lookAt: [300, 1110],
        holding: 'none',
        touch: { right: [270, 1060], left: [230, 1080] },
        depth: 0.7405,
      }),
    ],
  },
};
