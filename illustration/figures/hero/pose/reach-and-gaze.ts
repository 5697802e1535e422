/** Reaching and looking: a reach moves the hand, then the spine; a gaze moves the pupils, the head, then the spine. */
import { applyMatrix, invert, type Matrix, placeOn } from '../../../paper/matrix.ts';
import { type Point, radians } from '../../../paper/outline.ts';
import { bodyFrames, measureAnchors } from '../body/anchors.ts';
import { placeArm } from '../body/arms.ts';
import type { Doll, Side } from '../body/doll.ts';
import { placeLeg } from '../body/legs.ts';
import { headPlacement, neckPoint, placeOnTrunk } from '../body/spine.ts';
import { mouthPlace } from '../head/mouth.ts';
import { aimArm, maxStretch, pointArm } from './aim-arm.ts';
import type { ArmPose, BodySpot, OwnSpot, PoseData } from './pose-data.ts';

/** A palm at a point, with what the hand does there. All in the frame of the anchors. */
export interface Grasp {
  readonly palm: Point;
  /** The width of what the hand closes on, in units; without it the hand lies on it. */
  readonly width?: number;
  /** The way the fingers point: any length. */
  readonly fingers?: Point;
}

/** The target of a palm: a point in the frame of the anchors, or a part of the own body. */
export type ReachTarget = Point | BodySpot | OwnSpot | Grasp;

const graspOf = (target: ReachTarget): Grasp | null =>
  typeof target === 'object' && 'palm' in target ? target : null;

export interface ReachTo {
  readonly left?: ReachTarget;
  readonly right?: ReachTarget;
}

/** What each hand points at, in the frame of the anchors. */
export interface PointTo {
  readonly left?: Point;
  readonly right?: Point;
}

/** The part of the own body that a target is, if it is one. */
const ownSpotOf = (target: ReachTarget): OwnSpot | null =>
  typeof target === 'string' ? { spot: target } : 'spot' in target ? target : null;

/** A part of the own body, for the hand of one side: the frame it lies in, and its place there. */
function ownPlace(
  doll: Doll,
  pose: PoseData,
  base: Matrix,
  part: BodySpot,
  side: Side,
): { readonly frame: Matrix; readonly at: Point } {
  const { torso, width } = doll.size;
  const { body, trunk } = bodyFrames(doll, pose, base);
  const onHead = (x: number, y: number) => {
    const neck = placeOn(trunk, placeOnTrunk(doll, pose, neckPoint(doll)));
    return { frame: placeOn(neck, headPlacement(doll, pose)), at: [x, y] as const };
  };
  const onTrunk = (x: number, y: number) => {
    const at: Point = [x * width, y * torso];
    return { frame: placeOn(trunk, placeOnTrunk(doll, pose, at)), at };
  };
  const [mx, my] = mouthPlace(doll);
  const aside = doll.profile ? 0 : side;
  const edge = 50 * doll.headWidth;
  switch (part) {
    case 'mouth':
      return onHead(mx + aside * 4, my + 5);
    case 'nose':
      return onHead(doll.profile ? edge - 2 : doll.gaze[0] * 1.45, 18 + doll.gaze[1]);
    case 'chin':
      return onHead(mx + aside * 5, 46);
    case 'brow':
      return onHead(doll.profile ? edge * 0.7 : doll.gaze[0] * 0.5 + aside * 40, -12);
    case 'ear':
      return onHead(doll.profile ? -12 : aside * (edge + 4), 12);
    case 'cheek':
      return onHead(doll.profile ? 20 : doll.gaze[0] + aside * 34, 26);
    case 'crown':
      return onHead(aside * 12, -52);
    case 'chest':
      return onTrunk(doll.profile ? 18 : 3, -50);
    case 'belly':
      return onTrunk(doll.profile ? 22 : 6, -24);
    case 'hip':
      return onTrunk(doll.profile ? 0 : side * 27, -8);
    case 'knee': {
      const { knee } = placeLeg(doll, side, side < 0 ? pose.legs.left : pose.legs.right);
      return { frame: body, at: [knee[0], knee[1] - 6] };
    }
  }
}

