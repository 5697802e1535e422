/**
 * A second copy of what the device keeps, in IndexedDB. Browsers write local storage to disk some seconds late: what was
 * written just before a browser is killed, or a battery is empty, is gone from there (measured: up to five seconds and
 * more). IndexedDB is handed to the system at once. See docs/decisions/161-what-a-killed-browser-keeps.md.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A value as it was written: JSON, or null when it was taken away. */
export interface JournalEntry {
  readonly text: string | null;
  /** Greater for later writes on this device; about milliseconds since 1970. */
  readonly at: number;
}

export interface Journal {
  /** Notes what was written; false where nothing can be noted. Never rejects. */
  note(key: string, written: JournalEntry): Promise<boolean>;
  /** Everything noted, by key. Never rejects. */
  read(): Promise<ReadonlyMap<string, JournalEntry>>;
  /** Forgets everything. Never rejects. */
  clear(): Promise<void>;
}

interface JournalSchema extends DBSchema {
  written: { key: string; value: JournalEntry };
}

const STORE = 'written';
/** Some browsers have been known never to open a database: nothing waits for it longer. */
const OPEN_TIMEOUT_MS = 3000;

let opened: Promise<IDBPDatabase<JournalSchema>> | undefined;

/** Rejects where databases are forbidden: there the browser throws at the very asking. */
const open = async () =>
  (opened ??= openDB<JournalSchema>('playroom-device', 1, {
    upgrade: (database) => void database.createObjectStore(STORE),
    // Another version of us wants to change it, or the browser has taken it: opened anew when it is needed.
    blocking: (_now, _next, event) => {
      opened = undefined;
      (event.target as IDBDatabase).close();
    },
    terminated: () => {
      opened = undefined;
    },
  }));

async function readAll(): Promise<ReadonlyMap<string, JournalEntry>> {
  const store = (await open()).transaction(STORE).store;
  const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
  return new Map(keys.map((key, at) => [key, values[at]!]));
}

export const deviceJournal: Journal = {
  async note(key, written) {
    if (typeof indexedDB === 'undefined') return false;
    return open()
      .then((database) => database.put(STORE, written, key))
      .then(
        () => true,
        () => false,
      );
  },
  async read() {
    if (typeof indexedDB === 'undefined') return new Map();
    const late = new Promise<ReadonlyMap<string, JournalEntry>>((resolve) =>
      setTimeout(() => resolve(new Map()), OPEN_TIMEOUT_MS),
    );
    // Forbidden here: local storage is all there is.
    return Promise.race([readAll().catch(() => new Map<string, JournalEntry>()), late]);
  },
  async clear() {
    if (typeof indexedDB === 'undefined') return;
    await open()
      .then((database) => database.clear(STORE))
      .catch(() => undefined);
  },
};
