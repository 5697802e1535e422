import { box, cut, disc, glow, line, snip } from '../../../cuts/lit.ts';
import { hero, kept } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { superhero } from '../parts/people.ts';
import { arrow } from '../parts/pieces.ts';
import { bus } from '../parts/places.ts';
import { BRIDGE_RED, enamelSign, handle, mop } from '../parts/things.ts';

export const scene: Picture = {
  set: 'harbor',
  shot: 'over-the-shoulder',
  plain: '#24403f',
  wide: { zoom: 0.98, on: [450, 640], at: [0.5, 0.5] },
  lighting: { from: [280, 640] },
  cuts: kept([
    box(-460, -300, 1360, 1700, '#24403f', { depth: 0.1, lift: 0.2, print: 'comic' }),
    ...glow(280, 690, 620, ['#2f5650', '#3f6f60', '#5a9070', '#86b584'], { depth: 0.11, step: 0.0005 }),
    // The window, and the muddle in it.
    box(470, 120, 920, 640, '#1a2e30', { depth: 0.2, lift: 1.4 }),
    box(492, 142, 920, 618, '#f0974f', { depth: 0.21, lift: 0 }),
    disc(760, 330, 150, '#f9c074', { depth: 0.211 }),
    snip('492,618! 492,560! 620,330! 650,340! 560,618!', BRIDGE_RED, {
      what: 'bridge',
      depth: 0.22,
      lift: 0.8,
    }),
    snip('900,618! 860,618! 770,330! 800,318!', BRIDGE_RED, { depth: 0.22, lift: 0.8 }),
    ...bus(670, 336, 0.28, 0.23, -12),
    line('600,600 640,470 720,400', '#c9ecf2', 20, { depth: 0.225 }),
    line('900,560 800,470 700,440', '#e0402f', 15, { depth: 0.225 }),
    line('900,560 800,470 700,440', '#fbd894', 6, { depth: 0.2255 }),
    ...(
      [
        [560, 470, 30],
        [610, 540, -20],
        [690, 560, 60],
        [760, 520, -50],
        [830, 570, 16],
        [700, 480, 150],
        [880, 470, -24],
        [540, 580, -10],
      ] as const
    ).flatMap(([x, y, turn], i) => superhero(i, x, y, 0.4, 0.24 + i * 0.0006, { turn, awed: true })),
    disc(648, 368, 11, '#efcbb0', { depth: 0.25 }),
    box(690, 142, 706, 618, '#1a2e30', { depth: 0.26, lift: 0.8 }),
    box(470, 618, 920, 650, '#3a5c55', { depth: 0.27, lift: 1.2 }),
    // Bridge, and an arrow that points down.
    ...enamelSign(270, 330, 1.12, 0.3),
    snip('140,400! 400,400! 400,420! 140,420!', '#fdf6e2', { depth: 0.31, lift: 0 }),
    snip('150,400! 166,400! 250,286! 236,280!', '#fdf6e2', { depth: 0.31, lift: 0 }),
    snip('390,400! 374,400! 296,286! 310,280!', '#fdf6e2', { depth: 0.31, lift: 0 }),
    ...arrow(272, 330, 0.5, 0.312, 90, '#f2b83a'),
    ...handle(250, 640, 1.9, 0.4, -8),
    // An inch of dust; and the floor wiped just up to it.
    cut('380,500 420,486 470,500 480,520 440,514 400,518', '#c9c2b2', { depth: 0.42, lift: 0.6 }),
    cut('150,740 200,722 300,724 350,742 300,752 200,752', '#c9c2b2', { depth: 0.42, lift: 0.6 }),
    box(-460, 1010, 1360, 1700, '#3f5f58', { depth: 0.43, lift: 1 }),
    cut('-100,1060! 120,1050 260,1090 330,1170 300,1330! -100,1330!', '#6a9a88', { depth: 0.44, lift: 0 }),
    ...mop(120, 1150, 1, 0.45, -14),
  ]),
  cast: [
    hero('stand', [590, 880], 2.35, {
      facing: 'backLeft',
      act: { spine: 12 },
      touch: { left: [370, 760] },
      lookAt: [270, 330],
      depth: 0.74,
    }),
  ],
};
