/** Woods. */
import { bush } from '../../props/bush.ts';
import { fern } from '../../props/fern.ts';
import { grass } from '../../props/grass.ts';
import { palm } from '../../props/palm.ts';
import { pine } from '../../props/pine.ts';
import type { Backdrop } from '../backdrop.ts';
import { across, disc, type Ground, hill, hillY, MIDDLE, motes, ringSky, shafts, stars } from '../terrain.ts';
import { fernFrame, leafFrame, put } from './place.ts';

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
      { depth: 0.66, draw: () => motes(g) },
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
      { depth: 0.66, draw: () => motes(g, 8) },
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
              [-44, 230, 34],
              [30, 200, 8],
              [110, 150, -6],
              [-50, 200, 66],
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
