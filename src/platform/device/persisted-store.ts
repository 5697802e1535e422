/**
 * A value kept on this device: written at once, the same in every tab, and there again after a crash. Everything that
 * features keep on the device is one of these.
 */
import { useSyncExternalStore } from 'react';
import { deviceJournal, type Journal, type JournalEntry } from './journal.ts';

export type PersistedStore<T> = {
  get(): T;
  /** Keeps a value. False when local storage has no room for it or is forbidden; see `stands`. */
  set(next: T): boolean;
  /** Whether the device has what was set last, in one place or another. If not, it lives as long as the page. Never rejects. */
  isPersisted(): Promise<boolean>;
  subscribe(onChange: () => void): () => void;
  /** What prerendered pages show, and anyone before the device was asked. */
  readonly initial: T;
};

/** How a value of one kind is read, and what becomes of it after a crash. */
export interface StoreOptions<T> {
  /**
   * Gets what was stored (null when nothing, or when it is not JSON) and must answer something sound for anything: storage
   * is edited by other versions of us, and by curious children.
   */
  readonly parse: (stored: unknown) => T;
  /** Values that are as good as nothing: their place in the storage is given up. */
  readonly isEmpty?: (value: T) => boolean;
  /** One value of two, where `now` was written before it was known that `lost` had been; without it `now` stands. */
  readonly merge?: (lost: T, now: T) => T;
  /** False for what can be read from the account again: it is not worth a second copy. */
  readonly journal?: boolean;
}

/** The last write of each key that this device's local storage has taken. */
const STAMPS = 'playroom-written';

let journal: Journal = deviceJournal;
let journalEntries: Promise<ReadonlyMap<string, JournalEntry>> | undefined;
/** The stamps as they were when this page began. */
let stampsAtStart: Readonly<Record<string, number>> | undefined;
let lastStamp = 0;

/** A value under a key of local storage. */
export function persistedStore<T>(
  key: string,
  kind: StoreOptions<T> | StoreOptions<T>['parse'],
): PersistedStore<T> {
  const {
    parse,
    isEmpty,
    merge,
    journal: journaled = true,
  }: StoreOptions<T> = typeof kind === 'function' ? { parse: kind } : kind;
  const initial = parse(null);
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let value = initial;
  /** Set when the device did not keep the value: then the page's own copy is the truth. */
  let onlyInMemory = false;
  let inJournal: Promise<boolean> = Promise.resolve(false);
  /** Whether it was written since this page began. */
  let writtenSinceStart = false;

  const notify = () => {
    for (const listener of listeners) listener();
  };
  const refresh = (): T => {
    if (onlyInMemory) return value;
    const stored = read(key);
    if (stored !== text) {
      text = stored;
      value = parse(parseJson(stored));
    }
    return value;
  };
  const set = (next: T): boolean => {
    const nextText = isEmpty?.(next) ? null : JSON.stringify(next);
    writtenSinceStart = true;
    const at = nextStamp();
    // Not before the journal was read: a page that is killed at once must not write over what it has not seen.
    if (journaled && journalEntries)
      inJournal = journalEntries.then(() => journal.note(key, { text: nextText, at }));
    const written = write(key, nextText);
    if (written) {
      text = nextText;
      if (journaled) write(STAMPS, JSON.stringify({ ...readStamps(), [key]: at }));
    }
    onlyInMemory = !written;
    value = next;
    notify();
    return written;
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) notify();
  };
  if (journaled)
    recoverFromJournal(key, ({ text: lost, at }) => {
      // Local storage knows this write, or a later one.
      if (at <= (stampsAtStart?.[key] ?? 0)) return;
      const was = parse(parseJson(lost));
      set(writtenSinceStart ? (merge ? merge(was, refresh()) : refresh()) : was);
    });
  return {
    initial,
    get: refresh,
    set,
    isPersisted: async () => !onlyInMemory || inJournal,
    subscribe(onChange) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}

/** Values of one kind, one for each owner: a member's id, or a word for whoever is no member. */
export function persistedStores<T>(
  prefix: string,
  kind: StoreOptions<T> | StoreOptions<T>['parse'],
): (owner: string) => PersistedStore<T> {
  const values = new Map<string, PersistedStore<T>>();
  return (owner) => {
    const known = values.get(owner) ?? persistedStore(prefix + owner, kind);
    values.set(owner, known);
    return known;
  };
}

/** The value as state; prerendered pages and the first render show its initial value. */
export function usePersistedStore<T>(stored: PersistedStore<T>): T {
  return useSyncExternalStore(stored.subscribe, stored.get, () => stored.initial);
}

/** Resolves once everything that a crash had left behind is back. Before, values are those of local storage. */
export async function whenRecovered(): Promise<void> {
  await journalEntries;
}

/** Forgets everything that features have kept on this device, in this tab too. */
export async function clearDevice(): Promise<void> {
  for (const store of [localStorage, sessionStorage])
    for (const key of Object.keys(store)) if (key.startsWith('playroom-')) store.removeItem(key);
  await journal.clear();
}

/** Another journal in place of the device's own; before the first value is made. For tests. */
export function setJournalForTests(other: Journal): void {
  journal = other;
}

/** Calls back with what the journal has of a key, once it has been read. Only in a browser. */
function recoverFromJournal(key: string, recover: (noted: JournalEntry) => void): void {
  if (typeof window === 'undefined') return;
  stampsAtStart ??= readStamps();
  journalEntries ??= journal.read();
  void journalEntries.then((found) => {
    const written = found.get(key);
    if (written) recover(written);
  });
}

function readStamps(): Record<string, number> {
  const stored = parseJson(read(STAMPS));
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, number>) : {};
}

/** A time that is later than any before, also where the clock was set back. */
function nextStamp(): number {
  lastStamp = Math.max(Date.now(), lastStamp + 1, ...Object.values(stampsAtStart ?? {}).map((at) => at + 1));
  return lastStamp;
}

function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** False when the device has no room, or forbids it. */
function write(key: string, text: string | null): boolean {
  try {
    if (text === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

function parseJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
