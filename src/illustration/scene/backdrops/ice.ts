import { WHITE } from '../../paper/papers.ts';
import { litWindow } from '../../props/parts/lit-window.ts';
import { pine } from '../../props/pine.ts';
import type { Backdrop } from '../backdrop.ts';
import { FROST } from '../light.ts';
import { type Ground, layer, skyY } from '../terrain.ts';
import { snowfall } from './parts/air.ts';
import { hill, peaks } from './parts/land.ts';
import { put } from './parts/place.ts';
import { disc, stars, stripSky } from './parts/sky.ts';

function aurora({ c, stage }: Ground): void {
  const w = stage.right - stage.left;
  for (const [k, colour] of [
    [3, '#9a90d8'],
    [2, '#7fd6b4'],
    [1, '#a6e8bc'],
    [0, '#4fb39c'],
  ] as const) {
    const line = [0, 0.22, 0.42, 0.62, 0.82, 1.05].map(
      (t, i) =>
        [stage.left - 60 + t * w, skyY(stage, 0.44 - [0, 0.1, 0.02, 0.17, 0.1, 0.24][i]!) - k * 46] as const,
    );
    for (let i = 0; i < 22; i++) {
      const t = i / 21;
      const seg = Math.min(4, Math.floor(t * 5));
      const a = line[seg]!;
      const b = line[seg + 1]!;
      const u = t * 5 - seg;
      const x = a[0] + (b[0] - a[0]) * u;
      const y = a[1] + (b[1] - a[1]) * u;
      const high = 110 + 50 * Math.sin(i * 0.6 + k * 2) + c.random() * 30;
      c.paper.vellum(
        [
          [x - 14, y + 6],
          [x + 14, y + 6],
          [x + 24, y - high],
          [x - 4, y - high],
        ],
        colour,
        0.42,
        0,
      );
    }
    c.band(line, [10, 26, 14, 28, 13, 18], c.mix(colour, WHITE, 0.12), {
      lift: 0.9,
      tex: 'brush',
      lit: false,
      step: 20,
    });
  }
}

export const ice: Backdrop = {
  id: 'ice',
  label: 'Ice',
  ground: 1190,
  shift: FROST,
  layers(g) {
    const { c, stage } = g;
    const berg = { snow: WHITE };
    return [
      layer(0, () => {
        stripSky(g, 0.86, 0.14);
        if (g.hour === 'night') {
          stars(g, 80, 0.6, '#eaf6f2');
          aurora(g);
        } else disc(g, 74);
      }),
      layer(0.2, () => peaks(g, { base: 800, high: 320, spacing: 215, colour: '#b7d3e6', seed: 2, ...berg })),
      layer(0.36, () => {
        const wall = '#cfe6f2';
        for (const [x, w, h] of [
          [300, 66, 200],
          [540, 62, 220],
          [362, 80, 285],
          [476, 78, 310],
          [412, 94, 400],
        ] as const) {
          c.cut(
            `${x},870 ${x},${870 - h} ${x + w / 2},${870 - h - w * 1.1} ${x + w},${870 - h} ${x + w},870`,
            wall,
            { lift: 1.3, tex: 'brush', edge: 'lit' },
          );
          c.cut(
            `${x + w * 0.55},870 ${x + w * 0.5},${870 - h - w * 1.05} ${x + w},${870 - h} ${x + w},870`,
            c.shade(wall, -0.05),
            { lift: 0, edge: 'none', tex: 'none' },
          );
          litWindow(c, x + w * 0.32, 870 - h + 66, 17, 38, true);
        }
        c.glow(459, 836, 100, '#ffc861', 0.5);
        c.blob('426,880! 426,810 459,766 492,810 492,880!', '#ffc861', {
          lift: 0,
          tex: 'none',
          edge: 'none',
          lit: false,
        });
        hill(g, { y: 850, rise: 22, wave: 230, phase: 1, colour: '#d7e8f0', lift: 1.8, tex: 'feltTurned' });
      }),
      layer(0.54, () => {
        for (const [x, s] of [
          [190, 0.4],
          [262, 0.3],
          [690, 0.36],
          [748, 0.46],
          [-130, 0.44],
          [1050, 0.4],
        ] as const)
          put(c, pine, x, 985, s, '#6f9fa2');
        hill(g, { y: 960, rise: 20, wave: 240, phase: 3, colour: '#e8f2f5', lift: 1.9, tex: 'feltTurned' });
      }),
      layer(0.62, () =>
        hill(g, { y: 1080, rise: 18, wave: 250, phase: 0.3, colour: '#f8f7f1', tex: 'feltTurned' }),
      ),
      layer(0.78, () => snowfall(g)),
      layer(0.94, () => {
        hill(g, { y: 1300, rise: 12, wave: 240, phase: 2, valley: -50, colour: '#9fbdd6', lift: 2.6 });
        const { left: l, right: r, bottom: b } = stage;
        for (const [x, w, h] of [
          [l - 50, 110, 270],
          [l + 44, 70, 130],
          [r - 74, 76, 150],
          [r - 30, 110, 300],
        ] as const) {
          c.cut(
            `${x},${b + 60} ${x + w * 0.1},${b - h * 0.5} ${x + w * 0.5},${b - h} ${x + w * 0.86},${b - h * 0.6} ${x + w},${b + 60}`,
            '#a8cfe2',
            { lift: 2, tex: 'brush', edge: 'lit' },
          );
          c.cut(
            `${x + w * 0.5},${b - h} ${x + w * 0.86},${b - h * 0.6} ${x + w},${b + 60} ${x + w * 0.55},${b + 60}`,
            '#8fb8d0',
            { lift: 0, edge: 'none', tex: 'none' },
          );
        }
      }),
    ];
  },
};
