/**
 * The age group of a face, by the proportions of its mesh: with the years a face gets longer and its nose larger, while the
 * eyes stay. The weights were fitted to generated faces and to grown-ups of stock photographs (bench/likeness).
 */
import type { AgeId } from '../../../../../illustration/figures/hero/look/look-options.ts';
import { distance3d, type FaceMesh, headTurn, MESH, type Point3 } from './face-mesh.ts';
import { heightOf, middle3d } from './mesh-measures.ts';

/** An age group; `isSure` is false where a neighbouring group is nearly as likely. */
export type ReadAge = { readonly age: AgeId; readonly isSure: boolean };

/** A head turned farther than this (as a share of its width) shows no true proportions. */
const TURNED = 0.45;

/** Weight and middle of each proportion; widths against the face's width, heights from chin (0) to forehead (1). */
const WEIGHTS: Readonly<Record<string, readonly [weight: number, middle: number]>> = {
  aspect: [-4.51, 0.878],
  noseLength: [7.29, 0.362],
  noseWidth: [8.59, 0.313],
  chin: [1.86, 0.247],
  mouthHeight: [11.89, 0.262],
  noseHeight: [0.66, 0.398],
  eyeWidth: [-4.07, 0.212],
  browToEye: [-0.86, 0.143],
  lips: [1.33, 0.123],
  eyesApart: [7.26, 0.257],
  cheeks: [-7.87, 0.716],
};

/** An open mouth lowers the chin: a gap between the lips beyond so much, as a share of the mouth's width, up to half of it. */
const OPEN_MOUTH = { usual: 0.15, most: 0.5 };

/** Groups by maturity, each up to its limit. */
const GROUPS: readonly (readonly [limit: number, age: AgeId, isSure: boolean])[] = [
  [0.05, 'baby', false],
  [0.22, 'toddler', false],
  [0.45, 'little', true],
  [0.75, 'middle', true],
  [1.05, 'big', false],
  [1.3, 'teen', false],
  [1.5, 'grown', false],
  [Number.POSITIVE_INFINITY, 'grown', true],
];

/** Chin and lower lip with the mouth closed: a laughing child's face is no longer than a calm one's. */
function jawAtRest({ at }: FaceMesh): { chin: Point3; lower: Point3 } {
  const [upper, lower] = [at(13), at(14)];
  const gap = distance3d(upper, lower);
  const usual = OPEN_MOUTH.usual * distance3d(at(61), at(291));
  const share = gap > usual ? Math.min(OPEN_MOUTH.most, 1 - usual / gap) : 0;
  const raised = ({ x, y, z }: Point3): Point3 => ({
    x: x + (upper.x - lower.x) * share,
    y: y + (upper.y - lower.y) * share,
    z: z + (upper.z - lower.z) * share,
  });
  return { chin: raised(at(MESH.chin)), lower: raised(lower) };
}

/** How grown-up a face is: about 0 for a baby, 1 for a schoolchild, from 1.3 on a grown-up. Null for a turned head. */
export function maturityOf(mesh: FaceMesh): number | null {
  if (headTurn(mesh) > TURNED) return null;
  const { at } = mesh;
  const top = at(MESH.top);
  const { chin, lower } = jawAtRest(mesh);
  const width = distance3d(at(MESH.leftEdge), at(MESH.rightEdge));
  const apart = (one: number, other: number) => distance3d(at(one), at(other)) / width;
  const { leftEye, rightEye } = MESH;
  const proportions: Record<string, number> = {
    aspect: width / distance3d(top, chin),
    noseLength: apart(168, 2),
    noseWidth: apart(129, 358),
    chin: apart(17, MESH.chin),
    mouthHeight: heightOf(middle3d([at(13), lower]), chin, top),
    noseHeight: heightOf(at(2), chin, top),
    eyeWidth: (apart(leftEye.outer, leftEye.inner) + apart(rightEye.outer, rightEye.inner)) / 2,
    browToEye: distance3d(middle3d([at(105), at(334)]), middle3d([at(159), at(386)])) / width,
    lips: apart(0, 13) + apart(14, 17),
    eyesApart: apart(leftEye.inner, rightEye.inner),
    cheeks: apart(50, 280),
  };
  return Object.entries(WEIGHTS).reduce(
    (sum, [name, [weight, middle]]) => sum + weight * ((proportions[name] ?? middle) - middle),
    1.014,
  );
}

/** The age group of a maturity. */
export function ageGroupOf(maturity: number): ReadAge {
  const [, age, isSure] = GROUPS.find(([limit]) => maturity < limit) ?? [0, 'middle' as const, false];
  return { age, isSure };
}
