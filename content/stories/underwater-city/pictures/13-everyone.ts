import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import type { Place } from '../../../../illustration/scene/format/places.ts';
import { called } from '../../../cuts/called.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, crankLamp, cut, disc, limpet, TURQUOISE, wall } from '../parts.ts';

/** An eel in stripes, at its head. */
const eel = (at: Place, depth: number): SceneCut[] =>
  called('eel', [
    cut(
      '-66,-4 -40,-34 10,-30 70,-2 130,10 180,-20 214,-66 236,-60 220,10 170,54 110,60 40,40 -10,22 -46,18',
      '#7a4a86',
      { at, depth, lift: 1.2, lit: false },
    ),
    ...[20, 72, 124, 174].map((x, i) =>
      cut('-9,-22 9,-20 12,24 -8,26', '#f2c23f', {
        at,
        dx: x,
        dy: [6, 26, 34, 14][i]!,
        depth: depth + 0.001,
        lift: 0,
        lit: false,
      }),
    ),
    disc(at[0] - 34, at[1] - 10, 8, '#fffaf0', { depth: depth + 0.002 }),
    disc(at[0] - 36, at[1] - 9, 4, '#1a1420', { depth: depth + 0.003 }),
  ]);

export const scene: Picture = {
  set: 'street',
  light: 'noon',
  shot: 'small-before-big',
  camera: cam(),
  plain: '#12151f',
  lighting: { lamps: [{ on: [470, 640], reach: 520, colour: '#fff6e0' }] },
  cuts: [
    ...limpet([300, 812], 0.9, 0.79, TURQUOISE),
    wall('#141926'),
    disc(470, 690, 560, '#2a303e', { depth: 0.589 }),
    disc(470, 650, 440, '#474a52', { depth: 0.59 }),
    disc(470, 650, 350, '#857a66', { depth: 0.591 }),
    disc(470, 650, 262, '#fbf1d4', { depth: 0.592 }),
    cut('200,800 330,770 470,764 620,772 730,800 690,860 470,890 250,862', '#e2cfa4', {
      depth: 0.6,
      lift: 0,
      lit: false,
    }),
    ...crankLamp([580, 824], 0.62, 0.755, '#4a4f5c', '#fff6e0', -1),
    // Married for fifty years, and they match.
    ...[0, 1].flatMap((i) => eel([628 + i * 30, 690 + i * 60], 0.765 + i * 0.003)),
    ...called('bathtub', [
      cut('590,800! 876,800! 858,900 800,950 670,950 606,900', '#c9cfd6', { depth: 0.775, lift: 1.4 }),
      box(574, 786, 890, 812, '#e6e9ec', { depth: 0.776, lift: 0.6 }),
      ...[664, 806].map((x) => box(x - 14, 944, x + 14, 972, '#8d93a0', { depth: 0.774 })),
    ]),
  ],
  props: [{ id: 'bucket', at: [150, 900], scale: 1.1, depth: 0.77 }],
  cast: [
    {
      who: 'hero',
      pose: 'kneel',
      at: [380, 828],
      scale: 0.86,
      facing: 'right',
      expression: 'tired',
      act: { spine: 14 },
      touch: { right: [486, 760] },
      handsDepth: 0.79,
      lookAt: [560, 700],
      depth: 0.75,
    },
    {
      who: 'fish',
      name: 'f1',
      mood: 'plain',
      in: 'bucket',
      at: [165, 730],
      turn: -50,
      scale: 1.4,
      colour: '#ee8a36',
      facing: 'right',
    },
    { who: 'snail', at: [60, 830], mood: 'sad', scale: 0.8, facing: 'right', depth: 0.73 },
    { who: 'octopus', name: 'o2', at: [650, 1350], scale: 1.5, plane: 'silhouette' },
    { who: 'turtle', name: 't2', at: [110, 1240], scale: 1.25, facing: 'right', plane: 'silhouette' },
    { who: 'slate', name: 's2', at: [400, 1300], scale: 1.2, plane: 'silhouette' },
    { who: 'seal', name: 'd1', at: [890, 1380], scale: 1.4, facing: 'left', plane: 'silhouette' },
    { who: 'snail', name: 's3', at: [300, 1090], scale: 1.2, facing: 'right', plane: 'silhouette' },
    {
      who: 'friend',
      pose: 'kneel',
      at: [268, 650],
      by: 'head',
      scale: 0.8,
      facing: 'right',
      expression: 'tired',
      lookAt: 'hero',
      act: { spine: 12 },
      shadow: false,
      depth: 0.745,
    },
  ],
};
