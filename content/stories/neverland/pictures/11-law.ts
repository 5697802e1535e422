import { cut, disc, pool, snip, stars, wall, word } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';
import { wideView } from '../parts.ts';

export const scene: Picture = {
  set: 'hall',
  light: 'night',
  shot: 'low-angle',
  wide: { ...wideView, on: [450, 655], zoom: 0.72 },
  lighting: { lamps: [{ on: 'lamp', reach: 520 }] },
  cuts: [
    wall('#141a40'),
    ...stars([
      [60, 60],
      [860, 80],
      [40, 300],
    ]),
    snip('-460,1500! 130,-150! 770,-150! 1360,1500!', '#3a2f4e', { depth: 0.59, lift: 2, print: 'ledger' }),
    snip('40,1500! 200,-150! 300,-150! 180,1500!', '#2c2340', { depth: 0.592, lift: 1 }),
    snip('860,1500! 700,-150! 600,-150! 720,1500!', '#2c2340', { depth: 0.592, lift: 1 }),
    snip('-460,1240! 60,560! 840,560! 1360,1240!', '#5a4658', { depth: 0.6, lift: 0, opacity: 0.6 }),
    // the lamp's light, up the wall
    snip('380,1240! 20,-100! 880,-100! 500,1240!', '#f0b85e', { depth: 0.601, lift: 0, opacity: 0.14 }),
    snip('390,1240! 190,-100! 700,-100! 480,1240!', '#f0b85e', { depth: 0.602, lift: 0, opacity: 0.18 }),
    word('NEVER', 450, 210, 190, '#f0b85e', { depth: 0.62 }),
    word('NEVER', 456, 218, 190, '#4a2f2a', { depth: 0.619 }),
    word('TAKE BACK', 450, 420, 118, '#e0a24e', { depth: 0.62 }),
    word('TAKE BACK', 455, 426, 118, '#4a2f2a', { depth: 0.619 }),
    word('A NEVER', 450, 600, 150, '#f6c878', { depth: 0.62 }),
    word('A NEVER', 456, 607, 150, '#4a2f2a', { depth: 0.619 }),
    word('THIS MEANS YOU', 450, 730, 40, '#f6dca0', { depth: 0.62 }),
    snip('330,1240! 340,860! 560,860! 570,1240!', '#140f20', { depth: 0.62, lift: 0.6 }),
    snip('352,1240! 360,880! 448,880! 448,1240!', '#4a2f33', { depth: 0.622, lift: 0.8 }),
    snip('452,1240! 452,880! 540,880! 548,1240!', '#4a2f33', { depth: 0.622, lift: 0.8 }),
    disc(436, 1070, 9, '#f0b85e', { depth: 0.623 }),
    disc(464, 1070, 9, '#f0b85e', { depth: 0.623 }),
    snip('-460,1240! 1360,1240! 1360,1500! -460,1500!', '#241c34', { depth: 0.63, lift: 1.2 }),
    ...pool(420, 1290, [330, 210], ['#5a4048', '#8a6048'], 0.635, 0.3),
    snip('350,1250! 550,1250! 590,1300! 310,1300!', '#8a7a5a', { depth: 0.64, lift: 0.5 }),
    word('NEVER WIPE\nYOUR FEET', 450, 1276, 13, '#4a3f2c', { depth: 0.641 }),
    cut('870,1250 890,1220 880,1190 900,1180 912,1200 900,1214 910,1240', '#e8b7ac', {
      depth: 0.66,
      lift: 0.6,
    }),
    snip('900,1500! 890,1100! 1360,1060! 1360,1500!', '#1a142a', { depth: 0.67, lift: 1.4 }),
  ],
  props: [{ id: 'oil-lamp', name: 'lamp', heldBy: 'hero.left', scale: 0.55 }],
  cast: [
    {
      who: 'hero',
      pose: 'lookUp',
      facing: 'back',
      at: [370, 1290],
      scale: 0.92,
      act: { spine: -22, tilt: 8 },
    },
    {
      who: 'mayor',
      pose: 'stand',
      facing: 'backLeft',
      at: [580, 1296],
      scale: 0.98,
      act: { spine: 20, neck: 6 },
      touch: { right: 'hero.right' },
    },
  ],
};
