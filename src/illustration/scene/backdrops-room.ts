/** Indoors: a wall with a window on the weather, a floor, and what belongs on the shelves. */

import { crystal, drum, potion } from '../props/finds.ts';
import { bookcase, books, candle, clock, lamp, picture, rug, teddy } from '../props/home.ts';
import { frond, pine } from '../props/plants.ts';
import { starString } from '../props/sky.ts';
import { gear, wrench } from '../props/travel.ts';
import type { Backdrop } from './backdrop.ts';
import type { Cutter } from './cutter.ts';
import { pts } from './cutter.ts';
import { ROOM } from './light.ts';
import { across, type Ground, MIDDLE } from './terrain.ts';

function put(
  c: Cutter,
  draw: (c: Cutter, colour: string) => void,
  x: number,
  y: number,
  scale: number,
  colour: string,
  flip = false,
): void {
  c.at(x, y, { scale, flip }, () => draw(c, colour));
}

const FLOOR = 985;

/** Things on the wall hang higher on a tall page than in a wide picture. */
const wallY = ({ stage }: Ground, y: number): number =>
  stage.top > 0 ? stage.top + (y / FLOOR) * (FLOOR - stage.top) : y;

function wall(g: Ground, colour: string, pattern: 'stripes' | 'stones' | 'boards' | 'dots'): void {
  const { c, stage } = g;
  const { left, right, top } = stage;
  c.box(left - 60, top - 60, right - left + 120, FLOOR - top + 120, colour, {
    lift: 0,
    edge: 'none',
    tex: 'brushUpright',
    step: 900,
  });
  const pale = c.shade(colour, 0.025);
  const dark = c.shade(colour, -0.035);
  if (pattern === 'stripes')
    across(stage, 92, (x, i) => {
      if (i % 2)
        c.box(Math.round(x / 92) * 92 - 22, top - 60, 44, FLOOR - top + 60, pale, {
          lift: 0,
          edge: 'none',
          tex: 'none',
        });
    });
  if (pattern === 'boards')
    across(stage, 84, (x) =>
      c.mark(
        [
          [x, top - 40],
          [x + 3, (top + FLOOR) / 2],
          [x, FLOOR],
        ],
        dark,
        3.4,
        0.7,
      ),
    );
  if (pattern === 'dots')
    for (let row = 0; row * 96 + 40 < FLOOR; row++)
      across(stage, 112, (_, i) => {
        const y = 50 + row * 96;
        if (y > top - 20) c.dot(i * 112 + (row % 2) * 56, y, 8, 8, pale, 0.9);
      });
  if (pattern === 'stones')
    for (let row = 0; row * 74 < FLOOR; row++)
      across(stage, 150, (_, i, k) => {
        const x = i * 150 + (row % 2) * 75;
        const y = row * 74 + 10;
        if (y > top - 74 && k > 0.34)
          c.blob(
            `${x + 6},${y + 5} ${x + 72},${y + 2} ${x + 140},${y + 6} ${x + 142},${y + 62} ${x + 70},${y + 66} ${x + 5},${y + 61}`,
            k > 0.7 ? pale : dark,
            { lift: 0, edge: 'none', tex: 'none' },
          );
      });
}

function floor(g: Ground, colour: string, kind: 'boards' | 'tiles' = 'boards'): void {
  const { c, stage } = g;
  const { left, right, bottom } = stage;
  c.box(left - 60, FLOOR, right - left + 120, bottom - FLOOR + 60, colour, {
    lift: 1.2,
    tex: 'brush',
    edge: 'lit',
  });
  c.box(left - 60, FLOOR - 26, right - left + 120, 30, c.shade(colour, 0.06), { lift: 0.7, tex: 'brush' });
  const dark = c.shade(colour, -0.05);
  if (kind === 'boards')
    for (const y of [1040, 1106, 1184, 1274]) {
      c.mark(
        [
          [left - 40, y],
          [MIDDLE, y + 4],
          [right + 40, y],
        ],
        dark,
        4,
        0.7,
      );
      across(
        stage,
        310,
        (x) =>
          c.mark(
            [
              [x, y - 58],
              [x - 4, y],
            ],
            dark,
            4,
            0.7,
          ),
        y % 300,
      );
    }
  else
    for (let i = -14; i < 15; i++)
      c.mark(
        [
          [MIDDLE + i * 90, FLOOR + 4],
          [MIDDLE + i * 190, bottom + 60],
        ],
        dark,
        4,
        0.6,
      );
  if (kind === 'tiles')
    for (const y of [1030, 1090, 1166, 1258])
      c.mark(
        [
          [left - 40, y],
          [MIDDLE, y],
          [right + 40, y],
        ],
        dark,
        4,
        0.6,
      );
}

