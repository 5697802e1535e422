/**
 * Where in the framed circle the face, the hair and the clothes are. The parent has put the face in the hoop, so place
 * says most: the middle is face, the first thing above the forehead is hair, the bottom of the circle is clothes.
 */

import { colourDistance, type Lab, labOf, luminanceOf, type Rgb } from '../oklab.ts';
import { type CirclePixels, dominantColour, type Pixel } from './circle-pixels.ts';

/** What was found; null where it was not. Colours in linear light as in the file. */
export type Regions = {
  skin: Rgb;
  hair: Rgb | null;
  clothes: Rgb | null;
  /** True when hair was seen beside or below the chin; only meaningful with `hair`. */
  hairIsLong: boolean;
  white: Rgb | null;
  eyeWhite: Rgb | null;
  surround: Rgb | null;
};

/** Skin, bent by any light a family takes photos in, keeps to warm hues or to almost none. */
function couldBeSkin([lightness, a, b]: Lab): boolean {
  if (lightness < 0.1) return false;
  const chroma = Math.hypot(a, b) / lightness;
  // Fair skin in the shade is nearly grey; whether it is skin at all is decided later, with the light.
  if (chroma < 0.045) return true;
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  if (chroma < 0.07) return hue > -50 && hue < 125;
  return hue > -12 && hue < 98 && chroma < 0.34;
}

/** Same skin in another shade of light: lightness may fall by `shadow` or rise a good deal, hue little. */
function sameSkin(lab: Lab, skin: Lab, shadow: number): boolean {
  // Shadow scales all three OKLab axes together, so compare at the same lightness.
  const scale = skin[0] / Math.max(0.05, lab[0]);
  const off = Math.hypot(lab[1] * scale - skin[1], lab[2] * scale - skin[2]);
  const shade = lab[0] / skin[0];
  return off < 0.012 + 0.2 * Math.hypot(skin[1], skin[2]) && shade > shadow && shade < 1.3;
}

/** Reads the circle; null when nothing in its middle could be skin. Pure. */
export function findRegions(framed: CirclePixels): Regions | null {
  const middle = framed.all.filter(({ x, y }) => (x / 0.5) ** 2 + (y / 0.6) ** 2 < 1);
  const candidates = middle.filter(({ lab }) => couldBeSkin(lab));
  if (candidates.length < middle.length * 0.08) return null;
  // Cheeks and nose stand a little below the middle; a fringe does not reach there.
  const skin = dominantColour(candidates, ({ x, y }) =>
    Math.exp(-((x / 0.3) ** 2) - ((y - 0.12) / 0.3) ** 2),
  );
  if (!skin) return null;
  const skinLab = labOf(skin);
  // Light comes from above: a chin and a neck lie in shadow, a forehead seldom does, and what is darker there is hair.
  const isSkin = ({ y, lab }: Pixel) => sameSkin(lab, skinLab, y < -0.1 ? 0.82 : 0.66);
  const face = faceOf(framed, isSkin);
  const background = backgroundOf(framed, face);
  const hair = crownOf(framed, skin, background) ?? hairAboveForehead(framed, isSkin, face, background);
  const clothes = clothesOf(framed, isSkin, skinLab, hair, face);
  const notSkin = framed.all.filter((pixel) => !isSkin(pixel));
  return {
    skin,
    hair,
    clothes,
    hairIsLong: hair !== null && hangsBesideChin(framed, hair, background, clothes),
    white: whiteOf(framed.all, 0.01),
    eyeWhite: eyeWhiteOf(framed, skin, face),
    surround: meanSurround(notSkin),
  };
}

/** The face's box in circle units. */
export type FaceBounds = { top: number; bottom: number; left: number; right: number };

