import { afterEach, expect, it, vi } from 'vitest';
import { cacheFiles } from '../../../platform/offline/cache-files.ts';
import type { LibraryEntry } from '../reading/library-entry.ts';
import { downloadSavedBooks } from './download-saved-books.ts';

vi.mock('../../../platform/offline/cache-files.ts', () => ({
  waitForWorker: async () => true,
  cacheFiles: vi.fn(),
}));

const entry = (story: string, hero: string | null = null): LibraryEntry => ({
  story,
  hero,
  reading: 1,
  page: 1,
  pages: 3,
  rating: 0,
  savedAt: '2026-03-01T10:00:00.000Z',
  completedAt: null,
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('downloads each saved book once, and not the sample, which has no file of its own', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('caches', { match: async () => new Response('{}') });
  const kept = downloadSavedBooks('a-member', [
    entry('half-a-star'),
    entry('neverland', 'mila'),
    entry('neverland', 'zoe'),
    entry("dragon's-egg"),
  ]);
  await vi.runAllTimersAsync();
  await kept;
  expect(vi.mocked(cacheFiles).mock.calls).toEqual([
    [['/books/neverland.json']],
    [["/books/dragon's-egg.json"]],
  ]);
});
