/** The nursery's window: what it shows of the evening, its frame with flowers on the ledge, its curtains. */

import { pairs, triples } from '../../../paper/number-lists.ts';
import { AMBER, DARK_WOOD } from '../../../paper/papers.ts';
import { pts } from '../../../paper/points.ts';
import type { BackdropContext } from '../../backdrop-stage.ts';
import { pine } from '../../props/pine.ts';
import { litWindow } from '../../props/shapes/lit-window.ts';
import { put } from './place.ts';

/** The opening of the window. Its foot is at the same height on every stage, so that who looks in stays put. */
export interface WindowOpening {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly foot: number;
}

export const windowOf = ({ stage }: BackdropContext): WindowOpening => ({
  left: 112,
  right: 524,
  top: stage.top > 0 ? stage.top + 44 : 172,
  foot: 690,
});

const middleOf = ({ left, right }: WindowOpening): number => (left + right) / 2;

/** The left half of an arch's curve, from its spring to its crown, in shares of half the width and of the rise. */
const CURVE = [
  [0, 1],
  [0.07, 0.66],
  [0.22, 0.36],
  [0.44, 0.14],
  [0.7, 0.03],
] as const;
const RISE = 116;

/** An arch over a rectangle: the outline of the glass, grown by `by`. */
function arch({ left, right, top, foot }: WindowOpening, by = 0): string {
  const [l, r, t, b] = [left - by, right + by, top - by, foot + by];
  const half = (r - l) / 2;
  const rise = (u: number, v: number, side: -1 | 1) =>
    `${side < 0 ? l + u * half : r - u * half},${t + v * RISE}`;
  const up = CURVE.map(([u, v]) => rise(u, v, -1));
  const down = CURVE.map(([u, v]) => rise(u, v, 1)).reverse();
  return `${l},${b}! ${up.join(' ')} ${(l + r) / 2},${t} ${down.join(' ')} ${r},${b}!`;
}

/** What the window shows: rings of evening, hills, a village whose lamps come on. Who stands outside comes after. */
export function windowView(g: BackdropContext, at: WindowOpening): void {
  const { c, hour } = g;
  const { light } = c.paper;
  const [w, x] = [at.right - at.left, middleOf(at)];
  const h = at.foot - at.top;
  const dark = hour === 'night' || hour === 'dusk';
  const pane = c.paper.sheet(pts(arch(at, 12)), light.sky[hour === 'night' ? 0 : 1]!, {
    lift: 0,
    edge: 'none',
    lit: false,
    step: 60,
  });
  c.paper.within(pane, () => {
    const high = hour === 'noon' || hour === 'night';
    const [sx, sy] = [x - w * 0.24, at.top + h * (high ? 0.23 : 0.56)];
    for (let i = hour === 'night' ? 1 : 2; i < light.sky.length; i++) {
      const r = w * (1.14 - i * 0.19);
      c.oval(sx, sy, r, r * 0.96, light.sky[i]!, {
        lift: 1,
        tex: 'brush',
        lit: false,
        edge: 'none',
      });
    }
    c.glow(sx, sy, w * 0.42, light.glow, 0.75);
    const disc = w * (high ? 0.1 : 0.125);
    c.oval(sx, sy, disc, disc, light.sun, { lift: 0.6, lit: false });
    if (dark)
      for (const [u, v, r] of triples('0.66,0.16,11 0.86,0.3,7 0.56,0.34,6 0.36,0.1,6 0.1,0.2,7 0.9,0.48,5'))
        c.star(at.left + w * u, at.top + h * v, r, '#fbe9b8', {
          lift: 0,
          tex: 'none',
          lit: false,
          turn: u * 90,
        });
    const land = (tones: Record<typeof hour, string>) => tones[hour];
    const far = land({ dawn: '#c9b9a4', noon: '#a9c4a0', dusk: '#93698a', night: '#3a568a' });
    const near = land({ dawn: '#9fae8a', noon: '#86b07c', dusk: '#644f78', night: '#2b4474' });
    const close = land({ dawn: '#7d9a78', noon: '#6a9c66', dusk: '#4a3d60', night: '#20345f' });
    const y = at.foot;
    const bank = (points: string, colour: string) =>
      c.blob(points, colour, { lift: 1, tex: 'brush', edge: 'lit', lit: false });
    bank(
      `${at.left - 30},${y + 30}! ${at.left - 30},${y - 150} ${x - w * 0.2},${y - 172} ${x + w * 0.16},${y - 140} ${at.right + 30},${y - 186} ${at.right + 30},${y + 30}!`,
      far,
    );
    for (const [u, dy, s] of triples('0.1,-126,1 0.36,-118,0.84'))
      c.at(at.left + w * u, y + dy, { scale: s }, () => {
        const wall = c.mix(near, '#f4e3d0', 0.3);
        c.box(-26, -42, 52, 62, wall, { lift: 0.5, lit: false });
        c.cut('-34,-40 0,-76 34,-40', c.shade(near, -0.04), { lift: 0.5, lit: false });
        if (dark) litWindow(c, 0, -8, 18, 22);
      });
    bank(
      `${at.left - 30},${y + 30}! ${at.left - 30},${y - 84} ${x - w * 0.22},${y - 112} ${x + w * 0.1},${y - 76} ${at.right + 30},${y - 112} ${at.right + 30},${y + 30}!`,
      near,
    );
    for (const [u, s] of pairs('0.03,0.4 0.2,0.3 0.97,0.36'))
      c.paper.atDepth(0.72, () =>
        c.paper.tinted(0, () => put(c, pine, at.left + w * u, y + 4, s * 1.3, close)),
      );
    bank(
      `${at.left - 30},${y + 30}! ${at.left - 30},${y - 26} ${x - w * 0.2},${y - 40} ${x + w * 0.2},${y - 30} ${at.right + 30},${y - 44} ${at.right + 30},${y + 30}!`,
      close,
    );
  });
}

