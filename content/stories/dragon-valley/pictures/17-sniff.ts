import { called } from '../../../cuts/called.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, cut, dragonClaw, dragonEye, GOLD, rings, sock, thread } from '../parts.ts';

export const scene: Picture = {
  set: 'cave',
  plain: '#8f7ca6',
  shot: 'close',
  why: { contrast: 'the eye is all that there is to see' },
  camera: cam(),
  cuts: [
    box(-420, -300, 1340, 1700, '#8f7ca6', { depth: 0.1, lift: 0 }),
    cut('-420,-300! 1340,-300! 1340,60 900,40 500,120 100,60 -420,160', '#77648f', { depth: 0.2 }),
    ...called('eye', dragonEye(470, 600, 390, 0.3, [-30, -20])),
    rings(470, 600, [440], GOLD, { width: 26, what: 'spectacles', depth: 0.325, lit: false }),
    ...sock(430, 420, 0.7, 0.32),
    cut('10,420 130,210 400,110 700,150 900,330 760,240 460,190 180,280', '#77648f', {
      depth: 0.33,
      lift: 2,
    }),
    cut('60,1060 240,1110 500,1130 760,1080 900,980 900,1060 700,1180 380,1210 120,1150', '#77648f', {
      depth: 0.33,
    }),
    ...dragonClaw(420, 800, 1.5, 72, 0.72),
    ...dragonClaw(390, 930, 1.5, 100, 0.765),
    thread('320,950 270,1100 360,1240 300,1700', 0.77),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'fly',
      at: [320, 760],
      by: 'head',
      scale: 1.1,
      seatOn: 'boat',
      facing: 'right',
      expression: 'scared',
      act: { spine: 12 },
      lookAt: [470, 580],
      shadow: false,
      depth: 0.75,
    },
  ],
};
