/** Two houses with a secret. */
import { BARN_RED, GOLD, LAMP, TERRACOTTA } from '../../paper/papers.ts';
import { bush } from '../../props/bush.ts';
import { cloud } from '../../props/cloud.ts';
import { flag } from '../../props/flag.ts';
import { gate } from '../../props/gate.ts';
import { litWindow } from '../../props/parts/lit-window.ts';
import { pine } from '../../props/pine.ts';
import type { Backdrop } from '../backdrop.ts';
import { across, disc, hill, MIDDLE, ringSky, skyY, stars } from '../terrain.ts';
import { bareTree, pick, put } from './place.ts';

export const mansion: Backdrop = {
  layers(g) {
    const { c, stage } = g;
    const wall = '#7d7290';
    const roof = '#4d4562';
    return [
      {
        depth: 0,
        draw: () => {
          ringSky(g);
          if (g.hour === 'night') stars(g, 36);
          disc(g, 120, ['night', 'dusk']);
        },
      },
      {
        depth: 0.2,
        draw: () => {
          for (const [x, t, s] of [
            [720, 0.44, 0.7],
            [160, 0.3, 0.6],
            [-200, 0.4, 0.8],
            [1090, 0.3, 0.7],
          ] as const)
            put(c, cloud, x, skyY(stage, t), s, '#d8d4dc');
          across(stage, 90, (x, _, k) => put(c, pine, x, 880, 0.4 + k * 0.2, '#7d8a92'));
          hill(g, { y: 850, rise: 24, wave: 230, phase: 2, colour: '#8c9486', lift: 1.4 });
        },
      },
      {
        depth: 0.42,
        draw: () => {
          const part = (x: number, w: number, h: number, rise: number) => {
            c.box(x - w / 2, 1000 - h, w, h + 20, wall, { lift: 1.3, tex: 'feltTurned' });
            c.cut(
              `${x - w / 2 - 16},${1004 - h} ${x - w * 0.16},${1000 - h - rise} ${x + w * 0.16},${1000 - h - rise} ${x + w / 2 + 16},${1004 - h}`,
              roof,
              { lift: 0.9, tex: 'brush', edge: 'lit' },
            );
          };
          part(290, 190, 190, 110);
          part(640, 170, 220, 120);
          c.box(396, 660, 130, 340, c.shade(wall, 0.03), { lift: 1.4, tex: 'feltTurned' });
          c.cut('376,668 461,470 546,668', roof, { lift: 1, tex: 'brush', edge: 'lit' });
          c.mark('461,474 461,430', roof, 6);
          c.cut('461,426 496,440 461,452', TERRACOTTA, { lift: 0.3 });
          for (const [x, y] of [
            [240, 880],
            [340, 880],
            [600, 860],
            [680, 860],
            [240, 966],
            [680, 956],
            [461, 760],
          ] as const)
            litWindow(c, x, y, 38, 62, true);
          c.blob('424,1010! 424,930 461,892 498,930 498,1010!', '#5a3f3c', { lift: 0.3 });
          hill(g, { y: 1000, rise: 18, wave: 240, phase: 1, colour: '#7f8f72', lift: 1.8 });
        },
      },
      {
        depth: 0.56,
        draw: () => {
          put(c, gate, 461, 1090, 0.95, '#4a4454');
          for (const x of [120, 770, -160, 1060]) put(c, bush, x, 1090, 0.9, '#6a805e');
          bareTree(c, 60, 1110, 1);
          bareTree(c, 1100, 1110, 1);
          hill(g, { y: 1086, rise: 14, wave: 250, phase: 3, colour: '#6f8260' });
          c.blob('300,1340! 380,1180 420,1090 500,1090 560,1180 660,1340!', '#b9a88c', {
            lift: 0.2,
            tex: 'feltTurned',
          });
        },
      },
      {
        depth: 0.95,
        draw: () => {
          hill(g, { y: 1300, rise: 14, wave: 260, phase: 2, valley: -44, colour: '#4d5f4c', lift: 2.4 });
          bareTree(c, stage.left - 16, stage.bottom + 40, 1.5);
          bareTree(c, stage.right + 10, stage.bottom + 40, 1.4, true);
        },
      },
    ];
  },
};

