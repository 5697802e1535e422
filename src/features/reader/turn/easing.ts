/** The pace of a movement: the x and y of the two inner points of a `cubic-bezier()`. */
export type BezierCurve = readonly [x1: number, y1: number, x2: number, y2: number];

/** A moment of a movement: how much of its time is over, and the easing from here to the next moment. */
export interface EasingSegment {
  readonly at: number;
  readonly easing: string;
}

/**
 * When a movement at the pace of `curve` has come to each of `stops` (parts of its way, from 0 to 1), and with which
 * easing it goes on from there: pieces of the same curve, so that the whole is the curve again.
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

/** The polar form of the cubic from 0 to 1 with the inner points p and q: de Casteljau with another part at each step. */
function blossom(p: number, q: number, r: number, s: number, t: number): number {
  const mix = (from: number, to: number, part: number) => from + (to - from) * part;
  const [a, b, c] = [mix(0, p, r), mix(p, q, r), mix(q, 1, r)];
  return mix(mix(a, b, s), mix(b, c, s), t);
}

/** Where along the curve, whose y never falls, `y` is reached. */
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
