import { disc } from '../../../cuts/lit.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { CREAM, dimStars, inSpace, presto, RED, STAR_SPOTS, wordFish } from '../parts.ts';

export const scene: Picture = {
  ...inSpace('#10173c'),
  shot: 'cut-away',
  camera: cam(),
  wide: cam({ on: [450, 640], zoom: 0.9 }),
  lighting: { dark: 0.2, lamps: [{ on: [330, 500], reach: 560 }] },
  cuts: [
    ...dimStars(STAR_SPOTS),
    disc(620, 1900, 860, '#1f4a92', { depth: 0.2, lit: false }),
    disc(620, 1930, 850, '#2b62b4', { depth: 0.21, lit: false }),
    {
      shape: '0,1260 300,1170 620,1140 940,1170 1240,1250 1240,1290 940,1210 620,1184 300,1212 0,1300',
      colour: '#4a86d0',
      depth: 0.22,
      lift: 0,
      lit: false,
    },
    // the rocket on its side, cut open
    { what: 'rocket', shape: '60,430! -60,180! 250,400!', colour: '#8c2c26', depth: 0.3, lift: 1.2 },
    { shape: '60,850! -60,1080! 250,890!', colour: '#8c2c26', depth: 0.3, lift: 1.2 },
    {
      shape: '20,420! 300,380 560,390 760,490 880,640! 760,790 560,890 300,900 20,860! 0,640',
      colour: RED,
      depth: 0.31,
      lift: 2.4,
    },
    {
      shape: '740,476 812,540 880,640! 812,740 740,804 776,640',
      colour: CREAM,
      depth: 0.312,
      lift: 0.8,
    },
    {
      shape: '70,456! 300,424 540,430 660,490 716,640! 660,780 540,846 300,856 70,820!',
      colour: '#4a3a58',
      depth: 0.32,
      lift: 0,
      lit: false,
    },
    disc(330, 560, 250, '#6a4e5e', { depth: 0.325, lit: false, flat: 0.52 }),
    disc(330, 556, 190, '#a8755c', { depth: 0.326, lit: false, flat: 0.6 }),
    disc(330, 540, 110, '#e2ab66', { depth: 0.327, lit: false, flat: 0.8 }),
    { line: '330,424 330,500', width: 6, colour: '#2a1f38', depth: 0.33 },
    disc(330, 520, 30, '#fff0bc', { depth: 0.331, lit: false }),
    { rings: [82], at: [330, 522], flat: 0.4, width: 3, colour: '#f6dca0', depth: 0.332, lit: false },
    disc(404, 540, 17, '#e08a34', { what: 'soup', depth: 0.333, lit: false }),
    // the bunk, and the set on its shelf
    {
      shape: '96,740! 560,740! 560,812! 540,836! 120,830! 96,812!',
      snip: true,
      colour: '#7a4a3e',
      depth: 0.5,
      lift: 1.2,
    },
    { shape: '590,650! 690,650! 690,760! 590,770!', snip: true, colour: '#7a8494', depth: 0.5, lift: 1.2 },
    disc(640, 694, 24, '#ffd27a', { depth: 0.502, lit: false }),
    { line: '606,738 672,736', width: 7, colour: '#3b4556', depth: 0.502 },
    { line: '660,650 640,430 600,330', width: 6, colour: '#d9d4e0', depth: 0.51 },
    disc(600, 326, 11, CREAM, { depth: 0.511, lit: false }),
    // the words, come all the way
    ...wordFish([-60, 120], 0.55, 200, '1', 0.75),
    ...wordFish([50, 150], 0.65, 196, '2', 0.75),
    ...wordFish([176, 190], 0.72, 198, '3', 0.75),
    ...wordFish([310, 240], 0.82, 198, 'good', 0.75),
    ...wordFish([462, 290], 0.92, 200, 'night', 0.75),
    ...wordFish([520, 600], 0.72, -14, 'over', 0.75),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'sleep',
      at: [330, 742],
      scale: 0.98,
      facing: 'right',
      expression: 'asleep',
      seatOn: 'bed',
      shadow: false,
      wears: { extras: [], outfit: 'dungarees', cloth: 'clay', why: 'the headphones come off at bedtime' },
      depth: 0.6,
    },
    presto({ at: [430, 690], scale: 0.46, facing: 'left', depth: 0.62, lookAt: [520, 600] }),
  ],
};
