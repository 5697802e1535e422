import { disc, line, poly, rect } from '../../../cuts/lit.ts';
import { hero, kept, who } from '../../../cuts/placing.ts';
import { band, distantIsland, stars, word } from '../parts.ts';

export const scene = {
  set: 'ship',
  light: 'night',
  shot: 'silhouette',
  plain: '#22285a',
  phone: { zoom: 1, on: [450, 760], at: [0.5, 0.5] },
  lighting: { from: [450, 660] },
  cuts: kept([
    ...stars(
      [
        [70, 80],
        [800, 60],
        [860, 260],
        [40, 360],
        [250, 50],
        [560, 40],
        [-120, 200],
        [1060, 160],
      ],
      0.05,
    ),
    disc(430, 640, 500, '#33407c', { depth: 0.06 }),
    disc(430, 640, 410, '#f2a860', { depth: 0.07 }),
    disc(430, 640, 392, '#f9d391', { depth: 0.071 }),
    disc(300, 500, 60, '#f3c37c', { depth: 0.072 }),
    disc(560, 760, 80, '#f3c37c', { depth: 0.072 }),
    band(960, '#4f5a8c', 0.1, { print: 'sea-chart', lift: 0.2 }),
    ...[1000, 1040, 1084].map((y, i) =>
      line(`${150 + i * 60},${y} ${430},${y + 5} ${720 - i * 50},${y - 3}`, 9, '#f9d391', { depth: 0.12 }),
    ),
    ...distantIsland(180, 974, 0.62, 0.13, '#2b2f5c'),
    rect(-460, 1130, 1360, 1156, '#1a1634', { depth: 0.73, lift: 1 }),
    ...[-300, -120, 60, 240, 800, 980, 1160].map((x) =>
      rect(x, 1150, x + 18, 1330, '#1a1634', { depth: 0.729, lift: 0 }),
    ),
    rect(-460, 1236, 1360, 1700, '#14102a', { depth: 0.731, lift: 1, print: 'ledger' }),
    // The mast, with a notch; and an older one, a finger lower.
    rect(536, -300, 618, 1260, '#14102a', { depth: 0.732, lift: 1 }),
    poly('534,810! 564,820! 534,830!', '#f9d391', { depth: 0.733, lift: 0 }),
    poly('534,846! 556,854! 534,862!', '#f9d391', { depth: 0.733, lift: 0 }),
    word('OONA', 590, 858, 15, 0.734, { colour: '#f2c27c' }),
    line('-460,-60 200,300 536,60', 7, '#14102a', { depth: 0.73 }),
    line('618,60 900,420 1000,560', 7, '#14102a', { depth: 0.73 }),
  ]),
  cast: [
    { who: 'goat', at: [120, 952], scale: 0.24, facing: 'right', plane: 'silhouette', depth: 0.14 },
    hero('stand', [480, 910], 1, { facing: 'left', plane: 'silhouette', act: { neck: -4 }, depth: 0.736 }),
    who('oona', 'bow', [330, 560], 1.5, {
      facing: 'right',
      plane: 'silhouette',
      act: { spine: -8 },
      wears: { outfit: 'pirate', cloth: 'brick', extras: ['pirateHat'] },
      touch: { right: [480, 826], left: [540, 800] },
      depth: 0.735,
    }),
  ],
};
