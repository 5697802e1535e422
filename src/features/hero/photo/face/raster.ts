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

/** Where in a pixel it is looked: in its middle, or in the middle of its quarters. x and y by turns. */
const MIDDLE = [0, 0];
const QUARTERS = [-0.25, -0.25, 0.25, -0.25, -0.25, 0.25, 0.25, 0.25];

/**
 * The square as a `side` × `side` RGBA raster. What lies outside the photo has alpha 0 and repeats the photo's edge: a
 * network takes a black border for hair or a hat. Where the photo is shrunk, each pixel is the mean of four places: a photo
 * cut by a pixel gives the same square.
 */
export function cutSquare(pyramid: Pyramid, square: Square, side: number): Raster {
  let level = 0;
  while (level < pyramid.length - 1 && square.side / side / 2 ** level >= 2) level += 1;
  const scale = 1 / 2 ** level;
  const shrinks = (square.side / side) * scale > 1;
  const { width, height, data } = pyramid[level] as Raster;
  const out = new Uint8ClampedArray(side * side * 4);
  const step = (square.side / side) * scale;
  const origin = inPhoto(square, 0.5 / side, 0.5 / side);
  const [originX, originY] = [origin.x * scale - 0.5, origin.y * scale - 0.5];
  const [cos, sin] = [Math.cos(square.angle) * step, Math.sin(square.angle) * step];
  const places = shrinks ? QUARTERS : MIDDLE;
  const share = 2 / places.length;
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const middleX = originX + column * cos - row * sin;
      const middleY = originY + column * sin + row * cos;
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let place = 0; place < places.length; place += 2) {
        const across = places[place] as number;
        const down = places[place + 1] as number;
        const x = Math.min(width - 1, Math.max(0, middleX + across * cos - down * sin));
        const y = Math.min(height - 1, Math.max(0, middleY + across * sin + down * cos));
        const left = Math.floor(x);
        const top = Math.floor(y);
        const fx = x - left;
        const fy = y - top;
        const nw = (top * width + left) * 4;
        const ne = left + 1 < width ? nw + 4 : nw;
        const below = top + 1 < height ? width * 4 : 0;
        const atNw = (1 - fx) * (1 - fy);
        const atNe = fx * (1 - fy);
        const atSw = (1 - fx) * fy;
        const atSe = fx * fy;
        red +=
          (data[nw] as number) * atNw +
          (data[ne] as number) * atNe +
          (data[nw + below] as number) * atSw +
          (data[ne + below] as number) * atSe;
        green +=
          (data[nw + 1] as number) * atNw +
          (data[ne + 1] as number) * atNe +
          (data[nw + below + 1] as number) * atSw +
          (data[ne + below + 1] as number) * atSe;
        blue +=
          (data[nw + 2] as number) * atNw +
          (data[ne + 2] as number) * atNe +
          (data[nw + below + 2] as number) * atSw +
          (data[ne + below + 2] as number) * atSe;
      }
      const to = (row * side + column) * 4;
      out[to] = red * share;
      out[to + 1] = green * share;
      out[to + 2] = blue * share;
      const inside = middleX >= -0.5 && middleY >= -0.5 && middleX <= width - 0.5 && middleY <= height - 0.5;
      out[to + 3] = inside ? 255 : 0;
    }
  }
  return { width: side, height: side, data: out };
}

/** A picture as in a mirror. */
export function mirrored({ width, height, data }: Raster): Raster {
  const from = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const to = new Uint32Array(width * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++)
      to[row * width + column] = from[row * width + width - 1 - column] ?? 0;
  }
  return { width, height, data: new Uint8ClampedArray(to.buffer) };
}
