import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, cut, house, line, SNOW, smokeBank, sock, thread } from '../parts.ts';
import { BLUE_MITTENS, FRIENDS_COAT } from '../people.ts';

export const scene: Picture = {
  set: 'rim',
  shot: 'establish',
  camera: cam(),
  cuts: [
    cut('-420,200 0,180 300,230 700,170 1340,210! 1340,1700! -420,1700!', SNOW, {
      depth: 0.2,
      lift: 2,
      print: 'knitting',
    }),
    ...house(110, 210, 0.9, '#d78a72', 0.21),
    ...house(260, 236, 0.8, '#8aa9b8', 0.212),
    ...house(400, 220, 0.9, '#d7b06a', 0.214),
    ...house(-90, 220, 0.9, '#8aa9b8', 0.21),
    ...house(860, 200, 0.9, '#d78a72', 0.21),
    line('620,300 720,400 640,500 360,560 230,660 330,770 540,840 520,960 380,1040 330,1180', '#bcd0e0', 74, {
      depth: 0.25,
    }),
    smokeBank(1000, '#a998c6', 0.5),
    smokeBank(1110, '#806ca4', 0.78),
    smokeBank(1220, '#5d4c84', 0.79),
    thread('650,264 730,396 646,506 366,566 240,662 336,764 546,836 530,900 430,905', 0.76, 6),
    cut('700,334 760,322 830,330 856,352 770,364 700,356', '#dfe6ee', { depth: 0.3, lift: 0.6 }),
    box(580, 280, 700, 292, '#8a5a44', { depth: 0.4 }),
    ...sock(250, 400, 0.5, 0.6, -60),
  ],
  cast: [
    {
      who: 'grandfather',
      pose: 'sit',
      seatOn: 'chair',
      by: 'seat',
      at: [630, 282],
      scale: 0.44,
      facing: 'right',
      depth: 0.7,
    },
    {
      who: 'friend',
      gloves: BLUE_MITTENS,
      wears: FRIENDS_COAT,
      pose: 'stand',
      at: [752, 340],
      scale: 0.46,
      facing: 'left',
      act: { spine: 10 },
      lookAt: 'hero',
      touch: { right: [698, 308] },
      depth: 0.71,
    },
    {
      who: 'hero',
      pose: 'walk',
      at: [420, 1010],
      scale: 0.6,
      facing: 'left',
      act: { spine: 14 },
      expression: 'brave',
      depth: 0.75,
    },
  ],
};