/** Where a hand on the own body lies, and which way its fingers point, in the frame of the anchors. */
function ownGrasp(doll: Doll, pose: PoseData, base: Matrix, side: Side, own: OwnSpot): Grasp {
  const { spot } = own;
  const { by = [0, 0], fingers } = (doll.profile && own.aside) || own;
  const { frame, at } = ownPlace(doll, pose, base, spot, side);
  const out = doll.profile ? 1 : side;
  const [x, y] = [at[0] + out * by[0], at[1] + by[1]];
  const palm = applyMatrix(frame, x, y);
  if (fingers === undefined) return { palm };
  const [fx, fy] = applyMatrix(frame, x + out * Math.sin(radians(fingers)), y + Math.cos(radians(fingers)));
  return { palm, fingers: [fx - palm[0], fy - palm[1]] };
}

/** The part of its full bend that the spine adds to a gaze, and at most to a reach. */
const HELP = 0.3;
const REACH_HELP = 0.52;
/** Step of the coarse search for a bend, degrees. */
const ROUGH = 3;
const WHOLE_BEND = 35;

/** The targets by side. Parts of the body are measured again for each bend of the spine, which moves them. */
const armsTo = (reachTo: ReachTo): (readonly [Side, ReachTarget])[] => [
  ...(reachTo.left ? [[-1, reachTo.left] as const] : []),
  ...(reachTo.right ? [[1, reachTo.right] as const] : []),
];

/** What a hand is to do at a target, in the frame of the anchors. */
function graspFor(doll: Doll, pose: PoseData, base: Matrix, side: Side, target: ReachTarget): Grasp {
  const own = ownSpotOf(target);
  if (own) return ownGrasp(doll, pose, base, side, own);
  return graspOf(target) ?? { palm: target as Point };
}

/** Parts of the head: the arm is drawn a little longer for them, so that the elbow is out and not across the face. */
const ON_HEAD: readonly BodySpot[] = ['brow', 'crown', 'ear', 'cheek', 'nose', 'mouth', 'chin'];
const LOOSE = 1.34;

/** Distance of a target beyond the stretched arm. */
function beyond(doll: Doll, pose: PoseData, base: Matrix, side: Side, target: Point): number {
  const arm = side < 0 ? pose.arms.left : pose.arms.right;
  const { shoulder } = placeArm(doll, side, arm);
  const [x, y] = applyMatrix(invert(shoulderFrame(doll, pose, base, shoulder)), target[0], target[1]);
  const length = (30 + 29) * doll.size.arm * maxStretch(doll) + 7.9;
  return Math.max(0, Math.hypot(x - shoulder[0], y - shoulder[1]) - length);
}

const shoulderFrame = (doll: Doll, pose: PoseData, base: Matrix, shoulder: Point): Matrix =>
  placeOn(bodyFrames(doll, pose, base).trunk, placeOnTrunk(doll, pose, shoulder));

