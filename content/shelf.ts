import { STORIES } from './generated/shelf.ts';
import { type Story, slugOf } from './story-facts.ts';

/** The whole shelf, in the order a row shows it: the stories a family has not met in the carousel come first. */
export const SHELF: readonly Story[] = STORIES.map(([story, description]) => ({
  ...story,
  slug: slugOf(story),
  description,
}));

/** The story at an address, if there is one. */
export function storyBySlug(slug: string): Story | undefined {
  return SHELF.find((story) => story.slug === slug);
}
