import { box, cut, disc, rings, snip, wall } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';
import { burr, house, onSky, ownClothes } from '../parts.ts';

export const scene: Picture = {
  set: 'hill',
  wears: ownClothes,
  shot: 'close',
  lighting: { from: [620, 300] },
  cuts: [
    wall('#e5924d'),
    cut('-460,300 200,260 500,310 1360,250! 1360,1500! -460,1500!', '#eda75a', onSky),
    disc(600, 560, 330, '#fbd983', { depth: 0.59 }),
    cut('-460,1000 100,930 420,850 640,830 800,860 1360,1000! 1360,1500! -460,1500!', '#7a3f33', {
      depth: 0.64,
      lift: 2,
      print: 'exercise-book',
    }),
    cut('-460,1180 200,1120 500,1140 1360,1230! 1360,1500! -460,1500!', '#4a2230', {
      depth: 0.66,
      lift: 2,
      print: 'exercise-book',
    }),
    ...[
      [690, 1290],
      [820, 1300],
    ].flatMap(([x, y], i) =>
      house(x!, y!, 110, 70, '#331624', '#260f1c', 0.7 + i * 0.001, i % 2 ? '#fbd983' : null),
    ),
    snip('560,1320! 560,1180! 588,1110! 616,1180! 616,1320!', '#331624', { depth: 0.705, lift: 0.8 }),
    ...[0, 1, 2, 3].map((i) =>
      box(520 - i * 34, 1262 + i * 22, 520 - i * 34 + 36, 1262 + i * 22 + 80, '#260f1c', {
        depth: 0.706,
        lift: 0,
      }),
    ),
    ...burr(590, 470, 74, 0.72),
    rings(590, 470, [110, 140], '#c9602f', { width: 4, depth: 0.7, opacity: 0.7 }),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'walk',
      facing: 'left',
      at: [270, 760],
      by: 'head',
      scale: 2,
      expression: 'furious',
      act: { spine: 16, neck: 8, shoulders: [10, 10] },
      hands: 'fist',
      lookAt: [-200, 1100],
      shadow: false,
      depth: 0.74,
    },
    {
      who: 'friend',
      pose: 'walk',
      facing: 'backRight',
      at: [760, 880],
      scale: 0.85,
      act: { spine: 18, neck: 14 },
      hands: 'fist',
      depth: 0.645,
    },
    { who: 'stairPig', at: [478, 1286], scale: 0.26, facing: 'left', depth: 0.74 },
  ],
};
