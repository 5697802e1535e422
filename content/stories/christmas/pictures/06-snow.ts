import type { SceneCut, SheetCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { box, cut, disc, line, snip } from '../../../cuts/lit.ts';
import { kept, person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { GOLD, INDOORS } from '../parts.ts';

/** A hat by itself, its brim at (x, y). */
const hatOf = (kind: string, x: number, y: number, s: number, depth: number): SceneCut[] => {
  const own: Partial<SheetCut> = { at: [x, y], scale: s };
  const crown = (shape: string, colour: string, more: Partial<SheetCut> = {}): SceneCut => ({
    shape,
    colour,
    lift: 1.2,
    depth,
    ...own,
    ...more,
  });
  if (kind === 'bobble')
    return [
      crown('-62,20! -58,-50 -30,-92 0,-98 30,-92 58,-50 62,20!', '#c8503f', { print: 'knitting' }),
      crown('-68,20! -68,-14! 68,-14! 68,20!', '#f3dcb4', { snip: true, depth: depth + 0.0002 }),
      crown('-24,-100 -12,-124 12,-126 26,-104 14,-82 -14,-82', '#f3dcb4', { depth: depth + 0.0002 }),
    ];
  if (kind === 'friend')
    return [
      crown('-62,20! -58,-50 -30,-92 0,-98 30,-92 58,-50 62,20!', '#e2a94b', { print: 'knitting' }),
      crown('-68,20! -68,-14! 68,-14! 68,20!', '#b9822f', { snip: true, depth: depth + 0.0002 }),
    ];
  if (kind === 'baker')
    return [
      crown(
        '-50,20! -54,-40 -86,-70 -70,-118 -24,-126 0,-142 30,-126 76,-116 88,-68 54,-40 50,20!',
        '#fffaf0',
      ),
      crown('-54,20! -54,-14! 54,-14! 54,20!', '#e6dcc8', { snip: true, depth: depth + 0.0002 }),
    ];
  if (kind === 'footballer')
    return [
      crown('-58,20! -56,-44 -28,-82 0,-88 28,-82 56,-44 58,20!', '#4f8f6a', { print: 'knitting' }),
      crown('-64,20! -64,-10! 64,-10! 64,20!', '#2f6a4c', { snip: true, depth: depth + 0.0002 }),
      { rings: [26], colour: '#f4f4f0', depth: depth + 0.0004, at: [x, y - 108 * s], scale: s },
      { rings: [9], colour: '#3a3440', depth: depth + 0.0006, at: [x, y - 108 * s], scale: s },
    ];
  return [
    crown('-66,20! -74,-40 -50,-96 0,-110 50,-96 74,-40 66,20!', '#b9607a', { print: 'knitting' }),
    crown('66,-30 100,-50 128,-92! 142,-82! 116,-20 70,4', '#d98aa0', { depth: depth - 0.0002 }),
    { line: '-70,-66 -112,-60 -116,-10 -72,-2', width: 15, colour: '#d98aa0', depth: depth - 0.0002, ...own },
    crown('-16,-108 -8,-130 10,-130 18,-108', '#f0d9a6', { depth: depth + 0.0002 }),
  ];
};
/** The one window that is not under the snow. */
const PANE = '274,754! 626,754! 626,1226! 274,1226!';
/** The hats of the people who pass behind the snow: all that shows of them. */
const HATS = [
  { kind: 'friend', x: 150, y: 352, s: 0.9 },
  { kind: 'bobble', x: 316, y: 362, s: 0.62 },
  { kind: 'baker', x: 476, y: 372, s: 1 },
  { kind: 'footballer', x: 640, y: 356, s: 0.8 },
  { kind: 'teapot', x: 792, y: 366, s: 1 },
];

export const scene: Picture = {
  set: 'home',
  plain: '#6f7fb8',
  shot: 'frame-in-frame',
  seed: 8,
  wears: INDOORS,
  wide: { zoom: 0.9, on: [450, 690], at: [0.5, 0.5] },
  cuts: kept([
    box(-100, -300, 1000, 1700, '#6f7fb8', { depth: 0.01, lift: 0 }),
    disc(740, 110, 210, '#8492c6', { depth: 0.02 }),
    disc(740, 110, 120, '#a9b3da', { depth: 0.021 }),
    // Far off, a truck with the very last box.
    cut('-100,250! 200,226 420,244 700,222 1000,244! 1000,1700! -100,1700!', '#aab6dc', {
      depth: 0.04,
      lift: 0.8,
    }),
    snip('96,232! 96,186! 132,186! 150,206! 150,232!', '#3f4a7c', { depth: 0.039, lift: 0.4 }),
    snip('152,232! 152,176! 236,176! 236,232!', '#4a568a', { what: 'truck', depth: 0.0392, lift: 0.4 }),
    box(178, 150, 212, 176, '#c8503f', { depth: 0.0391, lift: 0.4 }),
    line('195,150 195,176', GOLD, 5, { depth: 0.0393 }),
    // All of the Row that shows.
    ...(
      [
        [330, '#4c5a94'],
        [470, '#56528a'],
        [600, '#445488'],
      ] as const
    ).flatMap(([x, c]): SceneCut[] => [
      snip(`${x - 66},300! ${x},214! ${x + 66},300!`, c, {
        depth: 0.05,
        lift: 0.8,
      }),
      cut(`${x - 74},296! ${x},196! ${x + 74},296! ${x},232`, '#eef1fa', {
        depth: 0.051,
        lift: 0.6,
      }),
    ]),
    // Whoever they are, they are under there.
    ...called(
      'hat',
      HATS.flatMap(({ x, y, s, kind }) => hatOf(kind, x, y, s, 0.1)),
    ),
    cut(
      '-100,372! 40,350 200,384 330,368 470,388 640,362 800,380 1000,352! 1000,1700! -100,1700!',
      '#eef1fa',
      {
        depth: 0.75,
        holes: PANE,
        lift: 2.4,
      },
    ),
    cut('-100,560! 160,520 330,556 620,520 1000,566! 1000,1700! -100,1700!', '#e2e8f5', {
      depth: 0.751,
      holes: PANE,
      lift: 0.8,
    }),
    cut('-100,760! 120,716 260,740! 640,740! 800,712 1000,760! 1000,1700! -100,1700!', '#d5ddef', {
      depth: 0.752,
      holes: PANE,
      lift: 0.8,
    }),
    // As deep as they stand.
    ...HATS.map(({ x, y, s }) =>
      line(`${x},${y + 40 * s} ${x},${y + 78 * s}`, '#b9c6e2', 5, { depth: 0.7525, dash: [2, 14] }),
    ),
    // A hollow, as warm as a room.
    cut(
      '176,1000 190,800 290,680 450,640 620,676 716,790 736,1000 716,1200 600,1300 300,1300 190,1190',
      '#f6dfae',
      { depth: 0.753, holes: PANE, lift: 0.2 },
    ),
    cut(
      '214,1000 226,830 310,724 450,690 596,720 678,820 694,1000 676,1180 580,1266 320,1266 228,1170',
      '#fbd98a',
      { depth: 0.754, holes: PANE, lift: 0.2 },
    ),
    box(268, 750, 632, 1230, '#f2b85a', { depth: 0.35, lift: 0 }),
    disc(450, 900, 230, '#f8cd78', { depth: 0.351 }),
    {
      what: 'window',
      shape: '236,716! 664,716! 664,1264! 236,1264!',
      snip: true,
      holes: PANE,
      colour: '#7a4a3c',
      depth: 0.76,
      lift: 2,
    },
    box(-100, 1290, 1000, 1700, '#d5ddef', { depth: 0.765, lift: 0.4 }),
    cut(
      '-100,1230! 120,1196 260,1226 450,1206 640,1230 800,1194 1000,1226! 1000,1700! -100,1700!',
      '#eef1fa',
      { depth: 0.77, lift: 2 },
    ),
    cut('230,716! 240,686 330,672 450,682 580,668 664,690 674,716!', '#ffffff', {
      depth: 0.772,
      lift: 1.4,
    }),
    // On the pane, with a finger: one is still to come.
    line('560,812 570,786 596,786 606,812 552,813', '#fff8e4', 6, { depth: 0.775 }),
    ...[
      [96, 470],
      [820, 460],
      [60, 900],
      [830, 880],
      [130, 1090],
      [790, 1100],
      [270, 130],
      [520, 70],
      [860, 260],
      [40, 60],
      [640, 150],
    ].map(([x, y], i) => disc(x!, y!, i % 3 ? 7 : 12, '#ffffff', { depth: 0.78 })),
  ]),
  cast: [
    person('hero', [456, 992], 1.8, {
      pose: 'lookUp',
      facing: 'right',
      expression: 'wonder',
      act: { tilt: -10 },
      lookAt: [480, 300],
      touch: { right: [570, 850] },
      hands: { right: 'point' },
      shadow: false,
      depth: 0.74,
    }),
  ],
};
