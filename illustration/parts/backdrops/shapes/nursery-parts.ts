/** What stands in the nursery: the papered wall, the lamp and its light, the floor, the corner of crayons. */

import { pairs } from '../../../paper/number-lists.ts';
import type { Point } from '../../../paper/outline.ts';
import { AMBER, BULB, IVORY } from '../../../paper/papers.ts';
import { across, type BackdropContext, MIDDLE, OVERSCAN } from '../../backdrop-stage.ts';
import { starString } from '../../props/star-string.ts';
import { FLOOR } from './interior.ts';
import { put } from './place.ts';

/** Papered above, panelled below. */
export function papered(g: BackdropContext, colour: string, panel: string): void {
  const { c, stage } = g;
  const { left, right, top } = stage;
  c.paper.sheet(
    [
      [left - 60, top - 60, 1],
      [right + 60, top - 60, 1],
      [right + 60, FLOOR + 40, 1],
      [left - 60, FLOOR + 40, 1],
    ],
    colour,
    { lift: 0, edge: 'none', texture: 'feltTurned', textureOpacity: 0.7, step: 900 },
  );
  const pale = c.shade(colour, 0.045);
  for (let row = 0; row * 88 < 800; row++)
    across(stage, 118, (_, i) => {
      const y = 40 + row * 88;
      const x = i * 118 + (row % 2) * 59;
      if (y < top - 20 || y > 790) return;
      if ((i + row) % 3 === 0) c.star(x, y, 12, pale, { lift: 0, edge: 'none', tex: 'none', turn: i * 23 });
      else c.dot(x, y, 5, 5, pale);
    });
  c.box(left - 60, 812, right - left + 120, FLOOR - 790, panel, { lift: 0.8, tex: 'feltTurned' });
  across(stage, 126, (_, i) =>
    c.box(i * 126 + 18, 850, 90, FLOOR - 884, c.shade(panel, 0.035), { lift: 0.2, tex: 'none' }),
  );
  c.box(left - 60, 798, right - left + 120, 24, c.shade(panel, 0.12), { lift: 1, tex: 'brush' });
}

/** The tall lamp. Lit, its shade is light itself and a cone of it falls on the floor. */
export function floorLamp(g: BackdropContext, x: number, y: number, lit: boolean): void {
  const { c } = g;
  c.at(x, y, { scale: 1.3 }, () => {
    c.band('0,-6 0,-300', [12, 10], '#7a523c', { lift: 0.5 });
    c.blob('-50,2! -44,-14 0,-20 44,-14 50,2!', '#7a523c', { lift: 0.5 });
    if (lit) c.glow(0, -350, 300, BULB, 0.6);
    c.blob(
      '-44,-416! 0,-422 44,-416! 66,-362 86,-300! 0,-288 -86,-300! -66,-362',
      lit ? '#ffd98a' : '#d8a284',
      { lift: 0.9, tex: 'felt', lit: !lit },
    );
    c.blob('-82,-312! 0,-300 82,-312! 86,-300! 0,-288 -86,-300!', lit ? '#fff1c6' : '#e6c894', {
      lift: 0.1,
      tex: 'none',
      lit: !lit,
    });
    for (const [dx, dy] of pairs('-40,-344 0,-378 38,-338 -4,-330'))
      c.star(dx, dy, 9, lit ? '#fff1c6' : '#e6c894', {
        lift: 0,
        edge: 'none',
        tex: 'none',
        lit: !lit,
        turn: dx,
      });
  });
}

/** A box of crayons and rolled paper: the dark corner of the stage. */
export function crayonBox({ c }: BackdropContext, x: number, y: number): void {
  c.at(x, y, {}, () => {
    c.paper.atDepth(0.84, () => {
      for (const [dx, turn, paper] of [
        [-58, -14, '#e0705a'],
        [-26, -5, AMBER],
        [8, 6, '#6fa37a'],
        [40, 13, '#6f9fc0'],
      ] as const)
        c.at(dx, -90, { turn }, () => {
          c.cut('-13,40 -13,-66 13,-66 13,40', paper, { lift: 0.5, tex: 'none' });
          c.cut('-12,-64 -5,-90 5,-90 12,-64', c.shade(paper, 0.05), { lift: 0.2, tex: 'none' });
          c.mark('-13,-50 13,-50', c.shade(paper, -0.1), 4);
        });
      c.at(84, -104, { turn: 24 }, () => c.box(-15, -70, 30, 120, IVORY, { lift: 0.6 }));
    });
    c.blob('-112,-110! 124,-104! 116,60! -106,60!', '#9a5a4c', { lift: 1.6, tex: 'felt', edge: 'lit' });
    c.star(4, -34, 34, AMBER, { lift: 0.4, turn: -8 });
  });
}

/** Scallops along the top of the stage. */
export function pelmet(g: BackdropContext, colour: string): void {
  const { stage, c } = g;
  const y = stage.top;
  const points: Point[] = [[stage.right + 60, y - 60, 1]];
  points.push([stage.left - 60, y - 60, 1]);
  for (let x = stage.left - 60; x < stage.right + 60; x += 60) {
    points.push([x, y + 16, 1], [x + 12, y + 34, 0], [x + 30, y + 42, 0], [x + 48, y + 34, 0]);
  }
  points.push([stage.right + 60, y + 16, 1]);
  c.blob(points, colour, { lift: 2.2, tex: 'felt', edge: 'lit', step: 30 });
}

/** Paper stars on a string; by night they keep a little of the day's light. */
export function paperStars({ c, hour }: BackdropContext, x: number, y: number): void {
  const draw = () => put(c, starString, x, y, 1.1, AMBER);
  if (hour !== 'night') {
    draw();
    return;
  }
  for (let i = -3; i <= 3; i++) c.glow(x + i * 68, y + 58 - i * i * 4.6, 46, '#ffd27a', 0.34);
  c.paper.tinted(0.2, draw);
}

/** A round rug of rings, seen aslant. */
export function roundRug(
  { c }: BackdropContext,
  x: number,
  y: number,
  rx: number,
  papers: readonly string[],
): void {
  papers.forEach((paper, i) => {
    const r = rx * (1 - i * 0.17);
    const ring = Array.from({ length: 24 }, (_, k): readonly [number, number] => {
      const a = (k / 24) * Math.PI * 2;
      return [x + Math.cos(a) * r, y + Math.sin(a) * r * 0.26];
    });
    c.blob(ring, paper, { lift: i ? 0.15 : 0.5, step: 14 });
  });
}

/** The edge of something soft along the foot of the picture. */
export function blanketEdge({ c, stage: { left, right, bottom } }: BackdropContext, colour: string): void {
  const [l, r, b] = [left - OVERSCAN, right + OVERSCAN, bottom + OVERSCAN];
  c.blob(
    `${l},${b}! ${l},${bottom - 40} ${left + 200},${bottom - 18} ${MIDDLE},${bottom - 8} ${right - 200},${bottom - 18} ${r},${bottom - 40} ${r},${b}!`,
    colour,
    { lift: 2.4, tex: 'felt' },
  );
}
