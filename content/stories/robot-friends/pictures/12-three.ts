import { cut, disc, line, pool, snip, wall } from '../../../cuts/flat.ts';
import { round } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { bolt, floor } from '../parts.ts';

const TIN = '#b3b5b6';
const DARK_TIN = '#8f9293';

/** Bolt's near arm, bent up so that three fingers lie on the shoulder beside it. */
const tinArm = [
  line('450,996 486,890 438,828 392,792', DARK_TIN, 56, { depth: 0.79 }),
  disc(476, 884, 36, '#e2a94b', { depth: 0.791 }),
  ...[0, 1, 2].map((i) =>
    line(`380,${776 + i * 22} 326,${752 + i * 26} 298,${782 + i * 25}`, TIN, 28, {
      depth: 0.792 + i * 0.0005,
    }),
  ),
  cut(round(384, 794, 54, 46), TIN, { depth: 0.794, lift: 0.6 }),
  disc(390, 796, 9, DARK_TIN, { depth: 0.7945 }),
];

export const scene: Picture = {
  set: 'lane',
  shot: 'close',
  camera: cam({ zoom: 1.2, on: [450, 490] }),
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
      at: [240, 560],
      by: 'head',
      scale: 2.6,
      expression: 'tender',
      act: { tilt: 10, spine: 12 },
      hands: { right: 'heart' },
      lookAt: [390, 780],
      shadow: false,
      depth: 0.72,
    },
    bolt(660, 1500, 2.2, { mood: 'tender', lookAt: 'hero.head', depth: 0.7 }),
  ],
};
