/**
 * What hangs from a body follows the ground, whichever way up the body is: hair, capes, scarves, skirts. The lean is read
 * from the pose; poses need not say it. Hair of somebody who lies is spread over what is under the head.
 */
import { applyMatrix, IDENTITY, placeOn } from '../../../paper/matrix.ts';
import { type Point, radians } from '../../../paper/outline.ts';
import type { Bend } from '../../../paper/placement-stack.ts';
import type { PoseData } from '../pose/pose-data.ts';

const within01 = (t: number): number => Math.max(0, Math.min(1, t));
const within = (value: number, most: number): number => Math.max(-most, Math.min(most, value));
/** The same angle, −180…180 degrees. */
const normalized = (degrees: number): number => degrees - 360 * Math.round(degrees / 360);

/** Degrees the hips are turned against the ground, −180…180, positive clockwise. */
export const bodyLean = ({ hang = 0, rot = 0, torso = 0 }: PoseData): number =>
  normalized(hang + rot + torso);

/** Degrees the head is turned against the ground. */
export const headLean = (pose: PoseData): number =>
  normalized(bodyLean(pose) + (pose.spine ?? 0) + pose.head.tilt);

/** How much loose hair hangs vertically when the head leans, 0–1. */
const HANG = 0.75;

/** Farther than this, hair hangs from the whole scalp and not from the nape alone, degrees. */
const FAR = 60;

/** The bend that keeps hair below the chin hanging when the head leans, up to upside down. Frame: the head's. */
export function hangingBend(degrees: number): Bend {
  if (Math.abs(degrees) > FAR) {
    const [sin, cos] = [Math.sin(radians(degrees)), Math.cos(radians(degrees))];
    return (x, y) => {
      const t = within01((y + 10) / 40);
      // Strands keep their side of the head, so that they do not cross before it.
      const [toX, toY] = [x * Math.abs(cos) + y * sin, y * cos - x * sin * (1 - Math.abs(cos))];
      return [x + t * (toX - x), y + t * (toY - y)];
    };
  }
  const [sin, cos] = [Math.sin(radians(degrees * HANG)), Math.cos(radians(degrees * HANG))];
  return (x, y) => {
    const low = Math.max(0, y - 26);
    return [x + sin * low, y - low * (1 - cos)];
  };
}

/** Hair spread on a pillow or the ground: wider, and less far from the head. Frame: the head's. */
export const spreadBend: Bend = (x, y) => {
  const low = Math.max(0, y - 4);
  return [x * (1 + Math.min(0.55, low / 90)), y - 0.28 * low];
};

/** Leaning farther, hair before the face falls over the crown too, degrees. */
const UPSIDE_DOWN = 120;

/**
 * The bend of loose hair in a pose, in the head's frame; null where it keeps its cut. Hair before the face gives way no
 * farther than `most` degrees.
 */
export function hairBend(pose: PoseData, most?: number): Bend | null {
  if (pose.hair === 'along') return null;
  const lean = headLean(pose);
  // Somebody in a lying pose whom the scene turns upright or upside down lies on nothing.
  if (pose.hair === 'spread' && Math.abs(Math.abs(lean) - 90) < 40) return most ? null : spreadBend;
  const free = most && Math.abs(lean) < UPSIDE_DOWN ? within(lean, most) : lean;
  return Math.abs(free) > 1 ? hangingBend(free) : null;
}

/** Turns what is below a point about it, the more the lower, by so many degrees within `reach` units. */
function turnedBelow([px, py]: Point, degrees: number, reach: number): Bend {
  return (x, y) => {
    const t = within01((y - py) / reach);
    if (t === 0) return [x, y];
    return applyMatrix(placeOn(IDENTITY, { x: px, y: py, rot: -degrees * t }), x - px, y - py);
  };
}

/**
 * A cape lies on a back that leans forward and under one that lies, and hangs from shoulders that lean back or are upside
 * down. Frame: the trunk's.
 */
export function capeBend(lean: number): Bend | null {
  const free = Math.abs(lean) > 100 ? lean : Math.abs(lean) > 60 ? 0 : lean > 0 ? lean * 0.3 : lean;
  return Math.abs(free) < 2 ? null : turnedBelow([0, -72], free, 50);
}

/** The end of a scarf hangs from the neck. `lean`: of the neck. Frame: the trunk's. */
export const scarfBend = (lean: number): Bend | null =>
  Math.abs(lean) < 2 ? null : turnedBelow([13, -68], within(lean, 150), 16);

/** Legs hold a skirt: it hangs a little way, and never over the head. Frame: the trunk's. */
export const skirtBend = (lean: number): Bend | null =>
  Math.abs(lean) < 4 || Math.abs(lean) > 60 ? null : turnedBelow([0, -14], within(lean * 0.7, 26), 40);
