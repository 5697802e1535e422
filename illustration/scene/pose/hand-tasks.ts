/** Step 4, pose: what the hands of a person do (touch, hold, carry, push, point), as targets of palms and changes of the body. */
import type { Act } from '../../figures/hero/pose/acting.ts';
import type { Hands } from '../../figures/hero/pose/apply-hands.ts';
import type { Grasp } from '../../figures/hero/pose/reach-and-gaze.ts';
import type { Place, Spot } from '../format/places.ts';
import { isPlace } from '../format/places.ts';
import type { ForHands, PersonRole } from '../format/roles.ts';
import { isLine } from '../layout/cut-anchors.ts';
import type { Placed, PlacedCut, PlacedPerson } from '../layout/layout-types.ts';
import { HERO_UNITS } from '../layout/person-anchors.ts';
import { acrossLine, linePoints, nearestOn } from './lines.ts';

/** The target of a palm, page units. */
export interface HandTarget extends Omit<Grasp, 'palm'> {
  readonly palm: Place;
}
export interface HandTargets {
  readonly left?: HandTarget;
  readonly right?: HandTarget;
}
type Side = 'left' | 'right';

/** The work of a person's hands. */
export interface HandTasks {
  readonly reach: HandTargets;
  readonly point: { readonly left?: Place; readonly right?: Place };
  /** True where either hand may do it. */
  readonly free: boolean;
  /** Shapes of hands, where the scene tells none. */
  readonly shapes: Exclude<Hands, string>;
  /** What the work does to the body, added to what the scene asks. */
  readonly act: Act;
}

export interface Lookups {
  /** The place of a spot, page units. */
  at(spot: Spot): Place;
  /** The part or piece that a target names. */
  named(name: string): Placed;
  /** The named piece at a place, if there is one. */
  cutAt(at: Place): PlacedCut | null;
}

/** The widest thing that a hand closes on, and the width of a handle, units of the body. */
const [CLOSES, HANDLE] = [24, 6];

const isEach = (told: ForHands): told is { left?: Spot; right?: Spot } =>
  typeof told === 'object' && !isPlace(told);

/** The spots that a task names. */
export const spotsOf = (told: ForHands | undefined): Spot[] =>
  told === undefined
    ? []
    : isEach(told)
      ? [told.left, told.right].filter((spot) => spot !== undefined)
      : [told];

/** Every spot that the hands of a role lie on, close on or carry. */
export const handSpots = ({ touch, hold, carry, push, hugs }: PersonRole): Spot[] => [
  ...spotsOf(hugs),
  ...spotsOf(touch),
  ...spotsOf(hold),
  ...spotsOf(carry),
  ...spotsOf(push),
];

const distance = ([ax, ay]: Place, [bx, by]: Place): number => Math.hypot(ax - bx, ay - by);

/** Gives a spot to the nearer hand, or each to the hand that the scene names. */
function toHands<T>(
  person: PlacedPerson,
  told: ForHands | undefined,
  { at }: Lookups,
  make: (spot: Spot, side: Side) => T,
): { left?: T; right?: T } {
  if (told === undefined) return {};
  if (isEach(told)) {
    const { left, right } = told;
    return {
      ...(left === undefined ? {} : { left: make(left, 'left') }),
      ...(right === undefined ? {} : { right: make(right, 'right') }),
    };
  }
  const to = at(told);
  const side =
    distance(person.anchor('left')!, to) < distance(person.anchor('right')!, to) ? 'left' : 'right';
  return { [side]: make(told, side) };
}

/** The shape that the scene tells a hand. */
const shapeOf = ({ role: { hands } }: PlacedPerson, side: Side): HandShapeOf | undefined =>
  typeof hands === 'string' ? hands : hands?.[side];

/** The way the fingers of a hollow hand point: level, to the middle between the hands. */
function inward({ role: { touch }, anchor }: PlacedPerson, [x]: Place): Place {
  const both = touch !== undefined && isEach(touch) && isPlace(touch.left) && isPlace(touch.right);
  const middle = both ? ((touch.left as Place)[0] + (touch.right as Place)[0]) / 2 : anchor('chest')![0];
  return [Math.sign(middle - x) || 1, 0.2];
}

