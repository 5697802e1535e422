/** Woods, gardens and fields. */

import { barn, fence, house, mushroomHouse, windmill } from '../props/buildings.ts';
import { goal, volcano } from '../props/finds.ts';
import { bunting } from '../props/home.ts';
import {
  blossom,
  bush,
  fern,
  flower,
  frond,
  grass,
  leaf,
  oak,
  palm,
  pine,
  sunflower,
  tulip,
} from '../props/plants.ts';
import { rock } from '../props/shore.ts';
import { cloud } from '../props/sky.ts';
import type { Backdrop } from './backdrop.ts';
import type { Cutter } from './cutter.ts';
import {
  across,
  disc,
  type Ground,
  hill,
  hillY,
  MIDDLE,
  motes,
  peaks,
  ringSky,
  shafts,
  skyY,
  stars,
} from './terrain.ts';

type Draw = (c: Cutter, colour: string) => void;

function put(c: Cutter, draw: Draw, x: number, y: number, scale: number, colour: string, flip = false): void {
  c.at(x, y, { scale, flip }, () => draw(c, colour));
}

function clouds(
  g: Ground,
  list: readonly (readonly [x: number, t: number, scale: number])[],
  colour = '#fbf6ec',
): void {
  for (const [x, t, s] of list) put(g.c, cloud, x, skyY(g.stage, t), s, colour, s < 0.7);
}

/** Leaves hanging in from above and both sides: the dark edge of a stage. */
export function leafFrame({ c, stage }: Ground, colour: string, deep = 0.5): void {
  const { left, right, top } = stage;
  const w = right - left;
  const clump = (x: number, y: number, turn: number, n: number, length: number, k: string) => {
    for (let i = 0; i < n; i++)
      leaf(
        c,
        x,
        y,
        length * c.between(0.75, 1.15),
        turn + (i / (n - 1) - 0.5) * 118 + c.between(-6, 6),
        c.shade(k, c.between(-0.03, 0.03)),
        0.42,
      );
  };
  for (const [t, y, turn, length] of [
    [-0.02, 190, 112, 170],
    [0.02, 60, 132, 190],
    [0.14, -36, 160, 170],
    [0.3, -66, 176, 150],
    [0.48, -84, 182, 140],
    [0.66, -70, 186, 150],
    [0.84, -40, 200, 170],
    [0.97, 50, 226, 190],
    [1.02, 200, 246, 170],
  ] as const)
    clump(
      left + w * t,
      top + y * deep * 1.7,
      turn,
      6,
      length,
      (t * 100) % 2 < 1 ? colour : c.shade(colour, 0.05),
    );
}

function fernFrame({ c, stage }: Ground, colour: string): void {
  const b = stage.bottom + 20;
  for (const [x, length, turn, bend] of [
    [30, 250, 22, 30],
    [110, 180, -4, -26],
    [-40, 230, 50, 24],
  ] as const) {
    frond(c, stage.left + x, b, length, turn, bend, colour);
    frond(c, stage.right - x, b, length * 0.94, -turn, -bend, c.shade(colour, 0.02));
  }
}

