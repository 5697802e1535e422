import { box, cut, glow, oval, snip } from '../../../cuts/lit.ts';
import { person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { flame, hatAndHen, lamplit, nestingDinosaur } from '../parts.ts';

export const scene: Picture = {
  set: 'tents',
  plain: '#3a2f5c',
  shot: 'plan',
  seed: 19,
  ...lamplit([560, 500]),
  wears: { outfit: 'pyjamas', extras: [], why: 'in the camp bed' },
  cuts: flame([
    cut('-100,-60! 1000,-60! 1000,1400! -100,1400!', '#43345f', { depth: 0.1, lift: 0.2, print: 'map' }),
    ...glow(450, 690, 560, ['#5f4566', '#8a5a60', '#b97d58'], { depth: 0.2 }),
    ...nestingDinosaur(270, 360, 0.72, 0.3),
    // The camp bed, and the friend's.
    snip('250,640! 640,580! 690,960! 300,1030!', '#6e7f8f', {
      depth: 0.5,
      lift: 1.6,
      print: 'exercise-book',
    }),
    snip('760,800! 1000,770! 1000,1100! 800,1130!', '#6e7f8f', {
      depth: 0.5,
      lift: 1.6,
      print: 'exercise-book',
    }),
    oval(330, 762, 150, 80, '#f6ead2', { depth: 0.51, lift: 1 }, -8),
    snip('566,690! 690,650! 726,950! 596,1000!', '#b9694f', {
      depth: 0.74,
      lift: 1.4,
      print: 'exercise-book',
    }),
    oval(512, 800, 62, 96, '#f6ead2', { depth: 0.735, lift: 1 }, 10),
    box(700, 330, 850, 420, '#7a5236', { depth: 0.6, lift: 1 }),
    {
      shape: '-70,40! -84,-40 -60,-120 0,-150 60,-120 84,-40 70,40!',
      colour: '#5d7a86',
      lift: 1.2,
      on: 'saran.top',
      dy: 20,
      scale: 0.8,
      depth: 0.75,
      print: 'exercise-book',
    },
    ...hatAndHen(250, 1190, 0.8, 0.6),
  ]),
  props: [{ id: 'storm-lantern', name: 'lantern', at: [560, 560], scale: 0.6, depth: 0.6 }],
  cast: [
    person('hero', [390, 740], 1.1, {
      pose: 'sleep',
      bed: false,
      expression: 'calm',
      touch: { right: [530, 740], left: [520, 870] },
      handsDepth: 0.738,
      turn: -8,
      facing: 'right',
      seatOn: 'bed',
    }),
    person('friend', [850, 860], 0.9, {
      pose: 'sleep',
      bed: false,
      holding: 'book',
      expression: 'asleep',
      facing: 'right',
      seatOn: 'bed',
    }),
    person('saran', [760, 200], 0.85, {
      pose: 'sit',
      facing: 'left',
      expression: 'calm',
      seatOn: 'ground',
    }),
  ],
};
