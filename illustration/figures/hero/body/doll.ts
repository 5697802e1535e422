/** The context of drawing one hero: look, colours, proportions and view. Every part's drawing gets it. */

import type { Point } from '../../../paper/outline.ts';
import type { Paper } from '../../../paper/paper.ts';
import { pts } from '../../../paper/points.ts';
import { type Expression, faceOf, isActingExpression } from '../head/expressions.ts';
import { exaggerated, type FaceState, type Strength } from '../head/face-state.ts';
import { featureValue } from '../look/features.ts';
import type { Look } from '../look/look.ts';
import type { FaceShapeId } from '../look/look-options.ts';
import { type Body, bodyOf, maturedHead, type Proportions } from './build.ts';
import { clothHex, edgedFor, type HairTones, hairTones, type SkinTones, skinTones } from './palette.ts';
import type { WornParts } from './worn-parts.ts';

/** Right half of each head, top to chin; head centre 0, 0; the eyes are near y 5. */
const HEADS: Record<FaceShapeId, readonly Point[]> = {
  round: pts`0,-48 27,-44 45,-26 50.5,0 48.5,20 37,38.5 16,47.5 0,48.6`,
  oval: pts`0,-50 25,-46 42.5,-28 47.5,0 45.5,20 34,40 14.5,49.6 0,50.8`,
  heart: pts`0,-48 28,-44.5 47,-27 51,-3 47,18 31,38.5 11.5,48.6 0,50`,
  square: pts`0,-47 28,-44 46,-27 50,0 49,20 41,37 19,47.4 0,49`,
  long: pts`0,-51 25,-47 42,-29 46.5,0 45.5,22 36.5,42 16,51.6 0,52.8`,
  apple: pts`0,-47 26,-43 44,-26 50,-3 52,16 42,36.5 18,46.6 0,48.2`,
};

export interface Doll {
  readonly paper: Paper;
  readonly look: Look;
  /** The records of the parts worn. */
  readonly parts: WornParts;
  readonly skin: SkinTones;
  readonly hair: HairTones;
  readonly size: Proportions;
  readonly body: Body;
  /** Right half of the head's outline. */
  readonly headHalf: readonly Point[];
  /** Width of the head at the eyes, against the round head; hair is scaled by it. */
  readonly headWidth: number;
  /** What the expression does with brows, eyes, mouth and cheeks. */
  readonly face: FaceState;
  /** Offset of the features, x −16…16, y −6…6, for a three-quarter view. */
  readonly gaze: readonly [x: number, y: number];
  /** Offset of the pupils, in place of the face's own. */
  readonly pupils: readonly [x: number, y: number] | undefined;
  /** Stronger brows and mouth, so that the face is readable on deep skin. */
  readonly legible: boolean;
  /** Brows are drawn over a fringe, with a rim of skin around. */
  readonly browsOverHair: boolean;
  /** The face has an edge that stands out from any background. */
  readonly rimmed: boolean;
  /** Asleep in a scene: glasses are taken off. On the Create screen they stay on, so that they can be chosen. */
  readonly sleeper: boolean;
  /** How far hair and tails swing (units to the right). */
  readonly swing: number;
  /** Degrees the hips and the neck are turned against the ground: cloth hangs the way the ground is. */
  readonly lean: { readonly body: number; readonly neck: number };
  /** Seen from the side, looking right: one eye, one ear, the child's own right side towards the viewer. */
  readonly profile: boolean;
  /** The whole picture will be mirrored, so the child's own left is on the other side. */
  readonly mirrored: boolean;
  /** Seen from behind: the child's own left is at the left. */
  readonly back: boolean;
  readonly cloth: string;
  readonly aidCloth: string;
  readonly gloves: Gloves | undefined;
}

/** On the hands, over the sleeves. */
export interface Gloves {
  /** `#rrggbb` */
  readonly colour: string;
  /** The colour of the cuff; a darker one of its own by default. */
  readonly cuff?: string;
  /** In one piece for all fingers. */
  readonly mittens?: boolean;
  /** On one hand alone: `right` is the leading one. */
  readonly only?: 'left' | 'right';
}

export interface DollOptions {
  readonly parts: WornParts;
  readonly expression: Expression;
  readonly strength?: Strength | undefined;
  readonly gaze: readonly [x: number, y: number];
  /** True in a scene with acting: faces are made readable. */
  readonly acting?: boolean;
  readonly rimmed?: boolean;
  readonly pupils?: readonly [x: number, y: number] | undefined;
  readonly swing?: number;
  readonly profile?: boolean;
  readonly mirrored?: boolean;
  readonly back?: boolean;
  readonly gloves?: Gloves | undefined;
}

/** Applies the look's width of head and jaw. */
function shaped(half: readonly Point[], look: Look): readonly Point[] {
  const [wide, jaw] = [featureValue(look, 'headWidth'), featureValue(look, 'jaw')];
  if (wide === 1 && jaw === 1) return half;
  return half.map(([x, y, corner]) => {
    const low = Math.min(1, Math.max(0, (y - 4) / 34));
    return [x * wide * (1 + (jaw - 1) * low), y, corner ?? 0] as const;
  });
}

export function makeDoll(paper: Paper, look: Look, options: DollOptions): Doll {
  const body = bodyOf(look);
  const headHalf = maturedHead(shaped(HEADS[look.face], look), body.maturity);
  const skin = skinTones(look);
  const hair = hairTones(look, body.aged);
  const face = faceOf(options.expression, options.strength);
  const acted = isActingExpression(options.expression);
  const legible = skin.deep && (acted || options.acting === true);
  const rimmed = options.rimmed === true && options.back !== true;
  return {
    paper,
    look,
    parts: options.parts,
    skin,
    hair: rimmed ? edgedFor(hair, skin) : hair,
    size: body.size,
    body,
    headHalf,
    headWidth: (headHalf[3]?.[0] ?? 50.5) / 50.5,
    face: legible ? exaggerated(face) : face,
    gaze: options.gaze,
    legible,
    browsOverHair: acted || face.browsOverHair === true,
    pupils: options.pupils,
    rimmed,
    sleeper: options.acting === true && options.expression === 'asleep',
    swing: options.swing ?? 0,
    lean: { body: 0, neck: 0 },
    profile: options.profile ?? false,
    mirrored: options.mirrored ?? false,
    back: options.back ?? false,
    cloth: clothHex(look.cloth),
    aidCloth: clothHex(look.aidCloth),
    gloves: options.gloves,
  };
}

/** Half widths along an arm or leg, for the build. */
export const limbWidths = ({ size: { limb } }: Doll, widths: readonly number[]): readonly number[] =>
  limb === 1 ? widths : widths.map((width) => width * limb);

/** −1 is the left of the picture, 1 its right. */
export type Side = -1 | 1;
export const SIDES: readonly [Side, Side] = [-1, 1];

/** The visible sides of the face. */
export const seenSides = (doll: Doll): readonly Side[] => (doll.profile ? [-1] : SIDES);

/** The side of the picture of the child's own left or right. Seen from the front, left is at the right. */
export function sideOf(doll: Doll, own: 'left' | 'right'): Side {
  const right = (own === 'left') !== doll.mirrored;
  return right !== doll.back ? 1 : -1;
}

/** Mirrors points that are drawn for the right side. */
export function onSide(side: Side, points: readonly Point[]): Point[] {
  return points.map(([x, y, corner]) => [x * side, y, corner ?? 0] as const);
}
