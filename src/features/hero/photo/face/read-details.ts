/** What a face shows besides skin and hair: how old it looks, what the mouth does, the colour of the eyes. */
import type { EyeColourId } from '../../../../../illustration/figures/hero/look/look-options.ts';
import type { Lab } from '../oklab.ts';
import { ageGroupOf, maturityOf, type ReadAge } from './age-group.ts';
import { eyeColourOf } from './eye-colour.ts';
import type { FaceMesh } from './face-mesh.ts';
import type { HeadMap } from './head-map.ts';
import type { MeshInSquare } from './mesh-regions.ts';
import { mouthOf, type ReadMouth } from './mouth.ts';

/** Each null where the photo doesn't tell it. */
export type ReadDetails = {
  readonly age: ReadAge | null;
  readonly mouth: ReadMouth | null;
  readonly eyes: EyeColourId | null;
};

export const NO_DETAILS: ReadDetails = { age: null, mouth: null, eyes: null };

/** One face from near, with its mesh in the same square. */
export type NearFace = { readonly map: HeadMap; readonly placed: MeshInSquare; readonly skin: Lab };

/** Reads the details of a face; `tone` is the skin's step of ten. */
export function readDetails(
  mesh: FaceMesh,
  { map, placed, skin }: NearFace,
  tone: number,
  hasGlasses: boolean,
): ReadDetails {
  const maturity = maturityOf(mesh);
  return {
    age: maturity === null ? null : ageGroupOf(maturity),
    mouth: mouthOf(mesh, map, placed, skin),
    // Glasses mirror the sky.
    eyes: hasGlasses ? null : eyeColourOf(map, placed, skin, tone),
  };
}
