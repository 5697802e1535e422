import type { Cutter } from '../../../paper/cutter.ts';
import { AMBER, DARK_WOOD, WOOD } from '../../../paper/papers.ts';
import type { DrawProp, Halves } from '../../prop.ts';
import { inTwo } from './in-two.ts';

/** How far above the floor bedding is drawn: its own 0 is the top of the rail. */
const RAIL = -38;

function headboard(c: Cutter): void {
  c.patch('-186,-44! 204,-44! 214,4! -196,4!', '#33243a', 0.5);
  c.blob('-216,4! -218,-226 -210,-276 -190,-292 -168,-276 -160,-226 -164,4!', DARK_WOOD, {
    lift: 0.9,
    tex: 'feltTurned',
  });
  c.star(-189, -246, 14, AMBER, { lift: 0.3, tex: 'none', turn: -8 });
}

function footboard(c: Cutter): void {
  c.blob('192,4! 190,-154 200,-176 216,-180 230,-170 234,4!', DARK_WOOD, { lift: 0.8, tex: 'feltTurned' });
}

/**
 * A bed seen a little from above: what one lies on (`under`) behind a sleeper, what one is covered with (`over`) before
 * her. Both are drawn from the top of the rail.
 */
export function bedstead(under: DrawProp, over?: DrawProp): Halves {
  return inTwo({
    at: [43, -182],
    far(c, colour) {
      headboard(c);
      c.at(0, RAIL, {}, () => under(c, colour));
    },
    near(c, colour) {
      c.at(0, RAIL, {}, () => {
        over?.(c, colour);
        c.box(-190, -20, 398, 20, WOOD, { lift: 0.5, tex: 'brush' });
      });
      footboard(c);
    },
  });
}
