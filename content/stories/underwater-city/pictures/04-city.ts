import type { RingsCut, SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import type { Place } from '../../../../illustration/scene/format/places.ts';
import { called } from '../../../cuts/called.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, cut, disc, GRAYS, inSubmarine, limpet, submarine, thread, towers, wall } from '../parts.ts';

/** Blue lamps: a bright bead in one faint ring. */
const lampsAt = (list: Place[], depth = 0.66, size = 1): SceneCut[] =>
  list.flatMap((at): SceneCut[] => [
    disc(at[0], at[1], 46 * size, '#4f86c6', { what: 'lamp', depth, opacity: 0.34 }),
    disc(at[0], at[1], 15 * size, '#d3e9ff', { depth: depth + 0.001 }),
  ]);

export const scene: Picture = {
  set: 'street',
  plain: '#141a26',
  shot: 'establish',
  camera: cam(),
  wide: { zoom: 1, on: [450, 720], at: [0.5, 0.5] },
  cuts: [
    ...limpet([760, 1196], 0.9, 0.79),
    wall('#0d131f'),
    cut('-420,420 -100,330 300,300 700,330 1340,430! 1340,1700! -420,1700!', '#141d2d', {
      depth: 0.581,
      lit: false,
      print: 'sea-chart',
    }),
    disc(450, 1160, 830, '#22304a', { depth: 0.59, opacity: 0.9 }),
    ...called('tower', towers(GRAYS, 0.6)),
    {
      rings: [830, 846],
      at: [450, 1160],
      width: 5,
      colour: '#9fb6d4',
      opacity: 0.5,
      depth: 0.7,
      lit: false,
    },
    thread('-60,700 40,520 180,400', 14, '#dbe8f6', 0.701, { opacity: 0.35, lit: false }),
    ...[-30, 138, 268, 408, 552, 684, 820].map((x) =>
      cut(`${x - 22},1162! ${x - 22},1092 ${x},1068 ${x + 22},1092 ${x + 22},1162!`, '#1a202b', {
        depth: 0.63,
        lift: 0.3,
        lit: false,
      }),
    ),
    box(-460, 1150, 1360, 1700, '#1b2230', { depth: 0.64, lit: false, lift: 2 }),
    box(-460, 1150, 1360, 1166, '#3d4961', { depth: 0.641, lit: false, lift: 0 }),
    thread('-420,700 -120,800 62,770 196,838 334,800', 4, '#10151f', 0.655, { lit: false }),
    thread('482,832 618,790 752,842 884,780 1340,700', 4, '#10151f', 0.655, { lit: false }),
    ...lampsAt([
      [-60, 796],
      [62, 784],
      [130, 816],
      [196, 850],
      [550, 826],
      [618, 804],
      [818, 824],
      [884, 794],
    ]),
    ...(
      [
        [268, 832],
        [334, 812],
        [482, 844],
        [686, 830],
        [752, 854],
      ] as const
    ).map((at) => disc(at[0], at[1], 9, '#3a4457', { depth: 0.661 })),
    ...(
      [
        [412, 770, 9],
        [430, 734, 13],
        [404, 694, 18],
      ] as const
    ).map(
      ([x, y, r]): RingsCut => ({
        rings: [r],
        at: [x, y] as const,
        width: 4,
        colour: '#d7e3f2',
        depth: 0.67,
        lit: false,
      }),
    ),
    // The gate in the glass, going up.
    ...called('gate', [
      cut('420,1162! 420,1010 450,950 500,926 550,950 580,1010 580,1162!', '#27364f', {
        depth: 0.68,
        lift: 0.4,
        lit: false,
      }),
      thread('412,1162 412,1006 444,940 500,914 556,940 588,1006 588,1162', 14, '#9fb6d4', 0.684, {
        lit: false,
      }),
      ...[450, 484, 518, 552].map((x) =>
        thread(`${x},${x < 460 || x > 540 ? 950 : 930} ${x},1050`, 8, '#9fb6d4', 0.682, { lit: false }),
      ),
      thread('424,1046 576,1046', 10, '#9fb6d4', 0.683, { lit: false }),
    ]),
    ...submarine([236, 1180], 0.5, 0.73, '#6f716b', '#55585a', '#a9b2bd'),
    ...limpet([190, 1082], 0.7, 0.76),
    disc(236, 1180, 62, '#53617a', { depth: 0.7205, opacity: 0.4 }),
  ],
  cast: [
    inSubmarine([236, 1180], 0.52, {
      facing: 'right',
      pose: 'stand',
      touch: { right: [292, 1150] },
      expression: 'wonder',
      act: { neck: 6, spine: 12 },
      lookAt: [618, 340],
    }),
  ],
};
