import type { LineCut, SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { box, line } from '../../../cuts/lit.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { BLUE, wallWindow } from '../parts.ts';

const SEA: SceneCut[] = [
  { shape: '-100,100! 1000,100! 1000,560! -100,560!', colour: '#cfdcda', depth: 0.1, lift: 0 },
  {
    shape: '-100,470! 1000,470! 1000,1000! -100,1000!',
    snip: true,
    colour: '#5f93a3',
    depth: 0.12,
    lift: 0.6,
    print: 'sea-chart',
  },
  {
    shape: '-100,650! 1000,640! 1000,1000! -100,1000!',
    colour: '#467c90',
    depth: 0.13,
    lift: 0.6,
    print: 'sea-chart',
  },
  { line: '180,745 280,730 380,748 480,732 580,748 700,734', width: 10, colour: '#f8f6ea', depth: 0.14 },
  { shape: '486,474! 492,360! 552,470!', colour: '#fdf8ea', depth: 0.15, lift: 0.8 },
  { shape: '470,476! 566,476! 548,500! 484,500!', colour: '#6b4630', depth: 0.15, lift: 0.6 },
];

export const scene: Picture = {
  set: 'gullhaven',
  shot: 'frame-in-frame',
  camera: cam(),
  wide: cam({ on: [450, 640], zoom: 0.92 }),
  cuts: [
    ...SEA,
    ...wallWindow('#5a5460', 'ledger'),
    {
      shape: '-500,1130! 1400,1110! 1400,1700! -500,1700!',
      snip: true,
      colour: '#7a6a5e',
      depth: 0.5,
      lift: 1.4,
      print: 'ledger',
    },
    ...called(
      'straw',
      [
        [330, 1180, 30],
        [430, 1215, -16],
        [520, 1170, 20],
        [610, 1220, -30],
      ].map(
        ([x, y, turn]): LineCut => ({
          line: '-50,0 50,6',
          at: [x!, y!] as const,
          turn: turn!,
          width: 8,
          colour: '#e3bd62',
          depth: 0.51,
        }),
      ),
    ),
    // Folded, and ready.
    ...called('blanket', [
      box(640, 1180, 860, 1232, BLUE, { depth: 0.6, lift: 1.4, print: 'sea-chart' }),
      box(650, 1148, 850, 1184, BLUE, { depth: 0.601, lift: 1.2, print: 'sea-chart' }),
      line('640,1206 860,1206', '#e7cf9a', 7, { depth: 0.602 }),
      line('742,1148 742,1232', '#e7cf9a', 7, { depth: 0.602 }),
    ]),
  ],
  props: [{ id: 'bed', at: [500, 1180], scale: 0.62, depth: 0.56, colour: '#a24e3a' }],
  cast: [
    { who: 'gull', at: [520, 1086], scale: 0.7, depth: 0.57, facing: 'left' },
    {
      who: 'wat',
      pose: 'lift',
      at: [800, 440],
      by: 'head',
      scale: 1.7,
      facing: 'left',
      expression: 'calm',
      act: { spine: 12 },
      lookAt: 'hero',
      touch: { right: [668, 640], left: [668, 790] },
      shadow: false,
    },
    {
      who: 'hero',
      pose: 'stand',
      at: [80, 1190],
      scale: 1.4,
      facing: 'right',
      expression: 'delight',
      act: { spine: 16, toes: 'both' },
      lookAt: [480, 520],
      touch: { right: [250, 812] },
      hands: 'flat',
    },
  ],
};