export const forest: Backdrop = {
  layers(g) {
    const { c, stage } = g;
    const near = { y: 1120, rise: 22, wave: 260, phase: 0.6, colour: '#5f8c52' };
    return [
      {
        depth: 0,
        draw: () => {
          ringSky(g);
          if (g.hour === 'night') stars(g, 40);
          disc(g);
        },
      },
      {
        depth: 0.16,
        draw: () => {
          across(stage, 96, (x, _, k) => put(c, pine, x, 830 + k * 20, 0.42 + k * 0.18, '#6d9a82'));
          hill(g, { y: 800, rise: 26, wave: 210, phase: 1, colour: '#7fa58b', lift: 1.3 });
        },
      },
      {
        depth: 0.3,
        draw: () => {
          across(stage, 128, (x, _, k) =>
            c.band(
              [
                [x, 990],
                [x + 8, 500],
                [x + (k - 0.5) * 60, stage.top - 60],
              ],
              [34 - k * 12, 24 - k * 8, 20 - k * 6],
              '#8a8a78',
              { lift: 1, tex: 'brushUpright', square: true, step: 90 },
            ),
          );
          hill(g, { y: 900, rise: 24, wave: 240, phase: 3, colour: '#86a877', lift: 1.6 });
        },
      },
      { depth: 0.36, draw: () => shafts(g) },
      {
        depth: 0.5,
        draw: () => {
          across(
            stage,
            330,
            (x, i, k) => {
              if (Math.abs(x - MIDDLE) > 210) birchTrunk(g, x, 48 + k * 16, (k - 0.5) * 50, i);
            },
            60,
          );
          for (const x of [150, 780]) put(c, fern, x, 1045, 0.6, '#6d9b62');
          hill(g, { y: 1020, rise: 20, wave: 230, phase: 5, colour: '#6f9a5f', lift: 2 });
        },
      },
      {
        depth: 0.62,
        draw: () => {
          hill(g, near);
          across(stage, 250, (x, _, k) => put(c, grass, x, hillY(near, x) + 40 + k * 60, 0.8, '#7bab60'));
        },
      },
      { depth: 0.76, draw: () => motes(g) },
      {
        depth: 0.94,
        draw: () => {
          for (const [x, w] of [
            [stage.left + 6, 150],
            [stage.right - 4, 128],
          ] as const)
            c.band(
              [
                [x, stage.bottom + 40],
                [x + 8, 700],
                [x - 4, stage.top - 60],
              ],
              [w * 1.4, w, w * 0.86],
              '#6a4a44',
              { lift: 2.4, tex: 'brushUpright', square: true, step: 70 },
            );
          hill(g, { y: 1296, rise: 16, wave: 280, phase: 2, valley: -40, colour: '#3f6b48', lift: 2.6 });
          fernFrame(g, '#3f7050');
          leafFrame(g, '#4d8054');
        },
      },
    ];
  },
};

function birchTrunk({ c, stage }: Ground, x: number, width: number, lean: number, seed: number): void {
  const at = (y: number) => x + lean * ((1090 - y) / (1090 - stage.top));
  c.band(
    [
      [at(1090), 1090],
      [at(760) + 6, 760],
      [at(400) - 5, 400],
      [at(stage.top - 60), stage.top - 60],
    ],
    [width * 1.34, width, width * 0.92, width * 0.84],
    '#f0e6d4',
    { lift: 1.9, tex: 'brushUpright', square: true, step: 60 },
  );
  for (let i = 0; i < 9; i++) {
    const y = 1020 - i * 112 - ((((seed * 37) % 50) + 50) % 50);
    const s = (i + seed) % 2 ? 1 : -1;
    const w = width * 0.46;
    if (y > stage.top)
      c.patch(
        `${at(y) + s * w},${y - 6}! ${at(y) + s * w * 0.3},${y - 3} ${at(y) + s * w * 0.1},${y + 3} ${at(y) + s * w},${y + 12}!`,
        '#4a3d3a',
        0.75,
      );
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
              ['#d9785a', '#e5b04c', '#c9667c', '#f2e3c0', '#8a86b6'][((i % 5) + 5) % 5]!,
            ),
          ),
      },
      {
        depth: 0.63,
        draw: () => {
          hill(g, near);
          across(stage, 190, (x, _, k) => put(c, grass, x, hillY(near, x) + 50 + k * 90, 0.8, '#8fb862'));
        },
      },
      { depth: 0.76, draw: () => motes(g) },
      {
        depth: 0.95,
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
                ['#c8674a', '#e5b04c', '#b95f7c'][((i % 3) + 3) % 3]!,
              );
          });
        },
      },
    ];
  },
};

