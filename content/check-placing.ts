/**
 * What is wrong with one picture on one hero, as far as places tell: a face outside the page or of no size to be read, a hand
 * that misses, somebody or something with a name who is not to be seen.
 */
import type { Look } from '../illustration/figures/hero/look/look.ts';
import { applyMatrix, IDENTITY, placeOn } from '../illustration/paper/matrix.ts';
import { PAGE } from '../illustration/paper/page.ts';
import { type CameraView, placeCamera } from '../illustration/scene/camera/camera.ts';
import type { Cast } from '../illustration/scene/cast/cast.ts';
import { castBook } from '../illustration/scene/cast/cast-book.ts';
import { isPlace, type Place, type Spot } from '../illustration/scene/format/places.ts';
import type { PersonRole } from '../illustration/scene/format/roles.ts';
import type { Scene } from '../illustration/scene/format/scene.ts';
import { spreadScene } from '../illustration/scene/format/spread-scene.ts';
import type { PlacedPart, PlacedPerson } from '../illustration/scene/layout/layout-types.ts';
import { type ResolvedScene, resolveScene } from '../illustration/scene/pose/resolve-scene.ts';
import type { Book, BookSpread } from './book.ts';
import type { PictureBox } from './book-problem.ts';

const HEAD = { least: 18, most: 260 } as const;
/** Page units a hand may be away from what it touches. */
const MISS = 25;
/** Part of a face that must be on the page. */
const FACE = 0.8;

const FRAME = { left: 0, right: PAGE.width, top: 0, bottom: PAGE.height };
const still = (at: Place) => at;

export interface Staged {
  readonly spread: BookSpread;
  readonly scene: Scene;
  readonly directed: ResolvedScene;
  readonly view: CameraView | null;
  readonly cast: Cast;
}

/** Throws the sentence of a slip in the scene. */
export function stagedFor(book: Book, spread: BookSpread, look: Look): Staged {
  const scene = spreadScene(book, spread.id);
  const cast = castBook(book, { name: 'Robin', look });
  const directed = resolveScene(scene, cast, still);
  return {
    spread,
    scene,
    cast,
    directed,
    view: placeCamera(FRAME, scene.shot, scene.camera, directed.anchors, PAGE.horizon),
  };
}

/** Where a place of the stage lies in the picture. */
export function inPicture(view: CameraView | null, [x, y]: Place): Place {
  return view ? applyMatrix(placeOn(placeOn(IDENTITY, view.outer), view.inner), x, y) : [x, y];
}

/** A thing to mend in one picture, and where. */
export interface PlacingProblem {
  readonly words: string;
  readonly box: PictureBox;
  /** No picture may have it: the check fails. Other problems are to be looked at again. */
  readonly fails?: true;
}

/** Parts by which somebody or something is found in the picture. */
const MARKS = ['head', 'centre', 'top', 'foot', 'left', 'right'] as const;

/** Page units around a hand, or around something of no known size. */
const AROUND = 40;

/** The box round some places of the picture, `more` wider on each side. */
function boxAround(places: readonly Place[], more: number): PictureBox {
  const [xs, ys] = [places.map(([x]) => x), places.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - more, Math.min(...ys) - more];
  return [left, top, Math.max(...xs) + more - left, Math.max(...ys) + more - top];
}

/** Where somebody or something is in the picture. */
export function boxOf({ view }: Staged, part: PlacedPart): PictureBox {
  const marks = [part.at, ...MARKS.map((name) => part.anchor(name))].filter((at) => at != null);
  const head = part.kind === 'person' ? part.headRadius : AROUND;
  return boxAround(
    marks.map((at) => inPicture(view, at)),
    head * (view?.zoom ?? 1),
  );
}

/** Everything to mend in a picture; empty when all is well. */
export function placingProblems(staged: Staged): PlacingProblem[] {
  const { scene } = staged;
  const hero = heroOf(staged);
  const face = hero && scene.shot !== 'thing-in-hand' ? faceProblems(staged, hero) : [];
  return [
    ...face,
    ...peopleOf(staged).flatMap((person) => missProblems(staged, person)),
    ...unseenProblems(staged),
  ];
}

/** The hero on the stage, by whatever name the picture calls her. */
export function heroOf(staged: Staged): PlacedPerson | undefined {
  const names = staged.scene.cast.filter(({ who }) => who === 'hero').map(({ name }) => name ?? 'hero');
  return peopleOf(staged).find(({ name }) => names.includes(name));
}

/** The people on the stage. */
export const peopleOf = ({ directed }: Staged): PlacedPerson[] =>
  directed.parts.filter((part): part is PlacedPerson => part.kind === 'person');

