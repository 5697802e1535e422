/** Where flowers grow. */

import { AMBER, TERRACOTTA, WHITE } from '../../paper/papers.ts';
import { flower } from '../../props/flower.ts';
import { grass } from '../../props/grass.ts';
import { mushroomHouse } from '../../props/mushroom-house.ts';
import { oak } from '../../props/oak.ts';
import { blossom } from '../../props/parts/blossom.ts';
import { leaf } from '../../props/parts/leaf.ts';
import { tulip } from '../../props/tulip.ts';
import { windmill } from '../../props/windmill.ts';
import type { Backdrop } from '../backdrop.ts';
import { across, disc, type Ground, hill, hillY, MIDDLE, motes, ringSky, shafts, stars } from '../terrain.ts';
import { clouds, leafFrame, put } from './place.ts';

/** Drops on the grass that catch the first light. */
function dew({ c, stage }: Ground, y: number): void {
  for (let i = 0; i < 26; i++) {
    const [x, drop] = [c.between(stage.left, stage.right), c.between(0, 150)];
    const r = 2 + drop / 60;
    c.dot(x, y + drop, r, r, WHITE, 0.85, false);
    c.dot(x, y + drop, r * 2.6, r * 2.6, '#fff6da', 0.22, false);
  }
}

export const meadow: Backdrop = {
  layers(g) {
    const { c, stage } = g;
    const mid = { y: 990, rise: 26, wave: 250, phase: 2, colour: '#8fb26b' };
    const near = { y: 1104, rise: 20, wave: 230, phase: 0.4, colour: '#79a35a' };
    return [
      {
        depth: 0,
        draw: () => {
          ringSky(g);
          if (g.hour === 'night') stars(g, 50);
          disc(g);
        },
      },
      {
        depth: 0.12,
        draw: () =>
          clouds(g, [
            [170, 0.34, 0.72],
            [720, 0.22, 0.86],
            [-190, 0.24, 0.8],
            [1080, 0.42, 0.7],
          ]),
      },
      {
        depth: 0.24,
        draw: () => {
          hill(g, { y: 800, rise: 42, wave: 250, phase: 1.2, colour: '#9dbb96', lift: 1.4 });
          put(c, windmill, 690, 792, 0.42, '#f2e6d2');
          across(stage, 150, (x, _, k) => put(c, oak, x, 812 + k * 20, 0.2 + k * 0.08, '#7fa377'));
          hill(g, { y: 868, rise: 28, wave: 230, phase: 4, colour: '#94b57e', lift: 1.5 });
        },
      },
      {
        depth: 0.44,
        draw: () => {
          put(c, oak, 90, 985, 0.95, '#6f9a5a');
          put(c, oak, 1010, 1000, 0.8, '#6f9a5a');
          put(c, oak, -220, 1000, 0.86, '#6f9a5a');
          hill(g, mid);
        },
      },
      {
        depth: 0.56,
        draw: () =>
          across(stage, 96, (x, i, k) =>
            put(
              c,
              i % 3 ? flower : tulip,
              x,
              hillY(mid, x) + 40 + k * 40,
              0.42 + k * 0.14,
              ['#d9785a', AMBER, '#c9667c', '#f2e3c0', '#8a86b6'][((i % 5) + 5) % 5]!,
            ),
          ),
      },
      {
        depth: 0.63,
        draw: () => {
          hill(g, near);
          across(stage, 190, (x, _, k) => put(c, grass, x, hillY(near, x) + 50 + k * 90, 0.8, '#8fb862'));
          if (g.hour === 'dawn') dew(g, 1120);
        },
      },
      { depth: 0.66, draw: () => motes(g) },
      {
        depth: 0.85,
        draw: () => {
          hill(g, { y: 1292, rise: 14, wave: 250, phase: 3, valley: -30, colour: '#4f7d48', lift: 2.6 });
          across(stage, 124, (x, i, k) => {
            if (Math.abs(x - MIDDLE) > 190)
              put(
                c,
                i % 2 ? flower : tulip,
                x,
                stage.bottom + 40,
                0.9 + k * 0.5,
                [TERRACOTTA, AMBER, '#b95f7c'][((i % 3) + 3) % 3]!,
              );
          });
        },
      },
    ];
  },
};

