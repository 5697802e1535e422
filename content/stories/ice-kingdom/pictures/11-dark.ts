import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, CHALK, cut, disc, gecko, iceBlocks, iceCart, palm, stars, wall } from '../parts.ts';

export const scene: Picture = {
  set: 'street',
  light: 'dawn',
  plain: '#4a3a62',
  shot: 'establish',
  camera: cam({ on: [450, 820], zoom: 1.22 }),
  lighting: { lamps: [{ on: [440, 900], reach: 420 }] },
  cuts: [
    wall('#141a40'),
    cut('-900,-500! 1800,-500! 1800,60 1000,120 600,260 200,300 -200,420 -900,520!', '#10153a', {
      depth: 0.581,
      lit: false,
    }),
    ...stars(
      [
        [80, 90],
        [190, 180],
        [300, 70],
        [420, 170],
        [90, 310],
        [560, 60],
        [250, 300],
        [700, 100],
        [40, 460],
        [160, 470],
      ],
      0.583,
      '#fff0cc',
    ),
    cut('-900,760 -200,600 200,520 600,400 1000,240 1800,120! 1800,1800! -900,1800!', '#3c3f78', {
      depth: 0.584,
      lit: false,
    }),
    cut('-900,880 -200,720 200,650 600,520 1000,380 1800,300! 1800,1800! -900,1800!', '#8a5a86', {
      depth: 0.586,
      lit: false,
    }),
    cut('-900,960 -200,830 200,780 600,660 1000,540 1800,480! 1800,1800! -900,1800!', '#e0846c', {
      depth: 0.588,
      lit: false,
    }),
    cut('-900,1040 -200,930 300,890 700,790 1000,690 1800,640! 1800,1800! -900,1800!', '#f6b869', {
      depth: 0.59,
      lit: false,
    }),
    cut('-900,1080 -100,1050 400,1070 900,1040 1800,1070! 1800,1800! -900,1800!', '#4a2f56', {
      depth: 0.595,
      lit: false,
    }),
    ...palm([860, 1240], 560, -30, '#2a1c40', 0.6),
    ...palm([-20, 1240], 420, 40, '#2a1c40', 0.6),
    // the house, small under all that sky
    cut('80,640! 440,500! 830,640!', '#2a1c40', {
      depth: 0.62,
      snip: true,
      lift: 2,
      lit: false,
      print: 'tiles',
    }),
    box(120, 636, 790, 1230, '#3a2a50', { depth: 0.61, lift: 2, lit: false, print: 'wallpaper' }),
    box(176, 720, 706, 1060, '#f6b25e', { depth: 0.63, lift: 0, lit: false }),
    box(176, 720, 706, 880, '#fbc878', { depth: 0.631, lift: 0.2, lit: false, print: 'tiles' }),
    cut('150,694! 732,694! 732,1086! 150,1086!', '#8a5a48', {
      depth: 0.78,
      holes: '176,720! 706,720! 706,1060! 176,1060!',
      snip: true,
      lift: 1.6,
      lit: false,
    }),
    box(136, 1060, 746, 1096, '#a8704f', { depth: 0.785, lift: 1.6, lit: false }),
    ...iceCart(230, 660, 990, 90, 0.75),
    ...iceBlocks(240, 650, 978, 0.745),
    { line: '444,980 444,1060', width: 10, colour: CHALK, depth: 0.77, lit: false },
    ...gecko([330, 596], 60, 0.626, 0.6, '#6f8a5c'),
    // the globe: one end lit, one dark
    disc(444, 900, 52, '#24345e', { depth: 0.76 }),
    cut('444,848 486,866 496,900 486,934 444,952', '#ffe9b0', { depth: 0.761, lift: 0, lit: false }),
    { line: '444,952 444,984', width: 8, colour: '#5a4030', depth: 0.759 },
    // the shop with its sign, and receipts that reach the ground
    box(-900, 1224, 1800, 1900, '#1e1632', { depth: 0.64, lift: 0, lit: false }),
    cut('176,1226! 706,1226! 860,1500! 40,1500!', '#f0a860', {
      depth: 0.645,
      snip: true,
      lift: 0,
      lit: false,
      opacity: 0.4,
    }),
    box(500, 1110, 780, 1176, '#2f6fb0', { depth: 0.79, lift: 1.4, lit: false }),
    { letters: 'ICE KINGDOM', at: [640, 1143], size: 28, colour: '#fff6e0', depth: 0.795, lit: false },
    cut('210,1090! 250,1090! 256,1180 238,1230 262,1290! 216,1290! 204,1230 214,1180', '#fdf6e2', {
      depth: 0.79,
      lift: 0.6,
      lit: false,
      print: 'letters',
    }),
  ],
  cast: [
    { who: 'bear', at: [290, 1020], scale: 0.74, facing: 'right', lookAt: 'penguin', mood: 'plain', depth: 0.73 },
    { who: 'penguin', at: [608, 1010], scale: 0.84, lookAt: 'bear', depth: 0.73 },
    {
      who: 'hero',
      pose: 'stand',
      at: [468, 800],
      by: 'head',
      scale: 0.62,
      facing: 'right',
      expression: 'calm',
      act: { spine: 13 },
      lookAt: [560, 860],
      touch: { right: [530, 880] },
      shadow: false,
      seatOn: 'boat',
      depth: 0.725,
    },
    { who: 'fish', at: [548, 866], scale: 0.5, turn: -40, depth: 0.76 },
    { who: 'fish', at: [300, 950], scale: 0.5, turn: 20, depth: 0.7435 },
    { who: 'tern', at: [640, 500], scale: 0.6, facing: 'right', depth: 0.7 },
  ],
};
