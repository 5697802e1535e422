/**
 * A value kept on this device: written at once, the same in every tab, and there again after a crash. Everything that
 * features keep on the device is one of these.
 */
import { useSyncExternalStore } from 'react';
import { deviceJournal, type Journal, type Written } from './journal.ts';

export type DeviceValue<T> = {
  get(): T;
  /** Keeps a value. False when local storage has no room for it or is forbidden; see `stands`. */
  set(next: T): boolean;
  /** Whether the device has what was set last, in one place or another. If not, it lives as long as the page. Never rejects. */
  stands(): Promise<boolean>;
  subscribe(onChange: () => void): () => void;
  /** What prerendered pages show, and anyone before the device was asked. */
  readonly initial: T;
};

/** How a value of one kind is read, and what becomes of it after a crash. */
export interface Kind<T> {
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
let noted: Promise<ReadonlyMap<string, Written>> | undefined;
/** The stamps as they were when this page began. */
let begun: Readonly<Record<string, number>> | undefined;
let latest = 0;

/** A value under a key of local storage. */
export function deviceValue<T>(key: string, kind: Kind<T> | Kind<T>['parse']): DeviceValue<T> {
  const {
    parse,
    isEmpty,
    merge,
    journal: journaled = true,
  }: Kind<T> = typeof kind === 'function' ? { parse: kind } : kind;
  const initial = parse(null);
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let value = initial;
  /** Set when the device did not keep the value: then the page's own copy is the truth. */
  let adrift = false;
  let inJournal: Promise<boolean> = Promise.resolve(false);
  /** Whether it was written since this page began. */
  let touched = false;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const refresh = (): T => {
    if (adrift) return value;
    const stored = read(key);
    if (stored !== text) {
      text = stored;
      value = parse(parsed(stored));
    }
    return value;
  };
  const set = (next: T): boolean => {
    const nextText = isEmpty?.(next) ? null : JSON.stringify(next);
    touched = true;
    const at = stamp();
    // Not before the journal was read: a page that is killed at once must not write over what it has not seen.
    if (journaled && noted) inJournal = noted.then(() => journal.note(key, { text: nextText, at }));
    const written = write(key, nextText);
    if (written) {
      text = nextText;
      if (journaled) write(STAMPS, JSON.stringify({ ...stamps(), [key]: at }));
    }
    adrift = !written;
    value = next;
    tell();
    return written;
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) tell();
  };
  if (journaled)
    follow(key, ({ text: lost, at }) => {
      // Local storage knows this write, or a later one.
      if (at <= (begun?.[key] ?? 0)) return;
      const was = parse(parsed(lost));
      set(touched ? (merge ? merge(was, refresh()) : refresh()) : was);
    });
  return {
    initial,
    get: refresh,
    set,
    stands: async () => !adrift || inJournal,
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
export function deviceValues<T>(
  prefix: string,
  kind: Kind<T> | Kind<T>['parse'],
): (owner: string) => DeviceValue<T> {
  const values = new Map<string, DeviceValue<T>>();
  return (owner) => {
    const known = values.get(owner) ?? deviceValue(prefix + owner, kind);
    values.set(owner, known);
    return known;
  };
}

/** The value as state; prerendered pages and the first render show its initial value. */
export function useDeviceValue<T>(stored: DeviceValue<T>): T {
  return useSyncExternalStore(stored.subscribe, stored.get, () => stored.initial);
}

/** Resolves once everything that a crash had left behind is back. Before, values are those of local storage. */
export async function recovered(): Promise<void> {
  await noted;
}

/** Forgets everything that features have kept on this device, in this tab too. */
export async function forgetDevice(): Promise<void> {
  for (const store of [localStorage, sessionStorage])
    for (const key of Object.keys(store)) if (key.startsWith('playroom-')) store.removeItem(key);
  await journal.clear();
}

/** Another journal in place of the device's own; before the first value is made. For tests. */
export function setJournal(other: Journal): void {
  journal = other;
}

/** Calls back with what the journal has of a key, once it has been read. Only in a browser. */
function follow(key: string, recover: (noted: Written) => void): void {
  if (typeof window === 'undefined') return;
  begun ??= stamps();
  noted ??= journal.read();
  void noted.then((found) => {
    const written = found.get(key);
    if (written) recover(written);
  });
}

function stamps(): Record<string, number> {
  const stored = parsed(read(STAMPS));
  return typeof stored === 'object' && stored !== null ? (stored as Record<string, number>) : {};
}

/** A time that is later than any before, also where the clock was set back. */
function stamp(): number {
  latest = Math.max(Date.now(), latest + 1, ...Object.values(begun ?? {}).map((at) => at + 1));
  return latest;
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

function parsed(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
