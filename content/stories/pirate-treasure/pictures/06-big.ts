import { cut, disc, stars } from '../../../cuts/lit.ts';
import { hero, kept, who } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { boot, hole } from '../parts.ts';

export const scene: Picture = {
  set: 'island',
  light: 'night',
  plain: '#1d2652',
  papers: { land: 'sea-chart' },
  shot: 'low-angle',
  lighting: { from: [420, 500] },
  wide: { zoom: 0.98, on: [410, 650], at: [0.5, 0.5] },
  cuts: kept([
    ...stars(
      [
        [60, 90],
        [-250, 560],
        [-180, 760],
        [330, 60],
        [-60, 640],
        [1010, 230],
        [1090, 420],
      ],
      0.05,
      '#fff1c4',
    ),
    disc(430, 720, 370, '#33407c', { depth: 0.06 }),
    disc(430, 720, 290, '#f9efc8', { depth: 0.07 }),
    disc(330, 560, 36, '#ecdcab', { depth: 0.071 }),
    disc(500, 850, 44, '#ecdcab', { depth: 0.071 }),
    cut('-100,1090! 200,1060 560,1090 1000,1060! 1000,1700! -100,1700!', '#8d7a66', {
      depth: 0.3,
      lift: 1,
      print: 'map',
    }),
    ...hole(470, 1130, 60, 0.312, '#231d38'),
    ...boot([420, 870], 0.9, 0.76),
    ...boot([384, 1020], 0.9, 0.78),
  ]),
  cast: [
    { who: 'goat', at: [600, 1098], scale: 0.26, facing: 'left', depth: 0.5 },
    who('oona', 'bow', [700, 400], 2.35, {
      facing: 'left',
      expression: 'wonder',
      act: { spine: -4, tilt: 6 },
      lookAt: [390, 690],
      touch: { right: [540, 800], left: 'oona.knee' },
      depth: 0.7,
    }),
    hero('stand', [168, 800], 1.85, {
      facing: 'right',
      expression: 'brave',
      act: { spine: -12, tilt: -8 },
      lookAt: 'oona',
      touch: { left: [394, 818], right: [352, 960] },
      handsDepth: 0.79,
      depth: 0.74,
    }),
  ],
};
