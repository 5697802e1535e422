/** Only tokens that we gave to a member reach the engine; it would believe any role and any claim it can check. */
import { admit, type Keyring } from './tokens.ts';

type Fetch = (request: Request) => Promise<Response>;

/** The engine's `fetch`, with the bearer token judged first. */
export function admitMembers(engine: Fetch, keyring: Keyring): Fetch {
  return async (request) => {
    const who = admit(request.headers, keyring);
    if (who === null) return engine(request);
    if (typeof who === 'string') return refused(request, who);
    const headers = new Headers(request.headers);
    headers.set('authorization', `Bearer ${who.token}`);
    return engine(new Request(request, { headers }));
  };
}

/** As the two services of a hosted project say it, which supabase-js understands. */
function refused(request: Request, why: 'forged' | 'expired'): Response {
  const expired = why === 'expired';
  if (new URL(request.url).pathname.startsWith('/rest/')) {
    const message = expired ? 'JWT expired' : 'This token is not one of ours.';
    return Response.json({ code: 'PGRST301', message, details: null, hint: null }, { status: 401 });
  }
  const msg = expired
    ? 'invalid JWT: unable to parse or verify signature, token has invalid claims: token is expired'
    : 'invalid JWT: this token is not one of ours';
  return Response.json({ code: 403, error_code: 'bad_jwt', msg }, { status: 403 });
}
