import { cut, disc, line, rings, snip, wall } from '../../../cuts/flat.ts';
import { flat, put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { ground, houseFronts, lay, mailbox, speechPage, starry } from '../parts.ts';

export const scene: Picture = {
  set: 'dark',
  shot: 'establish',
  plain: '#152a5e',
  cuts: [
    ...lay(
      0.59,
      wall('#1a3270'),
      cut(
        '-460,700 100,520 420,300 700,-60 900,-300! 1360,-300! 1000,160 700,480 300,760 -460,960',
        '#25418a',
        flat,
      ),
      starry(90, -440, 1340, -100, 860),
      line('560,560 470,420 330,330 250,200 240,90', '#ffe3a0', 7, { dash: [6, 20] }),
      rings(240, 70, [64, 40], '#ffe3a0', { opacity: 0.3 }),
      disc(240, 70, 17, '#fffbe8', { what: 'light' }),
      houseFronts(
        1120,
        [
          [60, 220, 120],
          [260, 190, 190],
          [-180, 230, 190],
        ],
        ['#0f2148', '#0c1c40'],
      ),
      ground(1120, '#13264e'),
      snip('530,490! 830,490! 830,810! 530,810!', '#f0b24e', { ...flat, what: 'window' }),
      snip('530,490! 830,490! 830,640! 530,700!', '#ffcf70', flat),
    ),
    ...lay(
      0.76,
      snip('430,1200! 424,380! 690,190! 960,380! 1360,380! 1360,1200!', '#0a1734', {
        lift: 2.4,
        print: 'newsprint',
        holes: '540,500! 820,500! 820,800! 540,800!',
      }),
      snip('390,400! 690,160! 1000,400! 960,420! 690,214! 430,420!', '#071026', { lift: 1 }),
      snip('510,796! 850,794! 856,828! 504,830!', '#4a69a8', { lift: 1.4 }),
    ),
    ...lay(
      0.77,
      put(250, 1290, 1.2, 0, mailbox('#7d2a26', '#3a1418')),
      put(262, 1070, 0.5, 12, speechPage(120, 90, '4')),
      ...[
        [300, 1170],
        [310, 1150],
        [326, 1150],
        [290, 1150],
      ].map(([x, y]) => disc(x!, y!, 8, '#eef8f6')),
      disc(306, 1180, 18, '#eef8f6'),
    ),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'peek',
      at: [630, 712],
      by: 'head',
      scale: 1.1,
      facing: 'left',
      expression: 'delight',
      act: { spine: 14, tilt: -8 },
      touch: { left: [590, 798], right: [680, 798] },
      handsDepth: 0.762,
      lookAt: [240, 70],
      seatOn: 'bed',
      shadow: false,
      wears: { outfit: 'pyjamas', cloth: 'sky', extras: [], why: 'the coat is lent to the visitor' },
      depth: 0.75,
    },
    {
      who: 'friend',
      pose: 'sit',
      at: [770, 650],
      by: 'head',
      scale: 0.8,
      facing: 'left',
      expression: 'asleep',
      act: { tilt: 14 },
      bed: false,
      seatOn: 'bed',
      shadow: false,
      depth: 0.7,
    },
  ],
};
