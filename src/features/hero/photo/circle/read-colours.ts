/**
 * From the framed circle of a photo to the colours of a paper doll: find face, hair and clothes, find the light they
 * stand in, take the light away, choose the nearest of the colours there are. Pure, so that it runs in a worker, in a
 * test and in the bench alike; nothing of the photo is left in the answer but a few choices from short lists.
 */

import { colourDistance, type Lab, labOf, labOfHex, nearestColour, type Rgb } from '../oklab.ts';
import { readCircle } from './circle-pixels.ts';
import { findRegions, type Regions } from './circle-regions.ts';
import { estimateIlluminant, type Illuminant, removeIlluminant } from './illuminant.ts';

/** The colours to choose from, `#rrggbb`; `skin` ordered dark to fair. */
export type Palettes = { skin: readonly string[]; hair: readonly string[]; clothes: readonly string[] };

/** Indices into the palettes; null where the photo does not show it. */
export type ReadColours = {
  skin: number;
  hair: number | null;
  clothes: number | null;
  hairIsLong: boolean;
};

/** Pixels a side the circle is read at: an eye is still some pixels, and it takes milliseconds. */
export const READ_SIDE = 160;

/** Skin this far from every tone in every light (OKLab, as `distance`) is not skin. */
const MAX_SKIN_DISTANCE = 0.075;

/** A face found in the circle: its regions as photographed, the light, and the skin with that light taken away. */
export type CircleFace = { regions: Regions; light: Illuminant; skin: Lab };

/**
 * Finds the face in a square RGBA raster with the circle inscribed. Null when no skin is in its middle (a dog, a drawing,
 * a wall): then the parent chooses, and nothing is guessed.
 */
export function findFaceByColour(
  rgba: Uint8ClampedArray,
  side: number,
  tones: readonly Lab[],
): CircleFace | null {
  const regions = findRegions(readCircle(rgba, side));
  if (!regions) return null;
  const light = estimateIlluminant(regions, tones);
  const skin = labOf(removeIlluminant(regions.skin, light));
  const closest = tones[nearestColour(skin, tones, 1.2)];
  return closest && colourDistance(skin, closest, 1.2) < MAX_SKIN_DISTANCE ? { regions, light, skin } : null;
}

/** Chooses from the palettes for the face in the circle; null when there is no face. */
export function readColours(rgba: Uint8ClampedArray, side: number, palettes: Palettes): ReadColours | null {
  const tones = palettes.skin.map(labOfHex);
  const face = findFaceByColour(rgba, side, tones);
  if (!face) return null;
  const { regions, light, skin } = face;
  const choose = (seen: Rgb | null, hexes: readonly string[], lightnessWeight: number) => {
    if (!seen || hexes.length === 0) return null;
    return nearestColour(labOf(removeIlluminant(seen, light)), hexes.map(labOfHex), lightnessWeight);
  };
  return {
    skin: nearestColour(skin, tones, 1.2),
    hair: choose(regions.hair, palettes.hair, 1.1),
    clothes: choose(regions.clothes, palettes.clothes, 0.5),
    hairIsLong: regions.hairIsLong,
  };
}
