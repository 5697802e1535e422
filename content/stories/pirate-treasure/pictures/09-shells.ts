import { cut, disc, line, oval } from '../../../cuts/lit.ts';
import { hero, who } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { band, rope, shell } from '../parts.ts';

const FOAM = '#fdfbf0';

export const scene: Picture = {
  set: 'island',
  light: 'dawn',
  plain: '#f7d79a',
  shot: 'diagonal-run',
  camera: { zoom: 1.04, on: [450, 660], at: [0.5, 0.5], roll: -7 },
  wide: { zoom: 0.94, on: [450, 800], at: [0.5, 0.5], roll: -5 },
  lighting: { from: [120, 60], cast: true },
  cuts: [
    disc(130, 200, 150, '#fdeebf', { depth: 0.05, lit: false }),
    band(300, '#7fc2b4', 0.1, { print: 'sea-chart', lift: 0.2 }),
    band(356, '#e9c98c', 0.12, { print: 'map' }),
    cut('-100,1180! 100,1050 300,1000 560,960 800,840 1000,700! 1000,1700! -100,1700!', '#cfae76', {
      depth: 0.2,
      lift: 0.2,
      print: 'map',
    }),
    // The row.
    ...(
      [
        [226, 484, 0.36],
        [206, 540, 0.44],
        [190, 612, 0.54],
        [180, 700, 0.66],
        [186, 806, 0.8],
        [212, 930, 0.94],
        [280, 1070, 1.08],
      ] as const
    ).flatMap(([x, y, s], i) => shell([x, y], s, 0.4 + i * 0.002, i % 2 ? 10 : -8)),
    ...rope('250,450 262,600 250,760 300,900 400,1010 480,1040', 0.41, 10),
    ...rope('480,1040 640,1080 800,1000 850,900 862,850', 0.739, 10),
    ...shell([612, 1140], 1.05, 0.738, 6),
    // The first foam.
    cut(
      '-100,1240 40,1200 130,1236 230,1196 340,1240 450,1206 560,1250 700,1220 820,1260 1000,1230! 1000,1700! -100,1700!',
      FOAM,
      {
        depth: 0.77,
        lift: 1.8,
      },
    ),
    cut(
      '-100,1280 60,1250 180,1280 300,1250 460,1290 600,1266 780,1300 1000,1276! 1000,1700! -100,1700!',
      '#9fd0c6',
      {
        depth: 0.772,
        lift: 0.8,
        print: 'sea-chart',
      },
    ),
    line('226,962 232,982', '#d4624a', 5, { depth: 0.399 }),
    line('194,962 186,982', '#d4624a', 5, { depth: 0.399 }),
    // Cook's hands, over both ears.
    oval(-10, 4, 34, 40, '#623d2e', { on: 'hero.head', dx: -52, dy: 26, depth: 0.741, lift: 1 }),
    oval(10, 4, 34, 40, '#623d2e', { on: 'hero.head', dx: 136, dy: 26, depth: 0.741, lift: 1 }),
  ],
  props: [{ id: 'palm', at: [190, 470], scale: 0.7, depth: 0.3 }],
  cast: [
    { who: 'goat', at: [610, 505], scale: 0.26, facing: 'left', depth: 0.4 },
    who('cook', 'embrace', [440, 520], 1.3, {
      facing: 'front',
      expression: 'holdingBreath',
      touch: { left: [372, 780], right: [570, 780] },
      depth: 0.73,
    }),
    hero('kneel', [472, 780], 1.28, {
      facing: 'right',
      expression: 'lookingDown',
      act: { spine: 14 },
      lookAt: [612, 1140],
      touch: { right: [590, 1056] },
      depth: 0.74,
    }),
    who('friend', 'walk', [800, 640], 1, {
      facing: 'right',
      expression: 'calm',
      touch: { left: [860, 850] },
      depth: 0.735,
    }),
    {
      who: 'parrot',
      at: [700, 420],
      pose: 'joy',
      scale: 0.7,
      facing: 'left',
      lookAt: 'hero',
      depth: 0.728,
    },
  ],
};
