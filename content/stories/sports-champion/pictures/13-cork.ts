import { box, cut, line, oval } from '../../../cuts/lit.ts';
import { person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { dots, houses, spoon } from '../parts.ts';

export const scene: Picture = {
  set: 'street',
  light: 'dawn',
  plain: '#f7d59a',
  shot: 'diagonal-run',
  seed: 16,
  cuts: [
    ...houses(0.1).map((c) => ({ ...c, dy: 120 })),
    box(-500, 1010, 1400, 1500, '#e9b856', { depth: 0.2, lift: 1, print: 'newsprint' }),
    // The bucket, and once more round its rim.
    line('200,900 220,760 450,700 680,760 700,900', '#5f6d75', 12, { depth: 0.74 }),
    oval(450, 930, 262, 92, '#9fb0b6', { depth: 0.75, lift: 1 }),
    oval(450, 936, 232, 74, '#2f3c48', { depth: 0.751, lift: 0 }),
    {
      ...cut('188,944! 250,1010 450,1036 650,1010 712,944! 640,1330 560,1360 340,1360 260,1330', '#7f9aa6', {
        depth: 0.76,
        lift: 1.6,
      }),
      what: 'bucket',
    },
    cut('222,1110! 450,1180 678,1110! 668,1160 450,1232 232,1160', '#c8503f', { depth: 0.761, lift: 0 }),
    ...spoon('friend.right', 0.735).map((piece) => ({ ...piece, turn: -30 })),
    dots('240,870 340,830 470,822 590,836 650,868', '#fffaf0', 9, 0.762),
  ],
  props: [{ id: 'ball', at: [500, 896], scale: 0.85, depth: 0.77 }],
  cast: [
    person('friend', [452, 430], 1.15, {
      facing: 'front',
      expression: 'calling',
      touch: { right: [540, 560] },
      hands: { right: 'grip' },
      lookAt: 'ball',
      depth: 0.7,
    }),
    person('hero', [210, 560], 1.5, {
      facing: 'right',
      expression: 'delight',
      strength: 'strong',
      act: { spine: 24, neck: 6 },
      hold: { left: [236, 900], right: [372, 858] },
      lookAt: 'ball',
      depth: 0.72,
      handsDepth: 0.77,
    }),
    person('zefa', [690, 520], 1.6, {
      facing: 'left',
      expression: 'laughing',
      act: { spine: 18 },
      hands: { right: 'open' },
      lookAt: 'ball',
      depth: 0.715,
    }),
    {
      who: 'goat',
      at: [90, 1380],
      scale: 1.1,
      facing: 'right',
      mood: 'curious',
      lookAt: 'ball',
      depth: 0.78,
    },
  ],
};
