import type { LineCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { cut, disc, glow, line, snip } from '../../../cuts/lit.ts';
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
    ...[
      [60, 214],
      [220, 244],
      [400, 250],
      [560, 226],
      [740, 170],
    ].map(
      ([x, y]): LineCut => ({
        line: `${x! - 40},${y! + 90} ${x! - 24},${y! + 20} ${x! + 20},${y! + 16} ${x! + 44},${y! + 84}`,
        width: 8,
        dash: [3, 14],
        colour: '#ffe9a8',
        depth: 0.21,
      }),
    ),
    snip('-100,760! 1000,1330! 1000,1500! -100,1500!', '#132a66', {
      depth: 0.3,
      lift: 1.6,
      print: 'graph-paper',
    }),
    dots('90,560 220,520 360,540 500,620 640,740 760,880', '#ffe9a8', 10, 0.74),
    ...called('ball', glow(500, 600, 70, ['#8f8a7a', '#f3cf72', '#fff8d8'], { depth: 0.75 })),
    cut(
      '700,500! 690,420 720,370 700,320! 740,350 780,350! 820,320! 806,376 840,430 960,440 980,560! 940,560! 930,500 760,510 740,560!',
      '#c9a878',
      { depth: 0.4, lift: 1.4 },
    ),
    disc(740, 400, 7, '#33212a', { depth: 0.41 }),
    line('730,560 730,640', '#8a6a48', 10, { depth: 0.39 }),
    line('950,560 950,650', '#8a6a48', 10, { depth: 0.39 }),
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
    person('hero', [740, 640], 0.6, { name: 'yawner', pose: 'yawn', facing: 'left', depth: 0.38 }),
  ],
};
