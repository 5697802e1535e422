/**
 * A second copy of the persisted stores in IndexedDB. Browsers flush local storage to disk seconds late
 * (measured: five and more), so a killed browser or an empty battery loses the last writes. IndexedDB hands
 * them to the system at once. See docs/decisions/161-what-a-killed-browser-keeps.md.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** One write: JSON, or null for a removal. */
export interface JournalEntry {
  readonly text: string | null;
  /** Grows with each write on this device; close to milliseconds since 1970. */
  readonly at: number;
}

export interface Journal {
  /** Records a write; false when it cannot. Never rejects. */
  save(key: string, written: JournalEntry): Promise<boolean>;
  /** Reads all entries by key. Never rejects. */
  read(): Promise<ReadonlyMap<string, JournalEntry>>;
  /** Deletes all entries. Never rejects. */
  clear(): Promise<void>;
}

interface JournalSchema extends DBSchema {
  written: { key: string; value: JournalEntry };
}

const STORE = 'written';
/** Some browsers never finish opening a database; reading gives up after this time. */
const OPEN_TIMEOUT_MS = 3000;

let opened: Promise<IDBPDatabase<JournalSchema>> | undefined;

/** Rejects where the browser forbids databases; it throws on the first access. */
const open = async () =>
  (opened ??= openDB<JournalSchema>('playroom-device', 1, {
    upgrade: (database) => void database.createObjectStore(STORE),
    // Another version upgrades the database, or the browser has closed it: reopen on the next use.
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
  async save(key, written) {
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
    const timeout = new Promise<ReadonlyMap<string, JournalEntry>>((resolve) =>
      setTimeout(() => resolve(new Map()), OPEN_TIMEOUT_MS),
    );
    // Databases are forbidden: local storage is all there is.
    return Promise.race([readAll().catch(() => new Map<string, JournalEntry>()), timeout]);
  },
  async clear() {
    if (typeof indexedDB === 'undefined') return;
    await open()
      .then((database) => database.clear(STORE))
      .catch(() => undefined);
  },
};
