import type { LineCut, SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import type { Place } from '../../../../illustration/scene/format/places.ts';
import { called } from '../../../cuts/called.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, cut, gecko, stars, wall } from '../parts.ts';

const suitcase = (at: Place, s: number, colour: string, depth: number): SceneCut[] =>
  called('suitcase', [
    { shape: '-80,-110! 80,-110! 80,0! -80,0!', at, scale: s, snip: true, colour, depth, lift: 1.4 },
    { line: '-30,-110 -26,-136 26,-136 30,-110', at, scale: s, width: 9, colour: '#4a3030', depth },
    { line: '-10,-110 -6,0', at, scale: s, width: 6, colour: '#e7cf9a', depth: depth + 0.001 },
  ]);

export const scene: Picture = {
  set: 'kitchen',
  plain: '#6a3f52',
  shot: 'low-angle',
  camera: cam(),
  cuts: [
    wall('#7a4658'),
    box(-900, -500, 1800, 1180, '#7a4658', { depth: 0.585, lift: 0.3, print: 'tiles', lit: false }),
    box(150, -60, 850, 1180, '#1d2750', { what: 'door', depth: 0.59, lift: 0, lit: false }),
    ...stars(
      [
        [220, 90],
        [300, 250],
        [196, 420],
        [780, 120],
        [820, 330],
        [640, 60],
        [800, 560],
        [420, 40],
      ],
      0.592,
      '#fff0cc',
    ),
    cut('90,-80! 910,-80! 910,1190! 850,1190! 850,-20! 150,-20! 150,1190! 90,1190!', '#c07a4e', {
      depth: 0.715,
      snip: true,
      lift: 2,
    }),
    box(-900, 1180, 1800, 1900, '#4a2f42', { depth: 0.6, lift: 1, print: 'tiles', lit: false }),
    cut('150,1184! 850,1184! 1000,1420! 20,1420!', '#f0b866', {
      depth: 0.605,
      snip: true,
      lift: 0,
      lit: false,
      opacity: 0.5,
    }),
    ...gecko([880, 560], 4, 0.717, 0.85),
    ...suitcase([740, 1230], 1.35, '#8a5a3c', 0.76),
    ...(
      [
        [230, 330],
        [720, 300],
        [660, 130],
        [330, 120],
      ] as const
    ).map(
      (at, i): LineCut => ({
        line: '0,0 -22,-44 12,-88 -12,-132',
        at,
        width: 11,
        colour: '#f6eef0',
        opacity: 0.6,
        depth: 0.712 + i * 0.001,
        lit: false,
      }),
    ),
  ],
  cast: [
    { who: 'bear', at: [500, 1200], scale: 2.2, lean: 10, nod: 10, lookAt: 'hero.head', depth: 0.7 },
    {
      who: 'hero',
      pose: 'lookUp',
      at: [232, 1290],
      scale: 1.25,
      facing: 'backRight',
      act: { spine: -12 },
      lookAt: 'bear.eye',
      touch: { left: [104, 1010] },
      depth: 0.77,
    },
    { who: 'tern', at: [640, 330], scale: 0.8, facing: 'right', depth: 0.74 },
  ],
};
