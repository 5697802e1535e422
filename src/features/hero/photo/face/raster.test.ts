import { describe, expect, it } from 'vitest';
import { mirror, pyramidOf, type Raster, sampleSquare } from './raster.ts';

/** Fine noise: what a square shows of it depends on where each pixel of it is looked at. */
function noise(side: number): Raster {
  const data = new Uint8ClampedArray(side * side * 4);
  let state = 7;
  for (let at = 0; at < data.length; at++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    data[at] = at % 4 === 3 ? 255 : state >>> 24;
  }
  return { width: side, height: side, data };
}

function blackenedCopy(photo: Raster, cut: number): Raster {
  const side = photo.width - cut;
  const data = new Uint8ClampedArray(side * side * 4);
  for (let row = 0; row < side; row++) {
    const from = ((row + cut) * photo.width + cut) * 4;
    data.set(photo.data.subarray(from, from + side * 4), row * side * 4);
  }
  return { width: side, height: side, data };
}

describe('cutting a square out of a photo', () => {
  it('gives the same pixels when the photo is cut off by a pixel', () => {
    const photo = noise(300);
    const square = { x: 150, y: 150, side: 110, angle: 0.2 };
    const fullSample = sampleSquare(pyramidOf(photo), square, 64);
    const cut = sampleSquare(pyramidOf(blackenedCopy(photo, 1)), { ...square, x: 149, y: 149 }, 64);
    const apart = fullSample.data.map((value, at) => Math.abs(value - (cut.data[at] ?? 0)));
    expect(Math.max(...apart)).toBeLessThanOrEqual(1);
  });

  it('marks what lies outside of the photo', () => {
    const { data } = sampleSquare(pyramidOf(noise(40)), { x: 0, y: 20, side: 40, angle: 0 }, 40);
    const alpha = (column: number) => data[(20 * 40 + column) * 4 + 3];
    expect([alpha(5), alpha(35)]).toEqual([0, 255]);
  });

  /** A photo of one colour but for a dark place, 40 wide, that begins at a row. */
  function darkPlace(row: number): Raster {
    const data = new Uint8ClampedArray(200 * 200 * 4).fill(230);
    for (let y = row; y < 120; y++) data.fill(20, (y * 200 + 80) * 4, (y * 200 + 120) * 4);
    return { width: 200, height: 200, data };
  }

  it('lets nothing dark at the top edge grow upwards, and leaves what is in the photo as it is', () => {
    const square = { x: 100, y: 60, side: 200, angle: 0 };
    const { data } = sampleSquare(pyramidOf(darkPlace(0)), square, 200);
    const red = (column: number, row: number) => data[(row * 200 + column) * 4];
    // The photo begins at row 40 of the square, and three rows above it are on the way.
    expect([red(100, 5), red(100, 36), red(100, 38), red(100, 40)]).toEqual([
      230,
      230,
      expect.any(Number),
      20,
    ]);
    expect(red(100, 38)).toBeGreaterThan(20);
    expect(red(100, 38)).toBeLessThan(230);
  });

  it('fills the space above a photo almost equally, whether or not its edge touches a dark spot', () => {
    const square = (y: number) => ({ x: 100, y, side: 200, angle: 0 });
    const touches = sampleSquare(pyramidOf(darkPlace(0)), square(60), 100).data;
    const just = sampleSquare(pyramidOf(darkPlace(1)), square(61), 100).data;
    const apart = [...touches].reduce((sum, value, at) => sum + Math.abs(value - (just[at] ?? 0)), 0);
    // Forty columns streaked to the top would be 20 × 20 pixels of three channels, 210 each.
    expect(apart).toBeLessThan(0.2 * 20 * 20 * 3 * 210);
  });
});

describe('a picture in a mirror', () => {
  it('reverses the columns, and restores the picture when applied twice', () => {
    const { width, height, data } = noise(8);
    const wide = { width, height: height / 2, data: data.slice(0, data.length / 2) };
    const { data: turned } = mirror(wide);
    const pixel = (of: Raster['data'], column: number, row: number) => [
      ...of.slice((row * width + column) * 4, (row * width + column) * 4 + 4),
    ];
    expect(pixel(turned, 0, 2)).toEqual(pixel(data, 7, 2));
    expect(pixel(turned, 5, 0)).toEqual(pixel(data, 2, 0));
    expect(mirror(mirror(wide))).toEqual(wide);
  });
});
