/** The shape of a pose: where limbs, head and hands are. Data; drawn by `body.ts`. */
import type { Point } from '../../../paper/outline.ts';
import type { Expression } from '../head/expressions.ts';

export type HandKind =
  | 'mitt'
  | 'open'
  | 'point'
  /** That many fingers, the thumb over the others: with `point` and `open` a child counts to five. */
  | 'two'
  | 'three'
  | 'four'
  | 'fist'
  | 'grip'
  /** The palm on a thing, fingers together. */
  | 'flat'
  /** Hollow, to carry water or a chick. */
  | 'cup'
  /** Thumb and first finger together: a seed, a thread. */
  | 'pinch'
  /** Both hands in one piece; `hidden` is the hand that lies in it. */
  | 'clasp'
  | 'hidden';

export type ArmLayer = 'behind' | 'mid' | 'front' | 'reach';

export interface ArmPose {
  /** Upper arm and forearm, degrees from straight down, positive to the right of the picture. */
  readonly angles: readonly [upper: number, lower: number];
  readonly hand: HandKind;
  /** Degrees the hand is turned against the forearm, clockwise. */
  readonly wrist?: number;
  /** Side of the thumb (1 or −1 across the forearm); inward unless told. */
  readonly thumb?: 1 | -1;
  readonly lengths?: readonly [upper: number, lower: number];
  readonly shoulder?: Point;
  /**
   * behind the trunk, on it but behind the head, in front of everything, or reaching for something: before everything
   * too, and drawn apart where a scene asks for it.
   */
  readonly layer?: ArmLayer;
  /** A brass pin at the shoulder. */
  readonly pin?: boolean;
}

export interface LegPose {
  /** Thigh and shin, degrees from straight down. */
  readonly angles: readonly [upper: number, lower: number];
  readonly hip?: Point;
  readonly lengths?: readonly [upper: number, lower: number];
  /** Turn of the shoe in degrees and the way its toe points. */
  readonly foot: number;
  readonly toe: 1 | -1;
  /** Length of the shoe seen from here, 0.6–1. */
  readonly shoe?: number;
  readonly bend?: number;
  /** Knee and ankle given outright, for legs that fold: they win over the angles. */
  readonly points?: { readonly knee: Point; readonly ankle: Point };
  /** Crossed on the floor: turn-ups and patches are tucked away. */
  readonly folded?: boolean;
  /** On the far side of what is ridden. */
  readonly hidden?: boolean;
}

/** What a pose does with skirts and coats below the waist. */
export type Drape = 'hanging' | 'seated' | 'flying';

export interface PoseData {
  /** Turn of the whole body in degrees and of the trunk upon it. */
  readonly rot?: number;
  readonly torso?: number;
  /** Degrees over which the trunk is bent from hip to neck, positive to the right; the head rides its end. */
  readonly spine?: number;
  /** The head pushed forward (to the right), in units. */
  readonly neck?: number;
  /** Shoulders raised, in units, left and right in the picture. */
  readonly shoulders?: readonly [left: number, right: number];
  /** 0 from the front, 1 from the side (to the right). */
  readonly turn?: number;
  readonly arms: { readonly left: ArmPose; readonly right: ArmPose };
  readonly legs: { readonly left: LegPose; readonly right: LegPose };
  /** Legs before the trunk (seated), and which comes first. */
  readonly legsOver?: boolean;
  readonly rightLegFirst?: boolean;
  readonly head: { readonly x?: number; readonly y?: number; readonly tilt: number };
  readonly gaze: readonly [x: number, y: number];
  /** The face that goes with the pose; the quiet poses wear the look's own mood. */
  readonly expression: Expression | 'mood';
  readonly swing?: number;
  readonly drape?: Drape;
  /**
   * Where the picture's origin is: under the lower foot or knee (`feet`), at a height below the hip joint (seats), or
   * at the hip joint itself (`centre`: in the air, in water, in bed). `lift` raises a leaping child off the ground.
   */
  readonly ground: 'feet' | 'centre' | number;
  readonly lift?: number;
  /** How far the hips have moved to the right over the feet. */
  readonly sway?: number;
  /** Middle and half width of the shadow on the ground. */
  readonly shadow?: { readonly x: number; readonly width: number };
  readonly reading?: boolean;
  /** Hands that lie on a part of the body itself, whatever its size. */
  readonly at?: { readonly left?: BodySpot; readonly right?: BodySpot };
  /**
   * In a wheelchair: rolling has both hands at the wheels, free leaves both to the pose; otherwise a left hand that does
   * nothing rests on the rim.
   */
  readonly chair?: 'rolling' | 'free';
}

/** Parts of her own body a hand can be told to touch. */
export const BODY_SPOTS = [
  'mouth',
  'chin',
  'brow',
  'ear',
  'cheek',
  'crown',
  'chest',
  'belly',
  'hip',
  'knee',
] as const;
export type BodySpot = (typeof BODY_SPOTS)[number];
