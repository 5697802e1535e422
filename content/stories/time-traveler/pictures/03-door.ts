import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { cut, disc, line, snip, wall, word } from '../../../cuts/flat.ts';
import { flat, put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { GOLD, lay, mouse, pageBelow } from '../parts.ts';

/** The great dial from behind: its numbers run the wrong way round. */
const BEHIND = ['IIX', 'IX', 'X', 'XI', 'IIIV', 'IIV', 'IV', 'V', 'VI', 'III', 'II', 'I'];
const greatDial = (r: number, ink: string): SceneCut[] => [
  disc(0, 0, r * 1.05, '#4a2c22', { what: 'clock' }),
  disc(0, 0, r, '#d98a34'),
  disc(0, 0, r * 0.96, GOLD),
  disc(0, 0, r * 0.66, '#f7cd74'),
  disc(0, 0, r * 0.4, '#fde3a4'),
  ...BEHIND.map((numeral, i) =>
    word(numeral, Math.sin(i * 0.5236) * r * 0.81, -Math.cos(i * 0.5236) * r * 0.81, r * 0.13, ink, {
      turn: i * 30,
    }),
  ),
  disc(0, 0, r * 0.66, ink, { width: r * 0.02 }),
];

export const scene: Picture = {
  set: 'tower',
  shot: 'small-before-big',
  plain: '#2a1a1c',
  lighting: { dark: 0.4, lamps: [{ on: [680, 1050], reach: 900, colour: '#ffe3a0' }] },
  cuts: [
    ...lay(
      0.59,
      wall('#3a2220'),
      put(420, 590, 1, 0, greatDial(560, '#5a3420')),
      line('420,590 130,300', '#5a3420', 34),
      line('420,590 560,1010', '#5a3420', 22),
      disc(420, 590, 40, '#5a3420'),
    ),
    ...lay(
      0.7,
      snip('640,830! 1360,800! 1360,1300! 640,1300!', '#24151c', { lift: 1.6 }),
      snip('690,900! 860,884! 860,1196! 690,1196!', '#3a2220', { what: 'door', lift: 0.6 }),
      snip('668,892! 696,890! 696,1200! 660,1200!', '#fff0b8', { ...flat }),
      snip('660,1200! 696,1200! 560,1262! 330,1300! 300,1290!', '#ffcf6f', flat),
      snip(pageBelow(1196), '#1c1018', { depth: 0.69, lift: 1.4 }),
      snip('-460,-300! 1360,-300! 1360,-10! 700,40! 200,-10! -460,40!', '#1c1018', { lift: 2 }),
      line('830,-100 830,560', '#1c1018', 10),
      cut('806,560! 854,560! 850,640 830,664 810,640', '#1c1018', { lift: 1 }),
    ),
  ],
  props: [
    { id: 'gear', at: [60, 250], scale: 2.3, colour: '#241418', depth: 0.7 },
    { id: 'gear', at: [250, 40], scale: 1.3, colour: '#1c1018', depth: 0.705, turn: 9 },
  ],
  cast: [
    {
      who: 'okoro',
      pose: 'hold',
      holding: 'none',
      at: [170, 1236],
      scale: 1.3,
      facing: 'left',
      expression: 'sly',
      act: { spine: 14 },
      shadow: false,
      depth: 0.73,
    },
    {
      who: 'hero',
      pose: 'push',
      at: [540, 1236],
      scale: 1.15,
      facing: 'right',
      expression: 'effort',
      touch: { right: [672, 1010], left: [668, 1070] },
      shadow: false,
      depth: 0.74,
    },
    mouse([330, 1262], { facing: 'right', scale: 0.6, depth: 0.76 }),
  ],
};
