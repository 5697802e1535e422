import { describe, expect, test } from 'vitest';
import { completesTurn, dragIntent, turnProgress } from './drag.ts';

describe('dragIntent', () => {
  test.each([
    ['a tremble is nothing yet', 3, 4, 'unsure'],
    ['sideways turns', -20, 4, 'turn'],
    ['down scrolls', 2, 30, 'scroll'],
    ['aslant scrolls', 20, 18, 'scroll'],
    ['a thumb that slips a little still turns', 30, -12, 'turn'],
  ])('%s', (_, dx, dy, expected) => {
    expect(dragIntent(dx, dy)).toBe(expected);
  });
});

describe('turnProgress', () => {
  test('is 0 at rest, half when upright, and 1 when turned', () => {
    expect(turnProgress(0, 500)).toBe(0);
    expect(turnProgress(500, 500)).toBeCloseTo(0.5);
    expect(turnProgress(1000, 500)).toBeCloseTo(1);
  });
  test('keeps the edge under the finger', () => {
    for (const distance of [80, 250, 730]) {
      const angle = turnProgress(distance, 500) * Math.PI;
      expect(500 - 500 * Math.cos(angle)).toBeCloseTo(distance);
    }
  });
  test('stays between 0 and 1', () => {
    expect(turnProgress(5000, 500)).toBeCloseTo(1);
    expect(turnProgress(-40, 500)).toBe(0);
  });
  test('ends sooner for a page that only leaves the screen', () => {
    expect(turnProgress(360, 360, (105 / 180) * Math.PI)).toBeCloseTo(90 / 105);
  });
});

describe('completesTurn', () => {
  test.each([
    ['past the middle, let go', 0.6, 0, true],
    ['before the middle, let go', 0.4, 0, false],
    ['a flick from the start', 0.05, 0.9, true],
    ['a flick back from almost over', 0.9, -0.9, false],
    ['taken away by the browser', 0.9, Number.NEGATIVE_INFINITY, false],
  ])('%s', (_, progress, speed, expected) => {
    expect(completesTurn(progress, speed)).toBe(expected);
  });
});