export const jungle: Backdrop = {
  layers(g) {
    const { c, stage } = g;
    const broad = (x: number, y: number, length: number, turn: number, colour: string) =>
      c.at(x, y, { turn }, () => {
        const w = length * 0.34;
        c.blob(
          `0,0! ${-w},${-length * 0.3} ${-w * 0.8},${-length * 0.5}! ${-w * 0.62},${-length * 0.46}! ${-w * 0.66},${-length * 0.72}! ${-w * 0.4},${-length * 0.7}! 0,${-length}! ${w * 0.4},${-length * 0.7}! ${w * 0.66},${-length * 0.72}! ${w * 0.62},${-length * 0.46}! ${w * 0.8},${-length * 0.5}! ${w},${-length * 0.3}`,
          colour,
          { lift: 1, tex: 'brush', step: 20 },
        );
        c.mark(`0,0 ${length * 0.02},${-length * 0.9}`, c.shade(colour, -0.07), 4, 0.7);
      });
    return [
      {
        depth: 0,
        draw: () => {
          ringSky(g);
          if (g.hour === 'night') stars(g, 30, 0.5);
          disc(g, 96);
        },
      },
      {
        depth: 0.18,
        draw: () => {
          hill(g, { y: 730, rise: 60, wave: 180, phase: 2, colour: '#7aa886', lift: 1.4 });
          across(stage, 140, (x, i, k) => put(c, palm, x, 860, 0.56 + k * 0.2, '#7fae82', i % 2 === 0));
          hill(g, { y: 850, rise: 34, wave: 200, phase: 5, colour: '#7fae7c', lift: 1.4 });
        },
      },
      {
        depth: 0.36,
        draw: () => {
          waterfall(g);
          across(stage, 230, (x, _, k) => put(c, bush, x, 960 + k * 20, 0.9, '#6fa06a'));
          hill(g, { y: 960, rise: 26, wave: 230, phase: 1, colour: '#79a65e', lift: 1.7 });
        },
      },
      { depth: 0.4, draw: () => shafts(g, 0.3) },
      {
        depth: 0.56,
        draw: () => {
          for (const [x, flip] of [
            [96, false],
            [830, true],
            [-220, true],
            [1110, false],
          ] as const)
            put(c, palm, x, 1090, 1.15, '#5f9658', flip);
          hill(g, { y: 1060, rise: 22, wave: 240, phase: 4, colour: '#64934f', lift: 2 });
          across(stage, 210, (x, i, k) => {
            if (Math.abs(x - MIDDLE) > 180)
              put(c, fern, x, 1100 + k * 20, 0.5, i % 2 ? '#5f9a5c' : '#76a85c');
          });
        },
      },
      { depth: 0.63, draw: () => hill(g, { y: 1120, rise: 18, wave: 260, phase: 0.2, colour: '#557f45' }) },
      { depth: 0.76, draw: () => motes(g, 8) },
      {
        depth: 0.95,
        draw: () => {
          hill(g, { y: 1300, rise: 14, wave: 260, phase: 1, valley: -50, colour: '#2f5f44', lift: 2.4 });
          const { left: l, right: r, top: t, bottom: b } = stage;
          for (const s of [0, 1]) {
            const x = (d: number) => (s ? r - d : l + d);
            const q = s ? -1 : 1;
            for (const [d, y, length, turn] of [
              [-20, t + 260, 260, 118],
              [-30, t + 90, 330, 134],
              [110, t - 50, 300, 166],
              [300, t - 70, 240, 178],
            ] as const)
              broad(x(d), y, length, turn * q, s ? '#3f7f56' : '#47885a');
            for (const [d, length, turn] of [
              [-30, 330, 34],
              [50, 290, 8],
              [150, 210, -6],
              [-40, 260, 66],
            ] as const)
              broad(x(d), b + 40, length, turn * q, s ? '#3a7650' : '#417d52');
          }
        },
      },
    ];
  },
};

function waterfall({ c, stage }: Ground): void {
  for (const [x0, k] of [
    [700, 1],
    [-170, 0.8],
  ] as const) {
    if (x0 < stage.left - 100) continue;
    c.blob(
      `${x0 - 150},1000! ${x0 - 130},760 ${x0 - 90},640 ${x0},600 ${x0 + 100},640 ${x0 + 150},780 ${x0 + 170},1000!`,
      '#8f9a8a',
      { lift: 1.4, tex: 'feltTurned' },
    );
    for (const [w, colour] of [
      [46 * k, '#d4e9e6'],
      [24 * k, '#f2faf6'],
    ] as const)
      c.blob(
        `${x0 - w},1000! ${x0 - w * 0.8},760 ${x0 - w * 0.5},632 ${x0 + w * 0.5},630 ${x0 + w * 0.9},780 ${x0 + w * 1.1},1000!`,
        colour,
        { lift: 0.4, tex: 'brushUpright' },
      );
  }
}

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
                ['#d9785a', '#e5b04c', '#c9667c', '#8f86bc'][((i % 4) + 4) % 4]!,
              );
          });
        },
      },
      { depth: 0.76, draw: () => motes(g, 14) },
      {
        depth: 0.95,
        draw: () => {
          hill(g, { y: 1292, rise: 16, wave: 250, phase: 3, valley: -44, colour: '#4a7a4c', lift: 2.5 });
          for (const s of [-1, 1]) {
            const x = (d: number) => (s < 0 ? stage.left + d : stage.right - d);
            tall(x(34), stage.bottom + 60, 640, s < 0 ? '#c8606a' : '#d98a4a', 9, 120);
            tall(x(150), stage.bottom + 60, 250, s < 0 ? '#e5b04c' : '#b06a9c', 8, 84);
          }
          leafFrame(g, '#548a58', 0.2);
        },
      },
    ];
  },
};

