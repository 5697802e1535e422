/** What great halls are built of and hung with. */

import { BRASS, FLAME, GOLD } from '../../../paper/papers.ts';
import { atEdges, type BackdropContext, MIDDLE, OVERSCAN } from '../../backdrop-stage.ts';
import { FLOOR, wallY } from './interior.ts';

/** The middle and the height of a tall window, lower where the picture is less high. */
export function tallWindow({ stage }: BackdropContext, page: Tall, wide: Tall): Tall {
  return stage.top > 0 ? wide : page;
}

export interface Tall {
  readonly y: number;
  readonly high: number;
}

/** A banner on a rod, its hem a point, a star on it; x is its middle. */
export function banner(g: BackdropContext, x: number, cloth: string, trim: string): void {
  const { c } = g;
  const top = wallY(g, 170);
  c.band(`${x - 100},${top} ${x + 100},${top}`, [14, 14], '#8a6a3c', { lift: 0.7 });
  c.blob(
    `${x - 82},${top}! ${x + 82},${top}! ${x + 80},${top + 330}! ${x},${top + 400}! ${x - 80},${top + 330}!`,
    cloth,
    { lift: 1.4, tex: 'brushUpright' },
  );
  c.stitch(
    `${x - 66},${top + 12} ${x - 64},${top + 320} ${x},${top + 376} ${x + 64},${top + 320} ${x + 66},${top + 12}`,
    trim,
    4,
    [12, 10],
  );
  c.star(x, top + 180, 44, GOLD, { lift: 0.5 });
}

/** A carpet that runs towards us from the middle of the wall, widening from half `far` to half `near`. */
export function runner(
  { c, stage }: BackdropContext,
  far: number,
  near: number,
  cloth: string,
  trim: string,
): void {
  const foot = stage.bottom + OVERSCAN;
  c.cut(
    `${MIDDLE - far},${FLOOR} ${MIDDLE + far},${FLOOR} ${MIDDLE + near},${foot} ${MIDDLE - near},${foot}`,
    cloth,
    { lift: 0.3, tex: 'felt' },
  );
  for (const s of [-1, 1])
    c.stitch(
      `${MIDDLE + s * (far - 16)},${FLOOR + 6} ${MIDDLE + s * (near - 30)},${stage.bottom + 40}`,
      trim,
      6,
      [18, 14],
    );
}

/** A fluted pillar with base and capital; x is its middle. */
export function pillar({ c, stage: { top } }: BackdropContext, x: number, stone: string): void {
  const pale = '#d6c5b0';
  c.box(x - 62, top - OVERSCAN, 124, 1120 - top, stone, { lift: 1.7, tex: 'feltTurned' });
  for (const d of [-30, 0, 30]) c.mark(`${x + d},${top + 120} ${x + d},1000`, '#b5a28c', 5, 0.7);
  c.box(x - 84, 1040, 168, 60, pale, { lift: 0.8, tex: 'feltTurned' });
  c.box(x - 84, top + 40, 168, 54, pale, { lift: 0.8, tex: 'feltTurned' });
}

/** A burning torch on a wall or pillar. */
export function torch(g: BackdropContext, x: number): void {
  const { c } = g;
  const y = wallY(g, 560);
  c.box(x - 9, y, 18, 74, '#6a4a38', { lift: 0.7, tex: 'none' });
  c.glow(x, y - 30, 130, '#ffcf7a', 0.75);
  c.blob(`${x},${y - 74}! ${x + 24},${y - 22} ${x},${y + 6} ${x - 24},${y - 22}`, '#f6b04f', {
    lift: 0.3,
    tex: 'none',
    lit: false,
  });
  c.blob(`${x},${y - 44}! ${x + 11},${y - 16} ${x},${y} ${x - 11},${y - 16}`, FLAME, {
    lift: 0,
    tex: 'none',
    edge: 'none',
    lit: false,
  });
}

/** Curtains at both edges of the stage, each held by a gilt band. */
export function curtains(g: BackdropContext, cloth: string): void {
  const { c, stage } = g;
  const { top, bottom } = stage;
  atEdges(g, (x, out) => {
    const from = (d: number) => x - out * d;
    c.blob(
      `${from(-60)},${top - OVERSCAN}! ${from(170)},${top - OVERSCAN}! ${from(120)},${top + 200} ${from(40)},${top + 420} ${from(70)},${bottom - 300} ${from(54)},${bottom + OVERSCAN}! ${from(-60)},${bottom + OVERSCAN}!`,
      cloth,
      { lift: 2.6, tex: 'brushUpright' },
    );
    c.band(`${from(-30)},${top + 410} ${from(70)},${top + 440}`, [26, 26], BRASS, { lift: 0.9 });
  });
}

/** A curtain that hangs straight, gathered above its hem; x is its middle. */
export function straightCurtain({ c, stage: { top } }: BackdropContext, x: number, cloth: string): void {
  c.blob(
    `${x - 90},${top - OVERSCAN}! ${x + 90},${top - OVERSCAN}! ${x + 74},${top + 300} ${x + 96},${top + 520}! ${x},${top + 560} ${x - 96},${top + 520}!`,
    cloth,
    { lift: 1.8, tex: 'feltTurned' },
  );
}
