/** Whether limbs belong to a body that is seen and are posed, not laid on, and legs stay inside the hull, bath or bed that they are in. */
import { skinTones } from '../illustration/figures/hero/body/palette.ts';
import { heroAnchors } from '../illustration/figures/hero/rig.ts';
import type { Point } from '../illustration/paper/outline.ts';
import type { Place, Spot } from '../illustration/scene/format/places.ts';
import type { PlacedPerson } from '../illustration/scene/layout/layout-types.ts';
import {
  boxOf,
  inPicture,
  isInFrame,
  onStage,
  type PlacingProblem,
  peopleOf,
  type Staged,
} from './check-placing.ts';
import { boundsOf, distanceTo, holesOf, isWithin, sheetOutline } from './cut-outlines.ts';

/** Page units, of a child of scale 1, by which feet may be below what they are in. */
const GAP = 30;
/** Page units, of a child of scale 1, by which an ankle or a palm may be below what hides its limb. */
const BELOW = 12;
/** Shots that may show a hand alone: it comes from the edge nearest to us. */
const OF_HANDS: readonly (string | undefined)[] = ['thing-in-hand', 'close', 'over-the-shoulder'];
/** What nothing shows through, by the last word of its name. */
const SOLID =
  /\b(boat|canoe|ferry|ship|submarine|rocket|bath|bathtub|tub|basket|cart|bed|quilt|blanket|hammock|hull|wall|floor|deck|roof|door|window|house|tower|rock|chest|trunk|box|crate|barrel|counter)s?$/iu;

/** Narrower ones, of the head's radius, are toys and models: a paper boat. */
const LARGE = 2.4;

/** Page units below which a thing cannot be seen: it is there for a hand to close on nothing. */
const UNSEEN = 8;
/** Page units of width from which a line that starts at a body is an arm or a leg. */
const LIMB = 14;
/** Names of limbs, by the last word. A glove, a mitten and a boot are things. */
const LIMB_NAME = /\b(hand|arm|forearm|fist|finger|thumb|leg|foot|elbow|knee)s?$/iu;
const OF_BODY = /\.(left|right|chest|centre|back|shoulder|elbow|seat|knee|feet|foot)$/u;
/** Where limbs begin; what begins in a hand is a thing. */
const OF_TRUNK = /\.(chest|centre|back|shoulder|elbow|seat|knee)$/u;

export function limbProblems(staged: Staged): PlacingProblem[] {
  return [...laidLimbs(staged), ...bodyProblems(staged)];
}

/** Limbs that are cut from paper in place of posed ones, and things that nobody can see. */
function laidLimbs(staged: Staged): PlacingProblem[] {
  const { scene, directed } = staged;
  const fails = true as const;
  const people = new Map(peopleOf(staged).map((person) => [person.name, person]));
  const ownerOf = (spot: Spot | undefined) =>
    typeof spot === 'string' && OF_BODY.test(spot) ? people.get(spot.split('.')[0]!) : undefined;
  const cuts = (scene.cuts ?? []).flatMap((cut): PlacingProblem[] => {
    const at = directed.anchors.pinnedSpot(cut.on ?? cut.in ?? cut.behind ?? cut.before ?? cut.at ?? [0, 0]);
    const [x, y] = inPicture(staged.view, at);
    const box: PlacingProblem['box'] = [x - 40, y - 40, 80, 80];
    const named = [cut.what, cut.name].find((name) => name !== undefined && LIMB_NAME.test(name));
    if (named !== undefined)
      return [
        {
          words: `“${named}” is laid on as cut paper: pose the figure’s own (touch, hold, point, carry)`,
          box,
          fails,
        },
      ];
    const from = 'from' in cut ? ownerOf(cut.from) : undefined;
    if (from && 'from' in cut && OF_TRUNK.test(String(cut.from)) && (cut.width ?? 0) >= LIMB)
      return [
        {
          words: `a line wide like a limb starts at ${from.name}: pose the figure’s own arm or leg`,
          box,
          fails,
        },
      ];
    const wearer = ownerOf(cut.on);
    if (wearer && 'shape' in cut && isSkin(cut.colour, wearer))
      return [
        { words: `a piece in the skin of ${wearer.name} is laid on: pose the figure’s own limb`, box, fails },
      ];
    return [];
  });
  const specks = directed.parts.filter((part) => {
    if (part.kind !== 'prop') return false;
    const [left, top, right, bottom] = boundsOf(
      ['left', 'top', 'right', 'foot'].map((name) => part.anchor(name) ?? part.at),
    );
    return Math.max(right - left, bottom - top) < UNSEEN;
  });
  return [
    ...cuts,
    ...specks.map((part) => ({
      words: `${part.name} is too small to be seen: name the piece that the hand lies on`,
      box: boxOf(staged, part),
      fails,
    })),
  ];
}

/** Whether a piece has the colour of a person's skin. */
function isSkin(colour: string, { person }: PlacedPerson): boolean {
  const { base, shade } = skinTones(person.look);
  return [base, shade].includes(colour.toLowerCase());
}

function bodyProblems(staged: Staged): PlacingProblem[] {
  return peopleOf(staged).flatMap((person) => {
    const box = boxOf(staged, person);
    const [alone, through] = [
      severed(staged, person),
      showsThrough(staged, person) ?? belowHost(staged, person),
    ];
    return [
      ...(alone === null ? [] : [{ rule: 'noBody' as const, words: alone, box }]),
      ...(through === null ? [] : [{ rule: 'showsThrough' as const, words: through, box }]),
    ];
  });
}

