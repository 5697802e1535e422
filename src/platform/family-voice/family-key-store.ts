/** A member's family key on this device, in IndexedDB: a page can use it there, and can't read the private key. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { FamilyKey } from './family-key.ts';

export interface DeviceKey extends FamilyKey {
  /** How the account knows this device: parcels wait until it has them. */
  readonly deviceId: string;
}

const DATABASE = 'family-voice';
const STORE = 'keys';
interface Schema extends DBSchema {
  [STORE]: { key: string; value: DeviceKey };
}

/** The key of a member on this device, or null. Rejects where the browser forbids storage. */
export async function loadFamilyKey(memberId: string): Promise<DeviceKey | null> {
  return withDatabase(async (database) => (await database.get(STORE, memberId)) ?? null);
}

/** Stores a key, for the same device as the one before it. Rejects where the browser forbids storage or can't store keys. */
export async function storeFamilyKey(memberId: string, key: FamilyKey): Promise<DeviceKey> {
  return withDatabase(async (database) => {
    const before = await database.get(STORE, memberId);
    const deviceKey = { ...key, deviceId: before?.deviceId ?? crypto.randomUUID() };
    await database.put(STORE, deviceKey, memberId);
    return deviceKey;
  });
}

/** Removes a member's key from this device. Rejects where the browser forbids storage. */
export async function deleteFamilyKey(memberId: string): Promise<void> {
  await withDatabase((database) => database.delete(STORE, memberId));
}

async function withDatabase<T>(act: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const database = await openDB<Schema>(DATABASE, 1, {
    upgrade: (created) => void created.createObjectStore(STORE),
  });
  try {
    return await act(database);
  } finally {
    database.close();
  }
}
