import { box, disc, snip } from '../../../cuts/lit.ts';
import { person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { dots } from '../parts.ts';

export const scene: Picture = {
  set: 'street',
  light: 'dawn',
  plain: '#bfe0e6',
  shot: 'low-angle',
  seed: 14,
  wide: { zoom: 0.94, on: [490, 770], at: [0.5, 0.5] },
  cuts: [
    ...[420, 310, 210].map((k, i) =>
      disc(600, 380, k, ['#cfe8e4', '#e4f0dc', '#fbf3cf'][i]!, { depth: 0.05 + i * 0.001, lit: false }),
    ),
    disc(600, 396, 112, '#f3b64c', { depth: 0.06, lit: false }),
    dots('210,830 240,640 330,500 450,410 560,384', '#ffffff', 9, 0.3),
    box(-600, 1010, 60, 1400, '#f3e3bd', { depth: 0.2, lift: 1, print: 'newsprint' }),
    disc(-40, 1090, 40, '#a9a58f', { depth: 0.21, opacity: 0.7 }),
    snip('-70,1060! -66,1030! -52,1048! -40,1024! -28,1048! -12,1030! -10,1060!', '#a9a58f', {
      depth: 0.21,
      lift: 0,
      opacity: 0.7,
    }),
  ],
  props: [{ id: 'ball', at: [600, 470], scale: 1.15, depth: 0.6 }],
  cast: [
    {
      who: 'goat',
      at: [262, 1480],
      scale: 1.3,
      facing: 'right',
      nod: -34,
      mood: 'scared',
      lookAt: [560, 400],
      depth: 0.71,
    },
    person('hero', [124, 990], 1.2, {
      pose: 'throw',
      facing: 'right',
      expression: 'wonder',
      act: { spine: -12, tilt: -10, arms: [null, [150, 165]] },
      hands: 'open',
      lookAt: [600, 400],
      depth: 0.705,
    }),
    person('friend', [680, 1130], 1.2, {
      facing: 'left',
      expression: 'wonder',
      strength: 'strong',
      lookAt: [600, 400],
      depth: 0.715,
    }),
    person('zefa', [840, 1090], 1.35, {
      facing: 'left',
      expression: 'calm',
      lookAt: [600, 400],
      depth: 0.71,
    }),
  ],
};
