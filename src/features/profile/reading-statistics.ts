/** The profile's reading statistics. */
export type Statistics = { stories: number; characters: number; favouriteGenre: string };

/**
 * Computes a family's statistics, or null while it has none and the sample shows. `genreOf` returns a story's
 * genre. Of equally frequent genres the first one met wins.
 */
export function statisticsOf(
  figures: { stories: readonly string[]; heroes: number } | undefined,
  genreOf: (story: string) => string | undefined,
): Statistics | null {
  if (!figures || (figures.stories.length === 0 && figures.heroes === 0)) return null;
  const counts = new Map<string, number>();
  for (const story of figures.stories) {
    const genre = genreOf(story);
    if (genre) counts.set(genre, (counts.get(genre) ?? 0) + 1);
  }
  const [favourite] = [...counts].sort(([, a], [, b]) => b - a);
  return {
    stories: new Set(figures.stories).size,
    characters: figures.heroes,
    favouriteGenre: favourite?.[0] ?? 'Not yet',
  };
}
