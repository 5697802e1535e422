/** What is in the air between the land and the figures: beams, motes, snow. */

import { PAGE } from '../../../paper/page.ts';
import { WHITE } from '../../../paper/papers.ts';
import { type BackdropContext, MIDDLE } from '../../backdrop-stage.ts';

/** Strips of tracing paper falling from the light, before what is far and behind the figures. */
export function shafts({ c, light: [x0, y0], hour, stage }: BackdropContext, strength = 0.34): void {
  if (hour === 'night') strength *= 0.45;
  const middle = Math.atan2(PAGE.ground - 40 - y0, MIDDLE - x0);
  const n = 6;
  for (let i = 0; i < n; i++) {
    const a = middle + ((i + 0.5) / n - 0.5) * 1.5 + c.between(-0.03, 0.03);
    const w = c.between(34, 96);
    const [ux, uy] = [Math.cos(a), Math.sin(a)];
    const [sx, sy] = [x0 + ux * 104, y0 + uy * 104];
    const far = (stage.bottom - stage.top) * 0.86;
    const [ex, ey] = [x0 + ux * far, y0 + uy * far];
    c.paper.vellum(
      [
        [sx + uy * w * 0.2, sy - ux * w * 0.2],
        [sx - uy * w * 0.2, sy + ux * w * 0.2],
        [ex - uy * w * 1.3, ey + ux * w * 1.3],
        [ex + uy * w * 1.3, ey - ux * w * 1.3],
      ],
      c.paper.light.glow,
      strength * c.between(0.6, 1.1),
      0,
    );
  }
}

/** Fireflies at night, motes of light by day; never on the middle, where faces are. */
export function motes({ c, stage, hour }: BackdropContext, count = 9): void {
  for (let i = 0; i < count; i++) {
    const x = stage.left + 60 + c.random() * (stage.right - stage.left - 120);
    const y = c.between(560, 1120);
    if (Math.abs(x - MIDDLE) < 230 && y > 740) continue;
    if (hour === 'night' || hour === 'dusk') c.glow(x, y, 34, '#ffe58a', 0.75);
    c.dot(x, y, 4.6, 4.6, hour === 'noon' ? '#fffbe6' : '#fff3b0', 0.9, false);
  }
}

/** Falling snow, kept from the middle. */
export function snowfall({ c, stage }: BackdropContext, count = 70): void {
  for (let i = 0; i < count; i++) {
    const x = stage.left + c.random() * (stage.right - stage.left);
    const y = stage.top + c.random() * (stage.bottom - stage.top);
    if (Math.abs(x - MIDDLE) < 300 && y > 660) continue;
    const r = c.between(2.4, 7);
    c.dot(x, y, r, r, WHITE, c.between(0.45, 0.95), false);
  }
}
