/**
 * Takes a relative's sealed recordings: the body is the link's token, then the sealed bytes; answers `{ received: true }`,
 * also when they came before. Open to everybody and without a session; the database counts what a link, a book, a family
 * and all families may store.
 */

import type { FunctionDeps } from '../_shared/deps.ts';
import { isRecordingToken, LARGEST_PARCEL, TOKEN_LENGTH, tokenHash } from '../_shared/recording-link.ts';
import { FunctionError, handlePost } from '../_shared/response.ts';

/** Bytes of an empty parcel; the database takes no less. */
const SMALLEST_PARCEL = 200;

export function handler(request: Request, deps: FunctionDeps): Promise<Response> {
  return handlePost(request, deps, async () => {
    const { token, sealed } = await readParcel(request);
    const { data, error } = await deps.admin.rpc('keep_recording', {
      given_token_hash: await tokenHash(token),
      sealed: base64(sealed),
    });
    if (error) throw new Error(`keep_recording did not answer: ${error.code}`);
    if (data !== 'kept') throw refusalFor(data);
    return { received: true };
  });
}

async function readParcel(request: Request): Promise<{ token: string; sealed: Uint8Array }> {
  const tooLarge = () => new FunctionError(413, 'invalid_recording', 'This recording is too large.');
  // A declared size is refused before the body is read.
  if (Number(request.headers.get('content-length')) > TOKEN_LENGTH + LARGEST_PARCEL) throw tooLarge();
  const body = new Uint8Array(await request.arrayBuffer());
  const token = new TextDecoder().decode(body.subarray(0, TOKEN_LENGTH));
  const sealed = body.subarray(TOKEN_LENGTH);
  if (sealed.length > LARGEST_PARCEL) throw tooLarge();
  if (sealed.length < SMALLEST_PARCEL)
    throw new FunctionError(400, 'invalid_recording', 'This is no recording.');
  if (!isRecordingToken(token)) throw unknownLink();
  return { token, sealed };
}

const unknownLink = () =>
  new FunctionError(404, 'unknown_link', 'This link has ended, or is not known here.');

function refusalFor(answer: string | null): FunctionError {
  switch (answer) {
    case 'unknown_link':
      return unknownLink();
    case 'no_room':
      return new FunctionError(409, 'no_room', 'As many recordings as there is room for have come already.');
    case 'too_often':
      return new FunctionError(429, 'too_often', 'This link was used too often.');
    default:
      return new FunctionError(503, 'unavailable', 'There is no room just now. Please try again tomorrow.', {
        cause: new Error('All families’ recordings together have filled private.recording_space.'),
      });
  }
}

/** In slices, because a call takes only so many arguments. */
function base64(bytes: Uint8Array): string {
  const SLICE = 0x8000;
  let text = '';
  for (let at = 0; at < bytes.length; at += SLICE)
    text += String.fromCharCode(...bytes.subarray(at, at + SLICE));
  return btoa(text);
}
