/**
 * Whether the faces of a picture are seen, as far as places tell: what lies nearer than a face covers a fifth of it at most, and no
 * bar crosses an eye. The hero's own face is measured in drawn pixels (`scripts/content/check-drawings.ts`).
 */
import type { Place } from '../illustration/scene/format/places.ts';
import type { PlacedPerson } from '../illustration/scene/layout/layout-types.ts';
import { boxOf, isInFrame, type PlacingProblem, peopleOf, type Staged } from './check-placing.ts';
import { coversOver, type StoryCover } from './covers.ts';

const MOST_COVERED = 0.2;
/** Of the head's radius: the face, and how far an eye is from its middle. */
const OF_HEAD = { face: 0.75, eye: 0.32 } as const;
/** A bar is at most so wide and at least so long, of the head's radius. */
const BAR = { width: 0.4, length: 1.6 } as const;
/** Smaller heads have no eyes that are seen, page units. */
const SMALLEST = 24;
/** Points of a face across and down. */
const POINTS = 9;
export function faceProblems(staged: Staged): PlacingProblem[] {
  const { view } = staged;
  return peopleOf(staged).flatMap((person) => {
    const looksAway = /back/iu.test(person.role.facing ?? '');
    if (person.silhouette || looksAway || person.headRadius * (view?.zoom ?? 1) < SMALLEST) return [];
    const nearer = coversOver(staged, person);
    return [...coveredProblems(staged, person, nearer), ...barProblems(staged, person, nearer)];
  });
}

/** How much of a face is covered by what. */
function coveredProblems(
  staged: Staged,
  person: PlacedPerson,
  nearer: readonly StoryCover[],
): PlacingProblem[] {
  if (person.name === 'hero') return [];
  const face = facePoints(person).filter((at) => isInFrame(staged, at));
  if (face.length < POINTS) return [];
  const covered = face.filter((at) => nearer.some(({ covers }) => covers(at)));
  if (covered.length / face.length <= MOST_COVERED) return [];
  const most = nearer.map((cover) => ({ cover, n: face.filter(cover.covers).length }));
  const { what } = most.sort((a, b) => b.n - a.n)[0]!.cover;
  const share = Math.round((100 * covered.length) / face.length);
  return [
    {
      rule: 'covered',
      words: `${share} % of the face of ${person.name} is covered, by ${what}`,
      box: boxOf(staged, person),
    },
  ];
}

/** Eyes behind the bars of a window, a rope, a pole. */
function barProblems(staged: Staged, person: PlacedPerson, nearer: readonly StoryCover[]): PlacingProblem[] {
  const radius = person.headRadius;
  const bars = nearer.filter(
    ({ bar }) => bar && bar[0] <= radius * BAR.width && bar[1] >= radius * BAR.length,
  );
  const crossed = eyesOf(person).some(
    (eye) => isInFrame(staged, eye) && bars.some(({ covers }) => covers(eye)),
  );
  if (!crossed) return [];
  return [{ rule: 'bar', words: `a bar crosses an eye of ${person.name}`, box: boxOf(staged, person) }];
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
