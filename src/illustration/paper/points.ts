/** Outlines written as SVG writes `points`, with `!` after a hard corner: `-20,0! 0,-40 20,0!`. */
import type { Point } from './outline.ts';

const parsed = new Map<string, readonly Point[]>();

/** The points of a shape written as text. Throws on what is not a list of numbers. */
export function pts(text: string): readonly Point[] {
  const known = parsed.get(text);
  if (known) return known;
  const points = text
    .trim()
    .split(/\s+/)
    .map((pair): Point => {
      const corner = pair.endsWith('!');
      const [x, y] = (corner ? pair.slice(0, -1) : pair).split(',').map(Number);
      if (x === undefined || y === undefined || !Number.isFinite(x) || !Number.isFinite(y))
        throw new Error(`Not a point: ${pair}`);
      return [x, y, corner ? 1 : 0];
    });
  if (parsed.size < 4000) parsed.set(text, points);
  return points;
}
