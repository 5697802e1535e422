import type { SheetCut } from '../../../../illustration/scene/format/cuts.ts';
import { disc } from '../../../cuts/lit.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { dimStars, inRocket, inSpace, presto, rocket, STAR_SPOTS } from '../parts.ts';

export const scene: Picture = {
  ...inSpace('#4a3157'),
  shot: 'diagonal-run',
  camera: cam({ roll: 0 }),
  lighting: {},
  cuts: [
    ...dimStars(STAR_SPOTS),
    disc(900, 160, 300, '#b98d5e', { depth: 0.15, lit: false }),
    {
      shape: '620,90 760,110 900,90 1100,120 1200,100 1190,160 900,150 700,170 602,150',
      colour: '#a07548',
      depth: 0.152,
      lift: 0,
      lit: false,
    },
    {
      shape:
        '-420,1330! 0,1080 300,860 640,560 1000,200 1340,-160! 1340,220! 1060,520 700,860 400,1120 100,1340 -200,1560 -420,1700!',
      colour: '#a97c5c',
      depth: 0.2,
      lift: 1.6,
    },
    {
      what: 'ring',
      shape:
        '-420,1420! 40,1130 340,900 690,590 1040,240 1340,-60! 1340,40! 1060,330 700,690 370,970 60,1210 -420,1530!',
      colour: '#f0d9a6',
      depth: 0.21,
      lift: 0.8,
      print: 'letters',
    },
    {
      shape:
        '-420,1600! 100,1270 400,1040 720,750 1060,420 1340,110! 1340,160! 1060,470 720,810 400,1090 100,1320 -420,1660!',
      colour: '#d9b57c',
      depth: 0.212,
      lift: 0.6,
    },
    ...[
      [90, 1230, 40],
      [210, 1090, 26],
      [560, 800, 30],
      [700, 560, 36],
      [820, 560, 20],
      [860, 380, 40],
      [160, 1330, 24],
      [610, 640, 18],
      [330, 1120, 36],
    ].map(
      ([x, y, r], i): SheetCut => ({
        shape: `${x! - r!},${y}! ${x! - r! * 0.3},${y! - r!}! ${x! + r! * 0.8},${y! - r! * 0.5}! ${x! + r!},${y! + r! * 0.4}! ${x! - r! * 0.2},${y! + r!}!`,
        snip: true,
        colour: i % 2 ? '#fdf3da' : '#e6cfa0',
        depth: 0.3,
        lift: 1.2,
      }),
    ),
    ...rocket([390, 640], 1.2, 48, 0.73),
    {
      what: 'toast',
      shape: '0,-40! 100,-54! 116,46! 16,62! -10,16!',
      at: [424, 716],
      scale: 0.6,
      colour: '#c98a4a',
      depth: 0.7215,
      lift: 0.8,
    },
    {
      shape: '16,-26 84,-34 96,30 28,42',
      at: [424, 716],
      scale: 0.6,
      colour: '#b23a4a',
      depth: 0.7217,
      lift: 0,
    },
    // The map, with the jam.
    {
      what: 'map',
      shape: '300,690! 380,676! 392,742! 312,752!',
      snip: true,
      colour: '#e8eef0',
      depth: 0.7216,
      lift: 0.8,
    },
    { line: '312,706 340,720 360,700 380,724', width: 4, colour: '#5f86a3', depth: 0.72165, lit: false },
    { shape: '334,704 360,698 372,718 350,730 332,722', colour: '#b23a4a', depth: 0.7217, lift: 0 },
    { shape: '150,960 190,930 230,950 210,990 160,990', colour: '#8fb552', depth: 0.3, lift: 0.8 },
  ],
  cast: [
    {
      who: 'ewe',
      at: [800, 600],
      scale: 0.46,
      depth: 0.31,
      mood: 'plain',
      floats: 'rides on a bit of the ice',
      shadow: false,
    },
    inRocket([390, 640], 1.2, {
      turn: 18,
      pose: 'sit',
      act: { spine: 12 },
      expression: 'thinking',
      facing: 'right',
      touch: { right: [430, 720] },
      lookAt: [460, 680],
    }),
    presto({ at: [206, 812], scale: 0.36, turn: 40, facing: 'right', depth: 0.74 }),
  ],
};