function faceProblems({ scene, view }: Staged, hero: PlacedPerson): PlacingProblem[] {
  const problems: string[] = [];
  const [x, y] = inPicture(view, hero.anchor('head')!);
  const radius = hero.headRadius * (view?.zoom ?? 1);
  if (scene.shot !== 'close' && !hero.silhouette && !scene.why) {
    const inside = (at: number, size: number) =>
      Math.min(1, Math.max(0, (Math.min(at + radius, size) - Math.max(at - radius, 0)) / (2 * radius)));
    if (inside(x, PAGE.width) * inside(y, PAGE.height) < FACE)
      problems.push('the hero’s face is not on the page');
  }
  if (radius < HEAD.least)
    problems.push(`the hero’s head is ${Math.round(radius)} units: too small to be found`);
  if (radius > HEAD.most)
    problems.push(`the hero’s head is ${Math.round(radius)} units: too large for the page`);
  const box = boxAround([[x, y]], radius);
  return problems.map((words) => ({ words, box }));
}

type Touch = NonNullable<PersonRole['touch']>;

/** The places of a touch, with the hand that goes there where the writer says which. */
function spotsOf(touch: Touch): readonly { readonly hand: 'left' | 'right' | null; readonly spot: Spot }[] {
  if (typeof touch === 'string' || isPlace(touch)) return [{ hand: null, spot: touch }];
  return (['left', 'right'] as const).flatMap((hand) => {
    const spot = touch[hand];
    return spot === undefined ? [] : [{ hand, spot }];
  });
}

/** Hands that show where a thing is, or how many there are: they need not arrive. */
const SHOWING = ['point', 'two', 'three', 'four'];

function points({ hands, pose }: PersonRole, hand: 'left' | 'right' | null): boolean {
  const shape = typeof hands === 'object' ? (hand ? hands[hand] : (hands.right ?? hands.left)) : hands;
  return shape === undefined ? pose === 'point' : SHOWING.includes(shape);
}

function missProblems({ directed, view }: Staged, person: PlacedPerson): PlacingProblem[] {
  const { touch } = person.role;
  if (touch === undefined) return [];
  return spotsOf(touch).flatMap(({ hand: side, spot }) => {
    const at = directed.anchors.posedSpot(spot);
    const far = (hand: Place) => Math.hypot(hand[0] - at[0], hand[1] - at[1]);
    const hands = [person.anchor('left')!, person.anchor('right')!].sort((a, b) => far(a) - far(b));
    const miss = far(hands[0]!);
    if (miss <= MISS * Math.max(1, person.scale) || points(person.role, side)) return [];
    const whose = person.name === 'hero' ? 'a hand' : `a hand of ${person.name}`;
    const box = boxAround([inPicture(view, hands[0]!), inPicture(view, at)], AROUND);
    return [{ words: `${whose} misses what it touches by ${Math.round(miss)} units`, box }];
  });
}

function unseenProblems(staged: Staged): PlacingProblem[] {
  const { directed, view } = staged;
  const onPage = (at: Place): boolean => {
    const [x, y] = inPicture(view, at);
    return x >= 0 && x <= PAGE.width && y >= 0 && y <= PAGE.height;
  };
  const seen = (part: PlacedPart) =>
    [part.at, ...MARKS.map((name) => part.anchor(name))].some((at) => at && onPage(at));
  // What is held counts as seen with the hand; whoever covers the whole page has no mark on it.
  const named = directed.parts.filter(
    (part) => part.kind !== 'prop' || (part.prop.name !== undefined && !part.drawnInHand),
  );
  return named
    .filter((part) => !seen(part) && !coversPage(part, view))
    .map((part) => ({
      words: `“${part.name}” is in the scene and not to be seen on the page`,
      box: boxOf(staged, part),
    }));
}

/** Whether its left and right lie on both sides of the page. */
function coversPage(part: PlacedPart, view: CameraView | null): boolean {
  const [left, right] = [part.anchor('left'), part.anchor('right')];
  if (!left || !right) return false;
  const [a, b] = [inPicture(view, left)[0], inPicture(view, right)[0]];
  return Math.min(a, b) <= 0 && Math.max(a, b) >= PAGE.width;
}

/** Half the width of a dressed trunk, and of a head with hair, against the head's own radius. */
const TRUNK = 0.86;
const HAIR = 1.24;

/** Whether a hand of a black paper figure would be seen beside head and trunk. */
export function isApart([x, y]: Place, person: PlacedPerson): boolean {
  const [head, chest, seat] = [person.anchor('head')!, person.anchor('chest')!, person.anchor('seat')!];
  const radius = person.headRadius;
  if (Math.hypot(x - head[0], y - head[1]) < radius * HAIR) return false;
  // Nearest point of the trunk's own line.
  const [ax, ay] = [seat[0] - chest[0], seat[1] - chest[1]];
  const t = Math.max(
    0,
    Math.min(1.4, ((x - chest[0]) * ax + (y - chest[1]) * ay) / (ax * ax + ay * ay || 1)),
  );
  return Math.hypot(x - chest[0] - ax * t, y - chest[1] - ay * t) > radius * TRUNK;
}
