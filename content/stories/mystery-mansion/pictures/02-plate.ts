import { box, cut, disc, line, pool, wall } from '../../../cuts/flat.ts';
import type { Picture } from '../../../pictures.ts';
import { brassPlate, crumb } from '../parts.ts';

export const scene: Picture = {
  set: 'inside',
  light: 'dusk',
  shot: 'thing-in-hand',
  why: { samePose: 'the arm that points is the arm that rubs' },
  lighting: { lamps: [{ on: [380, 560], reach: 700 }] },
  cuts: [
    wall('#352a49'),
    ...[0, 1, 2, 3].map((i) =>
      box(-60 + i * 208, -60, -60 + i * 208 + 202, 1440, i % 2 ? '#5a4568' : '#523e62', {
        depth: 0.59,
        lift: 0.8,
        print: 'wallpaper',
      }),
    ),
    ...pool(400, 470, [520, 420], ['#7a5670', '#996a68'], 0.592),
    box(752, -60, 972, 1440, '#120e22', { depth: 0.6 }),
    box(752, -60, 768, 1440, '#f0a94e', { depth: 0.601, lift: 0 }),
    ...brassPlate(400, 400, 0.98, '#f0c257', '#5b8b76', 0.61, 'hole'),
    disc(676, 480, 17, '#b07f36', { depth: 0.614, opacity: 0.8 }),
    cut('656,530 660,500 676,492 694,500 698,530', '#b07f36', { depth: 0.614, opacity: 0.8, lift: 0 }),
    line('690,502 702,490 696,482', '#b07f36', 4, { depth: 0.615 }),
    box(-460, 1236, 1360, 1436, '#6d5a70', { depth: 0.62, lift: 1.4 }),
    box(-460, 1180, 1360, 1420, '#7d6a80', { depth: 0.775, lift: 1.6 }),
    crumb(640, 1230, 0.9, 9),
    box(806, -60, 986, 1250, '#523e62', { depth: 0.78, lift: 2, print: 'wallpaper' }),
  ],
  cast: [
    { who: 'gravy', at: [790, 1262], scale: 1.3, facing: 'right', depth: 0.7 },
    {
      who: 'hero',
      pose: 'point',
      facing: 'backRight',
      at: [450, 560],
      by: 'hand',
      scale: 4.3,
      turn: -62,
      hands: { right: 'flat' },
      seatOn: 'bed',
      shadow: false,
      depth: 0.76,
    },
  ],
};
