import { box, disc, snip } from '../../../cuts/lit.ts';
import { kept, person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { bucket, cheeringOutline, slippers } from '../parts.ts';

export const scene: Picture = {
  set: 'street',
  light: 'dawn',
  plain: '#f4b56a',
  shot: 'two-touching',
  lighting: { from: [740, 800] },
  seed: 13,
  cuts: kept([
    // What it is all about: the wall and the bucket.
    ...bucket(630, 925, 0.5, 0.29),
    disc(740, 800, 420, '#f7c57c', { depth: 0.05 }),
    disc(740, 800, 300, '#fbd990', { depth: 0.06 }),
    disc(740, 800, 200, '#fff3c4', { depth: 0.07 }),
    snip('-100,360! 130,330! 130,900! -100,900!', '#d98a5a', { depth: 0.08, lift: 1, print: 'newsprint' }),
    snip('130,460! 340,440! 340,900! 130,900!', '#e09a60', { depth: 0.081, lift: 1, print: 'newsprint' }),
    box(-100, 890, 1000, 1400, '#b5643f', { depth: 0.2, lift: 1.2, print: 'newsprint' }),
    ...[
      [90, -120],
      [230, -80],
      [400, -40],
      [740, 20],
    ].map(([x, d]) =>
      snip(`${x! - 40},1160! ${x! + 40},1160! ${x! + d! + 60},1400! ${x! + d! - 60},1400!`, '#5a2a34', {
        depth: 0.21,
        lift: 0,
        opacity: 0.5,
      }),
    ),
    // The street, as it slept: on its feet.
    ...cheeringOutline(310, 1080, 0.8, 18, -60, 0.302, '#9a5440'),
    ...slippers(
      [
        [315, 1156],
        [582, 1180],
      ],
      0.8,
      0.76,
    ),
  ]),
  props: [
    { id: 'ball', at: [716, 1060], scale: 0.55, depth: 0.76 },
    { id: 'ball', name: 'zefas', heldBy: 'zefa.right', scale: 0.4 },
  ],
  cast: [
    { who: 'goat', at: [590, 1300], scale: 0.72, facing: 'left', mood: 'sleepy', depth: 0.77 },
    person('nico', [56, 640], 0.62, {
      facing: 'right',
      expression: 'asleep',
      act: { spine: 10, tilt: 14 },
      depth: 0.3,
    }),
    person('bea', [138, 650], 0.62, {
      facing: 'left',
      expression: 'asleep',
      act: { spine: 8, tilt: 8 },
      depth: 0.301,
    }),
    person('zefa', [480, 740], 1.2, {
      facing: 'left',
      pose: 'throw',
      expression: 'calm',
      act: { spine: -12 },
    }),
    person('hero', [768, 740], 1.3, {
      facing: 'left',
      expression: 'brave',
      act: { spine: 12 },
      touch: { right: [704, 1030], left: [738, 1050] },
      lookAt: 'zefa',
    }),
    person('friend', [170, 960], 1.5, {
      pose: 'point',
      facing: 'right',
      expression: 'curious',
      strength: 'strong',
      act: { spine: 14 },
      point: { right: 'hero.head' },
      lookAt: 'hero.head',
      depth: 0.78,
    }),
  ],
};
