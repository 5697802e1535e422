import { called } from '../../../cuts/called.ts';
import { cut, pool, snip, wall } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';
import { crumb, flame } from '../parts.ts';

export const scene: Picture = {
  set: 'hall',
  shot: 'small-before-big',
  wide: { zoom: 0.9, on: [420, 656], at: [0.5, 0.5] },
  why: { contrast: 'the shadow is what there is to see' },
  lighting: { lamps: [{ on: 'lantern', reach: 560 }] },
  cuts: [
    wall('#a0765e', { print: 'wallpaper' }),
    ...pool(250, 1000, [560, 400], ['#c79560', '#e9bb74'], 0.585),
    cut(
      '330,1060! 350,760 270,560 284,380 320,270 270,110! 390,196 510,214 620,196 740,110! 706,270 736,380 756,470 800,440 812,380 846,350 884,384 880,480 850,600 790,690 776,860 800,1060!',
      '#2c1c3c',
      { what: 'shadow', depth: 0.6, lift: 0.4, print: 'wallpaper' },
    ),
    snip('-700,-80! 1360,-80! 1360,84! -700,20!', '#6d4a4a', { depth: 0.599, lift: 0.5 }),
    ...called('fire', flame(842, 360, 2, 0.61)),
    snip('-700,1060! 1360,1060! 1360,1420! -700,1420!', '#4a2f3c', { depth: 0.62, lift: 1.4 }),
    cut('-460,1200 140,1110 420,1120 520,1210 420,1300 100,1340', '#a8784c', { depth: 0.63, lift: 0 }),
    crumb(836, 1010, 0.64, 10),
  ],
  props: [{ id: 'lantern', name: 'lantern', heldBy: 'hero.right', scale: 0.62 }],
  cast: [
    {
      who: 'hero',
      pose: 'hold',
      holding: 'none',
      facing: 'right',
      at: [300, 1196],
      scale: 0.95,
      expression: 'scared',
      act: { spine: -14 },
      lookAt: [842, 330],
    },
    {
      who: 'gravy',
      at: [34, 1232],
      scale: 0.72,
      facing: 'right',
      mood: 'scared',
      lean: -8,
      lookAt: [842, 330],
      depth: 0.735,
    },
    {
      who: 'friend',
      pose: 'stand',
      at: [116, 1200],
      scale: 0.88,
      facing: 'right',
      expression: 'scared',
      depth: 0.717,
      lookAt: [842, 330],
      act: { spine: 12 },
    },
  ],
};
