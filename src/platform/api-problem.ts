/**
 * One shape for every failed call, whatever service it went to. The screen derives its message from it, and the
 * outbox decides by it whether to send again.
 */
export type Problem =
  /** No response, an unreadable one, a rate limit or a server error: passes by itself. */
  | 'unreachable'
  /** The session has ended. The outbox sends its items after the next sign-in. */
  | 'signed-out'
  /** The plan's limit is reached. */
  | 'no-room'
  /** The account will never accept this. */
  | 'refused';

interface Details extends ErrorOptions {
  readonly status?: number;
  readonly code?: string | undefined;
  readonly said?: string;
}

export class ApiProblem extends Error {
  override name = 'ApiProblem';
  readonly problem: Problem;
  /** HTTP status; 0 when there was no response. */
  readonly status: number;
  /** The service's error code, such as `42501` or `no_subscription`, or a limit's name; null when it has none. */
  readonly code: string | null;
  /** The service's own message where it is written for people, as the auth service's are. */
  readonly serviceMessage: string | null;

  constructor(problem: Problem, { status = 0, code, said, ...options }: Details = {}) {
    super(problem, options);
    this.problem = problem;
    this.status = status;
    this.code = code || null;
    this.serviceMessage = said || null;
  }
}

/** Our own code for a response that we cannot use: from another version, or an HTML page from a captive portal. */
export const UNREADABLE = 'unreadable';

/** The problem of a response with an unknown shape. */
export const unreadableResponse = (): ApiProblem =>
  new ApiProblem('unreachable', { status: 200, code: UNREADABLE });

/** The part of a data API result that describes an error; `status` 0 means no response. */
interface ApiResult {
  readonly error: { readonly code?: string; readonly hint?: string | null } | null;
  readonly status: number;
}

/** Throws an `ApiProblem` when a data API result holds an error. */
export function throwIfError({ error, status }: ApiResult): void {
  if (!error) return;
  const { code, hint } = error;
  // The database names a reached plan limit in the hint: hero_limit, library_limit.
  const problem = hint?.endsWith('_limit')
    ? 'no-room'
    : code === 'PGRST301'
      ? 'signed-out'
      : problemFromStatus(status);
  // Of several limits, the hint says which.
  throw new ApiProblem(problem, { status, code: problem === 'no-room' ? hint! : code, cause: error });
}

/** The problem of an edge function that answered with an error, or not at all. */
export async function problemFromFunction(error: unknown): Promise<ApiProblem> {
  const response = (error as { context?: unknown } | null)?.context;
  return response instanceof Response
    ? problemFromFunctionResponse(response, error)
    : new ApiProblem('unreachable', { cause: error });
}

/** The problem of an edge function's error response. */
export async function problemFromFunctionResponse(response: Response, cause?: unknown): Promise<ApiProblem> {
  // A gateway's error page is not JSON; its status is enough.
  const body: unknown = await response.json().catch(() => null);
  const code = (body as { error?: { code?: unknown } } | null)?.error?.code;
  const { status } = response;
  return new ApiProblem(problemFromStatus(status), {
    status,
    code: typeof code === 'string' ? code : undefined,
    cause,
  });
}

/** Codes by which the auth service says that the session no longer exists. */
const SESSION_ENDED_CODES = [
  'bad_jwt',
  'no_authorization',
  'session_expired',
  'session_not_found',
  'user_not_found',
];

/** The problem of a failed auth operation. Keeps the auth service's own message. */
export function problemFromAuth(error: unknown): ApiProblem {
  if (error instanceof ApiProblem) return error;
  const { name, message, status = 0, code } = error as Error & { status?: number; code?: string };
  if (name === 'AuthSessionMissingError' || status === 401 || (code && SESSION_ENDED_CODES.includes(code)))
    return new ApiProblem('signed-out', { status, code, cause: error });
  // Without a network, behind a gateway, or for an HTML page the auth client has no message of its own.
  if (name !== 'AuthApiError' && name !== 'AuthWeakPasswordError')
    return new ApiProblem('unreachable', { status, cause: error });
  const said = message === '{}' ? '' : message;
  return new ApiProblem(problemFromStatus(status), { status, code, said, cause: error });
}

function problemFromStatus(status: number): Problem {
  if (status === 401) return 'signed-out';
  // An HTML page from a captive portal arrives with a 200.
  if (status < 400 || status === 429 || status >= 500) return 'unreachable';
  return 'refused';
}

/** The problem of anything a call threw. An error of another kind means that the network was lost. */
export function problemFrom(error: unknown): Problem {
  return error instanceof ApiProblem ? error.problem : 'unreachable';
}

/** The one message for an ended session. */
export const LOGGED_OUT = 'You have been logged out. Log in again: nothing is lost.';

/** The message a parent reads about any thrown error: the service's own, or ours. */
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
