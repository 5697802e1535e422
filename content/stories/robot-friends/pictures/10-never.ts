import { disc, snip, wall } from '../../../cuts/flat.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { bolt, nell, pigeon } from '../parts.ts';

export const scene: Picture = {
  set: 'lane',
  shot: 'two-touching',
  camera: cam({ zoom: 1.25, on: [480, 560] }),
  lighting: { lamps: [{ on: [450, 300], reach: 1400, colour: '#ffc890' }] },
  cuts: [
    wall('#c2493f'),
    disc(450, 430, 330, '#dd6a45', { depth: 0.585 }),
    disc(450, 430, 230, '#f6a452', { depth: 0.586 }),
    disc(450, 430, 150, '#fdd07a', { depth: 0.587 }),
    snip('330,600! 570,600! 1360,1500! -460,1500!', '#e58a4e', { depth: 0.59, lift: 0.2, print: 'tiles' }),
    snip('-460,-150! 120,60! 340,420! 340,610! -460,1500!', '#3f1f3a', {
      depth: 0.6,
      lift: 2,
      print: 'newsprint',
    }),
    snip('1360,-150! 780,60! 560,420! 560,610! 1360,1500!', '#4a2440', {
      depth: 0.6,
      lift: 2,
      print: 'newsprint',
    }),
    ...[
      [60, 360, 1.2],
      [190, 470, 0.8],
      [50, 700, 1.3],
    ].map(([x, y, s]) =>
      snip('-40,-60! 40,-40! 40,60! -40,90!', '#e0884a', { at: [x!, y!], scale: s!, depth: 0.61, lift: 0 }),
    ),
    ...[
      [840, 360, 1.2],
      [700, 470, 0.8],
      [850, 700, 1.3],
    ].map(([x, y, s]) =>
      snip('-40,-40! 40,-60! 40,90! -40,60!', '#e0884a', { at: [x!, y!], scale: s!, depth: 0.61, lift: 0 }),
    ),
  ],
  cast: [
    bolt(590, 870, 1.5, { mood: 'worried', nod: 10, lean: 4, depth: 0.7 }),
    pigeon(500, 110, 0.7, { pose: 'sleep', depth: 0.71 }),
    {
      who: 'hero',
      pose: 'stand',
      facing: 'left',
      at: [446, 590],
      by: 'head',
      scale: 1.25,
      expression: 'sad',
      strength: 'strong',
      act: { spine: 6, tilt: 8 },
      hands: { left: 'heart', right: 'heart' },
      lookAt: [200, 1000],
      depth: 0.745,
    },
    nell({
      pose: 'pull',
      facing: 'right',
      at: [178, 650],
      by: 'head',
      scale: 1.15,
      expression: 'holdingBreath',
      act: { spine: 12 },
      hold: { right: 'hero.left' },
      lookAt: 'bolt.eye',
      depth: 0.74,
    }),
  ],
};
