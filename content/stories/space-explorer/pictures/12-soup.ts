import type { LineCut, SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { disc } from '../../../cuts/lit.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { clock, dimStars, glove, presto, wordFish } from '../parts.ts';

export const scene: Picture = {
  set: 'cabin',
  light: 'dusk',
  plain: '#284884',
  shot: 'two-touching',
  camera: cam(),
  wide: cam({ on: [450, 640] }),
  lighting: { dark: 0.2, lamps: [{ on: [450, 700], reach: 900, colour: '#86b6ee' }] },
  cuts: [
    // The window, and in it, very far away, the attic.
    disc(110, 380, 286, '#16294f', { depth: 0.3 }),
    disc(110, 380, 250, '#0d1233', { depth: 0.31, lit: false }),
    ...dimStars(
      [
        [-60, 300],
        [30, 520],
        [180, 560],
        [250, 270],
        [140, 190],
        [-70, 450],
      ],
      0.32,
    ),
    {
      shape: '-14,18! -14,-4! 0,-18! 14,-4! 14,18!',
      at: [36, 268],
      colour: '#ffdb8a',
      depth: 0.33,
      lift: 0,
      lit: false,
    },
    // The good night leaves, four hours early.
    ...wordFish([84, 312], 0.5, 40, '1', 0.62),
    ...wordFish([160, 366], 0.7, 34, '2', 0.62),
    ...wordFish([258, 432], 0.9, 34, '3', 0.62),
    ...wordFish([372, 512], 1.1, 34, 'good', 0.62),
    {
      shape: '-420,780! 546,796! 556,1700! -420,1700!',
      snip: true,
      colour: '#6a7686',
      depth: 0.6,
      lift: 2,
    },
    ...[0, 1, 2, 3].map(
      (i): LineCut => ({
        line: `30,${960 + i * 44} 230,${964 + i * 44}`,
        width: 13,
        colour: '#3b4556',
        depth: 0.604,
      }),
    ),
    disc(450, 892, 70, '#8a2a26', { depth: 0.605 }),
    disc(450, 884, 58, '#ef4a30', { what: 'button', depth: 0.606, lit: false }),
    ...[
      [560, 300, 30],
      [60, 720, 36],
      [240, 690, 22],
      [600, 1150, 44],
      [870, 640, 34],
      [-150, 730, 54],
      [1010, 480, 50],
      [1090, 700, 26],
    ].flatMap(([x, y, r]): SceneCut[] => [
      disc(x!, y!, r!, '#e08a34', { what: 'soup', depth: 0.68, lit: false }),
      disc(x! - r! * 0.3, y! - r! * 0.3, r! * 0.28, '#fbd08a', { depth: 0.681, lit: false }),
    ]),
    ...glove([1060, 250], 0.8, -40, 4, 0.62),
    ...clock([760, 240], 100, 3, 14, 0.4),
    { line: '-420,100 1340,60', width: 22, colour: '#1d3161', depth: 0.3 },
  ],
  cast: [
    {
      who: 'hero',
      pose: 'fly',
      at: [716, 640],
      by: 'head',
      scale: 1.9,
      facing: 'left',
      expression: 'calling',
      lookAt: [200, 400],
      touch: { right: [462, 876] },
      seatOn: 'boat',
      floats: 'in a rocket nobody weighs anything',
      shadow: false,
    },
    presto({
      at: [800, 1090],
      scale: 0.95,
      facing: 'left',
      turn: -10,
      pose: 'joy',
      depth: 0.74,
      lookAt: 'hero',
    }),
  ],
};
