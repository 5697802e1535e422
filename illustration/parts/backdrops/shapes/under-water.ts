/** Under water: the surface seen from below, light that falls in, fish, rock, towers. */

import type { Cutter } from '../../../paper/cutter.ts';
import { WHITE } from '../../../paper/papers.ts';
import { type BackdropContext, MIDDLE, skyY } from '../../backdrop-stage.ts';
import { litWindow } from '../../props/shapes/lit-window.ts';

/** The lit skin of the water seen from below, two torn lips of paper. */
export function surface({ c, stage }: BackdropContext): void {
  for (let k = 0; k < 2; k++) {
    let edge = `${stage.left - 60},${stage.top - 60}!`;
    const step = 75;
    for (let x = Math.floor((stage.left - 60) / step) * step; x <= stage.right + 60; x += step)
      edge += ` ${x},${stage.top + 66 - k * 34 + ((x / step) % 2 ? 11 : -11)}`;
    c.blob(
      `${edge} ${stage.right + 60},${stage.top - 60}!`,
      c.mix(c.paper.light.sky[0]!, WHITE, 0.16 + k * 0.36),
      { lift: 1.3, tex: 'brush', lit: false, step: 26 },
    );
  }
}

export function beams({ c, stage }: BackdropContext, strength: number): void {
  for (let i = 0; i < 7; i++) {
    const x = MIDDLE + 60 + (i - 3) * 60;
    const w = c.between(30, 70);
    const ex = MIDDLE + (i - 3) * (stage.right - stage.left) * 0.2;
    const [top, foot] = [stage.top - 40, stage.bottom - 120];
    c.cone(
      [x - w, x + w, top],
      [ex - w * 2.4, ex + w * 2.4, foot],
      c.paper.light.glow,
      strength * c.between(0.6, 1.1),
    );
  }
}

/** A far shoal: small pale fish swimming one way. */
export function shoal({ c, stage }: BackdropContext, x0: number, t: number, colour: string): void {
  for (let i = 0; i < 11; i++) {
    const x = x0 + i * 25 + c.between(-10, 10);
    const y = skyY(stage, t) - Math.sin((i / 10) * 3.1) * 66 + (i % 3) * 26;
    c.at(x, y, { scale: c.between(0.34, 0.5) }, () => {
      c.blob('-44,0 -16,-22 18,-14 34,0 18,14 -16,22', colour, { lift: 0.3, tex: 'none' });
      c.blob('28,0! 58,-24! 50,0 58,24!', colour, { lift: 0.3, tex: 'none' });
      c.dot(-26, -4, 4, 4.4, '#2a4a5a');
    });
  }
}

/** Dark rock to both sides, like the opening of a cave. */
export function cave({ c, stage }: BackdropContext, colour: string): void {
  const { left: l, right: r, bottom: b } = stage;
  c.blob(
    `${l - 60},${b - 1000}! ${l + 40},${b - 960} ${l + 76},${b - 820} ${l + 44},${b - 640} ${l + 96},${b - 470} ${l + 66},${b - 300} ${l + 170},${b - 130} ${l + 330},${b - 10} ${l + 360},${b + 60}! ${l - 60},${b + 60}!`,
    colour,
    { lift: 2.8, tex: 'brush', edge: 'lit' },
  );
  c.blob(
    `${r + 60},${b - 860}! ${r - 36},${b - 800} ${r - 60},${b - 640} ${r - 24},${b - 500} ${r - 84},${b - 330} ${r - 60},${b - 200} ${r - 190},${b - 70} ${r - 330},${b + 60}! ${r + 60},${b + 60}!`,
    colour,
    { lift: 2.8, tex: 'brush', edge: 'lit' },
  );
}

/** A tower of shell and coral with lit windows. */
export function seaTower(
  c: Cutter,
  x: number,
  base: number,
  width: number,
  high: number,
  wall: string,
  roof: string,
): void {
  const h = width / 2;
  c.blob(
    `${x - h},${base + 40}! ${x - h * 0.86},${base - high * 0.5} ${x - h},${base - high}! ${x + h},${base - high}! ${x + h * 0.86},${base - high * 0.5} ${x + h},${base + 40}!`,
    wall,
    { lift: 1.2, tex: 'feltTurned' },
  );
  c.blob(
    `${x - h - 14},${base - high + 6}! ${x - h * 0.8},${base - high - width * 0.5} ${x},${base - high - width * 1.1} ${x + h * 0.8},${base - high - width * 0.5} ${x + h + 14},${base - high + 6}! ${x},${base - high + 18}`,
    roof,
    { lift: 0.8, tex: 'brush' },
  );
  for (const t of [-0.6, 0, 0.6])
    c.mark(
      `${x + h * t * 1.4},${base - high + 6} ${x + h * t * 0.8},${base - high - width * 0.5} ${x},${base - high - width}`,
      c.shade(roof, -0.07),
      3,
      0.7,
    );
  c.oval(x, base - high - width * 1.12, 10, 10, '#f6e3bd', { lift: 0.3, tex: 'none' });
  for (let y = base - high + 74; y < base - 20; y += 100) litWindow(c, x, y, 22, 42, true);
}
