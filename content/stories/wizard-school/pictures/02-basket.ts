import { cut, land, line } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { COAT } from '../parts/papers.ts';
import { sitting } from '../parts/people.ts';
import { reeds, school } from '../parts/places.ts';
import { duckNotebook, nest } from '../parts/things.ts';

export const scene: Picture = {
  set: 'sky',
  shot: 'low-angle',
  camera: cam(),
  wide: cam({ on: [450, 690], zoom: 0.9 }),
  cuts: [
    cut('-500,900 -100,860 300,920 700,860 1400,910! 1400,1100! -500,1100!', '#e3edf0', {
      depth: 0.12,
      lift: 0.8,
    }),
    ...school(500, 330, 1.75, 0.2, { keel: '#54457a' }),
    ...rows('200,520 420,590 690,560 860,470').map(([x, y], i) =>
      cut('-40,0! -30,70 -46,130 -12,200 10,120 40,60 34,0!', '#463a68', {
        depth: 0.206,
        at: [x!, y!],
        scale: 0.8 + (i % 2) * 0.3,
        lift: 1,
      }),
    ),
    { from: 'friend.left', to: [606, 590], width: 9, colour: '#f1dfb0', depth: 0.72 },
    cut('470,850! 740,850! 716,1000 690,1030 520,1030 494,1000', '#b5834c', {
      what: 'basket',
      depth: 0.76,
      lift: 2,
      print: 'gingham',
    }),
    cut('480,846 606,820 730,846 606,880', '#6b4727', { depth: 0.73, lift: 0.6 }),
    line('462,850 606,872 748,850', '#dcb273', 20, { depth: 0.762 }),
    line('480,850 540,700 606,580', '#f1dfb0', 8, { depth: 0.725 }),
    line('734,850 670,700 606,580', '#f1dfb0', 8, { depth: 0.725 }),
    cut('440,880 520,870 560,920 540,1010 480,1060 450,1000', COAT, { depth: 0.764, lift: 1.2 }),
    land('-500,1220 -100,1200 300,1226 700,1204 1400,1220!', '#7fb0a8', { depth: 0.5, print: 'star-chart' }),
    ...reeds(
      rows('30,1340,-10 90,1350,4 300,1360,12 400,1370,-6 800,1350,8 870,1340,-6 -200,1340,6 1080,1340,-4'),
      '#5c8a58',
      0.78,
      1.2,
    ),
    ...nest(170, 1290, 1.5, 0.792, 0),
    ...duckNotebook('duck', 1.7, 0.795, '', -1),
    {
      ...line('-20,30 -14,-10 20,-14 26,28', '#c8553d', 7, { depth: 0.797 }),
      on: 'duck.eye',
      dx: 186,
      dy: 130,
    },
    { ...line('4,-50 4,-14', '#c8553d', 6, { depth: 0.797 }), on: 'duck.eye', dx: 186, dy: 130 },
  ],
  cast: [
    {
      who: 'hero',
      pose: 'lookUp',
      at: [600, 690],
      scale: 0.95,
      facing: 'right',
      expression: 'curious',
      act: { spine: -10, tilt: -8 },
      lookAt: 'friend',
      touch: { right: [664, 850] },
      depth: 0.745,
      ...sitting,
    },
    {
      who: 'friend',
      pose: 'wind',
      at: [690, 96],
      scale: 0.56,
      facing: 'left',
      expression: 'calm',
      act: { spine: 24 },
      lookAt: 'hero',
      depth: 0.209,
      ...sitting,
    },
    { who: 'duck', at: [180, 1290], scale: 1.75, facing: 'right', lookAt: 'hero', depth: 0.79 },
  ],
};
