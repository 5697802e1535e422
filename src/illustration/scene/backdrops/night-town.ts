import { chance } from '../../paper/rng.ts';
import { bush } from '../../props/bush.ts';
import { litWindow } from '../../props/parts/lit-window.ts';
import { pine } from '../../props/pine.ts';
import type { Backdrop } from '../backdrop.ts';
import { across, type Ground, layer, pick } from '../terrain.ts';
import { hill } from './parts/land.ts';
import { put } from './parts/place.ts';
import { clouds, disc, hungStars, ringSky, stars } from './parts/sky.ts';

/** A street of houses: five kinds of roof, some windows lit, most after dark. */
function street(
  g: Ground,
  o: {
    y: number;
    width: number;
    high: number;
    walls: readonly string[];
    roofs: readonly string[];
    offset?: number;
    /** False for the nearest roofs, before which no chimney may stand on whoever flies by. */
    chimneys?: boolean;
  },
): void {
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

export const nightTown: Backdrop = {
  id: 'night-town',
  label: 'Night town',
  ground: 1190,
  layers(g) {
    const { c, stage } = g;
    return [
      layer(0, () => {
        ringSky(g);
        if (g.hour === 'night' || g.hour === 'dusk') stars(g, 60, 0.8);
        disc(g, 110, ['night', 'dusk']);
      }),
      layer(0.14, () => {
        if (g.hour === 'night')
          hungStars(g, [
            [64, 0.67, 26],
            [846, 0.56, 20],
            [40, 0.2, 14],
            [-140, 0.4, 24],
            [1040, 0.2, 26],
          ]);
        clouds(
          g,
          [
            [110, 0.5, 0.6],
            [800, 0.62, 0.66],
            [-200, 0.58, 0.7],
            [1080, 0.5, 0.6],
          ],
          '#eef0f4',
        );
      }),
      layer(0.24, () => {
        hill(g, { y: 800, rise: 34, wave: 230, phase: 1, colour: '#93a8c0', lift: 1.4 });
        across(stage, 92, (x, _, k) => put(c, pine, x, 850, 0.16 + k * 0.1, '#7795a0'));
        hill(g, { y: 846, rise: 16, wave: 200, phase: 3, colour: '#8fa3ba', lift: 1.2 });
      }),
      layer(0.38, () =>
        street(g, {
          y: 960,
          width: 84,
          high: 130,
          walls: ['#b7b4cc', '#cdb9ae', '#a5b2c0'],
          roofs: ['#a3808f', '#8f7fa6', '#b98a78'],
        }),
      ),
      layer(0.52, () => {
        street(g, {
          y: 1070,
          width: 118,
          high: 170,
          walls: ['#b0a2b4', '#d0ac94', '#93a3b4', '#c9bca6'],
          roofs: ['#b0605a', '#6a6f96', '#8c6478'],
          offset: 40,
        });
        across(stage, 270, (x, _, k) => put(c, bush, x, 1110, 0.6 + k * 0.2, '#7f9a7c'));
      }),
      layer(0.64, () => {
        street(g, {
          y: 1180,
          width: 158,
          high: 120,
          walls: ['#c2a08e', '#9a8fae', '#b9a888', '#8297a8'],
          roofs: ['#c2606a', '#5f6c98', '#a4584a'],
          offset: 90,
        });
      }),
      layer(0.9, () => {
        street(g, {
          y: 1310,
          width: 196,
          high: 90,
          walls: ['#9a8474', '#7f7898', '#8c8068'],
          roofs: ['#b0505a', '#4f5c8c', '#8c4a44'],
          offset: 10,
          chimneys: false,
        });
        for (const x of [stage.left + 20, stage.right - 20])
          put(c, bush, x, stage.bottom + 20, 1.5, '#5f7a64');
      }),
    ];
  },
};
