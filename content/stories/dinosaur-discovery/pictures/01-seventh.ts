import { called } from '../../../cuts/called.ts';
import { cut, line, oval, snip } from '../../../cuts/lit.ts';
import { egg } from '../../../cuts/outlines.ts';
import type { Picture } from '../../../pictures.ts';

export const scene: Picture = {
  set: 'kitchen',
  shot: 'close',
  lighting: { from: [200, 100] },
  seed: 3,
  cuts: [
    snip('-100,-60! 300,-60! 120,1000! -100,1000!', '#d9a75e', {
      depth: 0.1,
      lift: 0.8,
      print: 'exercise-book',
    }),
    snip('560,-60! 1000,-60! 1000,1000! 760,1000!', '#f4d698', {
      depth: 0.11,
      lift: 0.8,
      print: 'exercise-book',
    }),
    line('300,-60 120,1000', '#b07e42', 9, { depth: 0.12 }),
    line('560,-60 760,1000', '#b07e42', 9, { depth: 0.12 }),
    snip('-100,984! 1000,960! 1000,1400! -100,1400!', '#9a5a3e', {
      depth: 0.73,
      lift: 2,
      print: 'exercise-book',
    }),
    snip('-100,984! 1000,960! 1000,990! -100,1016!', '#c27c52', { depth: 0.731, lift: 0 }),
    // Somebody's shadow, with a pencil.
    cut(
      '1000,560! 900,600 850,680 860,760 900,810 800,850 690,980! 640,1160 600,1400! 1000,1400!',
      '#4a2840',
      { depth: 0.75, lift: 0, opacity: 0.55 },
    ),
    snip('700,990! 560,800! 546,768! 580,786! 730,966!', '#4a2840', {
      depth: 0.75,
      lift: 0,
      opacity: 0.55,
    }),
    ...called('basket', [
      oval(120, 906, 150, 34, '#8a5a32', { depth: 0.736, lift: 1 }),
      oval(120, 910, 126, 22, '#3f2416', { depth: 0.737, lift: 0 }),
      snip('-26,914! 40,938 200,938 266,914! 226,1056! 14,1056!', '#b98046', { depth: 0.738, lift: 1.4 }),
      ...[966, 1002].map((y) => line(`0,${y} 240,${y}`, '#8a5a32', 7, { depth: 0.739 })),
      ...[60, 120, 180].map((x) => line(`${x},944 ${x},1052`, '#cf9a5c', 7, { depth: 0.739 })),
    ]),
    cut(egg(400, 930, 124, 6), '#fff6e2', { what: 'egg', depth: 0.735, lift: 1.6 }),
    line('40,1290 130,1262 190,1270', '#f3d98f', 6, { depth: 0.76 }),
    cut('210,1250 260,1210 330,1200 300,1236 250,1262', '#e8b13e', { depth: 0.76, lift: 0.6 }),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'hold',
      holding: 'none',
      at: [400, 520],
      by: 'head',
      scale: 2.5,
      facing: 'right',
      expression: 'worried',
      act: { spine: 12, tilt: -6, shoulders: [5, 5] },
      lookAt: [900, 260],
      touch: { left: [330, 950], right: [470, 950] },
      shadow: false,
    },
  ],
};
