import { called } from '../../../cuts/called.ts';
import { disc, line, oval } from '../../../cuts/lit.ts';
import type { Picture } from '../../../pictures.ts';
import { aboard, gull, water } from '../parts.ts';

/** The boat cut through: the planks that the ears lie on, and the side behind. */
const boat = called('boat', [
  {
    name: 'planks',
    shape:
      '-340,330! -330,520 -290,660 -120,730 450,744 980,730 1150,670 1200,520 1210,330! 1150,330! 1130,470 1070,566 940,602 450,608 -40,602 -200,566 -260,470 -280,330!',
    colour: '#c8604a',
    depth: 0.735,
    lift: 1.6,
    print: 'ledger',
  },
  {
    shape: '-330,330! 1200,330! 1190,510 1130,650 970,714 450,730 -100,714 -270,650 -320,510',
    colour: '#8f3f35',
    depth: 0.6,
    lift: 0,
  },
]);
/** The answer: a thread from far away, with a note here and there, that ends under the ear. */
const THREAD = '-420,960 -320,900 -200,950 -90,880 20,930 120,850 200,890 270,830 252,790 264,742';
const notes = (
  [
    [-320, 898, 9],
    [-90, 878, 10],
    [120, 848, 11],
  ] as const
).flatMap(([x, y, r]) => [
  oval(x, y, r * 1.25, r, '#fdf6e2', { depth: 0.412 }, -18),
  line(`${x + r},${y} ${x + r},${y - r * 4}`, '#fdf6e2', 4, { depth: 0.412 }),
]);

export const scene: Picture = {
  backdrop: 'seabed',
  light: 'noon',
  plain: '#276b7a',
  papers: { land: 'sea-chart' },
  lighting: {},
  shot: 'cut-away',
  camera: { zoom: 1, on: [450, 540], at: [0.5, 0.5] },
  wide: { zoom: 1, on: [450, 640], at: [0.5, 0.5] },
  seed: 3,
  cuts: [
    { shape: '-400,-260! 1300,-260! 1300,420! -400,420!', colour: '#d7ebe4', depth: 0.1, lift: 0 },
    water(400, '#3f93a0', { depth: 0.2, print: 'sea-chart' }),
    water(720, '#2f7d8c', { depth: 0.22, print: 'sea-chart' }),
    water(920, '#205d72', { depth: 0.24, print: 'sheet-music' }),
    water(1090, '#143f57', { depth: 0.26, print: 'sheet-music' }),
    {
      shape: '-400,1240 200,1140 520,1120 820,1150 1300,1230 1300,1600! -400,1600!',
      colour: '#0d2c42',
      depth: 0.3,
      lift: 1.5,
    },
    // Who sings close by is a shade in the deep, and the song goes out from it in rings.
    {
      shape:
        '520,960 640,880 800,880 930,950 1010,1000 1090,940 1150,960 1110,1030 1150,1110 1080,1110 1000,1060 880,1100 700,1110 570,1060',
      colour: '#0f3a50',
      opacity: 0.6,
      lift: 0,
      depth: 0.36,
    },
    {
      rings: [90, 170, 260, 360],
      at: [560, 960],
      width: 6,
      colour: '#dff1ea',
      opacity: 0.6,
      depth: 0.4,
      flat: 0.72,
    },
    line(THREAD, '#fdf6e2', 6, { depth: 0.41 }),
    ...notes,
    disc(264, 744, 10, '#fdf6e2', { depth: 0.412 }),
    ...boat,
    // The drumsticks, put down.
    { line: '1000,600 1044,420', width: 11, colour: '#e3b27c', depth: 0.737 },
    { line: '1030,600 1014,420', width: 11, colour: '#e3b27c', depth: 0.7372 },
  ],
  cast: [
    {
      who: 'hero',
      pose: 'listenDown',
      at: [264, 482],
      by: 'head',
      scale: 1.9,
      facing: 'right',
      expression: 'listening',
      strength: 'strong',
      seatOn: 'boat',
      shadow: false,
    },
    gull({ at: [560, 606], scale: 0.9, facing: 'left', mood: 'worried', depth: 0.725, lookAt: 'hero' }),
    aboard({
      pose: 'listenDown',
      at: [730, 530],
      by: 'head',
      scale: 1.4,
      facing: 'left',
      expression: 'listening',
      touch: { right: 'gull.back' },
      depth: 0.72,
    }),
  ],
};
