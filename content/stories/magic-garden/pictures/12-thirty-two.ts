import { called } from '../../../cuts/called.ts';
import { box, cut, disc, line, snip } from '../../../cuts/lit.ts';
import { arch } from '../../../cuts/outlines.ts';
import { person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { gateRim, pilaf } from '../parts.ts';

/** Half a bun, its cut side to whoever looks: a loaf's crust, and all that is soft in it. */
const CUT_BUN = [
  cut('232,1010! 214,930 240,850 310,800 400,800 472,850 498,930 480,1010!', '#d28a2c', {
    depth: 0.78,
    lift: 1.8,
  }),
  cut('250,996! 236,930 258,866 318,822 394,822 454,866 476,930 462,996!', '#f9e09a', {
    depth: 0.781,
    lift: 0.4,
  }),
  ...(
    [
      [290, 900, 16],
      [350, 866, 12],
      [410, 900, 18],
      [330, 950, 13],
      [440, 950, 11],
      [376, 940, 9],
    ] as const
  ).map(([x, y, r]) => disc(x, y, r, '#e8bb54', { depth: 0.782 })),
  ...(
    [
      [268, 832, -30],
      [316, 800, -14],
      [366, 792, 4],
      [420, 806, 18],
      [462, 842, 34],
    ] as const
  ).map(([x, y, turn]) =>
    snip('-12,-9! 10,-10! 12,10! -9,9!', '#fffaf0', { at: [x, y], turn, depth: 0.783, lift: 0.4 }),
  ),
];

export const scene: Picture = {
  set: 'yard',
  light: 'dusk',
  plain: '#7a3b4a',
  shot: 'two-touching',
  seed: 14,
  lighting: { from: [330, 420] },
  cuts: [
    box(-400, -60, 1300, 1000, '#7d4150', { depth: 0.1, lift: 0.2, print: 'tiles', lit: false }),
    cut(arch(340, 1000, 520, 860), '#f7b458', { depth: 0.2, lift: 0, lit: false }),
    disc(340, 560, 250, '#fde3a0', { depth: 0.21, lit: false }),
    snip('96,840! 584,840! 604,1000! 76,1000!', '#d98a4a', { depth: 0.215, lift: 0, lit: false }),
    gateRim(340, 1000, 520, 860, 0.22, '#ffdf98'),
    snip('80,330! -10,400! -10,1070! 80,1000!', '#3a4a70', { depth: 0.23, lift: 1.4 }),
    box(-400, 990, 1300, 1400, '#a05a50', { depth: 0.3, lift: 1, print: 'tiles' }),
    snip('90,990! 600,990! 900,1400! -160,1400!', '#d98a4e', {
      depth: 0.31,
      lift: 0,
      opacity: 0.7,
      lit: false,
    }),
    ...called('bun', CUT_BUN),
    ...pilaf(130, 1296, 0.62, 0.8),
    ...called('watering can', [
      snip('700,1180! 812,1172! 822,1296! 690,1296!', '#7f9fb0', { depth: 0.8, lift: 1.4 }),
      line('704,1226 636,1150', '#7f9fb0', 17, { depth: 0.799 }),
      line('736,1174 748,1130 796,1128 806,1174', '#7f9fb0', 12, { depth: 0.799 }),
    ]),
  ],
  cast: [
    person('hero', [330, 640], 1.9, {
      pose: 'hug',
      holding: 'none',
      facing: 'right',
      expression: 'proud',
      act: { spine: 8 },
      lookAt: 'parvin',
      touch: { left: [268, 950], right: [452, 960] },
      handsDepth: 0.79,
      depth: 0.74,
    }),
    person('parvin', [690, 520], 1.9, {
      pose: 'bow',
      facing: 'left',
      expression: 'laughing',
      act: { spine: 12 },
      lookAt: 'hero',
      touch: { right: [508, 900] },
      handsDepth: 0.79,
      depth: 0.75,
    }),
    person('friend', [120, 760], 1.45, {
      facing: 'right',
      expression: 'laughing',
      act: { spine: 12 },
      lookAt: 'parvin',
      touch: { right: [270, 1000] },
      handsDepth: 0.79,
      depth: 0.735,
    }),
  ],
};
