/** A story that is not on the shelf, for tests of what is checked. */
import type { Template } from './slots.ts';
import type { StoryFacts } from './story-facts.ts';

export const teaParty: StoryFacts = {
  title: 'Tea Party',
  genre: 'Mystery',
  category: 'new',
  order: 1,
  progress: 0,
  interactive: false,
  educational: false,
  subject: 'none',
  difficulty: 'Beginner',
  duration: '12 min',
  rating: 4,
};

/** Prose that no compiler has seen, as a file may hold it. */
export function unchecked(text: string): Template;
export function unchecked(text: string): string {
  return text;
}
