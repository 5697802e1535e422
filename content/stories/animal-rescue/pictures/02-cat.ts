import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import {
  bandageRolls,
  CAMEL_OUTLINE,
  chart,
  desk,
  stethoscope,
  ticket,
  wainscot,
  windowWithHill,
} from '../parts.ts';

export const scene: Picture = {
  set: 'desk',
  shot: 'close',
  camera: cam(),
  wide: cam({ on: [450, 640] }),
  cuts: [
    {
      shape: '-420,-300! 1340,-300! 1340,900! -420,900!',
      snip: true,
      colour: '#e0966f',
      depth: 0.1,
      lift: 0.3,
      print: 'wallpaper',
    },
    ...windowWithHill(330, 350, 270, 420, 0.11),
    ...wainscot(880, 1100, '#b9664a', '#8f4a38', 0.115),
    ...bandageRolls(620, 660, 0.62, 0.13),
    ...chart([680, 500], 0.5, 0.13, 3),
    ...desk(-420, 1340, 1060, 0.76, 500),
    ...stethoscope(2),
    ...ticket([664, 1076], '1', 6, 1.5, 0.83),
    { shape: CAMEL_OUTLINE, at: [236, 520], scale: 0.4, colour: '#c47a5a', depth: 0.12, lift: 0 },
    { shape: '560,820! 720,800! 724,830! 564,850!', snip: true, colour: '#f6efe0', depth: 0.79, lift: 0.6 },
  ],
  cast: [
    {
      who: 'hero',
      pose: 'hold',
      holding: 'none',
      at: [190, 540],
      by: 'head',
      scale: 2,
      facing: 'right',
      expression: 'doubtful',
      strength: 'strong',
      act: { spine: 14 },
      lookAt: 'cat.head',
      touch: { right: [356, 1000], left: [80, 1050] },
      handsDepth: 0.78,
      seatOn: 'chair',
      shadow: false,
      depth: 0.72,
    },
    { who: 'cat', at: [640, 1074], scale: 2.4, facing: 'right', mood: 'asleep', depth: 0.8 },
  ],
};
