/** What a hero holds: the toy of a pose, or anything a scene draws, by its grip. */

import { applyMatrix, IDENTITY, type Matrix, placeOn } from '../../../paper/matrix.ts';
import type { Point } from '../../../paper/outline.ts';
import type { Paper } from '../../../paper/paper.ts';
import { pts } from '../../../paper/points.ts';
import { ribbon, smoothCurve } from '../../../paper/ribbon.ts';
import { AID_RECORDS } from '../../../parts/aids.records.generated.ts';
import type { Toy } from '../../../parts/toy.ts';
import { TOYS, type ToyId } from '../../../parts/toys.generated.ts';
import { TOY_RECORDS } from '../../../parts/toys.records.generated.ts';
import type { Look } from '../look/look.ts';
import type { ArmPose, PoseData } from '../pose/pose-data.ts';
import { armPoseOf, groundY } from './anchors.ts';
import { type ArmPlace, placeArm } from './arms.ts';
import { bodyOf } from './build.ts';
import type { Doll, Side } from './doll.ts';
import { CLOTH, INK } from './palette.ts';
import { placeOnTrunk } from './spine.ts';

/** The toy in the hands; `none` leaves them free. */
export type ToyChoice = 'none' | ToyId;

/** Anything else in the hands: drawn by the scene and held by its grip. */
export interface Held {
  /** Draws it at the current placement, upright, in its own units. */
  readonly draw: (paper: Paper) => void;
  /** Its grip, in its own units. */
  readonly grip: Point;
  /** The width of its handle, in units of the hero: the hand closes on it. Without one the hand lies on it. */
  readonly handle?: number;
  /** `right` (default) is the leading hand; `both` holds it between the palms. */
  readonly hand?: 'left' | 'right' | 'both';
  /** Units of the hero in one unit of the thing (1). */
  readonly scale?: number;
  /** Degrees it is turned in the hand, clockwise. */
  readonly turn?: number;
  /** True keeps it upright at every turn of the wrist: a lantern, a full cup. */
  readonly upright?: boolean;
}

export type Holding = ToyChoice | Held;

export const isHeld = (holding: Holding): holding is Held => typeof holding !== 'string';

const toyOf = (holding: Holding): Toy | null =>
  isHeld(holding) || holding === 'none' ? null : TOY_RECORDS[holding];

/** True for a hobby-horse. */
export const isRidden = (holding: Holding): boolean => toyOf(holding)?.ridden === true;

/** Closes an idle hand, or one that grips anyway, on the handle of what it holds. */
export function closedOn(pose: PoseData, holding: Holding): PoseData {
  if (!isHeld(holding) || holding.handle === undefined) return pose;
  const { handle, hand = 'right' } = holding;
  const closed = (arm: ArmPose): ArmPose =>
    arm.hand === 'mitt' || arm.hand === 'grip' ? { ...arm, hand: 'grip', grasp: arm.grasp ?? handle } : arm;
  const { left, right } = pose.arms;
  return {
    ...pose,
    arms: {
      left: hand === 'right' ? left : closed(left),
      right: hand === 'left' ? right : closed(right),
    },
  };
}

/** The default toy of a pose; none for riding a mount. */
export function toyForPose(name: string, mounted: boolean): ToyChoice {
  const toy = TOYS.find(({ comesWith }) => (comesWith as readonly string[]).includes(name));
  return toy && !(toy.ridden && mounted) ? toy.id : 'none';
}

/** An arm in the trunk's frame, moved with the bent spine. */
function armIn(doll: Doll, pose: PoseData, side: Side): Pick<ArmPlace, 'palm' | 'wrist'> {
  const place = placeArm(doll, side, armPoseOf(pose, side));
  const m = placeOn(IDENTITY, placeOnTrunk(doll, pose, place.shoulder));
  const at = ([x, y]: Point): Point => applyMatrix(m, x, y);
  return { palm: at(place.palm), wrist: at(place.wrist) };
}

/** The palm in the trunk's frame. */
export const palmOf = (doll: Doll, pose: PoseData, side: Side): Point => armIn(doll, pose, side).palm;

/** The hand that holds the hobby-horse: the free one in a wheelchair. */
const reinsAt = (doll: Doll, pose: PoseData, chair: boolean): Point => palmOf(doll, pose, chair ? 1 : -1);

/** Draws what is behind the legs, the stick of a hobby-horse: to the ground, or into the lap in a wheelchair. */
export function drawBehindLegs(doll: Doll, pose: PoseData, holding: Holding, chair: boolean): void {
  const toy = toyOf(holding);
  if (!toy?.behindLegs) return;
  const [x, y] = reinsAt(doll, pose, chair);
  toy.behindLegs(doll, x, y, chair ? 34 : (groundY(doll, pose) - (pose.lift ?? 0) - y) * 1.16);
}

