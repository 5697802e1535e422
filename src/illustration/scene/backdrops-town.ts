/** Roofs, walls and the sky over them. */
import { castle, gate, litWindow } from '../props/buildings.ts';
import { flag } from '../props/finds.ts';
import { bush, oak, pine } from '../props/plants.ts';
import { asteroid, cloud, planet, ringedPlanet } from '../props/sky.ts';
import type { Backdrop } from './backdrop.ts';
import type { Cutter } from './cutter.ts';
import { SPACE } from './light.ts';
import {
  across,
  disc,
  type Ground,
  hill,
  hungStars,
  MIDDLE,
  peaks,
  ringSky,
  skyY,
  stars,
} from './terrain.ts';

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

const pick = <T>(list: readonly T[], i: number): T => list[((i % list.length) + list.length) % list.length]!;

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
      if (k > 0.5)
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
          const roll = Math.abs(Math.sin((i * 7 + row * 13 + t * 9) * 12.9898) * 43758.5453) % 1;
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
  layers(g) {
    const { c, stage } = g;
    return [
      {
        depth: 0,
        draw: () => {
          ringSky(g);
          if (g.hour === 'night' || g.hour === 'dusk') stars(g, 60, 0.8);
          disc(g, 110, ['night', 'dusk']);
        },
      },
      {
        depth: 0.14,
        draw: () => {
          if (g.hour === 'night')
            hungStars(g, [
              [110, 0.22, 26],
              [800, 0.3, 22],
              [220, 0.62, 15],
              [-140, 0.4, 24],
              [1040, 0.2, 26],
            ]);
          for (const [x, t, s] of [
            [110, 0.5, 0.6],
            [800, 0.62, 0.66],
            [-200, 0.58, 0.7],
            [1080, 0.5, 0.6],
          ] as const)
            put(c, cloud, x, skyY(stage, t), s, '#eef0f4');
        },
      },
      {
        depth: 0.24,
        draw: () => {
          hill(g, { y: 800, rise: 34, wave: 230, phase: 1, colour: '#93a8c0', lift: 1.4 });
          across(stage, 92, (x, _, k) => put(c, pine, x, 850, 0.16 + k * 0.1, '#7795a0'));
          hill(g, { y: 846, rise: 16, wave: 200, phase: 3, colour: '#8fa3ba', lift: 1.2 });
        },
      },
      {
        depth: 0.38,
        draw: () =>
          street(g, {
            y: 960,
            width: 84,
            high: 130,
            walls: ['#b7b4cc', '#cdb9ae', '#a5b2c0'],
            roofs: ['#a3808f', '#8f7fa6', '#b98a78'],
          }),
      },
      {
        depth: 0.52,
        draw: () => {
          street(g, {
            y: 1070,
            width: 118,
            high: 170,
            walls: ['#b0a2b4', '#d0ac94', '#93a3b4', '#c9bca6'],
            roofs: ['#b0605a', '#6a6f96', '#8c6478'],
            offset: 40,
          });
          across(stage, 270, (x, _, k) => put(c, bush, x, 1110, 0.6 + k * 0.2, '#7f9a7c'));
        },
      },
      {
        depth: 0.64,
        draw: () => {
          street(g, {
            y: 1180,
            width: 158,
            high: 120,
            walls: ['#c2a08e', '#9a8fae', '#b9a888', '#8297a8'],
            roofs: ['#c2606a', '#5f6c98', '#a4584a'],
            offset: 90,
          });
        },
      },
      {
        depth: 0.9,
        draw: () => {
          street(g, {
            y: 1310,
            width: 196,
            high: 90,
            walls: ['#9a8474', '#7f7898', '#8c8068'],
            roofs: ['#b0505a', '#4f5c8c', '#8c4a44'],
            offset: 10,
          });
          for (const x of [stage.left + 20, stage.right - 20])
            put(c, bush, x, stage.bottom + 20, 1.5, '#5f7a64');
        },
      },
    ];
  },
};

