import type { RingsCut, SceneCut } from '../../../../illustration/scene/format/cuts.ts';
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

/** A ring of tiny bicycles seen from far above, each with its lamp lit. */
const bicycleRing = (count: number, rx: number, ry: number): SceneCut[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI;
    const [x, y] = [640 + Math.cos(angle) * rx, 1130 + Math.sin(angle) * ry];
    return [
      disc(x - 10, y + 8, 8, '#a9c4de', { depth: 0.608, width: 3 }),
      disc(x + 10, y + 8, 8, '#a9c4de', { depth: 0.608, width: 3 }),
      disc(x, y - 6, 10, i % 4 ? '#fff8dc' : '#ffe08a', { depth: 0.61 }),
    ];
  }).flat();

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
  wide: { zoom: 0.94, on: [450, 720], at: [0.5, 0.5] },
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
    // Forty-one of them: an outer ring of twenty-five and an inner one of sixteen.
    ...bicycleRing(25, 250, 122),
    ...bicycleRing(16, 158, 70),
    thread(
      '390,1130 460,1042 640,1008 820,1042 890,1130 820,1218 640,1252 460,1218 390,1130',
      4,
      '#fff2c0',
      0.607,
      {
        what: 'ring of bicycles',
        dash: [3, 9],
        opacity: 0.7,
        lit: false,
      },
    ),
    cut('370,1134 410,1014 640,974 870,1014 910,1134 870,1248 640,1284 410,1248', '#3a6a94', {
      depth: 0.604,
      lift: 0,
      lit: false,
      opacity: 0.4,
    }),
    ...submarine([300, 450], 1.9, 0.73),
    ...limpet([100, 150], 1.2, 0.8, TURQUOISE),
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
  props: [fireEngine([396, 512], 0.74, { turn: -10, depth: 0.7265 })],
  cast: [
    inSubmarine([220, 548], 1.2, {
      facing: 'right',
      expression: 'overjoyed',
      act: { tilt: -6, spine: 12 },
      touch: { right: [372, 526] },
      lookAt: 'pepper',
    }),
    { who: 'octopus', at: [640, 1180], scale: 0.42, mood: 'glad', depth: 0.62, shadow: false },
  ],
};
