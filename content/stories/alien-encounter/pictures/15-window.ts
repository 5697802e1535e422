import { cut, disc, line, rings, snip } from '../../../cuts/flat.ts';
import { flat, put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { ear, friendsHat, LAMP, lay, tiled } from '../parts.ts';

export const scene: Picture = {
  set: 'bathroom',
  shot: 'over-the-shoulder',
  lighting: { dark: 0.12, from: [450, 100] },
  cuts: [
    ...lay(
      0.59,
      tiled('#f2c552'),
      snip('90,-60! 810,-60! 810,1010! 90,1010!', '#8a6a3c', { lift: 1.4 }),
      snip('120,-60! 780,-60! 780,980! 120,980!', '#0a1228', { ...flat, what: 'window' }),
      // The room in the glass.
      snip('300,90! 600,90! 640,760! 260,760!', '#3a3526', flat),
      snip('250,760! 650,760! 700,980! 200,980!', '#4a3f26', flat),
      snip('400,780! 560,776! 566,806! 394,810!', '#7a6030', { lift: 0.4 }),
      line('420,800 410,960', '#7a6030', 14),
      line('546,800 556,960', '#7a6030', 14),
      cut('600,800! 690,792! 740,800! 726,960! 612,960!', '#6a5228', { lift: 0.4 }),
      rings(450, 170, [70, 46], '#8a7434'),
      disc(450, 170, 24, '#ffe9a8'),
      line('120,450 780,450', '#8a6a3c', 16),
      line('450,-60 450,70', '#8a6a3c', 16),
      snip('60,1000! 840,1000! 850,1040! 50,1040!', '#fff1c9', { lift: 1.4 }),
    ),
    ...lay(
      0.76,
      snip('330,716! 430,700! 420,740! 470,728! 480,800! 350,820!', '#f8efd8', {
        lift: 0.8,
        what: 'page',
        print: 'letters',
      }),
      line('440,740 470,690', LAMP, 8),
    ),
    ...friendsHat('friend', 0.62, 1, 0.729, '#3a2c24'),
    ...lay(
      0.8,
      ...[-16, 4, 28].flatMap((turn, i) =>
        put(250 + i * 110, 1240, 2.6, turn, ear('#f3cfc2', '#dd9484', 1.6)),
      ),
      cut('120,1270 220,1190 360,1180 500,1190 620,1270', '#f3cfc2', { lift: 1.4 }),
      cut('-460,1250 100,1230 300,1262 600,1256 860,1230 1360,1250 1360,1640! -460,1640!', '#fffdf6', {
        lift: 2.2,
      }),
      ...[
        [120, 1226, 40],
        [690, 1230, 46],
        [780, 1222, 30],
        [40, 1230, 30],
      ].map(([x, y, r]) => disc(x!, y!, r!, '#eef8f6')),
    ),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'write',
      holding: 'none',
      at: [440, 480],
      by: 'head',
      scale: 1.35,
      facing: 'left',
      expression: 'thinking',
      act: { spine: 12 },
      touch: { left: [360, 760], right: [440, 750] },
      seatOn: 'bed',
      shadow: false,
      wears: { outfit: 'pyjamas', cloth: 'sky', extras: [], why: 'the coat is lent to the visitor' },
      depth: 0.74,
    },
    {
      who: 'friend',
      pose: 'sit',
      at: [650, 660],
      by: 'head',
      scale: 0.62,
      facing: 'left',
      expression: 'calm',
      seatOn: 'bed',
      shadow: false,
      depth: 0.725,
    },
  ],
};
