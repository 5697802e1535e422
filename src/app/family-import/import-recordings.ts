/**
 * Imports the recordings of a family's export: what it seals is opened on this device with the family's key. A device
 * without that key needs its code first (`joinFamily`); only then an account without a key gets the wrapped key of the file,
 * so that nobody is left with a key that they can't use.
 */
import type { RequestNote } from '../../features/family-voice/api/recording-requests.ts';
import { ApiProblem, throwIfError } from '../../platform/api-problem.ts';
import { bookTag, type FamilyKey, openNote, sealNote } from '../../platform/family-voice/family-key.ts';
import { type DeviceKey, loadFamilyKey } from '../../platform/family-voice/family-key-store.ts';
import { openParcel, type Parcel } from '../../platform/family-voice/parcel.ts';
import type { ReadingLink } from '../../platform/family-voice/reading.ts';
import { openSealedReading } from '../../platform/family-voice/received-archive.ts';
import {
  countReceivedClips,
  keepParcel,
  keepThanks,
  listReadings,
} from '../../platform/family-voice/received-store.ts';
import { decodeBase64url, encodeBase64url } from '../../platform/link-data.ts';
import type { Supabase } from '../../platform/supabase.ts';
import type { ExportedLink, ExportedRecordings } from './parse-recordings.ts';

/** The outcome of an import of recordings. */
export type RecordingsResult =
  /** Clips that play here now, without those that did before. */
  | { readonly state: 'done'; readonly clips: number; readonly damaged: number }
  /** The key is not on this device. */
  | { readonly state: 'needs-key' }
  /** The account has another key: the file's recordings open with none of its own. */
  | { readonly state: 'other-key' };

/**
 * Throws `ApiProblem`, or a `DOMException` when the device is full or forbids storage; importing the file again is safe.
 * @param heroIds the ids in the account by those of the file
 */
export async function importRecordings(
  client: Supabase,
  memberId: string,
  file: ExportedRecordings,
  heroIds: ReadonlyMap<string, string>,
): Promise<RecordingsResult | null> {
  if (!file.key || file.links.length + file.received.length === 0) return null;
  const { public_key } = file.key;
  const key = await loadFamilyKey(memberId);
  if (key?.publicKey !== public_key) {
    const inAccount = await accountKey(client, memberId);
    return { state: inAccount === undefined || inAccount === public_key ? 'needs-key' : 'other-key' };
  }
  if ((await ensureKey(client, memberId, file.key)) !== public_key) return { state: 'other-key' };
  const before = await countReceivedClips(memberId);
  const links = await openLinks(client, key, file.links, heroIds);
  const idByToken = new Map([...links.values()].map(({ token, id }) => [token, id]));
  const here = new Map((await listReadings(memberId)).map((reading) => [reading.link.id, reading]));
  let damaged = 0;
  for (const sealed of file.received) {
    const archived = await openSealedReading(key, sealed);
    if (!archived) {
      damaged += 1;
      continue;
    }
    const { link, thanks, parcels } = archived;
    const heroId = heroIds.get(link.heroId) ?? link.heroId;
    const moved = { ...link, id: idByToken.get(link.token) ?? link.id, heroId };
    for (const parcel of parcels) await keepParcel(memberId, moved, parcel);
    if (thanks && !here.get(moved.id)?.thanks) await keepThanks(memberId, moved.id, thanks);
  }
  for (const { request_id, sealed } of file.parcels) {
    const link = links.get(request_id);
    const parcel = link && (await openWaiting(key, link, sealed));
    if (parcel) await keepParcel(memberId, link, parcel);
    else damaged += 1;
  }
  return { state: 'done', clips: (await countReceivedClips(memberId)) - before, damaged };
}

/** The account's public key, which is the file's where it had none. */
async function ensureKey(
  client: Supabase,
  memberId: string,
  { public_key, wrapped }: NonNullable<ExportedRecordings['key']>,
): Promise<string | undefined> {
  const row = { user_id: memberId, public_key, wrapped };
  throwIfError(
    await client.from('voice_keys').upsert(row, { onConflict: 'user_id', ignoreDuplicates: true }),
  );
  return accountKey(client, memberId);
}

async function accountKey(client: Supabase, memberId: string): Promise<string | undefined> {
  const found = await client.from('voice_keys').select('public_key').eq('user_id', memberId).maybeSingle();
  throwIfError(found);
  return found.data?.public_key;
}

/** The links of a file by their ids in it. Those that still stand are in the account then, good for 30 days again. */
async function openLinks(
  client: Supabase,
  key: DeviceKey,
  links: readonly ExportedLink[],
  heroIds: ReadonlyMap<string, string>,
): Promise<Map<string, ReadingLink>> {
  const opened = new Map<string, ReadingLink>();
  for (const link of links) {
    const note = (await openNote(key, decodeBase64url(link.note))) as RequestNote | null;
    if (!note) continue;
    const moved = { ...note, heroId: heroIds.get(note.heroId) ?? note.heroId };
    const stands = link.ended_at === null && Date.parse(link.expires_at) > Date.now();
    const id = (stands && (await restoreLink(client, key, link, moved))) || link.id;
    const { token, thanksKey } = note.request;
    opened.set(link.id, { id, token, thanksKey, heroId: moved.heroId });
  }
  return opened;
}

/** The id of a link in this account, made anew where it lacks it; null where it has no room or another account has the link. */
async function restoreLink(
  client: Supabase,
  key: FamilyKey,
  { token_hash, book_hash }: ExportedLink,
  note: RequestNote,
): Promise<string | null> {
  const answer = await client.rpc('ask_for_recording', {
    token_hash,
    book_hash,
    book_tag: await bookTag(key, note.request.story, note.heroId),
    note: encodeBase64url(await sealNote(key, note)),
  });
  try {
    throwIfError(answer);
  } catch (error) {
    if (error instanceof ApiProblem && ['no-room', 'refused'].includes(error.problem)) return null;
    throw error;
  }
  return answer.data?.[0]?.id ?? null;
}

async function openWaiting(key: DeviceKey, { token }: ReadingLink, sealed: string): Promise<Parcel | null> {
  try {
    const bytes = Uint8Array.from(atob(sealed), (letter) => letter.charCodeAt(0));
    return await openParcel(bytes, key.privateKey, token);
  } catch {
    return null;
  }
}
