/** The colours of a face at places that its mesh knows: bare skin, and brows beside it. */
import type { Lab } from '../oklab.ts';
import type { HeadMap } from './head-map.ts';
import { insideOf, type MeshInSquare, patchOf } from './mesh-regions.ts';

export type MeshColours = {
  /** The skin as photographed. */
  readonly skin: Lab;
  /** Lightness of the brows against the skin's. */
  readonly brows: number;
};

/** Patches of bare skin. */
const BARE = ['leftCheek', 'rightCheek', 'forehead', 'nose'] as const;

/** How far a pixel of bare skin may be from the middle lightness: beyond lie a fringe, a glint, a beard. */
const MAX_LIGHTNESS_DISTANCE = 0.12;

/** Fewer pixels tell nothing: of all patches, and of what is left of them. */
const FEWEST = { patches: 40, skin: 10, brows: 7 };

/** Lightness of brows where they can't be seen. */
const NO_BROWS = 0.3;

/** The colours of one face; `near` is the square in which the mesh lies. Null where too little skin shows. */
export function meshColours(near: HeadMap, mesh: MeshInSquare): MeshColours | null {
  const light = (at: number) => near.lightness[at] ?? 0;
  const patches = BARE.flatMap((patch) => patchOf(near, mesh, patch));
  if (patches.length < FEWEST.patches) return null;
  const usual = middle(patches, light);
  const barePixels = patches.filter((at) => Math.abs(light(at) - usual) < MAX_LIGHTNESS_DISTANCE);
  if (barePixels.length < FEWEST.skin) return null;
  const skin: Lab = [
    middle(barePixels, light),
    middle(barePixels, (at) => near.a[at] ?? 0),
    middle(barePixels, (at) => near.b[at] ?? 0),
  ];
  const brows = [...insideOf(near, mesh, 'leftBrow'), ...insideOf(near, mesh, 'rightBrow')];
  return { skin, brows: (brows.length < FEWEST.brows ? NO_BROWS : middle(brows, light)) / skin[0] };
}

/** The value in the middle; between two of them, their mean. */
function middle(pixels: readonly number[], value: (at: number) => number): number {
  // Sorted as numbers, not by a function: there are thousands of them.
  const sorted = Float64Array.from(pixels, value).sort();
  const place = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(place)] ?? 0) + (sorted[Math.ceil(place)] ?? 0)) / 2;
}
