/** The links by which a family asks relatives to read. The account holds their notes sealed. */
import { bookHash, tokenHash } from '../../../../supabase/functions/_shared/recording-link.ts';
import { throwIfError, unreadableResponse } from '../../../platform/api-problem.ts';
import { randomBytes } from '../../../platform/family-voice/bytes.ts';
import { bookTag, type FamilyKey, openNote, sealNote } from '../../../platform/family-voice/family-key.ts';
import type { RecordingRequest } from '../../../platform/family-voice/request-link.ts';
import { fetchAllRows } from '../../../platform/fetch-all-rows.ts';
import { decodeBase64url, encodeBase64url } from '../../../platform/link-data.ts';
import { getSupabase } from '../../../platform/supabase.ts';

/** What is asked for: all of a link but its keys. */
export type Asked = Pick<RecordingRequest, 'story' | 'hero' | 'relative' | 'language'> & {
  readonly heroId: string;
};

/** What the family's devices know of a link; sealed in the account. */
export interface RequestNote {
  readonly heroId: string;
  readonly request: RecordingRequest;
}

export interface SentLink extends RequestNote {
  readonly id: string;
  readonly expiresAt: Date;
  /** Null while it stands, unless it has expired. */
  readonly endedAt: Date | null;
  /** How many recordings came by it. */
  readonly parcels: number;
}

const TOKEN_BYTES = 24;
const THANKS_KEY_BYTES = 32;

/** The code of the limit for all of a family's links. */
export const MANY_LINKS = 'recording_links_limit';

/**
 * Makes a link, good for 30 days. Throws `ApiProblem`: `no-room` when three relatives are asked to read this book already,
 * or, with the code `MANY_LINKS`, when the family has made sixty links.
 */
export async function askForRecording(key: FamilyKey, { heroId, ...asked }: Asked): Promise<SentLink> {
  const request: RecordingRequest = {
    ...asked,
    token: encodeBase64url(randomBytes(TOKEN_BYTES)),
    familyKey: key.publicKey,
    thanksKey: encodeBase64url(randomBytes(THANKS_KEY_BYTES)),
  };
  const note: RequestNote = { heroId, request };
  const client = await getSupabase();
  const answer = await client.rpc('ask_for_recording', {
    token_hash: await tokenHash(request.token),
    book_tag: await bookTag(key, request.story, heroId),
    book_hash: await bookHash(request.token, request.story),
    note: encodeBase64url(await sealNote(key, note)),
  });
  throwIfError(answer);
  const [row] = answer.data ?? [];
  if (!row?.id || !row.expires_at) throw unreadableResponse();
  return { ...note, id: row.id, expiresAt: new Date(row.expires_at), endedAt: null, parcels: 0 };
}

/** The family's links, newest first; those that another key has sealed are left out. Throws `ApiProblem`. */
export async function listRecordingRequests(memberId: string, key: FamilyKey): Promise<SentLink[]> {
  const client = await getSupabase();
  const rows = await fetchAllRows((from, to) =>
    client
      .from('recording_requests')
      .select('id, note, expires_at, ended_at, parcels')
      .eq('user_id', memberId)
      .order('created_at', { ascending: false })
      .order('id')
      .range(from, to),
  );
  const links = rows.map(async (row): Promise<SentLink | null> => {
    const note = (await openNote(key, decodeBase64url(row.note))) as RequestNote | null;
    return (
      note && {
        ...note,
        id: row.id,
        expiresAt: new Date(row.expires_at),
        endedAt: row.ended_at === null ? null : new Date(row.ended_at),
        parcels: row.parcels,
      }
    );
  });
  return (await Promise.all(links)).filter((link) => link !== null);
}

/** Ends a link for good: nothing can be sent by it any more. Throws `ApiProblem`. */
export async function endRecordingRequest(id: string): Promise<void> {
  const client = await getSupabase();
  throwIfError(await client.rpc('end_recording_request', { request: id }));
}
