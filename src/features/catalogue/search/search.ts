import type { Story } from '../../../../content/story-facts.ts';
import { foldText, matchesWithTypos, splitWords } from '../../../platform/fuzzy-search.ts';

/** A story beside the words it is found by, folded once so that a key stroke only compares. */
interface IndexedStory {
  readonly story: Story;
  readonly title: string;
  readonly titleWords: readonly string[];
  readonly words: string;
}

export interface SearchIndex {
  readonly entries: readonly IndexedStory[];
}

/** Prepares stories for `search`. Costs a millisecond per thousand; do it once for a shelf, not for a key. */
export function indexStories(stories: readonly Story[]): SearchIndex {
  return {
    entries: stories.map((story) => ({
      story,
      title: foldText(story.title),
      titleWords: splitWords(story.title),
      words: foldText(`${story.title}\n${story.description}\n${story.genre}`),
    })),
  };
}

/**
 * The stories whose title, description or genre together hold every word of the query, or the beginning or middle
 * of one. Stories with the first word in their title come first; otherwise the order of the shelf stays. An empty
 * query finds all.
 */
export function search(index: SearchIndex, query: string): Story[] {
  const words = splitWords(query);
  const [first] = words;
  if (first === undefined) return index.entries.map((entry) => entry.story);
  const titled: Story[] = [];
  const told: Story[] = [];
  for (const entry of index.entries) {
    if (!words.every((word) => entry.words.includes(word))) continue;
    (entry.title.includes(first) ? titled : told).push(entry.story);
  }
  return titled.length + told.length > 0 ? titled.concat(told) : fuzzySearch(index, words);
}

/** Stories in whose titles every word stands but for a slip: what was meant, when nothing is called as it was typed. */
function fuzzySearch({ entries }: SearchIndex, words: readonly string[]): Story[] {
  return entries
    .filter(({ titleWords, words: all }) =>
      words.every((word) => all.includes(word) || titleWords.some((other) => matchesWithTypos(word, other))),
    )
    .map(({ story }) => story);
}
