import { describe, expect, it } from 'vitest';
import { statisticsOf } from './reading-statistics.ts';

const genres: Record<string, string> = {
  neverland: 'Fantasy',
  'ice-kingdom': 'Fantasy',
  christmas: 'Adventure',
};
const genreOf = (story: string) => genres[story];

describe('reading statistics', () => {
  it('are null while the family has nothing of its own', () => {
    expect(statisticsOf(undefined, genreOf)).toBeNull();
    expect(statisticsOf({ stories: [], heroes: 0 }, genreOf)).toBeNull();
  });

  it('count each story once, and name the most frequent genre', () => {
    const figures = { stories: ['christmas', 'neverland', 'neverland', 'ice-kingdom'], heroes: 2 };
    expect(statisticsOf(figures, genreOf)).toEqual({ stories: 3, characters: 2, favouriteGenre: 'Fantasy' });
  });

  it('have no favourite genre before the first story that has one', () => {
    expect(statisticsOf({ stories: ['half-a-star'], heroes: 1 }, genreOf)?.favouriteGenre).toBe('Not yet');
  });
});
