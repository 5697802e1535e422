import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, caveGlow, cut, GOLD, shelf, sock, thread } from '../parts.ts';

export const scene: Picture = {
  set: 'cave',
  shot: 'frame-in-frame',
  camera: cam(),
  cuts: [
    ...caveGlow,
    ...shelf(330, -420, 1340, 0.2, 2),
    ...shelf(560, -420, 1340, 0.2, 4),
    cut('140,960! 780,960! 720,880 600,840 320,840 200,880', '#c8794a', {
      depth: 0.745,
      lift: 2,
      print: 'ledger',
    }),
    box(128, 840, 262, 966, '#6a4038', { what: 'stool', depth: 0.7385, lift: 0.6 }),
    box(200, 950, 720, 1110, '#7a4a3c', { depth: 0.743, lift: 0 }),
    cut('440,700! 720,700! 690,800 660,830! 500,830! 470,800', '#e9eef2', {
      what: 'bathtub',
      depth: 0.76,
      lift: 1.6,
    }),
    box(428, 690, 732, 712, '#c9d5dd', { depth: 0.761 }),
    { line: '520,660 500,620 530,590 510,550', width: 8, colour: '#fff3e0', depth: 0.75, opacity: 0.7 },
    { rings: [58], width: 11, on: 'dragon.eye', colour: GOLD, depth: 0.735, lit: false },
    {
      what: 'thimble',
      shape: '-22,0! -17,-40! 17,-40! 22,0!',
      on: 'hero.right',
      dy: 8,
      colour: '#dfe5ea',
      depth: 0.77,
      lift: 0.8,
    },
    cut('-500,-400! 1400,-400! 1400,1700! -500,1700!', '#241628', {
      depth: 0.8,
      snip: true,
      lift: 3,
      holes: '90,150! 810,150! 810,1130! 90,1130!',
    }),
    cut('50,110! 850,110! 850,1170! 50,1170!', '#b98a3c', {
      depth: 0.81,
      snip: true,
      lift: 2,
      holes: '100,160! 800,160! 800,1120! 100,1120!',
    }),
    thread('90,1100 200,1000 240,930', 0.77),
    ...sock(760, 1070, 0.5, 0.77),
  ],
  cast: [
    { who: 'dragon', at: [640, 1130], scale: 1.1, facing: 'left', lookAt: 'hero', depth: 0.73 },
    {
      who: 'hero',
      pose: 'sit',
      at: [255, 620],
      by: 'head',
      scale: 1.2,
      facing: 'right',
      expression: 'curious',
      act: { spine: 12 },
      touch: { right: [350, 770] },
      lookAt: 'dragon',
      depth: 0.74,
    },
  ],
};