/** Applies a reach to a pose: hands at their targets, or as near as arms and spine allow. */
export function applyReach(doll: Doll, pose: PoseData, base: Matrix, reachTo: ReachTo): PoseData {
  const wanted = armsTo(reachTo);
  const missing = (spine: number): number =>
    wanted.reduce(
      (sum, [side, to]) =>
        sum +
        (ownSpotOf(to)
          ? 0
          : beyond(doll, { ...pose, spine }, base, side, graspFor(doll, pose, base, side, to).palm)),
      0,
    );
  const own = pose.spine ?? 0;
  const most = WHOLE_BEND * REACH_HELP;
  // The smallest bend that helps most, searched coarsely, then to half a degree. A target within reach needs none.
  let best = { spine: own, cost: missing(own) };
  const offer = (spine: number): void => {
    if (Math.abs(spine) > WHOLE_BEND) return;
    const cost = missing(spine) + Math.abs(spine - own) * 0.02;
    if (cost < best.cost - 0.2) best = { spine, cost };
  };
  for (let bend = ROUGH; bend <= most && best.cost > 0; bend += ROUGH)
    for (const side of [1, -1]) offer(own + bend * side);
  const rough = best.spine;
  if (rough !== own)
    for (let back = ROUGH - 0.5; back > 0; back -= 0.5) offer(rough - back * Math.sign(rough - own));
  const leaning = { ...pose, spine: best.spine };
  let { left, right } = leaning.arms;
  for (const [side, to] of wanted) {
    const own = side < 0 ? left : right;
    const frame = shoulderFrame(doll, leaning, base, placeArm(doll, side, own).shoulder);
    const grasp = graspFor(doll, leaning, base, side, to);
    const [x, y] = applyMatrix(invert(frame), grasp.palm[0], grasp.palm[1]);
    const onBody = ownSpotOf(to);
    const layer = onBody ? (onBody.behind ? 'behind' : 'front') : 'reach';
    const least = onBody && ON_HEAD.includes(onBody.spot) ? LOOSE : 1;
    const aimed = aimArm(doll, side, own, [x, y], {
      least,
      ...(grasp.fingers ? { heading: headingIn(frame, grasp.fingers) } : {}),
    });
    const arm: ArmPose = {
      ...aimed,
      layer,
      pin: false,
      ...(grasp.width === undefined ? {} : { grasp: grasp.width }),
    };
    if (side < 0) left = arm;
    else right = arm;
  }
  return { ...leaning, arms: { left, right } };
}

/** A direction in the frame of the anchors as degrees from straight down in the shoulder's frame. */
function headingIn([a, b, c, d]: Matrix, [x, y]: Point): number {
  const [dx, dy] = applyMatrix(invert([a, b, c, d, 0, 0]), x, y);
  return (Math.atan2(dx, dy) * 180) / Math.PI;
}

/** Points arms at places, in the frame of the anchors. */
export function applyPoint(doll: Doll, pose: PoseData, base: Matrix, pointTo: PointTo): PoseData {
  const pointed = (side: Side, own: ArmPose, at: Point | undefined): ArmPose => {
    if (!at) return own;
    const frame = shoulderFrame(doll, pose, base, placeArm(doll, side, own).shoulder);
    const [x, y] = applyMatrix(invert(frame), at[0], at[1]);
    return pointArm(doll, side, own, [x, y]);
  };
  const { left, right } = pose.arms;
  return {
    ...pose,
    arms: { left: pointed(-1, left, pointTo.left), right: pointed(1, right, pointTo.right) },
  };
}

/** Distance from which the head turns fully to a target. */
const FULL_TURN = 110;

/** Applies a gaze to a pose: pupils and face turn to the point, the head tilts, the spine bends a little. */
export function applyGaze(
  doll: Doll,
  pose: PoseData,
  base: Matrix,
  target: Point,
): { pose: PoseData; pupils: readonly [x: number, y: number] } {
  const { eyes } = measureAnchors(doll, pose, base);
  const scale = Math.hypot(base[0], base[1]);
  const flip = base[0] < 0 ? -1 : 1;
  const [dx, dy] = [((target[0] - eyes[0]) * flip) / scale, (target[1] - eyes[1]) / scale];
  const away = Math.hypot(dx, dy) || 1;
  const aside = Math.max(-1, Math.min(1, dx / FULL_TURN));
  const down = Math.max(-1, Math.min(1, dy / FULL_TURN));
  const turned = aside < 0 ? -1 : 1;
  // From the side, a target behind is looked at with the pupils only.
  const gaze: PoseData['gaze'] = doll.profile
    ? pose.gaze
    : [aside * 13, Math.max(-5, Math.min(5.5, down * 6))];
  const nod = Math.max(-10, Math.min(12, down * 14)) * turned;
  const lean = WHOLE_BEND * HELP * (down > 0 ? down * turned : down * turned * 0.5) * Math.min(1, away / 60);
  const spine = Math.max(-WHOLE_BEND, Math.min(WHOLE_BEND, (pose.spine ?? 0) + lean));
  return {
    pose: { ...pose, gaze, spine, head: { ...pose.head, tilt: pose.head.tilt * 0.5 + nod } },
    pupils: [(dx / away) * 2.2 * Math.min(1, away / 40), (dy / away) * 1.7 * Math.min(1, away / 40)],
  };
}
