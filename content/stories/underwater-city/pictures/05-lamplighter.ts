import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, cut, disc, feltOutline, grayVeil, limpet, snip, thread, towers, wall } from '../parts.ts';

export const scene: Picture = {
  set: 'street',
  shot: 'over-the-shoulder',
  camera: cam(),
  plain: '#202735',
  cuts: [
    wall('#1c2739'),
    disc(560, 250, 420, '#2b3d59', { depth: 0.582 }),
    disc(560, 250, 250, '#3c567d', { depth: 0.583 }),
    ...towers(
      ['#39404d', '#7b828d', '#4a515e', '#8d939d', '#5e6571', '#a3a9b2', '#4c5360', '#848b95', '#3a404c'],
      0.6,
      { dy: 150 },
    ),
    box(-460, 1120, 1360, 1700, '#3b4454', { depth: 0.64, print: 'graph-paper', lit: false }),
    cut('420,1170 620,1140 840,1170 860,1240 640,1280 400,1240', '#566379', {
      depth: 0.641,
      lift: 0,
      lit: false,
    }),
    thread('560,1190 560,300', 20, '#242b38', 0.66, { lit: false }),
    disc(560, 240, 92, '#6ea4e0', { what: 'lamp', depth: 0.661, opacity: 0.5 }),
    disc(560, 240, 60, '#dff0ff', { depth: 0.662 }),
    ...limpet([560, 190], 1.2, 0.69),
    ...feltOutline([576, 1000], 1.16, '#eaf3ff', 0.85, { dash: [16, 10] }),
    grayVeil(0.5, 0.83),
    // the lamplighter from behind: a dome of slates, a bald head, a pole
    disc(300, 556, 122, '#222a38', { depth: 0.855 }),
    cut('196,700! 210,560 300,460 400,520 420,600 380,660 300,690 300,800!', '#222a38', {
      depth: 0.856,
      lit: false,
    }),
    thread('372,556 388,548 404,556', 7, '#76839a', 0.857, { lit: false }),
    cut(
      '-420,900! -240,690 -40,596 130,600 260,680 340,820 372,1000 350,1200 400,1700! -420,1700!',
      '#171d29',
      { what: 'turtle', depth: 0.86, lift: 3, print: 'graph-paper', lit: false },
    ),
    ...[
      '-200,700 -120,860 40,880 140,740 100,610',
      '40,880 90,1040 260,1060 340,900',
      '-120,860 -180,1040 -60,1180 90,1040',
      '-60,1180 20,1330',
      '260,1060 300,1240',
    ].map((line) => thread(line, 9, '#323c50', 0.861, { lit: false })),
    cut('250,1010 300,900 372,850 410,880 400,940 330,1030 270,1090', '#2b3446', {
      depth: 0.865,
      lit: false,
      lift: 2,
    }),
    thread('330,1330 396,880 500,250', 17, '#8f99ab', 0.863, { what: 'pole', lit: false }),
    snip('-44,30! -20,-46! 20,-46! 44,30!', '#8f99ab', {
      depth: 0.864,
      at: [506, 196],
      turn: 24,
      lit: false,
    }),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'stand',
      at: [676, 640],
      by: 'head',
      scale: 1.62,
      facing: 'left',
      expression: 'curious',
      act: { spine: 13 },
      lookAt: [330, 540],
      touch: { left: [500, 960], right: [752, 920] },
      hands: 'flat',
      depth: 0.74,
    },
    {
      who: 'friend',
      pose: 'stand',
      at: [856, 790],
      by: 'head',
      scale: 0.95,
      facing: 'left',
      expression: 'curious',
      lookAt: [330, 540],
      act: { spine: 12 },
      shadow: false,
      depth: 0.735,
    },
  ],
};
