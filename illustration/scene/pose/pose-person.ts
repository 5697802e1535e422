/**
 * Step 4, pose: turns a person's eyes to `lookAt` and brings the hands to `touch`. Where a hand would miss, the person moves
 * closer: a step along the ground, a small shift when placed by the head, or up on the toes.
 */
import type { Held } from '../../figures/hero/body/held.ts';
import type { HeroOptions } from '../../figures/hero/rig.ts';
import { applyMatrix, IDENTITY, invert, type Placement, placeOn } from '../../paper/matrix.ts';
import type { Place, Spot } from '../format/places.ts';
import type { PersonRole } from '../format/roles.ts';
import type { PlacedPerson } from '../layout/layout-types.ts';
import { HERO_UNITS, personAnchors } from '../layout/person-anchors.ts';
import { placedAnchors } from '../layout/placed-anchors.ts';

type Touch = NonNullable<PersonRole['touch']>;
type HandTargets = { left?: Place; right?: Place };

/** What posing one person needs to know of the rest of the scene. */
export interface Surroundings {
  /** The place of a spot to look at, page units: where it is at rest. */
  seen(spot: Spot): Place;
  /** The place of a spot to touch, page units: where it is after posing. */
  reached(spot: Spot): Place;
  readonly holding: Held | null;
}

/** Page units within which a hand counts as arrived. */
const ARRIVED = 5;
/** Page units at scale 1: a miss by more makes the other hand try. */
const TRY_OTHER_HAND = 12;
/** Page units at scale 1 beyond which no reach is tried. */
const OUT_OF_REACH = 150;
/** Page units at scale 1 of one step, and of all steps together. */
const STEP = { by: 18, most: 90 } as const;
/** The largest shift of a person placed by the head, in head radii: the picture was composed around the head. */
const HEAD_SHIFT = 0.42;
/** The cost of moving by one page unit, against one page unit of a hand's miss. */
const STEP_COST = 0.2;

/** The one or two spots that a touch names. */
export function touchedSpots(touch: Touch): Spot[] {
  if (typeof touch === 'string' || Array.isArray(touch)) return [touch as Spot];
  const { left, right } = touch as { left?: Spot; right?: Spot };
  return [left, right].filter((spot) => spot !== undefined);
}

/** Assigns spots to hands: the nearer hand unless the scene names one. */
function chooseHands(touch: Touch, spot: (spot: Spot) => Place, anchor: PlacedPerson['anchor']): HandTargets {
  if (typeof touch === 'object' && !Array.isArray(touch)) {
    const { left, right } = touch as { left?: Spot; right?: Spot };
    return { ...(left ? { left: spot(left) } : {}), ...(right ? { right: spot(right) } : {}) };
  }
  const at = spot(touch as Spot);
  return distanceBetween(anchor('left')!, at) < distanceBetween(anchor('right')!, at)
    ? { left: at }
    : { right: at };
}

const distanceBetween = ([ax, ay]: Place, [bx, by]: Place): number => Math.hypot(ax - bx, ay - by);

/** The sum of the distances between the hands and their targets, page units. */
function missDistance({ anchor }: PlacedPerson, hands: HandTargets): number {
  return (['left', 'right'] as const).reduce((sum, side) => {
    const to = hands[side];
    return to ? sum + distanceBetween(anchor(side)!, to) : sum;
  }, 0);
}

/** Returns the person looking and touching as the role says, or as near as the body comes. */
export function posePerson(person: PlacedPerson, around: Surroundings): PlacedPerson {
  const { lookAt, touch } = person.role;
  const { holding } = around;
  if (!lookAt && !touch && !holding) return person;
  const hands = touch ? chooseHands(touch, around.reached, person.anchor) : undefined;
  const gaze = lookAt ? around.seen(lookAt) : null;
  if (!hands) return withPose(person, person.at, { hands, gaze, holding });
  const asWritten = reachFor(person, hands, { gaze, holding });
  const miss = missDistance(asWritten, hands);
  if (miss <= TRY_OTHER_HAND * person.scale || miss > OUT_OF_REACH * person.scale) return asWritten;
  const swapped: HandTargets = {
    ...(hands.right ? { left: hands.right } : {}),
    ...(hands.left ? { right: hands.left } : {}),
  };
  const other = reachFor(person, swapped, { gaze, holding });
  return missDistance(other, swapped) < miss - TRY_OTHER_HAND * person.scale ? other : asWritten;
}

