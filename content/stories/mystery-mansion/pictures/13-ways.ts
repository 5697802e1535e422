import { disc, line, pool, snip, wall } from '../../../cuts/flat.ts';
import type { Picture, WayPictures } from '../../../pictures.ts';

export const scene: Picture = {
  set: 'hall',
  shot: 'frame-in-frame',
  lighting: { lamps: [{ on: [300, 700], reach: 560 }] },
  cuts: [
    wall('#54406a', { print: 'wallpaper' }),
    ...pool(270, 660, [440, 300], ['#80566a', '#b07c5e'], 0.585),
    snip('520,60! 800,60! 800,330! 520,330!', '#141b4a', { depth: 0.6, lift: 0 }),
    ...[
      [560, 110],
      [610, 190],
      [690, 120],
      [760, 210],
      [730, 290],
      [580, 280],
      [650, 270],
    ].map(([x, y], i) => disc(x!, y!, i % 3 ? 5 : 9, '#ffedb8', { depth: 0.601 })),
    snip('500,40! 820,40! 820,350! 500,350!', '#3a2a44', {
      depth: 0.602,
      lift: 1.2,
      holes: '520,60! 800,60! 800,330! 520,330!',
    }),
    line('660,330 664,520 660,660', '#e0bb80', 9, { depth: 0.65 }),
    line('660,640 590,790', '#e0bb80', 6, { depth: 0.65 }),
    line('660,640 740,790', '#e0bb80', 6, { depth: 0.65 }),
    snip('120,250! 420,250! 420,1110! 120,1110!', '#6a3f35', { depth: 0.61, lift: 2, print: 'ledger' }),
    snip('100,250! 270,120! 440,250!', '#7d4c3e', { depth: 0.611, lift: 1.4 }),
    disc(270, 400, 116, '#3f2420', { what: 'clock', depth: 0.612 }),
    disc(270, 400, 100, '#f6e8c8', { depth: 0.613 }),
    line('270,400 270,326', '#33202a', 9, { depth: 0.614 }),
    line('270,400 240,452', '#33202a', 9, { depth: 0.614 }),
    ...Array.from({ length: 12 }, (_, i) =>
      disc(270 + Math.cos(i * 0.5236) * 82, 400 + Math.sin(i * 0.5236) * 82, 6, '#33202a', {
        depth: 0.614,
      }),
    ),
    snip('150,560! 330,560! 330,1090! 150,1090!', '#1c1228', { depth: 0.62, lift: 0 }),
    snip('190,620! 260,620! 290,1090! 170,1090!', '#c98a3c', { depth: 0.621, lift: 0 }),
    snip('214,640! 240,640! 252,1090! 206,1090!', '#ffe1a0', { depth: 0.622, lift: 0 }),
    snip('330,560! 440,600! 440,1150! 330,1090!', '#855243', { depth: 0.623, lift: 1.6, print: 'ledger' }),
    snip('-460,1100! 1360,1100! 1360,1420! -460,1420!', '#3a2a44', { depth: 0.605, lift: 1 }),
    ...[
      [250, 1150],
      [330, 1180],
      [420, 1200],
      [520, 1180],
      [600, 1150],
    ].map(([x, y]) => disc(x!, y!, 8, '#fff6e0', { depth: 0.63 })),
    snip('-460,-100! 1360,-100! 1360,1420! -460,1420!', '#150f26', {
      depth: 0.9,
      lift: 3,
      holes: '90,1420! 90,300! 140,120! 300,20! 600,20! 760,120! 810,300! 810,1420!',
    }),
  ],
  props: [
    { id: 'basket', name: 'basket', at: [664, 900], scale: 0.85, depth: 0.66, turn: 5 },
    { id: 'lantern', heldBy: 'hero.left', scale: 0.75 },
  ],
  cast: [
    {
      who: 'hero',
      pose: 'stand',
      facing: 'back',
      at: [450, 1300],
      scale: 1.25,
      act: { tilt: -10, spine: 6 },
      touch: { right: 'gravy.head' },
    },
    { who: 'gravy', at: [640, 1310], scale: 0.95, facing: 'left', lookAt: [450, 1600] },
    { who: 'friend', pose: 'stand', at: [250, 1300], scale: 1.15, facing: 'backRight', act: { spine: 12 } },
  ],
};

export const ways: WayPictures = [
  { on: [664, 640], zoom: 1.9, at: [0.5, 0.5] },
  { on: [270, 640], zoom: 1.7, at: [0.5, 0.5] },
];
