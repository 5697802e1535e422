/**
 * What makes a face this child's, from its mesh: how wide it is, how large the eyes are. Measured in three dimensions,
 * so that a head turned a little is the same face. Kept were the measures that stay nearly the same in several photographs of
 * one person and differ between people (docs/decisions/110-a-face-is-found-on-the-device.md). How high eyes and nose stand and how far apart the eyes are
 * tells nothing to who looks at the hero; the mouth is read by itself (`mouth.ts`).
 */
import type { FeatureId, StopId } from '../../../../../illustration/figures/hero/look/features.ts';
import { distance3d, type FaceMesh, headTurn, MESH } from './face-mesh.ts';

/** The features that were read, each far from the usual; the rest are in between. */
export type ReadFeatures = Partial<Record<FeatureId, Exclude<StopId, 'same'>>>;

type Measures = Partial<Record<FeatureId, number>>;

/** A child's usual face: the middle of labelled photographs, and how far children differ. */
const USUAL: Readonly<Record<string, { middle: number; spread: number }>> = {
  headWidth: { middle: 0.867, spread: 0.047 },
  jaw: { middle: 0.524, spread: 0.021 },
  eyeSize: { middle: 0.21, spread: 0.0085 },
  noseSize: { middle: 0.302, spread: 0.028 },
  browWeight: { middle: -0.71, spread: 0.11 },
};

/** How far from the average a feature must be to be drawn, and how many are drawn: one goes unnoticed, four are a caricature. */
const FAR = 1.5;
const MOST = 2;

/** A head turned or bent farther than this (as a share of its width or height) shows no true measures. */
const TURNED = 0.3;
const BENT = { middle: -0.16, most: 0.24 };

/** Every measure; none where the head is turned away. */
function measuresOf(mesh: FaceMesh): Measures {
  const { at } = mesh;
  const [left, right, top, chin] = [at(MESH.leftEdge), at(MESH.rightEdge), at(MESH.top), at(MESH.chin)];
  const [width, height] = [distance3d(left, right), distance3d(top, chin)];
  if (headTurn(mesh) > TURNED) return {};
  if (Math.abs((top.z - chin.z) / height - BENT.middle) > BENT.most) return {};
  const { leftEye, rightEye } = MESH;
  const eyeWidth =
    (distance3d(at(leftEye.outer), at(leftEye.inner)) + distance3d(at(rightEye.outer), at(rightEye.inner))) /
    2;
  return {
    headWidth: width / height,
    jaw: distance3d(at(150), at(379)) / width,
    eyeSize: eyeWidth / width,
    noseSize: distance3d(at(129), at(358)) / width,
  };
}

/**
 * The features of a face that are farthest from the usual, at most two. `brows` is how light the brows are against the skin;
 * null where that tells nothing, as on deep skin.
 */
export function featuresOf(mesh: FaceMesh, brows: number | null): ReadFeatures {
  const measures = measuresOf(mesh);
  const all: Measures =
    brows === null || measures.headWidth === undefined ? measures : { ...measures, browWeight: -brows };
  const far = Object.entries(all)
    .flatMap(([id, value]) => {
      const usual = USUAL[id];
      return usual ? [{ id: id as FeatureId, off: (value - usual.middle) / usual.spread }] : [];
    })
    .filter(({ off }) => Math.abs(off) > FAR)
    .sort((one, other) => Math.abs(other.off) - Math.abs(one.off))
    .slice(0, MOST);
  return Object.fromEntries(far.map(({ id, off }) => [id, off < 0 ? 'less' : 'more']));
}
