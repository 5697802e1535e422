import { called } from '../../../cuts/called.ts';
import { disc, line, oval } from '../../../cuts/lit.ts';
import type { Picture } from '../../../pictures.ts';
import { aboard, boat, gull, water } from '../parts.ts';

/** Down to the boat it looks. */
const eye = called('eye', [
  oval(640, 640, 156, 124, '#1d3d55', { depth: 0.644, lift: 0.6 }, -40),
  oval(640, 640, 118, 92, '#a9743e', { depth: 0.645, lift: 0 }, -40),
  disc(618, 664, 58, '#1a1318', { depth: 0.646 }),
  disc(594, 640, 18, '#fff6e6', { depth: 0.647 }),
  // Old and kind: folds above and beneath.
  line('500,600 560,500 650,470 740,500', '#20455f', 8, { depth: 0.6435 }),
  line('540,790 640,812 740,780 800,720', '#20455f', 8, { depth: 0.6435 }),
  line('570,830 650,848 740,826', '#20455f', 6, { depth: 0.6435 }),
]);

export const scene: Picture = {
  set: 'boat',
  light: 'dusk',
  sky: 'torn',
  shot: 'small-before-big',
  camera: { zoom: 1, on: [450, 660], at: [0.5, 0.5] },
  wide: { zoom: 1, on: [450, 810], at: [0.5, 0.5] },
  seed: 6,
  cuts: [
    {
      what: 'whale',
      shape: '260,1500! 250,1100 300,760 420,380 600,60 760,-120! 1600,-120! 1600,1500!',
      colour: '#2a5674',
      depth: 0.64,
      lift: 2.4,
      print: 'sheet-music',
    },
    { line: '420,1400 430,1040 470,760', width: 7, colour: '#20455f', depth: 0.641 },
    { line: '600,1400 610,1060 690,760 780,430 920,150', width: 7, colour: '#20455f', depth: 0.641 },
    { line: '670,1400 680,1080 730,800 840,540 980,320', width: 7, colour: '#20455f', depth: 0.641 },
    {
      shape: '250,1100 270,940 290,820 316,760 306,880 286,1000 270,1120',
      colour: '#e9f4f2',
      opacity: 0.55,
      lift: 0,
      depth: 0.643,
    },
    {
      shape: '430,420 470,300 540,180 600,90 560,210 500,330 450,440',
      colour: '#e9f4f2',
      opacity: 0.45,
      lift: 0,
      depth: 0.643,
    },
    ...eye,
    water(1200, '#3c5f80', { depth: 0.76, print: 'sea-chart' }),
  ],
  props: [boat([210, 1190], 1, { turn: -7 })],
  cast: [
    {
      who: 'hero',
      pose: 'lookUp',
      in: 'boat',
      dx: -10,
      dy: 10,
      scale: 1.05,
      facing: 'right',
      expression: 'wonder',
      lookAt: [618, 664],
      act: { spine: -8 },
      touch: { left: 'gull.head' },
      seatOn: 'boat',
      shadow: false,
    },
    gull({ in: 'boat', dx: -100, dy: 2, scale: 0.62, facing: 'right', lookAt: [618, 664] }),
    aboard({
      pose: 'crouch',
      in: 'boat',
      dx: 112,
      dy: 26,
      scale: 0.56,
      facing: 'left',
      expression: 'scared',
      act: { spine: 12 },
      lookAt: [618, 664],
      depth: 0.735,
    }),
  ],
};
