/**
 * What a photo tells of a skin besides its own colour. A fair face in shade and a brown one in the sun are the same pixels;
 * the whites of eyes and teeth, the lips, the brows, the shine and what stands round the head say which of the two it is.
 * All in OKLab. `skin-model.ts` weighs them.
 */
import type { Lab } from '../oklab.ts';
import { type HeadMap, isInPhoto, labAt } from './head-map.ts';
import { insideOf, type MeshInSquare, patchOf } from './mesh-regions.ts';

/** In the order the model has its weights. */
export const CLUES = [
  'lightness',
  'red',
  'yellow',
  'yellowShare',
  'redShare',
  'brighterCheek',
  'darkerCheek',
  'forehead',
  'white',
  'eyeWhite',
  'againstWall',
  'lipsLighter',
  'lipsRedder',
  'lipsYellower',
  'brows',
  'pupil',
  'againstShine',
  'shadow',
  'frameLight',
  'frameDark',
  'frameMean',
  'frameYellow',
  'redderThanWhite',
  'yellowerThanWhite',
  'modelling',
  'againstFrame',
] as const;

export type SkinClues = Readonly<Record<(typeof CLUES)[number], number>>;

/** The clues of several frames of one face as one. */
export function meanClues(all: readonly SkinClues[]): SkinClues {
  const mean = (clue: keyof SkinClues) => all.reduce((sum, clues) => sum + clues[clue], 0) / all.length;
  return Object.fromEntries(CLUES.map((clue) => [clue, mean(clue)])) as SkinClues;
}

/** The value below which a share of some numbers lies; `otherwise` for fewer than seven. */
function share(values: readonly number[], part: number, otherwise: number): number {
  if (values.length < 7) return otherwise;
  // Sorted as numbers, not by a function: some of these are the lightness of sixty thousand pixels.
  const sorted = Float64Array.from(values).sort();
  const place = (sorted.length - 1) * part;
  const below = Math.floor(place);
  const low = sorted[below] ?? otherwise;
  return low + ((sorted[below + 1] ?? low) - low) * (place - below);
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The middle of each axis on its own. */
function middleLab(map: HeadMap, pixels: readonly number[], otherwise: Lab): Lab {
  if (pixels.length < 9) return otherwise;
  const axis = (of: Float32Array) =>
    share(
      pixels.map((at) => of[at] ?? 0),
      0.5,
      0,
    );
  return [axis(map.lightness), axis(map.a), axis(map.b)];
}

/** The colour of the bare skin: cheeks, forehead and nose, without what is much lighter or darker than their middle. */
export function skinOfMesh(near: HeadMap, mesh: MeshInSquare): Lab | null {
  const pixels = (['leftCheek', 'rightCheek', 'forehead', 'nose'] as const).flatMap((patch) =>
    patchOf(near, mesh, patch),
  );
  if (pixels.length < 40) return null;
  const middle = share(
    pixels.map((at) => near.lightness[at] ?? 0),
    0.5,
    0.6,
  );
  return middleLab(
    near,
    pixels.filter((at) => Math.abs((near.lightness[at] ?? 0) - middle) < 0.12),
    [middle, 0.05, 0.05],
  );
}

/**
 * Reads the clues of one face. `near` is the square in which the mesh lies, `head` the wider one with its person mask.
 * Null where the face stands outside the photo.
 */
export function skinClues(near: HeadMap, mesh: MeshInSquare, head: HeadMap): SkinClues | null {
  const skin = skinOfMesh(near, mesh);
  if (!skin) return null;
  const light = (pixels: readonly number[]) => pixels.map((at) => near.lightness[at] ?? 0);
  const [left, right, forehead] = (['leftCheek', 'rightCheek', 'forehead'] as const).map((patch) =>
    middleLab(near, patchOf(near, mesh, patch), skin),
  ) as [Lab, Lab, Lab];
  const [leftEye, rightEye] = [insideOf(near, mesh, 'leftEye'), insideOf(near, mesh, 'rightEye')];
  const eyes = [...leftEye, ...rightEye];
  const mouth = insideOf(near, mesh, 'mouth');
  const within = new Set(mouth);
  const lips = middleLab(
    near,
    insideOf(near, mesh, 'lips').filter((at) => !within.has(at)),
    skin,
  );
  const brows = [...insideOf(near, mesh, 'leftBrow'), ...insideOf(near, mesh, 'rightBrow')];
  const face = light(insideOf(near, mesh, 'face'));
  const eyeWhite = Math.max(share(light(leftEye), 0.88, skin[0]), share(light(rightEye), 0.88, skin[0]));
  const palest = share(light(eyes), 0.8, 2);
  const white = eyes.map((at) => labAt(near, at)).filter(([lightness]) => lightness >= palest);

  const frame: number[] = [];
  const wall: number[] = [];
  for (let at = 0; at < head.side * head.side; at++) {
    if (!isInPhoto(head, at)) continue;
    frame.push(at);
    if ((head.person[at] ?? 0) < 0.2) wall.push(at);
  }
  const frameLightness = frame.map((at) => head.lightness[at] ?? 0);
  const frameLight = share(frameLightness, 0.97, 0.9);
  const behind =
    wall.length > 120
      ? share(
          wall.map((at) => head.lightness[at] ?? 0),
          0.5,
          0.6,
        )
      : 0.6;
  const average = mean(face);
  return {
    lightness: skin[0],
    red: skin[1],
    yellow: skin[2],
    yellowShare: skin[2] / skin[0],
    redShare: skin[1] / skin[0],
    brighterCheek: Math.max(left[0], right[0]),
    darkerCheek: Math.min(left[0], right[0]),
    forehead: forehead[0],
    white: Math.max(eyeWhite, share(light(mouth), 0.9, 0)),
    eyeWhite,
    againstWall: skin[0] - behind,
    lipsLighter: lips[0] - skin[0],
    lipsRedder: lips[1] - skin[1],
    lipsYellower: lips[2] - skin[2],
    brows: share(light(brows), 0.5, 0.3) / skin[0],
    pupil: share(light(eyes), 0.08, 0.2),
    againstShine: skin[0] / share(face, 0.97, skin[0]),
    shadow: share(face, 0.05, skin[0]) / skin[0],
    frameLight,
    frameDark: share(frameLightness, 0.03, 0.1),
    frameMean: mean(frameLightness),
    frameYellow: mean(frame.map((at) => head.b[at] ?? 0)),
    redderThanWhite: skin[1] - (white.length ? mean(white.map(([, a]) => a)) : 0),
    yellowerThanWhite: skin[2] - (white.length ? mean(white.map(([, , b]) => b)) : 0),
    modelling: Math.sqrt(mean(face.map((value) => (value - average) ** 2))) / skin[0],
    againstFrame: skin[0] / frameLight,
  };
}
