import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { cut, glow, line, oval, snip } from '../../../cuts/lit.ts';
import { egg } from '../../../cuts/outlines.ts';
import { person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { bone, flame, lamplit, onHead } from '../parts.ts';

const mapHat = (who: string, s: number, depth: number): SceneCut[] => [
  {
    shape: '-130,24! 0,-120! 130,24! 60,10! 0,26! -60,10!',
    snip: true,
    colour: '#f1e3bd',
    print: 'map',
    lift: 1.4,
    ...onHead(who, s, depth),
  },
];

export const scene: Picture = {
  set: 'bones',
  plain: '#2b2140',
  shot: 'two-touching',
  seed: 18,
  ...lamplit([450, 1010]),
  cuts: flame([
    ...glow(450, 1000, 640, ['#4a2f4a', '#7d4a4c', '#b87848', '#e0a250'], { depth: 0.1, flat: 0.86 }),
    snip('60,820! 330,160! 620,820!', '#57415f', { depth: 0.05, lift: 1, print: 'exercise-book' }),
    cut('-100,1090! 300,1060 620,1080 1000,1050! 1000,1500! -100,1500!', '#a8643f', {
      depth: 0.8,
      lift: 1.6,
      print: 'map',
    }),
    cut(egg(450, 1170, 130, 90), '#e6bb83', { depth: 0.82, lift: 2 }),
    { line: '350,1140 420,1150 450,1130 500,1160 550,1150', width: 7, colour: '#5a2a18', depth: 0.83 },
    oval(450, 1150, 46, 30, '#4a261e', { depth: 0.831, lift: 0 }),
    ...called('chick', bone('410,1156 426,1132 456,1126 484,1142 478,1168 448,1176', 9, 0.832, '#f8d98a')),
    line('720,1210 724,1100', '#8a5a38', 9, { depth: 0.84 }),
    snip('630,1040! 812,1028! 818,1104! 636,1116!', '#fbf4e2', {
      depth: 0.85,
      lift: 1,
      print: 'exercise-book',
    }),
    { letters: 'SORRY', at: [724, 1072], size: 34, colour: '#3a2a44', depth: 0.86, turn: -4 },
    ...mapHat('saran', 0.95, 0.6),
  ]),
  props: [],
  cast: [
    person('saran', [450, 330], 0.95, {
      pose: 'shrug',
      facing: 'front',
      expression: 'thinking',
      depth: 0.58,
    }),
    person('hero', [262, 610], 1.6, {
      facing: 'right',
      expression: 'tender',
      act: { spine: 14, tilt: 8 },
      lookAt: [440, 1100],
      touch: { right: [446, 850] },
    }),
    person('friend', [640, 610], 1.6, {
      facing: 'left',
      expression: 'embarrassed',
      act: { spine: 14, tilt: -6 },
      lookAt: [460, 1100],
      touch: { left: [458, 852] },
      depth: 0.721,
    }),
  ],
};
