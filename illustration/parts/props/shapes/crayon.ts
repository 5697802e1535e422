import type { Cutter } from '../../../paper/cutter.ts';
import { pairs } from '../../../paper/number-lists.ts';
import { AMBER, CRAYON_BLUE, HARBOUR, OLIVE, TERRACOTTA } from '../../../paper/papers.ts';

/** A boat that hangs from a balloon, a star above the sea: some 150 × 110, its middle at 0, 0. */
export function crayonVoyage(c: Cutter): void {
  c.mark('-66,40 -44,34 -24,42 -2,35 20,42 42,35 66,41', HARBOUR, 5, 0.85);
  c.mark('-60,49 -36,44 -10,50 16,45 40,50 62,46', HARBOUR, 4, 0.6);
  c.mark('-48,6! -32,30! 14,31! 30,6! -48,7!', TERRACOTTA, 5, 0.95);
  c.mark('-36,12! -30,26! -22,12! -14,27! -6,12! 2,27! 10,12! 16,22!', TERRACOTTA, 4, 0.55);
  c.mark('-26,6 -20,-12', CRAYON_BLUE, 3.4);
  c.mark('10,6 4,-12', CRAYON_BLUE, 3.4);
  c.mark('-22,-12! -38,-28 -36,-48 -8,-58 20,-48 22,-28 6,-12! -22,-13!', AMBER, 5, 0.95);
  c.mark('-22,-48! -26,-26! -14,-54! -12,-18! -2,-55! 0,-18! 10,-50! 8,-22!', AMBER, 4, 0.5);
  for (const [dx, dy] of pairs('0,15 14,4 9,-12'))
    c.mark(`${48 - dx},${-46 - dy} ${48 + dx},${-46 + dy}`, '#e8a93a', 4.6, 0.95);
  c.mark('-68,-34! -62,-40 -57,-34! -51,-40 -46,-34!', CRAYON_BLUE, 3.4, 0.8);
}

/** A house with smoke, two flowers: some 150 × 100. */
export function crayonGarden(c: Cutter): void {
  c.mark('-70,44 -30,40 10,45 66,41', OLIVE, 5, 0.9);
  c.mark('-4,42! -4,2! 46,2! 46,42!', CRAYON_BLUE, 4.6, 0.9);
  c.mark('-12,4! 21,-32! 54,4!', TERRACOTTA, 5, 0.95);
  c.mark('2,0! 12,-18! 18,0! 24,-24! 30,0! 36,-12! 42,0!', TERRACOTTA, 4, 0.5);
  c.mark('12,42! 12,20! 28,20! 28,42!', CRAYON_BLUE, 3.6, 0.8);
  c.mark('40,-20 44,-36 36,-44 44,-56', CRAYON_BLUE, 3.4, 0.6);
  for (const [x, y, k] of [
    [-54, -6, TERRACOTTA],
    [-28, 8, '#8a7aa6'],
  ] as const) {
    c.mark(`${x},42 ${x + 2},${y}`, OLIVE, 4.6, 0.95);
    for (let i = 0; i < 5; i++)
      c.dot(x + 2 + Math.cos(i * 1.26) * 9, y - 4 + Math.sin(i * 1.26) * 9, 6, 6, k, 0.85);
    c.dot(x + 2, y - 4, 5, 5, AMBER);
  }
}
