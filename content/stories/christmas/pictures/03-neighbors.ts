import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { box, cut, disc, line, oval, snip } from '../../../cuts/lit.ts';
import { kept, person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { FRIEND_OUTDOORS, GOLD, lantern, pumpkin, SNOW } from '../parts.ts';

export const scene: Picture = {
  set: 'row',
  plain: '#26305f',
  shot: 'close',
  seed: 5,
  wide: { zoom: 1.1, on: [450, 590], at: [0.5, 0.5] },
  cuts: kept([
    box(-100, -300, 1000, 1700, '#26305f', { depth: 0.02, lift: 0 }),
    disc(450, 120, 330, '#33407e', { depth: 0.03 }),
    // Neighbors across the yard.
    ...(
      [
        [166, '#4b4379'],
        [470, '#593f66'],
        [762, '#3f4d80'],
      ] as const
    ).flatMap(([x, c]): SceneCut[] => [
      snip(`${x - 150},900! ${x - 150},150! ${x},-20! ${x + 150},150! ${x + 150},900!`, c, {
        depth: 0.1,
        lift: 1.4,
        print: 'calendar',
      }),
      cut(`${x - 164},166! ${x},-40! ${x + 164},166! ${x},26`, SNOW, {
        depth: 0.11,
        lift: 1,
      }),
      box(x - 84, 190, x + 84, 400, GOLD, { depth: 0.12, lift: 0 }),
      line(`${x},190 ${x},400`, c, 8, { depth: 0.121 }),
      box(x - 108, 400, x + 108, 424, SNOW, { depth: 0.13, lift: 1 }),
    ]),
    // Seven lends its moon; the cat has kept the star.
    line('110,400 200,250 262,120', '#8a6a58', 10, { depth: 0.15 }),
    line('262,120 264,150', '#fff3d0', 4, { depth: 0.15 }),
    cut('204,146! 236,80 306,54 366,82! 312,88 276,122 278,178 328,206! 258,212', '#fff0b8', {
      what: 'moon',
      depth: 0.16,
      lift: 2,
      print: 'letters',
    }),
    cut('106,400 114,356 128,384 146,384 160,356 168,400 166,424 108,424', '#1f1a38', {
      depth: 0.135,
      lift: 0.6,
    }),
    cut('137,356 142,372 157,372 145,382 150,398 137,388 124,398 129,382 117,372 132,372', '#fff8d8', {
      depth: 0.136,
      lift: 0.4,
    }),
    // Eleven's lamps are still up.
    ...[0, 1, 2, 3, 4].flatMap((i): SceneCut[] => [
      cut(
        `${392 + i * 33},388 ${408 + i * 33},398 ${424 + i * 33},388 ${418 + i * 33},406 ${398 + i * 33},406`,
        '#b5603f',
        { depth: 0.134, lift: 0.5 },
      ),
      oval(408 + i * 33, 374, 6, 13, '#fffbe6', { depth: 0.135, lift: 0 }),
    ]),
    // Fifteen has everything, to be sure.
    ...pumpkin(712, 402, 0.5, 0.134),
    oval(826, 378, 17, 23, '#c86a8a', { depth: 0.134, lift: 0.6 }),
    box(752, 362, 784, 402, '#d98aa0', { depth: 0.134, lift: 0.6 }),
    line('768,362 768,344', '#fff6e0', 5, { depth: 0.134 }),
    cut('-100,640! 200,612 450,636 720,610 1000,640! 1000,1700! -100,1700!', '#c9d2ea', {
      depth: 0.3,
      lift: 1.6,
    }),
    ...[
      [60, 560],
      [150, 90],
      [250, 500],
      [420, 60],
      [560, 540],
      [650, 120],
      [870, 540],
      [700, 40],
      [30, 220],
      [880, 100],
    ].map(([x, y], i) => disc(x!, y!, i % 3 ? 7 : 11, '#ffffff', { depth: 0.32 })),
    // Nine's window, from within; on its sill the eight, and the one that lights them.
    {
      shape: '-420,-400! 1320,-400! 1320,1800! -420,1800!',
      snip: true,
      holes: '60,40! 840,40! 840,1010! 60,1010!',
      colour: '#3d2431',
      depth: 0.76,
      lift: 2.4,
    },
    {
      shape: '30,10! 870,10! 870,1040! 30,1040!',
      snip: true,
      holes: '64,44! 836,44! 836,1006! 64,1006!',
      colour: '#9a5f3c',
      depth: 0.761,
      lift: 1.4,
    },
    cut('-130,-400! 74,-400! 60,200 92,560 40,900 -20,1040! -130,1040!', '#7d2f3c', {
      at: [0, 0],
      depth: 0.762,
      lift: 2,
    }),
    cut('1030,-400! 826,-400! 842,200 810,560 862,900 920,1040! 1030,1040!', '#7d2f3c', {
      at: [0, 0],
      depth: 0.762,
      lift: 2,
    }),
    line('10,-100 34,300 0,900', '#6a2532', 9, { depth: 0.763 }),
    line('890,-100 868,300 900,900', '#6a2532', 9, { depth: 0.763 }),
    box(-400, 1020, 1300, 1090, '#c98a54', { depth: 0.77, lift: 2 }),
    box(-400, 1090, 1300, 1800, '#2f1b28', { depth: 0.765, lift: 0.4 }),
    box(-400, 1090, 1300, 1112, '#8a5636', { depth: 0.771, lift: 0 }),
    cut('330,1024! 380,980 420,968! 480,968! 520,980 570,1024!', '#b98a3c', { depth: 0.775, lift: 1.4 }),
    box(434, 880, 466, 980, '#b98a3c', { depth: 0.7755, lift: 0.8 }),
    ...[1, 2, 3, 4].map((k) =>
      line(
        `${450 - k * 70},880 ${450 - k * 66},${912 + k * 4} ${450 - k * 40},${930 + k * 8} 450,${936 + k * 8} ${450 + k * 40},${930 + k * 8} ${450 + k * 66},${912 + k * 4} ${450 + k * 70},880`,
        '#b98a3c',
        13,
        { depth: 0.774 },
      ),
    ),
    ...[-4, -3, -2, -1, 0, 1, 2, 3, 4].flatMap((k): SceneCut[] => {
      const top = k ? 806 : 760;
      return [
        box(450 + k * 70 - 13, top, 450 + k * 70 + 13, 884, k ? '#e8eef8' : '#f3c9a4', {
          what: 'candle',
          depth: 0.776,
          lift: 0.6,
        }),
        oval(450 + k * 70, top - 34, 17, 34, '#ffd66a', { depth: 0.777, lift: 0 }),
        oval(450 + k * 70, top - 26, 8, 18, '#fffbe6', { depth: 0.778, lift: 0 }),
      ];
    }),
    // Whoever lives at Nine is looking too.
    cut('-90,1700! -70,1350 30,1284 90,1272! 230,1272! 290,1284 390,1350 410,1700!', '#1a0f1a', {
      depth: 0.79,
      lift: 2,
    }),
    disc(160, 1176, 116, '#1a0f1a', { depth: 0.791 }),
    disc(160, 1044, 44, '#1a0f1a', { depth: 0.7915 }),
    line('62,1112 96,1078 128,1062', '#d99a54', 6, { depth: 0.792 }),
    line('196,1064 234,1086 262,1124', '#d99a54', 6, { depth: 0.792 }),
    cut('430,1700! 446,1400 510,1352! 622,1352! 686,1400 702,1700!', '#241523', { depth: 0.785, lift: 2 }),
    disc(566, 1270, 92, '#241523', { depth: 0.786 }),
    cut('520,1196 540,1150 566,1172 590,1146 614,1196', '#241523', { depth: 0.7862, lift: 0 }),
    line('490,1220 512,1194', '#d99a54', 6, { depth: 0.787 }),
    line('620,1196 644,1224', '#d99a54', 6, { depth: 0.787 }),
    // A plate of what they fried.
    oval(716, 1016, 74, 13, '#f3ead6', { depth: 0.779, lift: 0.8 }),
    ...[
      [684, 992],
      [746, 992],
      [716, 962],
    ].flatMap(([x, y], i): SceneCut[] => [
      oval(x!, y!, 34, 25, '#c9823c', { depth: 0.7795 + i * 0.001, lift: 0.6 }),
      oval(x!, y! - 9, 10, 7, '#b03a3a', { depth: 0.78 + i * 0.001, lift: 0 }),
    ]),
  ]),
  props: [lantern('friend.right', 0.5)],
  cast: [
    person('hero', [340, 590], 1.62, {
      pose: 'wave',
      facing: 'right',
      expression: 'delight',
      act: { spine: 12, tilt: -6 },
      lookAt: [450, 740],
      shadow: false,
    }),
    person('friend', [672, 476], 1.5, {
      wears: FRIEND_OUTDOORS,
      pose: 'stand',
      facing: 'left',
      expression: 'curious',
      act: { spine: 12 },
      lookAt: [450, 740],
      shadow: false,
      depth: 0.719,
    }),
  ],
};
