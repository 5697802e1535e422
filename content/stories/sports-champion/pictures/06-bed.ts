import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { box, cut, glow, oval, snip } from '../../../cuts/lit.ts';
import { kept, person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { bucket, cheeringOutline, spoon, windowPane } from '../parts.ts';

/** A shoe held up by its heel. */
const shoe = (on: string, dx: number, dy: number, colour: string, turn: number): SceneCut[] =>
  called('shoe', [
    {
      ...cut('-34,16! -36,-30 -14,-32 -4,-12 28,-6 40,16!', colour, { depth: 0.27, lift: 0.8 }),
      on,
      scale: 0.75,
      dx,
      dy,
      turn,
    },
    {
      ...box(-36, 16, 42, 25, '#fff3d8', { depth: 0.271, lift: 0.3 }),
      on,
      scale: 0.75,
      dx,
      dy,
      turn,
    },
  ]);

export const scene: Picture = {
  set: 'dusk',
  plain: '#2b336c',
  shot: 'two-touching',
  seed: 8,
  cuts: kept([
    ...bucket(800, 1230, 0.8, 0.76),
    ...glow(450, 560, 620, ['#3a3f78', '#6a5474', '#b07a5c', '#eab860'], { depth: 0.1 }),
    snip('380,110! 520,110! 560,230! 340,230!', '#171a3c', { depth: 0.2, lift: 1.2 }),
    oval(450, 236, 90, 26, '#fff0bf', { depth: 0.21, lift: 0 }),
    box(-100, 1120, 1000, 1400, '#4a3f5c', { depth: 0.3, lift: 1, print: 'newsprint' }),
    ...cheeringOutline(60, 1080, 0.9, -6, 140, 0.25, '#3a2f52'),
    ...cheeringOutline(840, 1080, 0.9, 4, 120, 0.25, '#3a2f52'),
    ...windowPane(760, 180, 110, 140, '#1a1f44', '#5a5486', 0.2),
    ...shoe('nico.left', 0, -16, '#d9604a', -20),
    ...shoe('bea.right', -4, -22, '#e8b05a', 14),
    ...shoe('bea.left', -14, -20, '#5fa39c', -24),
    ...shoe('bea.left', 20, -44, '#d9604a', 30),
    // The spoon, still in a pocket.
    ...spoon('friend.seat', 0.76).map((piece) => ({ ...piece, dx: 64, dy: -30, turn: 24 })),
  ]),
  props: [{ id: 'ball', at: [470, 930], scale: 1.05, depth: 0.745 }],
  cast: [
    { who: 'goat', at: [90, 1170], scale: 0.9, facing: 'right', depth: 0.6 },
    person('nico', [120, 660], 0.82, {
      facing: 'right',
      expression: 'startled',
      touch: { left: [34, 800] },
      lookAt: 'hero',
      depth: 0.26,
    }),
    person('bea', [800, 660], 0.82, {
      facing: 'left',
      expression: 'startled',
      touch: { right: [742, 880], left: [866, 800] },
      lookAt: 'hero',
      depth: 0.26,
    }),
    person('hero', [262, 580], 1.6, {
      facing: 'right',
      expression: 'calm',
      act: { spine: 13, neck: 4, tilt: -4 },
      lookAt: 'friend',
      touch: { left: [424, 880], right: [436, 940] },
      handsDepth: 0.742,
    }),
    person('friend', [700, 585], 1.55, {
      facing: 'left',
      expression: 'startled',
      strength: 'slight',
      act: { spine: 4, tilt: 2 },
      lookAt: 'hero',
      touch: { right: [508, 966], left: [516, 905] },
      hands: 'cup',
      handsDepth: 0.75,
    }),
  ],
};
