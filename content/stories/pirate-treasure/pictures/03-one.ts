import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { cut, disc, line, oval } from '../../../cuts/lit.ts';
import { hero, who } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { hole } from '../parts.ts';

export const scene: Picture = {
  set: 'island',
  shot: 'plan',
  plain: '#f5e0b0',
  lighting: { from: [450, 20] },
  wide: { zoom: 1, on: [450, 700], at: [0.5, 0.5] },
  cuts: [
    cut('-100,700! 200,690 560,720 1000,690! 1000,1700! -100,1700!', '#efd6a0', {
      depth: 0.1,
      lift: 0.2,
      print: 'map',
    }),
    // The last of her pressed shapes: boots, and a coat.
    ...(['#d9b97c', '#cfad70'] as const).flatMap((colour, i): SceneCut[] => [
      oval(18 - i * 6, 490 - i * 6, 44, 30, colour, { depth: 0.12 + i * 0.001, lift: 0 }),
      oval(18 - i * 6, 600 - i * 6, 44, 30, colour, { depth: 0.12 + i * 0.001, lift: 0 }),
    ]),
    ...[-430, -1000].flatMap((x): SceneCut[] => [
      cut(
        `${x - 150},500 ${x - 60},430 ${x + 40},440 ${x + 260},410 ${x + 420},430 ${x + 420},580 ${x + 260},610 ${x + 40},570 ${x - 60},580`,
        '#d9b97c',
        { depth: 0.12, lift: 0, at: [0, 0] },
      ),
    ]),
    line('884,340 878,470 888,600 880,752', '#a97c3e', 9, { depth: 0.3 }),
    line('66,350 62,480 68,600 62,730', '#c39a5c', 9, { depth: 0.3 }),
    // What she casts: half as long as she.
    cut('400,1150 450,1080 580,1056 720,1070 760,1110 680,1166 540,1196', '#8d7a86', {
      depth: 0.4,
      lift: 0,
      opacity: 0.4,
    }),
    line('776,836 882,716', '#8a5638', 14, { depth: 0.7302 }),
    ...hole(200, 190, 130, 0.2, '#7d5c3c', 0.8),
    oval(210, 176, 78, 70, '#e2a94b', { depth: 0.21, lift: 1.4 }),
    oval(210, 200, 66, 48, '#623d2e', { depth: 0.211, lift: 0 }),
    disc(190, 196, 11, '#fff6e0', { depth: 0.212 }),
    disc(234, 196, 11, '#fff6e0', { depth: 0.212 }),
    disc(192, 200, 6, '#2b2028', { depth: 0.213 }),
    disc(236, 200, 6, '#2b2028', { depth: 0.213 }),
    cut('124,214 160,228 210,234 262,226 296,214 290,270 210,300 130,270', '#f5e0b0', {
      depth: 0.22,
      lift: 0.6,
    }),
  ],
  cast: [
    { who: 'goat', at: [760, 1200], scale: 0.36, facing: 'left', depth: 0.5 },
    who('oona', 'stand', [262, 540], 1.24, {
      turn: -90,
      facing: 'front',
      expression: 'calm',
      lookAt: [300, 100],
      depth: 0.725,
    }),
    hero('kneelOver', [664, 852], 1.02, {
      facing: 'right',
      expression: 'curious',
      act: { spine: 12 },
      lookAt: [880, 700],
      touch: { right: [778, 826] },
      depth: 0.73,
    }),
    { who: 'parrot', at: [250, 1040], scale: 0.72, facing: 'right', lookAt: 'oona', depth: 0.73 },
  ],
};
