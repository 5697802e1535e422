import { box, cut, disc, line, oval, snip } from '../../../cuts/lit.ts';
import { person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { bucket, dots } from '../parts.ts';

export const scene: Picture = {
  set: 'street',
  plain: '#efbf58',
  shot: 'plan',
  seed: 6,
  lighting: { cast: false },
  cuts: [
    ...bucket(560, 1090, 0.8, 0.5, 76),
    snip('-100,-60! 300,-60! 260,330! -100,380!', '#cf6a50', { depth: 0.2, lift: 2, print: 'newsprint' }),
    line('-100,160 280,130', '#a84a38', 10, { depth: 0.21 }),
    snip('560,-60! 1000,-60! 1000,300! 600,260!', '#4d918c', { depth: 0.2, lift: 2, print: 'newsprint' }),
    line('580,110 1000,130', '#2f6f6a', 10, { depth: 0.21 }),
    box(-100, 1240, 1000, 1400, '#c9849a', { depth: 0.2, lift: 2, print: 'newsprint' }),
    ...[
      [790, 520, 110],
      [860, 600, 90],
      [730, 600, 86],
      [800, 660, 84],
    ].map(([x, y, k]) => disc(x!, y!, k!, '#5f8a52', { depth: 0.3 })),
    ...[
      [770, 540],
      [830, 620],
      [760, 640],
    ].map(([x, y]) => oval(x!, y!, 12, 26, '#8a5a34', { depth: 0.31, lift: 0.4 })),
    // The baker's beans.
    {
      ...cut(
        '120,1010 60,930 110,960 130,880 170,950 230,890 220,970 290,960 240,1020 280,1090 200,1060 150,1110 140,1050 70,1070',
        '#b5482f',
        { depth: 0.3, lift: 0.8 },
      ),
      what: 'beans',
    },
    disc(176, 1000, 84, '#3a3038', { depth: 0.32 }),
    disc(176, 1000, 66, '#a83a26', { depth: 0.33 }),
    ...[
      [150, 990],
      [190, 1020],
      [180, 970],
      [210, 990],
      [160, 1026],
    ].map(([x, y]) => oval(x!, y!, 13, 9, '#e08a5a', { depth: 0.34, lift: 0.3 }, x! % 60)),
    line('40,520 380,470', '#fff6d8', 5, { depth: 0.3 }),
    ...(
      [
        [90, 512, '#a9c0cb'],
        [170, 500, '#fbf4e6'],
        [260, 488, '#d99a8b'],
      ] as const
    ).map(([x, y, c]) =>
      snip(`${x - 30},${y}! ${x + 34},${y - 8}! ${x + 38},${y + 74}! ${x - 24},${y + 82}!`, c, {
        depth: 0.31,
        lift: 1,
      }),
    ),
    dots('450,800 380,620 300,380 180,180', '#fffaf0'),
    dots('470,800 560,560 620,400 740,170', '#fffaf0'),
    dots('490,820 640,720 740,640 800,580', '#fffaf0'),
    dots('490,860 600,880 690,900 745,920', '#fffaf0'),
    dots('430,870 340,900 260,930 190,980', '#c8503f', 12),
    dots('430,820 330,720 250,640 210,560', '#fffaf0'),
  ],
  props: [
    { id: 'ball', at: [180, 196], scale: 0.34, depth: 0.6 },
    { id: 'ball', at: [744, 186], scale: 0.34, depth: 0.6 },
    { id: 'ball', at: [806, 598], scale: 0.34, depth: 0.6 },
    { id: 'ball', at: [752, 962], scale: 0.34, depth: 0.76 },
    { id: 'ball', at: [186, 992], scale: 0.34, depth: 0.6 },
    { id: 'ball', at: [206, 574], scale: 0.34, depth: 0.6 },
  ],
  cast: [
    person('hero', [450, 790], 0.85, {
      pose: 'throw',
      facing: 'right',
      expression: 'furious',
      strength: 'strong',
      hands: 'fist',
      act: { spine: 16 },
    }),
    person('policeman', [752, 1040], 0.5, { facing: 'left', expression: 'startled', depth: 0.7 }),
    { who: 'goat', at: [430, 1220], scale: 0.5, pose: 'sleep', facing: 'right', depth: 0.6 },
  ],
};