export const dinosaurValley: Backdrop = {
  layers(g) {
    const { c, stage } = g;
    return [
      {
        depth: 0,
        draw: () => {
          ringSky(g);
          if (g.hour === 'night') stars(g, 40);
          disc(g, 92);
        },
      },
      {
        depth: 0.14,
        draw: () => {
          peaks(g, { base: 820, high: 230, spacing: 200, colour: '#a98a8c', seed: 3 });
          put(c, volcano, 660, 850, 1.06, '#8f6f62');
        },
      },
      {
        depth: 0.28,
        draw: () => {
          hill(g, { y: 850, rise: 34, wave: 210, phase: 1, colour: '#a5b07a', lift: 1.5 });
          put(c, longNeckFar, 210, 880, 0.5, '#8fa58a');
          across(stage, 160, (x, i, k) => put(c, palm, x, 905, 0.3 + k * 0.12, '#86a878', i % 2 === 0));
          hill(g, { y: 915, rise: 22, wave: 240, phase: 3.2, colour: '#9cab6c', lift: 1.5 });
        },
      },
      {
        depth: 0.46,
        draw: () => {
          c.blob('150,1010 300,970 520,966 760,990 800,1022 560,1052 260,1050', '#8fb6bc', {
            lift: 0.5,
            tex: 'brush',
          });
          for (const [x, flip] of [
            [60, false],
            [880, true],
            [-230, false],
            [1120, true],
          ] as const)
            put(c, palm, x, 1050, 0.95, '#6f9a58', flip);
          hill(g, { y: 1040, rise: 18, wave: 260, phase: 5, colour: '#8a9a55', lift: 1.8 });
        },
      },
      {
        depth: 0.61,
        draw: () => {
          hill(g, { y: 1110, rise: 18, wave: 240, phase: 1.6, colour: '#7a8d4c' });
          across(stage, 270, (x, i, k) => {
            if (Math.abs(x - MIDDLE) > 200)
              put(c, i % 2 ? fern : rock, x, 1130 + k * 20, 0.5, i % 2 ? '#6f9a56' : '#9a8f86');
          });
        },
      },
      {
        depth: 0.95,
        draw: () => {
          hill(g, { y: 1296, rise: 14, wave: 260, phase: 2, valley: -46, colour: '#55683c', lift: 2.4 });
          fernFrame(g, '#567c46');
          leafFrame(g, '#5f8a50', 0.25);
        },
      },
    ];
  },
};

function longNeckFar(c: Cutter, colour: string): void {
  c.blob(
    '-150,0! -140,-60 -80,-100 -60,-190 -96,-240 -150,-232 -166,-252 -120,-278 -70,-266 -30,-200 -20,-110 60,-96 120,-40 210,-6! 90,-20 80,0! 56,0! 50,-26 -60,-26 -66,0! -96,0! -100,-30',
    colour,
    { lift: 0.6, tex: 'brush' },
  );
}

