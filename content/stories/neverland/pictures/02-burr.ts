import { box, cut, disc, rings, snip, wall } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';
import { burr, house, onSky, ownClothes } from '../parts.ts';

export const scene: Picture = {
  set: 'hill',
  wears: ownClothes,
  shot: 'silhouette',
  lighting: {},
  cuts: [
    wall('#e5924d'),
    cut('-460,300 200,260 500,310 1360,250! 1360,1500! -460,1500!', '#eda75a', onSky),
    disc(450, 640, 390, '#fbd983', { depth: 0.59 }),
    cut('-460,1100 100,1010 300,900 450,860 600,900 800,1010 1360,1110! 1360,1500! -460,1500!', '#4a2230', {
      depth: 0.66,
      lift: 2,
      print: 'exercise-book',
    }),
    ...[
      [60, 1290],
      [170, 1310],
      [760, 1300],
      [860, 1290],
    ].flatMap(([x, y], i) =>
      house(x!, y!, 110, 70, '#331624', '#260f1c', 0.7 + i * 0.001, i % 2 ? '#fbd983' : null),
    ),
    snip('620,1320! 620,1130! 655,1040! 690,1130! 690,1320!', '#331624', { depth: 0.705, lift: 0.8 }),
    ...[0, 1, 2, 3].map((i) =>
      box(600 - i * 34, 1250 + i * 22, 600 - i * 34 + 36, 1250 + i * 22 + 80, '#260f1c', {
        depth: 0.706,
        lift: 0,
      }),
    ),
    ...burr(450, 560, 74, 0.72),
    rings(450, 560, [110, 140], '#c9602f', { width: 4, depth: 0.7, opacity: 0.7 }),
    ...burr(120, 1120, 17, 0.72),
    ...burr(800, 1090, 14, 0.72),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'walk',
      facing: 'sideLeft',
      at: [215, 1010],
      scale: 0.92,
      plane: 'silhouette',
      act: {
        spine: 13,
        neck: 14,
        arms: [
          [-108, -124],
          [24, 44],
        ],
      },
    },
    {
      who: 'friend',
      pose: 'walk',
      facing: 'side',
      at: [690, 1010],
      scale: 0.88,
      plane: 'silhouette',
      act: {
        spine: 20,
        neck: 8,
        tilt: -6,
        arms: [
          [-90, -100],
          [70, 150],
        ],
      },
    },
    { who: 'stairPig', at: [560, 1262], scale: 0.26, facing: 'left', plane: 'silhouette', depth: 0.74 },
  ],
};
