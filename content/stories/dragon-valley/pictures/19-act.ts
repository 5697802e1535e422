import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, caveGlow, cut, dragonEye, label, mitten, sock, thread } from '../parts.ts';

export const scene: Picture = {
  set: 'cave',
  shot: 'small-before-big',
  camera: cam(),
  wide: cam({ on: [330, 660] }),
  cuts: [
    ...caveGlow,
    cut('-420,1700! -300,700 -60,330 200,170 480,120 760,190 980,380 1200,760 1340,1700!', '#8f7ca6', {
      depth: 0.3,
      lift: 3,
    }),
    ...dragonEye(430, 520, 280, 0.31, [40, 90]),
    cut('100,330 260,190 470,150 680,210 790,360 640,280 440,240 240,290', '#77648f', {
      depth: 0.33,
      lift: 2,
    }),
    box(-420, 1080, 1340, 1180, '#8a5a44', { depth: 0.74, lift: 2, print: 'ledger' }),
    box(-420, 1180, 1340, 1700, '#3a2238', { depth: 0.735, lift: 0 }),
    cut('200,1080! 180,1030 230,990 530,990 580,1030 560,1080!', '#d8b45a', { what: 'cushion', depth: 0.76 }),
    ...mitten(310, 950, 1.05, 0.77, -6).slice(0, 2),
    ...mitten(450, 950, 1.05, 0.772, 6).slice(0, 2),
    ...label('MITTEN, ONE', 380, 1130, 0.9, 0.78),
    thread('720,960 820,1060 1000,1000 1340,1100', 0.775),
    ...sock(90, 1020, 0.8, 0.76, 10),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'sit',
      holding: 'none',
      at: [730, 1090],
      scale: 1.25,
      seatOn: 'ground',
      facing: 'left',
      expression: 'brave',
      act: {
        spine: 12,
        arms: [
          [-50, -80],
          [50, 80],
        ],
      },
      hands: 'open',
      lookAt: [450, 600],
      depth: 0.73,
    },
  ],
};
