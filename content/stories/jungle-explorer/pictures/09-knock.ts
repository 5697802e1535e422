import { box, cut, line, rings } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { AFLOAT, antTrail, JACKET, ROSE, trunk } from '../parts.ts';

export const scene: Picture = {
  set: 'dark',
  plain: '#27483d',
  shot: 'close',
  camera: cam(),
  wide: cam({ on: [450, 700], zoom: 1 }),
  cuts: [
    trunk(90, 70, -300, 1100, '#1b352d', 0.12),
    trunk(800, 90, -300, 1100, '#1b352d', 0.121),
    trunk(1120, 70, -300, 1100, '#1b352d', 0.121),
    trunk(-220, 80, -300, 1100, '#1b352d', 0.121),
    cut('-500,640 0,700 450,716 900,690 1400,630! 1400,1800! -500,1800!', '#8a4f2d', {
      depth: 0.3,
      lift: 2,
    }),
    line('-500,650 0,712 450,728 900,702 1400,642', '#e0a04e', 22, { depth: 0.31 }),
    // The planks, and what waits under them.
    box(-500, 940, 1400, 1060, '#a8683c', { what: 'canoe', depth: 0.755, lift: 2.4 }),
    line('-500,1000 300,1006 1400,996', '#8a4f2d', 6, { depth: 0.756 }),
    box(-500, 1060, 1400, 1800, '#0b1715', { depth: 0.757, lift: 0 }),
    cut(
      '-160,1800! -60,1400 120,1230 330,1150 520,1130 660,1140 800,1200 960,1300 1100,1450 1180,1800!',
      ROSE,
      { depth: 0.758, lift: 1.4, lit: false },
    ),
    cut('160,1290 330,1206 520,1184 660,1196 560,1216 380,1250', '#f6bcc0', {
      depth: 0.759,
      lift: 0,
      lit: false,
    }),
    box(-500, 1060, 1400, 1082, '#6b3c22', { depth: 0.76, lift: 2 }),
    line('-500,1112 100,1104 400,1110', '#2f5148', 6, { depth: 0.7605 }),
    ...antTrail(rows('690,930 770,932 850,930'), 0.66, 0.77, {}),
    ...antTrail(
      [
        [-60, 932],
        [40, 932],
      ],
      0.66,
      0.77,
      { dir: -1 },
    ),
    rings(600, 950, [46, 74, 104], '#fbe6b0', { depth: 0.765, width: 6 }),
  ],
  cast: [
    {
      who: 'friend',
      pose: 'kneel',
      at: [230, 330],
      by: 'head',
      scale: 1.75,
      seatOn: 'boat',
      facing: 'right',
      expression: 'scared',
      act: { spine: 12, tilt: -8 },
      lookAt: [600, 1000],
      touch: { right: 'hero.shoulder' },
      hands: { right: 'flat' },
      handsDepth: 0.75,
      wears: AFLOAT,
      shadow: false,
      depth: 0.735,
    },
    {
      who: 'hero',
      pose: 'listenDown',
      at: [520, 620],
      by: 'head',
      scale: 2.35,
      seatOn: 'boat',
      facing: 'right',
      expression: 'listening',
      act: { spine: 26, tilt: 22 },
      lookAt: [640, 1100],
      touch: { right: [610, 925] },
      hands: { right: 'fist' },
      wears: JACKET,
      shadow: false,
      depth: 0.745,
    },
  ],
};
