import type { Cutter } from '../../paper/cutter.ts';
import { AMBER, HARBOUR, IVORY, OLIVE, TERRACOTTA, WOOD } from '../../paper/papers.ts';
import { prop } from '../prop.ts';
import { teddy } from './teddy.ts';

function bookSpines(c: Cutter, x: number, y: number, width: number, high: number): void {
  const papers = [TERRACOTTA, HARBOUR, AMBER, OLIVE, IVORY, '#8a6a86', '#b9705a'];
  let at = x;
  let i = Math.floor(c.random() * papers.length);
  while (at < x + width - 14) {
    const w = c.between(16, 28);
    const h = high * c.between(0.66, 0.96);
    const k = papers[i++ % papers.length]!;
    c.box(at, y - h, w, h, k, { lift: 0.3, tex: 'brushUpright' });
    c.mark(`${at + 4},${y - h * 0.8} ${at + w - 4},${y - h * 0.8}`, c.shade(k, -0.14), 3, 0.7);
    at += w + 2;
  }
}

export const bookcase = prop(
  { id: 'bookcase', label: 'Bookcase', colour: WOOD, bounds: [-176, -500, 176, 8] },
  { top: { y: -494, left: -169, right: 169 } },
  (c, colour) => {
    c.box(-130, -380, 260, 382, colour, { lift: 1, tex: 'brushUpright' });
    for (const y of [-264, -148, -32]) {
      c.box(-114, y - 98, 228, 100, c.shade(colour, -0.14), { lift: 0, edge: 'none', tex: 'none' });
      bookSpines(c, -108, y, y === -148 ? 130 : 206, 92);
      c.box(-118, y - 2, 236, 14, c.shade(colour, 0.05), { lift: 0.5, tex: 'brush' });
    }
    c.at(70, -148, { scale: 0.52 }, () => teddy.draw(c, teddy.colour));
  },
);
