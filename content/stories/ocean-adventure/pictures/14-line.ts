import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import type { Picture } from '../../../pictures.ts';
import { boat, gull } from '../parts.ts';

/** A tail that goes down, and the ring that it leaves. */
const fluke = (x: number, y: number, scale: number): SceneCut[] => [
  {
    shape: '14,120! 22,50 110,6 172,-76! 80,-60 0,-10! -80,-60 -172,-76! -110,6 -22,50 -14,120!',
    at: [x, y],
    scale,
    colour: '#5d7ca6',
    depth: 0.5,
    lift: 0.6,
  },
  {
    rings: [70, 110],
    at: [x, y + 124 * scale],
    width: 4,
    flat: 0.24,
    colour: '#dfe9f4',
    opacity: 0.6,
    depth: 0.501,
    scale,
  },
];

export const scene: Picture = {
  why: { heroCovered: 'lies in the boat' },
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
    {
      what: 'line',
      from: 'boat',
      to: 'bo.right',
      sag: 60,
      width: 9,
      colour: '#f4e3bb',
      lit: false,
      depth: 0.735,
    },
    { from: 'bo.right', to: 'bo.left', width: 9, colour: '#f4e3bb', lit: false, depth: 0.735 },
    {
      line: '820,1120 870,1090 900,1120 850,1150 800,1130 860,1080',
      width: 9,
      colour: '#f4e3bb',
      depth: 0.7,
    },
    {
      rings: [60, 110, 170, 240],
      at: [190, 800],
      width: 4,
      flat: 0.4,
      colour: '#dfe9f4',
      opacity: 0.6,
      depth: 0.6,
    },
    ...fluke(96, 640, 0.5),
    ...fluke(430, 560, 0.36),
  ],
  props: [
    boat([236, 850], 0.78, { depth: 0.66 }),
    { id: 'storm-lantern', name: 'lantern', at: [640, 640], scale: 0.8, depth: 0.692 },
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
    {
      who: 'bo',
      pose: 'pull',
      facing: 'left',
      at: [700, 1260],
      scale: 1.3,
      expression: 'tender',
      lookAt: 'boat',
    },
  ],
};
