import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { box, cut, glow, line, oval, snip, word } from '../../../cuts/lit.ts';
import { hero, kept } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { friendAt } from '../parts/people.ts';
import { notWidened, placed } from '../parts/pieces.ts';
import { handle, janitorsCap, mop } from '../parts/things.ts';

const GREEN = ['#2f5a4a', '#4a7d62', '#74a67e', '#a8cf9c'];
/** A row of cabinets from above: its top, and the fronts that look to us. */
const cabinets = (x: number, y: number, n: number, w: number, depth: number, tone: string): SceneCut[] =>
  Array.from({ length: n }, (_, i): SceneCut[] => [
    box(x + i * w, y, x + i * w + w - 6, y + 70, tone, { depth, lift: 1.4, print: 'ledger' }),
    box(x + i * w, y + 70, x + i * w + w - 6, y + 126, '#4f7a6a', { depth: depth + 0.001, lift: 0.8 }),
    box(x + i * w + w * 0.3, y + 84, x + i * w + w * 0.62, y + 104, '#f3ead2', {
      depth: depth + 0.002,
      lift: 0,
    }),
    line(`${x + i * w + w * 0.34},${y + 114} ${x + i * w + w * 0.58},${y + 114}`, '#d8c48a', 5, {
      depth: depth + 0.002,
    }),
  ])
    .flat()
    .map(notWidened);

export const scene: Picture = {
  set: 'registry',
  shot: 'plan',
  plain: '#1d3a35',
  wide: { zoom: 0.98, on: [450, 560], at: [0.5, 0.5] },
  cuts: kept([
    box(-460, -300, 1360, 1700, '#24463e', { depth: 0.05, lift: 0.2, print: 'ledger' }),
    // Streets of cabinets.
    ...cabinets(-400, 760, 5, 110, 0.3, '#3a6456'),
    ...cabinets(690, 760, 6, 110, 0.3, '#3a6456'),
    ...cabinets(-400, 960, 4, 124, 0.4, '#447062'),
    ...cabinets(640, 960, 5, 124, 0.4, '#447062'),
    ...cabinets(-420, 1180, 4, 140, 0.745, '#4f7d6c'),
    ...cabinets(600, 1180, 5, 140, 0.745, '#4f7d6c'),
    ...glow(430, 820, 440, GREEN, { depth: 0.2, step: 0.0005, flat: 0.86 }),
    // The one great drawer: burnt, frozen, and once somebody ran at it with his head.
    { ...box(190, -80, 1000, 540, '#5a8574', { depth: 0.32, lift: 3, print: 'ledger' }), what: 'drawer' },
    box(240, -40, 1000, 500, '#6f9c88', { depth: 0.33, lift: 1 }),
    box(50, -80, 196, 960, '#3f6a58', { depth: 0.317, lift: 1.6 }),
    snip('400,40! 760,40! 760,150! 400,150!', '#f6efd8', { depth: 0.34, lift: 1 }),
    word('PENDING', 580, 96, 54, '#3a3550', { depth: 0.35 }),
    ...placed(
      [
        cut('-90,0 -60,-70 10,-100 70,-70 100,0 70,70 0,100 -60,70', '#3a2f34', { lift: 0 }),
        cut('-50,0 -30,-38 8,-52 46,-30 56,6 36,46 -4,56 -36,40', '#1f1a20', { lift: 0 }),
      ],
      [370, 300],
      0.9,
      0.34,
    ),
    ...placed(
      [
        cut('-86,-110! -26,-130 54,-120 86,-68! 86,90! 54,70 34,110 4,62 -26,100 -56,50 -86,10!', '#d5f0f2', {
          lift: 0.8,
        }),
        line('-66,-90 -26,-50 -36,0', '#ffffff', 5),
        line('34,-100 24,-40 64,0', '#ffffff', 5),
      ],
      [790, 300],
      1,
      0.34,
    ),
    oval(580, 320, 70, 84, '#4f7a68', { depth: 0.34, lift: 0 }),
    oval(512, 324, 16, 26, '#4f7a68', { depth: 0.34, lift: 0 }),
    oval(648, 324, 16, 26, '#4f7a68', { depth: 0.34, lift: 0 }),
    line('500,456 660,456', '#c9b26a', 26, { depth: 0.345 }),

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
    ...glow(140, 846, 176, ['#6fae80', '#b8e0a6', '#ecf8c8'], { depth: 0.318, step: 0.0005 }),
    ...handle(126, 850, 0.86, 0.3195, -34),
    ...mop(760, 1180, 0.9, 0.5, 0),
    ...janitorsCap(770, 800, 0.7, 0.51, 6),
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
};
