import type { NamedRole } from '../../../../illustration/scene/format/roles.ts';
import { box, cut, disc, line, snip, stars, wall } from '../../../cuts/flat.ts';
import { round } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { ferry, water } from '../parts.ts';

export const scene: Picture = {
  set: 'night',
  shot: 'small-before-big',
  camera: cam({ on: [460, 560], zoom: 0.68 }),
  wide: cam({ on: [450, 580], zoom: 1 }),
  lighting: {},
  cuts: [
    wall('#121a42'),
    ...stars([
      [-240, 130],
      [-60, 420],
      [60, 690],
      [200, 90],
      [150, 540],
      [-180, 700],
    ]),
    disc(760, 510, 480, '#26356e', { depth: 0.588 }),
    disc(760, 510, 430, '#f8ecc4', { what: 'moon', depth: 0.59 }),
    cut(round(520, 560, 74, 60), '#ecd9a4', { depth: 0.591, lift: 0 }),
    cut(round(640, 740, 100, 80), '#ecd9a4', { depth: 0.591, lift: 0 }),
    cut(round(980, 260, 44, 36), '#ecd9a4', { depth: 0.591, lift: 0 }),
    cut(round(800, 200, 54, 40), '#ecd9a4', { depth: 0.591, lift: 0 }),
    water(880, '#1e2f6c', 0.66, { print: 'sea-chart' }),
    water(980, '#172456', 0.67, { print: 'sea-chart' }),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
      cut(round(0, 0, 60 - i * 4, 9, 10), '#e7dcb0', {
        at: [740 - i * 24, 920 + i * 16],
        depth: 0.675,
        lift: 0,
        opacity: 0.7,
      }),
    ),
    ...ferry(-20, 1050, 0.62, 0.69),
    water(1040, '#101a44', 0.695, { print: 'sea-chart' }),
    snip('840,1500! 846,1000! 980,1000! 990,1500!', '#0a0f28', { depth: 0.7 }),
    // The last one reads.
    box(736, 590, 838, 720, '#f6f0de', { what: 'newspaper', depth: 0.8, lift: 1.2, turn: 0 }),
    ...[616, 646, 676, 702].map((y, i) =>
      line(`752,${y} ${i % 2 ? 806 : 822},${y}`, '#8a8478', 6, { depth: 0.801 }),
    ),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'lookUp',
      facing: 'right',
      at: [-90, 918],
      by: 'head',
      scale: 0.52,
      expression: 'wonder',
      lookAt: [700, 460],
      seatOn: 'boat',
      shadow: false,
      depth: 0.685,
    },
    ...(
      [
        [400, 300, 0.2],
        [470, 306, 0.23],
        [546, 318, 0.26],
        [628, 336, 0.3],
        [716, 360, 0.34],
        [810, 394, 0.4],
        [912, 440, 0.46],
        [1020, 500, 0.54],
        [940, 760, 1],
      ] as const
    ).map(
      ([x, y, s], i): NamedRole => ({
        who: 'pig',
        name: `pig${i}`,
        pose: 'joy',
        at: [x, y],
        scale: s,
        turn: i % 2 ? 6 : -6,
        facing: 'left',
        plane: 'silhouette',
        depth: 0.7 + i * 0.001,
        shadow: false,
      }),
    ),
    { who: 'stairPig', at: [900, 1006], scale: 0.3, facing: 'left', depth: 0.71 },
  ],
};
