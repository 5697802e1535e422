import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { cut, disc, line, oval } from '../../../cuts/lit.ts';
import { arch } from '../../../cuts/outlines.ts';
import type { Picture } from '../../../pictures.ts';
import { walkingCrumb } from '../parts.ts';

export const scene: Picture = {
  set: 'anttown',
  plain: '#e2b878',
  shot: 'thing-in-hand',
  seed: 10,
  lighting: { from: [100, 100] },
  cuts: [
    cut('-100,1060! 300,1080 620,1060 1000,1090! 1000,1500! -100,1500!', '#d1a05f', {
      depth: 0.1,
      lift: 0.2,
      print: 'gingham',
    }),
    // Five gates, each twice as high as the last.
    ...called(
      'gate',
      [
        [70, 30, 30],
        [130, 60, 44],
        [216, 120, 80],
        [360, 240, 140],
        [640, 480, 290],
      ].flatMap(([x, h, w]): SceneCut[] => [
        line(arch(x!, 700, w!, h!).replaceAll('!', ''), '#7d4a22', 22, { depth: 0.2 }),
        line(arch(x! + 3, 703, w!, h!).replaceAll('!', ''), '#f7dca6', 8, { depth: 0.21 }),
      ]),
    ),
    ...walkingCrumb(130, 960, 1.3, 0.5, false),
    cut('-100,-60! 1000,-60! 1000,150 820,190 640,160 450,196 260,158 90,190 -100,150!', '#3a2028', {
      depth: 0.3,
      lift: 2,
    }),
    ...Array.from({ length: 11 }, (_, i): SceneCut[] => [
      oval(20 + i * 88, 176 + (i % 3) * 16, 34, 40, '#3a2028', {
        what: 'ant',
        depth: 0.301 + i * 0.0001,
        lift: 1,
      }),
      ...[-1, 1].flatMap((k): SceneCut[] => [
        line(
          `${20 + i * 88 + k * 12},${150 + (i % 3) * 16} ${20 + i * 88 + k * 20},${118 + (i % 3) * 16} ${20 + i * 88 + k * 40},${112 + (i % 3) * 16}`,
          '#6a4048',
          5,
          { depth: 0.305 },
        ),
        disc(20 + i * 88 + k * 13, 186 + (i % 3) * 16, 8, '#fff3d6', { depth: 0.306 }),
        disc(20 + i * 88 + k * 12, 190 + (i % 3) * 16, 4, '#1a0d12', { depth: 0.307 }),
      ]),
    ]).flat(),
    { rings: [60], width: 12, at: [760, 1170], colour: '#9a6432', depth: 0.2 },
    cut('790,1110 824,1120 830,1160 800,1160 786,1140', '#d1a05f', { depth: 0.21, lift: 0 }),
    line('1000,1000 880,1060 800,1160 760,1180', '#4a2c34', 40, { depth: 0.8 }),
    line('1000,1180 900,1190 850,1260 810,1270', '#4a2c34', 40, { depth: 0.8 }),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'point',
      at: [792, 756],
      by: 'hand',
      scale: 2.6,
      facing: 'backRight',
      turn: -38,
      hands: { right: 'point' },
      seatOn: 'bed',
      shadow: false,
      depth: 0.7,
    },
  ],
};
