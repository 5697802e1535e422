/**
 * Colour in the two spaces the photo is read in: linear light, where a lamp is a multiplication, and OKLab,
 * where distance is close to what an eye calls different.
 * Matrices: Björn Ottosson, "A perceptual color space for image processing" (2020).
 */
import { type Lab, linearToLab } from '../../../../illustration/paper/colour.ts';

/** Red, green, blue in linear light, 0 to 1 (above 1 where a correction made it brighter than the screen). */
export type Rgb = readonly [red: number, green: number, blue: number];

export type { Lab };

const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => {
  const c = byte / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});

/** Linear light of one sRGB byte (0–255). */
export function linearOf(byte: number): number {
  return LINEAR[byte] ?? 0;
}

/** sRGB byte of one linear value, clipped to what a screen can show. */
export function byteOf(linear: number): number {
  const c = Math.min(1, Math.max(0, linear));
  return Math.round(255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055));
}

/** Linear light of `#rrggbb`. Throws on anything else: palettes are code, so a bad one is a mistake in code. */
export function rgbOfHex(hex: string): Rgb {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!digits) throw new Error(`Not a #rrggbb colour: ${hex}`);
  const [, red = '', green = '', blue = ''] = digits;
  return [linearOf(parseInt(red, 16)), linearOf(parseInt(green, 16)), linearOf(parseInt(blue, 16))];
}

/** OKLab of linear light. */
export const labOf = ([red, green, blue]: Rgb): Lab => linearToLab(red, green, blue);

/** OKLab of `#rrggbb`. */
export function labOfHex(hex: string): Lab {
  return labOf(rgbOfHex(hex));
}

/** Relative luminance, 0 (black) to 1 (white), of linear light (Rec. 709 weights). */
export function luminanceOf([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * How different two colours look; hue counts more than lightness, because a photo's shading changes lightness and
 * leaves hue nearly alone. `lightnessWeight` 1 gives the plain OKLab distance scaled by the hue weight.
 */
export function colourDistance(one: Lab, other: Lab, lightnessWeight = 0.6): number {
  return Math.hypot(
    (one[0] - other[0]) * lightnessWeight,
    (one[1] - other[1]) * 1.5,
    (one[2] - other[2]) * 1.5,
  );
}

/** Index of the nearest colour of a palette; -1 for an empty one. */
export function nearestColour(colour: Lab, palette: readonly Lab[], lightnessWeight = 0.6): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  palette.forEach((candidate, index) => {
    const far = colourDistance(colour, candidate, lightnessWeight);
    if (far < least) {
      least = far;
      best = index;
    }
  });
  return best;
}
