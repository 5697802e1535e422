/**
 * A parent's own voice, page by page, in this browser's IndexedDB. It is never sent anywhere: this file and the
 * recorder are all that ever hold the sound.
 */
import type { OwnVoice } from '../narration/narrator.ts';

const DATABASE = 'reader-voices';
const STORE = 'pages';

/** The recording of a page, or null. Rejects where the browser forbids storing. */
export async function findRecording(book: string, spread: string): Promise<OwnVoice | null> {
  const kept: OwnVoice | undefined = await run('readonly', (store) => store.get(key(book, spread)));
  return kept ?? null;
}

/** The spreads of a book that have a recording. Rejects where the browser forbids storing. */
export async function listRecordings(book: string): Promise<Set<string>> {
  const keys = await run('readonly', (store) => store.getAllKeys(IDBKeyRange.bound([book], [book, []])));
  return new Set(keys.map((key) => (key as [book: string, spread: string])[1]));
}

/** Keeps a recording in place of an earlier one. Rejects when the device is full. */
export async function keepRecording(book: string, spread: string, voice: OwnVoice): Promise<void> {
  await run('readwrite', (store) => store.put(voice, key(book, spread)));
}

export async function deleteRecording(book: string, spread: string): Promise<void> {
  await run('readwrite', (store) => store.delete(key(book, spread)));
}

/** Forgets every recording on this device. Never rejects: where nothing can be stored there is nothing to forget. */
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

function key(book: string, spread: string): IDBValidKey {
  return [book, spread];
}

async function run<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
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

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
