import { bookcase, books, clock, lamp, picture, teddy } from '../../props/home.ts';
import { frond } from '../../props/plants.ts';
import { starString } from '../../props/sky.ts';
import { gear, wrench } from '../../props/travel.ts';
import type { Backdrop } from '../backdrop.ts';
import { ROOM } from '../light.ts';
import { MIDDLE } from '../terrain.ts';
import { casement, curtains, FLOOR, floor, lamplight, shelf, wall, wallY } from './interior.ts';
import { put } from './place.ts';

export const nursery: Backdrop = {
  shift: ROOM,
  layers(g) {
    const { c, stage } = g;
    const wy = wallY(g, 470);
    const wh = stage.top > 0 ? 330 : 470;
    return [
      {
        depth: 0.3,
        draw: () => {
          wall(g, '#d9c1a2', 'dots');
          casement(g, 330, wy, 330, wh, '#f2e2c8');
          curtains(g, 330, wy, 330, wh, '#a9b99a');
          put(c, starString, MIDDLE, wallY(g, 96), 1.4, '#e5b04c');
        },
      },
      {
        depth: 0.42,
        draw: () => {
          put(c, picture, 690, wallY(g, 330), 0.9, '#8fa67c');
          put(c, clock, 770, wallY(g, 520), 0.66, '#a9764a');
          shelf(g, 720, wallY(g, 690), 210, '#a9764a');
          put(c, teddy, 672, wallY(g, 690), 0.56, '#b98552');
          put(c, books, 762, wallY(g, 690), 0.62, '#c8674a');
          put(c, bookcase, -190, FLOOR, 1.2, '#a9764a');
          put(c, bookcase, 1080, FLOOR, 1.2, '#a9764a');
          lamplight(g, 640, 760);
        },
      },
      {
        depth: 0.56,
        draw: () => {
          floor(g, '#b98a60');
          put(c, lamp, 810, 1010, 1.3, '#e8b866');
          c.oval(MIDDLE, 1180, 370, 92, '#b9604a', { lift: 0.4 });
          c.oval(MIDDLE, 1180, 322, 78, '#f2e2c4', { lift: 0.15 });
          c.oval(MIDDLE, 1180, 286, 68, '#7f9aa3', { lift: 0.15 });
          c.oval(MIDDLE, 1180, 180, 42, '#d9b070', { lift: 0.15 });
        },
      },
      {
        depth: 0.95,
        draw: () => {
          c.box(stage.left - 60, stage.bottom - 46, 300, 120, '#8a5f42', { lift: 2.4, tex: 'brush' });
          c.box(stage.right - 220, stage.bottom - 40, 300, 120, '#8a5f42', { lift: 2.4, tex: 'brush' });
          put(c, books, stage.left + 120, stage.bottom - 44, 1.15, '#c8674a');
          for (const [turn, bend] of [
            [-46, -30],
            [-14, -22],
            [16, 24],
            [42, 34],
          ] as const)
            frond(c, stage.right - 90, stage.bottom - 110, 210, turn, bend, '#6f9a68');
          c.blob(
            `${stage.right - 156},${stage.bottom - 130}! ${stage.right - 26},${stage.bottom - 134}! ${stage.right - 44},${stage.bottom - 36}! ${stage.right - 140},${stage.bottom - 36}!`,
            '#c27a55',
            { lift: 1 },
          );
        },
      },
    ];
  },
};

