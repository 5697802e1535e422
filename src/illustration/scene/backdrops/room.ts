import { HARBOUR, POPPY, RUG_RED, WOOD } from '../../paper/papers.ts';
import { bookcase } from '../../props/bookcase.ts';
import { books } from '../../props/books.ts';
import { gear } from '../../props/gear.ts';
import { wrench } from '../../props/wrench.ts';
import type { Backdrop } from '../backdrop.ts';
import { type LightShift, ROOM } from '../light.ts';
import { MIDDLE } from '../terrain.ts';
import { casement, FLOOR, floor, lamplight, shelf, wall, wallY } from './interior.ts';
import {
  boards,
  crayonBox,
  floorLamp,
  lampCone,
  papered,
  paperStars,
  pelmet,
  roundRug,
} from './nursery-parts.ts';
import { drapes, windowFrame, windowOf, windowView } from './nursery-window.ts';
import { put } from './place.ts';

/** The nursery is blue paper, so that lamps, stars and whoever lives there are the warm things in it. */
const NURSERY: LightShift = {
  ...ROOM,
  dusk: {
    ...ROOM.dusk,
    tint: '#f7cfae',
    tintStrength: 0.42,
    heroTint: 0.16,
    air: '#7f7299',
    haze: 0.36,
    deep: '#231c3e',
    direction: [-0.5, 0.86],
  },
  night: {
    ...ROOM.night,
    tint: '#6c70bc',
    tintStrength: 0.78,
    air: '#2d3068',
    haze: 0.4,
    deep: '#0f1336',
    direction: [0.2, 0.98],
    rim: { colour: '#ffe0a2', strength: 0.4 },
  },
};

export const nursery: Backdrop = {
  shift: NURSERY,
  layers(g) {
    const { c, stage, hour } = g;
    const opening = windowOf(g);
    const lit = hour === 'dusk';
    return [
      {
        depth: 0.3,
        draw: () => {
          papered(g, '#86a9b4', '#5e8999');
          if (lit) c.glow(700, 690, 500, '#ffd08a', 0.7);
          if (hour === 'night') c.glow(330, 660, 600, '#ffbe74', 0.5);
          windowView(g, opening);
        },
      },
      {
        // Whoever looks in from outside stands at 0.42, between the view and these bars.
        depth: 0.43,
        draw: () => {
          windowFrame(g, opening, '#f6ead2');
          drapes(g, opening, '#3f6f78');
          paperStars(g, 654, wallY(g, 74));
          put(c, bookcase, -190, FLOOR, 1.2, WOOD);
          put(c, bookcase, 1080, FLOOR, 1.2, WOOD);
        },
      },
      {
        depth: 0.52,
        draw: () => {
          boards(g, '#bd8a5c');
          if (lit) c.glow(600, 1180, 520, '#ffd48e', 0.6, 170);
          roundRug(g, 560, 1190, 360, [RUG_RED, '#f2e2c4', '#5f8f9a', '#e5c27a', '#f2e2c4']);
          if (lit) lampCone(g, 778, 640);
          floorLamp(g, 778, 1024, lit);
        },
      },
      {
        // By night what shines on the sill shines on the bed: over the blankets, behind whoever sleeps there.
        depth: 0.64,
        draw: () => {
          if (hour === 'night') c.glow(390, 850, 520, '#ffc878', 0.42, 330);
        },
      },
      {
        depth: 0.95,
        draw: () => {
          pelmet(g, '#4f7d86');
          c.blob(
            `${stage.left - 60},${stage.bottom + 60}! ${stage.left - 60},${stage.bottom - 40} ${stage.left + 200},${stage.bottom - 18} ${MIDDLE},${stage.bottom - 8} ${stage.right - 200},${stage.bottom - 18} ${stage.right + 60},${stage.bottom - 40} ${stage.right + 60},${stage.bottom + 60}!`,
            '#7a4f46',
            { lift: 2.4, tex: 'felt' },
          );
          crayonBox(g, stage.left + 96, stage.bottom - 6);
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
            [POPPY, 792],
          ].forEach(([k, x]) => {
            jar(Number(x), wallY(g, 330), String(k), 46, 84);
          });
          put(c, books, 640, wallY(g, 560), 0.74, HARBOUR);
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
          c.oval(MIDDLE, 1180, 350, 90, RUG_RED, { lift: 0.4 });
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
