/** Identifies the caller: always by the bearer token, never by the body. */
import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import type { FunctionDeps } from './deps.ts';
import { FunctionError } from './response.ts';

/** A member verified by the auth service. */
export interface AuthenticatedMember {
  readonly userId: string;
  readonly email: string | null;
  /** When this device signed in by password or mail link; null when the token does not say. */
  readonly signedInAt: Date | null;
}

/** How long after a sign-in an account may be deleted without asking for the password again. */
const RECENT_SIGN_IN_MS = 10 * 60_000;

/**
 * The signed-in member behind the request. The auth service verifies the token, which works on every engine, whatever
 * it signs with.
 * @throws {FunctionError} 401 without a valid token, 503 when the auth service cannot be reached.
 */
export async function authenticate(request: Request, deps: FunctionDeps): Promise<AuthenticatedMember> {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token === undefined) throw signInFirst();
  const { data, error } = await deps.admin.auth.getUser(token);
  if (error !== null && (isAuthRetryableFetchError(error) || (error.status ?? 0) >= 500)) {
    throw new FunctionError(503, 'unavailable', 'Please try again in a moment.', { cause: error });
  }
  if (error !== null || data.user === null) throw signInFirst();
  return { userId: data.user.id, email: data.user.email ?? null, signedInAt: signedInAtOf(token) };
}

/** @throws {FunctionError} 403 when this device signed in long ago: whoever holds it may not be the member. */
export function requireRecentSignIn({ signedInAt }: AuthenticatedMember, now: Date = new Date()): void {
  if (signedInAt !== null && now.getTime() - signedInAt.getTime() < RECENT_SIGN_IN_MS) return;
  throw new FunctionError(403, 'sign_in_again', 'Please log in again first.');
}

/** The latest `amr` time of a verified token; both engines write it. */
function signedInAtOf(token: string): Date | null {
  try {
    const [, body = ''] = token.split('.');
    const { amr } = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/'))) as { amr?: unknown };
    const timestamps = (Array.isArray(amr) ? amr : [])
      .map((method) => Number(method?.timestamp))
      .filter(Number.isFinite);
    return timestamps.length > 0 ? new Date(Math.max(...timestamps) * 1000) : null;
  } catch {
    return null;
  }
}

function signInFirst(): FunctionError {
  return new FunctionError(401, 'no_token', 'Please log in first.');
}
