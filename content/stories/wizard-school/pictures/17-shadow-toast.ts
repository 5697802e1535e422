import { box, cut, line, rings, snip } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import { cam, named } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { TOAST } from '../parts/papers.ts';
import { sitting } from '../parts/people.ts';
import { reeds } from '../parts/places.ts';
import { duckNotebook, nest, toastSlice } from '../parts/things.ts';

export const scene: Picture = {
  set: 'pond',
  plain: '#86b8b0',
  shot: 'small-before-big',
  camera: cam(),
  wide: cam({ on: [450, 760] }),
  cuts: [
    box(-500, -300, 1400, 1800, '#8cc0b4', { depth: 0.1, lift: 0.2, print: 'star-chart' }),
    cut('-500,-300! 1400,-300! 1400,60 1100,110 800,50 500,110 200,40 -100,100 -500,50!', '#a9b873', {
      depth: 0.12,
      lift: 1.4,
    }),
    ...reeds(rows('60,110,4 150,90,-6 720,100,6 830,110,-4'), '#6f8a50', 0.13, 0.5),
    // From above: all of the shadow, a tower at each corner, the duck in the middle of it.
    {
      ...snip(
        '170,250! 70,150! 240,190! 660,190! 830,150! 730,250! 730,700! 840,840! 660,760! 240,760! 60,840! 170,700!',
        '#2f3f58',
        { depth: 0.3, lift: 0, opacity: 0.92 },
      ),
      what: 'shadow',
    },
    rings(450, 480, [150, 210], '#5f7f8c', { depth: 0.31, width: 6, flat: 0.5 }),
    ...nest(450, 480, 0.9, 0.46, 0),
    ...duckNotebook('duck', 0.95, 0.47, 'CRUST', 1),
    ...rows('420,700 470,640 440,590 500,720').map(([x, y]) =>
      cut('-9,0 0,-9 9,0 0,9', TOAST, { depth: 0.5, at: [x!, y!], lift: 0.6, lit: false }),
    ),
    // The window sill, and the one who leans out.
    {
      ...cut('-500,1060! 1400,1060! 1400,1800! -500,1800!', '#7a6b98', {
        depth: 0.76,
        lift: 3,
        print: 'exercise-book',
      }),
      what: 'window',
    },
    line('-500,1064 1400,1064', '#b3a7c6', 30, { depth: 0.761 }),
    ...named('toast', toastSlice(590, 990, 0.5, 20, 0.768, TOAST, false)),
  ],
  cast: [
    { who: 'duck', at: [460, 476], scale: 1.2, facing: 'left', lookAt: 'hero', depth: 0.455 },
    {
      who: 'hero',
      pose: 'peek',
      at: [370, 900],
      scale: 1.75,
      facing: 'backRight',
      act: { spine: 16 },
      touch: { right: 'toast.foot' },
      depth: 0.765,
      ...sitting,
    },
    {
      who: 'friend',
      pose: 'stand',
      at: [690, 1010],
      scale: 1.35,
      facing: 'backLeft',
      lookAt: 'duck',
      act: { spine: 12 },
      depth: 0.76,
      ...sitting,
    },
  ],
};
