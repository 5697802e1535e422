import { called } from '../../../cuts/called.ts';
import { disc, glow, line, snip } from '../../../cuts/lit.ts';
import { kept, person } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { dots, nightcaps } from '../parts.ts';

export const scene: Picture = {
  set: 'inside',
  plain: '#1d3a86',
  shot: 'diagonal-run',
  seed: 12,
  wears: { outfit: 'pyjamas', cloth: 'butter', extras: [], why: 'the night shift has its own' },
  cuts: kept([
    line('-40,180 300,250 620,210 960,90', '#cfe0ff', 5, { depth: 0.2 }),
    // The good throws, each with its ball, pegged to the line.
    ...(
      [
        [70, 196],
        [260, 238],
        [450, 232],
        [650, 204],
      ] as const
    ).flatMap(([x, y]) => [
      line(
        `${x - 56},${y + 136} ${x - 40},${y + 58} ${x},${y + 26} ${x + 36},${y + 54} ${x + 54},${y + 110}`,
        '#ffe9a8',
        9,
        {
          depth: 0.21,
        },
      ),
      disc(x + 56, y + 132, 24, '#fffaf0', { depth: 0.212 }),
      disc(x + 56, y + 132, 9, '#33212a', { depth: 0.213 }),
      snip(`${x - 8},${y}! ${x + 8},${y}! ${x + 6},${y + 46}! ${x - 6},${y + 46}!`, '#d98a4a', {
        depth: 0.214,
        lift: 0.6,
      }),
    ]),
    snip('-100,760! 1000,1330! 1000,1500! -100,1500!', '#132a66', {
      depth: 0.3,
      lift: 1.6,
      print: 'graph-paper',
    }),
    dots('90,560 220,520 360,540 500,620 640,740 760,880', '#ffe9a8', 10, 0.74),
    ...called('ball', glow(500, 600, 70, ['#8f8a7a', '#f3cf72', '#fff8d8'], { depth: 0.75 })),
    line('800,600 800,760', '#8a6a48', 14, { depth: 0.39 }),
    ...nightcaps(['at0', 'at1', 'at2', 'at3', 'to0', 'to1', 'to2'], 0.72, 0.738),
    ...nightcaps(['hero'], 1, 0.74),
  ]),
  cast: [
    ...(
      [
        [70, 640, 'wave', 'calm'],
        [180, 690, 'point', 'thinking'],
        [290, 752, 'lift', 'brave'],
        [400, 810, 'throw', 'brave'],
      ] as const
    ).map(([x, y, pose, expression], i) =>
      person('hero', [x, y], 0.72, {
        name: `at${i}`,
        pose,
        facing: 'right',
        expression,
        ...(i > 1 ? { by: 'feet' as const, at: [x, i === 2 ? 968 : 1026] as const } : {}),
        depth: 0.7 + i * 0.002,
      }),
    ),
    person('hero', [540, 880], 1, {
      pose: 'throw',
      facing: 'right',
      expression: 'delight',
      act: { spine: 16 },
      lookAt: [500, 600],
    }),
    ...(
      [
        [680, 970, 'catch', 'joy'],
        [790, 1040, 'wave', 'joy'],
        [880, 1110, 'dance', 'delight'],
      ] as const
    ).map(([x, y, pose, expression], i) =>
      person('hero', [x, y], 0.72, {
        name: `to${i}`,
        pose,
        facing: 'right',
        expression,
        depth: 0.73 + i * 0.002,
      }),
    ),
    {
      who: 'goat',
      at: [790, 620],
      scale: 0.62,
      facing: 'left',
      shadow: false,
      depth: 0.4,
      floats: 'cut from card, on a stick',
    },
  ],
};
