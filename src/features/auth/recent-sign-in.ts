import type { Session } from '@supabase/supabase-js';
import { claimsOf } from './session-claims.ts';

/**
 * Seconds after a sign-in during which address, password and account may be changed without reauthentication.
 * The server allows ten minutes; this is a little less, so that a form opened in time can be submitted.
 */
const RECENT_SECONDS = 9 * 60;

/**
 * Tells whether the session began with a password sign-in a few minutes ago, by the token's `amr` claim;
 * without one it is old.
 * @param now Unix time in seconds
 */
export function isRecentSignIn(session: Pick<Session, 'access_token'>, now = Date.now() / 1000): boolean {
  const methods = claimsOf(session).amr;
  const timestamps = (Array.isArray(methods) ? methods : []).map((method) => Number(method?.timestamp));
  return timestamps.some((time) => now - time < RECENT_SECONDS);
}
