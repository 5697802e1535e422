/** A pending change for tests: page 3 of 10 of Neverland. */
import type { PendingChange } from '../reading/library-entry.ts';

export const pendingChange = (change: Partial<PendingChange> = {}): PendingChange => ({
  story: 'neverland',
  hero: null,
  reading: 1,
  page: 3,
  pages: 10,
  savedAt: '2026-03-01T10:00:00.000Z',
  ...change,
});
