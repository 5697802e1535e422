import { called } from '../../../cuts/called.ts';
import { box, cut, disc, line, pool, rings, snip, wall, word } from '../../../cuts/flat.ts';
import { written } from '../../../cuts/written.ts';
import type { Picture } from '../../../pictures.ts';
import { burr, pigeonholes, tam } from '../parts.ts';

export const scene: Picture = {
  set: 'hall',
  shot: 'frame-in-frame',
  why: { samePose: 'the hero is seen from behind, at the edge of the shelf' },
  lighting: { lamps: [{ on: [470, 500], reach: 560 }] },
  cuts: [
    wall('#f0c070'),
    ...pool(470, 560, [420, 260], ['#f6d088', '#fde6ae'], 0.59),
    snip('160,860! 760,860! 800,1400! 160,1400!', '#a06a44', { depth: 0.6, lift: 0 }),
    ...[0, 1, 2].map((i) =>
      box(190 + i * 90, 800 - i * 40, 190 + i * 90 + 100, 800 - i * 40 + 200, '#b57f50', {
        depth: 0.6 + i * 0.001,
        lift: 0.6,
      }),
    ),
    ...called('lamp', [
      line('672,250 672,330', '#5a4a52', 8, { depth: 0.7 }),
      cut('632,400 640,352 672,326 704,352 712,400!', '#a5462f', { depth: 0.701, lift: 0.8 }),
      disc(672, 404, 22, '#fffbe8', { depth: 0.7005 }),
    ]),
    snip('-520,-200! 1420,-200! 1420,1600! -520,1600!', '#1a1222', {
      depth: 0.76,
      lift: 3,
      print: 'ledger',
      holes: '190,270! 730,270! 730,850! 190,850!',
    }),
    snip('150,230! 770,230! 770,890! 150,890!', '#3a2a3a', {
      depth: 0.761,
      lift: 1,
      holes: '190,270! 730,270! 730,850! 190,850!',
    }),
    line('190,850 730,850', '#f0c070', 8, { depth: 0.762 }),
    line('728,280 728,850', '#c99050', 6, { depth: 0.762 }),
    ...pigeonholes(-130, 40, 2, 6, 150, 210, 0.765, '#0c0812'),
    ...pigeonholes(800, 40, 2, 6, 150, 210, 0.765, '#0c0812'),
    ...pigeonholes(190, -120, 4, 1, 150, 210, 0.765, '#0c0812'),
    box(290, 896, 730, 1000, '#f0dcb0', { depth: 0.77, lift: 0.5 }),
    word('TODAY, FOUR O’CLOCK', 512, 922, 22, '#7a3f33', { depth: 0.771 }),
    written('{name}', 518, 966, 384, '#3a3a6a', 0.771),
    rings(588, 1058, [96], '#f0c070', { opacity: 0.3, depth: 0.772 }),
    ...burr(588, 1058, 60, 0.79),
    ...[
      [540, 940],
      [650, 930],
      [500, 990],
    ].map(([x, y]) => disc(x!, y!, 5, '#8a7a6a', { depth: 0.8 })),
  ],
  cast: [
    tam({
      pose: 'stand',
      facing: 'front',
      at: [470, 590],
      by: 'head',
      scale: 2.5,
      expression: 'holdingBreath',
      act: { tilt: 6 },
      shadow: false,
      depth: 0.72,
      lookAt: [450, 1500],
    }),
    { who: 'stairPig', at: [270, 800], scale: 0.36, facing: 'right', depth: 0.71 },
    {
      who: 'hero',
      name: 'reader',
      pose: 'point',
      facing: 'backRight',
      at: [560, 1084],
      by: 'hand',
      scale: 2.2,
      turn: -34,
      hands: { right: 'cup' },
      seatOn: 'bed',
      shadow: false,
      depth: 0.78,
    },
  ],
};
