import { problemFromAuth, throwIfError } from '../../../platform/api-problem.ts';
import { type SealedReading, sealReceived } from '../../../platform/family-voice/received-archive.ts';
import { fetchAllRows } from '../../../platform/fetch-all-rows.ts';
import { getSupabase, type Supabase } from '../../../platform/supabase.ts';

/** A family's data by subject, as stored in the database. */
export type FamilyExport = {
  exportedAt: string;
  account: { id: string; email: string | null; createdAt: string; emailConfirmedAt: string | null };
  profile: unknown;
  heroes: unknown[];
  library: unknown[];
  subscription: unknown;
  storiesOpened: unknown[];
  /** Consents to renewal and statements of withdrawal. */
  renewalConsents: unknown[];
  withdrawals: unknown[];
  /** Signed-in devices. */
  devices: unknown[];
  /**
   * Relatives' recordings: those that wait, as sealed as the account has them, with the wrapped key and the links, and
   * those that this device plays, sealed for the same key.
   */
  recordings: {
    key: unknown;
    devices: unknown[];
    links: unknown[];
    parcels: unknown[];
    receipts: unknown[];
    received: readonly SealedReading[];
  };
};

/** Reads everything as the signed-in member. Throws `ApiProblem` rather than leave a part out. */
export async function exportFamily(memberId: string): Promise<FamilyExport> {
  const family = await readFamily(await getSupabase(), memberId);
  return { ...family, recordings: { ...family.recordings, received: await sealReceived(memberId) } };
}

/** Reads all that the account has, with a client that is signed in as the member. */
export async function readFamily(client: Supabase, memberId: string): Promise<FamilyExport> {
  type Table =
    | 'profiles'
    | 'heroes'
    | 'library_entries'
    | 'subscriptions'
    | 'story_openings'
    | 'renewal_consents'
    | 'withdrawals'
    | 'voice_keys'
    | 'voice_devices'
    | 'recording_requests'
    | 'recording_parcels'
    | 'recording_receipts';
  /** Reads all rows page by page, in an order that no two rows share. */
  const ownRows = (table: Table, ...order: string[]): Promise<unknown[]> =>
    fetchAllRows((from, to) => {
      let query = client
        .from(table as 'heroes')
        .select('*')
        .eq('user_id', memberId);
      for (const column of order) query = query.order(column as 'id');
      return query.range(from, to);
    });
  const [user, devices, profile, heroes, library, subscription, storiesOpened, consents, withdrawals] =
    await Promise.all([
      client.auth.getUser(),
      client.rpc('my_devices'),
      ownRows('profiles', 'user_id'),
      ownRows('heroes', 'created_at', 'id'),
      ownRows('library_entries', 'saved_at', 'id'),
      ownRows('subscriptions', 'user_id'),
      ownRows('story_openings', 'month', 'story_slug'),
      ownRows('renewal_consents', 'agreed_at', 'id'),
      ownRows('withdrawals', 'stated_at', 'id'),
    ]);
  if (user.error) throw problemFromAuth(user.error);
  throwIfError(devices);
  const [key, voiceDevices, links, receipts, parcels] = await Promise.all([
    ownRows('voice_keys', 'user_id'),
    ownRows('voice_devices', 'added_at', 'id'),
    ownRows('recording_requests', 'created_at', 'id'),
    ownRows('recording_receipts', 'parcel_id', 'device_id'),
    ownRows('recording_parcels', 'sent_at', 'id') as Promise<{ id: string }[]>,
  ]);
  const { id, email, created_at, email_confirmed_at } = user.data.user;
  return {
    exportedAt: new Date().toISOString(),
    account: {
      id,
      email: email ?? null,
      createdAt: created_at,
      emailConfirmedAt: email_confirmed_at ?? null,
    },
    profile: profile[0] ?? null,
    heroes,
    library,
    subscription: subscription[0] ?? null,
    storiesOpened,
    renewalConsents: consents,
    withdrawals,
    devices: devices.data ?? [],
    recordings: {
      key: key[0] ?? null,
      devices: voiceDevices,
      links,
      parcels: await withSealedBytes(client, parcels),
      receipts,
      received: [],
    },
  };
}

/** Adds to each parcel its sealed bytes in base64, one call each; null when a device has fetched it meanwhile. */
async function withSealedBytes(client: Supabase, parcels: readonly { id: string }[]): Promise<unknown[]> {
  const whole: unknown[] = [];
  for (const parcel of parcels) {
    const sealed = await client.rpc('fetch_recording', { parcel: parcel.id });
    throwIfError(sealed);
    whole.push({ ...parcel, sealed: sealed.data });
  }
  return whole;
}
