import { cut, disc, pool, snip, wall } from '../../../cuts/flat.ts';
import { put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { almanacSheet, flame, INKY, lay, mouse } from '../parts.ts';

/** Paper by how far it lies from the candle on the floor. */
const candlelitPaper = (x: number, y: number) =>
  ['#fbe9b8', '#dfc08a', '#b08f63', '#7d6246'][Math.min(3, Math.floor(Math.hypot(x - 690, y - 850) / 235))]!;

export const scene: Picture = {
  set: 'shop',
  shot: 'plan',
  lighting: { dark: 0.25, lamps: [{ on: [640, 820], reach: 760 }] },
  cuts: [
    ...lay(
      0.59,
      wall('#2f2224', { print: 'newsprint' }),
      pool(690, 850, [760, 560, 360], ['#4a332c', '#7a5236', '#b57c42'], 0.581),
      ...(
        [
          ['SPAIN', 130, 150, -14, 1.2],
          ['POLAND', 420, 110, 8, 1.1],
          ['VENICE', 720, 160, -6, 1.25],
          ['ROME', 60, 420, 10, 1.1],
          ['PRUSSIA', 300, 400, -20, 1.1],
          ['SAXONY', 860, 430, 16, 1.1],
          ['RUSSIA', 90, 700, -8, 1.2],
          ['FRANCE', 860, 720, -10, 1.2],
          ['HOLLAND', 100, 980, 14, 1.2],
          ['SAVOY', 330, 1200, -12, 1.2],
          ['TUSCANY', 620, 1220, 6, 1.2],
          ['BASEL', 850, 1030, -16, 1.1],
          ['TURKEY', 100, 1260, 4, 1.2],
          ['ULM', 560, 940, 12, 1.1],
          ['PARMA', 620, 440, -4, 1.1],
        ] as const
      ).flatMap(([name, x, y, turn, s]) =>
        put(x, y, s, turn, almanacSheet(name, 210, 260, candlelitPaper(x, y))),
      ),
      put(-140, 560, 1.2, -8, almanacSheet('ULM', 210, 260, '#7d6246')),
      put(1080, 560, 1.2, 8, almanacSheet('BERN', 210, 260, '#7d6246')),
      put(-150, 1000, 1.2, 8, almanacSheet('KIEV', 210, 260, '#7d6246')),
      put(1090, 960, 1.2, -8, almanacSheet('CRETE', 210, 260, '#7d6246')),
      put(480, 1296, 1, -18, almanacSheet('SVERIGE', 190, 240, '#e3e6e2')),
    ),
    ...lay(
      0.7,
      disc(690, 850, 150, '#fff3cc', { opacity: 0.45 }),
      disc(690, 850, 92, '#6b4a24', { what: 'candle' }),
      disc(690, 850, 76, '#a87a34'),
      disc(690, 850, 36, '#f3e3bd'),
      flame(690, 874, 1.5),
    ),
    ...lay(
      0.76,
      put(800, 1190, 1, -14, [
        disc(0, 0, 104, '#dfe6e6'),
        disc(0, 0, 80, '#f6faf8'),
        cut('-60,10 -50,-30 10,-44 40,-10 20,30 -40,34', '#c98d4a', { lift: 1 }),
        snip('0,40! 60,0! 64,36!', '#f4cf5e', { lift: 0.8 }),
      ]),
    ),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'lieFront',
      at: [380, 800],
      by: 'head',
      scale: 1.35,
      turn: -48,
      facing: 'back',
      seatOn: 'bed',
      bed: false,
      act: {
        arms: [
          [150, 160],
          [200, 190],
        ],
      },
      shadow: false,
      depth: 0.74,
    },
    {
      who: 'friend',
      gloves: INKY,
      pose: 'stand',
      at: [500, 600],
      by: 'head',
      scale: 1.35,
      turn: 216,
      facing: 'back',
      act: {
        arms: [
          [150, 160],
          [200, 190],
        ],
      },
      shadow: false,
      depth: 0.735,
    },
    mouse([640, 470], { scale: 0.55, turn: 84, depth: 0.71 }),
  ],
};
