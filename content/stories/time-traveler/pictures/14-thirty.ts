import { cut, disc, line, pool, snip, wall, word } from '../../../cuts/flat.ts';
import { put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { candle, flame, lay, RED } from '../parts.ts';

export const scene: Picture = {
  set: 'shop',
  shot: 'thing-in-hand',
  lighting: { lamps: [{ on: [80, 300], reach: 1100 }] },
  cuts: [
    ...lay(
      0.59,
      wall('#3a2826'),
      pool(60, 340, [900, 640, 400], ['#573a2e', '#8a5a36', '#c98d46'], 0.581),
      put(470, 600, 1, -3, [
        snip('-620,-480! 400,-486! 392,-300! 406,-100! 396,560! -620,580!', '#bdbcb0', {
          what: 'almanac',
          lift: 2.4,
        }),
        // Where a herring lay.
        cut(
          '-420,40! -520,-90! -430,-40 -260,-110 40,-170 260,-150 392,-40 300,100 60,160 -240,110 -430,60! -530,150!',
          '#9a9a92',
          { lift: 0, opacity: 0.55 },
        ),
        line('-220,-90 -250,-20 -220,90', '#8c8c86', 5, { opacity: 0.6 }),
        line('-60,-140 -96,-10 -60,130', '#8c8c86', 5, { opacity: 0.6 }),
        word('FEBRUARI', -60, -370, 92, '#4a4650'),
        word('1712', 190, -262, 52, '#4a4650'),
        line('-600,-206 380,-210', '#4a4650', 6),
        line('-600,150 380,146', '#4a4650', 6),
        line('-330,-206 -330,150', '#4a4650', 5),
        line('-120,-206 -120,150', '#4a4650', 5),
        line('90,-206 90,150', '#4a4650', 5),
        word('27', -450, -20, 96, '#4a4650'),
        word('28', -226, -22, 100, '#4a4650'),
        word('29', -16, -24, 104, '#4a4650'),
        disc(238, -30, 142, '#fff0c4'),
        disc(238, -30, 142, '#5a5660', { width: 9 }),
        word('30', 238, -30, 164, RED),
        line('-580,230 300,226', '#77736e', 6),
        line('-580,290 340,286', '#77736e', 6),
        line('-580,350 260,346', '#77736e', 6),
      ]),
    ),
    ...lay(0.77, put(372, 1330, 2.2, 0, candle(150, 22)), flame(372, 986, 2.4)),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'point',
      facing: 'backLeft',
      at: [716, 742],
      by: 'hand',
      scale: 4.2,
      turn: 44,
      shadow: false,
      depth: 0.75,
    },
  ],
};
