/**
 * What relatives have read for a member, in IndexedDB: the clips are opened once, when they come, and play without a
 * network from then on. Each reading belongs to its member; no other user of the device hears it.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { VoiceRecording } from '../recorder/recorder.ts';
import { fromStored, type StoredRecording } from '../recorder/stored-recording.ts';
import type { Parcel } from './parcel.ts';
import { addParcel, type ClipPlace, clipsOf, type Reading, type ReadingLink, storedClip } from './reading.ts';

interface Schema extends DBSchema {
  readings: { key: [memberId: string, id: string]; value: Reading };
  clips: { key: [memberId: string, id: string, place: ClipPlace]; value: StoredRecording | VoiceRecording };
}

async function withDatabase<T>(act: (database: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const database = await openDB<Schema>('received-readings', 1, {
    upgrade: (created) => {
      created.createObjectStore('readings');
      created.createObjectStore('clips');
    },
  });
  try {
    return await act(database);
  } finally {
    database.close();
  }
}

const allOf = (...beginning: string[]) => IDBKeyRange.bound(beginning, [...beginning, []]);

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Calls back when readings have come, changed or gone on this device, in this tab. @returns stops it */
export function onReadingsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A member's readings. Rejects where the browser forbids storage. */
export function listReadings(memberId: string): Promise<Reading[]> {
  return withDatabase((database) => database.getAll('readings', allOf(memberId)));
}

/** A clip, or null. Rejects where the browser forbids storage. */
export async function findClip(
  memberId: string,
  id: string,
  place: ClipPlace,
): Promise<VoiceRecording | null> {
  const stored = await withDatabase((database) => database.get('clips', [memberId, id, place]));
  return stored ? fromStored(stored) : null;
}

/** All clips of a reading. Rejects where the browser forbids storage. */
export async function listClips(memberId: string, id: string): Promise<Map<ClipPlace, VoiceRecording>> {
  return withDatabase(async (database) => {
    const clips = database.transaction('clips').store;
    const [keys, voices] = await Promise.all([
      clips.getAllKeys(allOf(memberId, id)),
      clips.getAll(allOf(memberId, id)),
    ]);
    return new Map(keys.map(([, , place], index) => [place, fromStored(voices[index]!)]));
  });
}

/** Stores an opened parcel. Rejects when the device is full: nothing of it is then stored. */
export async function keepParcel(memberId: string, link: ReadingLink, parcel: Parcel): Promise<void> {
  await withDatabase(async (database) => {
    const transaction = database.transaction(['readings', 'clips'], 'readwrite');
    const readings = transaction.objectStore('readings');
    const known = (await readings.get([memberId, link.id])) ?? null;
    const { reading, replaced } = addParcel(known, link, parcel);
    const clips = clipsOf(parcel);
    await Promise.all([
      readings.put(reading, [memberId, link.id]),
      ...replaced.map((place) =>
        transaction.objectStore('clips').put(storedClip(clips.get(place)!), [memberId, link.id, place]),
      ),
      transaction.done,
    ]);
  });
  tell();
}

/** Keeps the child's thank-you, and whether it was sent. */
export async function keepThanks(
  memberId: string,
  id: string,
  thanks: NonNullable<Reading['thanks']>,
): Promise<void> {
  await withDatabase(async (database) => {
    const reading = await database.get('readings', [memberId, id]);
    if (reading) await database.put('readings', { ...reading, thanks }, [memberId, id]);
  });
  tell();
}

/** How many clips a member has here. Rejects where the browser forbids storage. */
export function countReceivedClips(memberId: string): Promise<number> {
  return withDatabase((database) => database.count('clips', allOf(memberId)));
}

/** Deletes all that a member has received here. Rejects where the browser forbids storage. */
export async function deleteReadingsOf(memberId: string): Promise<void> {
  await withDatabase(async (database) => {
    const transaction = database.transaction(['readings', 'clips'], 'readwrite');
    await Promise.all([
      transaction.objectStore('readings').delete(allOf(memberId)),
      transaction.objectStore('clips').delete(allOf(memberId)),
      transaction.done,
    ]);
  });
  tell();
}
