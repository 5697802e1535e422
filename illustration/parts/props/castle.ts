import type { Cutter } from '../../paper/cutter.ts';
import { pairs } from '../../paper/number-lists.ts';
import { AMBER, OLIVE, TERRACOTTA, WOOD } from '../../paper/papers.ts';
import { prop } from '../prop.ts';
import { litWindow } from './shapes/lit-window.ts';

function turret(c: Cutter, x: number, width: number, high: number, wall: string, roof: string): void {
  const h = width / 2;
  c.box(x - h, -high, width, high + 2, wall, { lift: 0.9, tex: 'feltTurned' });
  c.box(x + h * 0.3, -high, h * 0.7, high, c.shade(wall, -0.05), { lift: 0, edge: 'none', tex: 'none' });
  c.cut(`${x - h - 9},${-high + 4} ${x},${-high - width * 1.5} ${x + h + 9},${-high + 4}`, roof, {
    lift: 0.8,
    tex: 'brush',
  });
  c.cut(`${x},${-high - width * 1.5} ${x + h + 9},${-high + 4} ${x + 4},${-high + 4}`, c.shade(roof, -0.05), {
    lift: 0,
    edge: 'none',
    tex: 'none',
  });
  litWindow(c, x, -high + 62, 18, 36, true);
}

function pennant(c: Cutter, x: number, y: number, colour: string): void {
  c.mark(`${x},${y} ${x},${y - 58}`, WOOD, 4);
  c.blob(
    `${x},${y - 58}! ${x + 26},${y - 62} ${x + 52},${y - 44}! ${x + 26},${y - 36} ${x},${y - 32}!`,
    colour,
    { lift: 0.4, tex: 'none' },
  );
}

export const castle = prop(
  { id: 'castle', label: 'Castle', colour: '#f2e6d2', bounds: [-228, -648, 232, 8] },
  (c, colour) => {
    const roof = TERRACOTTA;
    turret(c, 0, 96, 300, colour, roof);
    turret(c, -130, 70, 220, c.shade(colour, -0.02), roof);
    turret(c, 126, 74, 244, c.shade(colour, -0.02), roof);
    c.box(-168, -136, 336, 138, colour, { lift: 0.9, tex: 'feltTurned' });
    for (let i = 0; i < 8; i++) c.box(-168 + i * 43, -160, 26, 30, colour, { lift: 0.3 });
    for (const [x, y] of pairs('-120,-88 -96,-40 84,-96 124,-52 60,-30'))
      c.mark(`${x - 13},${y} ${x + 12},${y + 1}`, c.shade(colour, -0.09), 4, 0.7);
    c.blob('-40,2! -40,-58 0,-98 40,-58 40,2!', '#6a4a3c', { lift: 0.2, tex: 'brushUpright' });
    c.mark('0,-92 0,0', '#4f362e', 3);
    litWindow(c, -96, -60, 20, 40, true);
    litWindow(c, 98, -60, 20, 40, true);
    pennant(c, 0, -436, AMBER);
    pennant(c, 126, -350, OLIVE);
  },
);
