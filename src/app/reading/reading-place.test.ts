// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { initialPlace, savePlaceForReload } from './reading-place.ts';

afterEach(() => vi.restoreAllMocks());

test('a reload reopens a book once at its page, also when the prerendered sample came first', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'reload' } as unknown as PerformanceEntry,
  ]);
  savePlaceForReload({ story: 'half-a-star', hero: null, page: 2, path: '' });
  savePlaceForReload({ story: 'ocean-adventure', hero: 'mila', page: 4, path: '' });
  const query = new URLSearchParams('story=ocean-adventure&hero=mila');
  expect(initialPlace('half-a-star', new URLSearchParams(), undefined).page).toBe(1);
  expect(initialPlace('ocean-adventure', query, undefined).page).toBe(3);
  expect(initialPlace('ocean-adventure', query, undefined).page).toBe(0);
});

test("a reload does not open another child's place", () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'reload' } as unknown as PerformanceEntry,
  ]);
  savePlaceForReload({ story: 'neverland', hero: 'mila', page: 4, path: '' });
  expect(initialPlace('neverland', new URLSearchParams('hero=omar'), undefined).page).toBe(0);
});
