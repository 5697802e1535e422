import type { Story } from '../../../../content/story-facts.ts';
import { foldText, matchesWithTypos, splitWords } from '../../../platform/fuzzy-search.ts';

/** A story with its search text, folded once so that a keystroke only compares. */
interface IndexedStory {
  readonly story: Story;
  readonly title: string;
  readonly titleWords: readonly string[];
  readonly words: string;
}

export interface SearchIndex {
  readonly entries: readonly IndexedStory[];
}

/** Builds the index for `search`. Takes a millisecond per thousand stories: build it once. */
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
 * Returns the stories whose title, description or genre contain every word of the query, also within words.
 * Stories with the first word in the title come first, otherwise in index order. An empty query returns all.
 */
export function search(index: SearchIndex, query: string): Story[] {
  const words = splitWords(query);
  const [first] = words;
  if (first === undefined) return index.entries.map((entry) => entry.story);
  const titled: Story[] = [];
  const matches: Story[] = [];
  for (const entry of index.entries) {
    if (!words.every((word) => entry.words.includes(word))) continue;
    (entry.title.includes(first) ? titled : matches).push(entry.story);
  }
  return titled.length + matches.length > 0 ? titled.concat(matches) : fuzzySearch(index, words);
}

/** Returns stories whose titles match every word except for a typo; used when nothing matches exactly. */
function fuzzySearch({ entries }: SearchIndex, words: readonly string[]): Story[] {
  return entries
    .filter(({ titleWords, words: all }) =>
      words.every((word) => all.includes(word) || titleWords.some((other) => matchesWithTypos(word, other))),
    )
    .map(({ story }) => story);
}
