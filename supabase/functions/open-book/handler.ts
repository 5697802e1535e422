/**
 * Opens a whole book: `{ story, spend }` → `{ opened, used, allowance, book }`, where `book` is the closed part. The
 * database decides by the caller's plan and counts the month (`open_story`); a book counted already counts nothing.
 * `spend: false` opens only a book that costs nothing. Beyond the plan's limit, or when it would count, it answers
 * `opened: false` and no book.
 */

import { authenticate } from '../_shared/authentication.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { FunctionError, handlePost, readJsonObject } from '../_shared/response.ts';

interface StoryOpening {
  readonly allowed: boolean;
  readonly used: number;
  readonly allowance: number | null;
}

export function handler(request: Request, deps: FunctionDeps): Promise<Response> {
  return handlePost(request, deps, async () => {
    const caller = await authenticate(request, deps);
    const { story, spend } = await readJsonObject(request);
    // Checked before counting: a missing book must not use up the month.
    const book = typeof story === 'string' ? await deps.closedBook(story) : null;
    if (book === null) throw new FunctionError(404, 'unknown_book', 'There is no such book to open.');
    const { allowed, used, allowance } = await countOpening(deps, {
      member: caller.userId,
      slug: story as string,
      spend: spend !== false,
    });
    return { opened: allowed, used, allowance, ...(allowed && { book: JSON.parse(book) as unknown }) };
  });
}

async function countOpening(
  deps: FunctionDeps,
  args: { member: string; slug: string; spend: boolean },
): Promise<StoryOpening> {
  const { data, error } = await deps.admin.rpc('open_story', args);
  const [opening] = data ?? [];
  if (error || !opening || opening.used === null)
    throw new Error(`open_story did not answer: ${error?.code ?? 'no row'}`);
  return { allowed: opening.allowed === true, used: opening.used, allowance: opening.allowance };
}
