import { describe, expect, it } from 'vitest';
import { cutSquare, mirrored, pyramidOf, type Raster } from './raster.ts';

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

function without(photo: Raster, cut: number): Raster {
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
    const whole = cutSquare(pyramidOf(photo), square, 64);
    const cut = cutSquare(pyramidOf(without(photo, 1)), { ...square, x: 149, y: 149 }, 64);
    const apart = whole.data.map((value, at) => Math.abs(value - (cut.data[at] ?? 0)));
    expect(Math.max(...apart)).toBeLessThanOrEqual(1);
  });

  it('marks what lies outside of the photo', () => {
    const { data } = cutSquare(pyramidOf(noise(40)), { x: 0, y: 20, side: 40, angle: 0 }, 40);
    const alpha = (column: number) => data[(20 * 40 + column) * 4 + 3];
    expect([alpha(5), alpha(35)]).toEqual([0, 255]);
  });
});

describe('a picture in a mirror', () => {
  it('has its columns the other way round, and twice is the picture itself', () => {
    const { width, height, data } = noise(8);
    const wide = { width, height: height / 2, data: data.slice(0, data.length / 2) };
    const { data: turned } = mirrored(wide);
    const pixel = (of: Raster['data'], column: number, row: number) => [
      ...of.slice((row * width + column) * 4, (row * width + column) * 4 + 4),
    ];
    expect(pixel(turned, 0, 2)).toEqual(pixel(data, 7, 2));
    expect(pixel(turned, 5, 0)).toEqual(pixel(data, 2, 0));
    expect(mirrored(mirrored(wide))).toEqual(wide);
  });
});
