import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { cut, disc, oval, stars } from '../../../cuts/lit.ts';
import { hero, kept, who } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { boot } from '../parts.ts';

export const scene: Picture = {
  set: 'island',
  light: 'night',
  plain: '#1d2652',
  papers: { land: 'sea-chart' },
  shot: 'low-angle',
  why: { contrast: 'the moon behind them is their light' },
  lighting: { from: [300, 500] },
  wide: { zoom: 0.98, on: [470, 640], at: [0.5, 0.5] },
  cuts: kept([
    ...stars(
      [
        [60, 90],
        [150, 250],
        [60, 420],
        [330, 60],
        [120, 760],
        [480, 170],
        [30, 620],
      ],
      0.05,
      '#fff1c4',
    ),
    disc(290, 680, 330, '#33407c', { depth: 0.06 }),
    disc(290, 680, 250, '#f9efc8', { depth: 0.07 }),
    disc(196, 600, 36, '#ecdcab', { depth: 0.071 }),
    disc(400, 800, 44, '#ecdcab', { depth: 0.071 }),
    cut('-100,1090! 200,1060 560,1090 1000,1060! 1000,1700! -100,1700!', '#8d7a66', {
      depth: 0.3,
      lift: 1,
      print: 'map',
    }),
    ...(
      [
        [70, 1070, '#e2a94b'],
        [600, 1070, '#c9a27e'],
        [800, 1060, '#4d5a7e'],
      ] as const
    ).flatMap(([x, y, colour]): SceneCut[] => [
      oval(x, y + 26, 80, 26, '#231d38', { depth: 0.31, lift: 0 }),
      oval(x, y, 42, 46, colour, { depth: 0.312, lift: 1 }),
      oval(x, y + 14, 32, 24, '#6b4a3c', { depth: 0.313, lift: 0 }),
      disc(x - 13, y + 10, 7, '#fff6e0', { depth: 0.314 }),
      disc(x + 13, y + 10, 7, '#fff6e0', { depth: 0.314 }),
      cut(
        `${x - 90},${y + 30} ${x},${y + 52} ${x + 90},${y + 30} ${x + 80},${y + 70} ${x - 80},${y + 70}`,
        '#8d7a66',
        { depth: 0.32, lift: 0.5 },
      ),
    ]),
    ...boot([0, 0], 0.8, 0.76, { on: 'hero.left', dx: -4, dy: 2 }),
    ...boot([0, 0], 0.8, 0.762, { on: 'hero.right', dx: 0, dy: 2 }),
  ]),
  cast: [
    { who: 'goat', at: [240, 1096], scale: 0.22, facing: 'right', depth: 0.5 },
    who('oona', 'bow', [610, 360], 2.35, {
      facing: 'left',
      expression: 'wonder',
      act: { spine: -4, tilt: 6 },
      lookAt: [290, 760],
      depth: 0.7,
    }),
    hero('stand', [290, 980], 1.55, {
      facing: 'back',
      act: {
        spine: 4,
        arms: [
          [-122, -152],
          [122, 152],
        ],
      },
      depth: 0.74,
    }),
  ],
};
