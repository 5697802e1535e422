import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { radioPan } from '../parts.ts';

export const scene: Picture = {
  set: 'attic',
  light: 'dusk',
  plain: '#6b4a3c',
  shot: 'two-touching',
  camera: cam(),
  lighting: { dark: 0.1, lamps: [{ on: [760, 300], reach: 760 }] },
  cuts: [
    {
      shape:
        '-420,1700! -420,900! 40,900! 40,1020! 220,1020! 220,1140! 400,1140! 400,1260! 1340,1260! 1340,1700!',
      snip: true,
      colour: '#4a302a',
      depth: 0.5,
      lift: 1.6,
      print: 'graph-paper',
    },
    {
      shape: '240,880 300,790 420,760 560,790 690,860 760,960 750,1120 700,1300 560,1360 440,1300 280,1110',
      colour: '#4f6ea0',
      depth: 0.745,
      lift: 1.8,
      print: 'letters',
    },
    { line: '300,900 470,960 720,930', width: 8, colour: '#a9c0dd', depth: 0.746 },
    { line: '310,1010 480,1070 720,1030', width: 8, colour: '#a9c0dd', depth: 0.746 },
    ...radioPan([250, 770], 230, 0.744),
    { line: '480,890 400,700 200,400 260,120 200,-60', width: 5, colour: '#2a1f28', depth: 0.74 },
    { shape: '470,166 560,140 660,160 690,196 560,214 466,200', colour: '#d9a050', depth: 0.76, lift: 1.2 },
    { shape: '484,160 560,144 650,158 670,178 560,190 480,182', colour: '#f3d08a', depth: 0.761, lift: 0 },
  ],
  cast: [
    {
      who: 'lund',
      pose: 'stand',
      at: [580, 390],
      by: 'head',
      scale: 2.3,
      facing: 'left',
      expression: 'calm',
      act: { tilt: -10, spine: 14 },
      lookAt: 'friend',
      touch: { right: [330, 1080], left: [620, 1010] },
      hands: 'carry',
      handsDepth: 0.757,
      shadow: false,
      depth: 0.72,
    },
    {
      who: 'friend',
      pose: 'stand',
      at: [330, 660],
      by: 'head',
      scale: 2,
      turn: -34,
      facing: 'front',
      expression: 'asleep',
      seatOn: 'boat',
      shadow: false,
      depth: 0.742,
    },
  ],
};
