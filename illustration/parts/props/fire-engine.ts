import type { Cutter } from '../../paper/cutter.ts';
import { prop } from '../prop.ts';

const RED = '#dc2f22';

/** How far the strongest of red, green and blue lies from the weakest: a gray has next to none. */
function colourful(hex: string): boolean {
  const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return Math.max(...parts) - Math.min(...parts) > 40;
}

function wheel(c: Cutter, x: number, tyre: string, hub: string): void {
  c.oval(x, -22, 24, 24, tyre, { lift: 0.8, tex: 'brush' });
  c.dot(x, -22, 11, 11, hub);
  c.dot(x, -22, 4, 4, tyre);
}

/**
 * A toy fire engine, facing right, with a ladder that goes up, a bell, and one small tooth mark in the left front fender.
 * In gray all of it is gray: what is brass and cream on the red one has no colour either.
 */
export const fireEngine = prop(
  { id: 'fire-engine', label: 'Fire engine', colour: RED, bounds: [-156, -204, 160, 4] },
  { grip: [0, -46] },
  (c, colour) => {
    const bright = colourful(colour);
    const cream = bright ? '#f8e8c2' : c.shade(colour, 0.2);
    const brass = bright ? '#e9b949' : c.shade(colour, 0.12);
    const glass = bright ? '#bfe3ea' : c.shade(colour, 0.28);
    const tyre = bright ? '#33303c' : c.shade(colour, -0.26);
    const dark = c.shade(colour, -0.1);
    // The ladder leans on the cab, its foot on the tail; it is as red as the rest.
    const ladder = bright ? colour : cream;
    for (const y of [0, 17]) c.mark(`-104,${-84 - y} 60,${-136 - y}`, ladder, 6);
    for (const t of [0.08, 0.24, 0.4, 0.56, 0.72, 0.88])
      c.mark(`${-104 + 164 * t},${-84 - 52 * t} ${-104 + 164 * t},${-101 - 52 * t}`, ladder, 5);
    c.cut('-92,-92! -78,-92! -72,-66! -98,-66!', dark, { lift: 0.5 });
    c.cut('-112,-22! -112,-70! 8,-70! 12,-112! 74,-112! 92,-70! 112,-62! 112,-22!', colour, {
      lift: 1.2,
      tex: 'brush',
    });
    c.cut('26,-102! 68,-102! 80,-72! 22,-72!', glass, { lift: 0.3 });
    c.cut('-112,-50! 112,-50! 112,-42! -112,-42!', cream, { lift: 0.2 });
    for (const x of [-84, -48, -12])
      c.cut(`${x - 13},-66! ${x + 13},-66! ${x + 13},-54! ${x - 13},-54!`, dark, { lift: 0.1 });
    c.cut('-118,-30! 120,-30! 120,-18! -118,-18!', brass, { lift: 0.4 });
    c.blob('28,-114! 30,-128 40,-136 50,-128 52,-114!', brass, { lift: 0.5 });
    c.dot(40, -112, 4, 4, tyre);
    c.oval(106, -52, 8, 9, bright ? '#fff2b8' : c.shade(colour, 0.3), { lift: 0.3, tex: 'none' });
    for (const x of [-70, 68]) {
      c.blob(`${x - 32},-22! ${x - 28},-44 ${x},-54 ${x + 28},-44 ${x + 32},-22!`, dark, {
        lift: 0.4,
        tex: 'brush',
      });
      wheel(c, x, tyre, cream);
    }
    // The mark of a tooth: a bite of half a moon out of the fender.
    c.blob('84,-48 88,-39 96,-39 100,-47 92,-44', c.shade(colour, -0.24), { lift: 0.1, tex: 'none' });
  },
);
