/** The cape: an extra of its own, and part of the superhero's suit. */

import type { Doll } from '../../../figures/hero/body/doll.ts';
import { capeBend } from '../../../figures/hero/body/hanging.ts';
import { CLOTH } from '../../../figures/hero/body/palette.ts';
import { luma } from '../../../paper/colour.ts';
import { star } from '../../../paper/outline.ts';
import { pts } from '../../../paper/points.ts';

/** A cape from the shoulders, swung by the pose; from the side it hangs down the back. */
export function capeOf(doll: Doll, colour: string): void {
  const bend = doll.swing === 0 || Math.abs(doll.lean.body) > 100 ? capeBend(doll.lean.body) : null;
  const draw = () =>
    doll.paper.at(doll.profile ? { x: -32, y: -14, scale: 0.82 } : {}, () => drawCape(doll, colour));
  if (bend) doll.paper.bent(bend, draw);
  else draw();
}

function drawCape(doll: Doll, colour: string): void {
  const { paper } = doll;
  const s = doll.profile ? Math.min(-6, doll.swing) : doll.swing;
  const piece = paper.sheet(
    pts`
      -16,-76! 16,-76! 30,-46 ${42 + s},-2 ${54 + s * 2},48! ${36 + s * 2},42 ${18 + s * 2},54!
      ${-4 + s * 2},45 ${-26 + s * 2},54! ${-50 + s * 2},46! ${s - 40},-2 -28,-46
    `,
    colour,
    { texture: 'feltTurned' },
  );
  const dots: [number, number, number][] = [
    [-20, 14, 5],
    [16, 22, 6],
    [-4, 34, 4.6],
    [28, 2, 4.6],
    [-26, -18, 4.4],
    [24, -26, 4],
  ];
  paper.within(piece, () => {
    for (const [x, y, r] of dots)
      paper.flat(
        star(r, r * 0.46, 5, x + s * ((y + 60) / 70), y),
        luma(colour) > 0.7 ? CLOTH.clay : CLOTH.butter,
        {
          jitter: 0.1,
          step: 20,
        },
      );
  });
}
