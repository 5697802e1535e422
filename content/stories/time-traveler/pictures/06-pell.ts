import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { disc, line, pool, snip, wall } from '../../../cuts/flat.ts';
import { put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { almanacSheet, candle, flame, INKY, lay, mouse } from '../parts.ts';

const hungSheet = (x: number, y: number, s: number, month: string, turn: number): SceneCut[] => [
  ...put(x, y, s, turn, almanacSheet(month, 170, 220, '#94754e')),
  disc(x - 4, y - 112 * s, 7, '#8a5a3c'),
];

const DIGITS = [
  '0,-18 9,-8 9,8 0,18 -9,8 -9,-8 0,-18',
  '-6,-11 1,-18! 1,18',
  '-9,-10 -3,-18 6,-16 8,-6 -9,18! 9,18',
  '-8,-16 4,-18 8,-9 0,-1! 9,8 3,18 -9,16',
  '4,18 4,-18! -10,8! 10,8',
  '8,-18 -6,-18! -8,-2! 4,-4 9,7 3,18 -9,16',
  '6,-18 -5,-8 -9,8 0,18 9,9 4,0 -8,4',
  '-9,-18 9,-18! -2,18',
  '0,-1 -8,-9 0,-18 8,-9 0,-1 -9,9 0,18 9,9 0,-1',
  '-6,18 5,8 9,-8 0,-18 -9,-9 -4,0 8,-4',
] as const;
/** A number in lead about its middle, which reads backward. */
const leadNumber = (n: number, colour: string): SceneCut[] =>
  [...String(n)].map((digit, i, all) =>
    line(
      DIGITS[Number(digit)]!.replace(/(-?\d+),/g, (_, x: string) => `${-Number(x)},`),
      colour,
      7,
      { at: [((all.length - 1) / 2 - i) * 26, 2] },
    ),
  );

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
      ...[13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3].flatMap((n, i) =>
        put(412 + (i % 6) * 86, 1074 + Math.floor(i / 6) * 106, 1, (i % 3) - 1, [
          snip('-40,-42! 40,-42! 40,46! -40,46!', n === 9 ? '#2a1d1c' : '#8f949c', {
            what: 'numbers',
            lift: n === 9 ? 0 : 0.8,
          }),
          ...(n === 9 ? [] : leadNumber(n, '#e6e9ec')),
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
        leadNumber(9, '#2a2430'),
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
      gloves: INKY,
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
    mouse([756, 1116], { scale: 0.4, pose: 'sleep', depth: 0.78 }),
  ],
};
