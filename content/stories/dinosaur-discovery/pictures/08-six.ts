import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { cut, disc, line, oval } from '../../../cuts/lit.ts';
import { egg } from '../../../cuts/outlines.ts';
import { person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { flame, lamplit } from '../parts.ts';

export const scene: Picture = {
  set: 'trucks',
  plain: '#5a3428',
  shot: 'thing-in-hand',
  seed: 11,
  ...lamplit([100, 1000]),
  cuts: flame([
    cut('-100,1120! 300,1090 620,1110 1000,1080! 1000,1500! -100,1500!', '#a8683f', {
      depth: 0.4,
      lift: 1,
      print: 'map',
    }),
    // The shadow has claws where the feathers end.
    cut(
      '600,1130 760,1120 900,1150 980,1260! 900,1230! 880,1300! 830,1230! 780,1310! 760,1220! 660,1260 560,1200',
      '#4a2418',
      { depth: 0.41, lift: 0, opacity: 0.55 },
    ),
    oval(330, 420, 620, 620, '#e8b13e', { depth: 0.5, lift: 2 }),
    ...[0, 1, 2, 3].flatMap((row): SceneCut[] =>
      [0, 1, 2, 3, 4, 5].map((i) =>
        cut(
          `${-60 + i * 150 + (row % 2) * 75},${60 + row * 150} ${i * 150 + (row % 2) * 75},${150 + row * 150} ${60 + i * 150 + (row % 2) * 75},${60 + row * 150} ${i * 150 + (row % 2) * 75},${40 + row * 150}`,
          row % 2 ? '#dfa436' : '#f0c159',
          { depth: 0.51 + row * 0.002, lift: 0.6 },
        ),
      ),
    ),
    // The hollow of the hat, six eggs in it, the wing over them and the brim before them.
    cut('-140,900! 620,900! 640,1010 600,1180 -140,1220!', '#4a2d1c', { depth: 0.59, lift: 0 }),
    ...(
      [
        [60, 950, 104, -24],
        [206, 930, 104, 4],
        [352, 940, 100, 10],
        [120, 1056, 112, -14],
        [268, 1066, 114, 6],
        [430, 1050, 108, 16],
      ] as const
    ).map(([x, y, size, turned], i) =>
      cut(egg(x, y, size, turned), i < 3 ? '#f3e0bf' : '#fff4de', {
        what: 'egg',
        depth: 0.6 + i * 0.001,
        lift: 1.4,
      }),
    ),
    ...called('hat', [
      cut('-140,1230! 520,1190! 470,1400! -140,1400!', '#b98a55', { depth: 0.645, lift: 1 }),
      cut('-140,1226! 522,1180! 500,1290! -140,1320!', '#3f6fa8', { depth: 0.646, lift: 0.6 }),
      cut(
        '-140,1120! 60,1150 300,1136 480,1090 610,1000 690,1010 700,1060 600,1150 420,1220 200,1246 -140,1236!',
        '#a97a48',
        { depth: 0.65, lift: 2 },
      ),
    ]),
    cut(
      '-120,300! 120,330 340,380 500,480 590,640 612,860! 574,930 540,850 500,910 452,840 420,900 360,820 316,890 250,790 196,850 90,740 -120,720!',
      '#c78422',
      { what: 'hen', depth: 0.62, lift: 2.4 },
    ),
    line('-120,290 120,322 336,372 500,470 592,636 610,856', '#fbe29a', 14, { depth: 0.621, lit: false }),
    // Butter, with the look of somebody who is busy.
    ...called('hen', [
      cut('470,-60 760,-60 800,120 770,300 690,390 580,380 500,260', '#f0c159', { depth: 0.63, lift: 2 }),
      cut('560,70 540,0 590,30 610,-50 660,10 710,-50 730,40 790,20 760,90', '#c8402f', {
        depth: 0.629,
        lift: 1,
      }),
      cut('764,200! 892,252! 768,300! 744,250', '#e0862f', { depth: 0.64, lift: 1 }),
      cut('740,306 780,300 790,380 752,400 730,350', '#c8402f', { depth: 0.635, lift: 0.8 }),
      disc(664, 196, 56, '#fff8e6', { depth: 0.64 }),
      disc(684, 214, 30, '#2a1a1e', { depth: 0.641 }),
      disc(694, 202, 9, '#fff8e6', { depth: 0.643 }),
      cut('600,190! 606,140 664,130 722,146 728,176!', '#dfa436', { depth: 0.642, lift: 0 }),
      line('596,192 664,180 730,178', '#8a5a1a', 9, { depth: 0.643 }),
    ]),
  ]),
  cast: [
    person('hero', [720, 960], 2.5, {
      pose: 'kneelOver',
      facing: 'left',
      expression: 'wonder',
      strength: 'slight',
      act: { spine: 12 },
      hangs: false,
      touch: { right: [470, 960] },
      hands: { right: 'point' },
      lookAt: [690, 240],
      shadow: false,
      depth: 0.7,
    }),
  ],
};
