import { problemFromFunction, unreadableResponse } from '../../../platform/api-problem.ts';
import { getSupabase } from '../../../platform/supabase.ts';

/** What the account said: the rest of the book where it is open, and how many of the month's books are used. */
export interface OpenedBook {
  /** JSON of the build's own making; null where the book stays shut. */
  readonly rest: unknown;
  readonly used: number;
  /** Books of a month; null is without limit. */
  readonly allowance: number | null;
}

/**
 * Asks for the rest of a book. With `spend` one of the month's books may be used for it; without, only what costs nothing
 * is opened. Throws `ApiProblem`, or what the network threw.
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
