import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { disc, line, pool, snip, wall, word } from '../../../cuts/flat.ts';
import { put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { almanacSheet, candle, flame, lay, mouse } from '../parts.ts';

const hungSheet = (x: number, y: number, s: number, month: string, turn: number): SceneCut[] => [
  ...put(x, y, s, turn, almanacSheet(month, 170, 220, '#94754e')),
  disc(x - 4, y - 112 * s, 7, '#8a5a3c'),
];

export const scene: Picture = {
  set: 'shop',
  shot: 'over-the-shoulder',
  lighting: { dark: 0.3, lamps: [{ on: [560, 720], reach: 620 }] },
  cuts: [
    ...lay(
      0.59,
      wall('#33242a', { print: 'calendar' }),
      pool(570, 720, [620, 450, 300], ['#4a3230', '#70483a', '#a56c42'], 0.581),
      line('-460,120 200,150 600,140 1360,90', '#1f1620', 6),
      hungSheet(90, 270, 1.1, 'SEPT.', 3),
      hungSheet(330, 290, 1.1, 'SEPT.', -3),
      hungSheet(580, 286, 1.1, 'SEPT.', 2),
      hungSheet(820, 262, 1.1, 'SEPT.', -4),
    ),
    ...lay(
      0.76,
      snip('180,960! 1360,930! 1360,1640! 80,1640!', '#7a4c34', { lift: 2, print: 'newsprint' }),
      snip('330,1010! 880,990! 900,1250! 290,1270!', '#3b2a26', { lift: 1.2 }),
      ...[13, 12, 11, 10, 8, 7, 6, 5, 4, 3].flatMap((n, i) =>
        put(400 + (i % 5) * 104, 1074 + Math.floor(i / 5) * 110, 1, (i % 3) - 1, [
          snip('-42,-42! 42,-42! 42,46! -42,46!', i === 5 ? '#2a1d1c' : '#8f949c', {
            what: 'numbers',
            lift: i === 5 ? 0 : 0.8,
          }),
          ...(i === 5 ? [] : [word(String(n), 0, 0, 44, '#e6e9ec')]),
        ]),
      ),
      put(560, 960, 1.3, 0, snip('-60,0! 60,0! 48,-14! -48,-14!', '#b98f4c', { lift: 0.8 }), candle(110, 22)),
      flame(560, 806, 1.25),
    ),
    ...lay(
      0.79,
      put(
        676,
        800,
        1,
        8,
        snip('-34,-42! 34,-42! 34,42! -34,42!', '#aeb4bc', { lift: 1.4 }),
        word('9', 0, 0, 54, '#2a2430'),
      ),
    ),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'lookUp',
      at: [420, 600],
      by: 'head',
      scale: 1.35,
      facing: 'right',
      expression: 'curious',
      act: { spine: 18 },
      touch: { right: [500, 880] },
      lookAt: [676, 800],
      seatOn: 'bed',
      shadow: false,
      depth: 0.735,
    },
    {
      who: 'friend',
      pose: 'hold',
      holding: 'none',
      at: [786, 570],
      by: 'head',
      scale: 1.35,
      facing: 'left',
      expression: 'thinking',
      act: { spine: 12 },
      touch: { left: [700, 830] },
      lookAt: [676, 800],
      shadow: false,
      depth: 0.73,
    },
    {
      who: 'pell',
      pose: 'stand',
      at: [110, 800],
      by: 'head',
      scale: 2.7,
      facing: 'backRight',
      shadow: false,
      depth: 0.85,
    },
    mouse([400, 1222], { scale: 0.44, pose: 'sleep', depth: 0.78 }),
  ],
};
