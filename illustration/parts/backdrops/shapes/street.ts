/** Rows of houses. */

import { chance } from '../../../paper/rng.ts';
import { across, type BackdropContext, pick } from '../../backdrop-stage.ts';
import { litWindow } from '../../props/shapes/lit-window.ts';

export interface Street {
  readonly y: number;
  readonly width: number;
  readonly high: number;
  readonly walls: readonly string[];
  readonly roofs: readonly string[];
  readonly offset?: number;
  /** False for the nearest roofs, before which no chimney may stand on whoever flies by. */
  readonly chimneys?: boolean;
}

/** A street of houses: five kinds of roof, some windows lit, most after dark. */
export function street(g: BackdropContext, o: Street): void {
  const { c, stage, hour } = g;
  const lit = hour === 'night' ? 0.6 : hour === 'dusk' ? 0.45 : 0.12;
  across(
    stage,
    o.width,
    (x, i, k) => {
      const w = o.width * (0.78 + k * 0.36);
      const h = o.high * (0.55 + ((((i * 47) % 10) + 10) % 10) * 0.07);
      const wall = pick(o.walls, i);
      const roof = pick(o.roofs, i * 2 + 1);
      const [l, r, top] = [x - w / 2, x + w / 2, o.y - h];
      if (k > 0.5 && o.chimneys !== false)
        c.box(x + w * 0.14, top - w * 0.42, w * 0.16, w * 0.5, c.shade(roof, -0.06), { lift: 0.4 });
      c.box(l, top, w, h + 90, wall, { lift: 1, tex: k > 0.4 ? 'felt' : 'feltTurned' });
      const kind = (((i * 3) % 4) + 4) % 4;
      const rise = w * (kind === 3 ? 0.9 : 0.46);
      if (kind === 0 || kind === 3)
        c.cut(`${l - 9},${top + 4} ${x},${top - rise} ${r + 9},${top + 4}`, roof, {
          lift: 0.8,
          tex: 'brush',
          edge: 'lit',
        });
      else if (kind === 1)
        c.cut(
          `${l - 7},${top + 4} ${l + w * 0.14},${top - rise * 0.8} ${r - w * 0.14},${top - rise * 0.8} ${r + 7},${top + 4}`,
          roof,
          { lift: 0.8, tex: 'brush', edge: 'lit' },
        );
      else c.box(l - 7, top - 14, w + 14, 20, roof, { lift: 0.7, tex: 'brush' });
      for (let row = 0; row < Math.max(1, Math.floor(h / 74)); row++)
        for (const t of [-0.22, 0.22]) {
          const roll = chance((i * 7 + row * 13 + t * 9) * 12.9898);
          const [wx, wy, ww] = [x + w * t, top + 54 + row * 72, Math.min(30, w * 0.2)];
          if (roll < lit) litWindow(c, wx, wy, ww, ww * 1.3);
          else
            c.box(wx - ww / 2, wy - ww * 1.3, ww, ww * 1.3, c.shade(wall, -0.1), {
              lift: 0,
              edge: 'none',
              tex: 'none',
            });
        }
    },
    o.offset ?? 0,
  );
}
