import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { snail, withoutScarf } from '../parts.ts';

export const scene: Picture = {
  wide: cam({ on: [450, 760] }),
  set: 'hill',
  plain: '#f0964a',
  shot: 'diagonal-run',
  camera: cam(),
  wears: withoutScarf,
  lighting: { from: [220, 240] },
  cuts: [
    { rings: [300], at: [250, 420], colour: '#fbd58b', depth: 0.1, lit: false },
    {
      shape: '-420,1010! -60,900 120,830 300,800 470,826 660,930 860,1080 1340,1180! 1340,1700! -420,1700!',
      colour: '#96603f',
      depth: 0.6,
      lift: 2,
      print: 'map',
    },
    {
      shape: '-420,1262! 200,1228 450,1244 700,1228 1340,1262! 1340,1700! -420,1700!',
      colour: '#4a2a34',
      depth: 0.82,
      lift: 1.4,
    },
  ],
  cast: [
    {
      who: 'hero',
      pose: 'stand',
      at: [300, 836],
      scale: 1.32,
      facing: 'right',
      expression: 'calling',
      act: { spine: 18 },
      depth: 0.7,
      hands: { right: 'open', left: 'open' },
      touch: { left: [120, 560], right: [520, 620] },
      lookAt: 'bear.eye',
    },
    {
      who: 'bear',
      at: [715, 1330],
      scale: 1.66,
      facing: 'left',
      mood: 'worried',
      lookAt: 'hero',
      depth: 0.74,
      lean: -6,
    },
    { who: 'deer', at: [70, 1250], scale: 0.9, facing: 'left', mood: 'plain', depth: 0.76 },
    { who: 'fox', at: [208, 1262], scale: 0.62, facing: 'left', mood: 'plain', depth: 0.77 },
    { who: 'rabbit', at: [318, 1262], scale: 0.52, facing: 'left', mood: 'plain', depth: 0.77 },
    { who: 'rabbit', name: 'q', at: [398, 1262], scale: 0.46, facing: 'left', mood: 'plain', depth: 0.775 },
    { who: 'squirrel', at: [478, 1262], scale: 0.56, facing: 'left', mood: 'plain', depth: 0.78 },
    { who: 'hedgehog', at: [850, 1272], scale: 0.7, facing: 'left', mood: 'plain', depth: 0.79 },
    snail([610, 912], { scale: 0.4, turn: 30, facing: 'left', depth: 0.69 }),
  ],
};
