import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, caveGlow, cut, GOLD, line, shelf, thread } from '../parts.ts';

export const scene: Picture = {
  set: 'cave',
  shot: 'close',
  camera: cam(),
  cuts: [
    ...caveGlow,
    ...shelf(300, -420, 1340, 0.2, 3),
    // The bathtub is put down.
    cut('520,1090! 860,1090! 826,1200 790,1236! 590,1236! 556,1200', '#e9eef2', {
      what: 'bathtub',
      depth: 0.76,
      lift: 1.6,
    }),
    box(506, 1080, 874, 1104, '#c9d5dd', { depth: 0.761 }),
    { rings: [72], width: 13, on: 'dragon.eye', colour: GOLD, depth: 0.735, lit: false },
    // One long breath in, from top to toe.
    ...[
      '360,470 410,520 450,530',
      '330,390 410,440 470,500',
      '410,900 450,800 480,700',
      '400,1020 470,880 510,740',
    ].map((breath) => line(breath, '#f6dcc0', 6, { depth: 0.77, opacity: 0.7 })),
    {
      what: 'thimble',
      shape: '-22,0! -17,-40! 17,-40! 22,0!',
      on: 'hero.right',
      dy: 8,
      colour: '#dfe5ea',
      depth: 0.78,
      lift: 0.8,
    },
    thread('-420,1180 -100,1140 120,1160 230,1010', 0.77),
  ],
  cast: [
    {
      who: 'dragon',
      at: [920, 1330],
      scale: 1.5,
      facing: 'left',
      mood: 'glad',
      lookAt: 'hero',
      depth: 0.73,
    },
    {
      who: 'hero',
      pose: 'stand',
      at: [270, 560],
      by: 'head',
      scale: 1.5,
      facing: 'right',
      expression: 'startled',
      floats: 'stands on the floor of the cave',
      act: { spine: -6 },
      touch: { right: [372, 850] },
      lookAt: 'dragon.eye',
      depth: 0.74,
    },
  ],
};
