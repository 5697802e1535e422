/** What the shelf knows of a book without opening it (SPEC §3, Story). Its picture is found by its slug. */
import { CATEGORY_NAMES } from '../illustration/ui/categories.ts';

/** What a story can be: each category that has a tile, then those without one. */
export const genres = [...CATEGORY_NAMES, 'Nature', 'Sports', 'Action'] as const;
export type Genre = (typeof genres)[number];

export const subjects = ['Science', 'History', 'Technology', 'Geography', 'Math', 'Health'] as const;
export type Subject = (typeof subjects)[number];

export const difficulties = ['Beginner', 'Intermediate', 'Advanced'] as const;
export type Difficulty = (typeof difficulties)[number];

/** The reading times that Explore offers to choose from (SPEC §9). */
export const durations = ['12 min', '15 min', '20 min', '25 min'] as const;
export type Duration = (typeof durations)[number];

export interface StoryFacts {
  readonly title: string;
  /** The book's own name for itself, on its title page under the title. */
  readonly secondTitle?: string;
  readonly genre: Genre;
  /** The row on Home that shows the story while nothing is known of the reader. */
  readonly category: 'suggested' | 'continue' | 'new';
  /** Place on the shelf, the lowest first; steps of ten leave room between two books. */
  readonly order: number;
  /** Sample reading progress, 0–100; a member's own takes its place. */
  readonly progress: number;
  /** Place among the top ten, 1 first; absent for all the others. */
  readonly ranking?: number;
  /** The reader's choices change later pages. */
  readonly interactive: boolean;
  readonly educational: boolean;
  readonly subject: Subject | 'none';
  readonly difficulty: Difficulty;
  /** How long it takes to read aloud with its pictures; checked against the words. */
  readonly duration: `${number} min`;
  /** Stars, 0–5. */
  readonly rating: number;
  /** Everybody may read the whole book; of the others the first spreads. */
  readonly open?: true;
}

/** A story as a card shows it: a few of its facts, and the name its folder, address and cover go by. */
export type StoryCard = { readonly slug: string } & Pick<
  StoryFacts,
  'title' | 'genre' | 'category' | 'progress' | 'duration'
>;

/** A story on the shelf: its facts, its name, and what it says on the back of the book. */
export interface Story extends StoryFacts {
  readonly slug: string;
  readonly description: string;
}

/** The name of a story in an address: its title in lower case with hyphens for spaces (SPEC §2). */
export function slugOf(story: Pick<StoryFacts, 'title'>): string {
  return story.title.toLowerCase().replaceAll(' ', '-');
}

/** A story's card without the name that follows from its title. */
export type CardFacts = Omit<StoryCard, 'slug'>;

/** Names a story: its card out of what a card shows. */
export function cardOf(story: CardFacts): StoryCard {
  return { ...story, slug: slugOf(story) };
}

/** How many books a row of Home opens with; the rest of a row is on Explore. */
export const openingRowLength = 8;
