import { called } from '../../../cuts/called.ts';
import { cut, disc, line, snip, stars, wall, word } from '../../../cuts/flat.ts';
import { round } from '../../../cuts/outlines.ts';
import { flat, put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { almanacSheet, dial, INKY, lay, mouse, RED } from '../parts.ts';

export const scene: Picture = {
  set: 'street',
  shot: 'over-the-shoulder',
  lighting: { dark: 0.2, lamps: [{ on: [300, 760], reach: 620 }] },
  cuts: [
    ...lay(
      0.59,
      wall('#27346a'),
      stars(
        [
          [420, 90],
          [520, 190],
          [640, 70],
          [760, 170],
          [860, 60],
          [700, 280],
          [-120, 60],
          [1000, 200],
          [1150, 90],
        ],
        0.581,
      ),
      snip('560,330! 760,150! 960,320! 1360,300! 1360,1200! 560,1200!', '#1c264e', {
        lift: 1,
        print: 'calendar',
      }),
      snip('-460,-300! 470,-300! 500,1140! -460,1140!', '#151a33', { lift: 2, print: 'newsprint' }),
      put(300, 300, 1, 0, dial(150, '#f3dca6', '#0e1226', [150, -20])),
      snip('150,580! 440,580! 440,1120! 150,1120!', '#0e1226', { lift: 1 }),
      snip('170,600! 420,600! 420,1120! 170,1120!', '#f0b24e', flat),
      cut(round(300, 800, 120, 190), '#ffdf96', flat),
      snip('600,380! 960,370! 960,620! 600,620!', '#f0b24e', { lift: 0.6 }),
      put(800, 492, 1, 2, almanacSheet('SEPTEMBER', 150, 190, '#fff6dc')),
      disc(800, 502, 44, '#fff6dc'),
      word('14', 800, 502, 50, RED),
      cut('-460,1110 200,1096 700,1120 1360,1100 1360,1640! -460,1640!', '#3a4676', { lift: 1.4 }),
      snip('170,1112! 420,1112! 620,1400! -60,1400!', '#d9a04e', { ...flat, opacity: 0.8 }),
      cut('440,1150 520,1140 580,1156 520,1176', '#6a76a6', flat),
      cut('600,1150 680,1140 740,1156 680,1176', '#6a76a6', flat),
    ),
    ...lay(
      0.62,
      snip('590,610! 970,606! 970,900! 590,900!', '#1c264e', { lift: 0.8, print: 'calendar' }),
      put(700, 590, 0.8, -8, [
        cut('-60,14! 60,14! 40,30 -40,30', '#e8eef6', { lift: 0.6 }),
        cut('-30,10! -34,-24 10,-36 40,-6 30,12!', '#a5623c', { lift: 0.6 }),
        line('30,-6 70,-30', '#fff6e2', 10),
      ]),
    ),
    ...lay(
      0.735,
      called(
        'nine',
        put(400, 880, 0.62, 6, [
          snip('-34,-42! 34,-42! 34,42! -34,42!', '#aeb4bc', { lift: 1 }),
          word('9', 0, 0, 54, '#2a2430'),
        ]),
      ),
    ),
  ],
  cast: [
    {
      who: 'pell',
      pose: 'stand',
      at: [672, 490],
      by: 'head',
      scale: 0.72,
      facing: 'left',
      expression: 'calm',
      shadow: false,
      depth: 0.61,
    },
    {
      who: 'hero',
      pose: 'walk',
      holding: 'none',
      at: [300, 760],
      by: 'head',
      scale: 1.0,
      facing: 'right',
      expression: 'joy',
      act: { spine: 14 },
      touch: { right: [392, 900] },
      lookAt: 'friend',
      depth: 0.72,
    },
    {
      who: 'friend',
      gloves: INKY,
      pose: 'wave',
      at: [730, 900],
      by: 'head',
      scale: 2.3,
      facing: 'backLeft',
      act: { spine: 12 },
      shadow: false,
      depth: 0.85,
    },
    mouse([400, 1126], { scale: 0.4, facing: 'left', depth: 0.73 }),
  ],
};
