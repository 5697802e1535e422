import { cam } from '../../../cuts/placing.ts';
import type { Picture } from '../../../pictures.ts';
import { disc, feltOutline, grayVeil, thread, wall } from '../parts.ts';

export const scene: Picture = {
  set: 'museum',
  shot: 'thing-in-hand',
  camera: cam(),
  plain: '#07080c',
  lighting: { dark: 0.7, from: [450, 200] },
  cuts: [
    {
      line: '720,1000 736,970 760,958 784,970 800,1000 718,1002',
      width: 5,
      colour: '#d8dde6',
      depth: 0.8,
      lit: false,
    },
    { line: '760,960 748,998', width: 3, colour: '#d8dde6', depth: 0.8, lit: false },
    { line: '760,960 776,998', width: 3, colour: '#d8dde6', depth: 0.8, lit: false },
    wall('#06080e'),
    ...feltOutline([70, 480], 0.95, '#566076', 0.6),
    ...feltOutline([404, 480], 0.95, '#8b97ae', 0.6),
    ...feltOutline([700, 760], 1.45, '#dfe8f8', 0.6),
    disc(876, 690, 26, '#ffffff', { depth: 0.601, opacity: 0.3 }),
    thread('770,719 784,668 828,650 872,668 888,719', 7, '#dfe8f8', 0.6015, { what: 'fender', lit: false }),
    thread('800,704 816,736 852,738 870,704', 14, '#ffffff', 0.602, { lit: false }),
    grayVeil(0.22, 0.83, '#0a0f1c'),
  ],
  cast: [
    {
      who: 'hero',
      pose: 'point',
      at: [776, 690],
      by: 'hand',
      scale: 3.6,
      facing: 'right',
      turn: -30,
      expression: 'asleep',
      hands: 'point',
      shadow: false,
      depth: 0.7,
    },
  ],
};
