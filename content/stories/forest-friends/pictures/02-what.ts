import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { COLOURS, hillside, scarf, snail, trunk } from '../parts.ts';

export const scene: Picture = {
  set: 'twig',
  shot: 'over-the-shoulder',
  camera: cam(),
  light: 'noon',
  cuts: [
    ...scarf(2.3, 8).map((cut) => ({ ...cut, dy: 12 })),
    trunk(720, 150, '#d5ac5c', { depth: 0.2 }),
    trunk(520, 60, '#dfbb6b', { depth: 0.15, lift: 0.6 }),
    hillside(1080, '#a9a356', { depth: 0.3 }),
    trunk(860, 170, COLOURS.trunk, { depth: 0.4, print: 'map' }),
    { rings: [124], at: [330, 190], colour: '#4d3221', depth: 0.8 },
    { rings: [72], at: [336, 200], colour: '#6b4a34', depth: 0.802 },
    {
      shape:
        '-500,-300! 60,-300! 210,110 330,210 396,360 388,520 330,660 360,740 430,900 470,1120 480,1600! -500,1600!',
      what: 'bear',
      colour: '#4d3221',
      depth: 0.81,
      lift: 3,
      print: 'knitting',
    },
  ],
  cast: [
    {
      who: 'hero',
      pose: 'stand',
      at: [640, 640],
      by: 'head',
      scale: 2.3,
      facing: 'left',
      expression: 'curious',
      act: { spine: -13, tilt: 10 },
      lookAt: [330, 330],
      touch: { right: [430, 900] },
      shadow: false,
      depth: 0.72,
    },
    { who: 'butterfly', at: [180, 880], scale: 1.3, turn: -30, pose: 'sleep', depth: 0.85 },
    snail([830, 330], { turn: -88, scale: 0.5, depth: 0.5 }),
  ],
};
