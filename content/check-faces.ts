/**
 * Whether the faces of a picture are seen, as far as places tell: what lies nearer than a face covers a fifth of it at most, and no
 * bar crosses an eye. The hero's own face is measured in drawn pixels (`scripts/content/check-drawings.ts`).
 */
import { PAGE } from '../illustration/paper/page.ts';
import type { SceneCut } from '../illustration/scene/format/cuts.ts';
import type { Place } from '../illustration/scene/format/places.ts';
import type { PlacedPart, PlacedPerson } from '../illustration/scene/layout/layout-types.ts';
import { animalHeadRadius } from '../illustration/scene/layout/part-anchors.ts';
import { boxOf, inPicture, type PlacingProblem, peopleOf, type Staged } from './check-placing.ts';
import { boundsOf, cutPoints, distanceTo, holesOf, isWithin } from './cut-outlines.ts';

const MOST_COVERED = 0.2;
/** Of the head's radius: the face, hair round it, a hand, half a trunk, and how far an eye is from the middle of the face. */
const OF_HEAD = { face: 0.75, hair: 1.24, hand: 0.36, trunk: 0.86, eye: 0.32 } as const;
/** A bar is at most so wide and at least so long, of the head's radius. */
const BAR = { width: 0.4, length: 1.6 } as const;
/** Smaller heads have no eyes that are seen, page units. */
const SMALLEST = 24;
/** Points of a face across and down. */
const POINTS = 9;
/** What lets this much through covers nothing. */
const THIN = 0.5;

interface Cover {
  readonly depth: number;
  readonly what: string;
  readonly covers: (at: Place) => boolean;
  /** Whom a piece is worn by. */
  readonly of?: string;
  /** Width and length of a straight piece; null for whatever is no bar. */
  readonly bar: readonly [width: number, length: number] | null;
}

export function faceProblems(staged: Staged): PlacingProblem[] {
  const { scene, view } = staged;
  if (scene.why) return [];
  const pieces = (scene.cuts ?? []).flatMap((cut) => coverOf(staged, cut));
  return peopleOf(staged).flatMap((person) => {
    const looksAway = /back/iu.test(person.role.facing ?? '');
    if (person.silhouette || looksAway || person.headRadius * (view?.zoom ?? 1) < SMALLEST) return [];
    const others = nearerParts(staged, person).flatMap(bodyCovers);
    const over = pieces.filter(({ depth, of }) => depth > person.depth && of !== person.name);
    const nearer = [...over, ...others];
    return [...coveredProblems(staged, person, nearer), ...barProblems(staged, person, nearer)];
  });
}

/** How much of a face is covered by what. */
function coveredProblems(staged: Staged, person: PlacedPerson, nearer: readonly Cover[]): PlacingProblem[] {
  if (person.name === 'hero') return [];
  const face = facePoints(person).filter((at) => isOnPage(staged, at));
  if (face.length < POINTS) return [];
  const covered = face.filter((at) => nearer.some(({ covers }) => covers(at)));
  if (covered.length / face.length <= MOST_COVERED) return [];
  const most = nearer.map((cover) => ({ cover, n: face.filter(cover.covers).length }));
  const { what } = most.sort((a, b) => b.n - a.n)[0]!.cover;
  const share = Math.round((100 * covered.length) / face.length);
  return [
    { words: `${share} % of the face of ${person.name} is covered, by ${what}`, box: boxOf(staged, person) },
  ];
}

/** Eyes behind the bars of a window, a rope, a pole. */
function barProblems(staged: Staged, person: PlacedPerson, nearer: readonly Cover[]): PlacingProblem[] {
  const radius = person.headRadius;
  const bars = nearer.filter(
    ({ bar }) => bar && bar[0] <= radius * BAR.width && bar[1] >= radius * BAR.length,
  );
  const crossed = eyesOf(person).some(
    (eye) => isOnPage(staged, eye) && bars.some(({ covers }) => covers(eye)),
  );
  if (!crossed) return [];
  return [{ words: `a bar crosses an eye of ${person.name}`, box: boxOf(staged, person) }];
}

function isOnPage({ view }: Staged, at: Place): boolean {
  const [x, y] = inPicture(view, at);
  return x >= 0 && x <= PAGE.width && y >= 0 && y <= PAGE.height;
}

