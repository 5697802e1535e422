import { written } from '../../../cuts/written.ts';
import type { Picture } from '../../../pictures.ts';
import { aboard, gull, water } from '../parts.ts';

export const scene: Picture = {
  set: 'boat',
  sky: 'clouds',
  weather: 'wind',
  shot: 'low-angle',
  camera: { zoom: 1, on: [450, 660], at: [0.5, 0.5], horizon: 0.9 },
  seed: 12,
  cuts: [
    {
      shape: '-200,1120! -60,1040! 300,1092 620,1092 960,1040! 1100,1120! 900,1500! 0,1500!',
      colour: '#c8604a',
      depth: 0.735,
      lift: 2,
      print: 'ledger',
    },
    {
      shape:
        '-160,1060! -60,1016! 300,1066 620,1066 960,1016! 1060,1060! 960,1090! 620,1120 300,1120 -60,1090!',
      colour: '#d9785f',
      depth: 0.738,
      lift: 1,
    },
    written('{name}', 450, 1170, 640, '#fdf1d8', 0.739),
    water(1240, '#2b6d88', { depth: 0.75, print: 'sea-chart' }),
    {
      shape: '560,170! 700,120! 760,150! 880,90! 900,160! 800,230! 690,210! 600,250!',
      colour: '#fffaf0',
      depth: 0.6,
      lift: 1.2,
      lit: false,
    },
    { letters: 'Hello', at: [730, 176], size: 46, turn: -10, colour: '#3b4a63', depth: 0.61 },
  ],
  cast: [
    {
      who: 'hero',
      pose: 'wave',
      at: [400, 640],
      by: 'head',
      scale: 2.15,
      seatOn: 'boat',
      facing: 'right',
      expression: 'calling',
      act: {
        spine: 14,
        arms: [
          [-110, -130],
          [115, 135],
        ],
        tilt: -8,
      },
      hands: 'open',
      shadow: false,
    },
    gull({ at: [720, 1090], scale: 1.5, lean: 16, facing: 'left', depth: 0.73 }),
    aboard({
      at: [130, 800],
      by: 'head',
      scale: 1.5,
      facing: 'right',
      expression: 'calling',
      act: { spine: 12 },
      depth: 0.715,
    }),
  ],
};
