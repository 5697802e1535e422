import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { cut, SNOW, sheep, smokeBank, snowSlope, thread } from '../parts.ts';

export const scene: Picture = {
  set: 'ridge',
  shot: 'over-the-shoulder',
  camera: cam(),
  plain: '#b4cfe4',
  cuts: [
    cut('-420,160 -100,120 240,200 560,420 1340,500! 1340,1700! -420,1700!', SNOW, {
      depth: 0.2,
      print: 'knitting',
    }),
    cut('-420,640 0,600 400,660 1340,640! 1340,1700! -420,1700!', '#8fb0cc', { depth: 0.21 }),
    ...[
      [20, 690],
      [170, 720],
      [520, 700],
      [-120, 700],
      [90, 800],
      [250, 830],
      [560, 800],
    ].flatMap(([x, y], i) => sheep(x!, y!, 0.8, 0.3 + i * 0.004)),
    snowSlope(930, 990, '#eef1f4', 0.5, { print: 'knitting' }),
    smokeBank(1230, '#c3b6d8', 0.78),
    thread('-420,60 -60,250 160,540 330,760', 0.77, 8),
    cut('-62,10 -50,-40 0,-56 50,-44 64,6 44,60 0,70 -46,58', '#d3d1cd', {
      depth: 0.88,
      at: [706, 1238],
      lift: 0.4,
      lit: false,
      print: 'knitting',
    }),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'point',
      at: [370, 520],
      by: 'head',
      scale: 1.6,
      facing: 'left',
      expression: 'tender',
      act: { spine: 12 },
      lookAt: [60, 500],
      touch: { right: [262, 676] },
      depth: 0.74,
    },
    { who: 'ewe', at: [960, 1560], scale: 2.7, facing: 'left', lookAt: 'hero', shadow: false, depth: 0.86 },
  ],
};
