import { cut, line, pool, snip, wall } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';

export const scene: Picture = {
  set: 'kitchen',
  light: 'dusk',
  shot: 'close',
  lighting: { lamps: [{ on: [800, 900], reach: 1000 }] },
  cuts: [
    wall('#4a2a38'),
    ...pool(780, 800, [640, 450, 270], ['#673a40', '#8f5444', '#c07f4a'], 0.585),
    line('-40,150 240,210 480,214 720,180 1360,110', '#c9a070', 6, { depth: 0.6 }),
    ...[0, 1, 2, 3, 4, 5, 6].map((i) =>
      cut(`-44,0! 44,0! 36,90 48,190 10,214 -30,196 -46,100`, ['#8a5560', '#9c6a5c', '#7a4c60'][i % 3]!, {
        at: [40 + i * 138, 172 + [0, 26, 38, 42, 34, 16, -6][i]!],
        depth: 0.61,
        lift: 1,
        print: 'gingham',
      }),
    ),
    snip('-460,1000! 1360,1000! 1360,1420! -460,1420!', '#8f5c38', {
      depth: 0.73,
      lift: 2.2,
      print: 'ledger',
    }),
    snip('-460,1000! 1360,1000! 1360,1036! -460,1036!', '#cf9854', { depth: 0.7301, lift: 0.4 }),
    cut(
      '-460,1180 60,1080 200,1130 300,1240 470,1270 560,1200 640,1210 620,1300 480,1400 -460,1400',
      '#d9a441',
      { depth: 0.79, lift: 1.6 },
    ),
    line('40,1130 150,1190 260,1290', '#b07c2c', 8, { depth: 0.791 }),
    line('560,1240 580,1300', '#b07c2c', 8, { depth: 0.791 }),
    cut('-8,0 -4,-12 0,-26 8,-12 10,0 4,10 -4,10', '#bfe3f2', {
      at: [372, 1096],
      scale: 1.5,
      depth: 0.8,
      lift: 0.3,
    }),
  ],
  props: [{ id: 'candle', at: [800, 1080], scale: 1.1, depth: 0.75 }],
  cast: [
    {
      who: 'hero',
      pose: 'kneel',
      facing: 'left',
      at: [520, 640],
      by: 'head',
      scale: 3.2,
      expression: 'worried',
      act: { tilt: -6 },
      touch: { right: [210, 1170] },
      hands: 'pinch',
      lookAt: 'mouse.eye',
      shadow: false,
    },
    {
      who: 'mouse',
      at: [330, 1240],
      scale: 1.9,
      facing: 'right',
      depth: 0.77,
      mood: 'sad',
      nod: 12,
      pose: 'sleep',
    },
  ],
};
