import type { Picture } from '../../../pictures.ts';
import { aboard, gull, water } from '../parts.ts';

export const scene: Picture = {
  set: 'boat',
  sky: 'torn',
  shot: 'two-touching',
  camera: { zoom: 1, on: [450, 660], at: [0.5, 0.5] },
  seed: 8,
  cuts: [
    water(640, '#3f93a8', { depth: 0.545, print: 'sea-chart' }),
    { rings: [60, 110, 170, 240], at: [760, 700], width: 5, flat: 0.34, colour: '#e7f4f2', depth: 0.55 },
    {
      shape: '720,690 690,560 700,470 650,430 690,360 740,330 800,360 840,430 810,480 820,570 790,690',
      colour: '#eef6f4',
      opacity: 0.75,
      lift: 0.4,
      depth: 0.56,
    },
    {
      what: 'boat',
      shape: '-200,1090! 80,1150 450,1176 820,1150 1100,1090! 1000,1500! -100,1500!',
      colour: '#c8604a',
      depth: 0.76,
      lift: 2,
      print: 'ledger',
    },
  ],
  cast: [
    {
      who: 'hero',
      pose: 'kneel',
      at: [330, 560],
      by: 'head',
      scale: 2.3,
      facing: 'right',
      expression: 'listening',
      act: { spine: 14, tilt: 8 },
      lookAt: [760, 560],
      touch: { right: 'gull.back' },
      seatOn: 'boat',
      shadow: false,
      depth: 0.73,
    },
    gull({ at: [600, 1180], scale: 1.7, facing: 'right', depth: 0.765, lookAt: [780, 560] }),
    aboard({
      pose: 'kneel',
      at: [96, 950],
      by: 'head',
      scale: 1.15,
      facing: 'right',
      expression: 'curious',
      act: { spine: 12 },
      lookAt: [760, 560],
      depth: 0.735,
    }),
  ],
};
