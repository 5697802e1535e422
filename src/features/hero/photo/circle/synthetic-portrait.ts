/**
 * Portraits drawn in code, for the tests and the bench: a shaded face with eyes and mouth, hair, shoulders and a
 * background, taken in a given light, with sensor noise. They know their own truth (which tone, which hair), for skins
 * from darkest to fairest alike, which no collection of photos could give without photos of children.
 */

import { byteOf, type Rgb, rgbOfHex } from '../oklab.ts';
import { gainsOf, type Illuminant } from './illuminant.ts';

/** What stands before the camera; colours `#rrggbb` as they look in normal light. */
export type SyntheticPortrait = {
  skin: string;
  hair: string | null;
  hairLength: 'short' | 'long';
  /** Hair of single strands with a ragged edge; else it lies as smooth as a cap, and may be taken for one. */
  strands?: boolean;
  clothes: string;
  background: readonly [left: string, right: string];
  /** The lamp, or its three factors for one our own model of light does not know. */
  light: Illuminant | Rgb;
  /** Seed of the noise. */
  seed: number;
  /** Where the face stands and how large, for a parent who has not framed it with care; default the middle, 1. */
  place?: { x: number; y: number; size: number };
  eyesClosed?: boolean;
  /** Round frames of this colour. */
  glasses?: string;
  /** A cap of this colour, its brim straight across the forehead. */
  cap?: string;
  /** How high its rim sits, as y in the picture; default -0.2, low on the forehead. Above -0.34 hair shows below it. */
  rim?: number;
};

/** Somebody to draw where it matters little who; what matters is changed. */
export const samplePortrait: SyntheticPortrait = {
  skin: '#925d41',
  hair: '#2b2326',
  hairLength: 'short',
  clothes: '#6e8aa3',
  background: ['#5F7D4F', '#88A06A'],
  light: { warmth: 0.3, stops: -0.2 },
  seed: 3,
};

/** Draws a `side` × `side` RGBA raster. Deterministic. */
export function drawPortrait(portrait: SyntheticPortrait, side: number): Uint8ClampedArray {
  const rgba = new Uint8ClampedArray(side * side * 4);
  const gains = 'stops' in portrait.light ? gainsOf(portrait.light) : portrait.light;
  const { x: dx, y: dy, size } = portrait.place ?? { x: 0, y: 0, size: 1 };
  const colours = {
    skin: rgbOfHex(portrait.skin),
    hair: portrait.hair ? rgbOfHex(portrait.hair) : null,
    clothes: rgbOfHex(portrait.clothes),
    left: rgbOfHex(portrait.background[0]),
    right: rgbOfHex(portrait.background[1]),
    glasses: portrait.glasses ? rgbOfHex(portrait.glasses) : null,
    cap: portrait.cap ? rgbOfHex(portrait.cap) : null,
  };
  let state = portrait.seed * 2654435761 + 12345;
  const noise = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32 - 0.5;
  };
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const x = (((column + 0.5) / side) * 2 - 1 - dx) / size;
      const y = (((row + 0.5) / side) * 2 - 1 - dy) / size;
      const thing = reflectanceAt(x, y, portrait, colours);
      const grain = 1 + noise() * 0.1;
      const from = (row * side + column) * 4;
      for (const channel of [0, 1, 2] as const) {
        rgba[from + channel] = byteOf(thing[channel] * gains[channel] * grain + noise() * 0.006);
      }
      rgba[from + 3] = 255;
    }
  }
  return rgba;
}

type Colours = {
  skin: Rgb;
  hair: Rgb | null;
  clothes: Rgb;
  left: Rgb;
  right: Rgb;
  glasses: Rgb | null;
  cap: Rgb | null;
};

const scaled = (colour: Rgb, factor: number): Rgb => [
  colour[0] * factor,
  colour[1] * factor,
  colour[2] * factor,
];
const mix = (one: Rgb, other: Rgb, t: number): Rgb => [
  one[0] + (other[0] - one[0]) * t,
  one[1] + (other[1] - one[1]) * t,
  one[2] + (other[2] - one[2]) * t,
];
const isInEllipse = (x: number, y: number, cx: number, cy: number, rx: number, ry: number) =>
  ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1;

