/** The x and y of the two inner points of a `cubic-bezier()`. */
export type BezierCurve = readonly [x1: number, y1: number, x2: number, y2: number];

/** A segment of an eased movement: when it starts, as a fraction of the duration, and the easing to the next one. */
export interface EasingSegment {
  readonly at: number;
  readonly easing: string;
}

/**
 * Splits a `cubic-bezier()` at `stops` (fractions of the distance, from 0 to 1): when each is reached, and the
 * easing of the segment after it, which is a part of the same curve.
 */
export function splitEasing([x1, y1, x2, y2]: BezierCurve, stops: readonly number[]): EasingSegment[] {
  const turns = stops.map((stop) => parameterAt(y1, y2, stop));
  return turns.map((u, n) => {
    const v = turns[n + 1] ?? 1;
    const [from, until] = [blossom(x1, x2, u, u, u), blossom(x1, x2, v, v, v)];
    const [low, high] = [blossom(y1, y2, u, u, u), blossom(y1, y2, v, v, v)];
    if (v <= u) return { at: from, easing: 'linear' };
    const x = (value: number) => round((value - from) / (until - from));
    const y = (value: number) => round((value - low) / (high - low));
    const [a, b] = [blossom(x1, x2, u, u, v), blossom(x1, x2, u, v, v)];
    const [c, d] = [blossom(y1, y2, u, u, v), blossom(y1, y2, u, v, v)];
    return { at: from, easing: `cubic-bezier(${x(a)},${y(c)},${x(b)},${y(d)})` };
  });
}

/**
 * The polar form (blossom) of the cubic from 0 to 1 with the inner points p and q: de Casteljau's algorithm
 * with another parameter at each step.
 */
function blossom(p: number, q: number, r: number, s: number, t: number): number {
  const mix = (from: number, to: number, part: number) => from + (to - from) * part;
  const [a, b, c] = [mix(0, p, r), mix(p, q, r), mix(q, 1, r)];
  return mix(mix(a, b, s), mix(b, c, s), t);
}

/** The curve parameter at which the non-decreasing y reaches `y`. */
function parameterAt(y1: number, y2: number, y: number): number {
  let [low, high] = [0, 1];
  for (let n = 0; n < 30; n++) {
    const middle = (low + high) / 2;
    if (blossom(y1, y2, middle, middle, middle) < y) low = middle;
    else high = middle;
  }
  return y >= 1 ? 1 : high;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
