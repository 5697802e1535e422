import { cut, disc, line, rings, snip, wall, word } from '../../../cuts/flat.ts';
import { flat, put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { GOLD, INK, INKY, lay, mouse, RED } from '../parts.ts';

export const scene: Picture = {
  set: 'porch',
  shot: 'cut-away',
  lighting: { lamps: [{ on: [450, 930], reach: 900 }] },
  cuts: [
    ...lay(
      0.59,
      wall('#123a4a'),
      snip('-460,-300! 446,-300! 446,900! -460,900!', '#1d5566', { lift: 0 }),
      ...[120, 330, 560, 770].map((y, i) =>
        line(
          `${-400 + i * 30},${y} ${-200},${y - 16} 0,${y} 200,${y - 16} 420,${y} 640,${y - 16} 900,${y} 1300,${y - 16}`,
          '#2f7484',
          4,
        ),
      ),
      put(205, 560, 1, 0, [
        cut('-190,60 -170,10 -90,-20 20,-30 120,-8 190,40 150,100 -120,110', '#5f9a58', {
          lift: 1.4,
          print: 'gingham',
        }),
        snip('-60,10! -60,-120! 0,-190! 60,-120! 60,10!', '#f6ead0', { lift: 1 }),
        snip('-22,10! -22,-50! 22,-50! 22,10!', '#8a5a3c', flat),
        snip('-16,-190! 16,-190! 16,-260! 0,-290! -16,-260!', '#f6ead0', { lift: 0.8 }),
        cut('-30,-232! -24,-280 0,-300 24,-280 30,-232!', GOLD, { lift: 0.6 }),
        rings(0, -256, [70, 98], GOLD, { width: 6 }),
        word('SUNDAY', 0, 66, 34, '#173a30'),
      ]),
      put(690, 520, 1, 0, [
        cut('-180,90 -150,40 -60,20 60,22 160,50 190,100 120,140 -130,140', '#7c8f4c', { lift: 1.4 }),
        snip('-110,40! -110,-170! 110,-170! 110,40!', '#d9b98a', { lift: 1 }),
        snip('-86,-150! 86,-150! 86,20! -86,20!', '#3d4a5e', flat),
        snip('-70,-30! 70,-30! 78,-12! -78,-12!', '#c98d4a', flat),
        cut('-40,-34! -34,-58 34,-58 40,-34!', RED, { lift: 0.5 }),
        line('-52,-66 -30,-84 30,-84 52,-66', RED, 16),
        rings(0, -70, [84, 112], '#ffe3a0', { width: 5 }),
        word('MONDAY', 0, 98, 34, '#2f3a16'),
      ]),
      line('450,-40 450,820', '#fff2c8', 13, { dash: [30, 24] }),
      put(450, 240, 1, 0, [
        cut('-84,0 -40,-42 20,-44 66,0 20,44 -40,42', '#e58a5a', { lift: 1 }),
        cut('66,0! 110,-40! 104,0 110,40!', '#e58a5a', { lift: 0.6 }),
        cut('2,-44 20,-44 66,0 20,44 2,44', '#fff2c8', flat),
        disc(-46, -8, 7, INK),
        word('FRI', 16, 0, 26, INK),
      ]),
    ),
    ...lay(
      0.69,
      snip('-460,930! 1360,900! 1360,1640! -460,1640!', '#8a5a38', { lift: 2, print: 'gingham' }),
      ...[1000, 1090, 1200].map((y) => line(`-460,${y} 1360,${y - 26}`, '#6b432c', 5)),
      cut('560,1230 640,1180 880,1180 960,1230 880,1290 620,1290', '#e0b765', {
        lift: 1,
        print: 'gingham',
      }),
    ),
    ...lay(
      0.76,
      put(
        110,
        1120,
        1,
        -70,
        cut('-150,-34 150,-34 168,0 150,34 -150,34 -168,0', '#e0b765', { lift: 1.4, print: 'gingham' }),
        rings(-152, 0, [30, 20, 10], '#9a6a34', { width: 5 }),
      ),
    ),
  ],
  cast: [
    {
      who: 'sina',
      pose: 'point',
      at: [215, 870],
      by: 'head',
      scale: 1.2,
      facing: 'right',
      expression: 'calm',
      act: { spine: 12 },
      touch: { right: [444, 830] },
      lookAt: 'hero',
      depth: 0.74,
    },
    {
      who: 'friend',
      gloves: INKY,
      pose: 'kneel',
      at: [780, 990],
      by: 'head',
      scale: 0.95,
      facing: 'left',
      expression: 'angry',
      act: { spine: 14 },
      lookAt: [450, 830],
      depth: 0.745,
    },
    {
      who: 'hero',
      pose: 'think',
      at: [600, 930],
      by: 'head',
      scale: 1.0,
      facing: 'left',
      expression: 'thinking',
      act: { spine: 13 },
      lookAt: [213, 390],
      depth: 0.742,
    },
    mouse([420, 1290], { mood: 'plain', scale: 0.55, facing: 'left', depth: 0.77 }),
  ],
};
