/**
 * A parent's recordings, page by page, in IndexedDB. They are never sent anywhere: only this file and the
 * recorder hold the sound. Each recording belongs to its owner (a member, or nobody signed in), and no other
 * user of the device hears it.
 */
import type { VoiceRecording } from '../../../platform/recorder/recorder.ts';
import { fromStored, type StoredRecording, toStored } from '../../../platform/recorder/stored-recording.ts';

/** The owner while nobody is signed in; the first member to sign in adopts these recordings. */
const VISITOR = 'visitor';

const DATABASE = 'reader-voices';
const STORE = 'pages';

/** Identifies a recorded page. */
export interface RecordingKey {
  /** A member's id; null while nobody is signed in. */
  readonly owner: string | null;
  readonly book: string;
  readonly spread: string;
}

/** The recording of a page, or null. Rejects where the browser forbids storage. */
export async function findRecording(place: RecordingKey): Promise<VoiceRecording | null> {
  const kept: StoredRecording | VoiceRecording | undefined = await runRequest('readonly', (store) =>
    store.get(key(place)),
  );
  return kept ? fromStored(kept) : null;
}

/** The spreads of a book that have a recording. Rejects where the browser forbids storage. */
export async function listRecordings(owner: string | null, book: string): Promise<Set<string>> {
  const keys = await runRequest('readonly', (store) =>
    store.getAllKeys(keysStartingWith(owner ?? VISITOR, book)),
  );
  return new Set(keys.map((storeKey) => (storeKey as StoreKey)[2]));
}

/** How many pages an owner has recorded on this device, in all books. Rejects where the browser forbids storage. */
export async function countRecordings(owner: string): Promise<number> {
  return runRequest('readonly', (store) => store.count(keysStartingWith(owner)));
}

/** Stores a recording, replacing an earlier one. Rejects when the device is full. */
export async function keepRecording(place: RecordingKey, voice: VoiceRecording): Promise<void> {
  const stored = await toStored(voice);
  await runRequest('readwrite', (store) => store.put(stored, key(place)));
}

export async function deleteRecording(place: RecordingKey): Promise<void> {
  await runRequest('readwrite', (store) => store.delete(key(place)));
}

/** Deletes all recordings of an owner. Rejects where the browser forbids storage. */
export async function deleteRecordingsOf(owner: string): Promise<void> {
  await runRequest('readwrite', (store) => store.delete(keysStartingWith(owner)));
}

/** Moves recordings made before signing in to the member; her own recording of the same page stays. */
export async function adoptRecordings(memberId: string): Promise<void> {
  await runRequest('readwrite', (store) => {
    const cursorRequest = store.openCursor(keysStartingWith(VISITOR));
    cursorRequest.onsuccess = () => {
      const here = cursorRequest.result;
      if (!here) return;
      const [, book, spread] = here.key as StoreKey;
      const mine = key({ owner: memberId, book, spread });
      const known = store.count(mine);
      known.onsuccess = () => known.result === 0 && store.put(here.value, mine);
      here.delete();
      here.continue();
    };
    return cursorRequest;
  });
}

/** Deletes every recording on this device. Never rejects: without storage there is nothing to delete. */
export function forgetRecordings(): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(DATABASE);
      request.onsuccess = request.onerror = request.onblocked = () => resolve();
    } catch {
      resolve();
    }
  });
}

type StoreKey = [owner: string, book: string, spread: string];

function key({ owner, book, spread }: RecordingKey): StoreKey {
  return [owner ?? VISITOR, book, spread];
}

/** All keys with this prefix: IndexedDB sorts an array after any string. */
function keysStartingWith(...beginning: string[]): IDBKeyRange {
  return IDBKeyRange.bound(beginning, [...beginning, []]);
}

async function runRequest<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDatabase();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = act(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 2);
    request.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion === 0) request.result.createObjectStore(STORE);
      else addOwnerToKeys(request.transaction!.objectStore(STORE));
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Version 1 stored only book and spread; the next member to sign in adopts these. */
function addOwnerToKeys(store: IDBObjectStore): void {
  const walk = store.openCursor();
  walk.onsuccess = () => {
    const here = walk.result;
    if (!here) return;
    if ((here.key as string[]).length === 2) {
      const [book = '', spread = ''] = here.key as string[];
      store.put(here.value, key({ owner: null, book, spread }));
      here.delete();
    }
    here.continue();
  };
}
