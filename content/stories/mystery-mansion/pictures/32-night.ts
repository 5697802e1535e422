import type { Costume } from '../../../../illustration/scene/format/look.ts';
import { box, cut, disc, line, rings, snip, wall } from '../../../cuts/flat.ts';
import { written } from '../../../cuts/written.ts';
import type { Picture } from '../../../pictures.ts';
import { crumb, house } from '../parts.ts';

const nightwear: Costume = { outfit: 'pyjamas', cloth: 'sky', extras: [], why: 'in bed at night' };

export const scene: Picture = {
  set: 'outside',
  wears: nightwear,
  shot: 'over-the-shoulder',
  why: { samePose: 'from behind, at tea and again in bed' },
  lighting: { from: [640, 260] },
  cuts: [
    wall('#2c2450', { print: 'wallpaper' }),
    box(150, 90, 770, 750, '#2f3f86', { depth: 0.59, lift: 0 }),
    ...[
      [220, 160],
      [330, 230],
      [420, 140],
      [700, 170],
      [240, 320],
      [380, 350],
    ].map(([x, y]) => disc(x!, y!, 5, '#fff2c8', { depth: 0.591 })),
    disc(270, 240, 56, '#f4ecd0', { depth: 0.591 }),
    rings(610, 392, [86, 50], '#ffcf6f', { what: 'candle', depth: 0.5925, opacity: 0.35 }),
    ...house(610, 560, 0.27, 0.593, [0], '#1a1744', '#100d30'),
    cut('150,640 300,610 470,560 600,540 770,580 770,750! 150,750!', '#1c1b4c', {
      depth: 0.595,
      lift: 0.8,
      print: 'letters',
    }),
    box(200, 640, 290, 750, '#15133a', { depth: 0.596 }),
    snip('190,640! 245,580! 300,640!', '#0f0d2c', { depth: 0.596 }),
    box(226, 664, 264, 704, '#ffd98a', { depth: 0.597, lift: 0 }),
    line('420,90 420,750', '#6a5a80', 16, { depth: 0.6 }),
    line('150,300 770,300', '#6a5a80', 16, { depth: 0.6 }),
    snip('110,50! 810,50! 810,790! 110,790!', '#7a688e', {
      what: 'window',
      depth: 0.601,
      lift: 1.4,
      holes: '150,90! 770,90! 770,750! 150,750!',
    }),
    snip('80,770! 840,770! 850,820! 70,820!', '#8b789c', { depth: 0.605, lift: 1.2 }),
    cut('-460,980 120,930 420,950 760,920 1360,970 1360,1420! -460,1420!', '#4d5a9c', {
      depth: 0.7,
      lift: 1.6,
    }),
    cut('90,1060 160,930 420,890 640,930 700,1060 620,1180 300,1200 130,1160', '#cfd0ea', {
      depth: 0.71,
      lift: 1.4,
    }),
    cut('-460,1220 160,1150 420,1210 700,1160 1360,1200 1360,1420! -460,1420!', '#3a3f7c', {
      depth: 0.78,
      lift: 1.8,
      print: 'letters',
    }),
    crumb(690, 1100, 0.79, 11),
    // Asked for next Thursday, in a beautiful hand.
    snip('60,1192! 566,1168! 584,1400! 72,1400!', '#fbf1d8', { depth: 0.795, lift: 1.6 }),
    written('Dear {name},', 318, 1226, 440, '#3f3a7a', 0.796, { turn: -3 }),
    line('116,1276 330,1268 520,1256', '#b9a9a0', 5, { depth: 0.796 }),
    line('118,1304 300,1298 430,1290', '#b9a9a0', 5, { depth: 0.796 }),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'sitUp',
      facing: 'backRight',
      at: [370, 1010],
      by: 'head',
      scale: 2.9,
      act: { tilt: 8 },
      seatOn: 'bed',
      shadow: false,
      depth: 0.73,
    },
    { who: 'gravy', at: [740, 1330], scale: 1.7, facing: 'right', depth: 0.735, lookAt: [620, 400] },
  ],
};
