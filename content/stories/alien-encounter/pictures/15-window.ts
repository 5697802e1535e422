import { cut, disc, line, rings, snip, word } from '../../../cuts/flat.ts';
import { flat, put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { ear, LAMP, lay, tiled } from '../parts.ts';

const SHEET = { lift: 1.6, what: 'page', print: 'letters' } as const;

export const scene: Picture = {
  set: 'bathroom',
  shot: 'over-the-shoulder',
  lighting: { dark: 0.12, from: [450, 100] },
  cuts: [
    ...lay(
      0.59,
      tiled('#f2c552'),
      snip('180,-60! 720,-60! 720,1010! 180,1010!', '#8a6a3c', { lift: 1.4 }),
      snip('212,-60! 688,-60! 688,980! 212,980!', '#0a1228', { ...flat, what: 'window' }),
      // The lamp in the glass.
      rings(280, 150, [70, 46], '#8a7434'),
      disc(280, 150, 24, '#ffe9a8'),
      line('212,560 688,560', '#8a6a3c', 14),
      line('280,-60 280,70', '#8a6a3c', 12),
      snip('140,1000! 770,1000! 780,1040! 130,1040!', '#fff1c9', { lift: 1.4 }),
      line('700,986 790,972', LAMP, 12),
    ),
    // Four pages, torn across.
    ...lay(
      0.755,
      snip('96,668! 330,628! 352,690! 322,730! 356,790! 318,840! 340,900! 130,934!', '#e9dcbc', {
        lift: 1,
      }),
      snip('110,650! 344,612! 366,674! 336,716! 370,774! 330,824! 352,884! 146,916!', '#f8efd8', SHEET),
      word('HEL', 216, 730, 78, '#7a3f5a', { turn: -9 }),
      snip('560,620! 780,668! 750,940! 536,900! 562,838! 526,794! 570,738! 534,688!', '#e9dcbc', {
        lift: 1,
      }),
      snip('548,606! 768,652! 736,922! 522,884! 550,822! 512,780! 556,724! 520,672!', '#f8efd8', SHEET),
      word('LO', 668, 736, 78, '#7a3f5a', { turn: 11 }),
    ),
    ...lay(
      0.8,
      ...[-16, 4, 28].flatMap((turn, i) =>
        put(250 + i * 110, 1250, 2.3, turn, ear('#f3cfc2', '#dd9484', 1.6)),
      ),
      cut('120,1280 220,1200 360,1190 500,1200 620,1280', '#f3cfc2', { lift: 1.4 }),
      cut('-460,1260 100,1240 300,1272 600,1266 860,1240 1360,1260 1360,1640! -460,1640!', '#fffdf6', {
        lift: 2.2,
      }),
      ...[
        [120, 1236, 40],
        [690, 1240, 46],
        [780, 1232, 30],
        [40, 1240, 30],
      ].map(([x, y, r]) => disc(x!, y!, r!, '#eef8f6')),
    ),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'stand',
      holding: 'none',
      at: [440, 420],
      by: 'head',
      scale: 2.1,
      facing: 'left',
      expression: 'calm',
      act: { spine: 12 },
      touch: { left: [290, 868], right: [590, 868] },
      handsDepth: 0.77,
      lookAt: [350, 1100],
      seatOn: 'bed',
      shadow: false,
      wears: { outfit: 'pyjamas', cloth: 'sky', extras: [], why: 'the coat is lent to the visitor' },
      depth: 0.74,
    },
  ],
};
