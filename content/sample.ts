/**
 * The fixed sample data and numbers that the specification names, and nothing else. They show until a member has
 * data of her own. Sample reading progress stands with each story, in its facts.
 */
import type { CategoryName } from '../illustration/ui/categories.ts';

/** Stories in each category as the tiles of Explore show them (SPEC §9). */
export const categoryCounts = {
  Animated: 1,
  Fantasy: 45,
  Adventure: 38,
  'Sci-Fi': 29,
  Mystery: 22,
  Educational: 34,
  Interactive: 41,
} as const satisfies Record<CategoryName, number>;

/** The five stories of Home's carousel, by slug (SPEC §9). */
export const featuredSlugs = [
  'neverland',
  'christmas',
  'ocean-adventure',
  'space-explorer',
  'forest-friends',
] as const;

/** A row of the sample library (SPEC §3, Library entry); its picture is found by the title's slug. */
export interface SampleLibraryEntry {
  readonly title: string;
  /** 0–100. */
  readonly progress: number;
  /** Stars, 0–5; 0 is not rated yet. */
  readonly rating: number;
  /** ISO 8601 day; absent until the story is finished. */
  readonly dateCompleted?: string;
}

export const sampleLibrary: readonly SampleLibraryEntry[] = [
  { title: 'Dinosaur Discovery', progress: 75, rating: 4 },
  { title: 'Christmas', progress: 100, rating: 5, dateCompleted: '2025-12-24' },
  { title: 'Ocean Adventure', progress: 40, rating: 0 },
  { title: 'Forest Friends', progress: 100, rating: 4, dateCompleted: '2026-03-08' },
  { title: 'Mystery Mansion', progress: 20, rating: 0 },
];

/** The numbers on a profile without stories of its own (SPEC §2, Profile). */
export const sampleStatistics = { stories: 12, characters: 3, favouriteGenre: 'Adventure' } as const;
