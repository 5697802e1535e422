/** Brings what relatives have sent to this device: fetched, opened, stored, and confirmed to the account. */
import { throwIfError } from '../../../platform/api-problem.ts';
import { type DeviceKey, loadFamilyKey } from '../../../platform/family-voice/family-key-store.ts';
import { openParcel } from '../../../platform/family-voice/parcel.ts';
import { ParcelError } from '../../../platform/family-voice/parcel-error.ts';
import type { Reading } from '../../../platform/family-voice/reading.ts';
import { keepParcel, keepThanks, listReadings } from '../../../platform/family-voice/received-store.ts';
import { sealThanks, type ThanksPicture } from '../../../platform/family-voice/thanks.ts';
import { encodeBase64url } from '../../../platform/link-data.ts';
import { getSupabase, type Supabase } from '../../../platform/supabase.ts';
import { findFamilyKey } from './family-key.ts';
import { listRecordingRequests, type SentLink } from './recording-requests.ts';

/** Parcels that this visit could not open: of another key, or a newer version. They are not fetched again at once. */
const unopened = new Set<string>();

let running: Promise<void> | undefined;

/**
 * Receives a member's recordings and sends thank-yous that wait. Does nothing on a device without the family's key.
 * Rejects when the account can't be reached or the device is full; the next call goes on with what is left.
 */
export function receiveRecordings(memberId: string): Promise<void> {
  running ??= receive(memberId).finally(() => {
    running = undefined;
  });
  return running;
}

async function receive(memberId: string): Promise<void> {
  if (!(await loadFamilyKey(memberId))) return;
  const key = await findFamilyKey(memberId);
  // A key that another device has replaced opens nothing, and must not keep parcels waiting for this device.
  if (typeof key === 'string') return;
  const client = await getSupabase();
  const { data, error, status } = await client.rpc('waiting_recordings', { device: key.deviceId });
  throwIfError({ error, status });
  // The generated types say that any of a row may be null.
  const waiting = (data ?? []).flatMap(({ id, request_id }) =>
    id && request_id && !unopened.has(id) ? [{ id, request_id }] : [],
  );
  if (waiting.length > 0) {
    const links = new Map((await listRecordingRequests(memberId, key)).map((link) => [link.id, link]));
    for (const { id, request_id } of waiting) {
      const link = links.get(request_id);
      if (link) await receiveParcel({ client, memberId, key, link, id });
      else unopened.add(id);
    }
  }
  await sendWaitingThanks(client, memberId);
}

interface WaitingParcel {
  readonly client: Supabase;
  readonly memberId: string;
  readonly key: DeviceKey;
  readonly link: SentLink;
  /** The parcel's id in the account. */
  readonly id: string;
}

async function receiveParcel({ client, memberId, key, link, id }: WaitingParcel): Promise<void> {
  const { data, error, status } = await client.rpc('fetch_recording', { parcel: id });
  throwIfError({ error, status });
  // Every other device had it meanwhile, or its 30 days are over.
  if (!data) return;
  const { token, thanksKey } = link.request;
  try {
    const sealed = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const parcel = await openParcel(sealed, key.privateKey, token);
    await keepParcel(memberId, { id: link.id, token, thanksKey, heroId: link.heroId }, parcel);
  } catch (problem) {
    if (!(problem instanceof ParcelError)) throw problem;
    unopened.add(id);
    return;
  }
  // Confirmed only once it is stored: the account may delete it then.
  const confirmed = await client.rpc('confirm_recording', { parcel: id, device: key.deviceId });
  throwIfError(confirmed);
}

/** Puts the child's picture on the relative's link, now or when the network is back. */
export async function thankRelative(
  memberId: string,
  reading: Reading,
  picture: ThanksPicture,
): Promise<void> {
  await keepThanks(memberId, reading.link.id, { picture, sent: false });
  await sendWaitingThanks(await getSupabase(), memberId);
}

async function sendWaitingThanks(client: Supabase, memberId: string): Promise<void> {
  for (const { link, thanks } of await listReadings(memberId)) {
    if (!thanks || thanks.sent) continue;
    const sealed = encodeBase64url(await sealThanks(thanks.picture, link));
    // A link that is gone takes no picture: false, and nothing more to do.
    throwIfError(await client.rpc('thank_for_recording', { request: link.id, sealed }));
    await keepThanks(memberId, link.id, { ...thanks, sent: true });
  }
}
