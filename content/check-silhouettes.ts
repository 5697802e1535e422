/** Dark figures tell by their outline alone: in profile, with an arm apart, and never where the words tell of a face. */
import type { PlacedPart, PlacedPerson } from '../illustration/scene/layout/layout-types.ts';
import { boxOf, isApart, type PlacingProblem, type Staged } from './check-placing.ts';

const PROFILES = ['side', 'sideLeft'];

/** Words of a face that a dark shape cannot show. */
const FACE =
  /\b(smil(?:e[ds]?|ing)|grin(?:ned|ning|s)?|frown(?:ed|ing|s)?|blush(?:ed|ing|es)?|wink(?:ed|ing|s)?|tears?|cheeks?|eyebrows?|freckles?|beam(?:ed|ing|s)?|pale|red in the face)\b/iu;

export function silhouetteProblems(staged: Staged): PlacingProblem[] {
  const { spread, directed } = staged;
  const dark = directed.parts.filter(
    (part): part is PlacedPerson => part.kind === 'person' && part.silhouette,
  );
  const face = dark.length > 0 ? FACE.exec(spread.text.join(' '))?.[0] : undefined;
  const say = (part: PlacedPart, words: string): PlacingProblem => ({ words, box: boxOf(staged, part) });
  return dark.flatMap((person) => [
    ...(PROFILES.includes(person.role.facing ?? '')
      ? []
      : [say(person, `${person.name} is a dark shape that is not in profile (facing: 'side')`)]),
    ...(isApart(person.anchor('left')!, person) || isApart(person.anchor('right')!, person)
      ? []
      : [say(person, `${person.name} is a dark shape without an arm apart from the trunk`)]),
    ...(face && person.name === 'hero'
      ? [say(person, `the words tell of a face (“${face}”), and the hero is a dark shape`)]
      : []),
  ]);
}