export const robotWorkshop: Backdrop = {
  shift: ROOM,
  layers(g) {
    const { c, stage } = g;
    const wh = stage.top > 0 ? 330 : 440;
    const wy = wallY(g, 430);
    const tools = '#9a6a50';
    return [
      {
        depth: 0.3,
        draw: () => {
          wall(g, '#c98a6c', 'boards');
          casement(g, 270, wy, 350, wh, '#f0dcc0');
        },
      },
      {
        depth: 0.42,
        draw: () => {
          for (const [x, y] of [
            [700, 330],
            [720, 560],
          ] as const)
            shelf(g, x, wallY(g, y), 290, '#8a5a44');
          const jar = (x: number, y: number, k: string, w = 44, h = 70) => {
            c.blob(
              `${x - w / 2},${y}! ${x - w / 2},${y - h * 0.6} ${x - w * 0.3},${y - h * 0.8}! ${x + w * 0.3},${y - h * 0.8}! ${x + w / 2},${y - h * 0.6} ${x + w / 2},${y}!`,
              k,
              { lift: 0.6 },
            );
            c.box(x - w * 0.34, y - h, w * 0.68, h * 0.22, c.shade(k, -0.08), { lift: 0.4, tex: 'none' });
          };
          [
            ['#7f9a8a', 600],
            ['#e2cba4', 664],
            ['#e0a94e', 728],
            ['#c8604a', 792],
          ].forEach(([k, x]) => {
            jar(Number(x), wallY(g, 330), String(k), 46, 84);
          });
          put(c, books, 640, wallY(g, 560), 0.74, '#5f86a3');
          put(c, gear, 770, wallY(g, 560) - 60, 0.66, '#d9a04e');
          c.box(590, wallY(g, 660), 250, 170, tools, { lift: 0.8, tex: 'brush' });
          for (const [x, s] of [
            [640, 0.62],
            [710, 0.74],
            [784, 0.6],
          ] as const)
            put(c, wrench, x, wallY(g, 660) + 150, s, '#c9c3b8');
          put(c, gear, 70, wallY(g, 860), 0.8, '#b9704f');
          put(c, gear, -190, wallY(g, 500), 1.2, '#d9a04e');
          put(c, gear, 1060, wallY(g, 400), 1.3, '#b9704f');
          put(c, bookcase, -200, FLOOR, 1.1, '#8a5a44');
          put(c, bookcase, 1110, FLOOR, 1.2, '#8a5a44');
          lamplight(g, MIDDLE, 700, 760);
        },
      },
      {
        depth: 0.56,
        draw: () => {
          floor(g, '#8d5f49');
          c.oval(MIDDLE, 1180, 350, 90, '#b9604a', { lift: 0.4 });
          c.oval(MIDDLE, 1180, 306, 76, '#e7cfa2', { lift: 0.15 });
          c.oval(MIDDLE, 1180, 262, 64, '#5f8a86', { lift: 0.15 });
        },
      },
      {
        depth: 0.6,
        draw: () => {
          const x = 470;
          const t = stage.top - 20;
          const y = stage.top + 150;
          c.mark(
            [
              [x, t],
              [x, y - 90],
            ],
            '#5a443c',
            6,
          );
          if (g.hour !== 'noon') {
            c.paper.vellum(
              [
                [x - 90, y],
                [x + 90, y],
                [x + 330, 1230],
                [x - 330, 1230],
              ],
              '#ffdf9c',
              g.hour === 'dawn' ? 0.2 : 0.42,
              0,
            );
            c.glow(x, y + 10, 150, '#ffe2a4', 0.7);
          }
          c.oval(x, y + 4, 46, 26, '#fff3c8', { lift: 0, tex: 'none', edge: 'none', lit: false });
          c.blob(
            `${x - 30},${y - 96} ${x + 30},${y - 96} ${x + 112},${y + 2}! ${x},${y + 14} ${x - 112},${y + 2}!`,
            '#4f7f7a',
            { lift: 1.6, tex: 'brush' },
          );
        },
      },
      {
        depth: 0.95,
        draw: () => {
          c.box(stage.left - 60, stage.bottom - 56, 330, 130, '#7a4a3c', { lift: 2.5, tex: 'brush' });
          put(c, gear, stage.left + 60, stage.bottom - 100, 0.8, '#d9a04e');
          c.box(stage.right - 170, stage.bottom - 150, 220, 220, '#8a6048', { lift: 2.2, tex: 'brush' });
          c.mark(
            [
              [stage.right - 160, stage.bottom - 140],
              [stage.right + 20, stage.bottom + 10],
            ],
            '#6f4a38',
            12,
          );
        },
      },
    ];
  },
};
