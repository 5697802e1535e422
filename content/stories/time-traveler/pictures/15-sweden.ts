import { box, cut, disc, line, pool, snip, wall } from '../../../cuts/flat.ts';
import { flat, put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { candle, flame, lay, mouse, rain, rainSpots } from '../parts.ts';

export const scene: Picture = {
  set: 'street',
  shot: 'frame-in-frame',
  weather: 'rain',
  lighting: { lamps: [{ on: [450, 640], reach: 700 }] },
  cuts: [
    ...lay(0.59, wall('#c98a3c'), pool(450, 640, [460, 340, 220], ['#e0a24c', '#f3c266', '#ffe3a0'], 0.581)),
    ...lay(0.715, put(450, 936, 1.2, 0, candle(96, 24)), flame(450, 812, 1.4)),
    ...lay(
      0.745,
      put(450, 650, 0.92, 1, [
        snip('-140,-170! 140,-176! 146,190! -138,186!', '#fff0c4', { lift: 1 }),
        disc(0, 0, 130, '#fffbe8', { opacity: 0.7 }),
        // The number from behind: a nought, and a three that turns its back.
        disc(-58, 14, 46, '#c2482e', { width: 26, flat: 1.5 }),
        line('92,-44 56,-58 24,-40 22,-8 62,8', '#c2482e', 26),
        line('62,8 16,20 12,64 46,86 94,70', '#c2482e', 26),
        line('-96,-126 96,-124', '#b99c70', 14, { dash: [20, 9] }),
      ]),
    ),
    ...lay(0.77, snip('-460,900! 1360,890! 1360,1640! -460,1640!', '#5a3a2c', { lift: 1.2 })),
    ...lay(
      0.78,
      snip('-460,-300! 1360,-300! 1360,1640! -460,1640!', '#171d38', {
        lift: 2.6,
        holes: '110,200! 790,200! 790,960! 110,960!',
      }),
      ...[-530, 110, 816].map((x) => box(x, -430, x + (x === 110 ? 680 : 610), 174, '#101530', flat)),
      box(-530, 986, 80, 1286, '#101530', flat),
      box(110, 986, 790, 1286, '#101530', flat),
      box(816, 200, 1416, 960, '#101530', flat),
      box(-530, 200, 80, 960, '#101530', flat),
      box(816, 986, 1416, 1286, '#101530', flat),
      snip('-460,1250! 1360,1236! 1360,1640! -460,1640!', '#3a3450', { lift: 2 }),
      ...[
        [200, 80],
        [830, 500],
        [60, 620],
        [560, 1060],
      ].map(([x, y]) =>
        snip(`${x},${y}! ${x! + 40},${y}! ${x! - 40},${y! + 130}! ${x! - 80},${y! + 130}!`, '#26305a', flat),
      ),
      // The low door below the clock, and what is on its other side.
      snip('560,1250! 560,1010! 850,1000! 850,1244!', '#0e1226', { what: 'door', lift: 0.6 }),
      snip('580,1250! 580,1028! 834,1020! 834,1246!', '#f7f7f2', flat),
      cut('580,1180 660,1160 760,1184 834,1166! 834,1246! 580,1250!', '#dfe6f0', flat),
      snip('580,1250! 834,1246! 900,1400! 470,1400!', '#f7f7f2', { ...flat, opacity: 0.75 }),
      ...[
        [620, 1070],
        [690, 1110],
        [770, 1060],
        [800, 1120],
        [650, 1140],
      ].map(([x, y]) => disc(x!, y!, 6, '#c9d3e4')),
      rain(rainSpots(30, -100, 1000, 0, 980), '#8fa3c8', 56, 4),
    ),
  ],
  cast: [
    {
      who: 'pell',
      pose: 'stand',
      at: [450, 360],
      by: 'head',
      scale: 1.1,
      facing: 'front',
      expression: 'wonder',
      act: { spine: 4 },
      touch: { left: [330, 520], right: [572, 520] },
      shadow: false,
      depth: 0.72,
    },
    {
      who: 'hero',
      pose: 'stand',
      at: [222, 690],
      by: 'head',
      scale: 1.16,
      facing: 'right',
      expression: 'wonder',
      act: { spine: 14 },
      lookAt: [450, 620],
      shadow: false,
      seatOn: 'bed',
      depth: 0.75,
    },
    {
      who: 'friend',
      pose: 'stand',
      at: [684, 690],
      by: 'head',
      scale: 1.16,
      facing: 'left',
      expression: 'wonder',
      act: { spine: 14 },
      lookAt: [450, 620],
      shadow: false,
      depth: 0.75,
    },
    mouse([520, 1254], { scale: 0.7, facing: 'right', depth: 0.79 }),
  ],
};