function facePoints(person: PlacedPerson): Place[] {
  const [x, y] = person.anchor('head')!;
  const reach = person.headRadius * OF_HEAD.face;
  const steps = Array.from({ length: POINTS }, (_, i) => (2 * i) / (POINTS - 1) - 1);
  return steps.flatMap((u) =>
    steps.flatMap((v): Place[] => (Math.hypot(u, v) <= 1 ? [[x + u * reach, y + v * reach]] : [])),
  );
}

function eyesOf(person: PlacedPerson): Place[] {
  const [x, y] = person.anchor('eyes')!;
  if (/side/iu.test(person.role.facing ?? '')) return [[x, y]];
  const apart = person.headRadius * OF_HEAD.eye;
  return [
    [x - apart, y],
    [x + apart, y],
  ];
}

/** Everybody and everything drawn over somebody. */
function nearerParts({ directed }: Staged, person: PlacedPerson): PlacedPart[] {
  const own = directed.parts.indexOf(person);
  return directed.parts.filter(
    (part, i) => part !== person && (part.depth > person.depth || (part.depth === person.depth && i > own)),
  );
}

const disc =
  ([x, y]: Place, radius: number) =>
  (at: Place) =>
    Math.hypot(at[0] - x, at[1] - y) <= radius;

/** Head with hair, hands and trunk of a person; the head of an animal; a thing as large as an oval in its box. */
function bodyCovers(part: PlacedPart): Cover[] {
  const cover = (what: string, covers: Cover['covers']): Cover => ({
    depth: part.depth,
    what,
    covers,
    bar: null,
  });
  if (part.kind === 'person') {
    const [head, chest, seat] = [part.anchor('head')!, part.anchor('chest')!, part.anchor('seat')!];
    const radius = part.headRadius;
    const hands = [part.anchor('left')!, part.anchor('right')!];
    return [
      cover(`the head of ${part.name}`, disc(head, radius * OF_HEAD.hair)),
      cover(`${part.name}`, (at) => distanceTo(at, [chest, seat]) <= radius * OF_HEAD.trunk),
      ...hands.map((hand) => cover(`a hand of ${part.name}`, disc(hand, radius * OF_HEAD.hand))),
    ];
  }
  if (part.kind === 'animal') {
    const head = part.anchor('head');
    return head ? [cover(part.name, disc(head, Math.abs(part.scale) * animalHeadRadius(part.role.who)))] : [];
  }
  if (part.drawnInHand || part.occupied) return [];
  const [left, top, right, bottom] = boundsOf(
    ['left', 'right', 'top', 'foot'].map((name) => part.anchor(name) ?? part.at),
  );
  const [x, y, rx, ry] = [(left + right) / 2, (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2];
  return [cover(part.name, (at) => Math.hypot((at[0] - x) / rx, (at[1] - y) / ry) <= 1)];
}

/** What a piece covers; nothing where one sees through it. */
function coverOf({ directed }: Staged, cut: SceneCut): Cover[] {
  const veil = 'shape' in cut && cut.vellum;
  if (veil || (cut.opacity ?? 1) <= THIN) return [];
  const points = cutPoints(cut, directed.anchors.posedSpot);
  const [left, top, right, bottom] = boundsOf(points);
  const [width, height] = [right - left, bottom - top];
  const of = [cut.on, cut.in, cut.behind, cut.before].find((target) => target !== undefined)?.split('.')[0];
  const base = { depth: directed.anchors.depthOf(cut), what: cut.what ?? 'a piece', ...(of && { of }) };
  if ('shape' in cut) {
    const holes = holesOf(cut, directed.anchors.posedSpot);
    const covers = (at: Place) => isWithin(at, points) && !holes.some((hole) => isWithin(at, hole));
    return [{ ...base, covers, bar: [Math.min(width, height), Math.max(width, height)] }];
  }
  if (!('rings' in cut) && !('letters' in cut)) {
    const covers = (at: Place) => distanceTo(at, points) <= cut.width / 2;
    return [{ ...base, covers, bar: [cut.width, Math.hypot(width, height)] }];
  }
  if ('rings' in cut && cut.width !== undefined) return [];
  const middle: Place = [(left + right) / 2, (top + bottom) / 2];
  return [
    {
      ...base,
      what: cut.what ?? ('letters' in cut ? 'words' : 'a disc'),
      covers: disc(middle, width / 2),
      bar: null,
    },
  ];
}