/** A window on the hour: the sky of the plain lights, hills, a moon or a sun. x, y is the middle. */
function casement(
  g: Ground,
  x: number,
  y: number,
  w: number,
  h: number,
  frame: string,
  arched = false,
): void {
  const { c, hour } = g;
  const sky = c.paper.light.sky;
  const [l, r, t, b] = [x - w / 2, x + w / 2, y - h / 2, y + h / 2];
  const opening = arched
    ? pts(
        `${l},${b}! ${l},${t + h * 0.3} ${l + w * 0.16},${t + h * 0.1} ${x},${t} ${r - w * 0.16},${t + h * 0.1} ${r},${t + h * 0.3} ${r},${b}!`,
      )
    : pts(`${l},${t}! ${r},${t}! ${r},${b}! ${l},${b}!`);
  const grown = opening.map(
    ([px, py, k]) => [x + (px - x) * (1 + 44 / w), y + (py - y) * (1 + 44 / h), k ?? 0] as const,
  );
  c.blob(grown, frame, { lift: 1, tex: 'brush' });
  const pane = c.paper.sheet(opening, sky[1]!, { lift: 0, edge: 'none', lit: false, step: 60 });
  c.paper.within(pane, () => {
    const [sx, sy] =
      hour === 'noon'
        ? [x + w * 0.2, t + h * 0.24]
        : hour === 'night'
          ? [x + w * 0.18, t + h * 0.3]
          : [x + w * 0.16, t + h * 0.62];
    for (let i = 2; i < sky.length; i++)
      c.oval(sx, sy, w * (1.06 - i * 0.19), w * (1.02 - i * 0.19), sky[i]!, {
        lift: 0.9,
        tex: 'brush',
        lit: false,
        edge: 'none',
      });
    c.oval(sx, sy, w * 0.11, w * 0.11, c.paper.light.sun, { lift: 0.6, lit: false });
    if (hour === 'night')
      for (const [u, v, q] of [
        [0.16, 0.2, 7],
        [0.36, 0.44, 5],
        [0.24, 0.6, 6],
        [0.82, 0.14, 6],
        [0.9, 0.5, 5],
      ] as const)
        c.star(l + w * u, t + h * v, q, '#f8e7b6', { lift: 0, tex: 'none', lit: false, turn: u * 90 });
    c.paper.atDepth(0.34, () => {
      c.blob(
        `${l - 30},${b + 40}! ${l - 30},${b - h * 0.2} ${l + w * 0.3},${b - h * 0.29} ${l + w * 0.62},${b - h * 0.18} ${r + 30},${b - h * 0.27} ${r + 30},${b + 40}!`,
        '#7f9a76',
        { lift: 0.9, tex: 'brush' },
      );
    });
    c.paper.atDepth(0.5, () => {
      for (const [u, s] of [
        [0.1, 0.26],
        [0.28, 0.36],
        [0.86, 0.32],
      ] as const)
        put(c, pine, l + w * u, b + 10, s * (w / 330), '#5f8468');
    });
  });
  for (const u of [0.5]) c.box(l + w * u - 8, t, 16, h, frame, { lift: 0.7, tex: 'brushUpright' });
  c.box(l, t + h * 0.52 - 8, w, 16, frame, { lift: 0.7, tex: 'brush' });
  c.box(l - 40, b + 14, w + 80, 32, c.shade(frame, 0.03), { lift: 1.1, tex: 'brush' });
}

/** After dusk the lamps are lit: a pool of warm light where the figures stand. */
function lamplight({ c, hour }: Ground, x: number, y: number, radius = 620): void {
  if (hour === 'night' || hour === 'dusk') {
    c.glow(x, y, radius, '#ffcf86', hour === 'night' ? 0.5 : 0.36);
    c.glow(x, 1190, radius * 0.8, '#ffcf86', 0.34, 190);
  }
}

function shelf({ c }: Ground, x: number, y: number, w: number, colour: string): void {
  c.box(x - w / 2, y, w, 22, colour, { lift: 1.3, tex: 'brush' });
}

