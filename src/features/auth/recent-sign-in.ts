import type { Session } from '@supabase/supabase-js';
import { claimsOf } from './session-claims.ts';

/** How long after a sign-in address, password and account may be changed without asking again, in seconds. The
 * server keeps to ten minutes; a little less here, so that what is begun can be ended. */
const RECENT_SECONDS = 9 * 60;

/**
 * Whether a session began with a password a few minutes ago. Its token says when (`amr`); one that does not say is
 * old. @param now Unix time in seconds
 */
export function isRecentSignIn(session: Pick<Session, 'access_token'>, now = Date.now() / 1000): boolean {
  const methods = claimsOf(session).amr;
  const times = (Array.isArray(methods) ? methods : []).map((method) => Number(method?.timestamp));
  return times.some((time) => now - time < RECENT_SECONDS);
}
