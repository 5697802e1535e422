/** Whether hands end at what they touch, hold, carry or push, and are seen there with what they hold or whom they join. */
import type { ReachTarget } from '../illustration/figures/hero/pose/reach-and-gaze.ts';
import { isPlace, type Place, type Spot } from '../illustration/scene/format/places.ts';
import type { ForHands, PersonRole } from '../illustration/scene/format/roles.ts';
import type { PlacedPerson } from '../illustration/scene/layout/layout-types.ts';
import {
  boxAround,
  inPicture,
  isInFrame,
  onStage,
  type PlacingProblem,
  peopleOf,
  type Staged,
} from './check-placing.ts';
import { coversNearer } from './covers.ts';

/** Page units, of a child of scale 1, that a hand may be away from what it touches, and from what it holds: its own width. */
const MISS = { touch: 25, hold: 40 } as const;
/** Page units around a hand. */
const AROUND = 40;
/** Radius of a hand, of the head's. */
const HAND = 0.3;
/** Part of a hand's points that is covered at most. */
const MOST_COVERED = 0.75;

const SIDES = ['left', 'right'] as const;
type Side = (typeof SIDES)[number];

export function handProblems(staged: Staged): PlacingProblem[] {
  return peopleOf(staged).flatMap((person) => [
    ...touchProblems(staged, person),
    ...holdProblems(staged, person),
    ...hiddenProblems(staged, person),
  ]);
}

/** The places of a touch, with the hand that goes there where the writer says which. */
function spotsOf(touch: ForHands): readonly { readonly hand: Side | null; readonly spot: Spot }[] {
  if (typeof touch === 'string' || isPlace(touch)) return [{ hand: null, spot: touch }];
  return SIDES.flatMap((hand) => {
    const spot = touch[hand];
    return spot === undefined ? [] : [{ hand, spot }];
  });
}

/** Hands that show where a thing is, or how many there are: they need not arrive. */
const SHOWING = ['point', 'two', 'three', 'four'];

function points({ hands, pose }: PersonRole, hand: Side | null): boolean {
  const shape = typeof hands === 'object' ? (hand ? hands[hand] : (hands.right ?? hands.left)) : hands;
  return shape === undefined ? pose === 'point' : SHOWING.includes(shape);
}

function touchProblems(staged: Staged, person: PlacedPerson): PlacingProblem[] {
  const { touch } = person.role;
  if (touch === undefined) return [];
  return spotsOf(touch).flatMap(({ hand: side, spot }) => {
    const at = staged.directed.anchors.posedSpot(spot);
    const hands = SIDES.map((each) => person.anchor(each)!).sort((a, b) => distance(a, at) - distance(b, at));
    if (distance(hands[0]!, at) <= MISS.touch * Math.max(1, person.scale) || points(person.role, side))
      return [];
    return [missed(staged, person, hands[0]!, at, 'touches')];
  });
}

/** Hands that do not reach what they hold, carry or push. */
function holdProblems(staged: Staged, person: PlacedPerson): PlacingProblem[] {
  const { reachTo } = person.options;
  return SIDES.flatMap((side) => {
    const verb = heldBy(person.role, side);
    const target = reachTo?.[side];
    const at = verb === null || !target ? null : placeOf(person, target);
    if (verb === null || !at) return [];
    const hand = person.anchor(side)!;
    if (distance(hand, at) <= MISS.hold * Math.max(1, person.scale)) return [];
    return [missed(staged, person, hand, at, verb)];
  });
}

/** What the scene says that a hand does beside touching; a hand that only touches does nothing. */
function heldBy({ hold, carry, push, touch }: PersonRole, side: Side): string | null {
  if (carry !== undefined) return 'carries';
  if (push !== undefined) return 'pushes';
  if (hold === undefined) return null;
  const each = typeof hold === 'object' && !isPlace(hold);
  const touches = touch !== undefined && spotsOf(touch).some(({ hand }) => hand === side);
  return (each ? hold[side] === undefined : touches) ? null : 'holds';
}

/** The place of a target; null for a part of the own body. */
function placeOf(person: PlacedPerson, target: ReachTarget): Place | null {
  if (typeof target === 'string' || 'spot' in target) return null;
  return onStage(person, 'palm' in target ? target.palm : target);
}

const distance = ([ax, ay]: Place, [bx, by]: Place): number => Math.hypot(ax - bx, ay - by);

function missed(
  { view }: Staged,
  person: PlacedPerson,
  hand: Place,
  at: Place,
  verb: string,
): PlacingProblem {
  const whose = person.name === 'hero' ? 'a hand' : `a hand of ${person.name}`;
  return {
    rule: 'miss',
    words: `${whose} misses what it ${verb} by ${Math.round(distance(hand, at))} units`,
    box: boxAround([inPicture(view, hand), inPicture(view, at)], AROUND),
  };
}

/** Hands whose thing, or whose joined hand, something nearer hides. */
function hiddenProblems(staged: Staged, person: PlacedPerson): PlacingProblem[] {
  return SIDES.flatMap((side) => {
    const with_ = companionOf(staged, person, side);
    if (!with_) return [];
    const at = person.anchor(side)!;
    if (!isInFrame(staged, at)) return [];
    const nearer = coversNearer(staged, Math.max(person.depth, person.handsDepth ?? 0), [
      person.name,
      with_.name,
    ]);
    const radius = person.headRadius * HAND;
    const hand = handPoints(at, radius);
    const covered = hand.filter((each) => nearer.some(({ covers }) => covers(each)));
    if (covered.length / hand.length <= MOST_COVERED) return [];
    const { what } = nearer.find(({ covers }) => covers(covered[0]!))!;
    return [
      {
        rule: 'hiddenHand',
        words: `${with_.words}, and ${what} hides that hand`,
        box: boxAround([inPicture(staged.view, at)], AROUND),
      },
    ];
  });
}

/** The thing in a hand, or the person whose hand it joins. */
function companionOf(
  { directed }: Staged,
  person: PlacedPerson,
  side: Side,
): { readonly name: string; readonly words: string } | null {
  const { name, role } = person;
  const held = directed.parts.find(
    (part) => part.kind === 'prop' && part.drawnInHand && part.prop.heldBy === `${name}.${side}`,
  );
  if (held) return { name: held.name, words: `${name} holds ${held.name}` };
  const told = [role.touch, role.hold].flatMap((each) => (each === undefined ? [] : spotsOf(each)));
  const joined = told.find(
    ({ hand, spot }) => (hand ?? side) === side && typeof spot === 'string' && /\.(left|right)$/u.test(spot),
  );
  const other = joined && String(joined.spot).split('.')[0]!;
  const isPerson = directed.parts.some((part) => part.kind === 'person' && part.name === other);
  return other && other !== name && isPerson
    ? { name: other, words: `${name} and ${other} join hands` }
    : null;
}

/** Nine points of a hand. */
const handPoints = ([x, y]: Place, radius: number): Place[] =>
  [-0.7, 0, 0.7].flatMap((u) => [-0.7, 0, 0.7].map((v): Place => [x + u * radius, y + v * radius]));