export const castleHill: Backdrop = {
  layers(g) {
    const { c, stage } = g;
    return [
      {
        depth: 0,
        draw: () => {
          ringSky(g);
          if (g.hour === 'night') stars(g, 50);
          disc(g, 96);
        },
      },
      {
        depth: 0.14,
        draw: () => {
          for (const [x, t, s] of [
            [120, 0.36, 0.6],
            [800, 0.26, 0.7],
            [-190, 0.3, 0.7],
            [1090, 0.44, 0.7],
          ] as const)
            put(c, cloud, x, skyY(stage, t), s, '#fbf3e6');
          peaks(g, { base: 830, high: 170, spacing: 190, colour: '#b7a7b0', seed: 5 });
        },
      },
      {
        depth: 0.36,
        draw: () => {
          put(c, castle, 520, 880, 0.98, '#f4e8d6');
          hill(g, { y: 880, rise: 34, wave: 250, phase: 1.3, colour: '#a3b98a', lift: 1.6 });
          c.blob(
            '520,880 556,930 470,990 560,1080 420,1340! 620,1340! 640,1090 540,1000 610,930',
            '#e3cfa8',
            { lift: 0.3, tex: 'feltTurned' },
          );
        },
      },
      {
        depth: 0.5,
        draw: () => {
          for (const [x, s] of [
            [110, 0.7],
            [810, 0.76],
            [-180, 0.8],
            [1080, 0.8],
          ] as const)
            put(c, oak, x, 1040, s, '#7f9f66');
        },
      },
      {
        depth: 0.61,
        draw: () => {
          hill(g, { y: 1090, rise: 20, wave: 230, phase: 4, colour: '#86a864' });
          across(stage, 200, (x, _, k) => {
            if (Math.abs(x - MIDDLE) > 180) put(c, bush, x, 1120 + k * 20, 0.5, '#76a05c');
          });
        },
      },
      {
        depth: 0.95,
        draw: () => {
          hill(g, { y: 1296, rise: 14, wave: 260, phase: 2, valley: -40, colour: '#55804a', lift: 2.4 });
          for (const s of [-1, 1]) {
            const x = s < 0 ? stage.left : stage.right;
            put(c, bush, x - s * 30, stage.bottom + 20, 1.5, '#4f7d4c');
            put(c, flag, x - s * 90, stage.bottom + 30, 1.35, s < 0 ? '#b9503f' : '#4f6f9a', s > 0);
          }
        },
      },
    ];
  },
};

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
          c.cut('461,426 496,440 461,452', '#c8674a', { lift: 0.3 });
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
          bareTree(c, stage.left + 10, stage.bottom + 40, 1.9);
          bareTree(c, stage.right - 16, stage.bottom + 40, 1.7, true);
        },
      },
    ];
  },
};

function bareTree(c: Cutter, x: number, y: number, scale: number, flip = false): void {
  c.at(x, y, { scale, flip }, () => {
    const k = '#5a4a50';
    c.band('0,10 -8,-140 12,-260 -10,-400', [54, 36, 26, 8], k, { lift: 1.2, tex: 'brushUpright' });
    for (const [line, w] of [
      ['4,-200 70,-270 96,-360', 22],
      ['-2,-150 -66,-220 -78,-300', 20],
      ['60,-262 120,-290 150,-340', 12],
      ['-56,-210 -110,-240 -136,-236', 11],
      ['0,-320 40,-370 44,-430', 10],
    ] as const)
      c.band(line, [w, w * 0.7, 3], k, { lift: 0.5 });
  });
}

