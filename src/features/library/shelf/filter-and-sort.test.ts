import { describe, expect, it } from 'vitest';
import type { LibraryEntry } from '../reading/library-entry.ts';
import { bookKeyOf } from '../reading/reading-record.ts';
import { filterAndSort, type LibraryFilter } from './filter-and-sort.ts';

const entry = (story: string, change: Partial<LibraryEntry> = {}): LibraryEntry => ({
  ...{ story, hero: null, reading: 1, page: 0, pages: 10, rating: 0, completedAt: null },
  savedAt: '2026-03-01T10:00:00.000Z',
  ...change,
});
/** Newest first, as the library is stored. */
const shelf = [
  entry('story-10', { hero: 'mila', page: 3, readAt: '2026-03-02T10:00:00Z' }),
  entry('zebra', { favourite: true }),
  entry('Apple', { hero: 'omar', page: 3, readAt: '2026-03-09T10:00:00+00:00' }),
  entry('story-2', { hero: 'mila', favourite: true }),
];
const seen = (wish: Partial<LibraryFilter> = {}) =>
  filterAndSort(
    shelf,
    { child: null, favourites: null, search: '', order: 'saved', ...wish },
    (story) => story,
  ).map(({ story }) => story);

describe('filterAndSort', () => {
  it('keeps the saved order by default, and sorts by title on request', () => {
    expect(seen()).toEqual(['story-10', 'zebra', 'Apple', 'story-2']);
    expect(seen({ order: 'title' })).toEqual(['Apple', 'story-2', 'story-10', 'zebra']);
  });

  it('puts the last read first, and unread books after them, newest first', () => {
    expect(seen({ order: 'read' })).toEqual(['Apple', 'story-10', 'zebra', 'story-2']);
  });

  it('combines child, favourites and search', () => {
    expect(seen({ child: 'mila' })).toEqual(['story-10', 'story-2']);
    expect(seen({ favourites: new Set() })).toEqual(['zebra', 'story-2']);
    expect(seen({ search: ' STORY ' })).toEqual(['story-10', 'story-2']);
    expect(seen({ child: 'mila', favourites: new Set(), search: 'zebra' })).toEqual([]);
    expect(seen({ search: 'zebar' })).toEqual(['zebra']);
  });

  it('keeps a book in view that loses its heart while favourites are shown', () => {
    expect(seen({ favourites: new Set([bookKeyOf(shelf[2]!)]) })).toEqual(['zebra', 'Apple', 'story-2']);
  });

  it('does not change its input', () => {
    seen({ order: 'title' });
    expect(shelf[0]?.story).toBe('story-10');
  });
});
