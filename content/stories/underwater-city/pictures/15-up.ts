import type { RingsCut } from '../../../../illustration/scene/format/cuts.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import {
  cut,
  disc,
  fireEngine,
  inSubmarine,
  limpet,
  snip,
  submarine,
  TURQUOISE,
  thread,
  wall,
} from '../parts.ts';

export const scene: Picture = {
  backdrop: 'seabed',
  light: 'noon',
  plain: '#3f9a8c',
  papers: { land: 'sea-chart' },
  lighting: { from: [300, -400] },
  seed: 6,
  shot: 'plan',
  why: { looksAlike: 'the way up is the way down once more' },
  camera: cam(),
  wide: { zoom: 0.98, on: [450, 740], at: [0.5, 0.5] },
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
    // Forty-one of them, round and round.
    ...Array.from({ length: 41 }, (_, i) => {
      const [x, y] = [620 + Math.cos(i * 0.1532) * 236, 1140 + Math.sin(i * 0.1532) * 120];
      return [
        disc(x - 7, y + 6, 5, '#6f93b4', { depth: 0.608, width: 2 }),
        disc(x + 7, y + 6, 5, '#6f93b4', { depth: 0.608, width: 2 }),
        disc(x, y - 4, i % 4 ? 7 : 9, i % 4 ? '#fff8dc' : '#ffe08a', { depth: 0.61 }),
      ];
    }).flat(),
    thread(
      '384,1140 450,1056 620,1020 790,1056 856,1140 790,1224 620,1260 450,1224 384,1140',
      4,
      '#fff2c0',
      0.607,
      { what: 'ring of bicycles', dash: [3, 9], opacity: 0.7, lit: false },
    ),
    cut('370,1140 400,1040 620,1004 840,1040 872,1140 840,1240 620,1276 400,1240', '#3a6a94', {
      depth: 0.604,
      lift: 0,
      lit: false,
      opacity: 0.4,
    }),
    ...[120, 190].map(
      (r): RingsCut => ({
        rings: [r],
        at: [620, 1140] as const,
        flat: 0.56,
        width: 3,
        colour: '#6f93b4',
        opacity: 0.5,
        depth: 0.605,
        lit: false,
      }),
    ),
    ...submarine([400, 470], 1.25, 0.73),
    ...limpet([110, 270], 1.2, 0.8, TURQUOISE),
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
  props: [fireEngine([476, 620], 0.55, { turn: -12, depth: 0.7265 })],
  cast: [
    inSubmarine([386, 452], 1.18, {
      facing: 'right',
      expression: 'delight',
      act: { tilt: -8, spine: 12 },
      touch: { right: [520, 560] },
      lookAt: [520, 540],
    }),
    { who: 'octopus', at: [620, 1190], scale: 0.42, mood: 'glad', depth: 0.62, shadow: false },
  ],
};
