import { cut, disc, land, line, snip } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture, WayPictures } from '../../../pictures.ts';
import { AFLOAT, antTrail, HAT_BLUE, JACKET, ROSE, sunHat, trunk } from '../parts.ts';

export const scene: Picture = {
  set: 'river',
  plain: '#f6e3b0',
  shot: 'over-the-shoulder',
  camera: cam(),
  wide: cam({ on: [450, 640], zoom: 1.05 }),
  cuts: [
    land('-500,180 -200,110 0,160 200,90 380,150 450,210!', '#2c4535', { depth: 0.15, print: 'map' }),
    land('450,210! 560,150 760,190 960,140 1400,180!', '#8fb676', { depth: 0.152, print: 'map' }),
    // Brown as tea, and as clear as a windowpane.
    snip('-500,230! 452,230! 470,520! 420,900! 340,1800! -500,1800!', '#734727', {
      what: 'river',
      depth: 0.2,
      lift: 0.6,
      print: 'sea-chart',
    }),
    snip('452,230! 1400,230! 1400,1800! 340,1800! 420,900! 470,520!', '#8fd0b8', {
      what: 'river',
      depth: 0.201,
      lift: 0.6,
      print: 'sea-chart',
    }),
    ...[60, 200, 330, -140].map((x, i) =>
      trunk(x, 20 + (i % 2) * 8, -200, 330 + i * 30, '#22352b', 0.22 + i * 0.001),
    ),
    trunk(130, 30, -200, 470, '#1c2d26', 0.23),
    ...[60, 200, 330, -140, 130].map((x, i) =>
      line(
        `${x - 46},${[332, 362, 392, 422, 472][i]} ${x + 52},${[332, 362, 392, 422, 472][i]}`,
        '#a8784a',
        7,
        { depth: 0.24 },
      ),
    ),
    disc(250, 520, 13, ROSE, { depth: 0.25 }),
    disc(278, 484, 9, ROSE, { depth: 0.25 }),
    ...rows('620,300,150 820,380,190 600,470,120 860,560,170').map(([x, y, w], i) =>
      cut(`${-w!},0 ${-w! * 0.5},-26 0,-6 ${w! * 0.5},-28 ${w},0 ${w! * 0.4},14 ${-w! * 0.4},14`, '#f4fbf2', {
        depth: 0.25,
        at: [x!, y!],
        lift: 0.8,
        turn: i * 2,
      }),
    ),
    ...rows('740,660 860,740 640,590 900,480').map(([x, y], i) =>
      cut('-50,0 -30,-30 20,-32 50,-6 30,20 -30,22', i % 2 ? '#5fa08c' : '#6fae98', {
        depth: 0.24,
        at: [x!, y!],
        lift: 0,
      }),
    ),
    cut('-60,0 -20,-18 30,-12 50,0! 76,-18! 74,18! 50,2! 20,16 -30,14', '#3f8672', {
      depth: 0.26,
      at: [700, 600],
      lift: 0,
      opacity: 0.8,
    }),
    cut('-60,0 -20,-18 30,-12 50,0! 76,-18! 74,18! 50,2! 20,16 -30,14', '#3f8672', {
      depth: 0.26,
      at: [820, 690],
      lift: 0,
      opacity: 0.8,
      turn: 160,
    }),
    line('452,230 472,520 440,760 400,1000', '#fff6de', 9, { depth: 0.27, lit: false }),
    // The bow.
    cut('455,500! 560,640 720,1000 860,1800! 40,1800! 190,1000 350,640', '#8a4f2d', {
      what: 'canoe',
      depth: 0.5,
      lift: 2.4,
    }),
    cut('455,560! 530,680 660,1010 780,1800! 120,1800! 250,1010 380,680', '#5a3220', {
      depth: 0.51,
      lift: 0,
    }),
    line('455,506 350,646 194,1000 60,1700', '#e0a04e', 16, { depth: 0.52 }),
    line('455,506 560,646 716,1000 850,1700', '#e0a04e', 16, { depth: 0.52 }),
    ...sunHat('friend', 1.05, HAT_BLUE, 0.725),
    ...antTrail(rows('744,1120 706,1010 672,900'), 0.5, 0.77, { dir: 1, turn: 66 }),
    ...antTrail(rows('168,1120 204,1010 246,900'), 0.5, 0.77, { dir: -1, turn: -66 }),
  ],
  cast: [
    {
      who: 'friend',
      pose: 'shrug',
      at: [450, 470],
      by: 'head',
      scale: 1.05,
      seatOn: 'boat',
      facing: 'front',
      expression: 'curious',
      act: { tilt: -8 },
      lookAt: 'hero',
      wears: AFLOAT,
      shadow: false,
      depth: 0.72,
    },
    {
      who: 'hero',
      pose: 'sit',
      at: [440, 1000],
      by: 'head',
      scale: 2.05,
      seatOn: 'boat',
      facing: 'back',
      act: { spine: 6, tilt: 4 },
      wears: JACKET,
      shadow: false,
      depth: 0.76,
    },
    {
      who: 'rosa',
      pose: 'point',
      at: [1080, 1190],
      by: 'head',
      scale: 2.3,
      seatOn: 'boat',
      facing: 'left',
      wears: AFLOAT,
      touch: { left: [566, 1200] },
      hands: { left: 'flat' },
      shadow: false,
      depth: 0.765,
    },
  ],
};

export const ways: WayPictures = [
  { on: [830, 430], at: [0.5, 0.5], zoom: 2.2 },
  { on: [70, 400], at: [0.5, 0.5], zoom: 2.2 },
];
