import { called } from '../../../cuts/called.ts';
import { disc } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';
import { aboard, boat, gull, water } from '../parts.ts';

/** Beside the boat, and as quiet: its head out of the water, its eye on the far one. */
const whale = called('whale', [
  {
    name: 'whale',
    shape: '-420,1400! -420,470 -200,400 20,396 190,440 300,540 356,680 380,860 384,1040 360,1400!',
    colour: '#5b3350',
    depth: 0.64,
    lift: 2,
    print: 'sheet-music',
  },
  { line: '350,700 240,800 60,850 -120,860', width: 8, colour: '#3f2140', depth: 0.641 },
  { line: '372,860 260,930 90,980 -100,990', width: 6, colour: '#3f2140', depth: 0.641 },
  { line: '380,980 280,1050 120,1100 -60,1110', width: 6, colour: '#3f2140', depth: 0.641 },
  {
    shape: '190,440 256,484 300,540 334,620 356,680 336,650 308,584 262,512',
    colour: '#f7a45e',
    depth: 0.642,
    lift: 0,
    lit: false,
  },
  { shape: '130,660 186,626 244,652 190,690', colour: '#3f2140', depth: 0.643, lift: 0.4 },
  disc(190, 658, 24, '#8a5c34', { depth: 0.644 }),
  disc(197, 656, 13, '#1a1318', { depth: 0.645 }),
  disc(202, 650, 5, '#fff6e6', { depth: 0.646 }),
]);
/** Far off, before the sun: a back, and its breath. */
const other = called('whale', [
  { shape: '640,640! 690,606 760,604 812,640!', colour: '#4a1f38', depth: 0.22, lift: 0, lit: false },
  { line: '712,606 708,540 676,500', width: 7, colour: '#fff2d0', depth: 0.22, lit: false },
  { line: '712,606 716,534 752,498', width: 7, colour: '#fff2d0', depth: 0.22, lit: false },
]);

export const scene: Picture = {
  backdrop: 'open-sea',
  light: 'dusk',
  plain: '#d9694a',
  seed: 4,
  shot: 'two-touching',
  camera: { zoom: 1, on: [450, 660], at: [0.5, 0.5] },
  lighting: { from: [716, 600] },
  cuts: [
    { rings: [330], at: [716, 640], colour: '#f0985a', depth: 0.1, lit: false },
    { rings: [210], at: [716, 640], colour: '#fbd07c', depth: 0.11, lit: false },
    {
      shape: '-400,640! 1300,640! 1300,1400! -400,1400!',
      colour: '#a9474a',
      depth: 0.2,
      lift: 1.2,
      print: 'sheet-music',
    },
    {
      shape: '560,640! 870,640! 820,740 880,860 780,960 740,1180 650,960 560,860 610,740',
      colour: '#f0a45e',
      opacity: 0.7,
      lift: 0,
      depth: 0.21,
      lit: false,
    },
    ...other,
    ...whale,
    water(1170, '#7a2f48', { depth: 0.78, print: 'sheet-music' }),
  ],
  props: [boat([560, 1180], 1.5, { depth: 0.72 })],
  cast: [
    {
      who: 'hero',
      pose: 'listen',
      in: 'boat',
      dx: -80,
      dy: 10,
      scale: 1.5,
      facing: 'right',
      expression: 'listening',
      act: { spine: 13 },
      lookAt: [716, 560],
      touch: { left: [366, 880] },
      seatOn: 'boat',
      shadow: false,
    },
    gull({ in: 'boat', dx: 256, dy: -40, scale: 1.1, facing: 'right', lookAt: [716, 560], nod: -8 }),
    aboard({
      pose: 'sit',
      in: 'boat',
      dx: 140,
      dy: 0,
      scale: 1.05,
      facing: 'left',
      expression: 'holdingBreath',
      act: { spine: 10 },
      lookAt: [716, 560],
      depth: 0.735,
    }),
  ],
};
