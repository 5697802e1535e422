import { disc } from '../../../cuts/lit.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { dimStars, inSpace, presto, wordFish } from '../parts.ts';

export const scene: Picture = {
  ...inSpace('#2a1820'),
  shot: 'small-before-big',
  camera: cam(),
  lighting: { dark: 0.35, lamps: [{ on: [450, 480], reach: 1000, colour: '#ffb080' }] },
  cuts: [
    disc(450, 560, 500, '#3f2028', { depth: 0.2 }),
    disc(450, 560, 456, '#c4663f', { what: 'window', depth: 0.21, lit: false }),
    disc(450, 560, 330, '#d47e4c', { depth: 0.212, lit: false }),
    disc(260, 280, 190, '#dd9560', { depth: 0.213, lit: false }),
    disc(240, 270, 40, '#3f7fae', { depth: 0.3, lit: false }),
    ...dimStars(
      [
        [640, 190],
        [740, 380],
        [160, 560],
        [560, 130],
        [820, 620],
      ],
      0.22,
    ),
    ...wordFish([330, 330], 0.5, 200, '', 0.5),
    ...wordFish([430, 380], 0.62, 205, 'how', 0.5),
    ...wordFish([545, 440], 0.74, 208, 'is', 0.5),
    ...wordFish([660, 520], 0.9, 220, 'Mrs', 0.5),
    ...wordFish([720, 650], 1.1, 250, 'Lund', 0.5),
    ...wordFish([640, 780], 1.2, 300, '', 0.5),
    ...wordFish([480, 560], 0.6, 20, '', 0.5),
    {
      shape: '-420,980! 1340,980! 1340,1700! -420,1700!',
      snip: true,
      colour: '#190f1c',
      depth: 0.96,
      lift: 2,
      lit: false,
    },
  ],
  cast: [
    {
      who: 'hero',
      pose: 'stand',
      at: [330, 830],
      by: 'head',
      scale: 1.9,
      facing: 'back',
      depth: 0.955,
      act: { spine: 12, tilt: 8 },
      touch: { left: [180, 985], right: [470, 985] },
      seatOn: 'boat',
      shadow: false,
    },
    presto({ at: [640, 990], scale: 0.95, facing: 'left', depth: 0.953 }),
  ],
};
