/**
 * What is wrong with one picture on one hero, as far as places tell: a face outside the page or of no size to be read, somebody or
 * something with a name who is not to be seen.
 */
import type { Look } from '../illustration/figures/hero/look/look.ts';
import { applyMatrix, IDENTITY, placeOn } from '../illustration/paper/matrix.ts';
import type { Point } from '../illustration/paper/outline.ts';
import { PAGE } from '../illustration/paper/page.ts';
import type { Stage } from '../illustration/parts/backdrop-stage.ts';
import { STAGES } from '../illustration/scene/camera/aspects.ts';
import { type CameraView, placeCamera } from '../illustration/scene/camera/camera.ts';
import { frameScene } from '../illustration/scene/camera/frame-scene.ts';
import type { Cast } from '../illustration/scene/cast/cast.ts';
import { castBook } from '../illustration/scene/cast/cast-book.ts';
import type { Place } from '../illustration/scene/format/places.ts';
import type { Scene } from '../illustration/scene/format/scene.ts';
import { spreadScene } from '../illustration/scene/format/spread-scene.ts';
import type { WhyRule } from '../illustration/scene/format/why.ts';
import type { PlacedPart, PlacedPerson } from '../illustration/scene/layout/layout-types.ts';
import { HERO_UNITS } from '../illustration/scene/layout/person-anchors.ts';
import { type ResolvedScene, resolveScene } from '../illustration/scene/pose/resolve-scene.ts';
import type { Book, BookSpread } from './book.ts';
import type { PictureBox } from './book-problem.ts';

const HEAD = { least: 18, most: 260 } as const;
/** Part of a face that must be on the page. */
const FACE = 0.8;

/** Part of the height that the open book shows of the wide picture's width: the sides are cut. */
const OPEN_BOOK = 10 / 7;
const still = (at: Place) => at;

export interface Staged {
  readonly spread: BookSpread;
  readonly scene: Scene;
  readonly directed: ResolvedScene;
  readonly view: CameraView | null;
  readonly cast: Cast;
  /** What is seen: the page, or the wide picture over both pages. */
  readonly frame: Stage;
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
    view: placeCamera(STAGES.page, scene.shot, scene.camera, directed.anchors, PAGE.horizon),
    frame: STAGES.page,
  };
}

/** The wide picture of a bleed or a wordless spread, as an open book shows it; null for a plate. */
export function wideStaged(staged: Staged): Staged | null {
  const { spread, scene, cast } = staged;
  if (!spread.layout) return null;
  const { parts, anchors, view, frame } = frameScene(scene, cast, 'wide');
  const [middle, half] = [(frame.left + frame.right) / 2, ((frame.bottom - frame.top) * OPEN_BOOK) / 2];
  return {
    ...staged,
    directed: { parts, anchors },
    view,
    frame: { ...frame, left: middle - half, right: middle + half },
  };
}

/** Whether a place of the stage is in the picture, or less than `margin` units of the picture beside it. */
export function isInFrame({ view, frame }: Staged, at: Place, margin = 0): boolean {
  const [x, y] = inPicture(view, at);
  return (
    x >= frame.left - margin &&
    x <= frame.right + margin &&
    y >= frame.top - margin &&
    y <= frame.bottom + margin
  );
}

/** Where a place of the stage lies in the picture. */
export function inPicture(view: CameraView | null, [x, y]: Place): Place {
  return view ? applyMatrix(placeOn(placeOn(IDENTITY, view.outer), view.inner), x, y) : [x, y];
}

/** Where a point of somebody's own frame is on the stage, page units. */
export const onStage = ({ at, scale, turn }: PlacedPerson, [x, y]: Point): Place =>
  applyMatrix(placeOn(IDENTITY, { x: at[0], y: at[1], scale: scale * HERO_UNITS, rot: turn }), x, y);

/** A thing to mend in one picture, and where. */
export interface PlacingProblem {
  readonly words: string;
  readonly box: PictureBox;
  /** The rule, where a picture may answer it in its `why`. */
  readonly rule?: WhyRule;
  /** No picture may have it: the check fails. Other problems are to be looked at again. */
  readonly fails?: true;
}

/** Parts by which somebody or something is found in the picture. */
const MARKS = ['head', 'centre', 'top', 'foot', 'left', 'right'] as const;

/** Page units around something of no known size. */
const AROUND = 40;

/** The box round some places of the picture, `more` wider on each side. */
export function boxAround(places: readonly Place[], more: number): PictureBox {
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
  return [...face, ...unseenProblems(staged)];
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
  const problems: Omit<PlacingProblem, 'box'>[] = [];
  const [x, y] = inPicture(view, hero.anchor('head')!);
  const radius = hero.headRadius * (view?.zoom ?? 1);
  if (scene.shot !== 'close' && !hero.silhouette) {
    const inside = (at: number, size: number) =>
      Math.min(1, Math.max(0, (Math.min(at + radius, size) - Math.max(at - radius, 0)) / (2 * radius)));
    if (inside(x, PAGE.width) * inside(y, PAGE.height) < FACE)
      problems.push({ rule: 'offPage', words: 'the hero’s face is not on the page' });
  }
  if (radius < HEAD.least)
    problems.push({ words: `the hero’s head is ${Math.round(radius)} units: too small to be found` });
  if (radius > HEAD.most)
    problems.push({ words: `the hero’s head is ${Math.round(radius)} units: too large for the page` });
  const box = boxAround([[x, y]], radius);
  return problems.map((problem) => ({ ...problem, box }));
}

/** Who, and what has a name, is in the scene and not to be seen; of a bleed's two pictures people are seen in both. */
function unseenProblems(staged: Staged): PlacingProblem[] {
  const wide = wideStaged(staged);
  // What is held counts as seen with the hand.
  const named = staged.directed.parts.filter(
    (part) => part.kind !== 'prop' || (part.prop.name !== undefined && !part.drawnInHand),
  );
  return named.flatMap((part): PlacingProblem[] => {
    const inWide = wide?.directed.parts.find(({ name }) => name === part.name);
    const [page, both] = [isSeen(staged, part), wide && inWide ? isSeen(wide, inWide) : null];
    const find = (words: string): PlacingProblem[] => [{ rule: 'unseen', words, box: boxOf(staged, part) }];
    if (!page && !both) return find(`“${part.name}” is in the scene and not to be seen on the page`);
    if (part.kind === 'prop' || both === null || page === both) return [];
    const [has, lacks] = page ? ['tall', 'wide'] : ['wide', 'tall'];
    return find(
      `“${part.name}” is in the ${has} picture of the bleed and not to be seen in the ${lacks} one`,
    );
  });
}

/** Whether one of its marks is in the picture; who or what covers all of it has none there. */
const isSeen = (staged: Staged, part: PlacedPart): boolean =>
  [part.at, ...MARKS.map((name) => part.anchor(name))].some((at) => at && isInFrame(staged, at)) ||
  coversPage(staged, part);

/** Whether its left and right lie on both sides of the page. */
function coversPage({ view, frame }: Staged, part: PlacedPart): boolean {
  const [left, right] = [part.anchor('left'), part.anchor('right')];
  if (!left || !right) return false;
  const [a, b] = [inPicture(view, left)[0], inPicture(view, right)[0]];
  return Math.min(a, b) <= frame.left && Math.max(a, b) >= frame.right;
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