/** Works out what the hands of a person do; null for idle hands. */
export function handTasks(person: PlacedPerson, lookups: Lookups): HandTasks | null {
  const { touch, hold, carry, push, point, hugs } = person.role;
  const reach: { left?: HandTarget; right?: HandTarget } = {
    ...toHands(person, touch, lookups, (spot, side) => ({
      palm: lookups.at(spot),
      ...(shapeOf(person, side) === 'cup' ? { fingers: inward(person, lookups.at(spot)) } : {}),
    })),
  };
  const shapes: { left?: HandShapeOf; right?: HandShapeOf } = {};
  const act: { spine?: number; knees?: number } = {};
  const held = toHands(person, hold, lookups, (spot, side) => holding(person, spot, side, lookups));
  for (const side of ['left', 'right'] as const) {
    const one = held[side];
    if (!one) continue;
    reach[side] = one.target;
    shapes[side] = one.shape;
  }
  if (carry !== undefined) Object.assign(reach, carrying(person, lookups.named(nameIn(carry)), shapes, act));
  if (push !== undefined) Object.assign(reach, pushing(person, lookups.named(nameIn(push)), shapes, act));
  if (hugs !== undefined) Object.assign(reach, hugging(person, lookups.named(hugs), shapes));
  const pointed = toHands(person, point, lookups, (spot) => lookups.at(spot));
  if (!reach.left && !reach.right && !pointed.left && !pointed.right) return null;
  const free = touch !== undefined && [hold, carry, push, hugs].every((task) => task === undefined);
  return { reach, point: pointed, free, shapes, act };
}

type HandShapeOf = NonNullable<Exclude<Hands, string>['left']>;
const nameIn = (target: string): string => target.split('.')[0]!;

interface Holding {
  readonly target: HandTarget;
  readonly shape: HandShapeOf;
}

/** Where and how a hand closes on something. */
function holding(person: PlacedPerson, spot: Spot, side: Side, { at, named, cutAt }: Lookups): Holding {
  const unit = person.scale * HERO_UNITS;
  const isPoint = typeof spot !== 'string' || spot.includes('.');
  const thing = typeof spot === 'string' ? named(nameIn(spot)) : cutAt(spot);
  if (!thing || thing.kind === 'person' || thing.kind === 'animal')
    return { target: { palm: at(spot) }, shape: 'grip' };
  const close = (width: number) => (thing.depth >= person.depth ? { width } : {});
  if (thing.kind === 'cut' && isLine(thing.cut)) {
    const line = linePoints(thing.cut, thing, at);
    const palm = isPoint ? at(spot) : nearestOn(line, person.anchor(side)!);
    const fingers = acrossLine(line, palm, person.anchor('chest')!);
    return { target: { palm, fingers, ...close((thing.cut.width * thing.scale) / unit) }, shape: 'grip' };
  }
  const palm = at(isPoint || thing.kind === 'cut' ? spot : `${spot as string}.grip`);
  const { left, right, top, bottom } = boundsOf(thing);
  const across = Math.min(right - left, bottom - top) / unit;
  const handle = thing.kind === 'prop' && !isPoint;
  if (handle || across <= CLOSES)
    return { target: { palm, ...close(handle ? HANDLE : across) }, shape: 'grip' };
  // The edge of something wide: the fingers go behind it, towards its middle.
  const fingers: Place = [(left + right) / 2 - palm[0], ((top + bottom) / 2 - palm[1]) * 0.6];
  return { target: { palm, fingers, ...close(HANDLE) }, shape: 'paper' };
}

