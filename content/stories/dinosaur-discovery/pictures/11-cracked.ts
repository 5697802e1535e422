import { cut, glow, line } from '../../../cuts/lit.ts';
import { egg } from '../../../cuts/outlines.ts';
import { person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { eggs, flame, lamplit, teaCosy } from '../parts.ts';

export const scene: Picture = {
  set: 'bones',
  plain: '#1b1730',
  shot: 'over-the-shoulder',
  seed: 14,
  ...lamplit([520, 1180]),
  cuts: flame([
    ...glow(540, 1120, 640, ['#33233c', '#5e3a40', '#9a603f', '#d99a4e'], { depth: 0.2, flat: 0.9 }),
    cut('-100,1080! 300,1030 620,1050 1000,1010! 1000,1500! -100,1500!', '#b26a42', {
      depth: 0.73,
      lift: 1.6,
      print: 'map',
    }),
    ...eggs(
      [
        [330, 1200, 110, -60],
        [740, 1230, 110, 60],
      ],
      '#c48f5f',
      0.74,
    ),
    cut(egg(540, 1140, 150, 84), '#e6bb83', { depth: 0.75, lift: 2 }),
    {
      line: '430,1096 480,1116 500,1096 540,1130 566,1112 600,1150 640,1150',
      width: 9,
      colour: '#ffe9a0',
      lit: false,
      depth: 0.76,
    },
    {
      line: '430,1096 480,1116 500,1096 540,1130 566,1112 600,1150 640,1150',
      width: 4,
      colour: '#5a2a18',
      depth: 0.761,
    },
    line('770,1010 700,1060', '#8a5a38', 13, { depth: 0.78 }),
    cut('706,1046 712,1070 672,1086', '#f3e3c0', { depth: 0.78, lift: 0.4 }),
    ...teaCosy('saran', 2.6, 0.91),
  ]),
  props: [{ id: 'storm-lantern', name: 'lantern', heldBy: 'hero.left', scale: 0.6 }],
  cast: [
    person('hero', [570, 700], 1.75, {
      pose: 'kneelOver',
      facing: 'left',
      expression: 'thinking',
      hands: { right: 'point' },
      act: { spine: 16 },
      lookAt: [520, 1120],
      depth: 0.72,
    }),
    person('friend', [850, 800], 1.4, {
      pose: 'kneelOver',
      facing: 'left',
      expression: 'curious',
      lookAt: [540, 1120],
      touch: { left: [772, 1010] },
      depth: 0.765,
    }),
    person('saran', [60, 620], 2.6, { facing: 'backRight', depth: 0.9 }),
  ],
};
