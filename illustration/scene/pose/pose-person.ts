/**
 * Step 4, pose: turns a person's eyes to `lookAt` and brings the hands to `touch`. Where a hand would miss, the person moves
 * closer: a step along the ground, a small shift when placed by the head, or up on the toes.
 */
import type { Held } from '../../figures/hero/body/held.ts';
import type { ReachTarget } from '../../figures/hero/pose/reach-and-gaze.ts';
import type { HeroOptions } from '../../figures/hero/rig.ts';
import { applyMatrix, IDENTITY, invert, type Placement, placeOn } from '../../paper/matrix.ts';
import type { Place, Spot } from '../format/places.ts';
import type { Placed, PlacedCut, PlacedPerson } from '../layout/layout-types.ts';
import { HERO_UNITS, personAnchors } from '../layout/person-anchors.ts';
import { placedAnchors } from '../layout/placed-anchors.ts';
import { type HandTarget, type HandTargets, type HandTasks, handTasks } from './hand-tasks.ts';

/** What posing one person needs to know of the rest of the scene. */
export interface Surroundings {
  /** The part or piece of that name, after posing. */
  named(name: string): Placed;
  /** The named piece at a place, if there is one. */
  cutAt(at: Place): PlacedCut | null;
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

const distanceBetween = ([ax, ay]: Place, [bx, by]: Place): number => Math.hypot(ax - bx, ay - by);

/** The sum of the distances between the hands and their targets, page units. */
function missDistance({ anchor }: PlacedPerson, hands: HandTargets): number {
  return (['left', 'right'] as const).reduce((sum, side) => {
    const to = hands[side];
    return to ? sum + distanceBetween(anchor(side)!, to.palm) : sum;
  }, 0);
}

/** Returns the person looking, touching, holding as the role says, or as near as the body comes. */
export function posePerson(person: PlacedPerson, around: Surroundings): PlacedPerson {
  const { lookAt } = person.role;
  const { holding } = around;
  const tasks = handTasks(person, { at: around.reached, named: around.named, cutAt: around.cutAt });
  if (!lookAt && !tasks && !holding) return person;
  const gaze = lookAt ? around.seen(lookAt) : null;
  const busy = tasks ? withTasks(person, tasks) : person;
  const hands = tasks?.reach;
  if (!hands || !(hands.left || hands.right)) return withPose(busy, busy.at, { hands, gaze, holding });
  const asWritten = reachFor(busy, hands, { gaze, holding });
  const miss = missDistance(asWritten, hands);
  if (!tasks.free || miss <= TRY_OTHER_HAND * person.scale || miss > OUT_OF_REACH * person.scale)
    return asWritten;
  const swapped: HandTargets = {
    ...(hands.right ? { left: hands.right } : {}),
    ...(hands.left ? { right: hands.left } : {}),
  };
  const other = reachFor(busy, swapped, { gaze, holding });
  return missDistance(other, swapped) < miss - TRY_OTHER_HAND * person.scale ? other : asWritten;
}

/** The person with the shapes of hands and the bend of the body that the tasks ask for; the scene's own words win. */
function withTasks(person: PlacedPerson, { shapes, act, point }: HandTasks): PlacedPerson {
  const { hands, act: told } = person.options;
  const toRig = rigFrame(person, person.at);
  const own = typeof hands === 'string' ? { left: hands, right: hands } : hands;
  const bends = act.spine !== undefined || act.knees !== undefined;
  return {
    ...person,
    options: {
      ...person.options,
      hands: { ...shapes, ...own },
      ...(bends
        ? {
            act: {
              ...told,
              spine: (told?.spine ?? 0) + (act.spine ?? 0),
              knees: told?.knees ?? act.knees ?? 0,
            },
          }
        : {}),
      ...(point.left || point.right
        ? {
            pointTo: {
              ...(point.left ? { left: toRig(point.left) } : {}),
              ...(point.right ? { right: toRig(point.right) } : {}),
            },
          }
        : {}),
    },
  };
}

/** Maps page units to the rig's frame of a person at a place. */
function rigFrame({ scale, turn }: PlacedPerson, at: Place): (place: Place) => Place {
  const back = invert(placeOn(IDENTITY, { x: at[0], y: at[1], scale: scale * HERO_UNITS, rot: turn }));
  return ([x, y]) => applyMatrix(back, x, y);
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
  const toRig = rigFrame(person, at);
  const [ox, oy] = toRig([0, 0]);
  const grasp = ({ palm, fingers, width }: HandTarget): ReachTarget => {
    const [x, y] = toRig(palm);
    if (!fingers && width === undefined) return [x, y];
    const [fx, fy] = toRig([fingers?.[0] ?? 0, fingers?.[1] ?? 0]);
    return {
      palm: [x, y],
      ...(width === undefined ? {} : { width }),
      ...(fingers ? { fingers: [fx - ox, fy - oy] as const } : {}),
    };
  };
  const options: HeroOptions = {
    ...person.options,
    ...(toes ? { act: { ...person.options.act, toes: 'both' } } : {}),
    ...(holding ? { holding } : {}),
    ...(hands
      ? {
          reachTo: {
            ...(hands.left ? { left: grasp(hands.left) } : {}),
            ...(hands.right ? { right: grasp(hands.right) } : {}),
          },
        }
      : {}),
    ...(gaze ? { gazeTo: toRig(gaze) } : {}),
  };
  return { ...person, at, options, anchor: placedAnchors(spin, personAnchors(person.person, options)) };
}

/** How far the person may move each way, page units. */
function stepLimits({ role, scale, headRadius }: PlacedPerson): { x: number; y: number } {
  if (role.in !== undefined || role.on !== undefined || role.hugs !== undefined) return { x: 0, y: 0 };
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
    return to ? [[to.palm[0] - hand[0], to.palm[1] - hand[1]]] : [];
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
