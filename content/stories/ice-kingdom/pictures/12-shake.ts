import type { LineCut } from '../../../../illustration/scene/format/cuts.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, CHALK, cut, disc, gecko, iceBlocks, iceCart, snowflake, wall } from '../parts.ts';

export const scene: Picture = {
  set: 'kitchen',
  light: 'noon',
  plain: '#3a6f78',
  shot: 'low-angle',
  camera: cam({ horizon: 0.94 }),
  wide: { zoom: 1, on: [450, 830], at: [0.5, 0.5] },
  lighting: { from: [450, 300], lamps: [] },
  cuts: [
    {
      ...cut('-64,-44! 64,-44! 76,50! -76,50!', '#5a2f3c', { depth: 0.796, lift: 1.6 }),
      name: 'till',
      at: [640, 1230],
    },
    { ...cut('-44,-34! 44,-34! 44,-6! -44,-6!', '#bfe0c0', { depth: 0.797, lift: 0 }), at: [640, 1230] },
    wall('#3a6f78', { print: 'tiles', lift: 0.3 }),
    disc(420, 1010, 760, '#4f8a80', { depth: 0.584 }),
    disc(420, 1010, 560, '#8fb084', { depth: 0.585 }),
    disc(420, 1010, 380, '#e0cf86', { depth: 0.586 }), // The window where the line comes in, and the morning.
    box(540, 60, 760, 340, '#f7b79a', { depth: 0.5872, lift: 0, lit: false }),
    { line: '650,60 650,340', width: 12, colour: '#8a5a4a', depth: 0.5874, lit: false },
    { line: '540,60 760,60 760,340 540,340 540,54', width: 16, colour: '#8a5a4a', depth: 0.5874, lit: false },
    ...iceCart(-20, 920, 1150, 190, 0.76),
    ...iceBlocks(10, 890, 1140, 0.755),
    // The blue line, between the two of them.
    {
      what: 'equator',
      line: '524,1120 518,1190 528,1260 522,1400',
      width: 24,
      colour: CHALK,
      depth: 0.772,
      lit: false,
    },
    // paw and flipper, over the line
    {
      line: '236,1090 330,1010 430,975 520,962',
      what: 'paw',
      width: 124,
      colour: '#f4efe4',
      depth: 0.757,
    },
    cut('446,962 452,902 500,876 556,888 590,930 582,986 540,1020 484,1022', '#fbf8f0', {
      depth: 0.758,
      lift: 1.2,
    }),
    ...(
      [
        [584, 918],
        [598, 950],
        [588, 984],
      ] as const
    ).map((at) => disc(at[0], at[1], 11, '#4a4048', { depth: 0.7585 })),
    // Both shake so that the air does.
    ...['430,842 470,812 520,806', '650,842 612,812 570,806', '440,1092 486,1112 530,1112'].map(
      (points, i): LineCut => ({
        line: points,
        width: 10,
        colour: '#ffffff',
        depth: 0.7595 + i * 0.0001,
        lit: false,
      }),
    ),
    // Frost as thick as fur: on the flipper, on the head, on the shoulder; a little navy shows.
    {
      ...cut(
        '800,980 730,930 640,900 560,906 528,946! 552,940 566,966! 592,944 616,974! 640,950 668,986! 694,964 718,1004! 744,984 770,1024!',
        '#f4f8f8',
        {
          depth: 0.7588,
          lift: 0.6,
        },
      ),
      what: 'flipper',
    },
    ...(
      [
        [
          '628,860 640,790 690,736 774,712 860,734 916,790 930,860 900,812! 886,800 868,838! 850,794 828,826! 806,786 776,836! 752,786 726,824! 706,790 686,836! 664,800',
          0.7292,
        ],
        [
          '566,1130 556,1050 580,980 624,940 660,950 650,1000! 636,990 640,1050! 618,1036 624,1100! 602,1086 606,1150! 586,1136',
          0.7294,
        ],
        [
          '628,900 640,990 690,1034 640,1200! 664,1170 680,1240! 700,1190 722,1250! 760,1200 790,1250! 820,1190 850,1240! 870,1180 910,1220! 910,1030 860,1050 770,1066 690,1036',
          0.7255,
        ],
      ] as const
    ).map(([shape, depth]) => cut(shape, '#f4f8f8', { depth, lift: 0.8 })),
    // The bear's is white on white: a shaggy edge of it over the brow.
    cut(
      '30,470 60,410 130,376 240,366 350,384 430,440 470,500 440,486! 426,520 400,462! 376,492 350,440! 322,470 290,420! 262,452 236,410! 206,446 180,412! 150,452 124,420! 98,470 70,440!',
      '#ffffff',
      { depth: 0.7292, lift: 0.8 },
    ),
    cut('806,970 730,926 640,896 556,902 520,940 530,976 580,992 660,1010 740,1060 800,1120', '#333a52', {
      depth: 0.7586,
      lift: 1.8,
    }),
    ...gecko([700, 1240], 100, 0.771, 0.85),
    ...snowflake([450, 440], 0.6, 0.76),
    ...snowflake([550, 370], 0.45, 0.76, 20),
    ...snowflake([360, 360], 0.5, 0.76, 40),
    ...snowflake([610, 500], 0.35, 0.76, 10),
    ...snowflake([280, 300], 0.8, 0.76, 50),
    ...snowflake([840, 640], 0.8, 0.76, 15),
    ...snowflake([60, 330], 0.9, 0.76, 25),
    ...snowflake([620, 700], 0.6, 0.76, 5),
    ...snowflake([520, 560], 0.7, 0.76, 35),
    ...snowflake([470, 260], 0.35, 0.76, 30),
  ],
  props: [{ id: 'oil-lamp', name: 'lamp', heldBy: 'hero.right', scale: 0.7 }],
  cast: [
    {
      who: 'bear',
      at: [150, 1300],
      scale: 2.2,
      facing: 'right',
      lookAt: 'penguin',
      mood: 'glad',
      lean: 4,
      depth: 0.72,
    },
    {
      who: 'penguin',
      at: [770, 1280],
      scale: 2.2,
      facing: 'left',
      mood: 'glad',
      lookAt: 'bear',
      depth: 0.72,
    },
    {
      who: 'hero',
      pose: 'stand',
      at: [262, 1080],
      by: 'head',
      scale: 1.15,
      facing: 'right',
      expression: 'delight',
      act: { spine: -12, arms: [null, [40, 60]] },
      lookAt: [530, 940],
      shadow: false,
      depth: 0.79,
    },
    {
      who: 'friend',
      pose: 'stand',
      at: [680, 1090],
      by: 'head',
      scale: 1.1,
      facing: 'left',
      expression: 'worried',
      act: { spine: -8 },
      lookAt: [530, 940],
      carry: 'till',
      shadow: false,
      depth: 0.79,
    },
  ],
};
