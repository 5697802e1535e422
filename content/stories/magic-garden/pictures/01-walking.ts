import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { box, cut, disc, line, oval, snip } from '../../../cuts/lit.ts';
import { arch } from '../../../cuts/outlines.ts';
import { person } from '../../../cuts/placing.ts';
import { written } from '../../../cuts/written.ts';
import type { Picture } from '../../../pictures.ts';
import { BLUE, cypresses, DEEP, gateRim, pilaf, walkingCrumb } from '../parts.ts';

/** A pomegranate with its crown. */
const pomegranate = (x: number, y: number, k: number, depth: number): SceneCut[] => [
  disc(x, y, k, '#b9383f', { depth }),
  oval(x - k * 0.34, y - k * 0.3, k * 0.3, k * 0.22, '#dc6a58', { depth: depth + 0.0002, lift: 0 }, -30),
  snip(
    `${x - k * 0.3},${y - k * 0.86}! ${x - k * 0.42},${y - k * 1.46}! ${x},${y - k * 1.14}! ${x + k * 0.42},${y - k * 1.46}! ${x + k * 0.3},${y - k * 0.86}!`,
    '#93303a',
    { depth: depth + 0.0004, lift: 0 },
  ),
];

export const scene: Picture = {
  set: 'yard',
  plain: '#3a9d9a',
  shot: 'close',
  seed: 3,
  cuts: [
    box(-100, -60, 1000, 420, '#f4e2b4', { depth: 0.04, lift: 0 }),
    ...cypresses(
      [
        [60, 60, 56],
        [190, 130, 44],
        [330, 40, 60],
      ],
      440,
      '#2f7a5a',
      0.06,
    ),
    box(-100, 340, 1000, 1400, DEEP, { depth: 0.1, lift: 1.6, print: 'tiles' }),
    box(-100, 322, 1000, 356, '#f3d38a', { depth: 0.11, lift: 0.8 }),
    // The first of the gates, and who goes ahead of the one in the plate.
    cut(arch(108, 820, 190, 360), BLUE, { depth: 0.12, lift: 1 }),
    gateRim(108, 820, 190, 360, 0.13),
    line('108,812 108,470', '#1f4f74', 5, { depth: 0.131 }),
    cut('70,820! 74,790 108,772 142,790 146,820!', '#0f2c34', { depth: 0.132, lift: 0 }),
    ...walkingCrumb(60, 850, 0.2, 0.14),
    ...walkingCrumb(-6, 858, 0.2, 0.14),
    cut('500,-60! 1000,-60! 1000,420 900,470 800,360 700,330 640,200 540,120', '#2a6a4a', {
      depth: 0.2,
      lift: 2,
      print: 'seed-packet',
    }),
    ...pomegranate(690, 170, 62, 0.21),
    ...pomegranate(840, 330, 78, 0.22),
    ...pomegranate(860, 90, 54, 0.21),
    oval(450, 1250, 760, 400, '#f6efdf', { what: 'plate', depth: 0.76, lift: 2.4 }),
    oval(450, 1290, 640, 320, '#e4d8c0', { depth: 0.77, lift: 0 }),
    oval(450, 1300, 600, 290, '#f3ebda', { depth: 0.771, lift: 0.2, print: 'gingham' }),
    snip('640,1330! 690,1150! 760,1320!', '#cdbf9f', { depth: 0.772, lift: 0, opacity: 0.8 }),
    snip('660,1330! 692,1200! 738,1320!', '#dba99a', { depth: 0.773, lift: 0, opacity: 0.7 }),
    written('{name}', 440, 1120, 560, '#2f6f9a', 0.774, { turn: -2 }),
    ...pilaf(190, 338, 0.42, 0.115, 'sleeps'),
    ...walkingCrumb(450, 826, 1.3, 0.8), // Whose legs they are: a head looks out in front.
    ...called('ant', [
      oval(546, 842, 36, 28, '#3a2028', { depth: 0.802, lift: 0.8 }),
      line('560,822 584,792 606,788', '#3a2028', 6, { depth: 0.801 }),
      line('572,836 600,818 620,822', '#3a2028', 6, { depth: 0.801 }),
      disc(552, 836, 8, '#fff3d6', { depth: 0.803 }),
      disc(554, 837, 4, '#1a0d12', { depth: 0.804 }),
    ]),
  ],
  cast: [
    person('hero', [450, 680], 3.3, {
      facing: 'front',
      expression: 'curious',
      lookAt: [450, 1000],
      act: { neck: 3 },
    }),
    person('friend', [800, 640], 1.4, {
      facing: 'left',
      expression: 'curious',
      lookAt: [450, 1000],
      act: { spine: 12 },
      depth: 0.3,
    }),
  ],
};
