// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import {
  adoptVisitorBooksInProgress,
  booksInProgress,
  mergeBooksInProgress,
  recordBookInProgress,
  removeBookInProgress,
  unsavedBooks,
} from './in-progress.ts';
import type { LibraryEntry } from './library-entry.ts';

beforeEach(() => localStorage.clear());

const place = { story: 'neverland', hero: 'mila', page: 4, pages: 12, path: 'left', friend: null };
const entry: LibraryEntry = {
  ...{ story: 'neverland', hero: 'mila', reading: 1, page: 2, pages: 12, rating: 0 },
  savedAt: '2026-11-01T10:00:00Z',
  completedAt: null,
};

it('stores the place in each book of each child, last read first', () => {
  recordBookInProgress(null, place, 1);
  recordBookInProgress(null, { ...place, hero: 'omar', page: 2 }, 2);
  recordBookInProgress(null, { ...place, page: 5 }, 3);
  expect(booksInProgress('visitor').map(({ hero, page }) => [hero, page])).toEqual([
    ['mila', 5],
    ['omar', 2],
  ]);
  expect(booksInProgress('someone-else')).toEqual([]);
});

it('ignores a first page, and removes the book at its last page', () => {
  recordBookInProgress(null, { ...place, page: 1 }, 1);
  expect(booksInProgress('visitor')).toEqual([]);
  recordBookInProgress(null, place, 2);
  recordBookInProgress(null, { ...place, page: 1 }, 3);
  expect(booksInProgress('visitor')).toHaveLength(1);
  recordBookInProgress(null, { ...place, page: 12 }, 4);
  expect(booksInProgress('visitor')).toEqual([]);
});

it('keeps the eight books read last, and removes a book on request', () => {
  for (let at = 0; at < 20; at++) recordBookInProgress('m', { ...place, story: `story-${at}` }, at);
  expect(booksInProgress('m')).toHaveLength(8);
  expect(booksInProgress('m')[0]?.story).toBe('story-19');
  removeBookInProgress('m', { story: 'story-19', hero: 'mila' });
  expect(booksInProgress('m')[0]?.story).toBe('story-18');
});

it('restores a removed book to its position', () => {
  recordBookInProgress(null, place, 1);
  recordBookInProgress(null, { ...place, story: 'christmas' }, 2);
  const [, first] = booksInProgress('visitor');
  removeBookInProgress(null, place);
  recordBookInProgress(null, first!, first!.at);
  expect(booksInProgress('visitor').map(({ story }) => story)).toEqual(['christmas', 'neverland']);
});

it('lists opened and unsaved books by book and child', () => {
  recordBookInProgress(null, place, 1);
  recordBookInProgress(null, { ...place, hero: 'omar' }, 2);
  const opened = unsavedBooks(booksInProgress('visitor'), [entry]);
  expect(opened.map(({ story, hero }) => [story, hero])).toEqual([['neverland', 'omar']]);
});

it('moves a visitor’s books into the account without overwriting its own', () => {
  recordBookInProgress('zoe', place, 1);
  recordBookInProgress(null, { ...place, page: 9 }, 2);
  recordBookInProgress(null, { ...place, hero: 'omar' }, 3);
  adoptVisitorBooksInProgress('zoe');
  expect(booksInProgress('zoe').map(({ hero, page }) => [hero, page])).toEqual([
    ['omar', 4],
    ['mila', 4],
  ]);
  expect(booksInProgress('visitor')).toEqual([]);
});

it('ignores stored values that are no place in a book', () => {
  localStorage.setItem('playroom-begun:visitor', '[{"story":3},null,{"story":"a","hero":null,"page":"2"}]');
  expect(booksInProgress('visitor')).toEqual([]);
  localStorage.setItem('playroom-begun:visitor', '{');
  expect(booksInProgress('visitor')).toEqual([]);
});

it('leaves out books that were saved and not begun', () => {
  const saved = [0, 1].map((page) => ({ ...entry, story: `saved-at-${page}`, page }));
  expect(mergeBooksInProgress([], [...saved, entry]).map(({ story }) => story)).toEqual(['neverland']);
});

it('sorts by the last reading, not by the last save', () => {
  const saved = { ...entry, story: 'christmas', savedAt: '2026-11-02T10:00:00Z' };
  const read = { ...entry, readAt: '2026-11-09T10:00:00Z' };
  expect(mergeBooksInProgress([], [saved, read]).map(({ story }) => story)).toEqual([
    'neverland',
    'christmas',
  ]);
});

it('merges library and device, where the device has the last page', () => {
  const begun = { ...place, at: Date.parse('2026-11-05T00:00:00Z') };
  const other = { ...entry, story: 'christmas', savedAt: '2026-11-09T00:00:00Z' };
  expect(mergeBooksInProgress([begun], [entry, other]).map(({ story, page }) => [story, page])).toEqual([
    ['christmas', 2],
    ['neverland', 4],
  ]);
  const finished = { ...entry, page: 12, completedAt: '2026-11-08T00:00:00Z' };
  expect(mergeBooksInProgress([begun], [finished])).toEqual([]);
  expect(
    mergeBooksInProgress([{ ...begun, at: Date.parse('2026-11-10T00:00:00Z') }], [finished]),
  ).toHaveLength(1);
});