export const academyRoof: Backdrop = {
  layers(g) {
    const { c, stage } = g;
    const block = (x: number, w: number, h: number, colour: string, i: number) => {
      c.box(x - w / 2, 1010 - h, w, h + 60, colour, { lift: 1.1, tex: i % 2 ? 'felt' : 'feltTurned' });
      for (let y = 1010 - h + 56; y < 990; y += 56)
        for (const t of [-0.24, 0.06, 0.34]) {
          const on = Math.abs(Math.sin((x + y * 3 + t * 50) * 1.7)) < (g.hour === 'night' ? 0.55 : 0.16);
          if (on)
            c.box(x + w * t - 8, y - 24, 18, 24, LAMP, {
              lift: 0,
              edge: 'none',
              tex: 'none',
              lit: false,
            });
          else
            c.box(x + w * t - 8, y - 24, 18, 24, c.shade(colour, -0.08), {
              lift: 0,
              edge: 'none',
              tex: 'none',
            });
        }
    };
    return [
      {
        depth: 0,
        draw: () => {
          ringSky(g);
          if (g.hour === 'night') stars(g, 50);
          disc(g, 92);
        },
      },
      {
        depth: 0.16,
        draw: () => {
          for (const [x, t, s] of [
            [140, 0.34, 0.7],
            [770, 0.24, 0.76],
            [-190, 0.24, 0.8],
            [1080, 0.42, 0.7],
          ] as const)
            put(c, cloud, x, skyY(stage, t), s, '#fbf3e6');
          across(stage, 100, (x, i, k) =>
            block(x, 84, 180 + k * 160, pick(['#a9b2bc', '#b9a8a8', '#a3a8b8'], i), i),
          );
        },
      },
      {
        depth: 0.34,
        draw: () =>
          across(
            stage,
            150,
            (x, i, k) =>
              block(x, 116, 110 + k * 170, pick(['#b58f7c', '#8f9fb0', '#c9b08c', '#9c8aa6'], i), i),
            60,
          ),
      },
      {
        depth: 0.5,
        draw: () => {
          // the parapet of the academy, a dome and a great star behind it
          c.blob('80,1080! 84,940 150,860 240,860 306,940 310,1080!', '#7f9a9c', { lift: 1.3, tex: 'brush' });
          for (const x of [130, 195, 260])
            c.mark(`${x},1060 ${195 + (x - 195) * 0.6},900 195,862`, '#66858a', 4, 0.7);
          c.mark('195,862 195,790', '#66858a', 8);
          c.star(195, 770, 30, GOLD, { lift: 0.5 });
          c.box(stage.left - 60, 1030, stage.right - stage.left + 120, 44, '#d9c3a0', {
            lift: 1.4,
            tex: 'brush',
          });
          for (const [x, k] of [
            [560, BARN_RED],
            [840, '#4f6f9a'],
            [-160, '#4f6f9a'],
            [1120, BARN_RED],
          ] as const)
            put(c, flag, x, 1030, 0.72, k);
          across(stage, 120, (x) => c.box(x - 34, 980, 68, 60, '#e3cfae', { lift: 0.7, tex: 'feltTurned' }));
        },
      },
      {
        depth: 0.6,
        draw: () => {
          c.box(stage.left - 60, 1070, stage.right - stage.left + 120, stage.bottom - 1000, '#c9a988', {
            lift: 1.6,
            tex: 'brush',
          });
          for (let row = 0; row < 4; row++)
            across(
              stage,
              170,
              (x) =>
                c.mark(
                  [
                    [x, 1094 + row * 62],
                    [x - 20, 1150 + row * 62],
                  ],
                  '#b59272',
                  4,
                  0.6,
                ),
              row * 80,
            );
          for (let row = 1; row < 4; row++)
            c.mark(
              [
                [stage.left - 40, 1092 + row * 62],
                [MIDDLE, 1090 + row * 62],
                [stage.right + 40, 1094 + row * 62],
              ],
              '#b59272',
              4,
              0.6,
            );
          c.oval(450, 1200, 250, 62, '#d99a6a', { lift: 0.2 });
          c.oval(450, 1200, 210, 50, '#c9a988', { lift: 0.1 });
        },
      },
      {
        depth: 0.95,
        draw: () => {
          c.box(stage.left - 60, stage.bottom - 34, stage.right - stage.left + 120, 100, '#7d6050', {
            lift: 2.2,
            tex: 'brush',
          });
        },
      },
    ];
  },
};
