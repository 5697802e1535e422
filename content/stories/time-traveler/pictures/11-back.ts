import { cut, disc, line, pool, rings, snip, wall } from '../../../cuts/flat.ts';
import { flat, put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { lay, RED } from '../parts.ts';

export const scene: Picture = {
  set: 'porch',
  shot: 'two-touching',
  lighting: { dark: 0.1, lamps: [{ on: [450, 240], reach: 900 }] },
  cuts: [
    ...lay(
      0.59,
      wall('#3d2f2c'),
      pool(450, 260, [760, 540, 360], ['#5c4230', '#86592f', '#b57c36'], 0.581),
      snip('170,60! 730,60! 730,560! 170,560!', '#e0b765', { lift: 1.6, print: 'gingham' }),
      line('190,90 710,90', RED, 12),
      line('190,530 710,530', RED, 12),
      ...[-1, 1].flatMap((s) =>
        put(450 + s * 105, 300, 1.15, 0, [
          disc(0, -104, 34, '#7a3428'),
          cut('-44,-70 0,-80 44,-70 60,40 90,110! -90,110! -60,40', '#7a3428', flat),
          line(s < 0 ? '20,-60 90,-10' : '-20,-60 -90,-10', '#7a3428', 20),
          line(s < 0 ? '-30,-56 -92,-110' : '30,-56 92,-110', '#7a3428', 20),
          line('-24,110 -30,170 -52,178', '#7a3428', 18),
          line('24,110 40,160 66,150', '#7a3428', 18),
          disc(-44, 178, 5, '#e0b765'),
        ]),
      ),
    ),
    ...lay(
      0.77,
      cut('-80,960 160,900 470,830 560,850 580,930 520,980 220,1040 -80,1120', '#d9a64e', {
        what: 'mats',
        lift: 2,
        print: 'gingham',
      }),
      rings(540, 908, [66, 44, 24], '#8a5a2c', { width: 9, flat: 1.05 }),
      snip('-460,1190! 1360,1170! 1360,1640! -460,1640!', '#4a2f24', { lift: 1.4, print: 'gingham' }),
    ),
  ],
  cast: [
    {
      who: 'friend',
      pose: 'sit',
      at: [800, 900],
      by: 'head',
      scale: 1.1,
      facing: 'left',
      expression: 'wonder',
      act: { spine: 14 },
      seatOn: 'ground',
      touch: { left: 'friend.mouth' },
      lookAt: [555, 250],
      depth: 0.725,
    },
    {
      who: 'sina',
      pose: 'sit',
      at: [230, 640],
      by: 'head',
      scale: 1.75,
      facing: 'right',
      expression: 'calm',
      act: { spine: 14 },
      touch: { right: [470, 860], left: [330, 930] },
      lookAt: 'hero',
      shadow: false,
      seatOn: 'bed',
      depth: 0.78,
    },
    {
      who: 'hero',
      pose: 'sit',
      holding: 'none',
      at: [570, 660],
      by: 'head',
      scale: 1.55,
      facing: 'left',
      expression: 'wonder',
      act: { spine: 13 },
      touch: { left: [470, 850], right: [600, 900] },
      handsDepth: 0.774,
      lookAt: 'sina',
      seatOn: 'bed',
      shadow: false,
      depth: 0.735,
    },
  ],
};
