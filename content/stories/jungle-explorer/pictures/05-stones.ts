import type { LineCut, SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { box, cut, disc, line } from '../../../cuts/deep.ts';
import { round, rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { AFLOAT, antTrail, HAT_BLUE, JACKET, mirroredPoints, STRAW, sunHat } from '../parts.ts';

const fish = (
  x: number,
  y: number,
  s: number,
  turn: number,
  colour: string,
  depth: number,
  dir = 1,
): SceneCut[] =>
  called('fish', [
    cut(mirroredPoints('-60,0 -30,-24 10,-22 44,-4! 76,-28! 70,0 76,28! 44,6! 10,24 -30,24', dir), colour, {
      depth,
      at: [x, y] as const,
      scale: s,
      turn,
      lift: 0.8,
    }),
    {
      rings: [5],
      at: [x - 38 * s * dir * Math.cos((turn * Math.PI) / 180), y - 4 * s] as const,
      colour: '#1f2f2c',
      depth: depth + 0.0002,
      lit: false,
    },
  ]);

export const scene: Picture = {
  set: 'clear',
  plain: '#2f7f72',
  shot: 'plan',
  camera: cam(),
  wide: cam({ on: [450, 600], zoom: 1 }),
  cuts: [
    // Seen by a fish: the river's skin, and who looks through it.
    box(-500, -300, 1400, 1800, '#2f7f72', { depth: 0.1, lift: 0.2, print: 'sea-chart' }),
    cut(round(450, 470, 760, 640, 20), '#4fa78f', { depth: 0.11, lift: 0 }),
    cut(round(450, 420, 600, 500, 20), '#86cbb0', { depth: 0.112, lift: 0 }),
    cut(round(450, 380, 460, 400, 20), '#c6eed4', { depth: 0.114, lift: 0, lit: false }),
    ...rows('120,150,120,-14 780,110,130,20 90,760,110,10 830,690,110,-12 -220,420,140,0 1120,420,140,8').map(
      ([x, y, w, t], i) =>
        cut(
          `${-w!},0 ${-w! * 0.4},-16 0,-4 ${w! * 0.5},-18 ${w},0 ${w! * 0.4},10 ${-w! * 0.4},12`,
          '#e9faf0',
          { depth: 0.12 + i * 0.0004, at: [x!, y!], turn: t!, lift: 0, lit: false, opacity: 0.8 },
        ),
    ),
    // The bottom of the canoe, and what it sits on.
    {
      ...cut(
        '495,-170! 572,-60 641,140 662,380 641,620 572,820 500,930! 426,820 359,620 338,380 357,140 421,-60',
        '#7d4527',
        { depth: 0.76, lift: 3 },
      ),
      what: 'canoe',
    },
    cut(
      '495,-170! 538,-60 577,140 589,380 572,620 534,800 500,930! 466,800 428,620 412,380 424,140 459,-60',
      '#96562f',
      { depth: 0.761, lift: 0 },
    ),
    line('495,-160 500,380 500,920', '#5e321d', 12, { depth: 0.762 }),
    ...[90, 260, 440].map((y) => line(`364,${y} 496,${y + 26} 634,${y}`, '#6b3a21', 7, { depth: 0.7615 })),
    line('356,700 345,620 337,380 357,140 421,-60', '#e0a04e', 13, { depth: 0.7625 }),
    line('646,640 663,380 643,140 572,-60', '#e0a04e', 13, { depth: 0.7625 }),
    // A stone like a loaf, and more of the same baker's.
    {
      ...cut('190,1080 230,900 340,790 500,744 660,780 780,890 830,1060 790,1280 210,1280', '#b98a5e', {
        depth: 0.77,
        lift: 3,
        print: 'map',
      }),
      what: 'stone',
    },
    cut('300,920 370,840 490,800 580,822 500,870 400,910', '#d3aa7c', { depth: 0.771, lift: 0 }),
    ...(
      [
        [50, 1280, 330, 300, '#8d6a4c'],
        [880, 1270, 250, 190, '#9a7553'],
        [460, 1370, 300, 170, '#7d5e45'],
        [-330, 1280, 240, 190, '#7d5e45'],
        [1240, 1280, 230, 200, '#8d6a4c'],
      ] as const
    ).map(([x, y, rx, ry, colour], i) =>
      cut(round(x, y, rx, ry, 12), colour, {
        depth: 0.775 + i * 0.0006,
        lift: 2.2,
      }),
    ),
    ...sunHat('rosa', 1.06, STRAW, 0.7445, { turn: 8 }),
    ...sunHat('friend', 1.6, HAT_BLUE, 0.7505, { turn: 16 }),
    // It was on its way to the right, and has changed its mind.
    cut(
      '-150,14! -120,-40 -60,-78 20,-84 90,-50 140,-14! 214,-84! 204,0 222,82! 140,20! 80,64 0,84 -80,66',
      '#f0a63c',
      { depth: 0.79, at: [222, 900], turn: 24, lift: 2.6, lit: false },
    ),
    ...['-70,-72 -52,0 -76,66', '10,-80 30,0 6,80', '80,-50 96,0 76,60'].map(
      (l): LineCut => ({
        ...line(l, '#d9673f', 15, { depth: 0.7905, lit: false }),
        at: [222, 900] as const,
        turn: 24,
      }),
    ),
    cut('-40,-76 0,-130 60,-118! 50,-70', '#d9673f', { depth: 0.7895, at: [222, 900], turn: 24, lift: 1 }),
    disc(130, 848, 19, '#fff6df', { depth: 0.792 }),
    disc(128, 840, 10, '#2c1a14', { depth: 0.793 }),
    ...rows(
      '470,1010,12 530,1046,11 590,1090,10 616,1150,9 580,1204,9 510,1222,8 430,1216,8 350,1200,7 270,1190,7 190,1184,6',
    ).map(([x, y, r]) => disc(x!, y!, r!, '#f3fff6', { depth: 0.7885, opacity: 0.9 })),
    ...fish(800, 930, 1.4, -16, '#d9673f', 0.79, 1),
    ...fish(-160, 760, 1.2, 8, '#d9673f', 0.79, -1),
    ...fish(1080, 820, 1.2, -8, '#f0c04e', 0.79, 1),
    ...Array.from({ length: 9 }, (_, i) =>
      disc(690 + (i % 5) * 40 + (i % 2) * 8, 1010 + Math.floor(i / 5) * 36 + (i % 3) * 6, 6, '#20463f', {
        depth: 0.79,
      }),
    ),
    ...antTrail(rows('366,250 640,330'), 0.5, 0.77, { turn: 90 }),
  ],
  cast: [
    {
      who: 'rosa',
      pose: 'peek',
      at: [740, 168],
      by: 'head',
      turn: 14,
      scale: 1.1,
      seatOn: 'boat',
      facing: 'front',
      expression: 'thinking',
      lookAt: [480, 700],
      wears: AFLOAT,
      shadow: false,
      depth: 0.744,
    },
    {
      who: 'hero',
      pose: 'peek',
      at: [236, 440],
      by: 'head',
      turn: -24,
      scale: 2.06,
      seatOn: 'boat',
      facing: 'front',
      expression: 'curious',
      act: { tilt: -6 },
      lookAt: [220, 880],
      wears: JACKET,
      shadow: false,
      depth: 0.746,
    },
    {
      who: 'friend',
      pose: 'peek',
      at: [772, 520],
      by: 'head',
      turn: 20,
      scale: 1.6,
      seatOn: 'boat',
      facing: 'front',
      expression: 'scared',
      lookAt: [480, 760],
      wears: AFLOAT,
      shadow: false,
      depth: 0.75,
    },
  ],
};
