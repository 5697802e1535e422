import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { cut, line, oval } from '../../../cuts/lit.ts';
import { egg } from '../../../cuts/outlines.ts';
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
    ...(
      [
        [76, 960, 104, -24],
        [214, 930, 104, 4],
        [350, 950, 100, 10],
        [126, 1090, 116, -14],
        [268, 1106, 118, 6],
        [430, 1100, 112, 16],
      ] as const
    ).map(([x, y, size, turned], i) =>
      cut(egg(x, y, size, turned), i < 3 ? '#f3e0bf' : '#fff4de', {
        what: 'egg',
        depth: 0.6 + i * 0.001,
        lift: 1.4,
      }),
    ),
    oval(400, 1190, 420, 60, '#7a4a2c', { depth: 0.59, lift: 0 }),
    cut(
      '-120,300! 120,330 400,400 640,540 790,760 830,980! 770,900 740,1000 690,890 640,960 610,830 540,900 500,760 420,820 370,660 240,560 -120,520!',
      '#c78422',
      { what: 'hen', depth: 0.8, lift: 2.4 },
    ),
    cut('1000,700! 880,760 800,900 770,1080 790,1240 840,1400! 1000,1400!', '#2a1a24', {
      depth: 0.9,
      lift: 2,
    }),
    line('-120,290 120,322 400,390 640,528 786,744 830,980', '#fbe29a', 14, { depth: 0.801, lit: false }),
  ]),
  cast: [
    {
      who: 'hero',
      pose: 'point',
      at: [470, 930],
      by: 'hand',
      scale: 4.6,
      facing: 'left',
      turn: 46,
      hands: 'flat',
      shadow: false,
      depth: 0.7,
    },
  ],
};
