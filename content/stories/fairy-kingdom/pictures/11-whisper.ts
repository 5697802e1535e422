import type { Picture } from '../../../pictures.ts';
import {
  boat,
  CLOTHES,
  grassBlades,
  hero,
  ladybug,
  letter,
  MOSS,
  pond,
  sailor,
  ticketBoat,
  WHOLE_PAGE,
} from '../parts.ts';

export const scene: Picture = {
  set: 'pond',
  light: 'noon',
  plain: '#b7c46c',
  shot: 'two-touching',
  camera: WHOLE_PAGE,
  cuts: [
    { rings: [520], at: [250, 420], colour: '#cad482', depth: 0.1, lit: false },
    pond(900, '#5f9a8c', { depth: 0.3 }),
    ...Array.from({ length: 9 }, (_, i) =>
      boat(480 + (i % 5) * 92 + (i > 4 ? 40 : 0), 960 + Math.floor(i / 5) * 84, 0.85, 0.4 + i * 0.001, {
        hull: CLOTHES[i % 6]!,
      }),
    ).flat(),
    {
      shape: '-200,1500! -200,900 0,800 200,850 360,980 430,1160 440,1500!',
      colour: MOSS,
      lift: 2.2,
      print: 'knitting',
      depth: 0.71,
    },
    {
      shape: '-200,1500! -200,1200 100,1160 420,1240 700,1290 1100,1260! 1100,1500!',
      colour: '#6f8248',
      lift: 2,
      print: 'map',
      depth: 0.79,
    },
    ...ticketBoat(780, 1130, 1.2, 0.5),
    ...grassBlades([30, 80, 560, 620, 800, 860], 1340, 150, 14, '#4f6a3c', 0.8),
    ...letter(250, 1180, 0.9, 0.83),
  ],
  cast: [
    hero({
      pose: 'kneelOver',
      facing: 'right',
      at: [330, 500],
      scale: 2.7,
      expression: 'whispering',
      act: { spine: 16, tilt: 12 },
      touch: { right: [690, 850] },
      hands: 'point',
      lookAt: 'friend.eyes',
    }),
    sailor({
      at: [690, 830],
      floats: 'on her wings, over the fingertip',
      expression: 'brave',
      scale: 1.5,
      facing: 'left',
      lookAt: 'hero.eyes',
      depth: 0.78,
    }),
    ladybug(240, 1226, 0.66, 'right', 0.82),
    { who: 'beetle', at: [370, 1250], scale: 0.7, facing: 'left', depth: 0.82 },
  ],
};
