import type { SceneCut } from '../../../../illustration/scene/format/cuts.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, cut, disc, gecko, iceBlocks, wall } from '../parts.ts';

export const scene: Picture = {
  backdrop: 'nursery',
  light: 'night',
  plain: '#1c2140',
  papers: { land: 'wallpaper' },
  lighting: { rim: false, cast: false },
  seed: 5,
  shot: 'silhouette',
  camera: cam(),
  cuts: [
    wall('#12162e', { print: 'wallpaper', lift: 0.3 }),
    // the shadow of the cart on the wall is the shape of a bed
    cut('60,560! 60,170! 110,170! 110,400! 800,400! 800,280! 850,280! 850,560!', '#0c0f22', {
      depth: 0.585,
      snip: true,
      lift: 0,
      lit: false,
    }),
    disc(450, 850, 430, '#233a66', { depth: 0.59 }),
    disc(450, 850, 320, '#3a6a9e', { depth: 0.591 }),
    disc(450, 850, 210, '#8fcbea', { depth: 0.592 }),
    ...gecko([640, 200], 120, 0.588, 0.8, '#4a7a5a'),
    ...iceBlocks(120, 780, 800, 0.6),
    box(90, 836, 810, 1040, '#e8f4fa', { depth: 0.62, lit: false }),
    box(70, 818, 830, 862, '#b4d2e4', { depth: 0.621, lit: false }),
    ...[220, 680].map((x) => disc(x, 1070, 50, '#0b0e20', { depth: 0.63 })),
    ...[220, 680].map((x) => disc(x, 1070, 18, '#41567c', { depth: 0.631 })),
    box(-900, 1110, 1800, 1900, '#0b0e20', { depth: 0.64, lift: 0, lit: false }),
    cut('120,1112! 780,1112! 900,1400! 0,1400!', '#2b4a78', {
      depth: 0.645,
      snip: true,
      lift: 0,
      lit: false,
      opacity: 0.7,
    }),
    ...(
      [
        [52, 300],
        [124, 306],
      ] as const
    ).flatMap((at): SceneCut[] => [
      disc(at[0], at[1], 22, '#fff6da', { depth: 0.66 }),
      disc(at[0] + 7, at[1] + 6, 10, '#12162e', { depth: 0.661 }),
    ]),
    ...(
      [
        [804, 700],
        [846, 700],
      ] as const
    ).flatMap((at): SceneCut[] => [
      disc(at[0], at[1], 13, '#fff6da', { depth: 0.66 }),
      disc(at[0] - 4, at[1] + 4, 6, '#12162e', { depth: 0.661 }),
    ]),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'sit',
      at: [430, 1290],
      scale: 1.35,
      facing: 'side',
      act: { spine: 20 },
      touch: { right: 'hero.mouth' },
      plane: 'silhouette',
      shadow: false,
    },
  ],
};