function curtains(g: Ground, x: number, y: number, w: number, h: number, colour: string): void {
  const { c } = g;
  c.band(
    [
      [x - w / 2 - 100, y - h / 2 - 44],
      [x + w / 2 + 100, y - h / 2 - 44],
    ],
    [15, 15],
    '#8a5f42',
    { lift: 0.9 },
  );
  for (const s of [-1, 1]) {
    const e = x + s * (w / 2 + 34);
    const t = y - h / 2 - 40;
    c.blob(
      `${e - s * 66},${t}! ${e + s * 56},${t}! ${e + s * 50},${t + h * 0.5} ${e + s * 62},${t + h + 90}! ${e + s * 4},${t + h + 96}! ${e - s * 6},${t + h * 0.66} ${e - s * 30},${t + h * 0.4}`,
      colour,
      { lift: 1.3, tex: 'brushUpright' },
    );
    for (const d of [16, 36])
      c.mark(
        [
          [e + s * (d - 22), t + 20],
          [e + s * d, t + h * 0.5],
          [e + s * (d + 2), t + h + 84],
        ],
        c.shade(colour, -0.06),
        5,
        0.7,
      );
  }
}

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

export const castleHall: Backdrop = {
  shift: ROOM,
  layers(g) {
    const { c, stage } = g;
    const wh = stage.top > 0 ? 420 : 600;
    const wy = stage.top > 0 ? 610 : 440;
    return [
      {
        depth: 0.3,
        draw: () => {
          wall(g, '#c9b8a4', 'stones');
          for (const x of [-130, 450, 1030]) casement(g, x, wy, 230, wh, '#a89684', true);
        },
      },
      {
        depth: 0.44,
        draw: () => {
          for (const [x, k] of [
            [180, '#a9483f'],
            [720, '#3f5f86'],
            [-420, '#3f5f86'],
            [1300, '#a9483f'],
          ] as const) {
            const t = wallY(g, 170);
            c.band(
              [
                [x - 100, t],
                [x + 100, t],
              ],
              [14, 14],
              '#8a6a3c',
              { lift: 0.7 },
            );
            c.blob(
              `${x - 82},${t}! ${x + 82},${t}! ${x + 80},${t + 330}! ${x},${t + 400}! ${x - 80},${t + 330}!`,
              k,
              { lift: 1.4, tex: 'brushUpright' },
            );
            c.stitch(
              `${x - 66},${t + 12} ${x - 64},${t + 320} ${x},${t + 376} ${x + 64},${t + 320} ${x + 66},${t + 12}`,
              '#f0d18a',
              4,
              [12, 10],
            );
            c.star(x, t + 180, 44, '#e8b84c', { lift: 0.5 });
          }
          lamplight(g, MIDDLE, 700, 700);
        },
      },
      {
        depth: 0.56,
        draw: () => {
          floor(g, '#b3947a', 'tiles');
          c.cut(
            `${MIDDLE - 110},${FLOOR} ${MIDDLE + 110},${FLOOR} ${MIDDLE + 300},${stage.bottom + 60} ${MIDDLE - 300},${stage.bottom + 60}`,
            '#a9483f',
            { lift: 0.3, tex: 'felt' },
          );
          for (const s of [-1, 1])
            c.stitch(
              [
                [MIDDLE + s * 94, FLOOR + 6],
                [MIDDLE + s * 270, stage.bottom + 40],
              ],
              '#f0d18a',
              6,
              [18, 14],
            );
        },
      },
      {
        depth: 0.64,
        draw: () => {
          for (const x of [40, 860, -260, 1160]) {
            c.box(x - 62, stage.top - 60, 124, 1120 - stage.top, '#cbb9a4', { lift: 1.7, tex: 'feltTurned' });
            for (const d of [-30, 0, 30])
              c.mark(
                [
                  [x + d, stage.top + 120],
                  [x + d, 1000],
                ],
                '#b5a28c',
                5,
                0.7,
              );
            c.box(x - 84, 1040, 168, 60, '#d6c5b0', { lift: 0.8, tex: 'feltTurned' });
            c.box(x - 84, stage.top + 40, 168, 54, '#d6c5b0', { lift: 0.8, tex: 'feltTurned' });
            const t = wallY(g, 560);
            c.box(x - 9, t, 18, 74, '#6a4a38', { lift: 0.7, tex: 'none' });
            c.glow(x, t - 30, 130, '#ffcf7a', 0.75);
            c.blob(`${x},${t - 74}! ${x + 24},${t - 22} ${x},${t + 6} ${x - 24},${t - 22}`, '#f6b04f', {
              lift: 0.3,
              tex: 'none',
              lit: false,
            });
            c.blob(`${x},${t - 44}! ${x + 11},${t - 16} ${x},${t} ${x - 11},${t - 16}`, '#fff0c0', {
              lift: 0,
              tex: 'none',
              edge: 'none',
              lit: false,
            });
          }
        },
      },
      {
        depth: 0.96,
        draw: () => {
          for (const s of [-1, 1]) {
            const x = s < 0 ? stage.left : stage.right;
            c.blob(
              `${x - s * -60},${stage.top - 60}! ${x - s * 170},${stage.top - 60}! ${x - s * 120},${stage.top + 200} ${x - s * 40},${stage.top + 420} ${x - s * 70},${stage.bottom - 300} ${x - s * 54},${stage.bottom + 60}! ${x + s * 60},${stage.bottom + 60}!`,
              '#7a3c40',
              { lift: 2.6, tex: 'brushUpright' },
            );
            c.band(
              [
                [x + s * 30, stage.top + 410],
                [x - s * 70, stage.top + 440],
              ],
              [26, 26],
              '#d9ad52',
              { lift: 0.9 },
            );
          }
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
          put(c, drum, stage.right - 70, stage.bottom - 146, 0.6, '#5f8a86');
        },
      },
    ];
  },
};

