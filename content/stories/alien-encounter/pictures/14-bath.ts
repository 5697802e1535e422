import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { box, cut, disc, line, snip, word } from '../../../cuts/flat.ts';
import { flat } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { lay, MITTEN, onGuard, tiled, visitor } from '../parts.ts';

const seatedFriend = onGuard([740, 1010], 0.9, -1, 0.72);
const bubble = (x: number, y: number, r: number, text: string): SceneCut[] =>
  called('bubble', [
    disc(x, y, r, '#eef8f6', { opacity: 0.92 }),
    disc(x, y, r, '#8fc6d0', { width: 5 }),
    disc(x - r * 0.4, y - r * 0.45, r * 0.14, '#ffffff'),
    ...(text
      ? [
          word(
            text,
            x,
            y,
            Math.min(30, (r * 2.1) / Math.max(...text.split('\n').map((part) => part.length))),
            '#b5502f',
          ),
        ]
      : []),
  ]);

export const scene: Picture = {
  set: 'bathroom',
  shot: 'cut-away',
  lighting: { from: [450, 100] },
  cuts: [
    ...lay(
      0.59,
      tiled('#f2c552'),
      box(-460, 620, 1360, 650, '#e2a93e', flat),
      box(-460, 650, 1360, 1210, '#fbdc86', { lift: 0.4, print: 'tiles' }),
      snip('620,60! 860,60! 860,520! 620,520!', '#8a6a3c', { lift: 1 }),
      snip('640,80! 840,80! 840,500! 640,500!', '#16254a', flat),
      line('740,80 740,500', '#8a6a3c', 10),
      snip('600,516! 880,516! 880,544! 600,544!', '#fff1c9', { lift: 1 }),
      line('330,-40 330,120', '#8a6a3c', 8),
      snip('250,220! 290,120! 370,120! 410,220!', '#fff6d8', { lift: 1 }),
      disc(330, 224, 36, '#fffbe8'),
      line('430,-40 430,380', '#b5502f', 5),
      disc(430, 390, 13, '#b5502f'),
      line('-460,330 100,350 250,340', '#8a6a3c', 4, { opacity: 0.6 }),
      snip('-460,1210! 1360,1190! 1360,1640! -460,1640!', '#c9853c', { lift: 1, print: 'tiles' }),
    ),
    ...visitor(440, 1040, 1.45, 0.72, {
      ears: [-34, -6, 30],
      look: [-0.6, -0.6],
      mouth: 'talk',
      bathing: true,
      hands: [
        [-74, -92],
        [84, -150],
      ],
      mittens: false,
    }),
    ...lay(0.7205, cut(MITTEN, '#e8593c', { at: [562, 826], scale: 1.5, turn: 150, lift: 0.8 })),
    ...lay(
      0.735,
      cut(
        '200,930 210,860 270,830 320,870 360,900 420,910 500,900 560,860 620,850 660,890 690,930 640,980 240,980',
        '#f6fbfa',
        { lift: 1.4 },
      ),
      ...[
        [250, 890, 34],
        [620, 896, 40],
        [340, 920, 26],
        [540, 916, 30],
      ].map(([x, y, r]) => disc(x!, y!, r!, '#e2eff0')),
      cut('150,940! 740,940! 720,1070 660,1150 560,1176 330,1176 220,1150 170,1070', '#f4f1ea', {
        lift: 2,
      }),
      cut('130,930 160,916 730,916 760,930 750,958 140,958', '#fffdf6', { lift: 1 }),
      cut('230,1170! 200,1220 230,1240 270,1180!', '#c9a24e', { lift: 0.8 }),
      cut('640,1170! 670,1220 640,1240 600,1180!', '#c9a24e', { lift: 0.8 }),
      line('720,916 720,850 680,840', '#c9a24e', 18),
    ),
    ...lay(
      0.76,
      bubble(246, 640, 66, 'HALF\nPRICE'),
      bubble(430, 500, 52, 'NEW'),
      bubble(330, 360, 40, ''),
      bubble(560, 400, 64, 'WHITER'),
      bubble(520, 250, 44, 'MORE'),
      bubble(180, 330, 54, 'SOFTER'),
      bubble(420, 640, 30, ''),
      bubble(700, 300, 40, ''),
    ),
    ...lay(
      0.715,
      cut('690,1040! 800,1030 900,1040! 880,1240! 700,1240!', '#b5803c', {
        lift: 1.4,
        print: 'gingham',
        what: 'basket',
      }),
    ),
    ...seatedFriend.cuts,
    ...lay(
      0.77,
      snip('40,1130! 190,1130! 180,1156! 50,1156!', '#8a5a34', { lift: 1 }),
      line('62,1150 44,1290', '#8a5a34', 14),
      line('168,1150 186,1290', '#8a5a34', 14),
    ),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'sit',
      at: [110, 1120],
      by: 'seat',
      scale: 1.35,
      facing: 'right',
      expression: 'delight',
      act: { spine: 14 },
      hands: { right: 'point' },
      touch: { right: [218, 740] },
      lookAt: [246, 650],
      seatOn: 'bed',
      shadow: false,
      wears: { outfit: 'pyjamas', cloth: 'sky', extras: [], why: 'the coat is lent to the visitor' },
      depth: 0.772,
    },
    { ...seatedFriend.role, at: [800, 1040], lookAt: [740, 280] },
    { who: 'duck', at: [640, 1290], scale: 0.4, facing: 'right', depth: 0.78 },
  ],
};
