import { box, disc, line, snip, stars, word } from '../../../cuts/lit.ts';
import { hero, kept, who } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { band, distantIsland } from '../parts.ts';

export const scene: Picture = {
  set: 'ship',
  light: 'night',
  shot: 'two-touching',
  plain: '#22285a',
  wide: { zoom: 1, on: [450, 760], at: [0.5, 0.5] },
  lighting: { from: [450, 660] },
  cuts: kept([
    ...stars(
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
      '#fff1c4',
    ),
    disc(430, 640, 500, '#33407c', { depth: 0.06 }),
    disc(430, 640, 410, '#f2a860', { depth: 0.07 }),
    disc(430, 640, 392, '#f9d391', { depth: 0.071 }),
    disc(300, 500, 60, '#f3c37c', { depth: 0.072 }),
    disc(560, 760, 80, '#f3c37c', { depth: 0.072 }),
    band(960, '#4f5a8c', 0.1, { print: 'sea-chart', lift: 0.2 }),
    ...[1000, 1040, 1084].map((y, i) =>
      line(`${150 + i * 60},${y} ${430},${y + 5} ${720 - i * 50},${y - 3}`, '#f9d391', 9, { depth: 0.12 }),
    ),
    ...distantIsland(180, 974, 0.62, 0.13, '#2b2f5c'),
    box(-460, 1130, 1360, 1156, '#1a1634', { depth: 0.73, lift: 1 }),
    ...[-300, -120, 60, 240, 800, 980, 1160].map((x) =>
      box(x, 1150, x + 18, 1330, '#1a1634', { depth: 0.729, lift: 0 }),
    ),
    box(-460, 1236, 1360, 1700, '#14102a', { depth: 0.731, lift: 1, print: 'ledger' }),
    // The mast, with an older notch that is hers, a finger lower, and the new one under the knife.
    { ...box(536, -300, 640, 1260, '#14102a', { depth: 0.732, lift: 1 }), what: 'mast' },
    snip('532,780! 596,800! 532,820!', '#f9d391', { what: 'notch', depth: 0.733, lift: 0 }),
    snip('644,900! 610,912! 644,924!', '#f9d391', { depth: 0.733, lift: 0 }),
    word('OONA', 672, 918, 22, '#2b2f5c', { depth: 0.734 }),
    snip('520,790! 590,782! 612,796! 590,808! 520,806!', '#e9eef4', {
      what: 'knife',
      depth: 0.738,
      lift: 0.8,
    }),
    line('660,840 678,856 666,874', '#f9d391', 6, { depth: 0.738 }),
    line('690,900 708,912 694,930', '#f9d391', 6, { depth: 0.738 }),
    line('-460,-60 200,300 536,60', '#14102a', 7, { depth: 0.73 }),
    line('618,60 900,420 1000,560', '#14102a', 7, { depth: 0.73 }),
  ]),
  cast: [
    { who: 'goat', at: [120, 952], scale: 0.24, facing: 'right', plane: 'silhouette', depth: 0.14 },
    hero('stand', [590, 920], 1, {
      facing: 'left',
      expression: 'proud',
      act: { neck: -4 },
      lookAt: 'oona',
      depth: 0.736,
    }),
    who('oona', 'bow', [310, 520], 1.5, {
      facing: 'right',
      expression: 'tender',
      act: { spine: -8 },
      lookAt: [590, 800],
      hold: { right: [516, 798] },
      handsDepth: 0.739,
      depth: 0.735,
    }),
  ],
};