export const magicSchool: Backdrop = {
  shift: { ...ROOM, noon: { ...ROOM.noon, tint: '#f3ecf6', tintStrength: 0.35 } },
  layers(g) {
    const { c, stage } = g;
    const wh = stage.top > 0 ? 400 : 560;
    const wy = stage.top > 0 ? 610 : 450;
    return [
      {
        depth: 0.3,
        draw: () => {
          wall(g, '#9a8cae', 'stones');
          casement(g, 450, wy, 300, wh, '#cdb98f', true);
        },
      },
      {
        depth: 0.42,
        draw: () => {
          put(c, bookcase, 120, FLOOR, 1.24, '#8a6048');
          put(c, bookcase, 790, FLOOR, 1.24, '#8a6048');
          put(c, bookcase, -220, FLOOR, 1.24, '#8a6048');
          put(c, bookcase, 1120, FLOOR, 1.24, '#8a6048');
          for (const [x, s] of [
            [60, 0.8],
            [180, 0.7],
          ] as const)
            put(c, potion, x, FLOOR - 470, s, x < 100 ? '#7fb08a' : '#c97ab0');
          put(c, crystal, 790, FLOOR - 470, 0.5, '#9fc3d4');
          for (const [x, y] of [
            [96, 150],
            [250, 90],
            [640, 80],
            [806, 170],
            [700, 250],
            [190, 260],
            [-120, 140],
            [1020, 130],
          ] as const)
            c.at(x, wallY(g, y) + 60, { scale: 0.62 }, () => candle(c, '#f4ead6'));
          lamplight(g, MIDDLE, 680, 720);
        },
      },
      {
        depth: 0.56,
        draw: () => {
          floor(g, '#7f6a74', 'tiles');
          put(c, rug, MIDDLE, 1180, 1.6, '#5f4a86');
          for (let i = 0; i < 8; i++) {
            const a = (i / 8) * Math.PI * 2;
            c.star(MIDDLE + Math.cos(a) * 290, 1180 + Math.sin(a) * 76, 17, '#e8c46a', {
              lift: 0.1,
              tex: 'none',
              turn: i * 20,
            });
          }
        },
      },
      {
        depth: 0.64,
        draw: () => {
          for (const [x, k] of [
            [-30, '#6a4f8c'],
            [930, '#6a4f8c'],
          ] as const)
            if (x > stage.left - 100 && x < stage.right + 100)
              c.blob(
                `${x - 90},${stage.top - 60}! ${x + 90},${stage.top - 60}! ${x + 74},${stage.top + 300} ${x + 96},${stage.top + 520}! ${x},${stage.top + 560} ${x - 96},${stage.top + 520}!`,
                k,
                { lift: 1.8, tex: 'brushUpright' },
              );
        },
      },
      {
        depth: 0.95,
        draw: () => {
          c.box(stage.left - 60, stage.bottom - 54, 320, 130, '#6a4a44', { lift: 2.5, tex: 'brush' });
          put(c, books, stage.left + 90, stage.bottom - 52, 1.2, '#7a4a66');
          put(c, candle, stage.left + 200, stage.bottom - 52, 1, '#f4ead6');
          c.box(stage.right - 240, stage.bottom - 50, 320, 130, '#6a4a44', { lift: 2.5, tex: 'brush' });
          put(c, potion, stage.right - 160, stage.bottom - 48, 1.1, '#7fb08a');
          put(c, potion, stage.right - 64, stage.bottom - 48, 0.9, '#d98a5a');
        },
      },
    ];
  },
};
