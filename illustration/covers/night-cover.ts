/**
 * Darkens the bitmap of a cover for the evening theme. Large bright areas darken most; a bright spot in a dark area (a
 * moon, a lit window, letters) keeps its light. The build and the browser use the same code.
 */

/** Colour of the evening light: factors of red, green and blue. */
const DUSK = [0.86, 0.82, 0.74] as const;
/** Additional darkening of a fully bright neighbourhood, 0–1. */
const GLARE = 0.3;
/** Brightness at which a pixel starts to keep its light, and at which it keeps all of it. */
const SHINES = [0.62, 0.84] as const;
/** Neighbourhood brightness up to which it counts as dark, and from which it does not. */
const DARK = [0.34, 0.56] as const;
/** Number of fields across the cover that brightness is averaged in. */
const ACROSS = 18;

/** Dims `pixels` (RGBA, row by row, `width` × `height`) in place. */
export function darkenForNight(pixels: Uint8Array | Uint8ClampedArray, width: number, height: number): void {
  const around = neighbourhoods(pixels, width, height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = 4 * (y * width + x);
      const near = around(x, y);
      const shines = step(SHINES, brightness(pixels, at)) * (1 - step(DARK, near));
      const paper = 1 - GLARE * step([0.4, 0.9], near);
      for (let channel = 0; channel < 3; channel += 1) {
        const dim = (DUSK[channel] ?? 1) * paper;
        // Light in the dark turns warm too.
        const lit = channel === 2 ? 0.9 : 0.97;
        pixels[at + channel] = (pixels[at + channel] ?? 0) * (dim + (lit - dim) * shines);
      }
    }
}

/** Perceived brightness, 0–1. */
function brightness(pixels: ArrayLike<number>, at: number): number {
  return (0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0)) / 255;
}

/** 0 below the first bound, 1 above the second, even between. */
function step([from, to]: readonly [number, number], value: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}

/** The brightness around each pixel, interpolated between the means of its field and its neighbours. */
function neighbourhoods(
  pixels: ArrayLike<number>,
  width: number,
  height: number,
): (x: number, y: number) => number {
  const size = width / ACROSS;
  const down = Math.ceil(height / size);
  const sums = new Float64Array(ACROSS * down);
  const counts = new Float64Array(ACROSS * down);
  // Every third pixel of every third row is enough.
  for (let y = 0; y < height; y += 3)
    for (let x = 0; x < width; x += 3) {
      const field = Math.floor(y / size) * ACROSS + Math.min(ACROSS - 1, Math.floor(x / size));
      sums[field] = (sums[field] ?? 0) + brightness(pixels, 4 * (y * width + x));
      counts[field] = (counts[field] ?? 0) + 1;
    }
  const mean = (column: number, row: number) => {
    const field = Math.min(down - 1, Math.max(0, row)) * ACROSS + Math.min(ACROSS - 1, Math.max(0, column));
    return (sums[field] ?? 0) / Math.max(1, counts[field] ?? 1);
  };
  const smooth = new Float64Array(ACROSS * down);
  for (let row = 0; row < down; row += 1)
    for (let column = 0; column < ACROSS; column += 1) {
      let sum = 0;
      for (let dy = -1; dy <= 1; dy += 1)
        for (let dx = -1; dx <= 1; dx += 1) sum += mean(column + dx, row + dy);
      smooth[row * ACROSS + column] = sum / 9;
    }
  const smoothed = (column: number, row: number) =>
    smooth[Math.min(down - 1, Math.max(0, row)) * ACROSS + Math.min(ACROSS - 1, Math.max(0, column))] ?? 0;
  return (x, y) => {
    const [u, v] = [x / size - 0.5, y / size - 0.5];
    const [column, row] = [Math.floor(u), Math.floor(v)];
    const [right, below] = [u - column, v - row];
    return (
      (smoothed(column, row) * (1 - right) + smoothed(column + 1, row) * right) * (1 - below) +
      (smoothed(column, row + 1) * (1 - right) + smoothed(column + 1, row + 1) * right) * below
    );
  };
}
