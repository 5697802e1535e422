import type { LineCut } from '../../../../illustration/scene/format/cuts.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { RED, snail, WHITE, withoutScarf } from '../parts.ts';

export const scene: Picture = {
  wide: cam({ on: [450, 800] }),
  set: 'hill',
  plain: '#7a4a63',
  shot: 'two-touching',
  camera: cam(),
  wears: withoutScarf,
  lighting: { from: [-300, 500] },
  cuts: [
    {
      shape: '-420,-300! 1340,-300! 1340,330 800,300 450,350 100,310 -420,340!',
      colour: '#c9715a',
      depth: 0.1,
      lift: 0,
    },
    {
      shape: '-420,310! 100,310 450,350 800,300 1340,330! 1340,420 700,400 300,440 -420,400!',
      colour: '#a35a60',
      depth: 0.11,
      lift: 0,
    },
    {
      shape: '-420,760! 100,700 450,680 800,710 1340,780! 1340,1700! -420,1700!',
      colour: '#5c4a4c',
      depth: 0.5,
      lift: 1.4,
      print: 'map',
    },
    {
      shape: '-420,500! -60,520 90,660 120,900 60,1200 80,1700! -420,1700!',
      colour: '#4a3340',
      depth: 0.86,
      lift: 2,
    },
    { shape: '60,620! 110,500! 130,640!', colour: '#4a3340', depth: 0.859, lift: 1 },
    {
      shape:
        '240,850 330,880 430,890 560,900 720,930 860,1000 900,1060 860,1110 700,1020 540,980 400,980 240,950',
      colour: RED,
      depth: 0.76,
      lift: 1.6,
      print: 'knitting',
    },
    ...[
      [300, 868, 296, 968],
      [400, 886, 396, 980],
      [500, 896, 494, 978],
      [600, 908, 588, 990],
      [700, 930, 676, 1010],
      [800, 966, 766, 1048],
    ].map(
      ([a, b, c, d]): LineCut => ({ line: `${a},${b} ${c},${d}`, width: 28, colour: WHITE, depth: 0.762 }),
    ),
    {
      shape: '240,900! 330,910! 350,1180! 260,1200!',
      colour: RED,
      depth: 0.758,
      lift: 1,
      print: 'knitting',
    },
    { shape: '254,1000! 336,994! 340,1034! 256,1042!', colour: WHITE, depth: 0.759, lift: 0 },
    { shape: '258,1100! 344,1090! 346,1130! 260,1142!', colour: WHITE, depth: 0.759, lift: 0 },
  ],
  props: [
    { id: 'sandwich', at: [600, 770], scale: 0.8, turn: -20, depth: 0.69 },
    { id: 'sandwich', name: 's2', at: [850, 900], scale: 0.9, turn: 20, depth: 0.69 },
    { id: 'sandwich', name: 's3', at: [150, 1290], scale: 0.5, depth: 0.8 },
  ],
  cast: [
    { who: 'bear', at: [600, 1180], scale: 2.1, mood: 'glad', pose: 'joy', depth: 0.66, lookAt: 'hero' },
    {
      who: 'hero',
      pose: 'sit',
      at: [320, 720],
      by: 'head',
      scale: 2.2,
      facing: 'right',
      expression: 'calm',
      act: { spine: 13, tilt: 12 },
      lookAt: 'hedgehog',
      touch: { right: [500, 1130] },
      shadow: false,
    },
    { who: 'hedgehog', at: [680, 1210], scale: 2.2, pose: 'sleep', depth: 0.75 },
    {
      who: 'friend',
      pose: 'stand',
      at: [800, 760],
      by: 'head',
      scale: 1.2,
      facing: 'left',
      expression: 'guilty',
      act: { spine: 12 },
      lookAt: 'hero',
      shadow: false,
      depth: 0.73,
    },
    snail([240, 1300], { scale: 0.6, depth: 0.82, facing: 'left' }),
  ],
};
