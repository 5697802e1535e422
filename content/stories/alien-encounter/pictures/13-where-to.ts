import { called } from '../../../cuts/called.ts';
import { cut, disc, line, rings, snip, wall } from '../../../cuts/flat.ts';
import { flat, put } from '../../../cuts/placing.ts';
import type { Picture, WayPictures } from '../../../pictures.ts';
import { moth } from '../parts/small-things.ts';
import { EAR, friendsHat, ground, houseFronts, INK, LAMP, lay } from '../parts.ts';

export const scene: Picture = {
  set: 'dark',
  shot: 'establish',
  wide: { zoom: 0.82, on: [450, 640], at: [0.5, 0.5] },
  cuts: [
    ...lay(
      0.59,
      wall('#22407a'),
      snip('-460,700! 300,640! 520,420! 700,270! 860,250! 1360,520! 1360,1300! -460,1300!', '#182f5e', {
        lift: 1.4,
        print: 'newsprint',
      }),
      line('780,270 780,60', '#0d1c3c', 10),
      line('754,270 780,120 806,270', '#0d1c3c', 6),
      rings(780, 50, [70, 44], '#ff6a4a', { opacity: 0.3 }),
      disc(780, 50, 20, '#ff5a3c', { what: 'lamp' }),
      snip('812,280! 812,226! 880,226! 880,290!', '#0d1c3c', { lift: 0.6 }),
      line('520,900 640,640 560,480 700,330', '#2a4a86', 9, { dash: [22, 20] }),
      houseFronts(
        960,
        [
          [420, 190, 250],
          [600, 170, 330],
          [780, 190, 240],
          [960, 200, 300],
          [1180, 220, 260],
        ],
        ['#122650', '#0f2147'],
      ),
      ground(960, '#1a3468'),
      snip('-460,-300! 270,-300! 286,1130! -460,1130!', '#0c1a38', { lift: 2.2, print: 'newsprint' }),
      snip('50,250! 230,246! 232,500! 50,504!', LAMP, flat),
      snip('64,264! 218,260! 218,420! 64,424!', '#fff0c0', flat),
      line('140,250 140,500', '#0c1a38', 9),
      line('90,240 80,190 100,150 88,110', '#c9d6ea', 9, { opacity: 0.5 }),
      line('170,236 180,180 160,140 172,90', '#c9d6ea', 9, { opacity: 0.5 }),
    ),
    // A coat with ears.
    ...called(
      'coat',
      lay(
        0.748,
        ...[-20, 2, 24].flatMap((turn, i) =>
          put(462 + i * 36, 1074, 0.82, turn, cut(EAR, '#a5b795', { lift: 1 })),
        ),
        cut('420,1240! 430,1110 450,1060 496,1040 546,1060 566,1110 576,1240!', '#93a583', { lift: 1.4 }),
        line('498,1060 498,1236', '#74886a', 5),
        cut('452,1256 456,1238 484,1236 490,1256', '#f3cfc2', { lift: 0.4 }),
        cut('508,1256 512,1238 540,1236 546,1256', '#f3cfc2', { lift: 0.4 }),
        disc(482, 1096, 9, '#fff8ec'),
        disc(516, 1096, 9, '#fff8ec'),
        disc(482, 1098, 5, INK),
        disc(516, 1098, 5, INK),
      ),
    ),
    ...friendsHat('friend', 0.98, 1, 0.744),
    ...lay(0.76, moth(690, 800, 0.8)),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'holdHands',
      at: [360, 1250],
      scale: 0.95,
      facing: 'right',
      expression: 'worried',
      act: { spine: 14 },
      touch: { right: [446, 1130] },
      lookAt: [500, 1096],
      wears: { outfit: 'pyjamas', cloth: 'sky', extras: [], why: 'the coat is lent to the visitor' },
      depth: 0.742,
    },
    {
      who: 'friend',
      pose: 'bow',
      at: [724, 1250],
      scale: 0.98,
      facing: 'left',
      expression: 'calm',
      touch: { left: [580, 1120] },
      lookAt: [500, 1096],
      depth: 0.743,
    },
  ],
};

export const ways: WayPictures = [
  { on: [140, 330], at: [0.5, 0.5], zoom: 2.6 },
  { on: [780, 190], at: [0.5, 0.5], zoom: 2.3 },
];
