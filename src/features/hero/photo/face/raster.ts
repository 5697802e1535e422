/**
 * A photo as plain bytes, and squares cut out of it: turned, shrunk and smoothed in the same way in a worker, in a test
 * and in the bench, so that what is measured is what a family gets.
 */
import { median } from './averages.ts';

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
    last = halve(last);
    levels.push(last);
  }
  return levels;
}

function halve({ width, height, data }: Raster): Raster {
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

/** Converts coordinates in the square (0–1) to photo pixels. */
export function toPhoto(square: Square, u: number, v: number): { x: number; y: number } {
  const [dx, dy] = [(u - 0.5) * square.side, (v - 0.5) * square.side];
  const [cos, sin] = [Math.cos(square.angle), Math.sin(square.angle)];
  return { x: square.x + dx * cos - dy * sin, y: square.y + dx * sin + dy * cos };
}

/** Converts photo pixels to coordinates in the square, 0–1. The inverse of `inPhoto`. */
export function toSquare(square: Square, x: number, y: number): { u: number; v: number } {
  const [dx, dy] = [x - square.x, y - square.y];
  const [cos, sin] = [Math.cos(square.angle), Math.sin(square.angle)];
  return { u: (dx * cos + dy * sin) / square.side + 0.5, v: (dy * cos - dx * sin) / square.side + 0.5 };
}

/** Where in a pixel it is looked, across and down: in its middle, or in the middle of its quarters. */
type SampleOffset = readonly [across: number, down: number];
const MIDDLE: readonly SampleOffset[] = [[0, 0]];
const QUARTERS: readonly SampleOffset[] = [
  [-0.25, -0.25],
  [0.25, -0.25],
  [-0.25, 0.25],
  [0.25, 0.25],
];

/**
 * How far above the photo its top row still shows, in sides of the square; from there on it is the row's own colour. A crown
 * that just touches the edge would else grow upwards like a tall hat (decision 206).
 */
const ABOVE = 0.015;

/** The median red, green and blue of the photo's top row between `left` and `left + side`. */
function topColour(
  { width, data }: Raster,
  left: number,
  side: number,
): [red: number, green: number, blue: number] {
  const columns = Array.from({ length: 65 }, (_, at) =>
    Math.min(width - 1, Math.max(0, Math.round(left + (side * at) / 64))),
  );
  const channel = (which: number) => median(columns.map((column) => data[column * 4 + which] ?? 0));
  return [channel(0), channel(1), channel(2)];
}

/**
 * The square as a `side` × `side` RGBA raster. What lies outside the photo has alpha 0 and repeats the photo's edge: a
 * network takes a black border for hair or a hat. Above the photo its top row soon passes into one colour. Where the photo
 * is shrunk, each pixel is the mean of four places: a photo cut by a pixel gives the same square. A head is cut out some
 * thirty times, so a photo's pixel is read as one number.
 */
export function sampleSquare(pyramid: Pyramid, square: Square, side: number): Raster {
  let level = 0;
  while (level < pyramid.length - 1 && square.side / side / 2 ** level >= 2) level += 1;
  const scale = 1 / 2 ** level;
  const shrinks = (square.side / side) * scale > 1;
  const photo = pyramid[level] as Raster;
  const { width, height, data } = photo;
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const out = new Uint8ClampedArray(side * side * 4);
  const step = (square.side / side) * scale;
  const origin = toPhoto(square, 0.5 / side, 0.5 / side);
  const [originX, originY] = [origin.x * scale - 0.5, origin.y * scale - 0.5];
  const [cos, sin] = [Math.cos(square.angle) * step, Math.sin(square.angle) * step];
  const places = shrinks ? QUARTERS : MIDDLE;
  const across = Float64Array.from(places, ([x, y]) => x * cos - y * sin);
  const down = Float64Array.from(places, ([x, y]) => x * sin + y * cos);
  const share = 1 / places.length;
  const [lastX, lastY] = [width - 1, height - 1];
  const [skyRed, skyGreen, skyBlue] = topColour(
    photo,
    (square.x - square.side / 2) * scale,
    square.side * scale,
  );
  const above = ABOVE * square.side * scale;
  let to = 0;
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const middleX = originX + column * cos - row * sin;
      const middleY = originY + column * sin + row * cos;
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let place = 0; place < places.length; place++) {
        const x = Math.min(lastX, Math.max(0, middleX + (across[place] as number)));
        const y = Math.min(lastY, Math.max(0, middleY + (down[place] as number)));
        const left = Math.floor(x);
        const top = Math.floor(y);
        const fx = x - left;
        const fy = y - top;
        const at = top * width + left;
        const right = left < lastX ? 1 : 0;
        const below = top < lastY ? width : 0;
        const nw = pixels[at] as number;
        const ne = pixels[at + right] as number;
        const sw = pixels[at + below] as number;
        const se = pixels[at + below + right] as number;
        const atSe = fx * fy;
        const atNe = fx - atSe;
        const atSw = fy - atSe;
        const atNw = 1 - fx - atSw;
        red += (nw & 255) * atNw + (ne & 255) * atNe + (sw & 255) * atSw + (se & 255) * atSe;
        green +=
          ((nw >>> 8) & 255) * atNw +
          ((ne >>> 8) & 255) * atNe +
          ((sw >>> 8) & 255) * atSw +
          ((se >>> 8) & 255) * atSe;
        blue +=
          ((nw >>> 16) & 255) * atNw +
          ((ne >>> 16) & 255) * atNe +
          ((sw >>> 16) & 255) * atSw +
          ((se >>> 16) & 255) * atSe;
      }
      const inside = middleX >= -0.5 && middleY >= -0.5 && middleX <= width - 0.5 && middleY <= height - 0.5;
      const beyond = Math.min(1, Math.max(0, -middleY / above));
      const plain = beyond * beyond * (3 - 2 * beyond);
      out[to] = red * share * (1 - plain) + skyRed * plain;
      out[to + 1] = green * share * (1 - plain) + skyGreen * plain;
      out[to + 2] = blue * share * (1 - plain) + skyBlue * plain;
      out[to + 3] = inside ? 255 : 0;
      to += 4;
    }
  }
  return { width: side, height: side, data: out };
}

/** A picture as in a mirror. */
export function mirror({ width, height, data }: Raster): Raster {
  const from = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const to = new Uint32Array(width * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++)
      to[row * width + column] = from[row * width + width - 1 - column] ?? 0;
  }
  return { width, height, data: new Uint8ClampedArray(to.buffer) };
}
