import type { NamedRole } from '../../../../illustration/scene/format/roles.ts';
import { box, cut, disc, line, snip, stars, wall } from '../../../cuts/flat.ts';
import { round } from '../../../cuts/outlines.ts';
import type { Picture } from '../../../pictures.ts';
import { ferry, water } from '../parts.ts';

export const scene: Picture = {
  set: 'night',
  shot: 'small-before-big',
  lighting: {},
  cuts: [
    wall('#121a42'),
    ...stars([
      [40, 60],
      [860, 50],
      [60, 900],
      [850, 820],
      [880, 420],
    ]),
    disc(460, 500, 480, '#26356e', { depth: 0.588 }),
    disc(460, 500, 430, '#f8ecc4', { what: 'moon', depth: 0.59 }),
    cut(round(300, 330, 74, 60), '#ecd9a4', { depth: 0.591, lift: 0 }),
    cut(round(620, 700, 100, 80), '#ecd9a4', { depth: 0.591, lift: 0 }),
    cut(round(640, 300, 44, 36), '#ecd9a4', { depth: 0.591, lift: 0 }),
    cut(round(330, 720, 54, 40), '#ecd9a4', { depth: 0.591, lift: 0 }),
    water(1010, '#1e2f6c', 0.66, { print: 'sea-chart' }),
    water(1130, '#172456', 0.67, { print: 'sea-chart' }),
    ...[0, 1, 2, 3, 4, 5, 6].map((i) =>
      cut(round(0, 0, 46 - i * 3, 9, 10), '#0d1434', {
        at: [760 - i * 90, 1056 + i * 5],
        depth: 0.675,
        lift: 0,
      }),
    ),
    snip('330,1012! 590,1012! 540,1090! 600,1150! 520,1220! 430,1220! 380,1150! 420,1090!', '#c9c08e', {
      depth: 0.674,
      lift: 0,
      opacity: 0.5,
    }),
    ...ferry(230, 1250, 0.6, 0.69),
    water(1236, '#101a44', 0.695, { print: 'sea-chart' }),
    line('740,1320 760,1150 900,1120', '#0a0f28', 14, { depth: 0.7 }),
    ...[770, 820, 870].map((x) => line(`${x},1146 ${x},1240`, '#0a0f28', 9, { depth: 0.7 })),
    box(40, 250, 110, 340, '#f6f0de', { what: 'newspaper', depth: 0.8, lift: 0.6, turn: 0 }),
    line('50,270 100,270', '#8a8478', 4, { depth: 0.801 }),
    line('50,290 100,290', '#8a8478', 4, { depth: 0.801 }),
    line('50,310 90,310', '#8a8478', 4, { depth: 0.801 }),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'lookUp',
      facing: 'right',
      at: [170, 1130],
      by: 'head',
      scale: 0.46,
      expression: 'wonder',
      lookAt: [450, 400],
      seatOn: 'boat',
      shadow: false,
      depth: 0.685,
    },
    ...(
      [
        [770, 640, 0.42, 8],
        [500, 560, 0.72, 0],
        [330, 470, 0.54, -6],
        [200, 400, 0.44, -8],
        [100, 350, 0.38, -10],
        [640, 300, 0.3, 6],
        [560, 250, 0.26, 4],
        [480, 212, 0.24, 0],
        [400, 190, 0.22, -4],
        [330, 180, 0.2, -6],
        [270, 178, 0.18, -6],
      ] as const
    ).map(
      ([x, y, s, t], i): NamedRole => ({
        who: 'pig',
        name: `pig${i}`,
        pose: 'joy',
        at: [x, y],
        scale: s,
        turn: t,
        facing: 'left',
        plane: 'silhouette',
        depth: 0.7 + i * 0.001,
        shadow: false,
      }),
    ),
    { who: 'stairPig', at: [850, 1146], scale: 0.28, facing: 'right', depth: 0.71 },
  ],
};
