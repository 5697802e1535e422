/**
 * What a relative has recorded for a family, in IndexedDB by the link's token, until it is sent: a reload, a lost
 * network or an empty battery loses nothing, and recording goes on another day.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { ClipPlace } from '../../platform/family-voice/reading.ts';
import type { VoiceRecording } from '../../platform/recorder/recorder.ts';
import { fromStored, type StoredRecording, toStored } from '../../platform/recorder/stored-recording.ts';

/** A clip as it is kept. */
export interface KeptClip extends VoiceRecording {
  /** A reload interrupted it: it is kept as far as it was recorded. */
  readonly interrupted?: boolean;
}

/** Where a relative is, and what she has chosen. */
export interface Progress {
  /** Her name, as she writes it. */
  readonly relative: string;
  /** The step that is open. */
  readonly step: string;
  /** Spreads that she leaves to the device's voice. */
  readonly leftOut: readonly string[];
  /** What the family has received. */
  readonly sent: readonly ClipPlace[];
}

/** A sealed parcel on its way: sent again as it is, so that the server recognises it. */
export interface PendingParcel {
  readonly sealed: Uint8Array;
  readonly places: readonly ClipPlace[];
}

export interface RecordingDraft {
  readonly clips: ReadonlyMap<ClipPlace, KeptClip>;
  readonly progress: Progress | null;
}

interface Schema extends DBSchema {
  clips: {
    key: [token: string, place: ClipPlace];
    value: (StoredRecording | VoiceRecording) & Pick<KeptClip, 'interrupted'>;
  };
  /** The clip that is being recorded, by token. */
  unfinished: { key: string; value: (StoredRecording | VoiceRecording) & { readonly place: ClipPlace } };
  progress: { key: string; value: Progress };
  pending: { key: string; value: PendingParcel };
  /** What the link has opened of its book, for a day without a network. */
  books: { key: string; value: unknown };
}

const STORES = ['clips', 'unfinished', 'progress', 'pending', 'books'] as const;

let opened: Promise<IDBPDatabase<Schema>> | undefined;

/** One connection for all: its requests are run in the order in which they are made. */
function openDraft(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('read-for', 1, {
    upgrade: (database) => {
      for (const store of STORES) database.createObjectStore(store);
    },
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
    terminated: () => {
      opened = undefined;
    },
  });
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

const clipsOf = (token: string) => IDBKeyRange.bound([token], [token, []]);

/** All that this device holds of a link. Rejects where the browser forbids storage. */
export async function loadDraft(token: string): Promise<RecordingDraft> {
  const transaction = (await openDraft()).transaction(STORES, 'readwrite');
  const clips = transaction.objectStore('clips');
  const unfinished = transaction.objectStore('unfinished');
  const rest = await unfinished.get(token);
  if (rest) {
    const { place, ...voice } = rest;
    // A whole clip is worth more than the beginning of its second try.
    if ((await clips.count([token, place])) === 0)
      await clips.put({ ...voice, interrupted: true }, [token, place]);
    await unfinished.delete(token);
  }
  const [keys, voices, progress] = await Promise.all([
    clips.getAllKeys(clipsOf(token)),
    clips.getAll(clipsOf(token)),
    transaction.objectStore('progress').get(token),
  ]);
  await transaction.done;
  return {
    clips: new Map(keys.map(([, place], index) => [place, keptClip(voices[index]!)])),
    progress: progress ?? null,
  };
}

const keptClip = (stored: Schema['clips']['value']): KeptClip => ({
  ...fromStored(stored),
  ...(stored.interrupted && { interrupted: true }),
});

let reading: Promise<unknown> = Promise.resolve();
/** Reads one sound after the other, so that what was recorded first is stored first. */
function inOrder(voice: VoiceRecording): Promise<StoredRecording> {
  const stored = reading.then(() => toStored(voice));
  reading = stored.catch(() => undefined);
  return stored;
}

/** Stores a clip, replacing an earlier one. Rejects when the device is full. */
export async function keepClip(token: string, place: ClipPlace, voice: VoiceRecording): Promise<void> {
  const stored = await inOrder(voice);
  const transaction = (await openDraft()).transaction(['clips', 'unfinished', 'pending'], 'readwrite');
  await Promise.all([
    transaction.objectStore('clips').put(stored, [token, place]),
    transaction.objectStore('unfinished').delete(token),
    transaction.objectStore('pending').delete(token),
    transaction.done,
  ]);
}

/** Stores what is recorded so far of a clip. Rejects when the device is full. */
export async function keepUnfinished(token: string, place: ClipPlace, voice: VoiceRecording): Promise<void> {
  const stored = await inOrder(voice);
  await (await openDraft()).put('unfinished', { ...stored, place }, token);
}

export async function saveProgress(token: string, progress: Progress): Promise<void> {
  await (await openDraft()).put('progress', progress, token);
}

/** The parcel whose sending was not answered, if nothing has changed since. */
export async function pendingParcel(token: string): Promise<PendingParcel | null> {
  return (await (await openDraft()).get('pending', token)) ?? null;
}

export async function keepPending(token: string, parcel: PendingParcel): Promise<void> {
  await (await openDraft()).put('pending', parcel, token);
}

/** The family has received a parcel: its clips need not be kept here any more. */
export async function deleteSent(token: string, { places }: PendingParcel): Promise<void> {
  const transaction = (await openDraft()).transaction(['clips', 'pending'], 'readwrite');
  await Promise.all([
    ...places.map((place) => transaction.objectStore('clips').delete([token, place])),
    transaction.objectStore('pending').delete(token),
    transaction.done,
  ]);
}

/** The part of a book that a link has opened. Rejects where the browser forbids storage. */
export async function readLinkBook(token: string): Promise<unknown> {
  return (await openDraft()).get('books', token);
}

export async function keepLinkBook(token: string, book: unknown): Promise<void> {
  await (await openDraft()).put('books', book, token);
}

/** Deletes all that this device holds of a link. */
export async function deleteDraft(token: string): Promise<void> {
  const transaction = (await openDraft()).transaction(STORES, 'readwrite');
  await Promise.all([
    transaction.objectStore('clips').delete(clipsOf(token)),
    ...STORES.slice(1).map((store) => transaction.objectStore(store).delete(token as never)),
    transaction.done,
  ]);
}
