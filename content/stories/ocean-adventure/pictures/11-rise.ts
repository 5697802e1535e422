import { called } from '../../../cuts/called.ts';
import { disc, oval } from '../../../cuts/lit.ts';
import type { Picture } from '../../../pictures.ts';
import { aboard, boat, gull, water } from '../parts.ts';

/** Down to the boat it looks. */
const eye = called('eye', [
  oval(560, 610, 124, 88, '#1d3d55', { depth: 0.644, lift: 0.6 }, -52),
  oval(560, 610, 90, 62, '#8a5c34', { depth: 0.645, lift: 0 }, -52),
  disc(548, 622, 42, '#1a1318', { depth: 0.646 }),
  disc(532, 604, 13, '#fff6e6', { depth: 0.647 }),
]);

export const scene: Picture = {
  set: 'boat',
  light: 'dusk',
  sky: 'torn',
  shot: 'small-before-big',
  camera: { zoom: 1, on: [450, 660], at: [0.5, 0.5] },
  seed: 6,
  cuts: [
    {
      what: 'whale',
      shape: '260,1500! 250,1100 300,760 420,380 600,60 760,-120! 1100,-120! 1100,1500!',
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
  props: [boat([210, 1190], 1, { turn: -7 }), { id: 'sandwich', at: [330, 1070], scale: 0.22, depth: 0.78 }],
  cast: [
    {
      who: 'hero',
      pose: 'lookUp',
      in: 'boat',
      dx: -10,
      dy: 10,
      scale: 0.95,
      facing: 'right',
      expression: 'wonder',
      lookAt: [548, 622],
      act: { spine: -8 },
      touch: { left: 'gull.back' },
      seatOn: 'boat',
      shadow: false,
    },
    gull({ in: 'boat', dx: -84, dy: -14, scale: 0.75, facing: 'right', lookAt: [548, 622] }),
    aboard({
      pose: 'crouch',
      in: 'boat',
      dx: 84,
      dy: 14,
      scale: 0.6,
      facing: 'left',
      expression: 'scared',
      act: { spine: 12 },
      lookAt: [548, 622],
      depth: 0.735,
    }),
  ],
};
