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
  cuts: [
    ...[420, 310, 210].map((k, i) =>
      disc(520, 360, k, ['#cfe8e4', '#e4f0dc', '#fbf3cf'][i]!, { depth: 0.05 + i * 0.001, lit: false }),
    ),
    disc(520, 376, 112, '#f3b64c', { depth: 0.06, lit: false }),
    dots('400,900 390,700 430,520 500,420', '#ffffff', 9, 0.3),
    box(-100, 1010, 240, 1400, '#f3e3bd', { depth: 0.2, lift: 1, print: 'newsprint' }),
    disc(70, 1090, 40, '#a9a58f', { depth: 0.21, opacity: 0.7 }),
    snip('40,1060! 44,1030! 58,1048! 70,1024! 82,1048! 98,1030! 100,1060!', '#a9a58f', {
      depth: 0.21,
      lift: 0,
      opacity: 0.7,
    }),
  ],
  props: [{ id: 'ball', at: [520, 450], scale: 1.15, depth: 0.6 }],
  cast: [
    { who: 'goat', at: [60, 1600], scale: 1.5, facing: 'right', nod: -26, lookAt: [520, 360], depth: 0.71 },
    person('hero', [430, 1060], 1.35, {
      pose: 'throw',
      facing: 'right',
      expression: 'wonder',
      act: { spine: -12, tilt: -10, arms: [null, [150, 165]] },
      hands: 'open',
      lookAt: [520, 360],
    }),
    person('friend', [640, 1150], 1.2, {
      facing: 'left',
      expression: 'calling',
      lookAt: [520, 360],
      depth: 0.715,
    }),
    person('zefa', [810, 1120], 1.3, {
      facing: 'left',
      expression: 'calm',
      lookAt: [520, 360],
      depth: 0.71,
    }),
  ],
};
