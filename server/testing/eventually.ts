/** Polls in tests for effects that follow a response, such as a mail. */
import { vi } from 'vitest';

/** Retries until the check passes, with time for a busy machine. @returns what `check` returned */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 30_000, interval: 5 });
