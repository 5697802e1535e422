import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, cut, disc, dragonEye, line, mitten, sock, thread } from '../parts.ts';

export const scene: Picture = {
  set: 'cave',
  shot: 'two-touching',
  camera: cam(),
  cuts: [
    box(-420, -300, 1340, 1700, '#7a4248', { depth: 0.1, lift: 0.2, print: 'ledger' }),
    disc(300, 700, 420, '#a85c40', { depth: 0.11, lit: false }),
    cut('1340,-200! 900,-120 700,40 580,200 520,330 560,420 700,450 860,520 1000,640 1340,700!', '#8f7ca6', {
      depth: 0.3,
      lift: 3,
    }),
    ...dragonEye(780, 240, 120, 0.31, [-40, 30]),
    disc(580, 330, 16, '#55446c', { depth: 0.32 }),
    line('540,390 640,420 740,410', '#55446c', 9, { depth: 0.32 }),
    cut('1340,760! 1000,780 760,800 600,830 560,880 610,930 800,930 1000,960 1340,1000!', '#8f7ca6', {
      depth: 0.76,
      lift: 2,
    }),
    cut('620,836 520,850 440,900! 530,920 620,926', '#f3dca0', { what: 'claw', depth: 0.765 }),
    thread('-420,900 -100,870 120,910 260,860 400,890 460,896', 0.77, 8),
    box(-420, 1180, 1340, 1700, '#8a5a44', { depth: 0.5, print: 'ledger' }),
    ...mitten(590, 1130, 0.9, 0.77, -12),
    ...mitten(700, 1130, 0.9, 0.772, 10),
    ...sock(830, 1130, 0.8, 0.76),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'kneel',
      holding: 'none',
      at: [310, 1195],
      scale: 1.65,
      facing: 'right',
      expression: 'listening',
      act: { spine: 13 },
      touch: { right: [560, 840], left: [450, 890] },
      lookAt: [740, 260],
      depth: 0.74,
    },
  ],
};
