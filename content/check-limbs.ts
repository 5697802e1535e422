/** Whether limbs belong to a body that is seen, and legs stay inside the hull, bath or bed that they are in. */
import { PAGE } from '../illustration/paper/page.ts';
import type { Place } from '../illustration/scene/format/places.ts';
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

export function limbProblems(staged: Staged): PlacingProblem[] {
  if (staged.scene.why) return [];
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

/** Feet that come out below the boat, bath or bed that hides the knees. */
function throughHull(staged: Staged, person: PlacedPerson): string | null {
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
