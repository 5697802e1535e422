import { cut, disc, line, snip } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { crookedCuff, sitting } from '../parts/people.ts';

export const scene: Picture = {
  set: 'hall',
  plain: '#3f3163',
  shot: 'close',
  camera: cam({ on: [470, 660], zoom: 1.22 }),
  cuts: [
    snip('-500,-300! 1400,-300! 1400,1800! -500,1800!', '#43356a', { depth: 0.1, lift: 0 }),
    snip('330,-300! 620,-300! 760,1800! 150,1800!', '#6a5896', { depth: 0.11, lift: 0 }),
    snip('400,-300! 560,-300! 620,1800! 290,1800!', '#8d7bb6', { depth: 0.12, lift: 0 }),
    cut(
      '-500,1010 -100,940 160,880 330,930 450,900 600,930 760,880 1000,950 1400,1010! 1400,1800! -500,1800!',
      '#7a5a9c',
      { what: 'coat', depth: 0.755, lift: 2.4 },
    ),
    cut('300,930 420,1000 450,1330 380,1800 250,1800 300,1330', '#6a4c8c', { depth: 0.756, lift: 0 }),
    line('560,1040 650,1030', '#2c1f45', 14, { depth: 0.758 }),
    line('568,1050 640,1042', '#c9b6e0', 5, { depth: 0.759 }),
    disc(420, 1010, 98, '#a9822e', { name: 'button', depth: 0.764, lit: false }),
    disc(420, 1002, 96, '#f2c55c', { what: 'button', depth: 0.765 }),
    disc(420, 1002, 72, '#e0ad43', { depth: 0.7652 }),
    ...rows('396,978 444,978 396,1026 444,1026').map(([x, y]) =>
      disc(x!, y!, 11, '#5a3a1c', { depth: 0.7656 }),
    ),
    // In it, very small: somebody taking this down.
    cut('-20,8 -16,-8 0,-10 4,-26 18,-28 22,-14 14,-4 16,10 0,16', '#fdf4dd', {
      depth: 0.7654,
      at: [474, 950],
      scale: 0.8,
      lift: 0,
      lit: false,
    }),
    ...crookedCuff({ at: [556, 752], turn: 6, scale: 1.02 }),
    cut('0,-30! 14,4 10,22 0,28 -10,22 -14,4', '#bfe4f4', {
      depth: 0.79,
      on: 'ottoline.mouth',
      dx: 34,
      dy: -8,
      scale: 1.1,
      lift: 0.6,
      lit: false,
    }),
    cut('0,-30! 14,4 10,22 0,28 -10,22 -14,4', '#bfe4f4', {
      depth: 0.79,
      on: 'ottoline.mouth',
      dx: 46,
      dy: 120,
      scale: 0.8,
      lift: 0.6,
      lit: false,
    }),
  ],
  cast: [
    {
      who: 'ottoline',
      pose: 'knit',
      holding: 'none',
      at: [228, 470],
      scale: 2.1,
      facing: 'right',
      expression: 'crying',
      act: { spine: 10, tilt: 4 },
      lookAt: [540, 720],
      touch: { left: [200, 1000], right: 'button.left' },
      hands: { left: 'grip', right: 'pinch' },
      depth: 0.735,
      ...sitting,
    },
    {
      who: 'hero',
      pose: 'hold',
      holding: 'none',
      at: [668, 560],
      scale: 1.9,
      facing: 'left',
      expression: 'guilty',
      act: { spine: 8, tilt: 8 },
      touch: { right: [436, 740], left: [640, 960] },
      hands: 'open',
      lookAt: 'ottoline.eyes',
      depth: 0.745,
      ...sitting,
    },
  ],
};
