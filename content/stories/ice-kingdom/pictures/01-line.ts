import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, cut, disc, gecko, palm, wall } from '../parts.ts';

export const scene: Picture = {
  backdrop: 'nursery',
  light: 'dusk',
  plain: '#e2708a',
  papers: { land: 'wallpaper' },
  lighting: {},
  seed: 3,
  shot: 'cut-away',
  camera: cam(),
  cuts: [
    wall('#ef8f88'),
    disc(120, 520, 330, '#f6b08c', { depth: 0.585 }),
    disc(120, 520, 210, '#fbd59a', { depth: 0.586 }),
    cut('-900,1010 -300,980 100,1000 500,960 900,990 1800,960! 1800,1800! -900,1800!', '#b9586c', {
      depth: 0.588,
      lit: false,
      print: 'wallpaper',
    }),
    ...palm([20, 1250], 620, -60, '#7c3a58', 0.59),
    ...palm([900, 1250], 860, 40, '#8e4460', 0.59),
    box(-900, 1236, 1800, 1900, '#6d3450', { depth: 0.6, lift: 0, lit: false }),
    // the house, cut open
    box(110, 210, 810, 1250, '#6b4052', { depth: 0.61, lift: 2.4 }),
    cut('50,230! 450,36! 870,230!', '#a53e5a', { depth: 0.625, snip: true, lift: 2, print: 'tiles' }),
    box(136, 236, 784, 660, '#f7d3a6', { depth: 0.62, lift: 0, lit: false }),
    box(136, 690, 450, 1226, '#9cc7bb', { depth: 0.62, lift: 0.2, print: 'tiles', lit: false }),
    box(476, 690, 784, 1226, '#f9e2a4', { depth: 0.62, lift: 0, lit: false }),
    // the fan
    { line: '450,236 450,292', width: 8, colour: '#5a4050', depth: 0.64 },
    cut('300,300 380,286 450,296 520,286 600,300 520,312 450,302 380,312', '#8a6a76', {
      depth: 0.641,
      lift: 0.6,
    }),
    // window of the kitchen, where the equator comes in
    box(176, 760, 300, 900, '#f6a08c', { depth: 0.625, lift: 0, lit: false }),
    { line: '238,760 238,900', width: 7, colour: '#6b4052', depth: 0.627 },
    // table
    box(186, 1010, 410, 1034, '#b07850', { depth: 0.64, lift: 1 }),
    box(214, 1034, 238, 1226, '#8a5a40', { depth: 0.638 }),
    box(360, 1034, 384, 1226, '#8a5a40', { depth: 0.638 }),
    cut('300,1010 306,976 346,976 352,1010!', '#f6f0e4', { depth: 0.645, lift: 0.6 }),
    // the shop
    box(494, 700, 766, 780, '#2f6fb0', { depth: 0.64, lift: 1 }),
    { letters: 'ICE KINGDOM', at: [630, 740], size: 32, colour: '#fff6e0', depth: 0.645 },
    box(500, 1070, 784, 1226, '#c8705a', { depth: 0.78, lift: 1.4, print: 'gingham' }),
    box(490, 1050, 790, 1080, '#e2a284', { depth: 0.781 }),
    cut('700,1050! 706,1006! 770,1006! 776,1050!', '#5b6680', { depth: 0.785, snip: true, lift: 1 }),
    ...[540, 590, 640].map((x) =>
      cut(`${x - 18},1050! ${x - 12},1000! ${x + 12},1000! ${x + 18},1050!`, '#dff3fb', {
        depth: 0.785,
        snip: true,
        lift: 0.5,
        lit: false,
      }),
    ),
    ...gecko([560, 348], 150, 0.642, 0.42),
    // the bed, and through the middle of it the equator
    { ...box(160, 590, 770, 640, '#8a5a48', { depth: 0.64, lift: 1.4 }), what: 'bed' },
    cut('160,500 270,500 360,528 520,540 640,520 760,500 764,600! 156,600!', '#f4ece0', {
      depth: 0.645,
      lift: 1,
    }),
    cut('176,462 300,446 322,500 186,512', '#ffffff', { depth: 0.65, lift: 0.8 }),
    {
      what: 'equator',
      line: '450,300 450,660',
      width: 13,
      dash: [22, 18],
      colour: '#3f7fd0',
      depth: 0.79,
      lit: false,
    },
    {
      line: '238,900 300,1000 300,1226',
      width: 11,
      dash: [20, 16],
      colour: '#3f7fd0',
      depth: 0.66,
      lit: false,
    },
    { line: '450,690 450,640', width: 13, colour: '#3f7fd0', depth: 0.66, lit: false },
  ],
  cast: [
    { who: 'tern', at: [690, 706], scale: 0.5, pose: 'sleep', depth: 0.66 },
    {
      who: 'friend',
      pose: 'stand',
      at: [620, 880],
      by: 'head',
      scale: 0.58,
      facing: 'left',
      expression: 'tired',
      act: { spine: 8 },
      shadow: false,
      depth: 0.7,
    },
    {
      who: 'hero',
      pose: 'lieBack',
      at: [440, 548],
      scale: 1.05,
      facing: 'right',
      expression: 'tired',
      act: { arms: [[-60, -40], null] },
      seatOn: 'bed',
      shadow: false,
      depth: 0.72,
    },
  ],
};
