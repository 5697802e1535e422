import type { Cutter } from '../../../paper/cutter.ts';
import { triples } from '../../../paper/number-lists.ts';
import { MILK, UMBER } from '../../../paper/papers.ts';

/** Disc and face, the middle at 0,0, the radius 232. Its eyes look down on whoever hangs beneath it. */
export function moonFace(c: Cutter, colour: string, asleep: boolean): void {
  c.oval(0, 0, 232, 230, colour, { lift: 1.6, tex: 'brush', lit: false });
  c.blob(
    '40,-226 -104,-200 -212,-88 -226,36 -158,166 -16,228 56,222 -48,158 -104,54 -100,-64 -44,-170',
    c.mix(colour, MILK, 0.6),
    { lift: 0.8, lit: false },
  );
  for (const [x, y, rx] of triples('130,-104,34 172,18,22 96,130,29'))
    c.oval(x, y, rx, rx * 0.9, c.shade(colour, -0.05), { lift: 0.2, lit: false });
  for (const x of [-34, 94]) {
    if (asleep) c.mark(`${x - 28},-12 ${x},10 ${x + 28},-13`, UMBER, 8);
    else {
      c.dot(x, -6, 15, 19, '#5a3a34', 1, false);
      c.dot(x + 5, -13, 5, 5.6, '#fff6e0', 1, false);
    }
  }
  c.mark(asleep ? '6,54 32,74 58,52' : '-12,50 31,76 74,50', UMBER, 8);
  for (const x of [-64, 124]) c.dot(x, 42, 30, 20, '#f0a272', 0.6, false);
}
