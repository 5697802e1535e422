import type { Cutter } from '../../../paper/cutter.ts';
import { IVORY } from '../../../paper/papers.ts';

/** The side of a hull that is towards us: laid before figures who sit in it. */
export function hull(c: Cutter, colour: string): void {
  c.blob('-170,-62! -60,-48 60,-48 176,-68! 150,-10 110,10 -96,10 -146,-8', colour, {
    lift: 1.1,
    tex: 'brush',
  });
  c.blob('-172,-66! -60,-50 60,-50 178,-72! 172,-52 60,-32 -60,-32 -164,-46!', c.shade(colour, 0.06), {
    lift: 0.4,
  });
  c.stitch('-138,-20 0,-8 132,-22', IVORY, 3.4, [11, 10]);
}

/** The far side of the same hull, of which we see the inside: laid behind them. */
export function hullBack(c: Cutter, colour: string): void {
  c.blob('-168,-62! -90,-84 10,-90 110,-86 174,-68! 60,-40 -60,-40', c.shade(colour, -0.16), { lift: 0.4 });
  c.band('-170,-64 -90,-84 10,-91 110,-86 176,-70', [10, 10, 10, 10, 10], c.shade(colour, 0.02), {
    lift: 0.3,
    tex: 'none',
  });
}
