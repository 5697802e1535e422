import { cut, glow, land, line } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { sitting } from '../parts/people.ts';
import { toastSlice } from '../parts/things.ts';

export const scene: Picture = {
  set: 'kitchen',
  plain: '#7a3a34',
  shot: 'close',
  camera: cam(),
  lighting: { from: [450, 1300] },
  cuts: [
    ...glow(450, 980, 800, ['#93473a', '#b55f3f', '#d98446', '#f0ab55'], { depth: 0.1 }),
    // The bench they sit on.
    land('-500,880 450,870 1400,880!', '#6f3530', { depth: 0.7, lift: 1.2 }),
    ...toastSlice(450, 1010, 2.1, -4, 0.765),
    ...rows('330,830 460,800 590,830').map(([x, y], i) =>
      line(`${x},${y} ${x! + 20},${y! - 40} ${x! - 14},${y! - 80} ${x! + 12},${y! - 130}`, '#fff0c8', 9 - i, {
        depth: 0.77,
        lit: false,
        opacity: 0.85,
      }),
    ),
    land('-500,1200 450,1186 1400,1200!', '#5a2a30', { depth: 0.76, lift: 2.4, print: 'exercise-book' }),
    // In her spectacles, pushed up: a bib.
    cut('-20,8 -16,-8 0,-10 4,-26 18,-28 22,-14 14,-4 16,10 0,16', '#fdf4dd', {
      depth: 0.79,
      on: 'ottoline.head',
      dx: -30,
      dy: -120,
      lift: 0,
      lit: false,
    }),
  ],
  cast: [
    {
      who: 'ottoline',
      pose: 'lookUp',
      at: [210, 470],
      scale: 2.2,
      facing: 'right',
      expression: 'asleep',
      act: { spine: 14, tilt: 8 },
      touch: { right: [372, 1040] },
      hands: { right: 'grip' },
      depth: 0.74,
      ...sitting,
    },
    {
      who: 'hero',
      pose: 'sit',
      at: [690, 640],
      scale: 1.95,
      facing: 'left',
      expression: 'asleep',
      act: { spine: 14, tilt: -10 },
      touch: { left: [540, 1060] },
      hands: { left: 'grip' },
      depth: 0.745,
      ...sitting,
    },
  ],
};
