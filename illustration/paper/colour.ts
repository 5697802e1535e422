/** Colours are `#rrggbb` throughout; mixing happens in OKLab (Björn Ottosson, 2020) so that tones stay clean. */

/** OKLab: lightness 0–1, a (green–red), b (blue–yellow). */
export type Lab = readonly [l: number, a: number, b: number];

const clamp01 = (v: number): number => Math.max(0, Math.min(1, v));
const toLinear = (v: number): number => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const fromLinear = (v: number): number => (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);

/** Red, green, blue of `#rrggbb`, each 0–1 (sRGB, not linear). Throws on anything else. */
export function rgbOf(hex: string): [number, number, number] {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`Not a #rrggbb colour: ${hex}`);
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) / 255, ((n >> 8) & 255) / 255, (n & 255) / 255];
}

/** `#rrggbb` of red, green, blue in 0–1 (clamped). */
export function hexOf(r: number, g: number, b: number): string {
  const byte = (v: number) => Math.round(clamp01(v) * 255);
  return `#${((byte(r) << 16) | (byte(g) << 8) | byte(b)).toString(16).padStart(6, '0')}`;
}

/** OKLab of sRGB values in 0–1. */
export const rgbToLab = (red: number, green: number, blue: number): Lab =>
  linearToLab(toLinear(red), toLinear(green), toLinear(blue));

/** OKLab of linear light. */
export function linearToLab(r: number, g: number, b: number): Lab {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** A picture mixes the same few hundred colours thousands of times. */
const labs = new Map<string, Lab>();

/** OKLab of a `#rrggbb` colour. */
export function labOf(hex: string): Lab {
  const known = labs.get(hex);
  if (known) return known;
  const lab = rgbToLab(...rgbOf(hex));
  if (labs.size < 5000) labs.set(hex, lab);
  return lab;
}

/** The nearest `#rrggbb` of an OKLab colour. */
export function hexOfLab([L, A, B]: Lab): string {
  const l = (L + 0.3963377774 * A + 0.2158037573 * B) ** 3;
  const m = (L - 0.1055613458 * A - 0.0638541728 * B) ** 3;
  const s = (L - 0.0894841775 * A - 1.291485548 * B) ** 3;
  return hexOf(
    fromLinear(clamp01(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)),
    fromLinear(clamp01(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)),
    fromLinear(clamp01(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)),
  );
}

/** A mixed with B: 0 is all A, 1 all B. */
export function mix(a: string, b: string, amount: number): string {
  if (amount <= 0) return a;
  if (amount >= 1) return b;
  const x = labOf(a);
  const y = labOf(b);
  return hexOfLab([
    x[0] + (y[0] - x[0]) * amount,
    x[1] + (y[1] - x[1]) * amount,
    x[2] + (y[2] - x[2]) * amount,
  ]);
}

/** Lighter by `amount` of OKLab lightness (negative: darker); hue stays. */
export function lighten(hex: string, amount: number): string {
  const [l, a, b] = labOf(hex);
  return hexOfLab([clamp01(l + amount), a, b]);
}

/** Light of colour `tint` falling on paper of colour `hex`; `strength` 0 leaves the paper as it is. */
export function multiply(hex: string, tint: string, strength = 1): string {
  const x = rgbOf(hex);
  const y = rgbOf(tint);
  const channel = (i: 0 | 1 | 2) => x[i] * (1 - strength + strength * y[i]);
  return hexOf(channel(0), channel(1), channel(2));
}

/** Relative luminance 0–1 (WCAG 2.2). */
export function luminance(hex: string): number {
  const [r, g, b] = rgbOf(hex);
  return 0.2126 * toLinear(r) + 0.7152 * toLinear(g) + 0.0722 * toLinear(b);
}

/** Perceived lightness 0–1 without linearising (Rec. 601 luma): how an illustrator would rank two papers. */
export function luma(hex: string): number {
  const [r, g, b] = rgbOf(hex);
  return 0.299 * r + 0.587 * g + 0.114 * b;
}

/** Contrast ratio 1–21 of two colours (WCAG 2.2). */
export function contrast(a: string, b: string): number {
  const x = luminance(a);
  const y = luminance(b);
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/** Distance of two colours in OKLab; about 0.02 is just visible. */
export function distance(a: string, b: string): number {
  const x = labOf(a);
  const y = labOf(b);
  return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}
