// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Journal, JournalEntry } from './journal.ts';

/** The journal of a device; it outlives the pages that write to it. */
let journalEntries: Map<string, JournalEntry>;
let full = false;
/** How long reading it takes. */
let reading: Promise<void>;
const journal: Journal = {
  save: async (key, written) => {
    if (full) return false;
    journalEntries.set(key, written);
    return true;
  },
  read: async () => {
    const found = new Map(journalEntries);
    await reading;
    return found;
  },
  clear: async () => journalEntries.clear(),
};

/** Opens a page of the app with an empty memory. */
async function page() {
  vi.resetModules();
  const module = await import('./persisted-store.ts');
  module.setJournalForTests(journal);
  const list = module.persistedStore<string[]>('playroom-list', {
    parse: (stored) => (Array.isArray(stored) ? stored : []),
    isEmpty: (value) => value.length === 0,
    merge: (lost, now) => [...new Set([...lost, ...now])],
  });
  const name = module.persistedStore('playroom-name', (stored) =>
    typeof stored === 'string' ? stored : 'nobody',
  );
  return { ...module, list, name };
}

beforeEach(() => {
  localStorage.clear();
  journalEntries = new Map();
  full = false;
  reading = Promise.resolve();
});

/** Makes reading the journal wait until the returned function is called. */
function readSlowly(): () => void {
  let finish = () => {};
  reading = new Promise((resolve) => {
    finish = resolve;
  });
  return finish;
}

describe('a persisted store', () => {
  it('restores its value, and frees its key when empty', async () => {
    const first = await page();
    first.list.set(['a']);
    const second = await page();
    expect(second.list.get()).toEqual(['a']);
    second.list.set([]);
    expect(localStorage.getItem('playroom-list')).toBeNull();
    await second.whenRecovered();
    expect((await page()).list.get()).toEqual([]);
  });

  it('parses any stored value, and returns the same object until it changes', async () => {
    localStorage.setItem('playroom-list', '{"not":');
    const { list } = await page();
    expect(list.get()).toEqual([]);
    localStorage.setItem('playroom-list', '["b"]');
    expect(list.get()).toEqual(['b']);
    expect(list.get()).toBe(list.get());
  });

  it('notifies subscribers, also of changes in another tab', async () => {
    const { list } = await page();
    const listener = vi.fn();
    const stop = list.subscribe(listener);
    list.set(['a']);
    window.dispatchEvent(new StorageEvent('storage', { key: 'playroom-list' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'playroom-other' }));
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    list.set([]);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('keeps one value per owner', async () => {
    const { persistedStores } = await page();
    const storeOf = persistedStores('playroom-of:', (stored) => stored);
    storeOf('anna').set(1);
    storeOf('ben').set(2);
    expect([storeOf('anna').get(), storeOf('ben').get()]).toEqual([1, 2]);
  });
});

describe('after the browser was killed', () => {
  /** What local storage had on disk comes back; the rest is lost. */
  const kill = (disk: Record<string, string>) => {
    localStorage.clear();
    for (const [key, text] of Object.entries(disk)) localStorage.setItem(key, text);
  };

  it('restores what local storage had not flushed', async () => {
    const first = await page();
    await first.whenRecovered();
    first.list.set(['a']);
    const disk = { ...localStorage };
    first.list.set(['a', 'b']);
    first.name.set('Mila');
    await first.whenRecovered();
    kill(disk);
    const second = await page();
    await second.whenRecovered();
    expect([second.list.get(), second.name.get()]).toEqual([['a', 'b'], 'Mila']);
    expect(JSON.parse(localStorage.getItem('playroom-list')!)).toEqual(['a', 'b']);
  });

  it('merges a write from before recovery, or keeps it', async () => {
    const first = await page();
    first.list.set(['a']);
    first.name.set('Mila');
    await first.whenRecovered();
    kill({});
    const loaded = readSlowly();
    const second = await page();
    second.list.set(['c']);
    second.name.set('Omar');
    loaded();
    await second.whenRecovered();
    expect([second.list.get(), second.name.get()]).toEqual([['a', 'c'], 'Omar']);
  });

  it('keeps an emptied list empty', async () => {
    const first = await page();
    first.list.set(['a']);
    const disk = { ...localStorage };
    first.list.set([]);
    await first.whenRecovered();
    kill(disk);
    const second = await page();
    await second.whenRecovered();
    expect(second.list.get()).toEqual([]);
  });

  it('does not overwrite unseen data when killed before recovery', async () => {
    const first = await page();
    first.list.set(['a']);
    await first.whenRecovered();
    kill({});
    readSlowly();
    const second = await page();
    second.list.set(['b']);
    await Promise.resolve();
    expect(JSON.parse(journalEntries.get('playroom-list')!.text!)).toEqual(['a']);
  });
});

it('survives in the journal when local storage is full', async () => {
  const first = await page();
  await first.whenRecovered();
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => undefined, setItem });
  expect(first.list.set(['a'])).toBe(false);
  expect(first.list.get()).toEqual(['a']);
  expect(await first.list.isPersisted()).toBe(true);
  full = true;
  first.name.set('Mila');
  expect(await first.name.isPersisted(), 'neither has room').toBe(false);
  vi.unstubAllGlobals();
  const second = await page();
  await second.whenRecovered();
  expect(second.list.get()).toEqual(['a']);
});

it('clears everything, the journal included', async () => {
  const first = await page();
  first.list.set(['a']);
  localStorage.setItem('else', 'stays');
  await first.whenRecovered();
  await first.clearDevice();
  expect(Object.keys(localStorage)).toEqual(['else']);
  const second = await page();
  await second.whenRecovered();
  expect(second.list.get()).toEqual([]);
});
