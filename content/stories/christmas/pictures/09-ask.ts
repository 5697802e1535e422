import { box, cut, line, snip } from '../../../cuts/lit.ts';
import { kept, person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { FRIEND_OUTDOORS, house } from '../parts.ts';

export const scene: Picture = {
  set: 'gate',
  light: 'dawn',
  plain: '#cfd8ec',
  shot: 'frame-in-frame',
  seed: 11,
  wide: { zoom: 1, on: [450, 640], at: [0.5, 0.5] },
  cuts: kept([
    ...house(790, 560, 150, 320, '15', 0.05, { colour: '#9aa4cc' }),
    ...house(640, 540, 130, 280, '13', 0.05, { colour: '#8a94c0' }),
    cut('-500,560! 300,530 620,550 1400,500! 1400,1800! -500,1800!', '#f4f6fc', { depth: 0.1, lift: 1.4 }),
    // The path that was dug, and its banks.
    snip('700,590! 800,590! 780,1500! 330,1500!', '#c4d0ea', { depth: 0.2, lift: 0 }),
    cut('1400,600! 900,570 812,600! 830,900 840,1160 860,1800! 1400,1800!', '#ffffff', {
      depth: 0.3,
      lift: 2,
    }),
    // The house front, and the door that goes on opening: warm inside.
    snip('-500,-300! 520,-300! 500,1240! -500,1240!', '#4a3f66', { depth: 0.4, lift: 2, print: 'calendar' }),
    snip('-20,-60! 456,-40! 440,1230! -40,1230!', '#2c2238', { depth: 0.41, lift: 1 }),
    snip('10,-20! 430,0! 416,1230! -10,1230!', '#f0b85c', { depth: 0.42, lift: 0 }),
    cut('60,240 150,120 300,110 390,240 400,560 330,760 110,760 50,560', '#f8d07c', {
      depth: 0.421,
      lift: 0,
    }),
    snip('-120,-60! 46,-20! 34,1232! -150,1320!', '#6a3a44', { what: 'door', depth: 0.5, lift: 2.4 }),
    snip('-80,60! 14,80! 10,440! -90,440!', '#532c38', { depth: 0.501, lift: 0.6 }),
    snip('-90,560! 10,556! 6,1080! -100,1110!', '#532c38', { depth: 0.501, lift: 0.6 }),
    cut('-500,1226! 100,1214 480,1222 620,1290 560,1500! -500,1800!', '#ffffff', { depth: 0.6, lift: 1.6 }),
    box(60, 1196, 470, 1232, '#8a7f98', { depth: 0.55, lift: 1 }),
    // A sled and a shovel wait at the gate.
    line('792,470 806,640', '#6a4a3a', 9, { depth: 0.27 }),
    snip('786,634! 828,628! 834,690! 792,696!', '#7d8696', { what: 'shovel', depth: 0.271, lift: 0.8 }),
  ]),
  props: [{ id: 'sled', at: [590, 596], scale: 0.5, depth: 0.24 }],
  cast: [
    person('grownUp', [742, 470], 0.62, {
      facing: 'left',
      depth: 0.26,
      act: { spine: 10 },
      touch: { left: [798, 530] },
      lookAt: 'hero',
    }),
    person('friend', [862, 534], 0.6, {
      wears: FRIEND_OUTDOORS,
      facing: 'left',
      expression: 'holdingBreath',
      act: { spine: 12 },
      lookAt: 'hero',
      depth: 0.28,
    }),
    person('lind', [250, 420], 2.2, {
      facing: 'right',
      expression: 'tender',
      act: { spine: 20, neck: 8, tilt: 8 },
      lookAt: 'hero.eyes',
      touch: { left: [30, 760], right: 'lind.chest' },
      depth: 0.72,
    }),
    person('hero', [650, 790], 1.75, {
      pose: 'stand',
      facing: 'left',
      expression: 'wonder',
      strength: 'slight',
      act: { spine: -6, neck: -4, tilt: 0 },
      lookAt: 'lind.eyes',
      touch: { right: [520, 900] },
      gloves: { colour: '#e8b04c', mittens: true },
      depth: 0.74,
    }),
  ],
};
