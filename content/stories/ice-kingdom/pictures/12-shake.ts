import type { LineCut } from '../../../../illustration/scene/format/cuts.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, CHALK, cut, disc, gecko, iceBlocks, iceCart, line, snowflake, wall } from '../parts.ts';

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
    // Paw and flipper, over the line: the flipper in the palm, the paw's toes closed over it.
    { line: '190,900 300,860 400,816 480,800', what: 'paw', width: 130, colour: '#f4efe4', depth: 0.757 },
    disc(500, 796, 84, '#fbf8f0', { depth: 0.7575, lit: true }),
    {
      ...cut('730,780 680,760 600,744 520,744 462,768 440,800 470,832 530,846 620,850 720,880', '#333a52', {
        depth: 0.7582,
        lift: 1.4,
      }),
      what: 'flipper',
    },
    cut(
      '700,770 640,748 580,738 530,744! 548,768 572,752! 590,776 616,756! 640,786 660,764! 690,800!',
      '#f4f8f8',
      { depth: 0.7584, lift: 0.6 },
    ),
    ...(
      [
        ['540,870 566,842 570,806', 46],
        ['494,886 516,856 522,816', 48],
        ['446,884 466,856 474,820', 46],
      ] as const
    ).map(([points, width], i) => line(points, '#fffdf6', width, { depth: 0.7586 + i * 0.0001 })),
    // Both shake so that the air does.
    ...['400,700 440,676 490,672', '610,686 570,670 540,670', '400,690 436,650 496,640'].map(
      (points, i): LineCut => ({
        line: points,
        width: 10,
        colour: '#ffffff',
        depth: 0.7595 + i * 0.0001,
        lit: false,
      }),
    ),
    // Frost as thick as fur: a cap of it on each, and a shaggy back; a little navy shows.
    cut(
      '600,640 616,586 660,550 720,534 786,548 832,590 850,640 826,610! 812,596 800,624! 786,590 770,616! 752,584 732,610! 714,584 696,614! 676,590 656,626! 640,600',
      '#f4f8f8',
      { depth: 0.7292, lift: 0.8 },
    ),
    cut('858,720 884,780 896,860 890,940! 872,900 860,930! 850,880 838,900! 836,820 846,760', '#f4f8f8', {
      depth: 0.7294,
      lift: 0.8,
    }),
    // The bear's is white on white: a shaggy edge of it over the brow.
    cut(
      '-20,470 10,400 90,356 190,346 290,364 360,420 396,480 370,466! 356,500 334,446! 310,474 288,424! 262,452 232,404! 206,436 182,396! 152,430 130,396! 100,436 74,408! 50,452 26,424! 4,470',
      '#ffffff',
      { depth: 0.7292, lift: 0.8 },
    ),
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
      at: [130, 1150],
      scale: 1.9,
      facing: 'right',
      lookAt: 'penguin',
      mood: 'proud',
      lean: 4,
      depth: 0.72,
    },
    {
      who: 'penguin',
      at: [740, 1030],
      scale: 1.7,
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
      lookAt: [510, 800],
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
      lookAt: [510, 800],
      carry: 'till',
      shadow: false,
      depth: 0.79,
    },
  ],
};