/** Box of the skin connected to the middle: a row or column belongs while a third of it is skin. */
function faceOf(framed: CirclePixels, isSkin: (pixel: Pixel) => boolean): FaceBounds {
  const { side } = framed;
  const half = side / 2;
  const share = (columns: [number, number], rows: [number, number]) => {
    let [skin, total] = [0, 0];
    for (let row = rows[0]; row <= rows[1]; row++) {
      for (let column = columns[0]; column <= columns[1]; column++) {
        const pixel = framed.at(column, row);
        if (!pixel) continue;
        total += 1;
        if (isSkin(pixel)) skin += 1;
      }
    }
    return total === 0 ? 0 : skin / total;
  };
  const unit = (index: number) => (index / side) * 2 - 1;
  const core = Math.round(side * 0.1);
  const edgeFrom = (test: (index: number) => number, from: number, step: number) => {
    let last = from;
    let missed = 0;
    // Eyes, brows and a mouth interrupt the skin for some rows; a hairline ends it.
    for (let index = from; index >= 0 && index < side && missed < side * 0.09; index += step) {
      if (test(index) >= 0.3) {
        last = index;
        missed = 0;
      } else missed += 1;
    }
    return last;
  };
  const centre = Math.round(half + side * 0.05);
  const mid = Math.round(half);
  const columns: [number, number] = [mid - core, mid + core];
  const top = edgeFrom((row) => share(columns, [row, row]), centre, -1);
  const bottom = edgeFrom((row) => share(columns, [row, row]), centre, 1);
  const rows: [number, number] = [centre - core, centre + core];
  const left = edgeFrom((column) => share([column, column], rows), mid, -1);
  const right = edgeFrom((column) => share([column, column], rows), mid, 1);
  return { top: unit(top), bottom: unit(bottom), left: unit(left), right: unit(right) };
}

/**
 * A well framed head has its crown here: what fills it is hair, unless it is the forehead of a face framed closely or
 * the background over one framed loosely. Blond hair and fair skin differ little, so this asks for little.
 */
function crownOf(framed: CirclePixels, skin: Rgb, background: readonly Lab[]): Rgb | null {
  const crown = framed.all.filter(({ x, y }) => Math.abs(x) < 0.24 && y > -0.72 && y < -0.46);
  const colour = dominantColour(crown);
  if (!colour || looksLike(colour, background)) return null;
  const lab = labOf(colour);
  const filled =
    crown.filter((pixel) => colourDistance(pixel.lab, lab, 1) < 0.09).length > crown.length * 0.6;
  return filled && colourDistance(lab, labOf(skin), 0.7) > 0.035 ? colour : null;
}

/**
 * Failing that, the first band above the forehead, in the columns over the middle of the face. Where it has the
 * background's colour, dark is hair before a dark wall, and anything light is a bare head.
 */
function hairAboveForehead(
  framed: CirclePixels,
  isSkin: (pixel: Pixel) => boolean,
  face: FaceBounds,
  background: readonly Lab[],
): Rgb | null {
  const width = Math.max(0.16, (face.right - face.left) * 0.3);
  const centre = (face.left + face.right) / 2;
  const height = Math.max(0.12, (face.bottom - face.top) * 0.2);
  const band = framed.all.filter(
    (pixel) =>
      Math.abs(pixel.x - centre) < width &&
      pixel.y < face.top - 0.03 &&
      pixel.y > face.top - 0.03 - height &&
      !isSkin(pixel),
  );
  const hair = band.length > 12 ? dominantColour(band) : null;
  if (!hair || !looksLike(hair, background) || labOf(hair)[0] < 0.36) return hair;
  const foreground = band.filter(
    ({ lab }) => !background.some((other) => colourDistance(lab, other, 1) < 0.06),
  );
  return foreground.length > band.length * 0.25 ? dominantColour(foreground) : null;
}

/** Commonest colours at the circle's rim, left and right, above the shoulders. */
function backgroundOf(framed: CirclePixels, face: FaceBounds): Lab[] {
  const rim = (sign: 1 | -1) =>
    dominantColour(
      framed.all.filter(
        ({ x, y }) => x * x + y * y > 0.82 && x * sign > 0.3 && y < Math.min(0.2, face.bottom) && y > -0.8,
      ),
    );
  return [rim(-1), rim(1)].filter((colour) => colour !== null).map(labOf);
}

function looksLike(colour: Rgb, others: readonly Lab[]): boolean {
  const lab = labOf(colour);
  return others.some((other) => colourDistance(lab, other, 1) < 0.05);
}

/**
 * What stands at the bottom of the circle, below the chin, that is neither skin nor hair. Between the shoulders is the
 * neck, in the chin's shadow: there, anything of the skin's hue is skin, however dark.
 */
