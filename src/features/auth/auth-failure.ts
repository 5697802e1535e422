/** An operation of the auth service that was refused or could not be reached; `message` may be shown as it is. */
export class AuthFailure extends Error {
  override name = 'AuthFailure';
}

const UNREACHABLE = 'We can’t reach the playroom just now. Please check your connection and try again.';

/** Turns an error of the auth client into one whose message a parent can read. The service's own sentences stay. */
export function authFailure(error: unknown): AuthFailure {
  const { name, message } = error instanceof Error ? error : { name: '', message: '' };
  // Without network, and behind a gateway that answers 502, 503 or 504, the client has no sentence of its own.
  const silent =
    name === 'AuthRetryableFetchError' || !message || message === '{}' || error instanceof TypeError;
  return new AuthFailure(silent ? UNREACHABLE : message);
}

/** The sentence to show for anything an auth operation threw. */
export function messageOf(error: unknown): string {
  return (error instanceof AuthFailure ? error : authFailure(error)).message;
}
