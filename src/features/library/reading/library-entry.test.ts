import { describe, expect, it } from 'vitest';
import { pendingChange } from '../sync/pending-change-fixture.ts';
import {
  applyAcknowledged,
  applyChanges,
  type LibraryEntry,
  lastReadAt,
  mergeChanges,
  openedAgainChange,
  pageTurnChange,
  percentRead,
} from './library-entry.ts';

const entry = (change: Partial<LibraryEntry> = {}): LibraryEntry => ({
  story: 'neverland',
  hero: null,
  reading: 1,
  page: 3,
  pages: 10,
  rating: 0,
  savedAt: '2026-03-01T10:00:00.000Z',
  completedAt: null,
  ...change,
});

describe('mergeChanges', () => {
  it.each([
    [
      'the later page of the same reading wins',
      pendingChange({ page: 7 }),
      pendingChange({ page: 4 }),
      { reading: 1, page: 7 },
    ],
    [
      'a new page further on wins',
      pendingChange({ page: 4 }),
      pendingChange({ page: 7 }),
      { reading: 1, page: 7 },
    ],
    [
      'a later reading wins over any page',
      pendingChange({ page: 10 }),
      pendingChange({ reading: 2, page: 2 }),
      { reading: 2, page: 2 },
    ],
    [
      'an earlier reading never wins',
      pendingChange({ reading: 2, page: 2 }),
      pendingChange({ page: 10 }),
      { reading: 2, page: 2 },
    ],
    [
      'a rating survives a page',
      pendingChange({ rating: 4 }),
      pendingChange({ page: 5 }),
      { page: 5, rating: 4 },
    ],
    ['the newer rating wins', pendingChange({ rating: 4 }), pendingChange({ rating: 0 }), { rating: 0 }],
    [
      'the first completion stays',
      pendingChange({ completedAt: 'a' }),
      pendingChange({ completedAt: 'b' }),
      { completedAt: 'a' },
    ],
    [
      'a heart survives a page',
      pendingChange({ favourite: true }),
      pendingChange({ page: 5 }),
      { favourite: true },
    ],
    [
      'the newer word about a heart wins',
      pendingChange({ favourite: true }),
      pendingChange({ favourite: false }),
      { favourite: false },
    ],
    [
      'the latest hour of reading wins, whoever tells it first',
      pendingChange({ readAt: '2026-03-02T10:00:00Z' }),
      pendingChange({ readAt: '2026-03-01T10:00:00Z' }),
      { readAt: '2026-03-02T10:00:00Z' },
    ],
    [
      'stars are no reading',
      pendingChange({ readAt: 'then' }),
      pendingChange({ rating: 4 }),
      { readAt: 'then' },
    ],
    [
      'removing wins over all before it',
      pendingChange({ page: 9 }),
      pendingChange({ removed: true }),
      { removed: true },
    ],
  ] as const)('%s', (_, earlier, later, expected) => {
    expect(mergeChanges(earlier, later)).toMatchObject(expected);
  });

  it('restores a removed book', () => {
    expect(
      mergeChanges(pendingChange({ removed: true }), pendingChange({ page: 5 })).removed,
    ).toBeUndefined();
  });

  it('is idempotent', () => {
    const once = mergeChanges(pendingChange({ page: 7, rating: 3 }), pendingChange({ page: 4 }));
    expect(mergeChanges(once, once)).toEqual(once);
  });
});

describe('applyChanges', () => {
  it('adds the device’s changes, newest first, marked as waiting', () => {
    const shelf = applyChanges(
      [entry()],
      [pendingChange({ story: 'christmas', savedAt: '2026-04-01T10:00:00.000Z' })],
    );
    expect(shelf.map(({ story, unsynced }) => [story, unsynced])).toEqual([
      ['christmas', 'waiting'],
      ['neverland', undefined],
    ]);
  });

  it('keeps the same story with another hero separate', () => {
    expect(applyChanges([entry()], [pendingChange({ hero: 'h1' })])).toHaveLength(2);
  });

  it('hides removed books, and keeps the account’s rating where the change has none', () => {
    expect(applyChanges([entry()], [pendingChange({ removed: true })])).toEqual([]);
    expect(applyChanges([entry({ rating: 5 })], [pendingChange({ page: 6 })])[0]).toMatchObject({
      rating: 5,
      page: 6,
    });
  });

  it('prefers the change’s heart and time, else the account’s', () => {
    const known = entry({ favourite: true, readAt: '2026-03-02T10:00:00+00:00' });
    const told = pendingChange({ page: 6, readAt: '2026-03-02T09:00:00.000Z' });
    expect(applyChanges([known], [told])[0]).toMatchObject({ favourite: true, readAt: known.readAt });
    expect(applyChanges([known], [pendingChange({ favourite: false })])[0]).toMatchObject({
      favourite: false,
    });
  });

  it('drops the mark once acknowledged', () => {
    expect(applyAcknowledged([entry()], pendingChange({ page: 6 }))).toEqual([
      entry({ page: 6, favourite: false, readAt: null }),
    ]);
    expect(applyAcknowledged([entry()], pendingChange({ removed: true }))).toEqual([]);
    // Other entries keep their identity, so that a thousand books need not render again.
    const other = entry({ story: 'christmas' });
    expect(applyAcknowledged([entry(), other], pendingChange({ page: 6 }))).toContain(other);
  });
});

