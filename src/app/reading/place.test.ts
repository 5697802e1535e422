// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { placeToOpen, rememberPlace } from './place.ts';

afterEach(() => vi.restoreAllMocks());

test('after a reload a book lies where it lay, also when the sample was drawn before it, and once only', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'reload' } as unknown as PerformanceEntry,
  ]);
  rememberPlace({ story: 'half-a-star', hero: null, page: 2, path: '' });
  rememberPlace({ story: 'ocean-adventure', hero: 'mila', page: 4, path: '' });
  const query = new URLSearchParams('story=ocean-adventure&hero=mila');
  expect(placeToOpen('half-a-star', new URLSearchParams(), undefined).page).toBe(1);
  expect(placeToOpen('ocean-adventure', query, undefined).page).toBe(3);
  expect(placeToOpen('ocean-adventure', query, undefined).page).toBe(0);
});

test('a reload does not open another child’s place', () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'reload' } as unknown as PerformanceEntry,
  ]);
  rememberPlace({ story: 'neverland', hero: 'mila', page: 4, path: '' });
  expect(placeToOpen('neverland', new URLSearchParams('hero=omar'), undefined).page).toBe(0);
});
