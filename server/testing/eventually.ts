/** Waiting in tests for what comes after the answer, such as a mail. */
import { vi } from 'vitest';

/** Asks again until it holds, as long as a busy machine may need. @returns what `check` returned */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 30_000, interval: 5 });
