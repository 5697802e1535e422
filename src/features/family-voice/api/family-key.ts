/** The family's key: on this device, in the account wrapped under its code, or made now. */
import { ApiProblem, throwIfError } from '../../../platform/api-problem.ts';
import { createFamilyKey, unwrapFamilyKey } from '../../../platform/family-voice/family-key.ts';
import {
  type DeviceKey,
  loadFamilyKey,
  storeFamilyKey,
} from '../../../platform/family-voice/family-key-store.ts';
import { decodeBase64url, encodeBase64url } from '../../../platform/link-data.ts';
import { getSupabase, type Supabase } from '../../../platform/supabase.ts';

/** `needs-code`: another device of the member has it, or has made a new one. `none`: nobody has made one. */
export type FoundKey = DeviceKey | 'needs-code' | 'none';

/** Looks for the key. Throws `ApiProblem`, and another error where the browser forbids storage. */
export async function findFamilyKey(memberId: string): Promise<FoundKey> {
  const own = await loadFamilyKey(memberId);
  const inAccount = await readWrappedKey(await getSupabase(), memberId);
  if (!inAccount) return 'none';
  return own?.publicKey === inAccount.public_key ? own : 'needs-code';
}

/** Makes the key of the family. `needs-code` when another device has made one meanwhile. Throws as `findFamilyKey`. */
export async function makeFamilyKey(memberId: string): Promise<DeviceKey | 'needs-code'> {
  const client = await getSupabase();
  const { key, wrapped } = await createFamilyKey();
  // Stored here first: an account with a key that no device has would be of no use to anybody.
  const stored = await storeFamilyKey(memberId, key);
  const row = { user_id: memberId, public_key: key.publicKey, wrapped: encodeBase64url(wrapped) };
  const answer = await client
    .from('voice_keys')
    .upsert(row, { onConflict: 'user_id', ignoreDuplicates: true });
  throwIfError(answer);
  const inAccount = await readWrappedKey(client, memberId);
  if (inAccount?.public_key !== key.publicKey) return 'needs-code';
  await registerDevice(client, stored);
  return stored;
}

/**
 * Brings the key to this device by its code; null for a wrong one. Throws as `findFamilyKey`.
 * @param exported the wrapped key of a family's export, instead of the account's
 */
export async function joinFamily(
  memberId: string,
  code: string,
  exported?: { readonly public_key: string; readonly wrapped: string },
): Promise<DeviceKey | null> {
  const client = await getSupabase();
  const row = exported ?? (await readWrappedKey(client, memberId));
  const key = row && (await unwrapFamilyKey(decodeBase64url(row.wrapped), row.public_key, code));
  if (!key) return null;
  const stored = await storeFamilyKey(memberId, key);
  await registerDevice(client, stored);
  return stored;
}

/**
 * Makes a new key where no device and no code of the old one is left: the old links go, with all that came by them.
 * Throws as `findFamilyKey`; trying again goes on where it failed.
 */
export async function replaceFamilyKey(memberId: string): Promise<DeviceKey> {
  const client = await getSupabase();
  for (const table of ['recording_requests', 'voice_devices', 'voice_keys'] as const)
    throwIfError(await client.from(table).delete().eq('user_id', memberId));
  const made = await makeFamilyKey(memberId);
  // Another device has made one in this moment.
  if (made === 'needs-code') throw new ApiProblem('unreachable');
  return made;
}

async function readWrappedKey(client: Supabase, memberId: string) {
  const answer = await client
    .from('voice_keys')
    .select('public_key, wrapped')
    .eq('user_id', memberId)
    .maybeSingle();
  throwIfError(answer);
  return answer.data;
}

/** From now on parcels wait for this device too. */
async function registerDevice(client: Supabase, { deviceId }: DeviceKey): Promise<void> {
  throwIfError(await client.rpc('waiting_recordings', { device: deviceId }));
}
