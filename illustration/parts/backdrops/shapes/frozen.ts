/** What is seen in the far north: lights in the sky, towers of ice, shards at the edge of the stage. */

import type { Cutter } from '../../../paper/cutter.ts';
import { triples } from '../../../paper/number-lists.ts';
import { WHITE } from '../../../paper/papers.ts';
import { type BackdropContext, skyY } from '../../backdrop-stage.ts';
import { litWindow } from '../../props/shapes/lit-window.ts';

/** Curtains of light over the horizon. */
export function aurora({ c, stage }: BackdropContext): void {
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

/** Five towers of ice round a lit gate; the tallest is in the middle. */
export function iceCastle(c: Cutter, ice: string): void {
  const foot = 870;
  for (const [x, w, h] of triples('300,66,200 540,62,220 362,80,285 476,78,310 412,94,400')) {
    const top = foot - h;
    c.cut(`${x},${foot} ${x},${top} ${x + w / 2},${top - w * 1.1} ${x + w},${top} ${x + w},${foot}`, ice, {
      lift: 1.3,
      tex: 'brush',
      edge: 'lit',
    });
    c.cut(
      `${x + w * 0.55},${foot} ${x + w * 0.5},${top - w * 1.05} ${x + w},${top} ${x + w},${foot}`,
      c.shade(ice, -0.05),
      { lift: 0, edge: 'none', tex: 'none' },
    );
    litWindow(c, x + w * 0.32, top + 66, 17, 38, true);
  }
  c.glow(459, 836, 100, '#ffc861', 0.5);
  c.blob('426,880! 426,810 459,766 492,810 492,880!', '#ffc861', {
    lift: 0,
    tex: 'none',
    edge: 'none',
    lit: false,
  });
}

/** Shards of ice in both lower corners, each with its dark side. */
export function shards(
  { c, stage: { left, right, bottom: b } }: BackdropContext,
  ice: string,
  dark: string,
): void {
  for (const [x, w, h] of [
    [left - 50, 110, 270],
    [left + 44, 70, 130],
    [right - 74, 76, 150],
    [right - 30, 110, 300],
  ] as const) {
    c.cut(
      `${x},${b + 60} ${x + w * 0.1},${b - h * 0.5} ${x + w * 0.5},${b - h} ${x + w * 0.86},${b - h * 0.6} ${x + w},${b + 60}`,
      ice,
      { lift: 2, tex: 'brush', edge: 'lit' },
    );
    c.cut(
      `${x + w * 0.5},${b - h} ${x + w * 0.86},${b - h * 0.6} ${x + w},${b + 60} ${x + w * 0.55},${b + 60}`,
      dark,
      { lift: 0, edge: 'none', tex: 'none' },
    );
  }
}