describe('pageTurnChange', () => {
  const now = '2026-05-01T10:00:00.000Z';
  it('records a later page, and completion at the last', () => {
    expect(pageTurnChange(entry(), 5, now)).toMatchObject({ reading: 1, page: 5 });
    expect(pageTurnChange(entry(), 5, now)?.completedAt).toBeUndefined();
    expect(pageTurnChange(entry(), 10, now)).toMatchObject({ page: 10, completedAt: now });
  });

  it('records nothing when turning back', () => expect(pageTurnChange(entry(), 2, now)).toBeNull());

  it('starts a finished book again at its second page, not when opened', () => {
    const finished = entry({ page: 10, completedAt: 'x' });
    expect(pageTurnChange(finished, 1, now)).toBeNull();
    expect(pageTurnChange(finished, 10, now)).toBeNull();
    expect(pageTurnChange(finished, 2, now)).toMatchObject({ reading: 2, page: 2 });
  });
});

describe('the time of the last reading', () => {
  const now = '2026-05-01T10:00:00.000Z';
  it('is set by a page turn and by opening the book', () => {
    expect(pageTurnChange(entry(), 5, now)?.readAt).toBe(now);
    const opened = openedAgainChange(entry({ rating: 3, readAt: '2026-04-30T10:00:00.000Z' }), now);
    expect(opened).toMatchObject({ page: 3, readAt: now });
    expect(opened?.rating).toBeUndefined();
  });

  it('is recorded once while pages are leafed back and forth', () => {
    expect(openedAgainChange(entry({ readAt: '2026-05-01T09:59:30.000Z' }), now)).toBeNull();
  });

  it('falls back to completion or save for entries without a time, and is 0 for unread books', () => {
    expect(lastReadAt(entry())).toBe(Date.parse('2026-03-01T10:00:00.000Z'));
    expect(lastReadAt(entry({ completedAt: '2026-03-05T10:00:00Z' }))).toBe(
      Date.parse('2026-03-05T10:00:00Z'),
    );
    expect(lastReadAt(entry({ readAt: now }))).toBe(Date.parse(now));
    expect(lastReadAt(entry({ page: 0 }))).toBe(0);
  });
});

describe('paths through a book with choices', () => {
  const now = '2026-05-01T10:00:00.000Z';
  const halfway = entry({ page: 6, path: 'kitchen', friend: 'f1' });

  it('keeps path and friend together with the page they belong to', () => {
    expect(
      mergeChanges(pendingChange({ page: 7, path: 'library' }), pendingChange({ page: 4, path: 'kitchen' })),
    ).toMatchObject({
      page: 7,
      path: 'library',
    });
    expect(pageTurnChange(halfway, 7, now, { path: 'kitchen,roof', friend: 'f2' })).toMatchObject({
      reading: 1,
      page: 7,
      path: 'kitchen,roof',
      friend: 'f2',
    });
    expect(
      applyChanges([halfway], [pendingChange({ page: 8, path: 'kitchen,roof', friend: null })])[0],
    ).toMatchObject({
      path: 'kitchen,roof',
      friend: null,
    });
  });

  it('counts another choice as a new reading, which wins over a later page of the first', () => {
    expect(pageTurnChange(halfway, 5, now, { path: 'library' })).toMatchObject({
      reading: 2,
      page: 5,
      path: 'library',
    });
    expect(pageTurnChange(halfway, 5, now, { path: 'kitchen-garden' })).toMatchObject({ reading: 2 });
  });

  it('stays the same reading while only turning back', () => {
    expect(pageTurnChange(halfway, 2, now, { path: 'kitchen' })).toBeNull();
    expect(pageTurnChange(halfway, 2, now, { path: '' })).toBeNull();
  });

  it('allows a longer path, and keeps the earlier reading finished', () => {
    const finished = entry({ page: 10, pages: 10, path: 'kitchen' });
    expect(pageTurnChange(finished, 2, now, { path: '', pages: 12 })).toMatchObject({
      reading: 2,
      page: 2,
      pages: 12,
    });
    expect(pageTurnChange(finished, 12, now, { path: 'library', pages: 12 })).toMatchObject({
      completedAt: now,
    });
  });
});

describe('percent read', () => {
  it.each([
    [0, 10, 0],
    [1, 3, 0],
    [2, 3, 67],
    [1, 1, 100],
    [10, 10, 100],
    [0, 0, 0],
  ])('%i of %i pages is %i %%', (page, pages, percent) => expect(percentRead({ page, pages })).toBe(percent));
});
