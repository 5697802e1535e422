import { problemFromFunction, unreadableResponse } from '../../../platform/api-problem.ts';
import { getSupabase } from '../../../platform/supabase.ts';

/**
 * The answer of `open-book`: the rest of the book if it is open, and how many books of the month are used.
 */
export interface OpenedBook {
  /** The rest of the book as our build's JSON; null where the plan does not open it. */
  readonly rest: unknown;
  readonly used: number;
  /** Books a month; null is without limit. */
  readonly allowance: number | null;
}

/**
 * Requests the rest of a book. With `spend` it may use up one of the month's books; without, it only opens
 * what is free. Throws `ApiProblem` or a network error.
 */
export async function requestBook(story: string, spend: boolean): Promise<OpenedBook> {
  const client = await getSupabase();
  const { data, error } = await client.functions.invoke<{
    opened?: boolean;
    used?: number;
    allowance?: number | null;
    book?: unknown;
  }>('open-book', { body: { story, spend } });
  if (error) throw await problemFromFunction(error);
  if (typeof data?.opened !== 'boolean') throw unreadableResponse();
  return { rest: data.opened ? data.book : null, used: data.used ?? 0, allowance: data.allowance ?? null };
}
