import { cut, disc, line, snip, wall } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';
import { bolt, nell, pigeon } from '../parts.ts';

export const scene: Picture = {
  set: 'lane',
  shot: 'silhouette',
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
    // long shadows to us
    cut(
      '340,700! 390,700! 330,1000 300,1180 230,1230 200,1330 100,1320 110,1210 170,1150 240,1000',
      '#5a2038',
      { depth: 0.62, lift: 0 },
    ),
    cut('420,700! 470,700! 470,1000 480,1130 540,1190 520,1300 420,1300 400,1190 430,1120', '#5a2038', {
      depth: 0.62,
      lift: 0,
    }),
    cut(
      '520,700! 590,700! 720,980 860,1100 880,1200 800,1260 740,1330 650,1290 660,1190 700,1120 610,1000',
      '#5a2038',
      { depth: 0.62, lift: 0 },
    ),
    line('700,1290 690,1350 730,1400', '#5a2038', 12, { depth: 0.62 }),
    line('400,860 450,860', '#5a2038', 20, { depth: 0.62 }),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'stand',
      facing: 'back',
      at: [360, 710],
      scale: 0.62,
      plane: 'silhouette',
      act: { tilt: -6 },
    },
    nell({
      pose: 'stand',
      facing: 'back',
      at: [446, 710],
      scale: 0.58,
      plane: 'silhouette',
      act: { tilt: -8 },
    }),
    bolt(560, 712, 0.52, { plane: 'silhouette', lean: 14 }),
    pigeon(578, 446, 0.3, { plane: 'silhouette', pose: 'sleep' }),
  ],
};
