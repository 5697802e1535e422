import { pool, snip, wall } from '../../../cuts/flat.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { bolt, floor } from '../parts.ts';

export const scene: Picture = {
  set: 'lane',
  shot: 'close',
  why: { contrast: 'one hand on another' },
  camera: cam(),
  wide: { zoom: 1.3, on: [470, 760], at: [0.5, 0.5] },
  lighting: { dark: 0.45, lamps: [{ on: 'bolt.eye', reach: 1100, colour: '#ffe0a0' }] },
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
  ],
  cast: [
    {
      who: 'hero',
      pose: 'stand',
      facing: 'right',
      at: [220, 560],
      by: 'head',
      scale: 2.6,
      expression: 'relieved',
      act: { tilt: 10, spine: 6 },
      touch: { left: [356, 800] },
      hands: 'flat',
      handsDepth: 0.78,
      lookAt: [360, 720],
      shadow: false,
      depth: 0.72,
    },
    bolt(720, 1560, 2.2, { pose: 'joy', mood: 'tender', lookAt: 'hero.head', depth: 0.75 }),
  ],
};
