/**
 * What has a colour of its own on and round a face, each in linear light: skin, lips, chin, the face as a whole and where
 * it is brightest, the whites of the eyes, the crown. One lamp lights them all, so what they are to each other is theirs.
 */
import { type Lab, luminanceOf, type Rgb } from '../oklab.ts';
import { box, type HeadMap, isPerson, rgbAt } from './head-map.ts';
import { insideOf, type MeshInSquare, patchOf } from './mesh-regions.ts';

/** In the order the model has its weights. */
export const PLACES = ['skin', 'lips', 'face', 'chin', 'crown', 'brightest', 'eyeWhite'] as const;

export type PlaceColours = Readonly<Record<(typeof PLACES)[number], Rgb>>;

/** The value below which a share of some numbers lies; `otherwise` for fewer than seven. */
export function share(values: readonly number[], part: number, otherwise: number): number {
  if (values.length < 7) return otherwise;
  // Sorted as numbers, not by a function: there are thousands of them.
  const sorted = Float64Array.from(values).sort();
  const place = (sorted.length - 1) * part;
  const below = Math.floor(place);
  const low = sorted[below] ?? otherwise;
  return low + ((sorted[below + 1] ?? low) - low) * (place - below);
}

/** Fewer pixels have no middle worth the name. */
const FEWEST = 10;

/** The mean of the middle half of each channel on its own: a middle that does not step with the bytes of the photo. */
function middle(colours: readonly Rgb[], otherwise: Rgb): Rgb {
  if (colours.length < FEWEST) return otherwise;
  const channel = (of: 0 | 1 | 2) => {
    const sorted = Float64Array.from(colours, (colour) => colour[of]).sort();
    const half = sorted.subarray(sorted.length >> 2, Math.ceil(sorted.length * 0.75));
    return half.reduce((sum, value) => sum + value, 0) / half.length;
  };
  return [channel(0), channel(1), channel(2)];
}

function meanColour(colours: readonly Rgb[], otherwise: Rgb): Rgb {
  if (colours.length === 0) return otherwise;
  const sum = [0, 0, 0];
  for (const colour of colours)
    for (const channel of [0, 1, 2] as const) sum[channel] = (sum[channel] ?? 0) + colour[channel];
  return sum.map((all) => all / colours.length) as unknown as Rgb;
}

/** The mean of the colours whose luminance lies between two shares of all (0–1); `otherwise` for fewer than seven. */
export function meanBetween(colours: readonly Rgb[], from: number, to: number, otherwise: Rgb): Rgb {
  const light = colours.map(luminanceOf);
  const [least, most] = [share(light, from, 0), share(light, to, 1)];
  return meanColour(
    colours.filter((_, index) => (light[index] ?? 0) >= least && (light[index] ?? 0) <= most),
    otherwise,
  );
}

/** Patches of bare skin. */
const BARE = ['leftCheek', 'rightCheek', 'forehead', 'nose'] as const;

/** How far a pixel of bare skin may be from the middle lightness: beyond lie a fringe, a glint, a beard. */
const NEAR = 0.12;

/** The pixels of cheeks, forehead and nose, without what is much lighter or darker than their middle. None where too few show. */
export function bareSkin(near: HeadMap, mesh: MeshInSquare): number[] {
  const pixels = BARE.flatMap((patch) => patchOf(near, mesh, patch));
  if (pixels.length < 40) return [];
  const light = (at: number) => near.lightness[at] ?? 0;
  const usual = share(pixels.map(light), 0.5, 0.6);
  return pixels.filter((at) => Math.abs(light(at) - usual) < NEAR);
}

/** The middle of the bare skin, each axis on its own; null where too little shows. */
export function skinOfMesh(near: HeadMap, mesh: MeshInSquare): Lab | null {
  const pixels = bareSkin(near, mesh);
  if (pixels.length < FEWEST) return null;
  const axis = (of: Float32Array) =>
    share(
      pixels.map((at) => of[at] ?? 0),
      0.5,
      0,
    );
  return [axis(near.lightness), axis(near.a), axis(near.b)];
}

/** The crown's band over the eyes, in drops, and half its width in face widths: never so high that a photo often ends before it. */
const CROWN = { low: 1, high: 2, half: 0.8 };

/** What stands over the forehead: hair, or what covers it. */
function crown(head: HeadMap): Rgb[] {
  const { eyes, drop, width } = head;
  const half = width * CROWN.half;
  return box(head, eyes.x - half, eyes.y - drop * CROWN.high, eyes.x + half, eyes.y - drop * CROWN.low)
    .filter((at) => isPerson(head, at, 0.6))
    .map((at) => rgbAt(head, at));
}

/**
 * The colours of one face. `near` is the square in which the mesh lies, `head` the wider one with its person mask. What is
 * hidden counts as skin, a crown that is not there as a dark shade of it. Null where the face stands outside the photo.
 */
export function placeColours(near: HeadMap, mesh: MeshInSquare, head: HeadMap): PlaceColours | null {
  const bare = bareSkin(near, mesh);
  if (bare.length < FEWEST) return null;
  const coloursOf = (pixels: readonly number[]) => pixels.map((at) => rgbAt(near, at));
  const skin = middle(coloursOf(bare), [0, 0, 0]);
  const mouth = new Set(insideOf(near, mesh, 'mouth'));
  const lips = insideOf(near, mesh, 'lips').filter((at) => !mouth.has(at));
  const face = coloursOf(insideOf(near, mesh, 'face'));
  const [one, other] = (['leftEye', 'rightEye'] as const).map((eye) =>
    meanBetween(coloursOf(insideOf(near, mesh, eye)), 0.82, 1, skin),
  ) as [Rgb, Rgb];
  const over = crown(head);
  const dark = skin.map((channel) => channel * 0.15) as unknown as Rgb;
  return {
    skin,
    lips: middle(coloursOf(lips), skin),
    face: meanColour(face, skin),
    chin: middle(coloursOf(patchOf(near, mesh, 'chin')), skin),
    crown: over.length < 60 ? dark : meanBetween(over, 0, 0.5, dark),
    brightest: meanBetween(face, 0.9, 1, skin),
    eyeWhite: luminanceOf(one) > luminanceOf(other) ? one : other,
  };
}
