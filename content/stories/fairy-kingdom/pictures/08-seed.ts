import { put } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import {
  dandelionSeed,
  hero,
  ladybug,
  letter,
  MOSS,
  sailor,
  sweaterMountain,
  tinyFairy,
  WHOLE_PAGE,
  washing,
} from '../parts.ts';

export const scene: Picture = {
  set: 'ear',
  plain: '#93a556',
  shot: 'close',
  camera: WHOLE_PAGE,
  cuts: [
    { rings: [640], at: [640, 560], colour: '#a9b866', depth: 0.1, lit: false },
    { rings: [430], at: [640, 560], colour: '#bfcb7c', depth: 0.11, lit: false },
    { rings: [230], at: [640, 560], colour: '#d3dc93', depth: 0.12, lit: false },
    ...sweaterMountain(1010, 0.76, MOSS, 300),
    ...washing([-20, 470], [130, 690], 40, 0.7, 3, 1.5),
    // Its foot on the very end of the nose.
    ...put(562, 626, 1, 42, dandelionSeed(0, -100, 1.25, 0.83)),
    {
      line: '900,180 850,300 790,330 760,420 700,470',
      width: 6,
      dash: [2, 22],
      colour: '#fffdf4',
      lit: false,
      depth: 0.5,
    },
    ...tinyFairy(120, 1170, 100, 1, 0.8),
    ...tinyFairy(640, 1200, 92, 3, 0.8, { up: true }),
    ...tinyFairy(730, 1260, 100, 4, 0.8),
    ...letter(470, 1076, 1, 0.83),
  ],
  cast: [
    hero({
      pose: 'stand',
      facing: 'side',
      at: [330, 620],
      scale: 3.2,
      expression: 'holdingSneeze',
      touch: { left: [400, 1060], right: [480, 1060] },
      act: { tilt: -4, spine: 12 },
      lookAt: [690, 640],
    }),
    sailor({
      at: [560, 1150],
      seatOn: 'ground',
      expression: 'curious',
      scale: 1,
      facing: 'right',
      depth: 0.81,
      lookAt: [690, 620],
    }),
    ladybug(470, 1124, 0.7, 'right', 0.82),
  ],
};
