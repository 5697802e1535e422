import { box, glow, oval, snip } from '../../../cuts/lit.ts';
import { kept, person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { cheeringOutline, spoon } from '../parts.ts';

export const scene: Picture = {
  set: 'dusk',
  plain: '#2b336c',
  shot: 'two-touching',
  seed: 8,
  cuts: kept([
    ...glow(450, 560, 620, ['#3a3f78', '#6a5474', '#b07a5c', '#eab860'], { depth: 0.1 }),
    snip('380,110! 520,110! 560,230! 340,230!', '#171a3c', { depth: 0.2, lift: 1.2 }),
    oval(450, 236, 90, 26, '#fff0bf', { depth: 0.21, lift: 0 }),
    box(-100, 1120, 1000, 1400, '#4a3f5c', { depth: 0.3, lift: 1, print: 'newsprint' }),
    ...cheeringOutline(60, 1080, 0.9, -6, 140, 0.25, '#3a2f52'),
    ...cheeringOutline(840, 1080, 0.9, 4, 120, 0.25, '#3a2f52'),
    oval(640, 420, 40, 24, '#e0b070', { depth: 0.26, lift: 1 }, -20),
    ...spoon('friend.left', 0.76),
  ]),
  props: [
    { id: 'ball', at: [448, 930], scale: 1, depth: 0.74 },
    { id: 'bucket', at: [810, 1230], scale: 0.7, depth: 0.76 },
  ],
  cast: [
    { who: 'goat', at: [90, 1170], scale: 0.9, facing: 'right', depth: 0.6 },
    person('nico', [120, 660], 0.82, {
      pose: 'throw',
      facing: 'right',
      expression: 'startled',
      lookAt: 'hero',
      depth: 0.26,
    }),
    person('bea', [800, 660], 0.82, {
      pose: 'throw',
      facing: 'left',
      expression: 'startled',
      lookAt: 'hero',
      depth: 0.26,
    }),
    person('hero', [260, 570], 1.6, {
      facing: 'right',
      expression: 'calm',
      act: { spine: 22, neck: 6, tilt: -6 },
      lookAt: 'friend',
      touch: { left: [400, 860], right: 'ball' },
    }),
    person('friend', [650, 580], 1.55, {
      facing: 'left',
      expression: 'doubtful',
      act: { spine: -20, neck: -4, tilt: 6 },
      lookAt: 'hero',
      touch: { right: [506, 890] },
    }),
  ],
};
