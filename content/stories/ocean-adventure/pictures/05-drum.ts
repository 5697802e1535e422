import { called } from '../../../cuts/called.ts';
import { cut } from '../../../cuts/lit.ts';
import type { Picture } from '../../../pictures.ts';
import { aboard, gull } from '../parts.ts';

/** The gull’s wings, folded up over both its ears. */
const wings = called('gull wing', [
  cut('0,0 44,-70 40,-150 6,-212 -34,-226 -52,-196 -40,-140 -42,-60', '#7d8690', {
    at: [780, 320],
    turn: -12,
    depth: 0.655,
    lift: 0.8,
  }),
  cut('0,0 44,-70 40,-150 6,-212 -34,-226 -52,-196 -40,-140 -42,-60', '#9aa3ad', {
    at: [835, 380],
    turn: -8,
    depth: 0.668,
    lift: 0.8,
  }),
  cut('6,-212 -34,-226 -52,-196 -44,-164 -10,-176 14,-184', '#33313a', {
    at: [835, 380],
    turn: -8,
    depth: 0.6682,
    lift: 0,
  }),
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
    { from: 'hero.left', to: [250, 1060], width: 22, colour: '#8a5f42', depth: 0.77 },
    { from: 'hero.right', to: [640, 470], width: 22, colour: '#8a5f42', depth: 0.716 },
    { rings: [26], at: [640, 470], colour: '#f4e3bb', depth: 0.717 },
    ...wings,
  ],
  props: [
    { id: 'drum', at: [330, 1400], scale: 2.5, depth: 0.78 },
    { id: 'bucket', at: [760, 1420], scale: 2, depth: 0.775 },
    { id: 'sandwich', at: [90, 700], scale: 0.9, turn: -24, depth: 0.6 },
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
        arms: [
          [-58, -168],
          [60, 150],
        ],
      },
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
