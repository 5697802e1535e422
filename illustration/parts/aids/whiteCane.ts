import { CLOTH, INK, WHITE } from '../../figures/hero/body/palette.ts';
import type { Point } from '../../paper/outline.ts';
import { pts } from '../../paper/points.ts';
import { ribbon, smoothCurve } from '../../paper/ribbon.ts';
import type { Aid } from '../aid.ts';

/** How far before the hand the tip feels the ground, in units of its owner's body. */
const AHEAD = 34;

/** White, with a red band over its tip, as it is known everywhere; held loosely, the tip on the ground a step ahead. */
export const whiteCane: Aid = {
  id: 'whiteCane',
  order: 110,
  label: 'White cane',
  slot: 'walking',
  stick: (high) => ({
    grip: [0, 0],
    upright: true,
    draw: (paper) => {
      /** A place on the cane: 0 at the hand, 1 at the tip. */
      const on = (part: number): Point => [AHEAD * part, high * part];
      const rod = (from: number, to: number, width: number, colour: string) =>
        paper.sheet(
          ribbon(smoothCurve([on(from), on((from + to) / 2), on(to)]), [width, width, width]),
          colour,
          {
            jitter: 0.15,
            lift: 0.6,
          },
        );
      rod(-0.02, 0.97, 4.2, WHITE);
      rod(0.76, 0.94, 4.4, CLOTH.clay);
      rod(-0.16, 0.1, 5.8, INK);
      // The loop at the handle.
      const [x, y] = on(-0.15);
      paper.line([pts`${x},${y} ${x - 7},${y + 8} ${x - 2},${y + 17}`], INK, 1.6);
      paper.ellipse(AHEAD * 0.985, high * 0.975, 3.4, 3.8, INK);
    },
  }),
};
