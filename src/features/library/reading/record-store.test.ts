// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pendingChange } from '../sync/pending-change-fixture.ts';
import type { LibraryEntry } from './library-entry.ts';

/** A new page of the app: what it reads is what the device has stored. */
const openPage = async () => {
  vi.resetModules();
  return import('./record-store.ts');
};
let store: Awaited<ReturnType<typeof openPage>>;

beforeEach(async () => {
  localStorage.clear();
  store = await openPage();
});

const { savedAt: _, ...opened } = pendingChange({
  hero: 'mila',
  page: 4,
  readAt: '2026-03-05T10:00:00.000Z',
});
const pagesOf = (owner: string) => store.recordsOf(owner).map(({ story, page }) => [story, page]);

describe('the records of reading', () => {
  it('are one a book and child, merged', () => {
    store.addRecord('zoe', opened);
    store.addRecord('zoe', { ...opened, hero: 'omar', page: 2 });
    store.addRecord('zoe', { ...opened, page: 3 });
    store.addRecord('zoe', pendingChange({ hero: 'mila', page: 2, rating: 2 }));
    expect(store.recordsOf('zoe')).toHaveLength(2);
    expect(store.recordOf('zoe', opened)).toMatchObject({ page: 4, rating: 2 });
    expect(JSON.parse(localStorage.getItem('playroom-reading:zoe') ?? '')).toHaveLength(2);
    expect(store.recordsOf('someone-else')).toEqual([]);
  });

  it('of a hundred books all stay', () => {
    for (let at = 0; at < 100; at++) store.addRecord('zoe', { ...opened, story: `story-${at}` });
    expect(store.recordsOf('zoe')).toHaveLength(100);
  });

  it('are a stable list, and notify on change', () => {
    const listener = vi.fn();
    const stop = store.onRecordsChange('zoe', listener);
    store.addRecord('zoe', opened);
    expect(store.recordsOf('zoe')).toBe(store.recordsOf('zoe'));
    store.retryRefused('zoe');
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    store.addRecord('zoe', { ...opened, page: 5 });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('ignore broken and foreign stored values', async () => {
    localStorage.setItem('playroom-reading:zoe', '{"not":"records"');
    expect(store.recordsOf('zoe')).toEqual([]);
    const broken = [{ story: 7 }, null, { ...opened, page: '2' }, opened];
    localStorage.setItem('playroom-reading:zoe', JSON.stringify(broken));
    expect(store.recordsOf('zoe')).toEqual([opened]);
  });
});

describe('what the account has not acknowledged', () => {
  it('stays pending when it has changed while it was sent', () => {
    store.addRecord('zoe', pendingChange({ page: 5 }));
    const [sent] = store.pendingChanges('zoe');
    store.addRecord('zoe', pendingChange({ page: 6 }));
    store.acknowledge('zoe', sent!);
    expect(store.pendingChanges('zoe')).toMatchObject([{ page: 6 }]);
    store.acknowledge('zoe', store.pendingChanges('zoe')[0]!);
    expect(store.pendingChanges('zoe')).toEqual([]);
    expect(pagesOf('zoe'), 'the place stays').toEqual([['neverland', 6]]);
  });

  it('forgets a removed book once the account has removed it, unless it was read again', () => {
    const removal = pendingChange({ page: 0, removed: true });
    store.addRecord('zoe', removal);
    store.acknowledge('zoe', removal);
    expect(localStorage.getItem('playroom-reading:zoe')).toBeNull();
    store.addRecord('zoe', removal);
    store.addRecord('zoe', { ...opened, hero: null });
    store.acknowledge('zoe', store.pendingChanges('zoe')[0]!);
    expect(store.recordsOf('zoe')).toEqual([{ ...opened, hero: null }]);
  });

  it('is marked when refused, and retried on request', () => {
    store.addRecord('zoe', pendingChange());
    store.markNoRoom('zoe', pendingChange());
    expect(store.pendingChanges('zoe')[0]?.noRoom).toBe(true);
    store.retryRefused('zoe');
    expect(store.pendingChanges('zoe')).toEqual([pendingChange()]);
  });

  it('contains pages of a saved book that were read before the library was loaded', () => {
    const entry: LibraryEntry = {
      ...opened,
      page: 2,
      rating: 0,
      savedAt: '2026-03-01T10:00:00Z',
      completedAt: null,
    };
    store.addRecord('zoe', opened);
    store.addRecord('zoe', { ...opened, story: 'christmas' });
    store.markUnsentProgress('zoe', [{ ...entry, page: 4 }]);
    expect(store.pendingChanges('zoe')).toEqual([]);
    store.markUnsentProgress('zoe', [entry]);
    expect(store.pendingChanges('zoe')).toEqual([{ ...opened, savedAt: entry.savedAt }]);
  });
});

describe('owners', () => {
  it('hand a visitor’s records to the member who signs in', () => {
    store.addRecord('visitor', pendingChange({ page: 8 }));
    store.addRecord('visitor', opened);
    store.addRecord('zoe', pendingChange({ page: 2, rating: 3 }));
    store.adoptVisitorRecords('zoe');
    expect(store.recordsOf('visitor')).toEqual([]);
    expect(store.pendingChanges('zoe')).toMatchObject([{ page: 8, rating: 3 }]);
    expect(store.recordOf('zoe', opened)).toEqual(opened);
  });

  it('keep what is pending when a member signs out, and nothing when she deletes it', () => {
    store.addRecord('zoe', opened);
    store.addRecord('zoe', pendingChange());
    store.clearAcknowledged('zoe');
    expect(store.recordsOf('zoe')).toEqual([pendingChange()]);
    store.clearRecords('zoe');
    expect(localStorage.getItem('playroom-reading:zoe')).toBeNull();
  });
});

describe('an update from the version with an outbox and a list of books in progress', () => {
  /** As that version stored a visitor's device: two saved books, three in progress. */
  const outbox = [
    {
      ...{ story: 'neverland', hero: 'mila', reading: 2, page: 6, pages: 12, path: '', friend: null },
      ...{ savedAt: '2026-11-01T10:00:00.000Z', rating: 4, readAt: '2026-11-20T18:00:00.000Z' },
    },
    {
      ...{ story: 'christmas', hero: null, reading: 1, page: 12, pages: 12, path: '', friend: null },
      ...{ savedAt: '2026-11-02T10:00:00.000Z', completedAt: '2026-11-10T18:00:00.000Z' },
    },
  ];
  const at = Date.parse('2026-11-21T18:00:00.000Z');
  const begun = [
    { story: 'neverland', hero: 'mila', page: 5, pages: 12, at, path: '', friend: null },
    {
      story: 'mystery-mansion',
      hero: 'omar',
      page: 7,
      pages: 14,
      at: at - 1,
      path: 'cellar',
      friend: 'mila',
    },
    { story: 'the-moon-balloon', hero: null, page: 2, pages: 4, at: at - 2 },
  ];
  const update = async (owner: string) => {
    localStorage.setItem(`playroom-shelf:${owner}`, JSON.stringify(outbox));
    localStorage.setItem(`playroom-begun:${owner}`, JSON.stringify(begun));
    store = await openPage();
  };

  it.each(['visitor', 'zoe'])(
    'loses no place, stars or time of %s, and removes the former keys',
    async (owner) => {
      await update(owner);
      const byStory = [...store.recordsOf(owner)].sort((a, b) => a.story.localeCompare(b.story));
      expect(byStory).toEqual([
        outbox[1],
        {
          ...{ story: 'mystery-mansion', hero: 'omar', reading: 1, page: 7, pages: 14, path: 'cellar' },
          ...{ friend: 'mila', readAt: '2026-11-21T17:59:59.999Z' },
        },
        // The further place is the outbox's, and the last time the list's.
        { ...outbox[0], readAt: '2026-11-21T18:00:00.000Z' },
        {
          ...{ story: 'the-moon-balloon', hero: null, reading: 1, page: 2, pages: 4 },
          readAt: '2026-11-21T17:59:59.998Z',
        },
      ]);
      expect(store.pendingChanges(owner).map(({ story }) => story)).toEqual(['neverland', 'christmas']);
      const keys = Object.keys(localStorage).filter((key) => key.endsWith(`:${owner}`));
      expect(keys).toEqual([`playroom-reading:${owner}`]);
      expect((await openPage()).recordsOf(owner)).toHaveLength(4);
    },
  );

  it('takes what a tab with the former version writes later', async () => {
    await update('visitor');
    store.recordsOf('visitor');
    const key = 'playroom-begun:visitor';
    localStorage.setItem(key, JSON.stringify([{ ...begun[1], page: 9 }]));
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(store.recordOf('visitor', { story: 'mystery-mansion', hero: 'omar' })).toMatchObject({ page: 9 });
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('moves what a visitor stored to the member who signs in', async () => {
    await update('visitor');
    store.adoptVisitorRecords('zoe');
    expect(store.recordsOf('zoe')).toHaveLength(4);
    expect(store.recordsOf('visitor')).toEqual([]);
  });

  it('ignores broken values', async () => {
    localStorage.setItem(
      'playroom-begun:zoe',
      '[{"story":3},null,{"story":"a","hero":null,"page":"2"},"text"]',
    );
    localStorage.setItem('playroom-shelf:zoe', '{');
    store = await openPage();
    expect(store.recordsOf('zoe')).toEqual([]);
  });
});
