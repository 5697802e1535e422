import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, cut, dragonEye, GOLD, label, line, sock, thread } from '../parts.ts';

export const scene: Picture = {
  set: 'cave',
  shot: 'cut-away',
  camera: cam(),
  cuts: [
    box(-420, -300, 1340, 1700, '#3a2238', { depth: 0.1, lift: 0 }),
    ...[0, 1, 2].flatMap((r): SceneCut[] =>
      [0, 1].map((c) =>
        box(
          40 + c * 420,
          50 + r * 420,
          430 + c * 420,
          430 + r * 420,
          ['#b8663e', '#8f4f44', '#6f3f4c'][(r + c) % 3]!,
          { depth: 0.2, lift: 0.2, print: 'ledger' },
        ),
      ),
    ),
    line('90,410 330,90', '#4f86b8', 24, { what: 'oar', depth: 0.3 }),
    cut('300,130 350,60 380,80 350,150', '#4f86b8', { what: 'oar blade', depth: 0.301 }),
    ...label('OAR, ONE', 310, 380, 0.8, 0.4),
    cut('500,420! 520,200 640,110 760,130! 750,190! 690,240 640,330 640,420!', '#a59aa8', {
      depth: 0.3,
      lift: 2,
    }),
    ...label('BRIDGE, ½', 740, 380, 0.8, 0.4),
    cut('120,840! 120,620! 210,560 210,560! 300,640 330,840!', '#2f2a3c', { depth: 0.3 }),
    box(110, 770, 340, 790, '#fbf3de', { depth: 0.31 }),
    ...label('PIANO, ½', 310, 812, 0.6, 0.4),
    cut('610,840! 600,780 590,690 640,660 650,620 670,620 680,660 730,690 720,780 740,840!', GOLD, {
      what: 'bell',
      depth: 0.3,
    }),
    ...label('BELL, ONE', 690, 812, 0.7, 0.4),
    line('384,1256 392,960 376,918', '#e0606a', 26, { what: 'ski', depth: 0.3 }),
    ...label('SKI, ONE', 300, 1236, 0.7, 0.72),
    cut('470,1280! 460,1120 540,1000 680,960 810,1010 850,1120 850,1280!', '#8f7ca6', {
      depth: 0.5,
      lift: 2,
    }),
    ...dragonEye(650, 1120, 62, 0.51, [-14, 0]),
    thread('-420,1240 0,1260 180,1190', 0.77),
    ...sock(390, 640, 0.6, 0.5),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'sneak',
      at: [190, 1290],
      scale: 0.85,
      facing: 'right',
      expression: 'listening',
      act: { spine: 14 },
      lookAt: [700, 370],
      depth: 0.75,
    },
  ],
};
