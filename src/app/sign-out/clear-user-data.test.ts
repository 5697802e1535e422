// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultLook, parseLook } from '../../../illustration/figures/hero/look/look.ts';
import { currentHero } from '../../features/hero/current-hero.ts';
import { changeDraft, discardDraft, draft } from '../../features/hero/draft.ts';
import { type Hero, newHeroId } from '../../features/hero/hero.ts';
import { heroesCache } from '../../features/hero/heroes-cache.ts';
import { deviceHeroes, withSaved } from '../../features/hero/sync/device-heroes.ts';
import { libraryCache } from '../../features/library/library-cache.ts';
import { addRecord, recordsOf } from '../../features/library/reading/record-store.ts';
import { clearDeletedAccount } from './clear-deleted-account.ts';
import { clearUserData } from './clear-user-data.ts';
import { unsyncedSentences } from './SignOutDialog.tsx';
import { updateSessionOwner } from './session-owner.ts';

const hero = (name: string): Hero => ({
  id: newHeroId(),
  name,
  pronouns: 'she',
  look: parseLook(defaultLook),
});
const anna = 'anna-id';
const mila = hero('Mila');
const book = {
  story: 'neverland',
  hero: mila.id,
  reading: 1,
  page: 3,
  pages: 9,
  savedAt: '2026-11-21T10:00:00Z',
};

const stores = { delete: vi.fn(async (_: string) => true) };
vi.stubGlobal('caches', stores);
const recordings = vi.hoisted(() => ({
  adoptRecordings: async () => {},
  deleteRecordingsOf: vi.fn(async () => {}),
}));
vi.mock('../../features/reader/recording/recording-store.ts', () => recordings);
const toast = vi.hoisted(() => ({ showToast: vi.fn(async (_: { title: string }) => {}) }));
vi.mock('../../design/toast.ts', () => toast);

/** Everything a member leaves on a device in a day. */
function aDayOf(memberId: string): void {
  heroesCache(memberId).set([mila]);
  libraryCache(memberId).set([{ ...book, rating: 4, completedAt: null }]);
  const { savedAt: _, ...opened } = book;
  addRecord(memberId, { ...opened, story: 'christmas' });
  addRecord(memberId, book);
  currentHero.set(mila);
  changeDraft({ id: mila.id, name: 'Mila', saved: true });
  sessionStorage.setItem('playroom-place:neverland', JSON.stringify({ hero: mila.id, page: 3, path: '' }));
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  deviceHeroes.set([]);
  stores.delete.mockClear();
});

describe('after a member signed out', () => {
  it('hides her data, and keeps unsynced changes under her name', async () => {
    aDayOf(anna);
    await clearUserData(anna);
    expect(heroesCache(anna).get()).toBeNull();
    expect(libraryCache(anna).get()).toBeNull();
    expect(recordsOf(anna)).toEqual([book]);
    expect(currentHero.get()).toBeNull();
    expect(draft.get().name).toBe('');
    expect(sessionStorage).toHaveLength(0);
    expect(stores.delete.mock.calls.flat()).toEqual([`playroom-books:${anna}`, `playroom-covers:${anna}`]);
  });

  it("keeps the device's own heroes, the current one included", async () => {
    const zoe = hero('Zoë');
    deviceHeroes.set(withSaved([], zoe, null, false, 1));
    currentHero.set(zoe);
    changeDraft({ id: zoe.id, name: 'Zoë' });
    await clearUserData(anna);
    expect(currentHero.get()?.name).toBe('Zoë');
    expect(draft.get().name).toBe('Zoë');
  });

  it('keeps a member’s unfinished hero for that member only', async () => {
    await updateSessionOwner(anna);
    changeDraft({ name: 'Mila' });
    const { id } = draft.get();
    await updateSessionOwner(null);
    expect(draft.get()).toEqual(draft.initial);
    await updateSessionOwner('ben-id');
    expect(draft.get()).toEqual(draft.initial);
    await updateSessionOwner(anna);
    expect(draft.get()).toMatchObject({ id, name: 'Mila' });
    await updateSessionOwner(null);
    changeDraft({ name: 'Zoë' });
    await updateSessionOwner(anna);
    expect(draft.get().name, 'what was begun since is not written over').toBe('Zoë');
    discardDraft(anna);
    await updateSessionOwner(null);
    await updateSessionOwner(anna);
    expect(draft.get(), 'what she deleted is gone').toEqual(draft.initial);
  });

  it('shows nothing to the next member, and her own data to the same one', async () => {
    await updateSessionOwner(anna);
    aDayOf(anna);
    await updateSessionOwner(anna);
    expect(currentHero.get()?.name).toBe('Mila');
    await updateSessionOwner('ben-id');
    expect(currentHero.get()).toBeNull();
    expect(libraryCache(anna).get()).toBeNull();
    aDayOf('ben-id');
    await updateSessionOwner(null);
    expect(currentHero.get()).toBeNull();
  });
});

it('keeps nothing of an account that was deleted elsewhere, recordings included', async () => {
  aDayOf(anna);
  await clearDeletedAccount(anna);
  expect(recordsOf(anna)).toEqual([]);
  expect(recordings.deleteRecordingsOf).toHaveBeenCalledExactlyOnceWith(anna);
  expect(toast.showToast.mock.lastCall?.[0].title).toBe('This account was deleted');
});

it('lists in plain words what would stay on the device', () => {
  expect(unsyncedSentences({ heroes: 1, books: 0, voices: 0 })).toEqual([
    'Your account has not taken everything yet: 1 hero is on this device only.',
  ]);
  expect(unsyncedSentences({ heroes: 1, books: 2, voices: 3 })).toEqual([
    'Your account has not taken everything yet: 1 hero and 2 books are on this device only.',
    'The voices recorded for 3 pages are on this device only.',
  ]);
});