export const magicGarden: Backdrop = {
  layers(g) {
    const { c, stage } = g;
    const tall = (x: number, y: number, high: number, colour: string, n: number, size: number) => {
      c.band(
        [
          [x, y],
          [x - 14, y - high * 0.4],
          [x + 10, y - high * 0.7],
          [x, y - high],
        ],
        [22, 18, 15, 12],
        '#6a9060',
        { lift: 1, tex: 'brush' },
      );
      leaf(c, x - 6, y - high * 0.3, size * 1.1, 58, '#6a9060', 0.5);
      leaf(c, x, y - high * 0.46, size, -60, '#769c68', 0.5);
      blossom(c, x, y - high, size, colour, n);
    };
    return [
      {
        depth: 0,
        draw: () => {
          ringSky(g);
          if (g.hour === 'night') stars(g, 50);
          disc(g);
        },
      },
      {
        depth: 0.2,
        draw: () => {
          clouds(g, [
            [150, 0.3, 0.6],
            [770, 0.42, 0.6],
          ]);
          hill(g, { y: 800, rise: 36, wave: 220, phase: 1, colour: '#a3bf9c', lift: 1.3 });
          for (const [x, s] of [
            [210, 0.3],
            [620, 0.24],
            [-150, 0.3],
            [1040, 0.28],
          ] as const)
            put(c, mushroomHouse, x, 838, s, '#d98a6a');
          hill(g, { y: 850, rise: 26, wave: 250, phase: 4, colour: '#9abb88', lift: 1.4 });
        },
      },
      {
        depth: 0.4,
        draw: () => {
          for (const [x, h, k, n, s] of [
            [96, 430, '#d98a7a', 8, 92],
            [260, 300, '#e9c06a', 7, 70],
            [700, 350, '#b58fc0', 9, 82],
            [850, 470, '#e0a05a', 8, 96],
            [-120, 420, '#b58fc0', 8, 90],
            [1060, 360, '#d98a7a', 8, 86],
          ] as const)
            tall(x, 1020, h, k, n, s);
          hill(g, { y: 980, rise: 24, wave: 230, phase: 2.2, colour: '#86ad68', lift: 1.8 });
        },
      },
      { depth: 0.45, draw: () => shafts(g, 0.26) },
      {
        depth: 0.6,
        draw: () => {
          hill(g, { y: 1080, rise: 20, wave: 240, phase: 0.4, colour: '#739e58' });
          across(stage, 118, (x, i, k) => {
            if (Math.abs(x - MIDDLE) > 150)
              put(
                c,
                i % 2 ? flower : tulip,
                x,
                1112 + k * 30,
                0.56,
                ['#d9785a', AMBER, '#c9667c', '#8f86bc'][((i % 4) + 4) % 4]!,
              );
          });
        },
      },
      { depth: 0.66, draw: () => motes(g, 14) },
      {
        depth: 0.85,
        draw: () => {
          hill(g, { y: 1292, rise: 16, wave: 250, phase: 3, valley: -44, colour: '#4a7a4c', lift: 2.5 });
          for (const s of [-1, 1]) {
            const x = (d: number) => (s < 0 ? stage.left + d : stage.right - d);
            tall(x(34), stage.bottom + 60, 640, s < 0 ? '#c8606a' : '#d98a4a', 9, 120);
            tall(x(150), stage.bottom + 60, 250, s < 0 ? AMBER : '#b06a9c', 8, 84);
          }
          leafFrame(g, '#548a58', 0.2);
        },
      },
    ];
  },
};