export const academyRoof: Backdrop = {
  layers(g) {
    const { c, stage } = g;
    const block = (x: number, w: number, h: number, colour: string, i: number) => {
      c.box(x - w / 2, 1010 - h, w, h + 60, colour, { lift: 1.1, tex: i % 2 ? 'felt' : 'feltTurned' });
      for (let y = 1010 - h + 56; y < 990; y += 56)
        for (const t of [-0.24, 0.06, 0.34]) {
          const on = Math.abs(Math.sin((x + y * 3 + t * 50) * 1.7)) < (g.hour === 'night' ? 0.55 : 0.16);
          if (on)
            c.box(x + w * t - 8, y - 24, 18, 24, '#ffd98c', {
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
          c.star(195, 770, 30, '#e8b84c', { lift: 0.5 });
          c.box(stage.left - 60, 1030, stage.right - stage.left + 120, 44, '#d9c3a0', {
            lift: 1.4,
            tex: 'brush',
          });
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
          for (const s of [-1, 1]) {
            const x = s < 0 ? stage.left : stage.right;
            put(c, flag, x - s * 50, stage.bottom + 20, 1.9, s < 0 ? '#b9503f' : '#4f6f9a', s > 0);
          }
          c.box(stage.left - 60, stage.bottom - 34, stage.right - stage.left + 120, 100, '#7d6050', {
            lift: 2.2,
            tex: 'brush',
          });
        },
      },
    ];
  },
};

export const openSky: Backdrop = {
  layers(g) {
    const { c, stage } = g;
    const bank = (y: number, s: number, colour: string, spacing: number, offset: number) =>
      across(
        stage,
        spacing,
        (x, i, k) => put(c, cloud, x, y + k * 50, s * (0.8 + k * 0.4), colour, i % 2 === 0),
        offset,
      );
    return [
      {
        depth: 0,
        draw: () => {
          ringSky(g);
          if (g.hour === 'night') stars(g, 80, 1.1);
          disc(g, 120);
        },
      },
      {
        depth: 0.12,
        draw: () => {
          if (g.hour === 'night')
            hungStars(g, [
              [120, 0.2, 28],
              [800, 0.16, 24],
              [230, 0.5, 16],
              [-150, 0.3, 24],
              [1050, 0.36, 22],
            ]);
          for (const [x, t, s] of [
            [160, 0.3, 0.8],
            [790, 0.42, 0.86],
            [-190, 0.5, 0.9],
            [1090, 0.24, 0.8],
          ] as const)
            put(c, cloud, x, skyY(stage, t), s, '#f6efe6');
        },
      },
      {
        depth: 0.26,
        draw: () => {
          hill(g, { y: 1120, rise: 40, wave: 220, phase: 1, colour: '#93ae90', lift: 1.4 });
          across(stage, 130, (x, _, k) => put(c, pine, x, 1150, 0.16 + k * 0.06, '#7f9f88'));
          across(
            stage,
            260,
            (x, i, k) => {
              c.box(x - 22, 1136 - k * 16, 44, 36, pick(['#f0e2cc', '#e5c8a8'], i), {
                lift: 0.5,
                tex: 'none',
              });
              c.cut(
                `${x - 30},${1140 - k * 16} ${x},${1108 - k * 16} ${x + 30},${1140 - k * 16}`,
                '#b9604a',
                { lift: 0.4, tex: 'none' },
              );
            },
            50,
          );
          hill(g, { y: 1180, rise: 30, wave: 250, phase: 3.4, colour: '#86a67c', lift: 1.4 });
        },
      },
      { depth: 0.42, draw: () => bank(1130, 0.9, '#f3ece4', 330, 0) },
      { depth: 0.86, draw: () => bank(1330, 1.5, '#fbf6ee', 330, 150) },
      {
        depth: 0.96,
        draw: () => {
          put(c, cloud, stage.left - 10, stage.bottom + 10, 1.9, '#efe9e4');
          put(c, cloud, stage.right + 10, stage.bottom + 20, 1.8, '#efe9e4', true);
        },
      },
    ];
  },
};

export const deepSpace: Backdrop = {
  shift: SPACE,
  layers(g) {
    const { c, stage } = g;
    const surface = '#b9a6b4';
    return [
      {
        depth: 0,
        draw: () => {
          ringSky(g, [MIDDLE + 70, skyY(stage, 0.56)]);
          stars(g, 110, 1.3);
        },
      },
      {
        depth: 0.16,
        draw: () => {
          put(c, ringedPlanet, 190, skyY(stage, 0.3), 0.86, '#d9946a');
          put(c, planet, 830, skyY(stage, 0.5), 0.56, '#7fa3a8');
          put(c, planet, 640, skyY(stage, 0.14), 0.24, '#d9b46a');
          put(c, ringedPlanet, 1090, skyY(stage, 0.34), 0.8, '#a98ac0');
          put(c, planet, -190, skyY(stage, 0.44), 0.8, '#c9786a');
          for (const [x, t, r] of [
            [420, 0.1, 15],
            [70, 0.62, 17],
            [760, 0.8, 13],
            [1000, 0.7, 16],
          ] as const)
            c.star(x, skyY(stage, t), r, '#fbe3a0', { lift: 0.4, turn: x, lit: false, tex: 'none' });
        },
      },
      {
        depth: 0.32,
        draw: () => {
          for (const [x, t, s] of [
            [110, 0.82, 0.4],
            [300, 0.66, 0.24],
            [760, 0.68, 0.34],
            [1060, 0.8, 0.5],
            [-160, 0.8, 0.5],
          ] as const)
            put(c, asteroid, x, skyY(stage, t), s, '#8d8494');
        },
      },
      {
        depth: 0.48,
        draw: () => {
          peaks(g, { base: 1030, high: 120, spacing: 170, colour: '#8f7f9c', seed: 4 });
          hill(g, {
            y: 1020,
            rise: 24,
            wave: 210,
            phase: 2,
            colour: '#a593a8',
            lift: 1.8,
            tex: 'feltTurned',
          });
        },
      },
      {
        depth: 0.61,
        draw: () => {
          const land = {
            y: 1110,
            rise: 18,
            wave: 250,
            phase: 0.6,
            valley: -20,
            colour: surface,
            tex: 'feltTurned' as const,
          };
          hill(g, land);
          for (const [x, y, r] of [
            [140, 1176, 62],
            [300, 1250, 40],
            [760, 1164, 70],
            [640, 1270, 50],
            [-160, 1200, 70],
            [1060, 1220, 66],
          ] as const) {
            c.oval(x, y, r, r * 0.3, c.shade(surface, -0.07), { lift: 0, edge: 'none' });
            c.oval(x + 3, y + 5, r * 0.86, r * 0.22, c.shade(surface, -0.02), {
              lift: 0,
              edge: 'none',
              tex: 'none',
            });
          }
        },
      },
      {
        depth: 0.94,
        draw: () => {
          hill(g, {
            y: 1304,
            rise: 14,
            wave: 240,
            phase: 3,
            valley: -60,
            colour: '#6f6384',
            lift: 2.5,
            tex: 'feltTurned',
          });
          const { left: l, right: r, bottom: b } = stage;
          for (const [x, w, h] of [
            [l - 30, 130, 330],
            [l + 76, 80, 170],
            [r - 110, 90, 200],
            [r - 60, 130, 390],
          ] as const)
            c.cut(
              `${x},${b + 60} ${x + w * 0.2},${b - h * 0.6} ${x + w * 0.5},${b - h} ${x + w * 0.8},${b - h * 0.5} ${x + w},${b + 60}`,
              '#7d6f92',
              { lift: 2, tex: 'feltTurned', edge: 'lit' },
            );
        },
      },
    ];
  },
};

export const pirateDeck: Backdrop = {
  layers(g) {
    const { c, stage } = g;
    const sea = (y: number, colour: string, phase: number) => {
      let edge = `${stage.left - 60},${stage.bottom}!`;
      for (let x = Math.floor((stage.left - 120) / 110) * 110 + phase; x < stage.right + 110; x += 110)
        edge += ` ${Math.max(stage.left - 60, x)},${y}! ${x + 38},${y + 20} ${x + 80},${y + 10}`;
      c.blob(`${edge} ${stage.right + 60},${y}! ${stage.right + 60},${stage.bottom}!`, colour, {
        lift: 1.5,
        tex: 'brush',
        edge: 'lit',
        step: 18,
      });
    };
    return [
      {
        depth: 0,
        draw: () => {
          skyOf(g);
        },
      },
      {
        depth: 0.2,
        draw: () => {
          c.blob('560,880! 620,820 700,786 790,800 860,850 930,880!', '#a3ab8c', { lift: 1, tex: 'brush' });
          sea(870, '#8fb8c0', 0);
        },
      },
      { depth: 0.36, draw: () => sea(930, '#6f9fb2', 50) },
      {
        depth: 0.5,
        draw: () => {
          const mast = 190;
          c.band(
            [
              [mast, 1100],
              [mast, stage.top - 60],
            ],
            [46, 36],
            '#8a5f42',
            { lift: 1.5, tex: 'brushUpright', square: true },
          );
          const t = stage.top + 110;
          c.band(
            [
              [mast - 250, t],
              [mast + 330, t - 8],
            ],
            [22, 18],
            '#7a5236',
            { lift: 0.8 },
          );
          c.blob(
            `${mast - 230},${t + 10}! ${mast + 40},${t + 4} ${mast + 310},${t}! ${mast + 350},${t + 190} ${mast + 300},${t + 330}! ${mast + 40},${t + 290} ${mast - 220},${t + 340}! ${mast - 190},${t + 180}`,
            '#f4e6cc',
            { lift: 1.7, tex: 'brush' },
          );
          for (const d of [90, 190])
            c.mark(
              [
                [mast - 208, t + d],
                [mast + 60, t + d - 14],
                [mast + 332, t + d - 6],
              ],
              '#c8674a',
              20,
              0.85,
            );
          for (const x of [mast - 70, mast + 70])
            c.mark(
              [
                [x * 1.0, 1040],
                [mast, t + 40],
              ],
              '#a9865a',
              4,
            );
        },
      },
      {
        depth: 0.6,
        draw: () => {
          c.box(stage.left - 60, 1010, stage.right - stage.left + 120, 30, '#a9764a', {
            lift: 1.4,
            tex: 'brush',
          });
          across(stage, 84, (_, i) =>
            c.blob(
              `${i * 84 - 14},1100! ${i * 84 - 10},1078 ${i * 84 - 18},1060 ${i * 84 - 9},1036! ${i * 84 + 9},1036! ${i * 84 + 18},1060 ${i * 84 + 10},1078 ${i * 84 + 14},1100!`,
              '#b9865a',
              { lift: 0.7, tex: 'none' },
            ),
          );
          c.box(stage.left - 60, 1092, stage.right - stage.left + 120, stage.bottom - 1030, '#b98a5e', {
            lift: 1.5,
            tex: 'brush',
            edge: 'lit',
          });
          for (const y of [1136, 1190, 1256]) {
            c.mark(
              [
                [stage.left - 40, y],
                [MIDDLE, y + 3],
                [stage.right + 40, y],
              ],
              '#966a44',
              4,
              0.8,
            );
            across(
              stage,
              280,
              (x) => {
                c.mark(
                  [
                    [x, y - 48],
                    [x, y],
                  ],
                  '#966a44',
                  4,
                  0.8,
                );
                c.dot(x - 14, y - 24, 4, 4, '#7f5a3c');
                c.dot(x + 14, y - 24, 4, 4, '#7f5a3c');
              },
              y % 200,
            );
          }
        },
      },
      {
        depth: 0.95,
        draw: () => {
          for (const [x, s] of [
            [stage.left + 46, 1.2],
            [stage.right - 60, 1.35],
          ] as const)
            c.at(x, stage.bottom + 30, { scale: s }, () => {
              c.blob('-84,0! -104,-90 -84,-180! 84,-180! 104,-90 84,0!', '#8a5a3c', {
                lift: 1.8,
                tex: 'brushUpright',
              });
              for (const y of [-150, -44])
                c.band(`-96,${y} 0,${y + 12} 96,${y}`, [22, 22, 22], '#5f5560', { lift: 0.5 });
              c.oval(0, -180, 84, 20, '#a9764a', { lift: 0.4 });
            });
          c.mark(
            [
              [stage.left - 40, stage.top - 30],
              [stage.left + 160, stage.top + 120],
              [stage.left + 60, stage.top + 330],
              [stage.left - 40, stage.top + 420],
            ],
            '#a9865a',
            12,
          );
        },
      },
    ];
  },
};

function skyOf(g: Ground): void {
  ringSky(g);
  if (g.hour === 'night') stars(g, 60);
  disc(g, 96);
  for (const [x, t, s] of [
    [640, 0.44, 0.6],
    [780, 0.2, 0.7],
    [-190, 0.3, 0.8],
    [1080, 0.4, 0.7],
  ] as const)
    put(g.c, cloud, x, skyY(g.stage, t), s, '#fbf3e6');
}
