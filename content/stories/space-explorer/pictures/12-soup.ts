import type { LineCut, SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { disc } from '../../../cuts/lit.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { clock, glove, presto, wordFish } from '../parts.ts';

export const scene: Picture = {
  set: 'cabin',
  light: 'dusk',
  plain: '#284884',
  shot: 'two-touching',
  camera: cam(),
  lighting: { dark: 0.2, lamps: [{ on: [450, 700], reach: 700, colour: '#86b6ee' }] },
  cuts: [
    {
      shape: '-420,770! 270,790! 260,1700! -420,1700!',
      snip: true,
      colour: '#6a7686',
      depth: 0.6,
      lift: 2,
    },
    ...[0, 1, 2, 3].map(
      (i): LineCut => ({
        line: `-60,${1100 + i * 46} 170,${1104 + i * 46}`,
        width: 13,
        colour: '#3b4556',
        depth: 0.604,
      }),
    ),
    disc(200, 880, 56, '#8a2a26', { depth: 0.605 }),
    disc(200, 874, 46, '#ef4a30', { what: 'button', depth: 0.606, lit: false }),
    ...[
      [650, 330, 46],
      [760, 470, 26],
      [560, 1150, 60],
      [730, 1080, 32],
      [330, 1230, 38],
      [830, 280, 34],
      [480, 1290, 24],
    ].flatMap(([x, y, r]): SceneCut[] => [
      disc(x!, y!, r!, '#e08a34', { what: 'soup', depth: 0.78, lit: false }),
      disc(x! - r! * 0.3, y! - r! * 0.3, r! * 0.28, '#fbd08a', { depth: 0.781, lit: false }),
    ]),
    ...glove([840, 620], 0.8, -40, 4, 0.62),
    ...glove([690, 160], 0.7, 30, 4, 0.62),
    // The good night leaves, four hours early.
    ...clock([340, 170], 90, 3, 14, 0.4),
    ...wordFish([130, 700], 0.9, 84, '3', 0.62),
    ...wordFish([100, 470], 0.85, 70, '2', 0.62),
    ...wordFish([150, 260], 0.8, 110, '1', 0.62),
    { what: 'spoon', line: '600,1240 760,1250', width: 14, colour: '#c9ccd4', depth: 0.77 },
    disc(580, 1238, 36, '#dfe2e6', { depth: 0.771, flat: 0.7 }),
    { line: '-420,60 1340,20', width: 22, colour: '#1d3161', depth: 0.3 },
    disc(800, 120, 150, '#16294f', { depth: 0.3 }),
    disc(800, 120, 124, '#4f8fd6', { depth: 0.31, lit: false }),
    { shape: '640,690 670,664 706,672 720,700', colour: '#e08a34', depth: 0.79, lift: 0.5, lit: false },
  ],
  cast: [
    {
      who: 'hero',
      pose: 'fly',
      at: [370, 760],
      by: 'head',
      scale: 2.1,
      turn: 150,
      facing: 'front',
      expression: 'calling',
      lookAt: [236, 850],
      touch: { left: [610, 820], right: [236, 850] },
      seatOn: 'boat',
      shadow: false,
    },
    presto({
      at: [800, 880],
      scale: 1.45,
      facing: 'left',
      turn: -6,
      pose: 'joy',
      depth: 0.74,
      lookAt: 'hero',
    }),
  ],
};
