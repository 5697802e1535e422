import type { LettersCut } from '../../../../illustration/scene/format/cuts.ts';
import { cam } from '../../../cuts/placing.ts';
import { written } from '../../../cuts/written.ts';
import type { Picture } from '../../../pictures.ts';
import { CHALK, cut, disc, gecko, tiledFloors } from '../parts.ts';

export const scene: Picture = {
  set: 'kitchen',
  light: 'noon',
  plain: '#e6b98c',
  shot: 'plan',
  camera: cam(),
  lighting: { from: [900, -200] as const },
  cuts: [
    ...tiledFloors(450, '#dda074', '#c57e5e', 0.1),
    // nine o'clock, in at the window
    ...[
      '330,-300! 560,-300! 260,620! -20,620!',
      '600,-300! 840,-300! 620,620! 304,620!',
      '-40,660! 246,660! -60,1700! -420,1700!',
      '290,660! 610,660! 380,1700! 0,1700!',
    ].map((shape, i) =>
      cut(shape, '#f9dca4', { depth: 0.102 + i * 0.0001, snip: true, lift: 0, lit: false, opacity: 0.55 }),
    ),
    {
      what: 'equator',
      line: '450,-300 446,400 452,900 450,1700',
      width: 16,
      colour: CHALK,
      depth: 0.2,
      lit: false,
    },
    // wet: one as big as a tray, one no bigger than a leaf
    cut('60,470 96,330 190,276 300,290 372,380 366,520 290,610 180,620 90,570', '#9c6048', {
      what: 'print',
      depth: 0.3,
      lift: 0,
      opacity: 0.62,
      lit: false,
    }),
    ...(
      [
        [66, 288, 40],
        [150, 222, 46],
        [256, 214, 46],
        [352, 268, 42],
      ] as const
    ).map(([x, y, r]) => disc(x, y, r, '#9c6048', { depth: 0.3, opacity: 0.62 })),
    {
      line: '110,420 150,350 230,330',
      width: 12,
      colour: '#fff3d8',
      depth: 0.302,
      opacity: 0.8,
      lit: false,
    },
    cut('560,520 544,470 580,456 606,430 632,456 668,470 652,520 606,506', '#8a4a3c', {
      what: 'print',
      depth: 0.3,
      lift: 0,
      opacity: 0.62,
      lit: false,
    }),
    ...gecko([440, 130], 96, 0.31, 0.9),
    { line: '600,120 640,132 690,116', width: 5, dash: [10, 9], colour: CHALK, depth: 0.309, lit: false },
    // the bill: eighty glasses, six blocks, one snow
    cut('560,-60! 880,-70! 888,300 820,360 750,312 650,352 566,306!', '#fffaf0', {
      depth: 0.35,
      lift: 1.6,
      lit: false,
    }),
    written('for {name}', 724, 44, 290, '#3a4a7a', 0.352, { turn: 2 }),
    ...['80 ICE', '6 BIG', '1 SNOW'].map(
      (letters, i): LettersCut => ({
        letters,
        at: [720, 104 + i * 48] as const,
        size: 30,
        turn: 2,
        colour: '#8a3f2a',
        depth: 0.352,
        lit: false,
      }),
    ),
    { line: '610,232 832,238', width: 5, colour: '#8a3f2a', depth: 0.352, lit: false },
    {
      letters: 'PAID: FISH',
      at: [724, 274],
      size: 26,
      turn: 3,
      colour: '#3f6f8a',
      depth: 0.352,
      lit: false,
    },
    // the mat, across the line, and a very small cup of water
    cut('40,760! 880,730! 892,1226! 52,1250!', '#b8503f', {
      depth: 0.4,
      snip: true,
      lift: 1.6,
      print: 'gingham',
    }),
    disc(150, 690, 50, '#f6f0e4', { what: 'cup', depth: 0.42, lit: true }),
    disc(150, 690, 36, '#a9d6e6', { depth: 0.421 }),
    cut('80,900 150,830 300,830 360,900 370,1010 310,1080 150,1080 86,1010', '#fdf6e6', {
      depth: 0.43,
      lift: 1.2,
    }),
    cut('392,850 640,796 880,820 910,980 900,1130 640,1150 404,1110', '#6fa6bd', {
      depth: 0.76,
      lift: 1.8,
      print: 'wallpaper',
    }),
    cut('392,850 640,796 660,850 420,906', '#a9cfd6', { depth: 0.761, lift: 0, lit: false }),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'stand',
      at: [226, 960],
      by: 'head',
      scale: 1.75,
      turn: -86,
      facing: 'front',
      expression: 'asleep',
      act: { tilt: 8 },
      seatOn: 'bed',
      shadow: false,
      depth: 0.72,
    },
    {
      who: 'friend',
      pose: 'kneelOver',
      at: [742, 640],
      by: 'head',
      scale: 1.45,
      facing: 'left',
      expression: 'calm',
      act: { spine: 18 },
      lookAt: 'hero',
      touch: { right: [560, 850] },
      depth: 0.77,
      shadow: false,
    },
  ],
};
