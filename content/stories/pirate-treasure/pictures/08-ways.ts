import { cut, disc, line, oval } from '../../../cuts/lit.ts';
import { hero, who } from '../../../cuts/placing.ts';
import type { Picture, WayPictures } from '../../../pictures.ts';
import { band, hole, rim, rope, shell, toothRock } from '../parts.ts';

export const scene: Picture = {
  set: 'island',
  light: 'dawn',
  plain: '#f8dc9a',
  shot: 'over-the-shoulder',
  lighting: { from: [800, 260], cast: true },
  wide: { zoom: 1, on: [450, 800], at: [0.5, 0.5] },
  cuts: [
    disc(560, 330, 240, '#fdeebf', { depth: 0.05, lit: false }),
    band(360, '#7fc2b4', 0.1, { print: 'sea-chart', lift: 0.2 }),
    band(420, '#69b3a8', 0.11, { print: 'sea-chart', lift: 0.6 }),
    ...toothRock(520, 420, 0.86, 0.12, '#a58e8e'),
    // Wet sand to the left, water to the right.
    cut(
      '-100,470! 120,430 330,410 470,430 540,520 520,640 570,760 520,900 560,1060 640,1200 690,1700! -100,1700!',
      '#e6c588',
      {
        depth: 0.2,
        lift: 1.2,
        print: 'map',
      },
    ),
    line('470,430 548,520 530,640 582,760 532,900 572,1060 652,1200 700,1330', '#fffdf2', 13, {
      depth: 0.21,
    }),
    ...hole(240, 520, 44, 0.3),
    ...hole(390, 470, 30, 0.3),
    ...hole(120, 610, 60, 0.3),
    ...hole(420, 620, 54, 0.3),
    rim(240, 520, 44, 0.42, '#e6c588'),
    rim(420, 620, 54, 0.42, '#e6c588'),
    rim(390, 470, 30, 0.42, '#e6c588'),
    // The basket, with foam at its edge.
    cut('470,1200! 484,1300 560,1316 640,1300 656,1196! 560,1180', '#a97a48', {
      depth: 0.75,
      lift: 1.6,
      print: 'ledger',
    }),
    oval(563, 1196, 94, 30, '#7a5434', { depth: 0.746, lift: 0 }),
    ...shell([520, 1186], 0.62, 0.747, -14),
    ...shell([566, 1172], 0.68, 0.748, 8),
    ...shell([612, 1188], 0.6, 0.749, 20),
    cut('640,1290 700,1262 770,1280 850,1256 1000,1280! 1000,1700! 640,1700!', '#fffdf2', {
      depth: 0.76,
      lift: 1,
    }),
    // Corks on a string behind the boat.
    line('740,690 690,640 700,580 760,540 850,540 880,500', '#fff3d2', 4, { depth: 0.3 }),
    ...(
      [
        [722, 672],
        [696, 636],
        [694, 596],
        [722, 562],
        [762, 542],
        [804, 540],
        [846, 540],
        [872, 516],
      ] as const
    ).map(([x, y]) => oval(x, y, 15, 11, '#d07a4a', { depth: 0.31, lift: 0.8 })),
    ...rope('258,896 300,940 350,936 392,884', 0.785),
    ...rope('258,896 236,1000 262,1120 230,1200', 0.784),
  ],
  props: [{ id: 'rowing-boat', name: 'boat', at: [776, 740], scale: 0.42, colour: '#4f8f58', depth: 0.4 }],
  cast: [
    hero('stand', [548, 700], 1.16, {
      facing: 'left',
      expression: 'thinking',
      act: { spine: 12 },
      lookAt: [500, 300],
      touch: { left: [396, 884] },
      shadow: true,
      depth: 0.735,
    }),
    who('oona', 'stand', [40, 300], 2.7, {
      facing: 'backRight',
      touch: { right: [262, 896] },
      depth: 0.78,
    }),
    who('cook', 'stand', [240, 462], 0.34, { facing: 'right', depth: 0.4 }),
    who('friend', 'stand', [420, 540], 0.42, { facing: 'right', depth: 0.4 }),
    { who: 'parrot', at: [120, 590], scale: 0.34, facing: 'right', depth: 0.4 },
    { who: 'goat', at: [390, 492], scale: 0.2, facing: 'right', depth: 0.4 },
  ],
};

export const ways: WayPictures = [
  { on: [560, 1200], at: [0.5, 0.5], zoom: 2.3 },
  { on: [830, 620], at: [0.5, 0.5], zoom: 2.4 },
];
