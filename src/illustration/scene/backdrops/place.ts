/** Putting props into a backdrop, and the leaves that frame one. */

import type { Cutter } from '../../paper/cutter.ts';
import { cloud } from '../../props/cloud.ts';
import { frond } from '../../props/parts/frond.ts';
import { leaf } from '../../props/parts/leaf.ts';
import type { Prop } from '../../props/parts/prop.ts';
import { type Ground, skyY } from '../terrain.ts';

export function put(
  c: Cutter,
  thing: Pick<Prop, 'draw'>,
  x: number,
  y: number,
  scale: number,
  colour: string,
  flip = false,
): void {
  c.at(x, y, { scale, flip }, () => thing.draw(c, colour));
}

export function clouds(
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
      5,
      length,
      (t * 100) % 2 < 1 ? colour : c.shade(colour, 0.05),
    );
}

export function fernFrame({ c, stage }: Ground, colour: string): void {
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

export const pick = <T>(list: readonly T[], i: number): T =>
  list[((i % list.length) + list.length) % list.length]!;

export function bareTree(c: Cutter, x: number, y: number, scale: number, flip = false): void {
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
