import type { Cutter } from '../../../paper/cutter.ts';

/** A tree without leaves, black against the sky. */
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
