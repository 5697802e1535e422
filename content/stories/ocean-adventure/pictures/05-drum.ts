import { called } from '../../../cuts/called.ts';
import { cut, line } from '../../../cuts/lit.ts';
import type { Picture } from '../../../pictures.ts';
import { aboard, gull } from '../parts.ts';

/** The gull’s wings, bent up over both its ears. */
const wings = called('gull wing', [
  cut('736,340 664,300 632,224 652,136 704,100 736,124 716,176 720,240 756,296', '#7d8690', {
    depth: 0.655,
    lift: 0.8,
  }),
  cut('856,410 912,306 902,196 846,128 784,122 758,168 780,220 806,262 796,350', '#9aa3ad', {
    depth: 0.668,
    lift: 0.8,
  }),
  cut('784,122 758,168 780,220 800,196 806,150', '#33313a', { depth: 0.6682, lift: 0 }),
]);

export const scene: Picture = {
  set: 'boat',
  plain: '#e7c27a',
  sky: 'none',
  papers: { land: 'sheet-music' },
  shot: 'close',
  camera: { zoom: 1, on: [450, 660], at: [0.5, 0.5] },
  cuts: [
    { rings: [330, 470, 620, 780], at: [430, 1060], width: 26, colour: '#f7e3b0', depth: 0.3 },
    { rings: [400, 545], at: [430, 1060], width: 10, colour: '#c8674a', depth: 0.31 },
    { from: 'hero.left', to: [44, 330], width: 22, colour: '#8a5f42', depth: 0.716 },
    { rings: [28], at: [44, 330], colour: '#f4e3bb', depth: 0.717 },
    { from: 'hero.right', to: [400, 1070], width: 22, colour: '#8a5f42', depth: 0.785 },
    { rings: [28], at: [400, 1070], colour: '#f4e3bb', depth: 0.786 },
    // What the gull stands on: an oar, put up.
    line('800,462 806,1400', '#d9b07c', 26, { depth: 0.65 }),
    ...wings,
  ],
  props: [
    { id: 'drum', at: [330, 1400], scale: 2.5, depth: 0.78 },
    { id: 'bucket', at: [760, 1420], scale: 2, depth: 0.775 },
  ],
  cast: [
    gull({ at: [800, 470], scale: 2, facing: 'left', lean: -8, mood: 'worried', depth: 0.66 }),
    {
      who: 'hero',
      pose: 'hold',
      at: [390, 560],
      by: 'head',
      scale: 3.3,
      seatOn: 'boat',
      facing: 'front',
      expression: 'delight',
      holding: 'none',
      hands: 'fist',
      act: {
        tilt: -10,
        spine: -8,
        arms: [[-40, -150], null],
      },
      touch: { right: [560, 940] },
      handsDepth: 0.79,
      shadow: false,
    },
    aboard({
      at: [800, 880],
      by: 'head',
      scale: 1.2,
      facing: 'left',
      expression: 'laughing',
      hands: 'fist',
      act: { spine: 12, tilt: -8 },
      touch: { left: [720, 1100] },
      handsDepth: 0.79,
      depth: 0.735,
    }),
  ],
};
