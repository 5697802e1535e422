/** Draws the wheelchair from the side, with the child turned to the viewer. Hip joint 0, 0; the wheels stand on y 93. */

import { mix } from '../../../paper/colour.ts';
import { radians, star } from '../../../paper/outline.ts';
import { pts } from '../../../paper/points.ts';
import type { Doll } from './doll.ts';
import { CLOTH, INK, SHADE, WHITE } from './palette.ts';

/** Frame, back rest, seat, foot plate and caster: behind the child. */
export function drawChairBack(doll: Doll): void {
  const { paper, aidCloth } = doll;
  const metal = mix(INK, '#8a6a72', 0.4);
  paper.line([pts`-56,-30 -46,-28 -40,-6 -30,16`, pts`-26,14 40,16 56,62 70,66`], metal, 4.6);
  paper.line([pts`-68,-31 -53,-30`], INK, 6.4);
  paper.sheet(pts`-49,-26 -30,-32 -18,12 -36,14`, aidCloth, { texture: 'felt' });
  paper.sheet(pts`-30,6 40,4 44,16 -28,20`, aidCloth, { texture: 'felt' });
  paper.sheet(pts`48,62 78,62 80,68 48,69`, metal, { jitter: 0.2, lift: 0.5 });
  paper.line([pts`36,18 38,66 38,78`], metal, 4);
  paper.ellipse(40, 82, 10.5, 10.5, 'none', { stroke: mix(INK, '#6b5660', 0.35), strokeWidth: 5 });
  paper.ellipse(40, 82, 3, 3, aidCloth);
}

/** The great wheel, before the child. `fast` draws it turning. */
export function drawWheel(doll: Doll, fast: boolean): void {
  const { paper, aidCloth } = doll;
  const [x, y, r] = [-12, 47, 44];
  const tyre = mix(INK, '#6b5660', 0.35);
  paper.ellipse(x + 2, y + 4, r, r, 'none', { opacity: 0.16, stroke: SHADE, strokeWidth: 9 });
  paper.ellipse(x, y, r - 3, r - 3, CLOTH.cream, { opacity: 0.3 });
  for (let i = 0; i < 9; i++) {
    const a = radians(i * 40 + 11);
    paper.brush(
      pts`
        ${x},${y} ${x + Math.cos(a) * r * 0.5},${y + Math.sin(a) * r * 0.5}
        ${x + Math.cos(a) * r},${y + Math.sin(a) * r}
      `,
      2.2,
      mix(CLOTH.oat, INK, 0.22),
      { opacity: 0.9 },
    );
  }
  paper.ellipse(x, y, r, r, 'none', { stroke: tyre, strokeWidth: 7.2 });
  paper.ellipse(x, y, r + 3.2, r + 3.2, 'none', { stroke: mix(INK, WHITE, 0.35), strokeWidth: 0.9 });
  paper.ellipse(x, y, r - 8, r - 8, 'none', { stroke: aidCloth, strokeWidth: 2.6 });
  paper.sheet(star(9, 6.6, 9, x, y), aidCloth === CLOTH.butter ? CLOTH.clay : aidCloth, {
    jitter: 0.1,
    step: 30,
    lift: 0.4,
  });
  paper.ellipse(x, y, 2.4, 2.4, CLOTH.cream);
  if (fast) {
    for (const [dx, dy, l] of [
      [-62, 20, 22],
      [-66, 42, 30],
      [-60, 64, 18],
    ] as const)
      paper.brush(
        pts`${x + dx},${dy + 8} ${x + dx + l * 0.5},${dy + 7} ${x + dx + l},${dy + 8}`,
        2.4,
        CLOTH.cream,
        { opacity: 0.75 },
      );
  }
}
