import { describe, expect, test } from 'vitest';
import { MIN_BLEED } from '../book.ts';
import { keyframeAt, keyframes, type TurnPart } from './keyframes.ts';

const PARTS: readonly TurnPart[] = [
  ...(['front', 'back', 'frontLight', 'backLight', 'shade', 'fadeIn'] as const),
  ...(['awayFar', 'awayNear', 'beneathFar', 'beneathNear'] as const),
];

const book = { kind: 'leaf', side: 1 } as const;
const mirrored = { kind: 'leaf', side: -1 } as const;

/** The angle of rotateY in a transform, in degrees. */
function angle({ transform }: Keyframe): number {
  return Number(/rotateY\((-?[\d.]+)deg\)/.exec(String(transform))?.[1]);
}

describe('the two faces of a sheet', () => {
  test('start with the front flat and the back turned away, and end the other way round', () => {
    expect([angle(keyframeAt('front', 0, book)), angle(keyframeAt('back', 0, book))]).toEqual([0, 180]);
    expect([angle(keyframeAt('front', 1, book)), angle(keyframeAt('back', 1, book))]).toEqual([-180, 0]);
  });
  test('stay back to back throughout', () => {
    for (const over of [0.1, 0.35, 0.5, 0.8]) {
      expect(angle(keyframeAt('back', over, book)) - angle(keyframeAt('front', over, book))).toBeCloseTo(180);
    }
  });
  test('lie flat at both ends', () => {
    for (const over of [0, 1]) expect(keyframeAt('front', over, book).transform).toContain('skewY(0deg)');
  });
  test('are mirrored in a right-to-left book', () => {
    for (const part of ['front', 'back'] as const)
      expect(angle(keyframeAt(part, 0.3, mirrored))).toBeCloseTo(-angle(keyframeAt(part, 0.3, book)));
  });
});

test('the light on a resting sheet is off, so that removing it is invisible', () => {
  expect(keyframeAt('frontLight', 0, book).opacity).toBe(0);
  expect(keyframeAt('backLight', 1, book).opacity).toBe(0);
  expect([keyframeAt('shade', 0, book).opacity, keyframeAt('shade', 1, book).opacity]).toEqual([0, 0]);
});

test('turning back plays a turn in reverse', () => {
  for (const part of PARTS) {
    const on = keyframes(part, 0, 1, book).map(({ offset: _, ...rest }) => rest);
    const back = keyframes(part, 1, 0, book).map(({ offset: _, ...rest }) => rest);
    expect(back).toEqual(on.reverse());
  }
});

test('a released sheet starts where it was', () => {
  const [first, , , , last] = keyframes('front', 0.4, 0, book);
  expect(angle(first!)).toBeCloseTo(-72);
  expect(angle(last!)).toBeCloseTo(0);
});

test('animates only properties that the compositor can play', () => {
  const properties = new Set(PARTS.flatMap((part) => Object.keys(keyframeAt(part, 0.5, book))));
  expect([...properties].sort()).toEqual(['opacity', 'transform']);
});

describe('the depth of a picture', () => {
  /** The shift in a transform, in percent. */
  const shift = ({ transform }: Keyframe) => Number(/translateX\((-?[\d.]+)%\)/.exec(String(transform))?.[1]);

  test('is zero while the picture lies open', () => {
    for (const part of ['awayFar', 'awayNear'] as const) expect(shift(keyframeAt(part, 0, book))).toBe(0);
    for (const part of ['beneathFar', 'beneathNear'] as const)
      expect(shift(keyframeAt(part, 1, book))).toBe(0);
  });
  test('moves the far and near layers in opposite directions, the far one further', () => {
    for (const [far, near] of [
      [keyframeAt('awayFar', 0.5, book), keyframeAt('awayNear', 0.5, book)],
      [keyframeAt('beneathFar', 0.5, book), keyframeAt('beneathNear', 0.5, book)],
    ] as const) {
      expect(Math.sign(shift(far))).toBe(-Math.sign(shift(near)));
      expect(Math.abs(shift(far))).toBeGreaterThan(Math.abs(shift(near)));
    }
  });
  test("stays within the bleed of a book's layers", () => {
    for (const part of PARTS.slice(6))
      for (const over of [0, 1])
        expect(Math.abs(shift(keyframeAt(part, over, book)))).toBeLessThanOrEqual(MIN_BLEED * 100);
  });
});
