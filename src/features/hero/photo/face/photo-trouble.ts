/** Why a face can't be read well. */
import { type DetectedFace, faceWidth } from './detector.ts';
import { type FaceMesh, headTurn } from './face-mesh.ts';

export type PhotoTrouble = 'dark' | 'far' | 'turned';

/** A face so narrow, in pixels, and skin so dark for its own tone, is guessed more than read; a head turned so far hides half. */
const NARROW = 60;
const TURNED = 0.6;
/** Lightness as photographed against the tone's own. */
const DARK = 0.55;

/** The first trouble; null for a photo that shows all. `light` is the skin's lightness as photographed against its own. */
export function photoTroubleOf(
  face: DetectedFace,
  mesh: FaceMesh | null,
  light: number,
): PhotoTrouble | null {
  if (light < DARK) return 'dark';
  if (faceWidth(face) < NARROW) return 'far';
  return !mesh || headTurn(mesh) > TURNED ? 'turned' : null;
}
