import type { RingsCut, SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { cut, oval } from '../../../cuts/lit.ts';
import { person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { cliffs, markerString, onHead, truck } from '../parts.ts';

const tent = (x: number, y: number, s: number, depth: number, colour = '#f2e2bd'): SceneCut[] =>
  called('tent', [
    {
      shape: '-170,0! 0,-210! 170,0!',
      snip: true,
      colour,
      print: 'exercise-book',
      lift: 1.2,
      at: [x, y],
      scale: s,
      depth,
    },
    {
      shape: '-44,0! 0,-130! 40,0!',
      snip: true,
      colour: '#7a5442',
      lift: 0,
      at: [x, y],
      scale: s,
      depth: depth + 0.001,
    },
  ]);
const colander = (who: string, s: number, depth: number): SceneCut[] => [
  {
    shape: '-92,10! -88,-40 -50,-84 0,-94 50,-84 88,-40 92,10!',
    colour: '#aeb9bd',
    lift: 1.2,
    ...onHead(who, s, depth),
  },
  {
    shape: '-108,4! 108,4! 104,22! -104,22!',
    snip: true,
    colour: '#8b989e',
    lift: 0.6,
    ...onHead(who, s, depth + 0.0004),
  },
  ...[
    [-44, -30],
    [0, -38],
    [44, -30],
    [-22, -62],
    [24, -62],
    [-66, -8],
    [66, -8],
    [0, -8],
    [-32, -6],
    [34, -6],
  ].map(
    ([dx, dy]): RingsCut => ({
      rings: [7],
      colour: '#4d5a60',
      on: `${who}.top`,
      dx: dx! * s,
      dy: dy! * s,
      scale: s,
      depth: depth + 0.0008,
    }),
  ),
];

export const scene: Picture = {
  set: 'dig',
  wide: { zoom: 1.05, on: [450, 860], at: [0.5, 0.5] },
  plain: '#f6e2b6',
  shot: 'establish',
  seed: 5,
  lighting: { from: [760, 80] },
  cuts: [
    ...cliffs(420, 0.1),
    cut('-100,760! 200,740 520,756 1000,730! 1000,1500! -100,1500!', '#e7bd82', {
      depth: 0.3,
      lift: 1.4,
      print: 'map',
    }),
    ...tent(150, 860, 0.9, 0.4),
    ...tent(360, 800, 0.66, 0.39),
    ...tent(560, 806, 0.6, 0.385),
    ...tent(70, 1050, 1.1, 0.5),
    ...truck(660, 850, 0.7, 0.42),
    ...truck(760, 1010, 1, 0.45, '#a86a4a'),
    cut('-100,1190! 300,1170 600,1190 1000,1160! 1000,1500! -100,1500!', '#d9a768', {
      depth: 0.46,
      lift: 0.8,
      print: 'map',
    }),
    markerString('80,1240 240,1200 560,1206 840,1250', 0.47),
    markerString('240,1200 200,1340', 0.47),
    markerString('560,1206 640,1340', 0.47),
    ...[0, 1, 2, 3, 4].map((i) =>
      oval(430 + i * 30, 742 - (i % 2) * 4, 6, 12, '#4a2a34', { depth: 0.36, lift: 0 }),
    ),
    oval(838, 852, 30, 10, '#7a5434', { depth: 0.43, lift: 0 }),
    ...colander('saran', 0.72, 0.73),
    cut('520,842 528,826 536,842 552,850 536,856 528,872 520,856 504,850', '#fffdf0', {
      depth: 0.75,
      lift: 0,
      lit: false,
    }),
  ],
  cast: [
    person('hero', [330, 1010], 0.62, {
      facing: 'right',
      expression: 'worried',
      act: { spine: -4 },
      lookAt: 'saran',
    }),
    person('saran', [470, 930], 0.72, {
      pose: 'bow',
      facing: 'left',
      expression: 'thinking',
      act: { spine: 24 },
      lookAt: 'hero',
      touch: 'hero.shoulder',
    }),
    { who: 'hen', at: [820, 850], mood: 'plain', scale: 0.26, facing: 'right', depth: 0.431 },
  ],
};
