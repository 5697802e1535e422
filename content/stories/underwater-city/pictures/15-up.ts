import type { RingsCut } from '../../../../illustration/scene/format/cuts.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { cut, disc, fireEngine, inSubmarine, limpet, snip, submarine, TURQUOISE, wall } from '../parts.ts';

export const scene: Picture = {
  backdrop: 'seabed',
  light: 'noon',
  plain: '#3f9a8c',
  papers: { land: 'sea-chart' },
  lighting: { from: [300, -400] },
  seed: 6,
  shot: 'plan',
  camera: cam(),
  phone: { zoom: 0.98, on: [450, 740], at: [0.5, 0.5] },
  cuts: [
    wall('#f4e6a6'),
    cut('-420,120 0,60 300,110 640,40 1340,120! 1340,1700! -420,1700!', '#b9d58c', {
      depth: 0.582,
      lit: false,
      print: 'sea-chart',
    }),
    cut('-420,520 -60,330 280,360 560,250 900,330 1340,300! 1340,1700! -420,1700!', '#5fb095', {
      depth: 0.584,
      lit: false,
      print: 'sea-chart',
    }),
    cut('-420,980 -60,760 240,800 520,640 860,560 1340,640! 1340,1700! -420,1700!', '#2f7f92', {
      depth: 0.586,
      lit: false,
      print: 'sea-chart',
    }),
    cut('-420,1400 0,1120 300,1080 560,880 900,820 1340,900! 1340,1700! -420,1700!', '#1c4a74', {
      depth: 0.588,
      lit: false,
      print: 'sea-chart',
    }),
    cut('-100,1700 160,1330 420,1180 620,1010 900,1000 1340,1100! 1340,1700!', '#0f2448', {
      depth: 0.59,
      lit: false,
      print: 'sea-chart',
    }),
    snip('160,-300! 330,-300! 240,1200! -60,1200!', '#fff6cf', {
      depth: 0.6,
      opacity: 0.16,
      lift: 0,
      lit: false,
    }),
    snip('560,-300! 660,-300! 760,900! 520,900!', '#fff6cf', {
      depth: 0.6,
      opacity: 0.16,
      lift: 0,
      lit: false,
    }),
    ...Array.from({ length: 20 }, (_, i) =>
      disc(
        Math.round(690 + Math.cos(i * 0.314) * 130),
        Math.round(1190 + Math.sin(i * 0.314) * 74),
        6 + (i % 3),
        i % 4 ? '#fff8dc' : '#ffe08a',
        { depth: 0.61 },
      ),
    ),
    ...[70, 150].map(
      (r): RingsCut => ({
        rings: [r],
        at: [690, 1190] as const,
        flat: 0.56,
        width: 3,
        colour: '#6f93b4',
        opacity: 0.5,
        depth: 0.605,
        lit: false,
      }),
    ),
    ...submarine([480, 520], 1.42, 0.73),
    ...limpet([150, 282], 1.4, 0.8, TURQUOISE),
    ...(
      [
        [800, 820, 24],
        [740, 920, 17],
        [800, 980, 12],
        [742, 1040, 9],
      ] as const
    ).map(
      ([x, y, r]): RingsCut => ({
        rings: [r],
        at: [x, y] as const,
        width: 5,
        colour: '#e6f6f2',
        depth: 0.62,
        lit: false,
      }),
    ),
  ],
  props: [fireEngine([566, 690], 0.62, { turn: -12, depth: 0.7265 })],
  cast: [
    inSubmarine([464, 500], 1.34, {
      facing: 'right',
      expression: 'delight',
      act: { tilt: -8 },
      lookAt: [600, 590],
    }),
  ],
};
