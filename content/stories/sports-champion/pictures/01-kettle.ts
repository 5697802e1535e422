import { box, cut, snip } from '../../../cuts/lit.ts';
import { person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { bucket, glint, houses, kettle } from '../parts.ts';

export const scene: Picture = {
  set: 'street',
  plain: '#f7d98c',
  shot: 'establish',
  seed: 3,
  cuts: [
    ...bucket(345, 1100, 0.42, 0.46),
    ...houses(0.1),
    box(-100, 700, 1000, 900, '#f3e3bd', { depth: 0.2, lift: 1, print: 'newsprint' }),
    cut('-100,890! 300,870 620,890 1000,870! 1000,1500! -100,1500!', '#e9b856', {
      depth: 0.25,
      lift: 1.2,
    }),
    snip('-100,-60! 330,120! 330,1150! -100,1330!', '#cf6a50', { depth: 0.4, lift: 2, print: 'newsprint' }),
    snip('1000,-60! 570,160! 570,1130! 1000,1330!', '#4d918c', {
      depth: 0.41,
      lift: 2,
      print: 'newsprint',
    }),
    snip('90,380! 270,420! 270,690! 90,710!', '#fff0cf', { depth: 0.42, lift: 1 }),
    snip('108,404! 254,436! 254,676! 108,692!', '#5a3a44', { depth: 0.421, lift: 0 }),
    snip('60,706! 300,686! 310,716! 50,742!', '#fff0cf', { depth: 0.43, lift: 1.2 }),
    ...kettle(180, 706, 0.62, 0.44),
    glint(130, 620, 1, 0.46),
    snip('610,470! 830,420! 830,770! 610,740!', '#fff0cf', { depth: 0.42, lift: 1 }),
    snip('630,492! 812,450! 812,750! 630,724!', '#33424c', { depth: 0.421, lift: 0 }),
    snip('596,744! 850,776! 850,1136! 596,1128!', '#4d918c', {
      depth: 0.729,
      lift: 0.05,
      print: 'newsprint',
    }),
    snip('590,734! 850,764! 860,800! 584,764!', '#fff0cf', { depth: 0.73, lift: 1.2 }),
    box(400, 1010, 500, 1080, '#9a6a42', { depth: 0.45, lift: 1, print: 'newsprint' }),
  ],
  props: [{ id: 'ball', at: [540, 1210], scale: 0.5, depth: 0.5 }],
  cast: [
    person('hero', [715, 640], 0.95, {
      facing: 'left',
      expression: 'wonder',
      act: { spine: -12, neck: 4 },
      lookAt: [180, 640],
    }),
    {
      who: 'goat',
      at: [450, 1010],
      scale: 0.46,
      facing: 'left',
      lookAt: [345, 1060],
      nod: 14,
      depth: 0.47,
    },
  ],
};
