/** What a face shows besides skin and hair: how old it looks, what the mouth does, eyes, frames of glasses, a beard. */
import type { BeardId } from '../../../../../illustration/figures/hero/look/features.ts';
import type { EyeColourId } from '../../../../../illustration/figures/hero/look/look-options.ts';
import type { Lab } from '../oklab.ts';
import { ageGroupOf, maturityOf, type ReadAge } from './age-group.ts';
import { beardOf } from './beard.ts';
import { eyeColourOf } from './eye-colour.ts';
import type { FaceMesh } from './face-mesh.ts';
import { framesOf, type ReadFrames } from './frames.ts';
import type { HeadMap } from './head-map.ts';
import type { MeshInSquare } from './mesh-regions.ts';
import { mouthOf, type ReadMouth } from './mouth.ts';

/** Each null where the photo doesn't tell it. */
export type ReadDetails = {
  readonly age: ReadAge | null;
  readonly mouth: ReadMouth | null;
  readonly eyes: EyeColourId | null;
  readonly frames: ReadFrames | null;
  /** Of grown-ups alone. */
  readonly beard: Exclude<BeardId, 'none'> | null;
};

export const NO_DETAILS: ReadDetails = {
  age: null,
  mouth: null,
  eyes: null,
  frames: null,
  beard: null,
};

/** One face from near, with its mesh in the same square. */
export type NearFace = { readonly map: HeadMap; readonly placed: MeshInSquare; readonly skin: Lab };

/** Below this maturity nobody has a beard. */
const BEARDED = 1.2;

/** Reads the details of a face; `tone` is the skin's step of ten. */
export function readDetails(
  mesh: FaceMesh,
  { map, placed, skin }: NearFace,
  tone: number,
  hasGlasses: boolean,
): ReadDetails {
  const maturity = maturityOf(mesh);
  const beard = maturity !== null && maturity > BEARDED ? beardOf(map, placed, skin) : null;
  const age = maturity === null ? null : ageGroupOf(maturity);
  return {
    age: beard ? { age: 'grown', isSure: true } : age,
    beard,
    frames: hasGlasses ? framesOf(map, placed, skin) : null,
    mouth: mouthOf(mesh, map, placed, skin),
    // Glasses mirror the sky.
    eyes: hasGlasses ? null : eyeColourOf(map, placed, skin, tone),
  };
}
