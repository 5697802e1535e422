/**
 * What a librarian, a teacher or a parent wants to know of a book before a child reads it. It weighs for those who ask alone:
 * cards and Explore don't carry it.
 */

/** What books are about, in the words that a list is sorted by. */
export const themes = [
  'Animals',
  'Being afraid',
  'Being different',
  'Belonging',
  'Clear words',
  'Dinosaurs',
  'Fairness',
  'Family',
  'Festivals',
  'Finding out',
  'Friendship',
  'Growing older',
  'Imagination',
  'Kindness',
  'Language',
  'Light and color',
  'Listening',
  'Loneliness',
  'Long ago',
  'Losing something',
  'Machines',
  'Making up',
  'Missing someone',
  'Mistakes',
  'Nature',
  'Neighbors',
  'Night and sleep',
  'Numbers',
  'Patience',
  'Places on Earth',
  'Practice',
  'Rumors',
  'Sharing',
  'Sleep',
  'Space',
  'Teaching and learning',
  'The body',
  'The sea',
  'Time',
] as const;
export type Theme = (typeof themes)[number];

export interface AboutBook {
  /** In years: from, to. */
  readonly ages: readonly [number, number];
  /** Two or three. */
  readonly themes: readonly Theme[];
  /** What may trouble a child, and how it comes out; said too where there is nothing. */
  readonly contentNote: string;
}

/** Who writes and draws all books of the house, as a catalogue names them. */
export const AUTHOR = 'Story Playroom';
export const ILLUSTRATOR = 'Story Playroom';

/** "Ages 4 to 7". */
export const agesOf = ({ ages: [from, to] }: AboutBook): string => `Ages ${from} to ${to}`;

/** What is wrong with what is said of a book, a sentence each; empty when all is well. */
export function aboutProblems({ ages: [from, to], themes: named, contentNote }: AboutBook): string[] {
  const problems: string[] = [];
  if (from < 2 || to > 12 || to - from < 2 || to - from > 5)
    problems.push(`ages ${from} to ${to} are none that help to choose: between 2 and 12, two to five years`);
  if (named.length < 2 || named.length > 3) problems.push(`${named.length} themes, not two or three`);
  if (new Set(named).size < named.length) problems.push('a theme stands twice');
  if (!/^[A-Z].{20,128}\.$/u.test(contentNote))
    problems.push('the content note is not a sentence or two of 22 to 130 letters');
  if (contentNote.includes('{')) problems.push('the content note has a slot, which nobody fills there');
  return problems;
}
