import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { cut, disc, line, snip, wall, word } from '../../../cuts/flat.ts';
import { cam, flat, put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { lampGlow, lay, visitor } from '../parts.ts';

const BLUE = '#2f5fa8';
const LEFT_HALF = '-90,-80! 60,-96! 44,-50! 70,-14! 40,30! 64,84! -104,96!';
const RIGHT_HALF = '-60,-84! 96,-92! 108,82! -50,92! -74,38! -44,-8! -70,-44!';
/** Half a page of the speech. */
const torn = (x: number, y: number, turn: number, half: string, letters: string): SceneCut[] =>
  put(x, y, 1, turn, [
    snip(half, '#f3e6c6', { lift: 1, what: 'speech', print: 'letters' }),
    word(letters, 0, -6, 46, '#b5502f'),
  ]);

export const scene: Picture = {
  set: 'station',
  shot: 'thing-in-hand',
  camera: cam(),
  lighting: { lamps: [{ on: [450, 300], reach: 1300 }] },
  cuts: [
    ...lay(
      0.59,
      wall('#6b3a34', { print: 'newsprint' }),
      lampGlow(450, 560, [720, 540, 380], ['#8f5538', '#c98a4a', '#f0c070']).map((p) => ({
        ...p,
        depth: 0.5901,
      })),
    ),
    ...visitor(150, 900, 1.25, 0.68, {
      ears: [-26, -4, 18],
      look: [0.8, 0.8],
      mouth: 'o',
      mittens: false,
    }),
    ...lay(
      0.72,
      snip('-460,800! 1360,800! 1360,1640! -460,1640!', '#a8643c', { lift: 2 }),
      snip('-460,800! 1360,800! 1360,826! -460,826!', '#c98a50', flat),
      torn(104, 1000, -10, LEFT_HALF, 'HEL'),
      torn(112, 1210, 8, RIGHT_HALF, 'LO'),
      put(460, 1060, 1, -3, [
        snip('-250,-190! -170,-182! -60,-194! 80,-184! 250,-192! 240,190! -240,196!', '#fffaea', {
          lift: 2,
        }),
        word('TONIGHT', -92, -50, 56, BLUE, { hand: true }),
        word('DARK', -138, 62, 56, BLUE, { hand: true }),
      ]),
    ),
    // The pencil, at work.
    ...lay(
      0.775,
      put(424, 1150, 1, 48, [
        snip('-12,-26! 0,4! 12,-26!', '#d9a066', flat),
        snip('-5,-8! 0,4! 5,-8!', BLUE, flat),
        snip('-14,-24! -14,-200! 14,-200! 14,-24!', BLUE, { lift: 1 }),
      ]),
    ),
    // A grown hand pushes the microphone across.
    ...lay(
      0.76,
      put(790, 1130, 1.2, -8, [
        cut('-74,0 -60,-26 60,-26 74,0 60,18 -60,18', '#2a1c28', { lift: 1 }),
        line('0,-14 0,-190', '#2a1c28', 16),
        cut('-50,-180! -54,-270 0,-316 54,-270 50,-180! 0,-166', '#c9d0d4', {
          lift: 1.6,
          what: 'microphone',
        }),
        ...[-256, -230, -204].map((y) => line(`-48,${y} 48,${y}`, '#8b959c', 6)),
        snip('-54,-186! 54,-186! 50,-164! -50,-164!', '#d8412f', { lift: 0.6 }),
      ]),
      line('1040,1250 900,1200', '#8e4358', 90),
      line('905,1200 880,1188', '#fff1dc', 84),
      disc(846, 1168, 42, '#c08b66'),
      ...[-24, 0, 24].map((dy) => line(`830,${1160 + dy} 786,${1146 + dy}`, '#c08b66', 24)),
    ),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'write',
      holding: 'none',
      facing: 'right',
      at: [470, 500],
      by: 'head',
      scale: 2.1,
      expression: 'brave',
      act: { spine: 2, tilt: -6 },
      touch: { left: [262, 920], right: [530, 1054] },
      hands: { right: 'pinch', left: 'flat' },
      handsDepth: 0.774,
      lookAt: [440, 1100],
      seatOn: 'bed',
      shadow: false,
      wears: { outfit: 'pyjamas', cloth: 'sky', extras: [], why: 'the coat is lent to the visitor' },
      depth: 0.7,
    },
  ],
};
