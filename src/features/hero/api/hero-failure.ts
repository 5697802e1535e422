/** Why the account did not take, give or lose a hero. */
export type HeroProblem = 'no-room' | 'unreachable' | 'signed-out' | 'refused';

/** Thrown by every operation in this folder; the screen decides what a parent reads. */
export class HeroFailure extends Error {
  override name = 'HeroFailure';
  readonly problem: HeroProblem;
  constructor(problem: HeroProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** The part of a data API answer that tells what went wrong; `status` 0 is no answer at all. */
type Answer = { error: { code?: string; hint?: string | null } | null; status: number };

/** Throws `HeroFailure` for an answer with an error. */
export function check({ error, status }: Answer): void {
  if (!error) return;
  if (error.hint === 'hero_limit') throw new HeroFailure('no-room');
  if (status === 401 || status === 403 || error.code === 'PGRST301') throw new HeroFailure('signed-out');
  if (status === 0 || status === 429 || status >= 500) throw new HeroFailure('unreachable');
  throw new HeroFailure('refused');
}

/** The problem of anything an operation threw: what has no name is a network that went away. */
export function problemOf(error: unknown): HeroProblem {
  return error instanceof HeroFailure ? error.problem : 'unreachable';
}
