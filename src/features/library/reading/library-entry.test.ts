import { describe, expect, it } from 'vitest';
import { pendingChange } from '../sync/pending-change-fixture.ts';
import {
  applyAcknowledged,
  applyRecords,
  inProgress,
  type LibraryEntry,
  lastReadAt,
  mergeDeviceRecords,
} from './library-entry.ts';
import { percentRead, turnPage } from './reading-record.ts';

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

describe('mergeDeviceRecords', () => {
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
    expect(mergeDeviceRecords(earlier, later)).toMatchObject(expected);
  });

  it('restores a removed book', () => {
    expect(
      mergeDeviceRecords(pendingChange({ removed: true }), pendingChange({ page: 5 })).removed,
    ).toBeUndefined();
  });

  it('keeps a removal that was not sent while the book is read again unsaved', () => {
    const removal = pendingChange({ page: 0, removed: true });
    const { savedAt: _, ...read } = pendingChange({ page: 5 });
    expect(mergeDeviceRecords(removal, read)).toEqual({ ...removal, page: 5 });
  });

  it('is idempotent', () => {
    const once = mergeDeviceRecords(pendingChange({ page: 7, rating: 3 }), pendingChange({ page: 4 }));
    expect(mergeDeviceRecords(once, once)).toEqual(once);
  });
});