export const sportsField: Backdrop = {
  layers(g) {
    const { c, stage } = g;
    return [
      {
        depth: 0,
        draw: () => {
          ringSky(g);
          if (g.hour === 'night') stars(g, 40);
          disc(g);
        },
      },
      {
        depth: 0.14,
        draw: () => {
          clouds(g, [
            [150, 0.28, 0.7],
            [770, 0.4, 0.66],
            [-180, 0.42, 0.7],
            [1080, 0.2, 0.8],
          ]);
          across(stage, 110, (x, _, k) => put(c, oak, x, 836, 0.28 + k * 0.1, '#7fa67c'));
          hill(g, { y: 820, rise: 14, wave: 300, phase: 1, colour: '#8fb086', lift: 1.3 });
        },
      },
      {
        depth: 0.3,
        draw: () => {
          // the stand, with a crowd of round felt heads in rows
          c.box(stage.left - 60, 748, stage.right - stage.left + 120, 200, '#b9a48c', {
            lift: 1.4,
            tex: 'brush',
          });
          for (let row = 0; row < 3; row++) {
            across(
              stage,
              46,
              (x, i) => {
                const y = 792 + row * 46;
                c.dot(
                  x,
                  y + 20,
                  17,
                  16,
                  ['#c8674a', '#5f86a3', '#e5b04c', '#8fa67c', '#8a6a86'][(((i + row * 2) % 5) + 5) % 5]!,
                );
                c.dot(
                  x,
                  y,
                  12,
                  12,
                  ['#8a5a44', '#d9a67c', '#f0cba6', '#6a4030'][(((i * 3 + row) % 4) + 4) % 4]!,
                );
              },
              row * 20,
            );
            c.box(stage.left - 60, 824 + row * 46, stage.right - stage.left + 120, 14, '#9a8268', {
              lift: 0.4,
              tex: 'none',
            });
          }
          across(stage, 600, (x) => put(c, bunting, x, 730, 0.98, '#c8674a'), 150);
        },
      },
      {
        depth: 0.46,
        draw: () => {
          hill(g, { y: 960, rise: 4, wave: 400, phase: 1, colour: '#86ae62', lift: 1.7 });
          put(c, goal, 640, 1010, 0.86, '#fbf5e8');
          put(c, goal, -170, 1010, 0.86, '#fbf5e8');
        },
      },
      {
        depth: 0.6,
        draw: () => {
          for (const [y, k] of [
            [1016, '#79a356'],
            [1066, '#86ae62'],
            [1124, '#749d50'],
            [1190, '#82aa5c'],
          ] as const)
            hill(g, { y, rise: 3, wave: 400, phase: y, colour: k, lift: 0.3 });
          c.mark(
            [
              [stage.left - 40, 1052],
              [MIDDLE, 1046],
              [stage.right + 40, 1054],
            ],
            '#fbf5e4',
            7,
            0.9,
          );
          c.mark(
            [
              [stage.left - 40, 1262],
              [MIDDLE, 1256],
              [stage.right + 40, 1264],
            ],
            '#fbf5e4',
            11,
            0.9,
          );
        },
      },
      {
        depth: 0.95,
        draw: () => {
          hill(g, { y: 1306, rise: 12, wave: 250, phase: 2, valley: -30, colour: '#4f7d48', lift: 2.4 });
          for (const x of [stage.left + 40, stage.right - 40]) {
            put(c, grass, x, stage.bottom + 10, 2.2, '#4f8048');
            put(c, grass, x + (x < MIDDLE ? 110 : -110), stage.bottom + 14, 1.6, '#5a8c50');
          }
        },
      },
    ];
  },
};

export const rescueYard: Backdrop = {
  layers(g) {
    const { c, stage } = g;
    return [
      {
        depth: 0,
        draw: () => {
          ringSky(g);
          if (g.hour === 'night') stars(g, 40);
          disc(g);
        },
      },
      {
        depth: 0.16,
        draw: () => {
          clouds(g, [
            [620, 0.26, 0.7],
            [120, 0.42, 0.56],
            [1090, 0.3, 0.8],
            [-200, 0.24, 0.7],
          ]);
          hill(g, { y: 800, rise: 34, wave: 240, phase: 2, colour: '#a0bd96', lift: 1.4 });
          across(stage, 150, (x, _, k) => put(c, oak, x, 850, 0.24 + k * 0.1, '#82a878'));
          hill(g, { y: 868, rise: 20, wave: 230, phase: 5, colour: '#98b884', lift: 1.4 });
        },
      },
      {
        depth: 0.4,
        draw: () => {
          put(c, barn, 640, 1010, 1.12, '#b9503f');
          put(c, house, 170, 1000, 0.98, '#f4ead6');
          put(c, oak, -180, 1010, 1, '#7aa068');
          put(c, oak, 1090, 1010, 1, '#7aa068');
          hill(g, { y: 990, rise: 14, wave: 260, phase: 1, colour: '#8fae68', lift: 1.8 });
        },
      },
      {
        depth: 0.56,
        draw: () => {
          across(stage, 440, (x) => put(c, fence, x, 1086, 1.05, '#f2e8d4'), 0);
          hill(g, { y: 1076, rise: 10, wave: 260, phase: 3, colour: '#86a55e', lift: 1.6 });
          c.blob('200,1330! 300,1150 420,1082 520,1082 640,1160 760,1330!', '#dcc196', {
            lift: 0.2,
            tex: 'feltTurned',
          });
        },
      },
      {
        depth: 0.95,
        draw: () => {
          hill(g, { y: 1296, rise: 14, wave: 260, phase: 2, valley: -36, colour: '#567f48', lift: 2.4 });
          for (const s of [-1, 1]) {
            const x = s < 0 ? stage.left : stage.right;
            put(c, sunflower, x - s * 60, stage.bottom + 40, 1.5, '#ecb648');
            put(c, sunflower, x - s * 150, stage.bottom + 60, 1.06, '#e8a840');
          }
        },
      },
    ];
  },
};
