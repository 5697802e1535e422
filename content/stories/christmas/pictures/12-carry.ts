import { cut, disc, glow, snip } from '../../../cuts/lit.ts';
import { kept, person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { bestLanternAt, FOURTH_OUTDOORS, FRIEND_OUTDOORS, house, THIRD_OUTDOORS } from '../parts.ts';

export const scene: Picture = {
  set: 'gate',
  plain: '#3f4f92',
  shot: 'establish',
  seed: 14,
  weather: 'snow',
  wide: { zoom: 1.03, on: [606, 728], at: [0.5, 0.5] },
  cuts: kept([
    ...([-520, -330, -140, 50, 240, 430, 620] as const).flatMap((x, i) =>
      house(x, 790, 180, 560, String(10 + 2 * i), 0.1),
    ),
    ...house(820, 800, 190, 600, '24', 0.11, { lit: false }),
    cut('-700,760! 300,748 620,760 1600,744! 1600,1800! -700,1800!', '#b7c4e8', { depth: 0.3, lift: 1.4 }),
    ...glow(470, 1080, 620, ['#c9d4f0', '#dbe3f6', '#edf1fb'], { depth: 0.31, flat: 0.36 }),
    // Number 23, and its door wide open.
    snip('-700,-300! 60,-300! 60,1180! -700,1260!', '#241f44', { depth: 0.5, lift: 2, print: 'calendar' }),
    snip('-150,300! 40,290! 40,1150! -150,1176!', '#e0a050', { depth: 0.51, lift: 0 }),
    snip('-190,270! -150,296! -150,1176! -190,1196!', '#5a3a44', { depth: 0.52, lift: 1.6 }),
    ...bestLanternAt(376, 1010, 0.36, 0.73),
    // Number 4 holds the ball.
    disc(812, 1076, 46, '#f4f4f0', { what: 'ball', depth: 0.755 }),
    cut('798,1060 812,1048 828,1060 822,1080 802,1080', '#3a3440', { depth: 0.756, lift: 0 }),
  ]),
  cast: [
    person('lind', [120, 560], 1.5, {
      facing: 'side',
      expression: 'holdingTears',
      act: { spine: 10 },
      lookAt: 'hero',
      depth: 0.6,
    }),
    person('hero', [480, 800], 1.55, {
      facing: 'sideLeft',
      expression: 'brave',
      act: { spine: 10 },
      lookAt: [200, 620],
      touch: { right: [330, 1060], left: [400, 1080] },
      handsDepth: 0.76,
      depth: 0.72,
    }),
    person('friend', [690, 872], 1, {
      wears: FRIEND_OUTDOORS,
      facing: 'left',
      expression: 'tender',
      lookAt: 'hero',
      depth: 0.62,
    }),
    person('trumpeter', [880, 726], 0.5, {
      wears: FOURTH_OUTDOORS,
      facing: 'left',
      expression: 'wonder',
      lookAt: 'hero',
      depth: 0.58,
    }),
    person('goalkeeper', [812, 860], 1.2, {
      wears: THIRD_OUTDOORS,
      facing: 'left',
      expression: 'holdingTears',
      lookAt: 'hero',
      touch: { right: [772, 1086], left: [852, 1086] },
      handsDepth: 0.758,
      depth: 0.61,
    }),
  ],
};
