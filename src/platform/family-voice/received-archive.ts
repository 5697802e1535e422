/**
 * What relatives have read, as an export carries it: sealed for the family's key like the parcels that come by a link, so
 * that the file opens on a device with the key and nowhere else.
 */
import { decodeBase64url, encodeBase64url } from '../link-data.ts';
import type { VoiceRecording } from '../recorder/recorder.ts';
import { type FamilyKey, openNote, sealNote } from './family-key.ts';
import { loadFamilyKey } from './family-key-store.ts';
import { openParcel, type Parcel, sealParcel } from './parcel.ts';
import { type ClipPlace, parcelOf, type Reading, spreadsOf } from './reading.ts';
import { listClips, listReadings } from './received-store.ts';

/** A reading in an export. All is base64url. */
export interface SealedReading {
  /** The link by which it came, and the child's thank-you. */
  readonly note: string;
  /** A parcel for each time at which clips were recorded. */
  readonly parcels: readonly string[];
}

export interface ArchivedReading extends Pick<Reading, 'link' | 'thanks'> {
  readonly parcels: readonly Parcel[];
}

/** All that a member has received on this device; none without the key. Rejects where the browser forbids storage. */
export async function sealReceived(memberId: string): Promise<SealedReading[]> {
  const key = await loadFamilyKey(memberId);
  if (!key) return [];
  const sealed: SealedReading[] = [];
  for (const reading of await listReadings(memberId))
    sealed.push(await sealReading(key, reading, await listClips(memberId, reading.link.id)));
  return sealed;
}

export async function sealReading(
  key: FamilyKey,
  reading: Reading,
  clips: ReadonlyMap<ClipPlace, VoiceRecording>,
): Promise<SealedReading> {
  const { link, story, relative, language, thanks } = reading;
  const spreads = [...spreadsOf(reading)];
  const parcels: string[] = [];
  for (const recordedAt of new Set(Object.values(reading.recordedAt as Record<string, string>))) {
    const head = { story, relative, ...(language && { language }), recordedAt };
    const ofTime = new Map([...clips].filter(([place]) => reading.recordedAt[place] === recordedAt));
    const parcel = await parcelOf(head, spreads, ofTime);
    parcels.push(encodeBase64url(await sealParcel(parcel, { familyKey: key.publicKey, token: link.token })));
  }
  return { note: encodeBase64url(await sealNote(key, { link, ...(thanks && { thanks }) })), parcels };
}

/** A reading of an export; null when it is damaged or sealed for another key. */
export async function openSealedReading(
  key: FamilyKey,
  { note, parcels }: SealedReading,
): Promise<ArchivedReading | null> {
  try {
    const opened = (await openNote(key, decodeBase64url(note))) as Pick<Reading, 'link' | 'thanks'> | null;
    if (!opened) return null;
    const { token } = opened.link;
    const open = (sealed: string) => openParcel(decodeBase64url(sealed), key.privateKey, token);
    return { ...opened, parcels: await Promise.all(parcels.map(open)) };
  } catch {
    return null;
  }
}
