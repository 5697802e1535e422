import { box, line, pool, snip, wall } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';
import { pigeonholes, wideView } from '../parts.ts';

export const scene: Picture = {
  set: 'hall',
  shot: 'low-angle',
  why: { silhouette: 'a shadow on a wall has no face' },
  wide: { ...wideView, on: [450, 740], zoom: 1.28 },
  lighting: { lamps: [{ on: 'lamp', reach: 1000 }] },
  cuts: [
    wall('#8a5a3c'),
    ...pool(470, 1190, [1000, 760, 500], ['#a8723f', '#d39a52', '#f3cd80'], 0.583),
    ...pigeonholes(-152, 20, 8, 4, 152, 160, 0.586, '#5f3f2c', true),
    // thins the shadow to brown
    box(-460, -300, 1360, 1240, '#c98c4e', { depth: 0.606, lift: 0, opacity: 0.3 }),
    snip('-460,1200! 1360,1200! 1360,1500! -460,1500!', '#4e3028', {
      depth: 0.61,
      lift: 1.2,
      print: 'ledger',
    }),
    ...pool(470, 1290, [430, 280], ['#8a5638', '#c48a50'], 0.612, 0.26),
    // the ramp for the carts
    snip('-460,1290! -460,1230! 90,1092! 420,1092! 420,1290!', '#7a4a34', {
      depth: 0.7,
      lift: 1.2,
      print: 'ledger',
    }),
    line('-460,1230 90,1092 420,1092', '#e2ab66', 9, { depth: 0.701 }),
    snip('600,1280! 616,1120! 800,1120! 816,1280!', '#5a3428', { depth: 0.7, lift: 1.2, print: 'ledger' }),
  ],
  props: [{ id: 'oil-lamp', name: 'lamp', at: [490, 1310], scale: 0.9, depth: 0.75 }],
  cast: [
    {
      who: 'hero',
      name: 'shadow',
      pose: 'point',
      facing: 'backRight',
      at: [250, 330],
      by: 'head',
      scale: 2.75,
      act: {
        spine: 10,
        arms: [
          [-84, -92],
          [134, 134],
        ],
      },
      plane: 'silhouette',
      depth: 0.6,
      seatOn: 'bed',
      shadow: false,
    },
    {
      who: 'hero',
      pose: 'point',
      facing: 'right',
      at: [270, 1094],
      scale: 1.5,
      expression: 'furious',
      act: { spine: 24, tilt: -6 },
      touch: { right: [560, 800], left: 'hero.lap' },
      lookAt: 'mayor.eyes',
      shadow: false,
    },
    {
      who: 'mayor',
      pose: 'sit',
      facing: 'left',
      at: [710, 1120],
      by: 'seat',
      seatOn: 'chair',
      scale: 1.5,
      expression: 'delight',
      act: { spine: -14, tilt: 8 },
      hands: 'clasp',
      touch: { right: 'mayor.chest', left: 'mayor.chest' },
      lookAt: 'hero.eyes',
      holding: 'none',
      shadow: false,
    },
    { who: 'stairPig', at: [860, 1320], scale: 0.42, facing: 'left', depth: 0.76, mood: 'scared' },
  ],
};
