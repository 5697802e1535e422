/** Whether limbs belong to a body that is seen and are posed, not laid on, and legs stay inside the hull, bath or bed that they are in. */
import { skinTones } from '../illustration/figures/hero/body/palette.ts';
import { PAGE } from '../illustration/paper/page.ts';
import type { Place, Spot } from '../illustration/scene/format/places.ts';
import type { PlacedPerson } from '../illustration/scene/layout/layout-types.ts';
import { boxOf, inPicture, type PlacingProblem, peopleOf, type Staged } from './check-placing.ts';
import { boundsOf, isWithin, sheetOutline } from './cut-outlines.ts';

/** Page units, of a child of scale 1, by which feet may be below what they are in. */
const GAP = 30;
/** Shots that may show a hand alone: it comes from the edge nearest to us. */
const OF_HANDS: readonly (string | undefined)[] = ['thing-in-hand', 'close', 'over-the-shoulder'];
/** What has room inside, by the last word of its name: nothing shows through its sides. */
const HOLLOW =
  /\b(boat|canoe|ferry|ship|submarine|rocket|bath|bathtub|tub|basket|cart|bed|quilt|blanket|hull|wall|floor)s?$/iu;

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
  return staged.scene.why ? [] : [...laidLimbs(staged), ...bodyProblems(staged)];
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
    const words = [severed(staged, person), throughHull(staged, person)].filter((each) => each !== null);
    return words.map((each) => ({ words: each, box: boxOf(staged, person) }));
  });
}

/** A hand or a foot that comes in from the edge of the page, whose body is not seen at all. */
function severed(staged: Staged, person: PlacedPerson): string | null {
  if (OF_HANDS.includes(staged.scene.shot)) return null;
  const margin = person.headRadius / 2;
  if (['head', 'chest', 'seat'].some((name) => isOnPage(staged, person.anchor(name)!, margin))) return null;
  const limbs = [
    ['hand', 'left'],
    ['hand', 'right'],
    ['leg', 'knee'],
    ['leg', 'feet'],
  ] as const;
  const limb = limbs.find(([, name]) => isOnPage(staged, person.anchor(name)!, 0));
  return limb ? `only a ${limb[0]} of ${person.name} is in the picture, with no body to it` : null;
}

/** Feet that come out below the boat, bath or bed that hides the knees. Who is `in` it is cut off by it. */
function throughHull(staged: Staged, person: PlacedPerson): string | null {
  if (person.within) return null;
  const { scene, directed } = staged;
  const [seat, knee, feet] = [person.anchor('seat')!, person.anchor('knee')!, person.anchor('feet')!];
  if (!isOnPage(staged, feet, 0)) return null;
  const isBelow = (bottom: number) => feet[1] > bottom + GAP * person.scale;
  const nearer = (scene.cuts ?? []).flatMap((cut) =>
    'shape' in cut && directed.anchors.depthOf(cut) > person.depth
      ? [{ what: cut.what, outline: sheetOutline(cut, directed.anchors.posedSpot) }]
      : [],
  );
  if (nearer.some(({ outline }) => isWithin(feet, outline))) return null;
  const hull = nearer.find(({ what, outline }) => {
    const hides = isWithin(seat, outline) || isWithin(knee, outline);
    return what !== undefined && HOLLOW.test(what) && hides && isBelow(boundsOf(outline)[3]);
  });
  if (hull) return `the feet of ${person.name} come out below the ${hull.what}`;
  const name = person.role.in?.split('.')[0];
  const host = directed.parts.find((part) => part.name === name);
  const foot = host && host.kind !== 'person' ? host.anchor('foot') : null;
  return foot && isBelow(foot[1]) ? `the feet of ${person.name} come out below the ${name}` : null;
}

function isOnPage({ view }: Staged, at: Place, margin: number): boolean {
  const [x, y] = inPicture(view, at);
  const more = margin * (view?.zoom ?? 1);
  return x > -more && x < PAGE.width + more && y > -more && y < PAGE.height + more;
}
