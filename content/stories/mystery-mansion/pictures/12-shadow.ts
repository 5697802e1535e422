import { called } from '../../../cuts/called.ts';
import { cut, pool, snip, wall } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';
import { crumb, flame } from '../parts.ts';

export const scene: Picture = {
  set: 'hall',
  shot: 'small-before-big',
  lighting: { lamps: [{ on: 'lantern', reach: 560 }] },
  cuts: [
    wall('#a0765e', { print: 'wallpaper' }),
    ...pool(250, 1000, [560, 400], ['#c79560', '#e9bb74'], 0.585),
    cut(
      '180,1060! 220,760 160,560 180,380 230,250 190,40! 320,140 440,160 560,140 690,40! 660,250 700,380 730,470 780,430 800,350 840,330 870,370 860,470 820,600 740,690 720,860 740,1060!',
      '#2c1c3c',
      { what: 'shadow', depth: 0.6, lift: 0.4, print: 'wallpaper' },
    ),
    snip('-460,-80! 1360,-80! 1360,110! -460,40!', '#6d4a4a', { depth: 0.599, lift: 0.5 }),
    ...called('fire', flame(826, 340, 2.2, 0.61)),
    snip('-460,1060! 1360,1060! 1360,1420! -460,1420!', '#4a2f3c', { depth: 0.62, lift: 1.4 }),
    cut('-460,1200 140,1110 420,1120 560,1220 420,1330 100,1340', '#a8784c', { depth: 0.63, lift: 0 }),
    crumb(846, 780, 0.64, 10),
  ],
  props: [{ id: 'lantern', name: 'lantern', heldBy: 'hero.right', scale: 0.62 }],
  cast: [
    {
      who: 'hero',
      pose: 'hold',
      holding: 'none',
      facing: 'right',
      at: [260, 1230],
      scale: 0.9,
      expression: 'scared',
      act: { spine: -14 },
      touch: { left: 'gravy.head' },
      lookAt: [450, 340],
    },
    {
      who: 'gravy',
      at: [140, 1256],
      scale: 0.74,
      facing: 'right',
      mood: 'scared',
      lean: -8,
      lookAt: [450, 340],
      depth: 0.715,
    },
    {
      who: 'friend',
      pose: 'stand',
      at: [56, 1240],
      scale: 0.85,
      facing: 'right',
      expression: 'scared',
      depth: 0.717,
      act: { spine: 12 },
    },
  ],
};
