/**
 * What went wrong with a call, in one shape for all features: the screen decides what a parent reads, and what waits on the
 * device decides by it whether to try again.
 */
export type Problem =
  /** No answer, too busy, or a server in trouble: passes by itself. */
  | 'unreachable'
  /** The session has ended: what waits is sent once she is back. */
  | 'signed-out'
  /** The plan holds no more. */
  | 'no-room'
  /** The account does not take this, now or later. */
  | 'refused';

export class ApiProblem extends Error {
  override name = 'ApiProblem';
  readonly problem: Problem;
  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem, options);
    this.problem = problem;
  }
}

/** The part of a data API answer that tells what went wrong; `status` 0 is no answer at all. */
interface Answer {
  readonly error: { readonly code?: string; readonly hint?: string | null } | null;
  readonly status: number;
}

/** Throws `ApiProblem` for an answer of the data API that is an error. */
export function check({ error, status }: Answer): void {
  if (error) throw new ApiProblem(meaningOf(status, error), { cause: error });
}

/** The problem of a function that answered with an error, or did not answer. */
export function problemOfFunction(error: unknown): ApiProblem {
  const answer = (error as { context?: unknown } | null)?.context;
  return new ApiProblem(meaningOf(answer instanceof Response ? answer.status : 0, {}), { cause: error });
}

function meaningOf(status: number, { code, hint }: { code?: string; hint?: string | null }): Problem {
  // The database's own words for a full plan: hero_limit, library_limit.
  if (hint?.endsWith('_limit')) return 'no-room';
  if (status === 401 || code === 'PGRST301') return 'signed-out';
  if (status === 0 || status === 429 || status >= 500) return 'unreachable';
  return 'refused';
}

/** The problem of anything a call threw: what has no name is a network that went away. */
export function problemOf(error: unknown): Problem {
  return error instanceof ApiProblem ? error.problem : 'unreachable';
}
