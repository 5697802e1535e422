import { box, cut, disc, line, wall, word } from '../../../cuts/flat.ts';
import { round } from '../../../cuts/outlines.ts';
import type { Picture } from '../../../pictures.ts';
import { bolt, pigeon } from '../parts.ts';

export const scene: Picture = {
  set: 'porch',
  shot: 'cut-away',
  lighting: {},
  cuts: [
    wall('#e9f0e4', { print: 'graph-paper' }),
    cut(
      '300,1420! 320,1240 240,1200 150,1190 120,1120 140,1040 90,1010 110,930 60,860 130,760 150,520 260,280 460,160 680,190 830,360 850,620 790,860 700,1010 690,1200 740,1420!',
      '#3f6b8a',
      { depth: 0.59, lift: 2.2, print: 'graph-paper' },
    ),
    ...(
      [
        [190, 420],
        [400, 300],
        [220, 690],
        [430, 570],
        [450, 850],
      ] as const
    ).map(([x, y], i) =>
      box(x, y, x + 190, y + 220, ['#f6d9a0', '#f3c7b0', '#cfe3c4', '#f6e6b8', '#d8d0ea'][i]!, {
        depth: 0.61,
        lift: 0.4,
      }),
    ),
    box(630, 520, 820, 800, '#ffce6a', { depth: 0.612, lift: 0.8 }),
    disc(725, 640, 140, '#fff0b8', { depth: 0.611, opacity: 0.6 }),
    line('285,500 240,470 150,380', '#5a4a6a', 5, { depth: 0.7, dash: [5, 14] }),
    line('500,370 500,300 510,200', '#5a4a6a', 5, { depth: 0.7, dash: [5, 14] }),
    line('320,800 320,860 316,930', '#5a4a6a', 5, { depth: 0.7, dash: [5, 14] }),
    line('520,650 610,640 640,600', '#5a4a6a', 5, { depth: 0.7, dash: [5, 14] }),
    line('540,920 460,900 410,1000', '#5a4a6a', 5, { depth: 0.7, dash: [5, 14] }),
    ...(
      [
        [372, 622],
        [582, 502],
        [402, 892],
        [612, 772],
        [632, 1052],
      ] as const
    ).map(([x, y]) =>
      cut('-30,18! -30,-8 -14,-20 14,-20 22,18!', '#93a3aa', { at: [x, y], depth: 0.72, lift: 0.6 }),
    ),
    word('UP', 495, 278, 26, '#f6f0dc', { depth: 0.65 }),
    word('LEFT', 285, 398, 26, '#f6f0dc', { depth: 0.65 }),
    word('DOWN', 315, 668, 26, '#f6f0dc', { depth: 0.65 }),
    word('RIGHT', 525, 548, 26, '#f6f0dc', { depth: 0.65 }),
    word('AROUND', 545, 1092, 26, '#f6f0dc', { depth: 0.65 }),
    word('BEHIND', 725, 498, 28, '#ffce6a', { depth: 0.75 }),
    cut(round(790, 786, 12, 15, 8), '#fff6e6', { depth: 0.76, lift: 0.4 }),
  ],
  cast: [
    {
      who: 'hero',
      name: 'a',
      pose: 'point',
      facing: 'left',
      at: [290, 636],
      scale: 0.42,
      expression: 'curious',
      lookAt: [100, 560],
      shadow: false,
      act: { spine: 12 },
    },
    {
      who: 'hero',
      name: 'b',
      pose: 'lookUp',
      facing: 'right',
      at: [480, 516],
      scale: 0.42,
      expression: 'curious',
      lookAt: [500, 200],
      shadow: false,
      act: { spine: -10 },
    },
    {
      who: 'hero',
      name: 'c',
      pose: 'listenDown',
      facing: 'right',
      at: [300, 906],
      scale: 0.42,
      expression: 'curious',
      shadow: false,
    },
    {
      who: 'hero',
      name: 'd',
      pose: 'peek',
      facing: 'right',
      at: [510, 786],
      scale: 0.42,
      expression: 'curious',
      lookAt: [700, 640],
      shadow: false,
    },
    {
      who: 'hero',
      pose: 'dance',
      facing: 'left',
      at: [540, 1066],
      scale: 0.42,
      expression: 'curious',
      shadow: false,
    },
    bolt(722, 796, 0.42, { depth: 0.73 }),
    pigeon(722, 584, 0.34, { depth: 0.74 }),
  ],
};
