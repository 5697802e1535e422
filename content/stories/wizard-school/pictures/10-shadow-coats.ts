import { cut, land, line, rings, snip } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { sitting } from '../parts/people.ts';
import { reeds } from '../parts/places.ts';
import { duckNotebook, nest } from '../parts/things.ts';

export const scene: Picture = {
  set: 'pond',
  shot: 'small-before-big',
  camera: cam(),
  wide: cam({ on: [450, 610], zoom: 0.94 }),
  cuts: [
    // The underside comes down; a window in it.
    cut(
      '-500,-300! 1400,-300! 1400,410 1000,440 840,550 640,480 450,580 260,490 100,560 -100,450 -500,420!',
      '#5a4b7c',
      {
        depth: 0.36,
        lift: 3,
        print: 'exercise-book',
        holes: '300,330 300,150 340,70 450,40 560,70 600,150 600,330',
      },
    ),
    cut('260,360! 260,150 340,40 450,0 560,40 640,150 640,360!', '#ffd98a', {
      what: 'window',
      depth: 0.31,
      lift: 0,
      lit: false,
    }),
    line('286,336 614,336', '#8d7fab', 26, { depth: 0.765 }),
    land('-500,670 200,662 700,674 1400,666!', '#8fc0b4', { depth: 0.4, print: 'star-chart' }),
    // And its shadow, with a tower at each corner.
    {
      ...snip(
        '90,800! 60,640! 130,700! 170,800! 730,800! 770,700! 840,640! 810,800! 900,1180! 960,1330! 800,1270! 740,1200! 160,1200! 100,1270! -60,1330! 0,1180!',
        '#2f3f58',
        { depth: 0.5, lift: 0, opacity: 0.92 },
      ),
      what: 'shadow',
    },
    rings(450, 1010, [170, 240], '#5f7f8c', { depth: 0.51, width: 6, flat: 0.34 }),
    ...nest(450, 1010, 0.95, 0.76, 0),
    ...duckNotebook('duck', 1.05, 0.768, '5:02', 1),
    ...reeds(
      rows('20,1360,-8 80,1370,6 860,1370,8 920,1350,-4 -240,1360,4 1120,1360,-6'),
      '#58764e',
      0.78,
      1.2,
    ),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'sit',
      at: [450, 220],
      scale: 1.1,
      facing: 'left',
      expression: 'worried',
      act: { spine: 14 },
      lookAt: 'duck',
      touch: { left: [380, 330], right: [520, 330] },
      hands: { left: 'flat', right: 'flat' },
      depth: 0.35,
      ...sitting,
    },
    {
      who: 'duck',
      at: [460, 1006],
      scale: 1.25,
      facing: 'left',
      lookAt: 'hero',
      mood: 'plain',
      depth: 0.758,
    },
    {
      who: 'friend',
      pose: 'sit',
      at: [572, 236],
      scale: 0.8,
      facing: 'left',
      expression: 'calm',
      lookAt: 'duck',
      depth: 0.345,
      ...sitting,
    },
  ],
};
