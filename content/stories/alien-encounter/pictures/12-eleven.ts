import { cut, disc, line, snip, wall } from '../../../cuts/flat.ts';
import { round } from '../../../cuts/outlines.ts';
import { cam, flat, put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { basin, bench, ear, friendsHat, ground, houseFronts, lay, MITTEN } from '../parts.ts';

const SKIN = '#f3cbc6';
const COAT = '#7f9270';
const FOLD = '#5f7256';
/** An ear of the one in the coat. */
const earAt = (x: number, y: number, scale: number, turn: number) =>
  put(x, y, scale, turn, ear(SKIN, '#d98c92', 0.8));

export const scene: Picture = {
  set: 'dark',
  shot: 'two-touching',
  camera: cam(),
  wide: cam({ on: [215, 740] }),
  lighting: { rim: true, from: [900, 0] },
  cuts: [
    ...lay(
      0.59,
      wall('#254c86'),
      // What light is left is the sky's, low behind the roofs.
      cut(round(560, 840, 720, 520, 20), '#31619f', flat),
      cut(round(560, 860, 560, 390, 20), '#3f71ac', flat),
      cut(round(560, 880, 410, 280, 20), '#6f9fce', flat),
      houseFronts(
        800,
        [
          [-560, 230, 190],
          [-340, 240, 250],
          [-110, 230, 180],
          [380, 210, 280],
          [590, 210, 380],
          [820, 230, 300],
          [1060, 240, 380],
        ],
        ['#1d3f74', '#193868'],
      ),
      // The clock has struck eleven.
      snip('60,800! 60,400! 135,290! 210,400! 210,800!', '#16305e', { lift: 1.2, print: 'newsprint' }),
      disc(135, 470, 52, '#e9dcc0'),
      line('135,470 135,430', '#16305a', 8),
      line('135,470 119,442', '#16305a', 10),
      ground(800, '#22477e'),
      cut(round(420, 1090, 620, 130, 20), '#4f83ba', flat),
      put(60, 1010, 0.95, 0, basin(false)),
      cut(round(60, 914, 90, 20), '#2d6a70', flat),
      put(60, 1010, 0.95, 0, [
        cut('-424,-92! -300,-30 0,2 300,-30 424,-92! 396,40! 280,92 0,116 -280,92 -396,40!', '#10224a', {
          lift: 1.6,
        }),
      ]),
      bench(812, 880, 0.8),
    ),
    // The coat's inside, behind the head that has gone in.
    ...lay(
      0.742,
      cut('480,770 580,790 660,850 676,940 650,1040 600,1090! 470,1100!', '#3f5140', { lift: 0.6 }),
      earAt(600, 800, 0.95, 46),
      earAt(500, 1076, 0.85, 184),
    ),
    // The visitor, bent, on its feet; its head has gone in.
    ...lay(
      0.7445,
      cut('700,1216 704,1186 740,1180 770,1216', SKIN, { lift: 0.4 }),
      cut('798,1216 802,1182 844,1178 872,1216', SKIN, { lift: 0.4 }),
      cut('470,930 490,860 560,816 650,820 716,872 728,950 690,1020 600,1040 500,1010', SKIN, { lift: 0.8 }),
      cut(
        '690,890 740,876 800,910 850,990 876,1090 886,1192! 690,1192! 706,1110 690,1050 668,1000',
        '#7b5a99',
        {
          lift: 0.9,
          what: 'visitor',
        },
      ),
      line('690,970 740,1050 766,1190', '#5b4078', 6),
      ...[
        [736, 992],
        [768, 1056],
        [786, 1126],
      ].map(([x, y]) => disc(x!, y!, 9, '#ffcf70')),
    ),
    // The coat, round a head.
    ...lay(
      0.7475,
      cut('424,780 500,762 566,800 606,880 610,980 580,1070 540,1112 430,1100! 424,930', COAT, {
        lift: 1.8,
        what: 'coat',
      }),
      line('500,790 550,840 580,910 584,980 556,1060', FOLD, 6),
      ...[850, 1050].map((y) => disc(452, y, 12, FOLD)),
      earAt(446, 950, 0.85, -66),
    ),
    // An arm round it, a mitten at its string.
    ...lay(
      0.7485,
      line('770,930 720,1010 640,1044', '#5b4078', 38),
      ...[-0.9, -0.45, 0, 0.45, 0.9].map((fan) =>
        line(
          `600,1050 ${Math.round(600 - Math.cos(fan) * 40)},${Math.round(1050 + Math.sin(fan) * 40)}`,
          SKIN,
          11,
        ),
      ),
      disc(608, 1050, 19, SKIN),
      line('650,1044 656,1090', '#fff4dc', 6),
      put(656, 1096, 1.2, 4, cut(MITTEN, '#e8593c', { what: 'mitten', lift: 0.5 })),
    ),
    ...friendsHat('friend', 0.62, 1, 0.692),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'stand',
      holding: 'none',
      at: [450, 610],
      by: 'head',
      scale: 1.65,
      facing: 'right',
      expression: 'startled',
      act: { spine: 4 },
      touch: { right: [606, 880], left: [520, 1010] },
      handsDepth: 0.7495,
      lookAt: [640, 800],
      shadow: false,
      depth: 0.74,
    },
    {
      who: 'friend',
      pose: 'sit',
      at: [812, 742],
      by: 'head',
      scale: 0.62,
      facing: 'left',
      expression: 'calm',
      seatOn: 'bed',
      shadow: false,
      depth: 0.69,
    },
  ],
};
