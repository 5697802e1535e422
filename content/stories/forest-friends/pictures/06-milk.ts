import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { hillside, scarf, snail, trunk } from '../parts.ts';

export const scene: Picture = {
  phone: cam({ on: [450, 780] }),
  set: 'birches',
  plain: '#f6d98f',
  shot: 'frame-in-frame',
  camera: cam(),
  lighting: { from: [600, 100] },
  cuts: [
    ...scarf(1.55, 10),
    ...[300, 420, 560, 660].map((x, i) =>
      trunk(x, 34 + (i % 2) * 16, '#fbf3df', { depth: 0.2 + i * 0.01, print: 'newsprint', lift: 0.8 }),
    ),
    hillside(880, '#c9b45c', { depth: 0.3 }),
    {
      shape: '-420,960! 300,940 600,970 1340,930! 1340,1030! 600,1060 300,1040 -420,1050!',
      colour: '#7fb0b0',
      depth: 0.33,
      lift: 0.4,
    },
    hillside(1050, '#9d9d4c', { depth: 0.35, print: 'map' }),
    {
      shape: '-500,-300! 190,-300! 214,300 196,700 230,1100 270,1700! -500,1700!',
      colour: '#3a2f35',
      depth: 0.69,
      lift: 3,
    },
    {
      shape: '1400,-300! 752,-300! 738,300 760,700 730,1100 690,1700! 1400,1700!',
      colour: '#3a2f35',
      depth: 0.86,
      lift: 3,
    },
    {
      shape: '-500,-300! 1400,-300! 1400,150! 740,120 560,210 400,140 190,240! -500,330!',
      colour: '#3a2f35',
      depth: 0.87,
      lift: 2.4,
    },
    {
      shape: '-500,1290! 200,1250 450,1270 730,1240 1400,1280! 1400,1700! -500,1700!',
      colour: '#2e262c',
      depth: 0.7,
      lift: 1.4,
    },
    {
      shape: '470,760! 640,730! 790,745! 800,960! 640,950! 470,985!',
      snip: true,
      colour: '#f7f0de',
      depth: 0.665,
      lift: 1.4,
      print: 'newsprint',
    },
    { line: '640,732 640,950', width: 4, colour: '#b8ab92', depth: 0.666 },
    { letters: 'THE LINE', at: [560, 800], size: 26, turn: -8, colour: '#4a4048', depth: 0.667 },
  ],
  props: [
    { id: 'log', name: 'stump', at: [690, 1240], scale: 0.01, depth: 0.5 },
    { id: 'bucket', at: [505, 1240], scale: 0.5, depth: 0.668, colour: '#c8ccd0' },
  ],
  cast: [
    {
      who: 'hero',
      pose: 'peek',
      at: [196, 700],
      by: 'head',
      scale: 1.55,
      facing: 'backRight',
      expression: 'curious',
      act: { spine: 14 },
      lookAt: [560, 800],
      touch: { left: [130, 900] },
      shadow: false,
    },
    { who: 'deer', at: [385, 1210], scale: 0.95, facing: 'right', depth: 0.64, lookAt: [560, 850] },
    {
      who: 'grownUp',
      pose: 'stand',
      at: [610, 1235],
      scale: 1.16,
      facing: 'right',
      expression: 'calm',
      act: { spine: 8, tilt: 8 },
      touch: { left: [490, 900], right: [770, 860] },
      lookAt: [640, 860],
      depth: 0.66,
    },
    snail([590, 758], { scale: 0.3, facing: 'right', depth: 0.68 }),
    { who: 'squirrel', at: [690, 1250], scale: 0.7, facing: 'right', depth: 0.69 },
  ],
};
