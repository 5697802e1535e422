/** What the shelf knows of a book without opening it (SPEC §3, Story). Its picture is found by its slug. */

export const genres = [
  'Animated',
  'Fantasy',
  'Adventure',
  'Sci-Fi',
  'Mystery',
  'Educational',
  'Interactive',
  'Nature',
  'Sports',
  'Action',
] as const;
export type Genre = (typeof genres)[number];

export const subjects = ['Science', 'History', 'Technology', 'Geography', 'Math', 'Health'] as const;
export type Subject = (typeof subjects)[number];

export const difficulties = ['Beginner', 'Intermediate', 'Advanced'] as const;
export type Difficulty = (typeof difficulties)[number];

export const durations = ['12 min', '15 min', '20 min', '25 min'] as const;
export type Duration = (typeof durations)[number];

export interface StoryFacts {
  readonly title: string;
  readonly genre: Genre;
  /** The row on Home that shows the story while nothing is known of the reader. */
  readonly category: 'suggested' | 'continue' | 'new';
  /** Sample reading progress, 0–100; a member's own takes its place. */
  readonly progress: number;
  /** Place among the top ten, 1 first; absent for all the others. */
  readonly ranking?: number;
  /** The reader's choices change later pages. */
  readonly interactive: boolean;
  readonly educational: boolean;
  readonly subject: Subject | 'none';
  readonly difficulty: Difficulty;
  readonly duration: Duration;
  /** Stars, 0–5. */
  readonly rating: number;
}

/** A story as a card shows it: its facts, and the name its folder, address and cover go by. */
export interface StoryCard extends StoryFacts {
  readonly slug: string;
}

/** A story on the shelf: its card, and what it says on the back of the book. */
export interface Story extends StoryCard {
  readonly description: string;
}

/** The name of a story in an address: its title in lower case with hyphens for spaces (SPEC §2). */
export function slugOf(story: Pick<StoryFacts, 'title'>): string {
  return story.title.toLowerCase().replaceAll(' ', '-');
}

/** Writes a story's card. */
export function cardOf(story: StoryFacts): StoryCard {
  return { ...story, slug: slugOf(story) };
}
