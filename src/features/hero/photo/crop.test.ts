import { describe, expect, it } from 'vitest';
import { clampCrop, cropForKey, cropSquare, initialCrop, MAX_ZOOM, pan, zoomAt } from './crop.ts';

const portrait = { width: 600, height: 800 };
const landscape = { width: 800, height: 600 };

/** The photo covers the hoop: nothing of the cut-out lies outside it. */
function covered(frame: Parameters<typeof cropSquare>[0], size: typeof portrait) {
  const { left, top, side } = cropSquare(frame, size);
  expect(left).toBeGreaterThanOrEqual(-1e-9);
  expect(top).toBeGreaterThanOrEqual(-1e-9);
  expect(left + side).toBeLessThanOrEqual(size.width + 1e-9);
  expect(top + side).toBeLessThanOrEqual(size.height + 1e-9);
}

describe('framing a photo', () => {
  it('first shows the whole width, a portrait a little above its middle', () => {
    expect(cropSquare(initialCrop(portrait), portrait)).toMatchObject({ left: 0, side: 600 });
    expect(cropSquare(initialCrop(portrait), portrait).top).toBeLessThan(100);
    expect(cropSquare(initialCrop(landscape), landscape)).toEqual({ left: 100, top: 0, side: 600 });
  });

  it('moves the photo with the finger and stops at its edge', () => {
    const start = { x: 0.5, y: 0.5, zoom: 2 };
    expect(cropSquare(pan(start, portrait, 0.1, 0), portrait).left).toBeCloseTo(150 - 30);
    for (const [x, y] of [
      [9, 9],
      [-9, 9],
      [9, -9],
      [-9, -9],
    ] as const)
      covered(pan(start, portrait, x, y), portrait);
  });

  it('zooms around the point under the finger', () => {
    const start = { x: 0.5, y: 0.5, zoom: 2 };
    const zoomed = zoomAt(start, landscape, 1.5, 0.2, -0.1);
    const place = (frame: typeof start) => {
      const { left, top, side } = cropSquare(frame, landscape);
      return [left + 0.7 * side, top + 0.4 * side];
    };
    const [before, after] = [place(start), place(zoomed)];
    expect(after[0]).toBeCloseTo(before[0] ?? 0);
    expect(after[1]).toBeCloseTo(before[1] ?? 0);
  });

  it('keeps zoom between filled and six times, and the hoop covered', () => {
    expect(clampCrop({ x: 0, y: 1, zoom: 0.2 }, portrait).zoom).toBe(1);
    expect(zoomAt(initialCrop(portrait), portrait, 100).zoom).toBe(MAX_ZOOM);
    covered(clampCrop({ x: -3, y: 7, zoom: 1 }, landscape), landscape);
    covered(zoomAt({ x: 0.1, y: 0.1, zoom: 4 }, landscape, 0.1), landscape);
  });

  it('answers arrows, plus, minus and Home, and leaves other keys alone', () => {
    const start = { x: 0.5, y: 0.5, zoom: 2 };
    expect(cropForKey('ArrowRight', start, portrait)?.x).toBeLessThan(0.5);
    expect(cropForKey('ArrowDown', start, portrait)?.y).toBeLessThan(0.5);
    expect(cropForKey('+', start, portrait)?.zoom).toBeGreaterThan(2);
    expect(cropForKey('-', start, portrait)?.zoom).toBeLessThan(2);
    expect(cropForKey('Home', start, portrait)).toEqual(initialCrop(portrait));
    expect(cropForKey('Tab', start, portrait)).toBeNull();
  });
});
