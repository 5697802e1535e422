import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, caveGlow, cut, dragonEye, label, mitten, sock, thread } from '../parts.ts';

export const scene: Picture = {
  set: 'cave',
  shot: 'small-before-big',
  camera: cam(),
  wide: cam({ on: [370, 660] }),
  cuts: [
    ...caveGlow,
    cut('-420,1700! -300,700 -60,330 200,170 480,120 760,190 980,380 1200,760 1340,1700!', '#8f7ca6', {
      depth: 0.3,
      lift: 3,
    }),
    ...dragonEye(190, 430, 270, 0.31, [90, 90]),
    cut('-140,240 20,110 230,70 440,130 550,280 400,200 200,160 0,210', '#77648f', {
      depth: 0.33,
      lift: 2,
    }),
    box(-420, 1080, 1340, 1180, '#8a5a44', { depth: 0.74, lift: 2, print: 'ledger' }),
    box(-420, 1180, 1340, 1700, '#3a2238', { depth: 0.735, lift: 0 }),
    cut('210,1080! 190,1030 250,990 610,990 670,1030 640,1080!', '#d8b45a', { what: 'cushion', depth: 0.76 }),
    ...mitten(330, 900, 1.6, 0.77, -6).slice(0, 2),
    ...mitten(516, 900, 1.6, 0.735, 8).slice(0, 2),
    ...label('MITTEN, ONE', 440, 1130, 0.9, 0.78),
    thread('830,960 900,1060 1000,1000 1340,1100', 0.775),
    ...sock(90, 1020, 0.8, 0.76, 10),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'crouch',
      holding: 'none',
      at: [800, 1090],
      scale: 1.6,
      facing: 'left',
      expression: 'brave',
      act: { spine: 20 },
      touch: { right: [556, 900], left: [590, 960] },
      hands: 'flat',
      lookAt: [280, 520],
      depth: 0.73,
    },
  ],
};
