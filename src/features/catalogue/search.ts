import type { Story } from '../../../content/story-facts.ts';

/** A story beside the words it is found by, folded once so that a key stroke only compares. */
interface Entry {
  readonly story: Story;
  readonly title: string;
  readonly titleWords: readonly string[];
  readonly words: string;
}

export interface SearchIndex {
  readonly entries: readonly Entry[];
}

/** Lower case without accents, so that “zoe” finds Zoë and “ZOË” finds zoe. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Prepares stories for `search`. Costs a millisecond per thousand; do it once for a shelf, not for a key. */
export function indexStories(stories: readonly Story[]): SearchIndex {
  return {
    entries: stories.map((story) => ({
      story,
      title: folded(story.title),
      titleWords: folded(story.title).split(/\s+/u),
      words: folded(`${story.title}\n${story.description}\n${story.genre}`),
    })),
  };
}

/**
 * The stories whose title, description or genre together hold every word of the query, or the beginning or middle
 * of one. Stories with the first word in their title come first; otherwise the order of the shelf stays. An empty
 * query finds all.
 */
export function search(index: SearchIndex, query: string): Story[] {
  const words = folded(query).split(/\s+/u).filter(Boolean);
  const [first] = words;
  if (first === undefined) return index.entries.map((entry) => entry.story);
  const titled: Story[] = [];
  const told: Story[] = [];
  for (const entry of index.entries) {
    if (!words.every((word) => entry.words.includes(word))) continue;
    (entry.title.includes(first) ? titled : told).push(entry.story);
  }
  return titled.length + told.length > 0 ? titled.concat(told) : nearly(index, words);
}

/** Stories in whose titles every word stands but for one letter: what was meant, when nothing is called as it was typed. */
function nearly({ entries }: SearchIndex, words: readonly string[]): Story[] {
  return entries
    .filter(({ titleWords, words: all }) =>
      words.every((word) => all.includes(word) || titleWords.some((other) => isSlip(word, other))),
    )
    .map(({ story }) => story);
}

/** Letters a word must have to be taken for another: a shorter one is near too many. */
const LEAST = 4;

/**
 * Whether `typed` is the beginning of `word` with one letter wrong, missing, too many or changed with the next. Both ends of
 * what they share are looked for; what is left between them tells.
 */
function isSlip(typed: string, word: string): boolean {
  if (typed.length < LEAST) return false;
  // As long as what was typed, a letter more or less: the rest of the word may not be typed yet.
  return [0, 1, -1].some((more) => {
    const meant = word.slice(0, typed.length + more);
    if (meant.length !== typed.length + more) return false;
    let start = 0;
    while (start < meant.length && meant[start] === typed[start]) start += 1;
    let end = 0;
    while (end < Math.min(meant.length, typed.length) - start && meant.at(-1 - end) === typed.at(-1 - end))
      end += 1;
    const wrong = typed.slice(start, typed.length - end);
    const right = meant.slice(start, meant.length - end);
    if (wrong.length <= 1 && right.length <= 1) return true;
    return wrong.length === 2 && right.length === 2 && wrong[0] === right[1] && wrong[1] === right[0];
  });
}
