import { cut, disc, line, pool, snip, wall, word } from '../../../cuts/flat.ts';
import { put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { calendarSquares, INK, lay, mouse, RED } from '../parts.ts';

export const scene: Picture = {
  set: 'tower',
  shot: 'thing-in-hand',
  cuts: [
    ...lay(
      0.59,
      wall('#7a4b2c', { print: 'newsprint' }),
      pool(200, 160, [900, 640, 420], ['#93592c', '#b87a36', '#d99d45'], 0.581),
      put(450, 610, 1, -4, [
        snip('-390,-470! 396,-476! 400,440! -384,452!', '#e6c987', {
          what: 'almanac',
          lift: 2,
          holes: '-384,180! -300,182! -300,262! -384,262!',
        }),
        word('SEPTEMBER', 0, -388, 84, INK),
        word('1752', 0, -286, 62, INK),
        line('-340,-228 340,-228', INK, 6),
        ...['S', 'M', 'T', 'W', 'T', 'F', 'S'].map((d, i) => word(d, -300 + i * 100, -190, 32, '#8a5a3c')),
        ...put(
          0,
          0,
          1,
          0,
          calendarSquares(
            ['', '', 1, '', '', 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30],
            7,
            100,
            '#6e5238',
            40,
          ),
        ),
        word('2', 0, -100, 72, INK),
        word('14', 100, -100, 66, RED),
        line('-250,240 320,236', '#8a6a48', 5),
        line('-250,280 330,276', '#8a6a48', 5),
        line('-250,320 320,316', '#8a6a48', 5),
        line('-340,360 240,356', '#8a6a48', 5),
      ]),
      disc(430, 152, 17, '#4a2c22'),
    ),
    ...lay(
      0.78,
      put(120, 1270, 1.25, -6, [
        line('40,-150 90,-210 150,-300', '#5f6d78', 14),
        cut('-90,0! -96,-90 -70,-140! 60,-140! 86,-90 80,0!', '#7f8e98', { what: 'oil can', lift: 1.4 }),
        cut('-70,-142! -40,-184 30,-184 60,-142!', '#5f6d78', { lift: 0.8 }),
        line('-88,-110 -140,-100 -140,-30 -90,-24', '#5f6d78', 14),
      ]),
    ),
  ],
  props: [{ id: 'gear', at: [860, 120], scale: 1.5, colour: '#4a2c22', depth: 0.585 }],
  cast: [
    mouse([116, 910], { facing: 'right', scale: 0.62, depth: 0.76 }),
    {
      who: 'hero',
      pose: 'point',
      facing: 'backLeft',
      at: [556, 604],
      by: 'hand',
      scale: 3.9,
      turn: 26,
      shadow: false,
      depth: 0.75,
    },
  ],
};
