import type { LineCut } from '../../../../illustration/scene/format/cuts.ts';
import { box, cut, line, snip } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import {
  AFLOAT,
  antTrail,
  explorersBeardAndHats,
  flag,
  HAT_BLUE,
  JACKET,
  leaf,
  RED,
  STRAW,
  sunHat,
  treeCrown,
} from '../parts.ts';

export const scene: Picture = {
  set: 'river',
  plain: '#2f5e45',
  shot: 'plan',
  camera: cam(),
  wide: cam({ on: [450, 580], zoom: 0.92 }),
  cuts: [
    box(-500, -300, 1400, 1800, '#2f5e45', { depth: 0.1, lift: 0.2 }),
    ...Array.from({ length: 44 }, (_, i) =>
      treeCrown(
        -340 + ((i * 397) % 1600),
        20 + ((i * 263) % 1320),
        64 + (i % 4) * 20,
        ['#2a5a41', '#37704c', '#24503a', '#437d50'][i % 4]!,
        0.12 + i * 0.0005,
        { lift: 1.2, ...(i % 3 ? {} : { print: 'map' }) },
      ),
    ),
    // The river is a tree, and they are on their way up it.
    ...(
      [
        ['430,1800 420,1240 440,1010 470,860', 330],
        ['470,900 400,700 300,560 210,480 60,420 -160,400 -500,440', 150],
        ['470,900 560,700 640,560 680,400 650,240 700,60 800,-300', 220],
        ['230,500 220,330 260,180 190,40 180,-300', 66],
        ['672,420 800,330 960,300 1400,330', 80],
        ['640,590 820,600 1000,660 1400,640', 60],
      ] as const
    ).map(([l, w], i) => line(l, '#f0c878', w, { depth: 0.2 + i * 0.0005 })),
    ...(
      [
        ['420,1800 412,1240 436,1010 480,850 580,680 650,540 690,400 664,250', 96],
        ['300,560 210,486 60,426', 40],
      ] as const
    ).map(([l, w], i) => line(l, '#f9dea0', w, { depth: 0.21 + i * 0.0005 })),
    // What the river says.
    ...rows('572,716,30 630,606,22').map(
      ([x, y, t]): LineCut => ({
        ...line('-44,26 0,-18 44,26', '#fffaf0', 16, { depth: 0.3, lit: false }),
        at: [x!, y!] as const,
        turn: t!,
      }),
    ),
    // The camp, round the corner from him.
    treeCrown(900, 470, 92, '#4c8a57', 0.29, { lift: 1.6 }),
    snip('-92,0! 0,-136! 92,0!', '#f3e4bd', { depth: 0.4, at: [838, 560], lift: 2.4, print: 'newsprint' }),
    snip('-26,0! 0,-80! 26,0!', '#5b3a2a', { depth: 0.401, at: [838, 560], lift: 0 }),
    { ...line('0,-136 0,-176', '#5b3a2a', 7, { depth: 0.402 }), at: [838, 560] as const },
    snip('0,-178! 56,-166! 0,-150!', RED, { depth: 0.402, at: [838, 560], lift: 0.6, lit: false }),
    // The very small boat.
    {
      ...cut('-112,-46! -60,-26 60,-26 112,-46! 96,50 50,86 -50,86 -96,50', '#7c5236', {
        depth: 0.765,
        at: [690, 462],
        lift: 2,
        print: 'newsprint',
      }),
      what: 'boat',
    },
    line('582,424 632,444 750,444 800,424', '#e0a04e', 11, { depth: 0.766 }),
    ...rows('560,520,-18 590,556,-6 790,552,10 570,600,-30').map(([x, y, t]) =>
      snip('-10,0! -4,-110! 0,-140! 6,-110! 10,0!', '#a9bf5e', {
        depth: 0.77,
        at: [x!, y!],
        turn: t!,
        lift: 0.8,
      }),
    ),
    ...explorersBeardAndHats(0.66, 0.75),
    ...flag(770, 330, 0.5, 0.73),
    // The canoe from above, and the track of it.
    {
      ...cut(
        '-30,-330! 80,-200 140,-20 130,170 60,310 0,360! -64,310 -134,170 -142,-20 -110,-200',
        '#8a4f2d',
        {
          depth: 0.5,
          at: [436, 960],
          turn: 8,
          lift: 3.4,
        },
      ),
      what: 'canoe',
    },
    cut('-26,-276! 56,-180 110,-10 102,160 40,280 0,310! -46,280 -108,160 -114,-10 -84,-180', '#4b2b1e', {
      depth: 0.505,
      at: [436, 960],
      turn: 8,
      lift: 0,
    }),
    cut('-210,60 -110,-20 -40,-60 -90,30 -130,150 -190,220', '#fffaf0', {
      depth: 0.4,
      at: [320, 1290],
      turn: 6,
      lift: 0.6,
      lit: false,
    }),
    cut('210,60 110,-20 40,-60 90,30 130,150 190,220', '#fffaf0', {
      depth: 0.4,
      at: [474, 1300],
      turn: 6,
      lift: 0.6,
      lit: false,
    }),
    // What they have brought lies over their knees.
    cut('-84,-40 0,-62 104,-40 150,60 140,220 -60,220 -96,70', '#5f8a7c', {
      depth: 0.7435,
      at: [412, 1104],
      turn: 8,
      lift: 1.4,
      print: 'map',
    }),
    line('330,1092 420,1106 534,1120', '#e8c98a', 9, { depth: 0.7437 }),
    cut('-62,-26 0,-46 62,-26 66,60 -66,60', '#8a4f2d', {
      depth: 0.757,
      at: [398, 1290],
      turn: 8,
      lift: 1.4,
    }),
    ...sunHat('friend', 0.86, HAT_BLUE, 0.7265, { turn: 8 }),
    ...sunHat('rosa', 0.8, STRAW, 0.7525, { turn: 8 }),
    line('300,1106 236,1210', '#e8c98a', 12, { depth: 0.756 }),
    cut('-20,-30 20,-30 30,30 0,66 -30,30', '#e8c98a', { depth: 0.7562, at: [226, 1226], turn: 30, lift: 1 }),
    // Somebody else has a map of all this.
    cut('-500,-300! 330,-300! 300,-60 180,70 30,130 -140,180 -500,160!', '#143024', {
      depth: 0.8,
      print: 'map',
      lift: 3,
    }),
    line('-500,520 -160,500 120,476 300,470 420,440', '#3a2a20', 46, { depth: 0.825 }),
    ...leaf(380, 456, 0.34, 110, '#143024', 0.826),
    ...leaf(410, 440, 0.3, 70, '#1b3b2c', 0.827),
    ...antTrail(rows('330,440 400,426 -60,480'), 0.44, 0.83, { dir: -1, turn: -6 }),
  ],
  cast: [
    {
      who: 'sloth',
      name: 'sloth',
      at: [170, 480],
      scale: 1.5,
      facing: 'right',
      lookAt: 'hero',
      depth: 0.82,
    },
    {
      who: 'friend',
      pose: 'stand',
      at: [466, 770],
      by: 'head',
      scale: 0.86,
      seatOn: 'boat',
      facing: 'back',
      act: { tilt: -8 },
      touch: { left: [318, 778], right: [540, 870] },
      hands: { left: 'point' },
      wears: AFLOAT,
      shadow: false,
      depth: 0.726,
    },
    {
      who: 'hero',
      pose: 'stand',
      at: [438, 944],
      by: 'head',
      scale: 1,
      seatOn: 'boat',
      facing: 'front',
      expression: 'curious',
      act: { tilt: 10 },
      lookAt: 'explorer',
      wears: JACKET,
      shadow: false,
      depth: 0.742,
    },
    {
      who: 'rosa',
      pose: 'stand',
      at: [404, 1170],
      by: 'head',
      scale: 0.8,
      seatOn: 'boat',
      facing: 'back',
      wears: AFLOAT,
      shadow: false,
      depth: 0.752,
    },
    {
      who: 'explorer',
      pose: 'stand',
      at: [690, 190],
      by: 'head',
      scale: 0.66,
      facing: 'left',
      expression: 'proud',
      act: { spine: -8 },
      lookAt: 'hero',
      touch: { right: [770, 270] },
      shadow: false,
      depth: 0.74,
    },
  ],
};
