import { disc, line, pool, wall } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';
import { owlWing, shawl } from '../parts.ts';

export const scene: Picture = {
  set: 'attic',
  light: 'dusk',
  shot: 'two-touching',
  lighting: { lamps: [{ on: [446, 900], reach: 900 }] },
  cuts: [
    wall('#231a3c'),
    ...pool(450, 820, [620, 480, 340, 200], ['#3f2b48', '#6b4450', '#a86f52', '#dca55c'], 0.585),
    disc(450, 130, 200, '#31508f', { depth: 0.584 }),
    line('450,-80 450,330', '#171030', 14, { depth: 0.5845 }),
    line('240,130 660,130', '#171030', 14, { depth: 0.5845 }),
    ...shawl(690, 1330, 4.3, 0.735),
    ...owlWing(700, 1120, 1.15, 6, 0.77),
  ],
  props: [{ id: 'candle', at: [446, 1210], scale: 1.7, depth: 0.75 }],
  cast: [
    {
      who: 'hero',
      pose: 'hold',
      holding: 'none',
      facing: 'right',
      at: [208, 660],
      by: 'head',
      scale: 2.7,
      expression: 'wonder',
      act: { spine: 14, tilt: 4 },
      touch: { right: [470, 1110] },
      hands: 'grip',
      lookAt: 'nora.eye',
      shadow: false,
    },
    {
      who: 'nora',
      at: [690, 1290],
      scale: 4.3,
      facing: 'left',
      depth: 0.73,
      lookAt: 'hero.eyes',
      mood: 'scared',
    },
    { who: 'gravy', at: [60, 1470], scale: 1.5, facing: 'left', depth: 0.78, lookAt: [0, 300] },
  ],
};
