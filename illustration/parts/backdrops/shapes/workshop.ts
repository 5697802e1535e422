/** What a workshop is furnished with. */

import { pairs } from '../../../paper/number-lists.ts';
import { BULB } from '../../../paper/papers.ts';
import { type BackdropContext, MIDDLE } from '../../backdrop-stage.ts';
import { wrench } from '../../props/wrench.ts';
import { put } from './place.ts';

/** A jar with a lid, its foot at x, y. */
export function jar(
  { c }: BackdropContext,
  x: number,
  y: number,
  width: number,
  high: number,
  colour: string,
): void {
  const half = width / 2;
  const [waist, neck] = [y - high * 0.6, y - high * 0.8];
  c.blob(
    `${x - half},${y}! ${x - half},${waist} ${x - width * 0.3},${neck}! ${x + width * 0.3},${neck}! ${x + half},${waist} ${x + half},${y}!`,
    colour,
    { lift: 0.6 },
  );
  c.box(x - width * 0.34, y - high, width * 0.68, high * 0.22, c.shade(colour, -0.08), {
    lift: 0.4,
    tex: 'none',
  });
}

/** Three spanners on a board, its top at y and its middle near x. */
export function toolBoard({ c }: BackdropContext, x: number, y: number, colour: string): void {
  c.box(x - 125, y, 250, 170, colour, { lift: 0.8, tex: 'brush' });
  for (const [dx, size] of pairs('-75,0.62 -5,0.74 69,0.6')) put(c, wrench, x + dx, y + 150, size, '#c9c3b8');
}

/** A flat round rug of three papers. */
export function ovalRug({ c }: BackdropContext, y: number, papers: readonly [string, string, string]): void {
  papers.forEach((paper, i) => {
    c.oval(MIDDLE, y, 350 - i * 44, [90, 76, 64][i]!, paper, { lift: i ? 0.15 : 0.4 });
  });
}

/** A lamp that hangs from above, its rim some way below the top; from dusk to dawn its cone falls to the floor. */
export function hangingLamp(
  { c, stage, hour }: BackdropContext,
  x: number,
  below: number,
  shade: string,
): void {
  const y = stage.top + below;
  c.mark(`${x},${stage.top - 20} ${x},${y - 90}`, '#5a443c', 6);
  if (hour !== 'noon') {
    c.cone([x - 90, x + 90, y], [x - 330, x + 330, 1230], BULB, hour === 'dawn' ? 0.2 : 0.42);
    c.glow(x, y + 10, 150, '#ffe2a4', 0.7);
  }
  c.oval(x, y + 4, 46, 26, '#fff3c8', { lift: 0, tex: 'none', edge: 'none', lit: false });
  c.blob(
    `${x - 30},${y - 96} ${x + 30},${y - 96} ${x + 112},${y + 2}! ${x},${y + 14} ${x - 112},${y + 2}!`,
    shade,
    { lift: 1.6, tex: 'brush' },
  );
}

/** A crate in the lower right corner of the picture. */
export function crate({ c, stage: { right, bottom } }: BackdropContext, colour: string, slat: string): void {
  c.box(right - 170, bottom - 150, 220, 220, colour, { lift: 2.2, tex: 'brush' });
  c.mark(`${right - 160},${bottom - 140} ${right + 20},${bottom + 10}`, slat, 12);
}
