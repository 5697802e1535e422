import { cam } from '../../../cuts/placing.ts';
import { written } from '../../../cuts/written.ts';
import type { Picture } from '../../../pictures.ts';
import { box, crankLamp, cut, disc, limpet, snip, TURQUOISE, wall } from '../parts.ts';

export const scene: Picture = {
  set: 'pier',
  plain: '#f0c23f',
  shot: 'two-touching',
  camera: cam(),
  light: 'dusk',
  lighting: { lamps: [{ on: [300, 900], reach: 800, colour: '#fff6e0' }] },
  cuts: [
    ...limpet([120, 1130], 1.2, 0.79, TURQUOISE),
    wall('#d9a735', { print: 'letters', lift: 0.3 }),
    disc(450, 500, 500, '#f7eccb', { depth: 0.59 }),
    disc(450, 500, 470, '#b7dfe4', { depth: 0.591 }),
    cut(
      '-20,600 200,570 450,596 700,566 920,600 880,760 760,900 600,966 450,972 300,966 140,900 30,760',
      '#58a9b8',
      { depth: 0.592, lift: 0, lit: false },
    ),
    disc(290, 905, 330, '#fff8e0', { depth: 0.7, opacity: 0.2 }),
    disc(290, 905, 210, '#fff8e0', { depth: 0.701, opacity: 0.28 }),
    box(-420, 1120, 1340, 1700, '#a57a22', { depth: 0.76, lift: 2 }),
    ...crankLamp([290, 1130], 1.1, 0.77),
    snip('548,1136! 876,1122! 890,1306! 560,1318!', '#f7f0dc', { depth: 0.78, turn: 0 }),
    { letters: 'LOST: PEPPER', at: [716, 1182], size: 34, turn: -3, colour: '#a2452f', depth: 0.79 },
    written('{name}', 722, 1250, 300, '#2f4a6e', 0.79, { turn: -3 }),
  ],
  props: [{ id: 'star', name: 'crank', at: [456, 985], scale: 0.01, depth: 0.79 }],
  cast: [
    {
      who: 'hero',
      pose: 'stand',
      at: [250, 640],
      by: 'head',
      scale: 1.75,
      facing: 'right',
      expression: 'curious',
      act: { spine: 14 },
      lookAt: [300, 900],
      touch: { right: 'crank', left: [200, 1010] },
      seatOn: 'boat',
      shadow: false,
      depth: 0.73,
    },
    {
      who: 'zulmira',
      pose: 'stand',
      at: [690, 440],
      by: 'head',
      scale: 2,
      facing: 'left',
      expression: 'calm',
      act: { spine: 14 },
      lookAt: 'hero.head',
      touch: { right: 'crank' },
      seatOn: 'boat',
      shadow: false,
      depth: 0.72,
    },
  ],
};
