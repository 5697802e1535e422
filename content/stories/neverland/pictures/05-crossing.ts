import { cut, disc, line, snip, wall } from '../../../cuts/flat.ts';
import { round } from '../../../cuts/outlines.ts';
import type { Picture } from '../../../pictures.ts';
import { tubOfBurrs } from '../parts.ts';

export const scene: Picture = {
  set: 'night',
  shot: 'two-touching',
  lighting: { from: [150, 0] },
  cuts: [
    wall('#18225a', { print: 'sea-chart' }),
    // the moon's road on the water, and what is flying over it
    snip(
      '120,-300! 560,-300! 600,-60! 520,30! 640,110! 560,190! 690,280! 590,370! 720,470! 640,560! 760,660! 700,1100! -460,1100! -460,760! -60,650! 20,560! -80,460! 60,370! -20,270! 100,190! 20,100! 130,20!',
      '#ece6c6',
      { depth: 0.59, lift: 0.4 },
    ),
    ...(
      [
        [330, 66, 150],
        [470, 330, 110],
        [110, 470, 120],
        [560, 500, 90],
      ] as const
    ).map(([x, y, r]) => cut(round(0, 0, r, 9, 10), '#c9c8bc', { at: [x, y], depth: 0.5905, lift: 0 })),
    ...(
      [
        [760, 120, 120],
        [820, 300, 90],
        [-10, 160, 60],
      ] as const
    ).map(([x, y, r]) => cut(round(0, 0, r, 8, 10), '#2c3c84', { at: [x, y], depth: 0.5905, lift: 0 })),
    snip('-460,1110! 1360,1060! 1360,1500! -460,1500!', '#0f1026', {
      what: 'ferry',
      depth: 0.76,
      lift: 2.4,
      print: 'sea-chart',
    }),
    line('-460,1146 1360,1096', '#e2a94b', 14, { depth: 0.761 }),
    ...tubOfBurrs(470, 1240, 1.25, 0.755),
    disc(120, 1240, 70, '#f0e6d0', { width: 32, depth: 0.765 }),
    disc(100, 1230, 9, '#8a4a40', { depth: 0.766 }),
    disc(140, 1230, 9, '#8a4a40', { depth: 0.766 }),
  ],
  cast: [
    {
      who: 'bly',
      pose: 'stand',
      facing: 'left',
      at: [690, 520],
      by: 'head',
      scale: 2.1,
      expression: 'sly',
      act: { spine: -14, neck: -4, tilt: 10 },
      lookAt: [420, -400],
      touch: { right: [560, 1050], left: [700, 1080] },
      seatOn: 'boat',
      shadow: false,
      depth: 0.73,
    },
    {
      who: 'hero',
      pose: 'sit',
      facing: 'right',
      at: [290, 690],
      by: 'head',
      scale: 1.9,
      expression: 'laughing',
      act: { spine: -20, tilt: -8 },
      touch: { right: [350, 1060] },
      lookAt: 'bly.eyes',
      seatOn: 'boat',
      holding: 'none',
      shadow: false,
      depth: 0.74,
    },
  ],
};
