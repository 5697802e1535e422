import type { Picture } from '../../../pictures.ts';
import { boat, ticketBoat } from '../parts/boats.ts';
import {
  CLOTHES,
  grassBlades,
  hero,
  ladybug,
  letter,
  MOSS,
  pond,
  sailor,
  sweaterMountain,
  WHOLE_PAGE,
} from '../parts.ts';

export const scene: Picture = {
  set: 'pond',
  light: 'noon',
  plain: '#7f9a5a',
  shot: 'small-before-big',
  camera: WHOLE_PAGE,
  cuts: [
    { rings: [520], at: [330, 420], colour: '#a5b86c', depth: 0.1, lit: false },
    pond(870, '#5f9a8c', { depth: 0.3 }),
    ...Array.from({ length: 9 }, (_, i) =>
      boat(520 + (i % 5) * 84 + (i > 4 ? 40 : 0), 950 + Math.floor(i / 5) * 70, 0.8, 0.4 + i * 0.001, {
        hull: CLOTHES[i % 6]!,
      }),
    ).flat(),
    ...sweaterMountain(740, 0.745, MOSS, 320, 0.8),
    {
      shape: '-200,1500! -200,1200 100,1160 420,1240 700,1290 1100,1260! 1100,1500!',
      colour: '#6f8248',
      lift: 2,
      print: 'map',
      depth: 0.79,
    },
    ...ticketBoat(770, 1150, 1.2, 0.76),
    // What the lips alone say, on its way.
    {
      line: '500,640 560,720 590,800 604,880',
      width: 6,
      dash: [2, 20],
      colour: '#fffdf4',
      lit: false,
      depth: 0.72,
    },
    ...grassBlades([30, 80, 800, 860], 1350, 130, 14, '#4f6a3c', 0.8),
    ...letter(250, 1180, 0.9, 0.83),
  ],
  cast: [
    hero({
      pose: 'stand',
      facing: 'right',
      at: [330, 520],
      scale: 2.8,
      expression: 'whispering',
      act: { spine: 6, neck: 8, tilt: 8 },
      hands: 'behindBack',
      lookAt: 'friend.eyes',
    }),
    sailor({
      at: [760, 1160],
      pose: 'wave',
      expression: 'calling',
      scale: 1.2,
      facing: 'right',
      depth: 0.7605,
    }),
    ladybug(240, 1226, 0.66, 'right', 0.82),
    { who: 'beetle', at: [370, 1250], scale: 0.7, facing: 'left', depth: 0.82 },
  ],
};
