import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { snail, withoutScarf } from '../parts.ts';

export const scene: Picture = {
  phone: cam({ on: [450, 800] }),
  set: 'hill',
  plain: '#f0964a',
  shot: 'silhouette',
  camera: cam(),
  wears: withoutScarf,
  lighting: { rim: false, cast: false },
  cuts: [
    { rings: [350], at: [450, 520], colour: '#f7b765', depth: 0.1, lit: false },
    { rings: [235], at: [450, 520], colour: '#fbd58b', depth: 0.11, lit: false },
    {
      shape:
        '-420,1180! -60,1090 150,940 320,830 450,800 580,830 760,940 960,1090 1340,1180! 1340,1700! -420,1700!',
      colour: '#5e2c3c',
      depth: 0.6,
      lift: 2,
      lit: false,
      print: 'map',
    },
    {
      shape: '-420,1250! 200,1215 450,1230 700,1215 1340,1250! 1340,1700! -420,1700!',
      colour: '#24122a',
      depth: 0.975,
      lift: 1.4,
      lit: false,
    },
  ],
  cast: [
    {
      who: 'hero',
      pose: 'wave',
      at: [450, 812],
      scale: 0.98,
      facing: 'right',
      act: { spine: 14 },
      plane: 'silhouette',
      depth: 0.7,
      touch: { left: [340, 540], right: [578, 680] },
      shadow: false,
    },
    { who: 'deer', at: [90, 1240], scale: 0.95, facing: 'right', plane: 'silhouette' },
    { who: 'rabbit', at: [228, 1240], scale: 0.62, facing: 'right', plane: 'silhouette' },
    { who: 'rabbit', name: 'q', at: [300, 1240], scale: 0.5, facing: 'right', plane: 'silhouette' },
    { who: 'fox', at: [400, 1245], scale: 0.68, facing: 'right', plane: 'silhouette' },
    { who: 'bear', at: [720, 1250], scale: 1.15, facing: 'left', plane: 'silhouette' },
    { who: 'squirrel', at: [545, 1245], scale: 0.7, facing: 'right', plane: 'silhouette' },
    { who: 'hedgehog', at: [860, 1250], scale: 0.7, facing: 'right', plane: 'silhouette', depth: 0.968 },
    snail([690, 890], { scale: 0.4, turn: 33, facing: 'left', plane: 'silhouette', depth: 0.69 }),
  ],
};
