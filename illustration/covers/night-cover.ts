/**
 * A cover as it lies on the table in the evening: the room's warm dusk falls on it. Large bright grounds sink most; a bright
 * thing with dark around it, such as a moon, a lit window or the letters of a title, keeps its light, because that is what
 * shines in the dark. Works on bitmaps, so that the build and the browser do the same.
 */

/** The room's light, as parts of red, green and blue that paper gives back. */
const DUSK = [0.86, 0.82, 0.74] as const;
/** What a wholly bright neighbourhood loses more, in parts. */
const GLARE = 0.3;
/** Brightness from which a pixel may shine, and from which it wholly does. */
const SHINES = [0.62, 0.84] as const;
/** Brightness of its neighbourhood up to which it is in the dark, and from which it is not. */
const DARK = [0.34, 0.56] as const;
/** The neighbourhood: one of so many fields across. */
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
        // Light in the dark is warm too.
        const lit = channel === 2 ? 0.9 : 0.97;
        pixels[at + channel] = (pixels[at + channel] ?? 0) * (dim + (lit - dim) * shines);
      }
    }
}

/** 0–1, as the eye weighs the three colours. */
function brightness(pixels: ArrayLike<number>, at: number): number {
  return (0.299 * (pixels[at] ?? 0) + 0.587 * (pixels[at + 1] ?? 0) + 0.114 * (pixels[at + 2] ?? 0)) / 255;
}

/** 0 below the first bound, 1 above the second, even between. */
function step([from, to]: readonly [number, number], value: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}

/** How bright it is around a pixel: the mean of its field and the fields beside it, without edges between fields. */
function neighbourhoods(
  pixels: ArrayLike<number>,
  width: number,
  height: number,
): (x: number, y: number) => number {
  const size = width / ACROSS;
  const down = Math.ceil(height / size);
  const sums = new Float64Array(ACROSS * down);
  const counts = new Float64Array(ACROSS * down);
  // Every third pixel of every third row tells enough.
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
