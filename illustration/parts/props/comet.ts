import { FLAME, MOONLIGHT } from '../../paper/papers.ts';
import { prop } from '../prop.ts';

export const comet = prop(
  { id: 'comet', label: 'Comet', colour: FLAME, bounds: [-72, -248, 352, 68], hangs: true },
  { light: { at: [0, 0], radius: 156 } },
  (c, colour) => {
    c.glow(0, 0, 120, MOONLIGHT, 0.5);
    for (const [w, k] of [
      [64, '#d98a66'],
      [42, '#ecb86c'],
      [22, '#fbe6b0'],
    ] as const)
      c.band('0,0 90,-34 190,-104 270,-190', [w, w * 0.8, w * 0.5, 2], k, { lift: 0.4, tex: 'brush' });
    c.star(0, 0, 56, colour, { lift: 0.6, turn: -12, lit: false });
  },
);
