import { check } from './api-problem.ts';

/** Rows asked for at once; the data API gives a thousand at the most. */
export const PART = 500;

interface Part {
  readonly data: readonly unknown[] | null;
  readonly error: { readonly code?: string; readonly hint?: string | null } | null;
  readonly status: number;
}

/**
 * All rows of a question to the data API, however many, part by part.
 * @param ask for the rows `from` to `to`, both counted from 0 and among them, in an order that no two rows share
 * @throws ApiProblem
 */
export async function allRows<Answer extends Part>(
  ask: (from: number, to: number) => PromiseLike<Answer>,
): Promise<NonNullable<Answer['data']>[number][]> {
  const rows: NonNullable<Answer['data']>[number][] = [];
  for (;;) {
    const answer = await ask(rows.length, rows.length + PART - 1);
    check(answer);
    const part = answer.data ?? [];
    rows.push(...part);
    if (part.length < PART) return rows;
  }
}
