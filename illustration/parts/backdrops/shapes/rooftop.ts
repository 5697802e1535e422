/** High over a city: blocks with windows, a parapet, a terrace. */

import { GOLD, LAMP } from '../../../paper/papers.ts';
import { across, type BackdropContext, MIDDLE, pick } from '../../backdrop-stage.ts';
import { seam, strip } from './land.ts';

/** How many windows of a block are lit. */
const LIT = { day: 0.16, night: 0.55 };

/** A block of flats, its foot behind what stands before it; x is its middle. */
export function block(
  { c, hour }: BackdropContext,
  x: number,
  width: number,
  high: number,
  colour: string,
  i: number,
): void {
  const foot = 1010;
  const dark = c.shade(colour, -0.08);
  c.box(x - width / 2, foot - high, width, high + 60, colour, {
    lift: 1.1,
    tex: i % 2 ? 'felt' : 'feltTurned',
  });
  for (let y = foot - high + 56; y < foot - 20; y += 56)
    for (const t of [-0.24, 0.06, 0.34]) {
      // a row of windows of its own for each block, without taking from the hand's random numbers
      const lit = Math.abs(Math.sin((x + y * 3 + t * 50) * 1.7)) < (hour === 'night' ? LIT.night : LIT.day);
      c.box(x + width * t - 8, y - 24, 18, 24, lit ? LAMP : dark, {
        lift: 0,
        edge: 'none',
        tex: 'none',
        lit: !lit,
      });
    }
}

/** Blocks from edge to edge. */
export function blocks(
  g: BackdropContext,
  row: {
    spacing: number;
    width: number;
    low: number;
    rise: number;
    papers: readonly string[];
    offset?: number;
  },
): void {
  across(
    g.stage,
    row.spacing,
    (x, i, k) => block(g, x, row.width, row.low + k * row.rise, pick(row.papers, i), i),
    row.offset,
  );
}

/** A ribbed dome with a great star on its pole; 195 is its middle. */
export function dome({ c }: BackdropContext, colour: string, ribs: string): void {
  c.blob('80,1080! 84,940 150,860 240,860 306,940 310,1080!', colour, { lift: 1.3, tex: 'brush' });
  for (const x of [130, 195, 260]) c.mark(`${x},1060 ${195 + (x - 195) * 0.6},900 195,862`, ribs, 4, 0.7);
  c.mark('195,862 195,790', ribs, 8);
  c.star(195, 770, 30, GOLD, { lift: 0.5 });
}

/** A terrace of slabs from y down, with a round mosaic. */
export function terrace(g: BackdropContext, y: number, colour: string): void {
  const { c, stage } = g;
  strip(g, y, stage.bottom - 1000, colour, { lift: 1.6, tex: 'brush' });
  const line = { colour: '#b59272', width: 4, opacity: 0.6 };
  for (let row = 0; row < 4; row++)
    across(
      stage,
      170,
      (x) =>
        c.mark(
          `${x},${y + 24 + row * 62} ${x - 20},${y + 80 + row * 62}`,
          line.colour,
          line.width,
          line.opacity,
        ),
      row * 80,
    );
  for (let row = 1; row < 4; row++) seam(g, y + 22 + row * 62, { ...line, sag: -2, tilt: 2 });
  c.oval(MIDDLE, 1200, 250, 62, '#d99a6a', { lift: 0.2 });
  c.oval(MIDDLE, 1200, 210, 50, colour, { lift: 0.1 });
}
