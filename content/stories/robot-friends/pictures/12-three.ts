import { cut, disc, line, pool, wall } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';

export const scene: Picture = {
  set: 'lane',
  shot: 'close',
  why: 'one hand on another',
  lighting: { lamps: [{ on: [820, 200], reach: 1500, colour: '#ffb0a0' }] },
  cuts: [
    wall('#5d4a86'),
    ...pool(760, 300, [640, 460, 280], ['#7a5a92', '#a8709a', '#e09a9a'], 0.585),
    cut('1360,620! 900,640 760,700 660,790 700,900 800,920 900,850 1360,830!', '#7f8f98', {
      at: [-20, -150],
      depth: 0.738,
      lift: 1.4,
    }),
    cut('470,840 500,770 590,720 690,730 760,800 770,890 720,960 620,980 520,950', '#a9b8be', {
      at: [-20, -150],
      depth: 0.74,
      lift: 1.6,
    }),
    cut('430,860 450,820 500,810 540,850 530,930 480,980 440,950', '#b9c7cc', {
      at: [-20, -150],
      depth: 0.741,
      lift: 1,
    }),
    cut('500,920 540,890 590,910 600,990 560,1040 510,1010', '#b9c7cc', {
      at: [-20, -150],
      depth: 0.742,
      lift: 1,
    }),
    cut('600,940 640,910 690,930 700,1010 660,1050 610,1020', '#b9c7cc', {
      at: [-20, -150],
      depth: 0.743,
      lift: 1,
    }),
    ...[
      [640, 790],
      [700, 840],
      [590, 830],
    ].map(([x, y]) => disc(x! - 20, y! - 150, 13, '#6f7f88', { depth: 0.744 })),
    line('660,880 720,900', '#7f8f98', 5, { at: [-20, -150], depth: 0.744 }),
    line('820,720 880,800', '#5f6d75', 7, { at: [-20, -150], depth: 0.745 }),
    cut('150,1180 190,1120 230,1100 220,1150 190,1200', '#8d8d9a', { depth: 0.8, lift: 0.6 }),
  ],
  props: [{ id: 'gear', name: 'rivet', at: [530, 770], scale: 0.14, depth: 0.76, colour: '#6f7f88' }],
  cast: [
    {
      who: 'hero',
      pose: 'stand',
      facing: 'right',
      at: [330, 470],
      by: 'head',
      scale: 3.2,
      expression: 'calm',
      act: { tilt: 14, spine: 12 },
      touch: { left: 'rivet' },
      hands: 'flat',
      shadow: false,
      depth: 0.72,
    },
  ],
};
