import { LARGEST_PARCEL } from '../../../supabase/functions/_shared/recording-link.ts';
import { sealParcel } from '../../platform/family-voice/parcel.ts';
import { type ClipPlace, parcelOf } from '../../platform/family-voice/reading.ts';
import { sendParcel } from '../../platform/family-voice/voice-api.ts';
import type { VoiceRecording } from '../../platform/recorder/recorder.ts';
import { deleteSent, keepPending, type PendingParcel, pendingParcel } from './recording-draft.ts';

/** Bytes of clips in one parcel at most: what is written about them, and the padding, need the rest. */
export const MAX_CLIP_BYTES = LARGEST_PARCEL - 64 * 1024;

/** What a parcel is made of. */
export interface RecordedBook {
  readonly token: string;
  readonly familyKey: string;
  readonly story: string;
  readonly relative: string;
  readonly language?: string | undefined;
  /** The ids of the book's spreads, in order. */
  readonly spreads: readonly string[];
  readonly clips: ReadonlyMap<ClipPlace, VoiceRecording>;
}

/** The bytes of all clips. */
export const bytesOf = (clips: ReadonlyMap<ClipPlace, VoiceRecording>): number =>
  [...clips.values()].reduce((sum, { sound }) => sum + sound.size, 0);

/**
 * Seals the clips and sends them; a parcel whose sending was not answered is sent again as it was. Clips are deleted from
 * this device once the server has them. Throws `ApiProblem` (`sendParcel`) and `ParcelError` (`sealParcel`).
 * @returns what was sent
 */
export async function sendRecordings(book: RecordedBook): Promise<readonly ClipPlace[]> {
  const parcel = (await pendingParcel(book.token)) ?? (await sealBook(book));
  await sendParcel(book.token, parcel.sealed);
  await deleteSent(book.token, parcel);
  return parcel.places;
}

async function sealBook(book: RecordedBook): Promise<PendingParcel> {
  const { story, relative, language, spreads, clips } = book;
  const head = { story, relative, ...(language && { language }), recordedAt: new Date().toISOString() };
  const sealed = await sealParcel(await parcelOf(head, spreads, clips), book);
  const parcel = { sealed, places: [...clips.keys()] };
  await keepPending(book.token, parcel);
  return parcel;
}
