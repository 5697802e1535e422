/** A pose as data: limbs, head and hands. `body/body.ts` draws it. */
import type { Point } from '../../../paper/outline.ts';
import type { Expression } from '../head/expressions.ts';

export type HandKind =
  | 'mitt'
  | 'open'
  | 'point'
  /** That many fingers up: with `point` and `open` they count to five. */
  | 'two'
  | 'three'
  | 'four'
  | 'fist'
  /** Closed round a pole, a handle, a rope. */
  | 'grip'
  /** The palm flat on a thing, fingers together. */
  | 'flat'
  /** Hollow, to hold water or a chick. */
  | 'cup'
  /** Thumb and first finger together: a seed, a thread. */
  | 'pinch'
  /** A sheet between the thumb before it and the fingers behind. */
  | 'paper'
  /** Under a load, the fingertips round its edge. */
  | 'carry'
  /** Fingers spread, tilted: hello. */
  | 'wave'
  /** One hand of two that clap, edge on. */
  | 'clap'
  /** Bent round somebody. */
  | 'hug'
  /** Both hands in one piece; `hidden` is the other hand, or one behind the back. */
  | 'clasp'
  | 'hidden';

export type ArmLayer =
  | 'behind'
  | 'mid'
  | 'front'
  | 'reach'
  /** On the back of a body that is seen from behind. */
  | 'over';

export interface ArmPose {
  /** Upper arm and forearm, degrees from straight down, positive to the right of the picture. */
  readonly angles: readonly [upper: number, lower: number];
  readonly hand: HandKind;
  /**
   * The width of what the hand closes on, in units: the arm and the palm are drawn behind it, fingers and thumb before it.
   */
  readonly grasp?: number;
  /** Degrees the hand is turned against the forearm, clockwise. */
  readonly wrist?: number;
  /** Side of the thumb (1 or −1 across the forearm); inward by default. */
  readonly thumb?: 1 | -1;
  readonly lengths?: readonly [upper: number, lower: number];
  readonly shoulder?: Point;
  /**
   * Behind the trunk; on it but behind the head; in front of everything; or reaching: in front too, and drawn separately
   * when a scene asks for it.
   */
  readonly layer?: ArmLayer;
  /** Idle, though it lies on a wheel. */
  readonly resting?: true;
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
  /** Foreshortened length of the shoe, 0.6–1. */
  readonly shoe?: number;
  readonly bend?: number;
  /** Knee and ankle as points, for folded legs; they override the angles. */
  readonly points?: { readonly knee: Point; readonly ankle: Point };
  /** Crossed on the floor: turn-ups and patches are not drawn. */
  readonly folded?: boolean;
  /** On the far side of what is ridden. */
  readonly hidden?: boolean;
}

/** How skirts and coats fall below the waist. */
export type Drape = 'hanging' | 'seated' | 'flying';

export interface PoseData {
  /** Turn of the whole body in degrees and of the trunk upon it. */
  readonly rot?: number;
  readonly torso?: number;
  /** Bend of the trunk from hip to neck, degrees, positive to the right. The head is at its end. */
  readonly spine?: number;
  /** The head pushed forward (to the right), in units. */
  readonly neck?: number;
  /** Shoulders raised, in units, left and right in the picture. */
  readonly shoulders?: readonly [left: number, right: number];
  /** 0 from the front, 1 from the side (to the right). */
  readonly turn?: number;
  readonly arms: { readonly left: ArmPose; readonly right: ArmPose };
  readonly legs: { readonly left: LegPose; readonly right: LegPose };
  /** Whether the legs are in front of the trunk (seated), and which is drawn first. */
  readonly legsOver?: boolean;
  readonly rightLegFirst?: boolean;
  /** The legs hang before somebody whom a scene draws between them and the trunk. */
  readonly legsReach?: true;
  /** Degrees the whole picture of the body is turned by a scene, clockwise. */
  readonly hang?: number;
  /** Hair hangs to the ground unless it streams along a body that flies or swims, or is spread under a head that lies. */
  readonly hair?: 'along' | 'spread';
  readonly head: { readonly x?: number; readonly y?: number; readonly tilt: number };
  readonly gaze: readonly [x: number, y: number];
  /** The pose's default expression; without one the look's mood is used. */
  readonly expression: Expression | 'mood';
  readonly swing?: number;
  readonly drape?: Drape;
  /**
   * The hero's origin: under the lower foot or knee (`feet`), a height below the hip joint (seats), or the hip joint
   * (`centre`: in the air, in water, in bed). `lift` raises a jumping child off the ground.
   */
  readonly ground: 'feet' | 'centre' | number;
  readonly lift?: number;
  /** How far the hips have moved to the right over the feet. */
  readonly sway?: number;
  /** Middle and half width of the shadow on the ground. */
  readonly shadow?: { readonly x: number; readonly width: number };
  readonly reading?: boolean;
  /** Hands on a part of the body itself, for every size of body. */
  readonly at?: { readonly left?: BodySpot | OwnSpot; readonly right?: BodySpot | OwnSpot };
  /**
   * Hands in a wheelchair: `rolling` has both at the wheels, `free` keeps the pose's; otherwise an idle left hand rests
   * on the rim.
   */
  readonly chair?: 'rolling' | 'free';
}

/** Parts of the own body that a hand can touch. */
export const BODY_SPOTS = [
  'mouth',
  'nose',
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

/** A hand on a part of the own body, turned as it lies there. Sideways counts outward, from the middle to that hand. */
export interface OwnSpot {
  readonly spot: BodySpot;
  /** Where the palm is, from the spot, units. */
  readonly by?: readonly [out: number, down: number];
  /** Where the fingers point, degrees from straight down, positive outward. */
  readonly fingers?: number;
  /** The same two from the side, forward instead of outward. */
  readonly aside?: { readonly by: readonly [ahead: number, down: number]; readonly fingers: number };
  /** Behind head and trunk. */
  readonly behind?: true;
}
