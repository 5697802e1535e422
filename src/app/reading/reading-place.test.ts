// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { initialPlace, savePlaceInHistory } from './reading-place.ts';

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/story-reader');
});
afterEach(() => vi.restoreAllMocks());

const none = new URLSearchParams();
const mila = new URLSearchParams('story=ocean-adventure&hero=mila');

test('a reload reopens a book at its page, also when the prerendered sample came first', () => {
  savePlaceInHistory('ocean-adventure', { page: 4, path: 'cave' });
  savePlaceInHistory('half-a-star', { page: 1, path: '' });
  expect(initialPlace('half-a-star', none, undefined).page).toBe(0);
  expect(initialPlace('ocean-adventure', mila, undefined)).toEqual({
    page: 3,
    path: ['cave'],
    direct: true,
  });
});

test('a book that is opened anew starts at the page in the URL, else at its saved place', () => {
  savePlaceInHistory('ocean-adventure', { page: 4, path: '' });
  window.history.pushState(null, '', '/story-reader?story=ocean-adventure');
  const saved = { story: 'ocean-adventure', hero: null, reading: 1, page: 6, pages: 12, path: 'cave' };
  const query = new URLSearchParams('page=2&way=roof');
  expect(initialPlace('ocean-adventure', query, saved)).toEqual({
    page: 1,
    path: ['roof'],
    direct: true,
  });
  expect(initialPlace('ocean-adventure', none, saved)).toEqual({ page: 5, path: ['cave'] });
  expect(initialPlace('ocean-adventure', none, { ...saved, page: 12 })).toEqual({ page: 0, path: [] });
});

test('a reload for an update of the app keeps the page that the former version stored', () => {
  const key = 'playroom-place:ocean-adventure';
  sessionStorage.setItem(key, JSON.stringify({ hero: 'mila', page: 5, path: 'cave' }));
  expect(initialPlace('ocean-adventure', mila, undefined).page, 'without a reload').toBe(0);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'reload' } as unknown as PerformanceEntry,
  ]);
  expect(initialPlace('ocean-adventure', mila, undefined)).toEqual({
    page: 4,
    path: ['cave'],
    direct: true,
  });
  expect(initialPlace('ocean-adventure', new URLSearchParams('hero=omar'), undefined).page).toBe(0);
  savePlaceInHistory('ocean-adventure', { page: 5, path: 'cave' });
  expect(sessionStorage.getItem(key)).toBeNull();
});
