/**
 * A value persisted on this device: written at once, shared by all tabs, and recovered after a crash. Every
 * feature that stores data on the device uses one.
 */
import { useSyncExternalStore } from 'react';
import { deviceJournal, type Journal, type JournalEntry } from './journal.ts';

export type PersistedStore<T> = {
  get(): T;
  /** Stores a value. False when local storage is full or blocked; see `isPersisted`. */
  set(next: T): boolean;
  /** Whether the last value is stored anywhere on the device. If not, it lives as long as the page. Never rejects. */
  isPersisted(): Promise<boolean>;
  subscribe(onChange: () => void): () => void;
  /** The value on prerendered pages and before the device was read. */
  readonly initial: T;
};

/** How a store parses, merges and recovers its value. */
export interface StoreOptions<T> {
  /**
   * Receives what was stored (null for nothing or invalid JSON) and must return a valid value for anything:
   * other versions of the app and curious children edit storage.
   */
  readonly parse: (stored: unknown) => T;
  /** Values equal to nothing: the store removes their key. */
  readonly isEmpty?: (value: T) => boolean;
  /** Merges a recovered value with one written before recovery; without it the newer one wins. */
  readonly merge?: (rejected: T, now: T) => T;
  /** False for data that can be read from the account again: not worth a second copy. */
  readonly journal?: boolean;
}

/** The key of the last write's stamp per store, as local storage has it. */
const STAMPS = 'playroom-written';

let journal: Journal = deviceJournal;
let journalEntries: Promise<ReadonlyMap<string, JournalEntry>> | undefined;
/** The stamps when this page started. */
let stampsAtStart: Readonly<Record<string, number>> | undefined;
let lastStamp = 0;

/** Creates a store under a local storage key. */
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
  /** True when the device could not store the value: memory then holds the truth. */
  let onlyInMemory = false;
  let inJournal: Promise<boolean> = Promise.resolve(false);
  /** Whether this page has written to the store. */
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
    // Waits until the journal is read: a page that is killed early must not overwrite entries it has not seen.
    if (journaled && journalEntries)
      inJournal = journalEntries.then(() => journal.save(key, { text: nextText, at }));
    const storedEntry = write(key, nextText);
    if (storedEntry) {
      text = nextText;
      if (journaled) write(STAMPS, JSON.stringify({ ...readStamps(), [key]: at }));
    }
    onlyInMemory = !storedEntry;
    value = next;
    notify();
    return storedEntry;
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) notify();
  };
  if (journaled)
    recoverFromJournal(key, ({ text: rejected, at }) => {
      // Local storage has this write or a later one.
      if (at <= (stampsAtStart?.[key] ?? 0)) return;
      const was = parse(parseJson(rejected));
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

/** Creates one store per owner: a member's id, or a constant for visitors. */
export function persistedStores<T>(
  prefix: string,
  kind: StoreOptions<T> | StoreOptions<T>['parse'],
): (owner: string) => PersistedStore<T> {
  const values = new Map<string, PersistedStore<T>>();
  return (owner) => {
    const existing = values.get(owner) ?? persistedStore(prefix + owner, kind);
    values.set(owner, existing);
    return existing;
  };
}

/** The value as React state. Prerendered pages and the first render use the initial value. */
export function usePersistedStore<T>(stored: PersistedStore<T>): T {
  return useSyncExternalStore(stored.subscribe, stored.get, () => stored.initial);
}

/** Resolves once crash recovery is complete. Before that, stores hold what local storage has. */
export async function whenRecovered(): Promise<void> {
  await journalEntries;
}

/** Removes everything that features have stored on this device, this tab's session storage included. */
export async function clearDevice(): Promise<void> {
  for (const store of [localStorage, sessionStorage])
    for (const key of Object.keys(store)) if (key.startsWith('playroom-')) store.removeItem(key);
  await journal.clear();
}

/** Replaces the device's journal. Call before the first store is created; for tests. */
export function setJournalForTests(replacement: Journal): void {
  journal = replacement;
}

/** Calls back with the journal's entry of a key once the journal is read. Browser only. */
function recoverFromJournal(key: string, recover: (entry: JournalEntry) => void): void {
  if (typeof window === 'undefined') return;
  stampsAtStart ??= readStamps();
  journalEntries ??= journal.read();
  void journalEntries.then((entries) => {
    const storedEntry = entries.get(key);
    if (storedEntry) recover(storedEntry);
  });
}

function readStamps(): Record<string, number> {
  const stored = parseJson(read(STAMPS));
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, number>) : {};
}

/** A stamp greater than any before, even when the clock was set back. */
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

/** False when the device is full or forbids storage. */
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
