import { box, disc, line, pool, wall, word } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';
import { burr, LIFE_JACKET } from '../parts.ts';

export const scene: Picture = {
  set: 'hall',
  shot: 'plan',
  lighting: { lamps: [{ on: 'lamp', reach: 300 }] },
  cuts: [
    wall('#120d1e'),
    ...pool(330, 830, [430, 310, 190], ['#463246', '#8a5f42', '#e2ab5c'], 0.585),
    ...pool(690, 560, [170, 110], ['#463246', '#b47f4a'], 0.585),
    // shelves as thick walls, streets between
    ...[
      [-60, 60, 760, 74],
      [200, 260, 800, 74],
      [-60, 470, 560, 74],
      [600, 330, 74, 520],
      [200, 640, 74, 0],
      [420, 940, 560, 74],
      [-60, 1000, 340, 74],
      [-60, 1180, 1020, 74],
      [420, 680, 180, 74],
    ]
      .filter(([, , , h]) => h)
      .map(([x, y, w, h]) =>
        box(x!, y!, x! + w!, y! + h!, '#3a2a3c', { depth: 0.62, lift: 2.4, print: 'ledger' }),
      ),
    ...[
      [-60, 60, 760],
      [200, 260, 800],
      [-60, 470, 560],
      [420, 940, 560],
      [-60, 1000, 340],
      [-60, 1180, 1020],
    ].flatMap(([x, y, w]) =>
      Array.from({ length: Math.floor(w! / 50) }, (_, i) =>
        box(x! + 10 + i * 50, y! + 46, x! + 10 + i * 50 + 34, y! + 46 + 22, '#15101f', {
          what: 'pigeonhole',
          depth: 0.63,
          lift: 0,
        }),
      ),
    ),
    ...[
      [-60, 60, 760],
      [200, 260, 800],
      [-60, 470, 560],
      [420, 940, 560],
      [-60, 1000, 340],
      [-60, 1180, 1020],
    ].flatMap(([x, y, w], r) =>
      Array.from(
        { length: Math.floor(w! / 100) },
        (_, i) => burr(x! + 27 + ((i * 2 + r) % Math.floor(w! / 50)) * 50, y! + 56, 10, 0.635, '#8a7a9a')[0]!,
      ),
    ),
    // what the lamp gives the shelves
    disc(330, 830, 430, '#ffb357', { depth: 0.652, opacity: 0.14 }),
    disc(330, 830, 310, '#ffb357', { depth: 0.653, opacity: 0.2 }),
    line('860,1320 840,1130 500,1110 380,1120 350,1060 360,960', '#f0d9a8', 7, {
      depth: 0.6,
      dash: [4, 22],
    }),
    box(420, 960, 540, 990, '#f6e6c0', { what: 'label', depth: 0.64, lift: 0.4, turn: 0 }),
    word('TODAY, 4', 480, 975, 17, '#7a3f33', { depth: 0.641 }),
    ...[0, 1, 2, 3, 4].map((i) =>
      box(20 + i * 24, 300 + i * 22, 20 + i * 24 + 90, 300 + i * 22 + 22, '#5f4a5c', {
        depth: 0.61,
        lift: 0.8,
      }),
    ),
  ],
  props: [{ id: 'oil-lamp', name: 'lamp', at: [220, 880], scale: 0.62, depth: 0.7 }],
  cast: [
    {
      who: 'hero',
      pose: 'crouch',
      facing: 'right',
      at: [340, 940],
      scale: 1.05,
      expression: 'listening',
      act: { spine: 26, neck: 6 },
      lookAt: [440, 960],
    },
    {
      who: 'friend',
      pose: 'crouch',
      facing: 'left',
      wears: LIFE_JACKET,
      at: [720, 610],
      scale: 0.42,
      expression: 'listening',
      shadow: false,
    },
    { who: 'stairPig', at: [86, 400], scale: 0.34, facing: 'right', depth: 0.7 },
  ],
};
