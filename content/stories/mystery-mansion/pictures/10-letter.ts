import { disc, line, pool, snip, wall, word } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';
import { crumb } from '../parts.ts';

export const scene: Picture = {
  set: 'library',
  light: 'dusk',
  shot: 'over-the-shoulder',
  lighting: { lamps: [{ on: [120, 1000], reach: 1000 }] },
  cuts: [
    wall('#2c2140'),
    ...pool(330, 560, [640, 500], ['#4a3350', '#6d4a58'], 0.585),
    snip('60,90! 690,60! 720,950! 90,990!', '#fbf1d8', {
      what: 'letter',
      depth: 0.6,
      lift: 2.4,
      print: 'letters',
    }),
    word('Dear Neighbor,', 330, 190, 42, '#5a3a26', { depth: 0.61, turn: -2 }),
    word('come to tea on\nThursday. There\nwill be cake.', 370, 350, 44, '#5a3a26', {
      depth: 0.61,
      turn: -2,
    }),
    word('Yours,', 200, 752, 42, '#5a3a26', { depth: 0.61, turn: -2 }),
    word('N OBODY', 330, 842, 78, '#8a2f2c', { depth: 0.61, turn: -2 }),
    word('NOBODY ASKS US?', 366, 540, 54, '#2f62b8', { depth: 0.62, turn: -11 }),
    word('HOW RUDE!', 330, 634, 66, '#2f62b8', { depth: 0.62, turn: -9 }),
    line('110,690 300,640 240,700 460,640 420,690 600,636', '#2f62b8', 12, { depth: 0.62 }),
    ...[
      [560, 470],
      [190, 470],
      [610, 800],
    ].map(([x, y]) => disc(x!, y!, 26, '#d9c9a4', { depth: 0.605, opacity: 0.6 })),
    ...[
      [560, 470],
      [190, 470],
      [610, 800],
    ].map(([x, y]) => disc(x!, y!, 26, '#c2ae84', { depth: 0.6051, width: 3 })),
    disc(96, 940, 36, '#a83a35', { depth: 0.63 }),
    crumb(70, 1130, 0.7, 10),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'read',
      holding: 'none',
      facing: 'backLeft',
      at: [690, 1110],
      by: 'head',
      scale: 2.7,
      act: { tilt: 10 },
      shadow: false,
      depth: 0.74,
    },
    {
      who: 'mouse',
      at: [330, 1330],
      scale: 1.7,
      facing: 'right',
      depth: 0.77,
      mood: 'sad',
      lookAt: [400, 860],
    },
    { who: 'gravy', at: [40, 1400], scale: 1.5, facing: 'right', depth: 0.75, lookAt: [96, 940] },
  ],
};
