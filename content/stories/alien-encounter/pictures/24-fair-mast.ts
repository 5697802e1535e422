import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { box, cut, disc, line, rings, snip, wall } from '../../../cuts/flat.ts';
import { flat, put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { craft } from '../parts/craft.ts';
import { ground, houseFronts, lay, mailbox, starry, visitor } from '../parts.ts';

/** The open windows of the town, by the middle of their sills. */
const WINDOWS = [
  [560, 1120],
  [640, 1120],
  [572, 1020],
  [740, 1100],
  [820, 1100],
  [740, 1000],
  [822, 996],
  [780, 900],
  [930, 1110],
  [1010, 1110],
  [940, 1020],
  [1120, 1090],
] as const;
const SKINS = ['#5d3b2c', '#e3b48a', '#925d41', '#f0cfb0'] as const;
const CLOTHES = ['#c4694a', '#8fb5a8', '#d9a441', '#d98a86', '#e9dcc0'] as const;
/** An open window with its two wings, and somebody who waves, one arm up. */
const neighbour = (x: number, y: number, i: number): SceneCut[] => {
  const side = i % 2 ? -1 : 1;
  const skin = SKINS[(i * 3 + (i >> 2)) % 4]!;
  return put(x, y, 1, 0, [
    box(-24, -66, 24, 0, '#ffcf70', { ...flat, what: 'window' }),
    snip('-24,-66! -24,0! -38,6! -38,-60!', '#e9dcc0', { lift: 0.4 }),
    snip('24,-66! 24,0! 38,6! 38,-60!', '#e9dcc0', { lift: 0.4 }),
    cut('-16,0! -14,-18 0,-24 14,-18 16,0!', CLOTHES[i % 5]!, flat),
    line(`${side * 10},-16 ${side * 22},-44`, skin, 7),
    disc(0, -34, 12, skin),
    disc(-4, -36, 1.8, '#2a1c28'),
    disc(4, -36, 1.8, '#2a1c28'),
    disc(0, -29, 3, '#7a2a2c'),
  ]);
};

export const scene: Picture = {
  set: 'dark',
  shot: 'low-angle',
  plain: '#1a3270',
  lighting: { lamps: [{ on: [450, 560], reach: 760 }] },
  cuts: [
    ...lay(
      0.59,
      wall('#1d3878'),
      cut(
        '-460,700 100,560 420,300 700,-60 900,-300! 1360,-300! 1000,160 700,480 300,760 -460,960',
        '#284790',
        flat,
      ),
      starry(64, -440, 1340, -60, 800),
      cut(
        '-460,1000 200,960 460,820 620,640 740,570 860,560 980,640 1360,820 1360,1640! -460,1640!',
        '#11244e',
        { lift: 1.2, print: 'newsprint' },
      ),
      line('850,566 850,330', '#0b1838', 9),
      line('822,572 850,410 878,570', '#0b1838', 6),
      rings(850, 322, [60, 38], '#ff6a4a', { opacity: 0.35 }),
      disc(850, 322, 17, '#ff5a3c'),
      houseFronts(
        1180,
        [
          [600, 170, 220],
          [780, 180, 300],
          [960, 200, 220],
          [420, 180, 160],
          [-160, 220, 220],
          [1180, 220, 260],
        ],
        ['#0d1c40', '#0b1838'],
      ),
      // Every window stands open, with somebody in it.
      ...WINDOWS.flatMap(([x, y], i) => neighbour(x, y, i)),
      ground(1180, '#0c1a3a'),
      ...[320, 230].map((r) => disc(430, 560, r, '#ffb545', { opacity: 0.24 })),
    ),
    ...visitor(452, 640, 1.1, 0.729, {
      as: 'glow',
      turn: -20,
      ears: [-52, -66, -40],
      look: [-0.7, 0.8],
      mouth: 'talk',
      hands: [
        [-70, -60],
        [60, -66],
      ],
    }),
    // Its craft, open at the top, before it.
    ...lay(0.732, put(460, 730, 1.2, -6, craft('#f4ead2', '#ef7f5e', '#ffe9a8'))),
    // The microphone, carried out to the mast.
    ...lay(
      0.74,
      line('712,640 712,556', '#c9d0d4', 6),
      cut('696,556 694,524 712,508 730,524 728,556 712,564', '#f4ead2', { lift: 1, what: 'microphone' }),
    ),
    ...lay(0.8, put(170, 1400, 3.1, -4, mailbox('#8a2a2c', '#2a0f16', true))),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'wave',
      at: [760, 590],
      scale: 0.46,
      facing: 'left',
      expression: 'delight',
      act: { spine: -12 },
      lookAt: [430, 560],
      wears: { outfit: 'pyjamas', cloth: 'sky', extras: [], why: 'the coat is lent to the visitor' },
      depth: 0.72,
    },
    {
      who: 'amparo',
      pose: 'wave',
      at: [656, 648],
      scale: 0.3,
      facing: 'left',
      expression: 'joy',
      lookAt: [430, 560],
      depth: 0.721,
    },
  ],
};
