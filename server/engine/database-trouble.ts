/** Answers of the engine after the database let it down or would not have a value: the right status, and no riddle. */
import { isUnreachable, watchingDatabase } from './database.ts';
import { TooManyHashesError } from './hashing.ts';

type Fetch = (request: Request) => Promise<Response>;

/** In this many seconds a lost connection is usually back. */
const BACK_IN = '2';

/** The engine's `fetch`, whose 500s are told apart. */
export function answerDatabaseTrouble(engine: Fetch): Fetch {
  return async (request) => {
    const { result, error } = await watchingDatabase(() =>
      engine(request).catch((failure: unknown) => {
        if (isUnreachable(failure)) return unavailable();
        if (failure instanceof TooManyHashesError) return unavailable();
        throw failure;
      }),
    );
    if (result.status < 500) return result;
    if (result.status === 503 || isUnreachable(error))
      return result.headers.has('retry-after') ? result : unavailable();
    return whatTheCallerDid(error) ?? result;
  };
}

function unavailable(): Response {
  return Response.json(
    {
      code: 503,
      error_code: 'unavailable',
      msg: 'We will be back in a moment.',
      message: 'We will be back in a moment.',
    },
    { status: 503, headers: { 'retry-after': BACK_IN } },
  );
}

/** A value the database refuses is the caller's mistake. */
function whatTheCallerDid(error: unknown): Response | null {
  const code = (error as { code?: unknown } | undefined)?.code;
  if (typeof code !== 'string') return null;
  if (code === '23505') {
    const msg = 'A user with this email address has already been registered';
    return Response.json({ code: 422, error_code: 'email_exists', msg }, { status: 422 });
  }
  if (!/^(22|23|42601|54)/.test(code)) return null;
  const msg = 'That cannot be understood.';
  return Response.json({ code: 400, error_code: 'validation_failed', msg, message: msg }, { status: 400 });
}