/** Brings these hands as near to their targets as the person can. */
function reachFor(
  person: PlacedPerson,
  hands: HandTargets,
  more: Omit<PoseRequest, 'hands' | 'toes'>,
): PlacedPerson {
  const still = withPose(person, person.at, { ...more, hands });
  const miss = missDistance(still, hands);
  if (miss <= ARRIVED || miss > OUT_OF_REACH * person.scale) return still;
  return stepCloser(person, still, hands, (at, toes) => withPose(person, at, { ...more, hands, toes }));
}

interface PoseRequest {
  readonly hands: HandTargets | undefined;
  readonly gaze: Place | null;
  readonly holding: Held | null;
  readonly toes?: boolean;
}

/** Returns the person at a place, posed as requested. */
function withPose(
  person: PlacedPerson,
  at: Place,
  { hands, gaze, holding, toes }: PoseRequest,
): PlacedPerson {
  const spin: Placement = { x: at[0], y: at[1], scale: person.scale * HERO_UNITS, rot: person.turn };
  const back = invert(placeOn(IDENTITY, spin));
  const toRig = ([x, y]: Place): Place => applyMatrix(back, x, y);
  const options: HeroOptions = {
    ...person.options,
    ...(toes ? { act: { ...person.options.act, toes: 'both' } } : {}),
    ...(holding ? { holding } : {}),
    ...(hands
      ? {
          reachTo: {
            ...(hands.left ? { left: toRig(hands.left) } : {}),
            ...(hands.right ? { right: toRig(hands.right) } : {}),
          },
        }
      : {}),
    ...(gaze ? { gazeTo: toRig(gaze) } : {}),
  };
  return { ...person, at, options, anchor: placedAnchors(spin, personAnchors(person.person, options)) };
}

/** How far the person may move each way, page units. */
function stepLimits({ role, scale, headRadius }: PlacedPerson): { x: number; y: number } {
  if (role.in !== undefined || role.on !== undefined) return { x: 0, y: 0 };
  const by = role.by ?? 'feet';
  if (by === 'feet') return { x: STEP.most * scale, y: 0 };
  return by === 'head' ? { x: headRadius * HEAD_SHIFT, y: headRadius * HEAD_SHIFT } : { x: 0, y: 0 };
}

/** Moves the person closer, no farther than the hands gain by it. */
function stepCloser(
  person: PlacedPerson,
  still: PlacedPerson,
  hands: HandTargets,
  pose: (at: Place, toes: boolean) => PlacedPerson,
): PlacedPerson {
  const limits = stepLimits(person);
  const misses = (['left', 'right'] as const).flatMap((side): Place[] => {
    const [to, hand] = [hands[side], still.anchor(side)!];
    return to ? [[to[0] - hand[0], to[1] - hand[1]]] : [];
  });
  const mean = (axis: 0 | 1) => misses.reduce((sum, at) => sum + at[axis], 0) / misses.length;
  const [toX, toY] = [mean(0), mean(1)];
  const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));
  let best = { person: still, cost: missDistance(still, hands) };
  const consider = (candidate: PlacedPerson, price: number) => {
    const cost = missDistance(candidate, hands) + price;
    if (cost < best.cost) best = { person: candidate, cost };
  };
  const standing = person.role.by === undefined || person.role.by === 'feet';
  const direction = Math.sign(toX);
  if (standing) {
    for (let step = STEP.by; step <= limits.x && best.cost > ARRIVED; step += STEP.by)
      consider(pose([person.at[0] + direction * step, person.at[1]], false), step * STEP_COST);
    if (toY < -ARRIVED && missDistance(best.person, hands) > ARRIVED) consider(pose(best.person.at, true), 1);
  } else if (limits.x > 0) {
    for (const part of [0.5, 1]) {
      const step: Place = [clamp(toX, limits.x * part), clamp(toY, limits.y * part)];
      consider(
        pose([person.at[0] + step[0], person.at[1] + step[1]], false),
        Math.hypot(...step) * STEP_COST,
      );
    }
  }
  return best.person;
}
