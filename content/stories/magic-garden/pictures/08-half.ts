import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { called } from '../../../cuts/called.ts';
import { cut, disc, line, oval } from '../../../cuts/lit.ts';
import { arch } from '../../../cuts/outlines.ts';
import type { Picture } from '../../../pictures.ts';
import { halfBun, walkingCrumb } from '../parts.ts';

/** Where the drawn gates stand. */
const FOOT = 620;

export const scene: Picture = {
  set: 'anttown',
  plain: '#e2b878',
  shot: 'thing-in-hand',
  why: { contrast: 'the dark edge is the crowd of ants that look on' },
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
        [46, 26, 28],
        [112, 52, 44],
        [206, 104, 84],
        [352, 208, 156],
        [620, 400, 300],
      ].flatMap(([x, h, w]): SceneCut[] => [
        line(arch(x!, FOOT, w!, h!).replaceAll('!', ''), '#7d4a22', 22, { depth: 0.2 }),
        line(arch(x! + 3, FOOT + 3, w!, h!).replaceAll('!', ''), '#f7dca6', 8, { depth: 0.21 }),
      ]),
    ),
    // And what half a crumb would be in each.
    ...called(
      'thought crumb',
      [
        [46, 0.055],
        [112, 0.11],
        [206, 0.22],
        [352, 0.44],
        [620, 0.88],
      ].flatMap(([x, k]) => halfBun(x!, FOOT - 76 * k!, k!, 0.23)),
    ),
    // Half and half, with the hand between.
    ...walkingCrumb(520, 1190, 2.4, 0.73, false),
    line('520,1010 512,1080 526,1140 514,1210', '#fff3d6', 12, { depth: 0.745 }),
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
  ],
  cast: [
    {
      who: 'ant',
      at: [760, 1250],
      scale: 1.5,
      facing: 'left',
      pose: 'joy',
      lookAt: 'hero.eyes',
      depth: 0.75,
    },
    {
      who: 'friend',
      pose: 'stand',
      at: [806, 800],
      by: 'head',
      scale: 1.25,
      facing: 'left',
      expression: 'startled',
      act: { spine: 12 },
      lookAt: 'hero',
      shadow: false,
      depth: 0.71,
    },
    {
      who: 'hero',
      pose: 'kneel',
      at: [240, 830],
      by: 'head',
      scale: 1.9,
      facing: 'right',
      expression: 'calm',
      act: { spine: 6, tilt: -14 },
      touch: { right: [470, 1010] },
      hands: { right: 'flat' },
      handsDepth: 0.77,
      lookAt: 'ant.eye',
      shadow: false,
      depth: 0.74,
    },
  ],
};
