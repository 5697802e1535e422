import { cut, disc, line, pool, snip, wall } from '../../../cuts/flat.ts';
import { round } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { bolt, floor } from '../parts.ts';

const TIN = '#b3b5b6';
const DARK_TIN = '#8f9293';

/** Bolt's near arm: from its own shoulder over the shoulder before it, three fingers in front. */
const tinArm = [
  line('560,960 470,884 370,846', TIN, 74, { depth: 0.79 }),
  line('552,966 466,892 372,856', DARK_TIN, 10, { depth: 0.7902 }),
  cut(round(566, 976, 78, 84), '#c3c6c7', { depth: 0.791, lift: 1 }),
  disc(566, 976, 18, DARK_TIN, { depth: 0.7915 }),
  ...[0, 1, 2].map((i) =>
    line(`${374 - i * 26},844 ${356 - i * 30},884 ${352 - i * 32},912`, TIN, 28, {
      depth: 0.792 + i * 0.0005,
    }),
  ),
  cut(round(356, 846, 56, 44), TIN, { depth: 0.794, lift: 0.6 }),
  disc(362, 844, 9, DARK_TIN, { depth: 0.7945 }),
];

export const scene: Picture = {
  set: 'lane',
  shot: 'close',
  camera: cam({ zoom: 1.05, on: [470, 540] }),
  wide: { zoom: 1.25, on: [450, 640], at: [0.5, 0.5] },
  lighting: { dark: 0.25, lamps: [{ on: 'bolt.eye', reach: 1300, colour: '#ffe0a0' }] },
  cuts: [
    wall('#5d4a86'),
    ...pool(690, 460, [760, 560, 380], ['#6e5690', '#96689a', '#d08c92'], 0.585),
    floor(1290, '#4a3a70', 0.6, 'tiles'),
    // The corner of a house, where the other arm and the words are.
    snip('930,-400! 1600,-400! 1600,1700! 980,1700!', '#2a1f48', {
      depth: 0.8,
      lift: 2.4,
      print: 'newsprint',
    }),
    ...tinArm,
  ],
  cast: [
    {
      who: 'hero',
      pose: 'stand',
      facing: 'right',
      at: [186, 640],
      by: 'head',
      scale: 2.6,
      expression: 'tender',
      act: { tilt: 5, spine: 12 },
      hands: { right: 'heart' },
      lookAt: [370, 840],
      shadow: false,
      depth: 0.72,
    },
    bolt(716, 1380, 2.2, { mood: 'glad', lookAt: 'hero.head', depth: 0.7 }),
  ],
};
