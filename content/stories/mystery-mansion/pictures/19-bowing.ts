import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { box, cut, disc, line, snip, wall, word } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';
import { flame } from '../parts.ts';

export const scene: Picture = {
  set: 'salon',
  light: 'night',
  shot: 'silhouette',
  lighting: { lamps: [{ on: [450, 560], reach: 300 }] },
  cuts: [
    wall('#1d1430'),
    disc(450, 590, 452, '#33223f', { what: 'clock', depth: 0.59 }),
    disc(450, 590, 430, '#f4dfae', { depth: 0.591 }),
    disc(450, 590, 430, '#caa76a', { width: 12, depth: 0.5915 }),
    snip('80,700! 820,700! 740,900! 450,1016! 180,910!', '#e3c48a', { depth: 0.592, lift: 0 }),
    ...Array.from({ length: 7 }, (_, i) => ({ x: 230 + i * 92, s: 1 - i * 0.05 })).flatMap(
      ({ x, s }): SceneCut[] => [
        cut('-28,-96 -24,-120 24,-120 28,-96 24,-40! -24,-40!', '#cf9a72', {
          what: 'chair',
          at: [x, 762],
          scale: s,
          depth: 0.593,
          lift: 0.3,
        }),
        box(-32, -42, 32, -26, '#b57c5a', { at: [x, 762], scale: s, depth: 0.594, lift: 0.3 }),
        line('-26,-26 -26,20', '#b57c5a', 7, { at: [x, 762], scale: s, depth: 0.593 }),
        line('26,-26 26,20', '#b57c5a', 7, { at: [x, 762], scale: s, depth: 0.593 }),
        box(-14, -90, 14, -72, '#fffaf0', { at: [x, 762], scale: s, depth: 0.595, lift: 0.2 }),
      ],
    ),
    ...(
      [
        [0, 'IIX'],
        [1, 'I'],
        [2, 'II'],
        [3, 'III'],
        [4, 'VI'],
        [5, 'V'],
        [6, 'IV'],
        [7, 'IIV'],
        [8, 'IIIV'],
        [9, 'XI'],
        [10, 'X'],
        [11, 'IX'],
      ] as const
    ).map(([h, t]) =>
      word(
        t,
        Math.round(450 - Math.sin(h * 0.5236) * 378),
        Math.round(590 - Math.cos(h * 0.5236) * 378),
        44,
        '#6a4a3c',
        { depth: 0.64, turn: -h * 30 },
      ),
    ),
    line('450,590 560,330', '#4a2f33', 18, { depth: 0.65 }),
    line('450,590 250,650', '#4a2f33', 22, { depth: 0.65 }),
    disc(450, 590, 24, '#4a2f33', { depth: 0.651 }),
    snip('-460,1200! 1360,1200! 1360,1420! -460,1420!', '#120b20', { depth: 0.7, lift: 1 }),
    ...called('candle', [
      ...flame(690, 868, 0.7, 0.63),
      line('690,872 690,922', '#fff6e0', 14, { depth: 0.63 }),
    ]),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'point',
      facing: 'side',
      at: [210, 790],
      by: 'head',
      scale: 1.7,
      plane: 'silhouette',
      act: {
        spine: 6,
        arms: [
          [-64, -52],
          [136, 130],
        ],
      },
    },
    { who: 'gravy', at: [640, 1330], scale: 1.1, facing: 'left', plane: 'silhouette' },
    {
      who: 'nora',
      at: [590, 900],
      scale: 0.9,
      facing: 'left',
      depth: 0.62,
      lean: 24,
      turn: -18,
      shadow: false,
    },
  ],
};
