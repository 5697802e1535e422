import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { bath, goose, hillside } from '../parts.ts';

export const scene: Picture = {
  set: 'meadow',
  plain: '#9cc4dc',
  weather: 'wind',
  shot: 'close',
  camera: cam(),
  wide: cam({ on: [450, 700] }),
  cuts: [
    {
      shape: '-420,-300! 200,-300! 260,-40 180,160 240,330 -420,380!',
      colour: '#f2f7fb',
      depth: 0.2,
      lift: 1.6,
      print: 'sea-chart',
    },
    {
      shape: '1340,-300! 620,-300! 560,-60 660,120 600,260 700,330 1340,360!',
      colour: '#dceaf5',
      depth: 0.2,
      lift: 1.6,
      print: 'sea-chart',
    },
    hillside(840, '#86ad58', { depth: 0.3, print: 'gingham' }),
    ...bath([660, 1010], 900, 0.76),
  ],
  cast: [
    { who: 'cow', at: [60, 1210], scale: 0.5, facing: 'right', depth: 0.62 },
    ...Array.from({ length: 9 }, (_, i) =>
      goose({
        name: `g${i}`,
        at: [50 + i * 100, 1300 + (i % 2) * 12],
        scale: 0.5,
        facing: 'left',
        depth: 0.8 + i * 0.002,
      }),
    ),
    {
      who: 'hero',
      pose: 'stand',
      at: [255, 660],
      by: 'head',
      scale: 2.25,
      facing: 'right',
      expression: 'thinking',
      act: { spine: 14 },
      lookAt: 'king',
      touch: { right: [330, 1000] },
      handsDepth: 0.77,
      shadow: false,
      depth: 0.73,
    },
    {
      who: 'king',
      in: 'bath',
      pose: 'sit',
      at: [620, 600],
      by: 'head',
      scale: 2.6,
      facing: 'left',
      expression: 'curious',
      act: { spine: 18, neck: 6 },
      lookAt: 'hero',
      touch: { left: [800, 1000] },
      handsDepth: 0.77,
      seatOn: 'boat',
      shadow: false,
      depth: 0.72,
    },
  ],
};
