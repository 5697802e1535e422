/**
 * Lets a person of the stage act: eyes go to what she looks at, hands to what she touches. Where a hand would miss, she comes
 * nearer: a step on the ground, a little way where she is placed by her head, up on her toes.
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

/** What she asks of the stage. */
export interface Surroundings {
  /** Where a spot is, page units: for eyes where it stands, for hands where it ends. */
  seen(spot: Spot): Place;
  reached(spot: Spot): Place;
  readonly holding: Held | null;
}

/** Page units: hands that are so near are there. */
const THERE = 5;
/** Page units of a child of scale 1: who misses by more tries with the other hand. */
const SHORT = 12;
/** Page units of a child of scale 1: what is farther off nobody tries to reach. */
const OUT_OF_REACH = 150;
/** Page units of a child of scale 1 that she steps aside, and how far that goes at most. */
const STEP = { by: 18, most: 90 } as const;
/** Placed by her head she moves by so much of its radius at most: the picture was composed round it. */
const BY_HEAD = 0.42;
/** What a step costs against what it saves, page units each. */
const WORTH = 0.2;

/** The spots of a touch, one or two. */
export function touchedSpots(touch: Touch): Spot[] {
  if (typeof touch === 'string' || Array.isArray(touch)) return [touch as Spot];
  const { left, right } = touch as { left?: Spot; right?: Spot };
  return [left, right].filter((spot) => spot !== undefined);
}

/** Which hand goes where: the nearer one unless told. */
function chooseHands(touch: Touch, spot: (spot: Spot) => Place, part: PlacedPerson['anchor']): HandTargets {
  if (typeof touch === 'object' && !Array.isArray(touch)) {
    const { left, right } = touch as { left?: Spot; right?: Spot };
    return { ...(left ? { left: spot(left) } : {}), ...(right ? { right: spot(right) } : {}) };
  }
  const at = spot(touch as Spot);
  return farFrom(part('left')!, at) < farFrom(part('right')!, at) ? { left: at } : { right: at };
}

const farFrom = ([ax, ay]: Place, [bx, by]: Place): number => Math.hypot(ax - bx, ay - by);

/** Page units between her hands and what they touch, all told. */
function missDistance({ anchor }: PlacedPerson, hands: HandTargets): number {
  return (['left', 'right'] as const).reduce((sum, side) => {
    const to = hands[side];
    return to ? sum + farFrom(anchor(side)!, to) : sum;
  }, 0);
}

/** The person turned to what she looks at, hands where they touch, or as near as she comes. */
export function posePerson(person: PlacedPerson, around: Surroundings): PlacedPerson {
  const { lookAt, touch } = person.role;
  const { holding } = around;
  if (!lookAt && !touch && !holding) return person;
  const hands = touch ? chooseHands(touch, around.reached, person.anchor) : undefined;
  const gaze = lookAt ? around.seen(lookAt) : null;
  if (!hands) return posed(person, person.at, { hands, gaze, holding });
  const told = reachFor(person, hands, { gaze, holding });
  const miss = missDistance(told, hands);
  if (miss <= SHORT * person.scale || miss > OUT_OF_REACH * person.scale) return told;
  const swapped: HandTargets = {
    ...(hands.right ? { left: hands.right } : {}),
    ...(hands.left ? { right: hands.left } : {}),
  };
  const other = reachFor(person, swapped, { gaze, holding });
  return missDistance(other, swapped) < miss - SHORT * person.scale ? other : told;
}

/** As near as these hands come to these places. */
function reachFor(
  person: PlacedPerson,
  hands: HandTargets,
  more: Omit<PoseRequest, 'hands' | 'toes'>,
): PlacedPerson {
  const still = posed(person, person.at, { ...more, hands });
  const miss = missDistance(still, hands);
  if (miss <= THERE || miss > OUT_OF_REACH * person.scale) return still;
  return stepCloser(person, still, hands, (at, toes) => posed(person, at, { ...more, hands, toes }));
}

interface PoseRequest {
  readonly hands: HandTargets | undefined;
  readonly gaze: Place | null;
  readonly holding: Held | null;
  readonly toes?: boolean;
}

/** The person as she stands there and does what is asked. */
function posed(person: PlacedPerson, at: Place, { hands, gaze, holding, toes }: PoseRequest): PlacedPerson {
  const spin: Placement = { x: at[0], y: at[1], scale: person.scale * HERO_UNITS, rot: person.turn };
  const back = invert(placeOn(IDENTITY, spin));
  const own = ([x, y]: Place): Place => applyMatrix(back, x, y);
  const options: HeroOptions = {
    ...person.options,
    ...(toes ? { act: { ...person.options.act, toes: 'both' } } : {}),
    ...(holding ? { holding } : {}),
    ...(hands
      ? {
          reachTo: {
            ...(hands.left ? { left: own(hands.left) } : {}),
            ...(hands.right ? { right: own(hands.right) } : {}),
          },
        }
      : {}),
    ...(gaze ? { gazeTo: own(gaze) } : {}),
  };
  return { ...person, at, options, anchor: placedAnchors(spin, personAnchors(person.person, options)) };
}

/** How she may come nearer: along the ground where she stands on it, a little way each way where her head places her. */
function stepLimits({ role, scale, headRadius }: PlacedPerson): { x: number; y: number } {
  if (role.in !== undefined || role.on !== undefined) return { x: 0, y: 0 };
  const by = role.by ?? 'feet';
  if (by === 'feet') return { x: STEP.most * scale, y: 0 };
  return by === 'head' ? { x: headRadius * BY_HEAD, y: headRadius * BY_HEAD } : { x: 0, y: 0 };
}

/** She steps no farther than it helps. */
function stepCloser(
  person: PlacedPerson,
  still: PlacedPerson,
  hands: HandTargets,
  pose: (at: Place, toes: boolean) => PlacedPerson,
): PlacedPerson {
  const most = stepLimits(person);
  const away = (['left', 'right'] as const).flatMap((side): Place[] => {
    const [to, hand] = [hands[side], still.anchor(side)!];
    return to ? [[to[0] - hand[0], to[1] - hand[1]]] : [];
  });
  const mean = (axis: 0 | 1) => away.reduce((sum, at) => sum + at[axis], 0) / away.length;
  const [toX, toY] = [mean(0), mean(1)];
  const within = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));
  let best = { person: still, cost: missDistance(still, hands) };
  const offer = (candidate: PlacedPerson, price: number) => {
    const cost = missDistance(candidate, hands) + price;
    if (cost < best.cost) best = { person: candidate, cost };
  };
  const standing = person.role.by === undefined || person.role.by === 'feet';
  const direction = Math.sign(toX);
  if (standing) {
    for (let step = STEP.by; step <= most.x && best.cost > THERE; step += STEP.by)
      offer(pose([person.at[0] + direction * step, person.at[1]], false), step * WORTH);
    if (toY < -THERE && missDistance(best.person, hands) > THERE) offer(pose(best.person.at, true), 1);
  } else if (most.x > 0) {
    for (const part of [0.5, 1]) {
      const step: Place = [within(toX, most.x * part), within(toY, most.y * part)];
      offer(pose([person.at[0] + step[0], person.at[1] + step[1]], false), Math.hypot(...step) * WORTH);
    }
  }
  return best.person;
}
