import { cut, disc, line, pool, snip, stars, wall, word } from '../../../cuts/flat.ts';
import { round } from '../../../cuts/outlines.ts';
import type { Picture } from '../../../pictures.ts';
import { burr, ownClothes, tubOfBurrs, water } from '../parts.ts';

export const scene: Picture = {
  set: 'night',
  wears: ownClothes,
  shot: 'low-angle',
  lighting: { lamps: [{ on: [560, 330], reach: 1000 }] },
  cuts: [
    wall('#0f1538'),
    ...stars([
      [60, 70],
      [840, 60],
      [870, 250],
      [40, 330],
    ]),
    ...pool(520, 470, [520, 390, 250], ['#2c2c60', '#634a70', '#b87a5e'], 0.592),
    disc(520, 180, 70, '#ffedb4', { depth: 0.6 }),
    disc(520, 180, 112, '#f2b866', { depth: 0.599 }),
    line('520,40 520,120', '#0a0a1c', 12, { depth: 0.601 }),
    line('520,60 1100,-60', '#0a0a1c', 20, { depth: 0.6 }),
    // the quay, lit where the lamp reaches
    snip('-460,1180! 380,1140! 400,1500! -460,1500!', '#3a3048', { depth: 0.7, lift: 1.6, print: 'tiles' }),
    snip('60,1158! 380,1141! 386,1230! 150,1240!', '#c48a5c', { depth: 0.7005, lift: 0 }),
    snip('400,1400! 430,880! 1420,780! 1420,1500!', '#0d0d20', {
      what: 'ferry',
      depth: 0.745,
      lift: 2.4,
      print: 'sea-chart',
    }),
    line('424,920 1080,820', '#e2a94b', 13, { depth: 0.746 }),
    word('NEVER YOU MIND', 674, 1010, 36, '#f0ce8a', { depth: 0.747, turn: -7 }),
    water(1190, '#0f1636', 0.78, { print: 'sea-chart' }),
    ...[
      [560, 1224, 120],
      [500, 1264, 84],
      [590, 1296, 60],
    ].map(([x, y, r]) => cut(round(0, 0, r!, 11, 10), '#c48a5c', { at: [x!, y!], depth: 0.785, lift: 0 })),
    ...tubOfBurrs(850, 880, 0.9, 0.735),
    // the net, from her hands to the grown-up's mouth
    { ...line('650,760 500,640 392,560', '#a8743f', 16, { depth: 0.748 }), what: 'net' },
    cut('392,560 300,530 236,570 226,650 286,740 366,724 404,640', '#e9e2cc', {
      depth: 0.742,
      opacity: 0.3,
    }),
    ...[0, 1, 2, 3].map((i) =>
      line(`${262 + i * 36},${544 - i * 2} ${268 + i * 30},${650} ${290 + i * 20},732`, '#fff4de', 4, {
        depth: 0.743,
      }),
    ),
    ...[0, 1, 2].map((i) =>
      line(`230,${600 + i * 44} 310,${612 + i * 44} 398,${594 + i * 40}`, '#fff4de', 4, { depth: 0.743 }),
    ),
    line('392,560 306,526 230,574', '#a8743f', 11, { depth: 0.744 }),
    ...burr(312, 640, 48, 0.7425, '#0a0a1c'),
  ],
  cast: [
    {
      who: 'bly',
      pose: 'throw',
      facing: 'left',
      at: [640, 520],
      by: 'head',
      scale: 2.1,
      expression: 'sly',
      act: { spine: 28, neck: 6, tilt: -6 },
      touch: { right: [500, 640], left: [640, 752] },
      lookAt: [312, 640],
      shadow: false,
      depth: 0.72,
    },
    {
      who: 'grownUp',
      pose: 'stand',
      facing: 'right',
      at: [120, 560],
      by: 'head',
      scale: 1.5,
      expression: 'doubtful',
      act: { spine: -16, neck: -4 },
      touch: { right: 'grownUp.mouth' },
      lookAt: [312, 640],
      shadow: false,
      depth: 0.715,
    },
    {
      who: 'hero',
      pose: 'lookUp',
      facing: 'left',
      at: [350, 1180],
      scale: 1.08,
      expression: 'wonder',
      lookAt: [312, 640],
      touch: { right: [226, 960] },
      act: { spine: 12, tilt: 10 },
      depth: 0.725,
    },
    { who: 'stairPig', at: [100, 1330], scale: 0.42, facing: 'right', depth: 0.79, lookAt: 'bly' },
  ],
};
