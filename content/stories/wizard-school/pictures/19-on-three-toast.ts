import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { box, cut, disc, line } from '../../../cuts/deep.ts';
import { rows } from '../../../cuts/outlines.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { wizard } from '../parts/people.ts';

export const scene: Picture = {
  set: 'dusk',
  plain: '#8f74b6',
  shot: 'silhouette',
  camera: cam(),
  lighting: { rim: false, cast: false },
  phone: cam({ on: [450, 620] }),
  cuts: [
    box(-500, -300, 1400, 300, '#7a5fa6', { depth: 0.1, lift: 0.2, print: 'star-chart' }),
    box(-500, 560, 1400, 1800, '#c38ab4', { depth: 0.1, lift: 0 }),
    box(-500, 860, 1400, 1800, '#ecaa90', { depth: 0.101, lift: 0 }),
    disc(740, 930, 150, '#fbd994', { depth: 0.11 }),
    // Nine chimneys, and the tent over them like a cow asleep.
    ...Array.from({ length: 9 }, (_, i) =>
      box(70 + i * 88, 690 - (4 - Math.abs(i - 4)) * 44, 122 + i * 88, 1000, '#20163a', {
        depth: 0.3,
        lift: 0,
      }),
    ),
    cut(
      '30,780! 60,690 150,650 200,680 270,590 340,620 420,520 500,540 570,600 640,590 720,670 790,660 870,760! 800,800 700,770 600,830 480,790 360,840 260,780 150,830',
      '#6b5592',
      { depth: 0.4, lift: 1 },
    ),
    ...rows('160,660,130,820 300,610,290,810 440,530,450,800 580,600,590,820 720,670,720,780').map(
      ([a, b, c, d]) => line(`${a},${b} ${c},${d}`, '#8a74ae', 26, { depth: 0.401 }),
    ),
    cut(
      '-500,1140! -100,1100! 200,980! 450,860! 700,980! 1000,1100! 1400,1140! 1400,1800! -500,1800!',
      '#20163a',
      { depth: 0.5, lift: 1 },
    ),
    ...rows('-60,1040,-10 70,990,-6 190,930,-2 710,930,2 830,990,6 960,1040,10').flatMap(
      ([x, y, t], i): SceneCut[] => [
        ...wizard(x!, y!, 0.52, i, 0.6 + i * 0.001, { dark: '#20163a', turn: t! - (x! < 450 ? 14 : -14) }),
        line(`${x},${y! + 60} ${x! + (x! < 450 ? 60 : -60)},${y! - 170}`, '#20163a', 7, { depth: 0.6 }),
      ],
    ),
    // It writes an S already.
    line('610,480 640,450 610,420 570,400 580,360 620,350 650,370', '#f6e2c6', 9, {
      at: [-30, 70],
      depth: 0.45,
      lit: false,
    }),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'stand',
      at: [450, 900],
      scale: 0.9,
      facing: 'front',
      plane: 'silhouette',
      act: { spine: -4, arms: [[-26, -44], null] },
      point: { right: [680, 470] },
      depth: 0.74,
      shadow: false,
    },
  ],
};
