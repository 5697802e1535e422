/**
 * What a photo tells of a skin besides its own colour. A fair face in shade and a brown one in the sun are the same pixels;
 * lips, chin, shine, the whites of the eyes and the crown say which of the two it is. `skin-model.ts` weighs them.
 */
import { type Lab, labOf, luminanceOf, type Rgb } from '../oklab.ts';
import type { HeadMap } from './head-map.ts';
import { insideOf, type MeshInSquare } from './mesh-regions.ts';
import { PLACES, placeColours, share, skinOfMesh } from './skin-places.ts';

/** What is told of the colour of each place, in the order the model has its weights. */
export const TOLD = ['light', 'redToGreen', 'blueToGreen', 'lightness', 'a', 'b'] as const;

export type SkinClues = {
  /** The skin as photographed. */
  readonly skin: Lab;
  /** Lightness of the brows against the skin's. */
  readonly brows: number;
  /** `TOLD` of each of the `PLACES`, one after the other. */
  readonly told: readonly number[];
};

/** Keeps black from being infinitely dark. */
const LEAST = 0.004;

/** So many of `TOLD`, the first, are logarithms. */
export const LOGS = 3;

const lifted = ([red, green, blue]: Rgb): Rgb => [red + LEAST, green + LEAST, blue + LEAST];

/** A place's colour as logarithms of linear light: how bright, red to green, blue to green. A lamp adds the same to each place. */
export function logsOf(colour: Rgb): number[] {
  const [r, g, b] = lifted(colour);
  return [Math.log(luminanceOf([r, g, b])), Math.log(r / g), Math.log(b / g)];
}

/** A place's colour in six numbers: its logarithms, and OKLab, as an eye sees it. */
const tell = (colour: Rgb): number[] => [...logsOf(colour), ...labOf(lifted(colour))];

/** The numbers told of several frames of one face as one. */
export function meanTold(all: readonly SkinClues[]): number[] {
  return Array.from(
    { length: PLACES.length * TOLD.length },
    (_, index) => all.reduce((sum, { told }) => sum + (told[index] ?? 0), 0) / all.length,
  );
}

/**
 * Reads the clues of one face. `near` is the square in which the mesh lies, `head` the wider one with its person mask.
 * Null where the face stands outside the photo.
 */
export function skinClues(near: HeadMap, mesh: MeshInSquare, head: HeadMap): SkinClues | null {
  const skin = skinOfMesh(near, mesh);
  const colours = placeColours(near, mesh, head);
  if (!skin || !colours) return null;
  const brows = [...insideOf(near, mesh, 'leftBrow'), ...insideOf(near, mesh, 'rightBrow')];
  const browLight = brows.map((at) => near.lightness[at] ?? 0);
  return {
    skin,
    brows: share(browLight, 0.5, 0.3) / skin[0],
    told: PLACES.flatMap((place) => tell(colours[place])),
  };
}
