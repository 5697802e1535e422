import { called } from '../../../cuts/called.ts';
import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, cut, disc, dragonEye, GOLD, line, rings, sock } from '../parts.ts';
import { MITTENS } from '../people.ts';

export const scene: Picture = {
  set: 'cave',
  plain: '#e08a4a',
  shot: 'close',
  camera: cam(),
  cuts: [
    box(-420, -300, 1340, 1700, '#e08a4a', { depth: 0.1, lift: 0.2, print: 'ledger' }),
    disc(700, 500, 560, '#f0a860', { depth: 0.11, lit: false }),
    cut(
      '1340,-100! 900,-60 640,60 470,250 300,360 150,470 90,600 130,740 300,800 560,800 800,860 1000,1000 1340,1100!',
      '#8f7ca6',
      { depth: 0.6, lift: 3 },
    ),
    cut('96,620 200,720 420,700 640,740 700,780 560,790 300,800 140,740', '#77648f', {
      depth: 0.61,
      lift: 0,
    }),
    disc(180, 540, 26, '#55446c', { depth: 0.62 }),
    disc(290, 470, 20, '#55446c', { depth: 0.62 }),
    ...called('dragon', dragonEye(640, 360, 170, 0.63, [-50, 40])),
    rings(640, 360, [194], GOLD, { width: 14, what: 'spectacles', depth: 0.632, lit: false }),
    line('820,320 1000,260 1340,220', '#c79a3c', 18, { depth: 0.63 }),
    cut('440,230 560,130 720,120 820,180 700,190 560,220', '#77648f', { depth: 0.64 }),
    cut('600,620 700,590 760,640 700,680 620,670', '#c89ad0', { depth: 0.62, lift: 0, opacity: 0.7 }),
    box(-420, -300, 20, 1700, '#5c3a4e', { depth: 0.7, lift: 3, print: 'ledger' }),
    disc(20, 900, 34, GOLD, { depth: 0.71 }),
    ...sock(30, 960, 0.8, 0.72),
  ],
  cast: [
    {
      who: 'hero',
      gloves: { ...MITTENS, only: 'right' },
      pose: 'stand',
      holding: 'none',
      at: [340, 960],
      by: 'head',
      scale: 1.75,
      facing: 'right',
      expression: 'shy',
      act: { spine: 12, tilt: -6 },
      touch: { left: [200, 1060], right: [540, 1010] },
      lookAt: [600, 400],
      hands: 'open',
      depth: 0.75,
    },
  ],
};
