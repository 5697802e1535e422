import type { LineCut } from '../../../../illustration/scene/format/cuts.ts';
import type { Picture } from '../../../pictures.ts';
import { aboard, boat, gull } from '../parts.ts';

const FOLDS = [
  '60,760 200,880 450,930 700,880 840,760',
  '120,860 260,950 450,984 640,950 780,860',
  '-30,640 -70,600 -120,590',
  '-24,680 -80,690 -130,720',
  '930,640 970,600 1020,590',
  '924,680 980,690 1030,720',
] as const;

export const scene: Picture = {
  set: 'boat',
  plain: '#2d5f80',
  papers: { land: 'sheet-music' },
  shot: 'close',
  camera: { zoom: 1, on: [450, 660], at: [0.5, 0.5] },
  light: 'dusk',
  seed: 2,
  sky: 'none',
  cuts: [
    { line: '-40,250 230,60 620,40 960,210', width: 12, colour: '#20455f', depth: 0.3 },
    { line: '-40,150 250,-30 600,-40 960,110', width: 9, colour: '#20455f', depth: 0.3 },
    { line: '-40,1000 260,1120 640,1110 960,960', width: 14, colour: '#20455f', depth: 0.3 },
    { line: '-40,1110 260,1230 640,1220 960,1070', width: 10, colour: '#20455f', depth: 0.3 },
    {
      shape: '-30,600! 160,330 450,220 740,330 930,600! 740,850 450,950 160,850',
      colour: '#173a52',
      depth: 0.4,
      lift: 1,
    },
    {
      what: 'eye',
      shape: '26,640! 170,390 450,280 730,390 874,640! 720,800 450,860 180,800',
      colour: '#5a4438',
      depth: 0.41,
      lift: 0.6,
      lit: false,
    },
    { rings: [300], flat: 0.94, at: [452, 590], colour: '#4b2f1c', depth: 0.42, lit: false },
    { rings: [282], at: [452, 590], colour: '#a86f30', depth: 0.421, lit: false },
    { rings: [250], at: [452, 590], colour: '#c08a3e', depth: 0.4212, lit: false, width: 5 },
    { rings: [236], flat: 0.86, at: [452, 590], colour: '#22161c', depth: 0.422, lit: false },
    {
      shape: '268,650 360,636 452,652 544,636 640,650 620,720 540,790 452,812 364,790 286,720',
      colour: '#3a5f7c',
      depth: 0.43,
      lift: 0,
      lit: false,
      opacity: 0.9,
    },
    // Old and kind: the folds of one who smiles.
    ...FOLDS.map((fold): LineCut => ({ line: fold, width: 9, colour: '#1b3f58', depth: 0.71 })),
    { rings: [44], at: [330, 470], colour: '#fff6e6', lit: false, opacity: 0.92, depth: 0.9 },
    { rings: [17], at: [392, 420], colour: '#fff6e6', lit: false, opacity: 0.8, depth: 0.9 },
    {
      shape: '-40,600! 150,310 450,190 750,310 940,600! 900,600! 720,372 450,300 180,372 10,606!',
      colour: '#27516e',
      depth: 0.7,
      lift: 1.6,
      print: 'sheet-music',
    },
  ],
  props: [boat([450, 700], 0.62, { depth: 0.5 })],
  cast: [
    {
      who: 'hero',
      pose: 'stand',
      hands: { right: 'heart' },
      act: { spine: 13, tilt: 8 },
      in: 'boat',
      dy: 4,
      dx: 4,
      scale: 0.62,
      facing: 'front',
      expression: 'tender',
      seatOn: 'boat',
      shadow: false,
    },
    gull({ in: 'boat', dx: 74, dy: -10, scale: 0.5, facing: 'left' }),
    aboard({
      in: 'boat',
      dx: -84,
      dy: 2,
      scale: 0.48,
      facing: 'right',
      expression: 'wonder',
      act: { spine: 8 },
      depth: 0.49,
    }),
  ],
};
