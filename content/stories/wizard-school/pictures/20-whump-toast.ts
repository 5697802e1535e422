import { bang } from '../../../cuts/bang.ts';
import { cut, disc, land, line } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { sitting } from '../parts/people.ts';
import { school } from '../parts/places.ts';
import { nest } from '../parts/things.ts';

export const scene: Picture = {
  set: 'dusk',
  plain: '#7f66a8',
  shot: 'diagonal-run',
  camera: cam({ roll: 0 }),
  wide: cam({ roll: 0, on: [450, 660], zoom: 0.78 }),
  cuts: [
    ...bang('WHUMP', { at: [497, 462], size: 120, colour: '#b8432f', climb: 6, depth: 0.95 }),
    land('-500,900 0,860 450,910 900,860 1400,900!', '#c98fb4', { depth: 0.11 }),
    land('-500,1150 -100,1110 300,1156 700,1110 1400,1150!', '#5f4a86', { depth: 0.2, print: 'star-chart' }),
    // Round as a loaf.
    cut(
      '90,330 130,130 280,-10 460,-50 640,0 770,140 800,330 740,470 600,560 450,590 290,560 150,470',
      '#f6b04e',
      { what: 'tent', depth: 0.3, lift: 3, lit: false },
    ),
    cut('90,330 130,130 280,-10 340,-34 240,140 220,330 240,500 290,560 150,470', '#fbe3a8', {
      depth: 0.301,
      lift: 0.2,
      lit: false,
      print: 'gingham',
    }),
    cut(
      '400,-44 460,-50 530,-40 570,140 580,330 550,500 500,580 450,590 400,582 350,500 330,330 340,140',
      '#fbe3a8',
      { depth: 0.302, lift: 0.2, lit: false, print: 'gingham' },
    ),
    cut('640,0 770,140 800,330 740,470 640,540 690,330 700,140', '#fbe3a8', {
      depth: 0.303,
      lift: 0.2,
      lit: false,
      print: 'gingham',
    }),
    ...rows('160,470 290,550 450,580 600,550 730,470').map(([x, y], i) =>
      line(`${x},${y} ${330 + i * 62},${700 + i * 12}`, '#f6e6bc', 6, { depth: 0.29 }),
    ),
    ...Array.from({ length: 14 }, (_, i) =>
      disc(400 + ((i * 53) % 190), 560 + ((i * 37) % 110), 5 + (i % 3) * 2, '#ffe08a', { depth: 0.32 }),
    ),
    ...school(470, 900, 0.86, 0.31, { turn: 9, wall: '#9683b8' }),
    cut('1400,1000! 760,1060! 480,1120! 400,1200! 420,1800! 1400,1800!', '#6d5f8c', {
      depth: 0.755,
      lift: 3,
      print: 'exercise-book',
    }),
    line('1400,1002 760,1062 480,1122', '#b3a7c6', 20, { depth: 0.756 }),
    cut('-100,10 -90,-30 -40,-52 40,-52 90,-30 100,10 60,30 -60,30', '#d99a4e', {
      name: 'bread',
      depth: 0.764,
      at: [700, 1010],
      lift: 1.4,
      print: 'gingham',
      lit: false,
    }),
    ...[-40, 0, 40].map((dx) => line(`${690 + dx},970 ${712 + dx},1000`, '#b3762f', 7, { depth: 0.765 })),
    cut('-60,1250 60,1206 220,1206 360,1240 300,1296 120,1306 -20,1290', '#7fa8b8', {
      depth: 0.4,
      lift: 0.6,
    }),
    ...nest(170, 1252, 0.55, 0.768, 0),
    // A very small parasol.
    line('214,1230 222,1130', '#7a4a34', 6, { depth: 0.769 }),
    cut('150,1140 180,1090 224,1076 268,1094 294,1144 224,1128', '#f6b04e', {
      depth: 0.77,
      lift: 1,
      print: 'gingham',
    }),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'carry',
      holding: 'none',
      at: [560, 860],
      scale: 1.02,
      facing: 'right',
      expression: 'calling',
      act: { spine: 14 },
      lookAt: 'ottoline',
      touch: { left: [606, 1030], right: [646, 1020] },
      depth: 0.745,
      ...sitting,
    },
    {
      who: 'ottoline',
      pose: 'carry',
      holding: 'none',
      at: [820, 790],
      scale: 1,
      facing: 'left',
      expression: 'laughing',
      act: { spine: 10 },
      lookAt: 'hero',
      touch: { left: [768, 1014] },
      depth: 0.74,
      ...sitting,
    },
    { who: 'duck', at: [170, 1246], scale: 0.62, facing: 'right', lookAt: [450, 100], depth: 0.766 },
  ],
};