function clothesOf(
  framed: CirclePixels,
  isSkin: (pixel: Pixel) => boolean,
  skin: Lab,
  hair: Rgb | null,
  face: FaceBounds,
): Rgb | null {
  const hairLab = hair && labOf(hair);
  // Clothes of a warm colour in warm light can pass for skin and draw the chin down; the rim is clothes all the same.
  const from = Math.min(0.8, Math.max(0.62, face.bottom));
  const isNeck = ({ x, lab }: Pixel) =>
    Math.abs(x) < 0.3 && lab[0] < skin[0] * 1.04 && Math.hypot(lab[1] - skin[1], lab[2] - skin[2]) < 0.03;
  const low = framed.all.filter(
    (pixel) =>
      pixel.y > from &&
      Math.abs(pixel.x) < 0.55 &&
      !isNeck(pixel) &&
      (pixel.y > 0.8 || !isSkin(pixel)) &&
      !(hairLab && Math.abs(pixel.x) > 0.25 && colourDistance(pixel.lab, hairLab, 1) < 0.07),
  );
  // The lower, the surer.
  return low.length > framed.all.length * 0.012 ? dominantColour(low, ({ y }) => (y - 0.5) ** 2) : null;
}

/** Hair below the ears, beside the neck. Not told where clothes or background have the hair's colour. */
function hangsBesideChin(
  framed: CirclePixels,
  hair: Rgb,
  background: readonly Lab[],
  clothes: Rgb | null,
): boolean {
  const hairLab = labOf(hair);
  if (looksLike(hair, background) || (clothes && looksLike(hair, [labOf(clothes)]))) return false;
  const sidePixels = framed.all.filter(({ x, y }) => y > 0.42 && y < 0.72 && Math.abs(x) > 0.3);
  const same = sidePixels.filter(({ lab }) => colourDistance(lab, hairLab, 1) < 0.07);
  return same.length > sidePixels.length * 0.18;
}

/** Mean of the brightest nearly colourless pixels, at least `share` of them; null when nothing in the frame is that. */
function whiteOf(pixels: readonly Pixel[], share: number): Rgb | null {
  const pale = pixels.filter(({ lab }) => Math.hypot(lab[1], lab[2]) < 0.085 * lab[0]);
  return brightest(pale, Math.ceil(pixels.length * share));
}

/**
 * The mean colour of the face's pixels that are less warm than its skin and at least as bright: the whites of the eyes, the
 * teeth and, on deep skin, shine on the forehead. The mouth is warmer than skin and the iris darker.
 */
function eyeWhiteOf(framed: CirclePixels, skin: Rgb, face: FaceBounds): Rgb | null {
  const [lightness, a, b] = labOf(skin);
  const height = face.bottom - face.top;
  const pale = framed.all.filter(({ x, y, lab }) => {
    if (x < face.left + 0.04 || x > face.right - 0.04) return false;
    if (y < face.top + height * 0.2 || y > face.top + height * 0.95) return false;
    if (lab[0] < lightness * 0.9) return false;
    const cooler = (a + b) / lightness - (lab[1] + lab[2]) / lab[0];
    const greener = (a - b) / lightness - (lab[1] - lab[2]) / lab[0];
    return cooler > 0.035 && cooler < 0.4 && Math.abs(greener) < 0.1;
  });
  if (pale.length < framed.all.length * 0.0008) return null;
  return brightest(pale, Math.ceil(framed.all.length * 0.0012));
}

/** Mean of the `count` brightest; null when there are not half as many. Clipped pixels have lost their hue and count last. */
function brightest(pixels: readonly Pixel[], count: number): Rgb | null {
  if (pixels.length < count / 2) return null;
  const sorted = [...pixels]
    .sort((one, other) => luminanceOf(other.rgb) - luminanceOf(one.rgb))
    .slice(0, count);
  let [red, green, blue] = [0, 0, 0];
  for (const { rgb } of sorted) {
    red += rgb[0];
    green += rgb[1];
    blue += rgb[2];
  }
  return [red / sorted.length, green / sorted.length, blue / sorted.length];
}

function meanSurround(pixels: readonly Pixel[]): Rgb | null {
  if (pixels.length < 60) return null;
  // Each pixel counts by its hue, not its brightness: a bright window would otherwise be the whole average.
  let [red, green, blue] = [0, 0, 0];
  for (const { rgb } of pixels) {
    const light = luminanceOf(rgb) + 0.02;
    red += rgb[0] / light;
    green += rgb[1] / light;
    blue += rgb[2] / light;
  }
  return [red / pixels.length, green / pixels.length, blue / pixels.length];
}