/** A hand or a foot that comes in from the edge of the page, whose body is not seen at all. */
function severed(staged: Staged, person: PlacedPerson): string | null {
  if (OF_HANDS.includes(staged.scene.shot)) return null;
  const margin = (person.headRadius / 2) * (staged.view?.zoom ?? 1);
  if (['head', 'chest', 'seat'].some((name) => isInFrame(staged, person.anchor(name)!, margin))) return null;
  const limbs = [
    ['hand', 'left'],
    ['hand', 'right'],
    ['leg', 'knee'],
    ['leg', 'feet'],
  ] as const;
  const limb = limbs.find(([, name]) => isInFrame(staged, person.anchor(name)!));
  return limb ? `only a ${limb[0]} of ${person.name} is in the picture, with no body to it` : null;
}

type Limb = readonly [root: Place, joint: Place, end: Place];

/** Both arms and both legs of somebody, page units. */
function limbsOf(person: PlacedPerson): { readonly arms: readonly Limb[]; readonly legs: readonly Limb[] } {
  const { shoulders, elbows, leftHand, rightHand, seat, knees, feet } = heroAnchors(
    person.person.look,
    person.options,
  );
  const limb = (...points: readonly [Point, Point, Point]): Limb => {
    const [root, joint, end] = points;
    return [onStage(person, root), onStage(person, joint), onStage(person, end)];
  };
  return {
    arms: [limb(shoulders[0], elbows[0], leftHand), limb(shoulders[1], elbows[1], rightHand)],
    legs: [limb(seat, knees[0], feet[0]), limb(seat, knees[1], feet[1])],
  };
}

/** A piece that nothing shows through. */
interface Solid {
  readonly what: string;
  readonly depth: number;
  readonly outline: readonly Place[];
  readonly holes: readonly (readonly Place[])[];
}

const hides = ({ outline, holes }: Solid, at: Place): boolean =>
  isWithin(at, outline) && !holes.some((hole) => isWithin(at, hole));

/** Opaque sheets before a depth, the ones without a name too. */
function sheetsBefore({ scene, directed: { anchors } }: Staged, depth: number): Solid[] {
  return (scene.cuts ?? []).flatMap((cut) => {
    if (!('shape' in cut) || cut.vellum || anchors.depthOf(cut) <= depth) return [];
    return [
      {
        what: cut.what ?? '',
        depth: anchors.depthOf(cut),
        outline: sheetOutline(cut, anchors.posedSpot),
        holes: holesOf(cut, anchors.posedSpot),
      },
    ];
  });
}

/** Hands and feet that show below, or before, a wall or a hull behind which the arm or the leg begins. */
function showsThrough(staged: Staged, person: PlacedPerson): string | null {
  if (person.silhouette) return null;
  const { arms, legs } = limbsOf(person);
  const sheets = sheetsBefore(staged, person.depth);
  const solids = sheets.filter(
    ({ what, outline }) => SOLID.test(what) && widthOf(outline) > LARGE * person.headRadius,
  );
  const handsDepth = person.handsDepth ?? person.depth;
  const isSeen = (at: Place, depth: number) =>
    isInFrame(staged, at) && !sheets.some((sheet) => sheet.depth > depth && hides(sheet, at));
  const isBelow = ({ outline }: Solid, [, y]: Place) => y > boundsOf(outline)[3] + BELOW * person.scale;
  for (const solid of solids) {
    const out = ([root, joint, end]: Limb, depth: number) =>
      depth <= solid.depth &&
      (hides(solid, root) || hides(solid, joint)) &&
      isBelow(solid, end) &&
      isSeen(end, depth);
    if (!person.within && legs.some((leg) => out(leg, person.depth)))
      return `the feet of ${person.name} come out below the ${solid.what}`;
    if (!person.within && arms.some((arm) => out(arm, handsDepth)))
      return `a hand of ${person.name} comes out below the ${solid.what}`;
    const before = ([root, joint, end]: Limb) =>
      handsDepth > solid.depth &&
      hides(solid, root) &&
      hides(solid, joint) &&
      hides(solid, end) &&
      edgesOf(solid).every((edge) => distanceTo(end, edge) > GAP * person.scale) &&
      isSeen(end, handsDepth);
    if (arms.some(before)) return `an arm of ${person.name} shows through the ${solid.what}`;
  }
  return null;
}

function widthOf(outline: readonly Place[]): number {
  const [left, , right] = boundsOf(outline);
  return right - left;
}

const edgesOf = ({ outline, holes }: Solid): Place[][] =>
  [outline, ...holes].map((edge) => [...edge, edge[0]!]);

/** Feet that come out below the thing that somebody is in. */
function belowHost({ directed, ...staged }: Staged, person: PlacedPerson): string | null {
  const name = person.role.in?.split('.')[0];
  const host = directed.parts.find((part) => part.name === name);
  const foot = host && host.kind !== 'person' ? host.anchor('foot') : null;
  const feet = person.anchor('feet')!;
  const shows =
    !person.within &&
    foot &&
    isInFrame({ directed, ...staged }, feet) &&
    feet[1] > foot[1] + GAP * person.scale;
  return shows ? `the feet of ${person.name} come out below the ${name}` : null;
}
