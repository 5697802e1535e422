import { box, cut, land, line, snip, word } from '../../../cuts/deep.ts';
import { cam } from '../../../cuts/placing.ts';
import { written } from '../../../cuts/written.ts';
import type { Picture } from '../../../pictures.ts';
import { sitting, wrongButton } from '../parts/people.ts';
import { school } from '../parts/places.ts';

export const scene: Picture = {
  set: 'breakfast',
  shot: 'thing-in-hand',
  camera: cam(),
  wide: cam({ on: [450, 600] }),
  cuts: [
    box(560, 40, 1400, 560, '#bfdbe6', { depth: 0.1, lift: 0, lit: false }),
    ...school(742, 190, 0.13, 0.11, { pane: '#8d7fab' }),
    cut('600,300 660,270 740,280 800,300 720,320', '#ffffff', { depth: 0.112, lift: 0.6 }),
    line('560,40 560,560 1400,560', '#b88a55', 26, { depth: 0.12 }),
    land('-500,1090! 1400,1090!', '#d9674f', { depth: 0.5, lift: 2, print: 'gingham' }),
    snip('140,600! 770,570! 800,1130! 150,1160!', '#fdf4dd', {
      what: 'letter',
      name: 'letter',
      depth: 0.765,
      lift: 2.6,
      print: 'exercise-book',
      lit: false,
    }),
    word('PROFESSOR', 462, 838, 74, '#4a3160', { depth: 0.768, turn: -2 }),
    written('{name}', 465, 930, 590, '#8a4a9c', 0.768, { turn: -2 }),
    ...[1010, 1054, 1098].map((y, i) =>
      line(`230,${y} 330,${y - 8} 430,${y + 4} 560,${y - 6} ${[690, 650, 560][i]},${y}`, '#8a7aa0', 6, {
        depth: 0.768,
      }),
    ),
    cut('-60,8 -40,-44 6,-60 50,-36 62,14 36,54 -14,62 -50,44', '#7a4aa0', {
      depth: 0.769,
      at: [670, 1062],
      lift: 1,
      lit: false,
    }),
    cut('-30,4 -20,-24 4,-32 26,-18 32,8 16,28 -10,32', '#9a6cc0', {
      depth: 0.77,
      at: [670, 1062],
      lift: 0,
      lit: false,
    }),
    cut('0,60! -26,10 -22,-60 6,-110 24,-50 20,10', '#f4ecd8', {
      depth: 0.771,
      at: [720, 1030],
      turn: 38,
      lift: 0.8,
    }),
    // One cup, and on the sleeve a button in the wrong hole.
    cut('-70,-60! 70,-60! 56,50 30,70 -30,70 -56,50', '#5f86a8', { depth: 0.78, at: [90, 1190], lift: 1.6 }),
    ...wrongButton('hero.right', 1.1),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'read',
      holding: 'none',
      at: [400, 350],
      scale: 2.05,
      facing: 'front',
      expression: 'curious',
      act: { spine: 6, tilt: 7 },
      lookAt: [462, 700],
      touch: { left: [190, 700], right: [710, 674] },
      hands: 'grip',
      depth: 0.74,
      ...sitting,
    },
  ],
};
