/** What a ship is rigged and built of, and what lies about on it. */

import { DARK_WOOD, UMBER, WALNUT, WOOD } from '../../../paper/papers.ts';
import { across, type BackdropContext, OVERSCAN } from '../../backdrop-stage.ts';
import { planks, strip } from './land.ts';

/** Where a mast stands, how far its yard reaches and how far below the top of the picture it hangs. */
export interface Mast {
  readonly x: number;
  readonly foot: number;
  readonly yard: readonly [left: number, right: number];
  readonly drop: number;
}

/** A mast with one square sail, striped, and two shrouds; it goes up out of the picture. */
export function mastAndSail({ c, stage }: BackdropContext, mast: Mast, cloth: string, stripe: string): void {
  const { x, foot, drop } = mast;
  const [left, right] = mast.yard;
  const y = stage.top + drop;
  const wood = { tex: 'brushUpright', square: true } as const;
  c.band(`${x},${foot} ${x},${stage.top - OVERSCAN}`, [46, 36], DARK_WOOD, { lift: 1.5, ...wood });
  c.band(`${x + left},${y} ${x + right},${y - 8}`, [22, 18], WALNUT, { lift: 0.8 });
  c.blob(
    `${x + left + 20},${y + 10}! ${x + 40},${y + 4} ${x + right - 20},${y}! ${x + right + 20},${y + 190} ${x + right - 30},${y + 330}! ${x + 40},${y + 290} ${x + left + 30},${y + 340}! ${x + left + 60},${y + 180}`,
    cloth,
    { lift: 1.7, tex: 'brush' },
  );
  for (const down of [90, 190])
    c.mark(
      `${x + left + 42},${y + down} ${x + 60},${y + down - 14} ${x + right + 2},${y + down - 6}`,
      stripe,
      20,
      0.85,
    );
  for (const out of [-70, 70]) c.mark(`${x + out},${foot - 60} ${x},${y + 40}`, OLD_ROPE, 4);
}

const OLD_ROPE = '#a9865a';

/** A rail on turned posts, its top at y. */
export function rail(g: BackdropContext, y: number): void {
  strip(g, y, 30, WOOD, { lift: 1.4, tex: 'brush' });
  across(g.stage, 84, (_, i) =>
    g.c.at(i * 84, y, {}, () =>
      g.c.blob('-14,90! -10,68 -18,50 -9,26! 9,26! 18,50 10,68 14,90!', '#b9865a', {
        lift: 0.7,
        tex: 'none',
      }),
    ),
  );
}

/** A deck from y down: planks, nailed where they meet. */
export function deck(g: BackdropContext, y: number): void {
  const { c, stage } = g;
  strip(g, y, stage.bottom - y + 62, '#b98a5e', { lift: 1.5, tex: 'brush', edge: 'lit' });
  planks(g, {
    rows: [y + 44, y + 98, y + 164],
    seam: { colour: '#966a44', width: 4, opacity: 0.8, sag: 3 },
    joints: { spacing: 280, high: 48, lean: 0, shift: 200 },
    joint: (x, row) => {
      for (const out of [-14, 14]) c.dot(x + out, row - 24, 4, 4, '#7f5a3c');
    },
  });
}

/** A barrel with two hoops, its foot at x, y. */
export function barrel({ c }: BackdropContext, x: number, y: number, scale: number): void {
  c.at(x, y, { scale }, () => {
    c.blob('-84,0! -104,-90 -84,-180! 84,-180! 104,-90 84,0!', UMBER, { lift: 1.8, tex: 'brushUpright' });
    for (const hoop of [-150, -44])
      c.band(`-96,${hoop} 0,${hoop + 12} 96,${hoop}`, [22, 22, 22], '#5f5560', { lift: 0.5 });
    c.oval(0, -180, 84, 20, WOOD, { lift: 0.4 });
  });
}

/** A rope that hangs into the picture from its upper left corner. */
export function slackRope({ c, stage: { left, top } }: BackdropContext): void {
  c.mark(
    `${left - 40},${top - 30} ${left + 160},${top + 120} ${left + 60},${top + 330} ${left - 40},${top + 420}`,
    OLD_ROPE,
    12,
  );
}
