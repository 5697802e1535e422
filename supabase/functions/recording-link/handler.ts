/**
 * Whether a relative's link stands: `{ token }` → `{ open: true, expires_at, parcels_left, thanks }`, or `{ open: false }`
 * for one that was ended, has expired or never was. Open to everybody and without a session.
 */

import type { FunctionDeps } from '../_shared/deps.ts';
import { isRecordingToken, tokenHash } from '../_shared/recording-link.ts';
import { handlePost, readJsonObject } from '../_shared/response.ts';

export function handler(request: Request, deps: FunctionDeps): Promise<Response> {
  return handlePost(request, deps, async () => {
    const { token } = await readJsonObject(request);
    if (!isRecordingToken(token)) return { open: false };
    const { data, error } = await deps.admin.rpc('recording_link_state', {
      given_token_hash: await tokenHash(token),
    });
    if (error) throw new Error(`recording_link_state did not answer: ${error.code}`);
    const [link] = data ?? [];
    return link ? { open: true, ...link } : { open: false };
  });
}
