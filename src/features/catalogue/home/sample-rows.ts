import type { StoryCard } from '../../../../content/story-facts.ts';

export interface HomeRows {
  readonly suggested: readonly StoryCard[];
  readonly continued: readonly StoryCard[];
  readonly fresh: readonly StoryCard[];
}

/** Builds the sample rows by each story's category. */
export function sampleRows(stories: readonly StoryCard[]): HomeRows {
  const row = (category: StoryCard['category']) => stories.filter((story) => story.category === category);
  return { suggested: row('suggested'), continued: row('continue'), fresh: row('new') };
}
