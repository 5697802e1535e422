import { describe, expect, it } from 'vitest';
import { SHELF } from '../../../../content/shelf.ts';
import {
  activeFilters,
  type ExploreState,
  initialExploreState,
  matchesFilters,
  parseExploreParams,
  sortByPopularity,
  toExploreParams,
  toggleOption,
  toggleTile,
} from './explore-filters.ts';

const matching = (change: Partial<ExploreState>) =>
  SHELF.filter((story) => matchesFilters(story, { ...initialExploreState, ...change }));
const read = (query: string) => parseExploreParams(new URLSearchParams(query));

describe('filters', () => {
  it('match everything while none is chosen', () => {
    expect(matching({})).toEqual(SHELF);
  });

  it('combine with OR inside a group', () => {
    const levels = new Set(matching({ readingLevels: ['Beginner', 'Advanced'] }).map((s) => s.difficulty));
    expect(levels).toEqual(new Set(['Beginner', 'Advanced']));
  });

  it('combine with AND across groups and with the tile', () => {
    const stories = matching({ tile: 'Fantasy', readingLevels: ['Beginner'], durations: ['15 min'] });
    expect(stories.map(({ slug }) => slug).sort()).toEqual(['fairy-kingdom', 'princess-castle']);
    expect(matching({ tile: 'Sports', categories: ['Animated'] })).toEqual([]);
  });

  it('find the books that are open to everybody', () => {
    const wholeBooks = matching({ opens: ['Whole book'] });
    expect(wholeBooks.map(({ slug }) => slug).sort()).toEqual([
      'mystery-mansion',
      'neverland',
      'ocean-adventure',
      'the-moon-balloon',
    ]);
    expect(matching({ opens: ['First pages'] })).toHaveLength(SHELF.length - wholeBooks.length);
    expect(read('opens=Whole+book').opens).toEqual(['Whole book']);
  });

  it('put interactive and educational stories of any genre in the category of that name', () => {
    expect(matching({ tile: 'Interactive' }).every(({ interactive }) => interactive)).toBe(true);
    expect(matching({ tile: 'Interactive' }).map(({ genre }) => genre)).toContain('Mystery');
    expect(matching({ categories: ['Educational'] }).every(({ educational }) => educational)).toBe(true);
  });
});

describe('toggling', () => {
  it('keeps one tile, and clears it on a second press', () => {
    const toggledOnce = toggleTile(initialExploreState, 'Fantasy');
    expect(toggledOnce.tile).toBe('Fantasy');
    expect(toggleTile(toggledOnce, 'Mystery').tile).toBe('Mystery');
    expect(toggleTile(toggledOnce, 'Fantasy').tile).toBeNull();
  });

  it('toggles options and keeps them in the offered order', () => {
    const twoDurations = toggleOption(
      toggleOption(initialExploreState, 'durations', '20 min'),
      'durations',
      '12 min',
    );
    expect(twoDurations.durations).toEqual(['12 min', '20 min']);
    expect(toggleOption(twoDurations, 'durations', '20 min').durations).toEqual(['12 min']);
  });

  it('returns to the first page of results', () => {
    expect(toggleTile({ ...initialExploreState, more: 2 }, 'Fantasy').more).toBe(0);
    expect(toggleOption({ ...initialExploreState, more: 2 }, 'categories', 'Nature').more).toBe(0);
  });

  it('lists each active filter with the state that removes only it', () => {
    const choice: ExploreState = {
      ...initialExploreState,
      query: 'moon',
      tile: 'Fantasy',
      categories: ['Nature'],
      durations: ['15 min'],
    };
    const chips = activeFilters(choice);
    expect(chips.map(({ label }) => label)).toEqual(['Fantasy', 'Nature', '15 min']);
    expect(chips.map(({ without }) => without)).toEqual([
      { ...choice, tile: null },
      { ...choice, categories: [] },
      { ...choice, durations: [] },
    ]);
  });
});

describe('URL parameters', () => {
  const choice: ExploreState = {
    query: 'Zoë & <moon>',
    tile: 'Sci-Fi',
    categories: ['Fantasy', 'Nature'],
    readingLevels: ['Beginner'],
    durations: ['12 min', '25 min'],
    opens: ['Whole book'],
    more: 2,
  };

  it('round-trip every state', () => {
    expect(read(toExploreParams(choice).toString())).toEqual(choice);
    expect(toExploreParams(initialExploreState).toString()).toBe('');
  });

  it.each([
    ['', initialExploreState],
    ['category=Cooking&durations=99%20min&readingLevels=', initialExploreState],
    ['more=-1', initialExploreState],
    ['more=1e9', initialExploreState],
    ['more=two', initialExploreState],
    ['category=fantasy', initialExploreState],
    [
      'durations=25%20min&durations=12%20min&durations=12%20min',
      { ...initialExploreState, durations: ['12 min', '25 min'] },
    ],
  ])('reads %s', (query, expected) => {
    expect(read(query)).toEqual(expected);
  });
});

describe('sortByPopularity', () => {
  it('puts the ten ranked stories first, then by rating, without changing its input', () => {
    const before = [...SHELF];
    const stories = sortByPopularity(SHELF);
    expect(SHELF).toEqual(before);
    expect(stories.slice(0, 10).map(({ ranking }) => ranking)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    const stars = stories.slice(10).map(({ rating }) => rating);
    expect(stars).toEqual([...stars].sort((a, b) => b - a));
  });
});
