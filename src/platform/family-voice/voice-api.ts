/** What the browser of a relative asks the server, without an account. Throws `ApiProblem`. */
import { ApiProblem, problemFromFunctionResponse, unreadableResponse } from '../api-problem.ts';
import { decodeBase64url } from '../link-data.ts';
import { getSettings } from '../settings.ts';
import { concatBytes, textBytes } from './bytes.ts';

export interface RequestState {
  /** False for a link that was ended, has expired, or is unknown. */
  readonly open: boolean;
  /** ISO 8601; empty when it is not open. */
  readonly expiresAt: string;
  /** How many more parcels may be sent by this link. */
  readonly parcelsLeft: number;
  /** The child's sealed thank-you (`openThanks`). */
  readonly thanks: Uint8Array | null;
}

/** Whether a link still stands. */
export async function fetchRequestState(token: string): Promise<RequestState> {
  const answer = await callFunction('recording-link', JSON.stringify({ token }));
  const { open, expires_at, parcels_left, thanks } = answer;
  if (typeof open !== 'boolean') throw unreadableResponse();
  return {
    open,
    expiresAt: typeof expires_at === 'string' ? expires_at : '',
    parcelsLeft: typeof parcels_left === 'number' ? parcels_left : 0,
    thanks: typeof thanks === 'string' ? decodeBase64url(thanks) : null,
  };
}

/**
 * Sends a sealed parcel. Sending it again after a lost answer stores nothing twice. Throws `ApiProblem`: `unreachable`
 * passes by itself; `refused` with the code `unknown_link` (ended or expired) or `no_room` (as many parcels as the link
 * takes) does not.
 */
export async function sendParcel(token: string, sealed: Uint8Array): Promise<void> {
  const { received } = await callFunction('send-recording', concatBytes([textBytes(token), sealed]));
  if (received !== true) throw unreadableResponse();
}

/**
 * The closed part of the book that the link asks for, as far as the family may read it; null where it may not. Throws
 * `ApiProblem`, with the code `unknown_link` for an ended link.
 */
export async function openBookByLink(token: string, story: string): Promise<unknown> {
  const { opened, book } = await callFunction('open-book', JSON.stringify({ story, link: token }));
  return opened === true ? book : null;
}

/** Posts without cookies, session or the page's address; plain text and bytes need no pre-flight. */
async function callFunction(
  name: string,
  body: string | Uint8Array<ArrayBuffer>,
): Promise<Record<string, unknown>> {
  const { supabaseUrl } = await getSettings();
  let response: Response;
  try {
    response = await fetch(`${supabaseUrl ?? ''}/functions/v1/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
  } catch (cause) {
    throw new ApiProblem('unreachable', { cause });
  }
  if (!response.ok) throw await problemFromFunctionResponse(response);
  const answer: unknown = await response.json().catch(() => null);
  if (typeof answer !== 'object' || answer === null) throw unreadableResponse();
  return answer as Record<string, unknown>;
}
