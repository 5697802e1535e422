/**
 * A photo as plain bytes, and squares cut out of it: turned, shrunk and smoothed in the same way in a worker, in a test
 * and in the bench, so that what is measured is what a family gets.
 */

/** RGBA, 8 bits a channel, sRGB, rows from the top. */
export type Raster = {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray | Uint8Array;
};

/** A square in the photo: its middle and side in photo pixels, and how far it is turned (radians, clockwise). */
export type Square = {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  readonly angle: number;
};

/** The photo at full size and at a half, a quarter … of it, so that shrinking averages instead of skipping. */
export type Pyramid = readonly Raster[];

/** Halves a raster until it is small. The first entry is the raster itself. */
export function pyramidOf(raster: Raster): Pyramid {
  const levels: Raster[] = [raster];
  let last = raster;
  while (Math.min(last.width, last.height) > 96) {
    last = half(last);
    levels.push(last);
  }
  return levels;
}

function half({ width, height, data }: Raster): Raster {
  const [w, h] = [width >> 1, height >> 1];
  const out = new Uint8ClampedArray(w * h * 4);
  for (let row = 0; row < h; row++) {
    for (let column = 0; column < w; column++) {
      const from = (row * 2 * width + column * 2) * 4;
      const to = (row * w + column) * 4;
      for (let channel = 0; channel < 4; channel++) {
        const at = from + channel;
        out[to + channel] =
          ((data[at] ?? 0) +
            (data[at + 4] ?? 0) +
            (data[at + width * 4] ?? 0) +
            (data[at + width * 4 + 4] ?? 0) +
            2) >>
          2;
      }
    }
  }
  return { width: w, height: h, data: out };
}

/** Where a place in the square (0–1 both ways) lies in the photo, in photo pixels. */
export function inPhoto(square: Square, u: number, v: number): { x: number; y: number } {
  const [dx, dy] = [(u - 0.5) * square.side, (v - 0.5) * square.side];
  const [cos, sin] = [Math.cos(square.angle), Math.sin(square.angle)];
  return { x: square.x + dx * cos - dy * sin, y: square.y + dx * sin + dy * cos };
}

/** Where a place in the photo lies in the square, 0–1 both ways. The inverse of `inPhoto`. */
export function inSquare(square: Square, x: number, y: number): { u: number; v: number } {
  const [dx, dy] = [x - square.x, y - square.y];
  const [cos, sin] = [Math.cos(square.angle), Math.sin(square.angle)];
  return { u: (dx * cos + dy * sin) / square.side + 0.5, v: (dy * cos - dx * sin) / square.side + 0.5 };
}

/**
 * The square as a `side` × `side` RGBA raster. What lies outside the photo has alpha 0 and repeats the photo's edge: a
 * network takes a black border for hair or a hat.
 */
export function cutSquare(pyramid: Pyramid, square: Square, side: number): Raster {
  let level = 0;
  while (level < pyramid.length - 1 && square.side / side / 2 ** level > 1.5) level += 1;
  const { width, height, data } = pyramid[level] as Raster;
  const scale = 1 / 2 ** level;
  const out = new Uint8ClampedArray(side * side * 4);
  const origin = inPhoto(square, 0.5 / side, 0.5 / side);
  const step = square.side / side;
  const [cos, sin] = [Math.cos(square.angle) * step, Math.sin(square.angle) * step];
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const x = (origin.x + column * cos - row * sin) * scale - 0.5;
      const y = (origin.y + column * sin + row * cos) * scale - 0.5;
      const outside = x < -0.5 || y < -0.5 || x > width - 0.5 || y > height - 0.5;
      const left = Math.min(width - 1, Math.max(0, Math.floor(x)));
      const top = Math.min(height - 1, Math.max(0, Math.floor(y)));
      const right = Math.min(width - 1, left + 1);
      const bottom = Math.min(height - 1, top + 1);
      const [fx, fy] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))];
      const to = (row * side + column) * 4;
      for (let channel = 0; channel < 4; channel++) {
        const nw = data[(top * width + left) * 4 + channel] ?? 0;
        const ne = data[(top * width + right) * 4 + channel] ?? 0;
        const sw = data[(bottom * width + left) * 4 + channel] ?? 0;
        const se = data[(bottom * width + right) * 4 + channel] ?? 0;
        out[to + channel] = (nw * (1 - fx) + ne * fx) * (1 - fy) + (sw * (1 - fx) + se * fx) * fy;
      }
      if (outside) out[to + 3] = 0;
    }
  }
  return { width: side, height: side, data: out };
}