/** Draws what is held, in the trunk's frame, before the hands that close over it. */
export function drawHeld(
  doll: Doll,
  pose: PoseData,
  { holding, bed, chair }: { readonly holding: Holding; readonly bed: boolean; readonly chair: boolean },
): void {
  if (isHeld(holding)) {
    drawByGrip(doll, pose, holding);
    return;
  }
  toyOf(holding)?.draw(doll, {
    palm: (side) => palmOf(doll, pose, side),
    reins: () => reinsAt(doll, pose, chair),
    bed,
    bent: pose.spine !== undefined,
    onChest: (draw) =>
      pose.spine ? doll.paper.at(placeOnTrunk(doll, pose, [0, -40 * doll.size.torso]), draw) : draw(),
  });
}

/** Draws a thing with its grip at the palm: turned with one hand, or along the line between two palms. */
function drawByGrip(doll: Doll, pose: PoseData, held: Held): void {
  const { grip, hand = 'right', scale = 1, turn = 0, upright = false } = held;
  const onBody = -(pose.torso ?? 0) - (pose.rot ?? 0);
  const left = armIn(doll, pose, -1);
  const right = armIn(doll, pose, 1);
  const one = hand === 'left' ? left : right;
  const at: Point =
    hand === 'both' ? [(left.palm[0] + right.palm[0]) / 2, (left.palm[1] + right.palm[1]) / 2] : one.palm;
  const along = hand === 'both' ? levelOf(left.palm, right.palm) : headingOf(one.wrist, one.palm);
  const rot = (upright ? onBody : hand === 'both' ? along : along * 0.5 + onBody * 0.5) + turn;
  doll.paper.at({ x: at[0], y: at[1], rot, scale }, () =>
    doll.paper.at({ x: -grip[0], y: -grip[1] }, () => held.draw(doll.paper)),
  );
}

const degrees = (x: number, y: number): number => (Math.atan2(y, x) * 180) / Math.PI;

/** Slope of the line between the palms; hands above each other hold a thing upright. */
function levelOf(a: Point, b: Point): number {
  const slope = degrees(b[0] - a[0], b[1] - a[1]);
  return Math.abs(slope) > 55 ? 0 : slope;
}

/** Turn of a hand from pointing sideways: a level hand holds a thing upright. */
function headingOf(wrist: Point, palm: Point): number {
  const slope = degrees(palm[0] - wrist[0], palm[1] - wrist[1]);
  return slope > 90 ? slope - 180 : slope < -90 ? slope + 180 : slope;
}

/** A walking stick's distance in front of its owner, and its height, in units of a grown body. */
const STICK = { ahead: 46, high: 102 } as const;

/** Place of the hand on a walking stick, in the frame of the anchors: in front of the child from the side, else beside. */
export function stickHand(doll: Doll, base: Matrix, side: Side): Point {
  const k = doll.size.torso;
  return applyMatrix(base, doll.profile ? STICK.ahead : side * STICK.ahead, -STICK.high * k);
}

/** How high the hand on a stick is above the ground. */
const stickHigh = (look: Look): number => STICK.high * bodyOf(look).size.torso;

/** The stick of an aid that has one, such as a white cane, in a hand; null without. `flip` lets it lean to the left. */
export function aidStickOf(look: Look, side: Side, flip: boolean): Held | null {
  const aid = look.aids.map((id) => AID_RECORDS[id]).find(({ stick }) => stick);
  const held = aid?.stick?.(stickHigh(look));
  if (!held) return null;
  const draw = flip ? (paper: Paper) => paper.at({ flip: true }, () => held.draw(paper)) : held.draw;
  return { ...held, draw, hand: side < 0 ? 'left' : 'right' };
}

/** A walking stick of bent wood, its tip on the ground. */
export function stickOf(look: Look): Held {
  const high = stickHigh(look);
  const draw = (paper: Paper): void => {
    const wood = CLOTH.bark;
    paper.sheet(
      ribbon(smoothCurve(pts`-15,5 -13,-4 -4,-8 2,-2 1,8 1,${high * 0.5} 0,${high - 2}`), [3.6, 3.4, 3]),
      wood,
      { jitter: 0.2, lift: 0.6 },
    );
    paper.flat(pts`-3,${high - 7}! 3,${high - 7}! 2.6,${high}! -2.6,${high}!`, INK, {});
  };
  return { draw, grip: [-5, -5], upright: true, handle: 7 };
}
