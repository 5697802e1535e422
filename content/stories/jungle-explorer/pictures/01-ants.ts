import { box, snip } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { ant, antTrail, CREAM, paperBoat, RED } from '../parts.ts';

export const scene: Picture = {
  set: 'home',
  shot: 'thing-in-hand',
  camera: cam(),
  cuts: [
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      box(-500, -300 + i * 190, 1400, -124 + i * 190, i % 2 ? '#7a4d30' : '#70462b', {
        depth: 0.1 + i * 0.001,
        lift: 0.6,
      }),
    ),
    ...[0, 1, 2, 3, 4].map((i) =>
      box(-500, -124 + i * 190, 1400, -112 + i * 190, '#f5c264', { depth: 0.12, lift: 0, lit: false }),
    ),
    box(-500, 880, 1400, 1800, '#8c5a37', { depth: 0.755, lift: 2.4 }),
    box(-500, 1088, 1400, 1100, '#f5c264', { depth: 0.756, lift: 0, lit: false }),
    box(-500, 1290, 1400, 1304, '#f5c264', { depth: 0.756, lift: 0, lit: false }),
    ...paperBoat(450, 880, 1.9, 0.765, -3),
    ...antTrail(
      [
        [60, 1080],
        [236, 1072],
      ],
      1.15,
      0.77,
      {},
    ),
    snip('-96,-70! 80,-92! 110,-30! -70,-10!', CREAM, {
      what: 'map',
      depth: 0.775,
      at: [460, 1046],
      lift: 1,
      print: 'map',
      lit: false,
    }),
    { letters: 'NORTH', at: [462, 996], size: 40, turn: -8, colour: '#8a3a28', depth: 0.776, lit: false },
    ...ant(430, 1078, 1.15, 0.774, { load: null }),
    ...ant(540, 1078, 1.15, 0.7745, { load: null }),
    snip('-100,0! -50,-70! -16,-30! 30,-104! 104,0!', '#d9c08a', {
      depth: 0.775,
      at: [760, 1040],
      lift: 1,
      print: 'map',
      lit: false,
    }),
    ...ant(740, 1078, 1.15, 0.774, { load: null }),
    ...ant(850, 1078, 1.15, 0.774, { load: '#9fc0cf' }),
    ...antTrail(rows('140,1270 330,1276 700,1272'), 1.2, 0.78, {
      dir: -1,
      loads: ['#9fc0cf', CREAM, '#9fc0cf'],
    }),
    ...ant(520, 1274, 1.2, 0.781, { dir: -1, load: null }),
    // The compass rose makes a good hat.
    snip('0,-64! 12,-14! 60,0! 12,10! 0,30! -12,10! -60,0! -12,-14!', RED, {
      depth: 0.79,
      at: [558, 1222],
      lift: 1,
      lit: false,
    }),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'kneel',
      at: [450, 330],
      by: 'head',
      scale: 2.1,
      seatOn: 'boat',
      facing: 'front',
      expression: 'lookingDown',
      act: { spine: 12, tilt: -6 },
      touch: { left: [330, 796], right: [580, 784] },
      hands: { left: 'pinch', right: 'pinch' },
      lookAt: [450, 760],
      shadow: false,
      depth: 0.74,
    },
  ],
};
