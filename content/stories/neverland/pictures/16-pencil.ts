import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { box, cut, disc, line, pool, snip, stars, wall } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';
import { burr, kite, tam } from '../parts.ts';

export const scene: Picture = {
  set: 'hall',
  shot: 'cut-away',
  lighting: {
    lamps: [
      { on: [210, 800], reach: 620 },
      { on: [690, 800], reach: 620 },
    ],
  },
  cuts: [
    // the field above the Hall
    wall('#27397c'),
    ...stars([
      [80, 60],
      [330, 40],
      [560, 150],
    ]),
    cut('-460,250 200,190 520,216 760,170 1360,220! 1360,500! -460,500!', '#3f6b62', {
      depth: 0.592,
      lift: 1,
      print: 'ledger',
    }),
    ...kite(170, 90, 0.34, -10, 0.594, [
      [120, 130],
      [90, 120],
      [60, 136],
      [30, 128],
    ]),
    line('170,100 330,160 560,186', '#fff4de', 3, { depth: 0.593 }),
    // the Hall, cut open: two rooms and the wall of pigeonholes between them
    snip('-460,262! 1360,262! 1360,1500! -460,1500!', '#1d1528', {
      depth: 0.596,
      lift: 1.6,
      print: 'ledger',
    }),
    box(-460, 250, 1360, 276, '#5a4250', { depth: 0.655, lift: 1 }),
    ...pool(200, 790, [420, 320, 210], ['#3a2834', '#7a523e', '#d39a52'], 0.6),
    ...pool(700, 790, [420, 320, 210], ['#3a2834', '#7a523e', '#d39a52'], 0.6005),
    snip('-460,1210! 1360,1210! 1360,1500! -460,1500!', '#4e3028', {
      depth: 0.61,
      lift: 1,
      print: 'ledger',
    }),
    box(366, 270, 534, 1320, '#4a3442', { depth: 0.66, lift: 1.8, print: 'ledger' }),
    ...[0, 1, 2, 3, 4, 5, 6].flatMap((row) =>
      row === 3
        ? []
        : [374, 454].flatMap((x): SceneCut[] => [
            box(x, 290 + row * 140, x + 72, 290 + row * 140 + 116, '#120d1c', { depth: 0.662, lift: 0 }),
            ...burr(x + 36, 352 + row * 140, 30, 0.664, '#5d4f74'),
          ]),
    ),
    box(362, 706, 538, 830, '#f3cd80', { depth: 0.663, lift: 0 }),
    line('362,830 538,830', '#ffe9b4', 10, { depth: 0.665 }),
    ...burr(240, 800, 32, 0.775),
    ...[
      [300, 1240],
      [340, 1262],
      [560, 1250],
    ].map(([x, y], i) => disc(x!, y!, i % 2 ? 7 : 10, '#171320', { depth: 0.78 })),
  ],
  props: [
    { id: 'oil-lamp', name: 'lamp', at: [70, 1260], scale: 0.6, depth: 0.76 },
    { id: 'oil-lamp', name: 'lamp2', at: [836, 1260], scale: 0.6, depth: 0.76 },
  ],
  cast: [
    {
      who: 'hero',
      pose: 'stand',
      facing: 'right',
      at: [216, 716],
      by: 'head',
      scale: 1.9,
      expression: 'effort',
      act: { spine: 18, tilt: 8 },
      touch: { right: [270, 822], left: 'hero.lap' },
      hands: { right: 'pinch' },
      lookAt: 'friend.eyes',
      depth: 0.77,
    },
    tam({
      pose: 'stand',
      facing: 'left',
      at: [668, 676],
      by: 'head',
      scale: 1.9,
      expression: 'calm',
      act: { spine: 22, tilt: -12 },
      touch: { right: [420, 826] },
      hands: { right: 'open' },
      lookAt: 'hero.eyes',
      depth: 0.77,
    }),
    { who: 'pig', at: [700, 214], scale: 0.34, facing: 'left', mood: 'glad', depth: 0.595 },
    { who: 'pig', name: 'next', at: [506, 216], scale: 0.3, facing: 'right', depth: 0.5952 },
    { who: 'stairPig', at: [560, 1310], scale: 0.36, facing: 'left', depth: 0.79, lookAt: [330, 1250] },
  ],
};
