/**
 * The framed circle as arrays the reading steps share: linear light and OKLab for each pixel, and where it stands in
 * the circle (−1 to 1 both ways, y down, radius 1). Pixels outside the circle or transparent ones are left out.
 */
import { type Lab, labOf, linearOf, type Rgb } from '../oklab.ts';

export type Pixel = { readonly x: number; readonly y: number; readonly rgb: Rgb; readonly lab: Lab };

/** The circle: `at(column, row)` finds a pixel of the square raster, `all` lists them. */
export type CirclePixels = {
  readonly side: number;
  readonly all: readonly Pixel[];
  at(column: number, row: number): Pixel | undefined;
};

/** Reads a square RGBA raster (`side` × `side`, 8 bits a channel, sRGB). Pure. */
export function readCircle(rgba: Uint8ClampedArray, side: number): CirclePixels {
  const raster: (Pixel | undefined)[] = new Array(side * side);
  const all: Pixel[] = [];
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const x = ((column + 0.5) / side) * 2 - 1;
      const y = ((row + 0.5) / side) * 2 - 1;
      const from = (row * side + column) * 4;
      if (x * x + y * y > 1 || (rgba[from + 3] ?? 0) < 128) continue;
      const rgb: Rgb = [
        linearOf(rgba[from] ?? 0),
        linearOf(rgba[from + 1] ?? 0),
        linearOf(rgba[from + 2] ?? 0),
      ];
      const pixel: Pixel = { x, y, rgb, lab: labOf(rgb) };
      raster[row * side + column] = pixel;
      all.push(pixel);
    }
  }
  return { side, all, at: (column, row) => raster[row * side + column] };
}

/**
 * The commonest colour of some pixels: the fullest cell of a coarse OKLab grid, then a few steps of mean shift.
 * Unlike a mean it does not mix a red scarf and a blue coat into purple. `weight` (default 1) says how much a pixel counts.
 * Null of nothing.
 */
export function dominantColour(
  pixels: readonly Pixel[],
  weight: (pixel: Pixel) => number = () => 1,
): Rgb | null {
  const cells = new Map<string, { count: number; lab: Lab }>();
  for (const pixel of pixels) {
    const [l, a, b] = pixel.lab;
    const key = `${Math.round(l / 0.08)},${Math.round(a / 0.03)},${Math.round(b / 0.03)}`;
    const cell = cells.get(key);
    const count = weight(pixel);
    if (cell) cell.count += count;
    else cells.set(key, { count, lab: pixel.lab });
  }
  let fullest: { count: number; lab: Lab } | null = null;
  for (const cell of cells.values()) if (!fullest || cell.count > fullest.count) fullest = cell;
  if (!fullest) return null;
  let centre: Lab = fullest.lab;
  let colour: Rgb | null = null;
  for (let round = 0; round < 4; round++) {
    let [total, red, green, blue, l, a, b] = [0, 0, 0, 0, 0, 0, 0];
    for (const pixel of pixels) {
      const off =
        ((pixel.lab[0] - centre[0]) / 0.12) ** 2 +
        ((pixel.lab[1] - centre[1]) / 0.04) ** 2 +
        ((pixel.lab[2] - centre[2]) / 0.04) ** 2;
      if (off > 1) continue;
      const share = weight(pixel);
      total += share;
      red += pixel.rgb[0] * share;
      green += pixel.rgb[1] * share;
      blue += pixel.rgb[2] * share;
      l += pixel.lab[0] * share;
      a += pixel.lab[1] * share;
      b += pixel.lab[2] * share;
    }
    if (total === 0) break;
    centre = [l / total, a / total, b / total];
    colour = [red / total, green / total, blue / total];
  }
  return colour;
}
