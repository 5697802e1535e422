/** Who is calling: always from the bearer token, never from the body. */
import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import { AnswerError } from './answer.ts';
import type { FunctionDeps } from './deps.ts';

export interface Caller {
  readonly userId: string;
  readonly email: string | null;
}

/**
 * The signed-in member behind the request. The authentication service itself judges the token, which works
 * on every engine, whatever it signs with.
 * @throws {AnswerError} 401 without a good token, 503 when the authentication service cannot be reached.
 */
export async function callerOf(request: Request, deps: FunctionDeps): Promise<Caller> {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (token === undefined) throw signInFirst();
  const { data, error } = await deps.admin.auth.getUser(token);
  if (error !== null && (isAuthRetryableFetchError(error) || (error.status ?? 0) >= 500)) {
    throw new AnswerError(503, 'unavailable', 'Please try again in a moment.', { cause: error });
  }
  if (error !== null || data.user === null) throw signInFirst();
  return { userId: data.user.id, email: data.user.email ?? null };
}

function signInFirst(): AnswerError {
  return new AnswerError(401, 'no_token', 'Please log in first.');
}
