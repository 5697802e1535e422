import { throwIfError } from './api-problem.ts';

/** Rows per request. The data API returns a thousand at most. */
export const PAGE_SIZE = 500;

interface ResultPage {
  readonly data: readonly unknown[] | null;
  readonly error: { readonly code?: string; readonly hint?: string | null } | null;
  readonly status: number;
}

/**
 * Fetches every row of a data API query, page by page.
 *
 * @param fetchPage fetches the rows `from` to `to` (both from 0, inclusive) in an order that no two rows share
 *
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