/** The frame with its four panes open, a box of flowers outside on the ledge, and the sill within. */
export function windowFrame(g: BackdropContext, at: WindowOpening, colour: string): void {
  const { c } = g;
  const x = middleOf(at);
  const bar = at.top + (at.foot - at.top) * 0.4;
  const { left: l, right: r, top: t, foot: b } = at;
  const w = r - l;
  const upper = (side: -1 | 1) => {
    const outer = side < 0 ? l : r;
    const inner = x + side * 8;
    const curve = CURVE.map(([u, v]) => `${outer - side * u * (w / 2)},${t + v * RISE}`);
    return `${outer},${bar - 8}! ${curve.join(' ')} ${inner},${t}! ${inner},${bar - 8}!`;
  };
  const holes = [
    upper(-1),
    upper(1),
    `${l},${b}! ${l},${bar + 8}! ${x - 8},${bar + 8}! ${x - 8},${b}!`,
    `${x + 8},${b}! ${x + 8},${bar + 8}! ${r},${bar + 8}! ${r},${b}!`,
  ].join('|');
  for (const [u, rx] of pairs('0.06,46 0.24,40 0.42,44 0.92,42')) {
    c.cloud(l + w * u, b + 4, rx, 34, 7, '#5f8f6e', { lift: 0.5, step: 14 });
    for (const [dx, dy] of pairs('-18,-20 10,-26 26,-8'))
      c.dot(l + w * u + dx, b - 2 + dy, 9, 9, u === 0.24 ? '#f4cf8a' : '#e0705a');
  }
  c.blob(arch(at, 26), colour, { lift: 1.4, tex: 'brush', edge: 'lit', holes, step: 60 });
  c.box(l - 54, b + 14, w + 108, 34, c.shade(colour, 0.03), { lift: 1.4, tex: 'brush' });
}

/** Curtains gathered to both sides on a rail. */
export function drapes(g: BackdropContext, at: WindowOpening, colour: string): void {
  const { c } = g;
  const y = at.top - 58;
  const foot = at.foot + 74;
  c.band(`${at.left - 120},${y} ${at.right + 96},${y}`, [16, 16], DARK_WOOD, { lift: 0.9 });
  for (const side of [-1, 1]) {
    const e = side < 0 ? at.left - 22 : at.right + 22;
    const out = side < 0 ? 112 : 74;
    const tie = y + (foot - y) * 0.68;
    const pt = (u: number, v: number) => `${e + side * u},${v}`;
    c.blob(
      `${pt(-46, y + 2)}! ${pt(out, y - 2)}! ${pt(out - 2, tie - 60)} ${pt(out - 8, tie)} ${pt(out - 2, foot)}! ${pt(out * 0.5, foot + 6)} ${pt(6, foot)}! ${pt(16, tie + 50)} ${pt(26, tie)} ${pt(6, tie - 90)} ${pt(-30, y + (foot - y) * 0.3)}`,
      colour,
      { lift: 1.5, tex: 'feltTurned', edge: 'lit' },
    );
    for (const [from, waist, to] of [
      [-10, 44, 30],
      [26, 58, 52],
      [out * 0.66, out * 0.78, out * 0.76],
    ] as const)
      c.mark(
        `${e + side * from},${y + 14} ${e + side * (from * 0.5 + waist * 0.5 - 8)},${tie - 110} ${e + side * waist},${tie} ${e + side * to},${foot - 6}`,
        c.shade(colour, from > 40 ? 0.05 : -0.055),
        5,
        0.75,
      );
    c.band(
      `${e + side * 20},${tie + 6} ${e + side * (out * 0.55)},${tie + 12} ${e + side * (out - 4)},${tie - 6}`,
      [18, 20, 18],
      AMBER,
      { lift: 0.5 },
    );
  }
}