describe('applyRecords', () => {
  it('adds the device’s changes, newest first, marked as waiting', () => {
    const shelf = applyRecords(
      [entry()],
      [pendingChange({ story: 'christmas', savedAt: '2026-04-01T10:00:00.000Z' })],
    );
    expect(shelf.map(({ story, unsynced }) => [story, unsynced])).toEqual([
      ['christmas', 'waiting'],
      ['neverland', undefined],
    ]);
  });

  it('keeps the same story with another hero separate', () => {
    expect(applyRecords([entry()], [pendingChange({ hero: 'h1' })])).toHaveLength(2);
  });

  it('hides removed books, and keeps the account’s rating where the change has none', () => {
    expect(applyRecords([entry()], [pendingChange({ removed: true })])).toEqual([]);
    expect(applyRecords([entry({ rating: 5 })], [pendingChange({ page: 6 })])[0]).toMatchObject({
      rating: 5,
      page: 6,
    });
  });

  it('prefers the change’s heart and time, else the account’s', () => {
    const known = entry({ favourite: true, readAt: '2026-03-02T10:00:00+00:00' });
    const told = pendingChange({ page: 6, readAt: '2026-03-02T09:00:00.000Z' });
    expect(applyRecords([known], [told])[0]).toMatchObject({ favourite: true, readAt: known.readAt });
    expect(applyRecords([known], [pendingChange({ favourite: false })])[0]).toMatchObject({
      favourite: false,
    });
  });

  it('takes a further place of a saved book from a record, and leaves out books that are not saved', () => {
    const { savedAt: _, ...record } = pendingChange({ page: 6 });
    expect(applyRecords([entry()], [record])[0]).toMatchObject({ page: 6, savedAt: entry().savedAt });
    expect(applyRecords([entry()], [record])[0]?.unsynced).toBeUndefined();
    expect(applyRecords([], [record])).toEqual([]);
    const known = entry();
    expect(applyRecords([known], [{ ...record, page: 2 }])[0]).toBe(known);
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

describe('turnPage', () => {
  const now = '2026-05-01T10:00:00.000Z';
  const turn = (known: LibraryEntry | undefined, page: number, place: Partial<LibraryEntry> = {}) =>
    turnPage(known, { story: 'neverland', hero: null, page, pages: 10, ...place }, now);

  it('records a later page, and completion at the last', () => {
    expect(turn(entry(), 5)).toMatchObject({ reading: 1, page: 5, readAt: now });
    expect(turn(entry(), 5)?.completedAt).toBeUndefined();
    expect(turn(entry(), 10)).toMatchObject({ page: 10, completedAt: now });
  });

  it('begins a book at its second page', () => {
    expect(turn(undefined, 1)).toBeNull();
    expect(turn(undefined, 2)).toMatchObject({ reading: 1, page: 2, readAt: now });
  });

  it('records an earlier page as the time of reading alone, once while pages are leafed back and forth', () => {
    const opened = turn(entry({ rating: 3, readAt: '2026-04-30T10:00:00.000Z' }), 2);
    expect(opened).toEqual({ story: 'neverland', hero: null, reading: 1, page: 3, pages: 10, readAt: now });
    expect(turn(entry({ readAt: '2026-05-01T09:59:30.000Z' }), 2)).toBeNull();
  });

  it('starts a finished book again at its second page, not when opened', () => {
    const finished = entry({ page: 10, completedAt: now, readAt: now });
    expect(turn(finished, 1)).toBeNull();
    expect(turn(finished, 10)).toBeNull();
    expect(turn(finished, 2)).toMatchObject({ reading: 2, page: 2 });
  });

  const halfway = entry({ page: 6, path: 'kitchen', friend: 'f1', readAt: now });

  it('keeps path and children together with the page they belong to', () => {
    expect(turn(halfway, 7, { path: 'kitchen,roof', friend: 'f2', third: 'f1' })).toMatchObject({
      ...{ reading: 1, page: 7, path: 'kitchen,roof', friend: 'f2', third: 'f1' },
    });
  });

  it('counts another choice as a new reading, which wins over a later page of the first', () => {
    expect(turn(halfway, 5, { path: 'library' })).toMatchObject({ reading: 2, page: 5, path: 'library' });
    expect(turn(halfway, 5, { path: 'kitchen-garden' })).toMatchObject({ reading: 2 });
  });

  it('stays the same reading while only turning back', () => {
    expect(turn(halfway, 2, { path: 'kitchen' })).toBeNull();
    expect(turn(halfway, 2, { path: '' })).toBeNull();
  });

  it('allows a longer path, and keeps the earlier reading finished', () => {
    const finished = entry({ page: 10, pages: 10, path: 'kitchen' });
    expect(turn(finished, 2, { path: '', pages: 12 })).toMatchObject({ reading: 2, page: 2, pages: 12 });
    expect(turn(finished, 12, { path: 'library', pages: 12 })).toMatchObject({ completedAt: now });
  });
});

describe('books in progress', () => {
  const now = '2026-05-01T10:00:00.000Z';

  it('leave out books that were saved and not begun, and finished ones', () => {
    const books = [0, 1, 3, 10].map((page) => entry({ story: `at-${page}`, page }));
    expect(inProgress(books).map(({ story }) => story)).toEqual(['at-3']);
  });

  it('are sorted by the last reading, not by the last save', () => {
    const saved = entry({ story: 'christmas', savedAt: '2026-11-02T10:00:00Z' });
    const read = entry({ readAt: '2026-11-09T10:00:00Z' });
    const opened = {
      story: 'ice-kingdom',
      hero: null,
      reading: 1,
      page: 2,
      pages: 9,
      readAt: '2026-11-05T10:00:00Z',
    };
    expect(inProgress([saved, opened, read]).map(({ story }) => story)).toEqual([
      ...['neverland', 'ice-kingdom', 'christmas'],
    ]);
  });

  it('fall back to completion or save for entries without a time; unread books have none', () => {
    expect(lastReadAt(entry())).toBe(Date.parse('2026-03-01T10:00:00.000Z'));
    expect(lastReadAt(entry({ completedAt: '2026-03-05T10:00:00Z' }))).toBe(
      Date.parse('2026-03-05T10:00:00Z'),
    );
    expect(lastReadAt(entry({ readAt: now }))).toBe(Date.parse(now));
    expect(lastReadAt(entry({ page: 0 }))).toBe(0);
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