/** On the wire of round glasses: two rims, the bar between them and the arms. */
function isFrame(x: number, y: number): boolean {
  const rim = Math.hypot(Math.abs(x) - 0.18, y + 0.01);
  if (rim > 0.125 && rim < 0.15) return true;
  if (Math.abs(y + 0.03) > 0.014) return false;
  return Math.abs(x) < 0.05 || (Math.abs(x) > 0.31 && Math.abs(x) < 0.43);
}

/** How light hair is at a place: strands of unlike width that fan out from the parting, with a shine across them. */
function strandAt(x: number, y: number): number {
  const angle = Math.atan2(x, y + 0.85);
  const wave = Math.sin(angle * 61) + Math.sin(angle * 137 + 2) + Math.sin(angle * 23 + y * 3);
  return 0.9 + 0.2 * wave + 0.25 * Math.exp(-(((y + 0.55) / 0.07) ** 2));
}

/** Reflectance at a place, shaded as if lit from the upper left. */
function reflectanceAt(x: number, y: number, portrait: SyntheticPortrait, colours: Colours): Rgb {
  const { skin, hair } = colours;
  const { glasses, cap } = colours;
  if (glasses && isFrame(x, y)) return glasses;
  if (cap && isInEllipse(x, y, 0, -0.3, 0.5, 0.44) && y < (portrait.rim ?? -0.2))
    return scaled(cap, 0.95 + 0.05 * x);
  const strand = portrait.strands ? strandAt(x, y) : 0.85 + 0.3 * Math.abs(Math.sin(x * 41 + y * 7));
  const ragged = portrait.strands ? 0.04 * Math.sin(x * 57) + 0.03 * Math.sin(x * 131 + 1) : 0;
  const line = (portrait.strands ? -0.38 : -0.34) + 0.35 * x * x + ragged;
  if (hair && isInEllipse(x, y, 0, -0.3, 0.5 + ragged / 3, 0.42 + ragged / 2) && y < line)
    return scaled(hair, strand);
  if (isInEllipse(x, y, 0, 0.05, 0.42, 0.55)) {
    const shade = 0.97 - 0.2 * (x / 0.42) ** 2 - 0.1 * (x / 0.42) + (y < -0.1 ? 0.05 : -0.04);
    for (const eye of [-0.17, 0.17]) {
      if (portrait.eyesClosed) {
        if (isInEllipse(x, y, eye, 0, 0.085, 0.014)) return scaled(hair ?? skin, 0.4);
      } else if (isInEllipse(x, y, eye, -0.02, 0.035, 0.04)) return [0.02, 0.015, 0.012];
      else if (isInEllipse(x, y, eye, -0.02, 0.085, 0.042)) return scaled([0.64, 0.61, 0.59], shade);
      if (isInEllipse(x, y, eye, -0.15, 0.1, 0.022)) return scaled(hair ?? skin, 0.5);
      if (isInEllipse(x, y, eye * 1.3, 0.2, 0.11, 0.09))
        return scaled(mix(skin, [0.5, 0.12, 0.09], 0.1), shade);
    }
    if (isInEllipse(x, y, 0, 0.34, 0.13, 0.035)) return scaled(mix(skin, [0.42, 0.07, 0.07], 0.55), shade);
    if (isInEllipse(x, y, 0, 0.17, 0.06, 0.03)) return scaled(skin, shade * 0.72);
    return scaled(skin, shade);
  }
  if (isInEllipse(x, y, -0.43, 0.05, 0.06, 0.11) || isInEllipse(x, y, 0.43, 0.05, 0.06, 0.11))
    return scaled(skin, 0.72);
  if (
    hair &&
    portrait.hairLength === 'long' &&
    Math.abs(x) > 0.34 &&
    Math.abs(x) < 0.62 &&
    y > -0.4 &&
    y < 0.95
  ) {
    return scaled(hair, strand);
  }
  if (Math.abs(x) < 0.17 && y > 0.4 && y < 0.72) return scaled(skin, 0.62);
  if (isInEllipse(x, y, 0, 1.25, 0.85, 0.62)) return scaled(colours.clothes, 0.9 + 0.1 * Math.sin(x * 9));
  return scaled(mix(colours.left, colours.right, (x + 1) / 2), 0.9 + 0.1 * y);
}
