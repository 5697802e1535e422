import { describe, expect, test } from 'vitest';
import { type BezierCurve, splitEasing } from './easing.ts';

const STOPS = [0, 0.25, 0.5, 0.75, 1];
const CURVES: readonly BezierCurve[] = [
  [0.4, 0.1, 0.2, 1],
  [0.2, 0.6, 0.2, 1],
];

/** Where a `cubic-bezier()` is at the part `time` of its time. */
function eased([x1, y1, x2, y2]: BezierCurve, time: number): number {
  const at = (p: number, q: number, u: number) => 3 * p * u * (1 - u) ** 2 + 3 * q * u * u * (1 - u) + u ** 3;
  let [low, high] = [0, 1];
  for (let n = 0; n < 40; n++) {
    const middle = (low + high) / 2;
    if (at(x1, x2, middle) < time) low = middle;
    else high = middle;
  }
  return at(y1, y2, low);
}

describe.each(CURVES)('the curve %s, %s, %s, %s in segments', (...curve) => {
  const pieces = splitEasing(curve, STOPS);

  test('reaches each stop when the whole curve does', () => {
    expect(pieces[0]!.at).toBeCloseTo(0);
    expect(pieces.at(-1)!.at).toBe(1);
    for (const [n, { at }] of pieces.entries()) expect(eased(curve, at)).toBeCloseTo(STOPS[n]!, 4);
  });
  test('follows the curve between the stops', () => {
    for (const [n, { at, easing }] of pieces.slice(0, -1).entries()) {
      const piece = easing.match(/[\d.]+/g)!.map(Number) as unknown as BezierCurve;
      const end = pieces[n + 1]!.at;
      for (const part of [0.2, 0.5, 0.8]) {
        const whole = eased(curve, at + (end - at) * part);
        expect(STOPS[n]! + 0.25 * eased(piece, part)).toBeCloseTo(whole, 2);
      }
    }
  });
});
