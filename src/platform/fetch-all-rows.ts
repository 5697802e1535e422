import { throwIfError } from './api-problem.ts';

/** Rows asked for at once; the data API gives a thousand at the most. */
export const PAGE_SIZE = 500;

interface ResultPage {
  readonly data: readonly unknown[] | null;
  readonly error: { readonly code?: string; readonly hint?: string | null } | null;
  readonly status: number;
}

/**
 * All rows of a question to the data API, however many, part by part.
 * @param fetchPage for the rows `from` to `to`, both counted from 0 and among them, in an order that no two rows share
 * @throws ApiProblem
 */
export async function fetchAllRows<Answer extends ResultPage>(
  fetchPage: (from: number, to: number) => PromiseLike<Answer>,
): Promise<NonNullable<Answer['data']>[number][]> {
  const rows: NonNullable<Answer['data']>[number][] = [];
  for (;;) {
    const page = await fetchPage(rows.length, rows.length + PAGE_SIZE - 1);
    throwIfError(page);
    const pageRows = page.data ?? [];
    rows.push(...pageRows);
    if (pageRows.length < PAGE_SIZE) return rows;
  }
}
