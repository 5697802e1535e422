import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { cut, disc, line, oval, snip, word } from '../../../cuts/lit.ts';
import { hero, kept } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { friendAt } from '../parts/people.ts';
import { bus, cityBlocks } from '../parts/places.ts';
import { BRIDGE_RED, mop } from '../parts/things.ts';

const water = (y: number, depth: number): SceneCut[] => [
  cut(`-100,${y} 120,${y - 10} 400,${y + 8} 700,${y - 8} 1000,${y}! 1000,1700! -100,1700!`, '#6a5a8c', {
    depth,
    lift: 0.6,
    print: 'newsprint',
  }),
  ...[40, 90, 150].map((k, i) =>
    line(`${100 + i * 120},${y + k} ${420 + i * 60},${y + k + 5}`, '#f7c07a', 6, { depth: depth + 0.001 }),
  ),
];
const truss = (x: number, y: number, x2: number, y2: number, w: number, depth: number): SceneCut[] => {
  const n = 7;
  const [dx, dy] = [(x2 - x) / n, (y2 - y) / n];
  const length = Math.hypot(dx, dy);
  const [ox, oy] = [(-dy / length) * w, (dx / length) * w];
  return [
    line(`${x},${y} ${x2},${y2}`, BRIDGE_RED, 26, { depth }),
    line(`${x + ox},${y + oy} ${x2 + ox * 0.6},${y2 + oy * 0.6}`, BRIDGE_RED, 20, { depth }),
    ...Array.from({ length: n }, (_, i) =>
      line(
        `${x + dx * i},${y + dy * i} ${x + dx * (i + 0.5) + ox},${y + dy * (i + 0.5) + oy} ${x + dx * (i + 1)},${y + dy * (i + 1)}`,
        '#8a2f34',
        11,
        { depth: depth - 0.001 },
      ),
    ),
  ];
};

export const scene: Picture = {
  set: 'harbor',
  shot: 'small-before-big',
  wide: { zoom: 0.98, on: [450, 760], at: [0.5, 0.5] },
  lighting: { from: [120, 1000] },
  cuts: kept([
    disc(120, 1010, 330, '#f7b563', { depth: 0.05 }),
    disc(120, 1010, 190, '#fbd894', { depth: 0.06 }),
    ...cityBlocks(
      [
        [-420, 900, 130],
        [-260, 960, 100],
        [940, 900, 120],
        [1100, 840, 140],
      ],
      1160,
      '#b5608a',
      '#fbd894',
      0.1,
    ),
    ...water(1130, 0.12),
    ...truss(-60, 1450, 400, 1090, -80, 0.3),
    snip('-100,1420! 370,1054! 520,1054! 540,1110! 20,1530! -100,1530!', '#7a3a52', {
      what: 'bridge',
      depth: 0.31,
      lift: 1.6,
    }),
    // The whole underside of a bus.
    ...bus(500, 610, 1.62, 0.4, -9),
    snip('-60,560! 1010,400! 1040,560! 950,640! 60,760!', '#6a5560', { depth: 0.44, lift: 2 }),
    line('20,640 960,500', '#463a48', 20, { depth: 0.441 }),
    line('60,700 900,576', '#8a7580', 13, { depth: 0.441 }),
    snip('360,590! 560,560! 572,650! 372,680!', '#8a7580', { depth: 0.442, lift: 1 }),
    ...(
      [
        [215, 690],
        [820, 556],
      ] as const
    ).flatMap(([x, y]): SceneCut[] => [
      oval(x, y, 96, 110, '#37303f', { depth: 0.45, lift: 1.6 }, -9),
      oval(x + 14, y, 46, 56, '#b9b3ab', { depth: 0.451, lift: 0.6 }, -9),
    ]),
    // Mud; a paper, read in peace; the mop on the roof.
    cut('430,690 450,730 470,694', '#5a3a34', { depth: 0.445, lift: 0 }),
    cut('620,650 634,700 650,646', '#5a3a34', { depth: 0.445, lift: 0 }),
    snip('640,300! 720,286! 726,344! 646,358!', '#fdf6e2', { depth: 0.43, lift: 0.8, print: 'newsprint' }),
    oval(640, 446, 56, 56, '#fdf6e2', { depth: 0.439, lift: 0.6 }),
    word('9', 640, 450, 72, '#35294a', { depth: 0.4395, turn: -9 }),
    ...mop(240, 226, 0.7, 0.39, 40),
  ]),
  cast: [
    friendAt('stand', [345, 850], 1.05, {
      facing: 'right',
      expression: 'worried',
      hands: { left: 'fist' },
      lookAt: [760, 1100],
      act: { spine: 2 },
      touch: { left: [235, 800] },
      depth: 0.73,
    }),
    hero('wave', [740, 1060], 0.78, {
      facing: 'left',
      expression: 'worried',
      act: { spine: -12 },
      lookAt: 'friend',
      depth: 0.735,
    }),
  ],
};
