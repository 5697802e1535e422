/**
 * What went wrong with a call, in one shape for all features and all services: the screen decides what a parent reads, and
 * what waits on the device decides by it whether to try again.
 */
export type Problem =
  /** No answer, an answer that is none, too busy, or a server in trouble: passes by itself. */
  | 'unreachable'
  /** The session has ended: what waits is sent once she is back. */
  | 'signed-out'
  /** The plan holds no more. */
  | 'no-room'
  /** The account does not take this, now or later. */
  | 'refused';

interface Details extends ErrorOptions {
  readonly status?: number;
  readonly code?: string | undefined;
  readonly said?: string;
}

export class ApiProblem extends Error {
  override name = 'ApiProblem';
  readonly problem: Problem;
  /** Of HTTP; 0 is no answer at all. */
  readonly status: number;
  /** The service's own word for it, such as `42501` or `no_subscription`; null where it has none. */
  readonly code: string | null;
  /** The service's own sentence, where it is written for people: those of the auth service are. */
  readonly serviceMessage: string | null;

  constructor(problem: Problem, { status = 0, code, said, ...options }: Details = {}) {
    super(problem, options);
    this.problem = problem;
    this.status = status;
    this.code = code || null;
    this.serviceMessage = said || null;
  }
}

/** Our own code for an answer that came and can't be used: of another version, or of a hotel's door-keeper. */
export const UNREADABLE = 'unreadable';

/** The problem of an answer that came, and says nothing we know. */
export const unreadableResponse = (): ApiProblem =>
  new ApiProblem('unreachable', { status: 200, code: UNREADABLE });

/** The part of a data API answer that tells what went wrong; `status` 0 is no answer at all. */
interface ApiResult {
  readonly error: { readonly code?: string; readonly hint?: string | null } | null;
  readonly status: number;
}

/** Throws `ApiProblem` for an answer of the data API that is an error. */
export function throwIfError({ error, status }: ApiResult): void {
  if (!error) return;
  const { code, hint } = error;
  // The database's own words for a full plan: hero_limit, library_limit.
  const problem = hint?.endsWith('_limit')
    ? 'no-room'
    : code === 'PGRST301'
      ? 'signed-out'
      : problemFromStatus(status);
  throw new ApiProblem(problem, { status, code, cause: error });
}

/** The problem of a function that answered with an error, or did not answer. */
export async function problemFromFunction(error: unknown): Promise<ApiProblem> {
  const answer = (error as { context?: unknown } | null)?.context;
  if (!(answer instanceof Response)) return new ApiProblem('unreachable', { cause: error });
  // A gateway's own page is not JSON; the status says enough.
  const body: unknown = await answer.json().catch(() => null);
  const code = (body as { error?: { code?: unknown } } | null)?.error?.code;
  const { status } = answer;
  return new ApiProblem(problemFromStatus(status), {
    status,
    code: typeof code === 'string' ? code : undefined,
    cause: error,
  });
}

/** Codes by which the auth service says that whoever asks has no session any more. */
const SESSION_ENDED_CODES = [
  'bad_jwt',
  'no_authorization',
  'session_expired',
  'session_not_found',
  'user_not_found',
];

/** The problem of an operation of the auth client that failed. The service's own sentences are kept. */
export function problemFromAuth(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error;
  const { name, message, status = 0, code } = error as Error & { status?: number; code?: string };
  if (name === 'AuthSessionMissingError' || status === 401 || (code && SESSION_ENDED_CODES.includes(code)))
    return new ApiProblem('signed-out', { status, code, cause: error });
  // Without network, behind a gateway, and where the answer is a page, the client has no sentence of its own.
  if (name !== 'AuthApiError' && name !== 'AuthWeakPasswordError')
    return new ApiProblem('unreachable', { status, cause: error });
  const said = message === '{}' ? '' : message;
  return new ApiProblem(problemFromStatus(status), { status, code, said, cause: error });
}

function problemFromStatus(status: number): Problem {
  if (status === 401) return 'signed-out';
  // An error of an answer that was none: a page of a hotel's door-keeper, with a 200.
  if (status < 400 || status === 429 || status >= 500) return 'unreachable';
  return 'refused';
}

/** The problem of anything a call threw: what has no name is a network that went away. */
export function problemFrom(error: unknown): Problem {
  return error instanceof ApiProblem ? error.problem : 'unreachable';
}

/** The same sentence for an ended session everywhere. */
export const LOGGED_OUT = 'You have been logged out. Log in again: nothing is lost.';

/** What a parent reads about anything a call threw, and what she can do: the service's own sentence, or ours. */
export function messageFor(error: unknown): string {
  if (!(error instanceof ApiProblem)) return UNREACHABLE;
  const { problem, status, serviceMessage } = error;
  if (serviceMessage) return serviceMessage;
  if (problem === 'signed-out') return LOGGED_OUT;
  if (status === 429) return 'That was a bit too often. Please wait a minute and try again.';
  if (problem === 'unreachable') return UNREACHABLE;
  return problem === 'no-room' ? 'Your plan holds no more.' : 'Please try again';
}

const UNREACHABLE = 'We can’t reach the playroom just now. Please check your connection and try again.';
