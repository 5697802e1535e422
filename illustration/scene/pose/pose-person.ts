/**
 * Lets a person of the stage act: eyes go to what she looks at, hands to what she touches. Where a hand would miss, she comes
 * nearer: a step on the ground, a little way where she is placed by her head, up on her toes.
 */
import type { Held } from '../../figures/hero/body/held.ts';
import type { HeroOptions } from '../../figures/hero/rig.ts';
import { applied, IDENTITY, inverseOf, type Placement, placedOn } from '../../paper/matrix.ts';
import type { Place, Spot } from '../format/places.ts';
import type { PersonRole } from '../format/roles.ts';
import type { LaidPerson } from '../layout/layout-types.ts';
import { HERO_UNITS, personParts } from '../layout/person-anchors.ts';
import { placedParts } from '../layout/placed-anchors.ts';

type Touch = NonNullable<PersonRole['touch']>;
type HandsTo = { left?: Place; right?: Place };

/** What she asks of the stage. */
export interface Around {
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
export function spotsOf(touch: Touch): Spot[] {
  if (typeof touch === 'string' || Array.isArray(touch)) return [touch as Spot];
  const { left, right } = touch as { left?: Spot; right?: Spot };
  return [left, right].filter((spot) => spot !== undefined);
}

/** Which hand goes where: the nearer one unless told. */
function handsTo(touch: Touch, spot: (spot: Spot) => Place, part: LaidPerson['part']): HandsTo {
  if (typeof touch === 'object' && !Array.isArray(touch)) {
    const { left, right } = touch as { left?: Spot; right?: Spot };
    return { ...(left ? { left: spot(left) } : {}), ...(right ? { right: spot(right) } : {}) };
  }
  const at = spot(touch as Spot);
  return farFrom(part('left')!, at) < farFrom(part('right')!, at) ? { left: at } : { right: at };
}

const farFrom = ([ax, ay]: Place, [bx, by]: Place): number => Math.hypot(ax - bx, ay - by);

/** Page units between her hands and what they touch, all told. */
function missOf({ part }: LaidPerson, hands: HandsTo): number {
  return (['left', 'right'] as const).reduce((sum, side) => {
    const to = hands[side];
    return to ? sum + farFrom(part(side)!, to) : sum;
  }, 0);
}

/** The person turned to what she looks at, hands where they touch, or as near as she comes. */
export function acting(person: LaidPerson, around: Around): LaidPerson {
  const { lookAt, touch } = person.role;
  const { holding } = around;
  if (!lookAt && !touch && !holding) return person;
  const hands = touch ? handsTo(touch, around.reached, person.part) : undefined;
  const gaze = lookAt ? around.seen(lookAt) : null;
  if (!hands) return posed(person, person.at, { hands, gaze, holding });
  const told = arriving(person, hands, { gaze, holding });
  const miss = missOf(told, hands);
  if (miss <= SHORT * person.scale || miss > OUT_OF_REACH * person.scale) return told;
  const swapped: HandsTo = {
    ...(hands.right ? { left: hands.right } : {}),
    ...(hands.left ? { right: hands.left } : {}),
  };
  const other = arriving(person, swapped, { gaze, holding });
  return missOf(other, swapped) < miss - SHORT * person.scale ? other : told;
}

/** As near as these hands come to these places. */
function arriving(person: LaidPerson, hands: HandsTo, more: Omit<Asked, 'hands' | 'toes'>): LaidPerson {
  const still = posed(person, person.at, { ...more, hands });
  const miss = missOf(still, hands);
  if (miss <= THERE || miss > OUT_OF_REACH * person.scale) return still;
  return nearer(person, still, hands, (at, toes) => posed(person, at, { ...more, hands, toes }));
}

interface Asked {
  readonly hands: HandsTo | undefined;
  readonly gaze: Place | null;
  readonly holding: Held | null;
  readonly toes?: boolean;
}

/** The person as she stands there and does what is asked. */
function posed(person: LaidPerson, at: Place, { hands, gaze, holding, toes }: Asked): LaidPerson {
  const spin: Placement = { x: at[0], y: at[1], scale: person.scale * HERO_UNITS, rot: person.turn };
  const back = inverseOf(placedOn(IDENTITY, spin));
  const own = ([x, y]: Place): Place => applied(back, x, y);
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
  return { ...person, at, options, part: placedParts(spin, personParts(person.player, options)) };
}

/** How she may come nearer: along the ground where she stands on it, a little way each way where her head places her. */
function stepsOf({ role, scale, headRadius }: LaidPerson): { x: number; y: number } {
  if (role.in !== undefined || role.on !== undefined) return { x: 0, y: 0 };
  const by = role.by ?? 'feet';
  if (by === 'feet') return { x: STEP.most * scale, y: 0 };
  return by === 'head' ? { x: headRadius * BY_HEAD, y: headRadius * BY_HEAD } : { x: 0, y: 0 };
}

/** She steps no farther than it helps. */
function nearer(
  person: LaidPerson,
  still: LaidPerson,
  hands: HandsTo,
  pose: (at: Place, toes: boolean) => LaidPerson,
): LaidPerson {
  const most = stepsOf(person);
  const away = (['left', 'right'] as const).flatMap((side): Place[] => {
    const [to, hand] = [hands[side], still.part(side)!];
    return to ? [[to[0] - hand[0], to[1] - hand[1]]] : [];
  });
  const mean = (axis: 0 | 1) => away.reduce((sum, at) => sum + at[axis], 0) / away.length;
  const [toX, toY] = [mean(0), mean(1)];
  const within = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));
  let best = { person: still, cost: missOf(still, hands) };
  const offer = (candidate: LaidPerson, price: number) => {
    const cost = missOf(candidate, hands) + price;
    if (cost < best.cost) best = { person: candidate, cost };
  };
  const standing = person.role.by === undefined || person.role.by === 'feet';
  const direction = Math.sign(toX);
  if (standing) {
    for (let step = STEP.by; step <= most.x && best.cost > THERE; step += STEP.by)
      offer(pose([person.at[0] + direction * step, person.at[1]], false), step * WORTH);
    if (toY < -THERE && missOf(best.person, hands) > THERE) offer(pose(best.person.at, true), 1);
  } else if (most.x > 0) {
    for (const part of [0.5, 1]) {
      const step: Place = [within(toX, most.x * part), within(toY, most.y * part)];
      offer(pose([person.at[0] + step[0], person.at[1] + step[1]], false), Math.hypot(...step) * WORTH);
    }
  }
  return best.person;
}