/** The bounds of something, page units. */
function boundsOf(thing: Placed): { left: number; right: number; top: number; bottom: number } {
  const marks = (['left', 'right', 'top', 'foot'] as const).map((name) => thing.anchor(name) ?? thing.at);
  const [xs, ys] = [marks.map(([x]) => x), marks.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** How far apart hands carry, and how much a load bends the body, units of the body. */
const CARRY = { apart: 64, light: 34, heavy: 150, spine: -14, knees: 12 } as const;

function carrying(
  person: PlacedPerson,
  thing: Placed,
  shapes: { left?: HandShapeOf; right?: HandShapeOf },
  act: { spine?: number; knees?: number },
): HandTargets {
  const unit = person.scale * HERO_UNITS;
  const facesLeft = /left/iu.test(person.role.facing ?? '');
  shapes.left = 'carry';
  shapes.right = 'carry';
  const inFront = thing.depth >= person.depth;
  const place = (palm: Place, to: number): HandTarget => ({
    palm,
    fingers: [to, 0.35 * Math.abs(to)],
    ...(inFront ? { width: 16 } : {}),
  });
  if (thing.kind === 'person') {
    const [seat, back] = [thing.anchor('seat')!, thing.anchor('back')!];
    return { left: { palm: seat }, right: { palm: back } };
  }
  const { left, right, top, bottom } = boundsOf(thing);
  const load = Math.sqrt(Math.max(0, right - left) * Math.max(0, bottom - top)) / unit;
  const weight = Math.max(0, Math.min(1, (load - CARRY.light) / (CARRY.heavy - CARRY.light)));
  act.spine = CARRY.spine * weight;
  act.knees = CARRY.knees * weight;
  const x = (left + right) / 2;
  const apart = Math.min((right - left) * 0.36, (CARRY.apart * unit) / 2);
  const y = bottom - Math.min(0.08 * (bottom - top), 6 * unit);
  const [near, far]: [Place, Place] = [
    [x - apart, y],
    [x + apart, y],
  ];
  return facesLeft
    ? { right: place(near, 1), left: place(far, -1) }
    : { left: place(near, 1), right: place(far, -1) };
}

/** Where a hand lies on a hugged back: part of the way from chest to back, and how low, units of the body. */
const HUG = { across: 0.15, upper: 6, lower: 22 } as const;

/** The nearer arm lies round the other, one high and one low; the farther arm is behind both. */
function hugging(person: PlacedPerson, other: Placed, shapes: { left?: HandShapeOf }): HandTargets {
  const [chest, back] = [other.anchor('chest')!, other.anchor('back') ?? other.at];
  shapes.left = 'flat';
  const y = person.role.pose === 'embraced' ? HUG.lower : HUG.upper;
  const palm: Place = [
    chest[0] + (back[0] - chest[0]) * HUG.across,
    chest[1] + (back[1] - chest[1]) * HUG.across + y * other.scale * HERO_UNITS,
  ];
  return { left: { palm, fingers: [back[0] - chest[0], -12] } };
}

/** How a body leans into what it pushes, and how far apart the palms are, units of the body. */
const PUSH = { spine: 12, knees: 5, apart: 30, high: -6 } as const;

function pushing(
  person: PlacedPerson,
  thing: Placed,
  shapes: { left?: HandShapeOf; right?: HandShapeOf },
  act: { spine?: number; knees?: number },
): HandTargets {
  const unit = person.scale * HERO_UNITS;
  shapes.left = 'flat';
  shapes.right = 'flat';
  act.spine = PUSH.spine;
  act.knees = PUSH.knees;
  const { left, right, top, bottom } = boundsOf(thing);
  const [cx, cy] = person.anchor('chest')!;
  const x = Math.abs(left - cx) < Math.abs(right - cx) ? left : right;
  const y = Math.max(top + 8 * unit, Math.min(bottom - 8 * unit, cy - PUSH.high * unit));
  const half = Math.min(PUSH.apart * unit, bottom - top) / 2;
  const into = Math.sign(x - cx) || 1;
  const palm = (dy: number): HandTarget => ({
    palm: [x - into * 3 * unit, y + dy],
    fingers: [into * 0.3, -1],
  });
  return { left: palm(half * 0.8), right: palm(-half * 0.6) };
}
