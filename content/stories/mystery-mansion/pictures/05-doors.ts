import { box, disc, pool, snip, wall } from '../../../cuts/flat.ts';
import type { Picture, WayPictures } from '../../../pictures.ts';
import { crumb, letter } from '../parts.ts';

export const scene: Picture = {
  set: 'hall',
  light: 'night',
  shot: 'establish',
  lighting: { lamps: [{ on: 'lantern', reach: 500 }] },
  cuts: [
    wall('#3a2c52', { print: 'wallpaper' }),
    ...pool(520, 560, [400, 290, 190], ['#57405f', '#8a5f62', '#d39a58'], 0.585),
    box(-460, 1060, 1360, 1460, '#1c1530', { depth: 0.6, lift: 1.4 }),
    box(10, 300, 250, 1062, '#120e22', { depth: 0.61 }),
    box(26, 320, 234, 1050, '#2f62a8', { what: 'blue door', depth: 0.62, lift: 1.4, print: 'ledger' }),
    box(60, 370, 200, 620, '#27528f', { depth: 0.621, lift: 0.5 }),
    box(60, 670, 200, 970, '#27528f', { depth: 0.621, lift: 0.5 }),
    disc(208, 700, 13, '#f2c465', { depth: 0.622 }),
    box(650, 300, 890, 1062, '#120e22', { depth: 0.61 }),
    box(666, 320, 874, 1050, '#2f7d5a', { what: 'green door', depth: 0.62, lift: 1.4, print: 'letters' }),
    box(700, 370, 840, 620, '#27694b', { depth: 0.621, lift: 0.5 }),
    box(700, 670, 840, 970, '#27694b', { depth: 0.621, lift: 0.5 }),
    disc(692, 700, 13, '#f2c465', { depth: 0.622 }),
    box(26, 1040, 234, 1064, '#ffb04e', { depth: 0.63, lift: 0 }),
    snip('26,1064! 234,1064! 320,1260! -50,1260!', '#8a4a35', { depth: 0.631, lift: 0 }),
    box(666, 1044, 874, 1060, '#e6f4d8', { depth: 0.63, lift: 0 }),
    snip('666,1060! 874,1060! 940,1220! 610,1220!', '#4a5a5c', { depth: 0.631, lift: 0 }),
    ...letter(770, 1086, 110, -14, 0.64, '#f8f0dc'),
    crumb(130, 1082, 0.65, 9),
    {
      from: 'gravy.mouth',
      to: 'hero.chest',
      sag: 26,
      width: 24,
      colour: '#d9a441',
      depth: 0.73,
    },
  ],
  props: [{ id: 'lantern', name: 'lantern', on: 'hero.right', dy: 150, scale: 0.85, depth: 0.74 }],
  cast: [
    {
      who: 'hero',
      pose: 'hold',
      holding: 'none',
      facing: 'right',
      at: [450, 1210],
      scale: 1.45,
      expression: 'thinking',
      lookAt: [770, 700],
      act: { spine: -12, tilt: -8 },
    },
    { who: 'gravy', at: [200, 1220], scale: 1.1, facing: 'right', lean: -14, lookAt: [130, 1080] },
    {
      who: 'friend',
      pose: 'stand',
      at: [744, 1236],
      scale: 1.3,
      facing: 'left',
      expression: 'listening',
      act: { spine: 12 },
      lookAt: [200, 900],
    },
  ],
};

export const ways: WayPictures = [
  { on: [130, 760], zoom: 2.1, at: [0.5, 0.5] },
  { on: [770, 820], zoom: 2.1, at: [0.5, 0.5] },
];
