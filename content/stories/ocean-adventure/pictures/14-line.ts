import type { Picture } from '../../../pictures.ts';
import { boat, gull } from '../parts.ts';

export const scene: Picture = {
  why: 'lies in the boat',
  backdrop: 'open-sea',
  light: 'night',
  sky: 'torn',
  disc: false,
  seed: 14,
  shot: 'establish',
  camera: { zoom: 1, on: [450, 660], at: [0.5, 0.5] },
  papers: { land: 'sheet-music' },
  frame: false,
  lighting: { dark: 0.5, lamps: [{ on: [640, 640], reach: 560 }] },
  cuts: [
    {
      shape: '430,1060! 1000,1010! 1000,1500! 360,1500!',
      snip: true,
      colour: '#7a5a48',
      depth: 0.69,
      lift: 2,
      print: 'ledger',
    },
    { line: '640,600 640,1040', width: 14, colour: '#4a3a3a', depth: 0.691 },
    { from: 'boat', to: 'bo.left', sag: 70, width: 4, colour: '#f4e3bb', depth: 0.735 },
    {
      rings: [60, 110, 170, 240],
      at: [190, 800],
      width: 4,
      flat: 0.4,
      colour: '#dfe9f4',
      opacity: 0.6,
      depth: 0.6,
    },
    { shape: '60,560 76,530 96,556 120,530 134,562 98,590', colour: '#16223c', depth: 0.5, lift: 0.4 },
    { shape: '790,520 800,496 816,516 836,494 848,520 820,544', colour: '#16223c', depth: 0.5, lift: 0.4 },
  ],
  props: [
    boat([190, 850], 0.78, { depth: 0.66 }),
    { id: 'lantern', at: [640, 640], scale: 0.8, depth: 0.692 },
    { id: 'sandwich', at: [560, 1090], scale: 0.6, depth: 0.7 },
  ],
  cast: [
    {
      who: 'hero',
      pose: 'lieBack',
      in: 'boat',
      scale: 0.66,
      facing: 'right',
      expression: 'calm',
      seatOn: 'boat',
      shadow: false,
    },
    gull({ in: 'boat', dx: -90, dy: -16, scale: 0.55, pose: 'sleep' }),
    { who: 'bo', pose: 'pull', facing: 'backLeft', at: [690, 1260], scale: 1.25, act: { spine: 10 } },
  ],
};
