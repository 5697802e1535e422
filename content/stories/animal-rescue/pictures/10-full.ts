import type { LineCut } from '../../../../illustration/scene/format/cuts.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { floor, ticket } from '../parts.ts';

const DARK = '#34283a';

export const scene: Picture = {
  set: 'hall',
  shot: 'silhouette',
  camera: cam(),
  plain: '#f6d88c',
  phone: cam({ on: [450, 740] }),
  lighting: { rim: false, cast: false },
  cuts: [
    {
      shape: '-420,-300! 1340,-300! 1340,1000! -420,1000!',
      snip: true,
      colour: '#d9a55c',
      depth: 0.1,
      lift: 0.3,
      print: 'wallpaper',
    },
    {
      shape: '110,120! 790,120! 790,1000! 110,1000!',
      snip: true,
      colour: '#fff2bd',
      depth: 0.2,
      lift: 1.2,
      lit: false,
    },
    { line: '450,120 450,1000', width: 22, colour: '#d9a55c', depth: 0.21 },
    floor(1000, '#7d5540', 0.3),
    {
      shape: '110,1000! 790,1000! 1000,1700! -100,1700!',
      snip: true,
      colour: '#e9bf78',
      depth: 0.31,
      lift: 0,
      lit: false,
    },
    { line: '60,340 190,1000', width: 12, colour: DARK, depth: 0.72 },
    { line: '130,330 250,1000', width: 12, colour: DARK, depth: 0.72 },
    ...[420, 520, 620, 720, 820].map(
      (y): LineCut => ({
        line: `${60 + (y - 340) * 0.2},${y} ${130 + (y - 330) * 0.18},${y}`,
        width: 9,
        colour: DARK,
        depth: 0.72,
      }),
    ),
    ...ticket([120, 560], '9', -8, 1.1, 0.975),
    ...ticket([250, 700], '7', 10, 1, 0.975),
    ...ticket([390, 640], '8', -10, 1, 0.975),
    ...ticket([560, 330], '412', 6, 1.4, 0.975),
    ...ticket([700, 720], '11', 12, 1, 0.975),
    ...ticket([800, 640], '6', -6, 1, 0.975),
    ...ticket([505, 790], '10', 4, 0.9, 0.975),
  ],
  cast: [
    { who: 'camel', at: [560, 1010], scale: 1.5, facing: 'left', plane: 'silhouette', depth: 0.95 },
    {
      who: 'grownUp',
      pose: 'stand',
      at: [100, 1030],
      scale: 1.25,
      facing: 'right',
      plane: 'silhouette',
      depth: 0.955,
      shadow: false,
    },
    { who: 'dog', at: [270, 1040], scale: 1, facing: 'right', plane: 'silhouette', depth: 0.96 },
    { who: 'rabbit', at: [400, 1040], scale: 0.9, plane: 'silhouette', depth: 0.961 },
    { who: 'hen', at: [505, 1046], scale: 0.8, plane: 'silhouette', depth: 0.962 },
    { who: 'cat', at: [690, 1040], scale: 1, plane: 'silhouette', depth: 0.963 },
    { who: 'goose', at: [820, 1040], scale: 1.2, plane: 'silhouette', depth: 0.964 },
    {
      who: 'hero',
      pose: 'stand',
      at: [450, 1300],
      scale: 1.15,
      facing: 'back',
      act: {
        spine: 0,
        arms: [
          [-150, -160],
          [150, 160],
        ],
      },
      hands: 'open',
      depth: 0.98,
      wears: { outfit: 'raincoat', cloth: 'cream', extras: [] },
    },
  ],
};
