import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { box, cut, disc, GOLD, label, mitten, sock, thread } from '../parts.ts';

export const scene: Picture = {
  set: 'cave',
  shot: 'thing-in-hand',
  camera: cam(),
  cuts: [
    box(-420, -300, 1340, 1700, '#6b3c48', { depth: 0.1, lift: 0.2, print: 'ledger' }),
    disc(560, 900, 430, '#8f4f44', { depth: 0.11, lit: false }),
    disc(560, 920, 290, '#b8663e', { depth: 0.111, lit: false }),
    box(-420, 1150, 1340, 1260, '#8a5a44', { depth: 0.74, print: 'ledger' }),
    cut('390,1150! 370,1090 420,1050 700,1050 750,1090 730,1150!', '#d8b45a', {
      what: 'cushion',
      depth: 0.76,
    }),
    ...mitten(560, 1010, 1.5, 0.77, 8).slice(0, 2),
    disc(546, 1112, 18, GOLD, { depth: 0.775 }),
    ...label('MITTEN, ONE', 600, 1200, 1, 0.78),
    cut(
      '800,1150! 820,1110 830,1070 790,1010 800,930 880,930 890,1010 850,1070 860,1110 880,1150!',
      '#dfe5ea',
      { what: 'egg cup', depth: 0.76 },
    ),
    cut('800,940 810,880 840,860 870,880 880,940', '#fff6e6', { depth: 0.759 }),
    ...mitten(452, 760, 1.3, 0.775, -16),
    ...sock(60, 1090, 1, 0.76),
    thread('250,820 90,900 -420,1000', 0.7295, 8),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'hold',
      holding: 'none',
      at: [330, 520],
      by: 'head',
      scale: 2.2,
      facing: 'right',
      expression: 'holdingTears',
      act: { spine: 14 },
      touch: { right: [446, 800], left: [400, 830] },
      hands: 'cup',
      lookAt: [560, 1000],
      shadow: false,
      depth: 0.73,
    },
  ],
};
