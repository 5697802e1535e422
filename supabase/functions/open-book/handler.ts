/**
 * Opens a whole book: `{ story, spend }` → `{ opened, used, allowance, book }`, where `book` is the closed part. The
 * database decides by the caller's plan and counts the month (`open_story`); a book counted already counts nothing.
 * `spend: false` opens only a book that costs nothing. Beyond the plan's limit, or when it would count, it answers
 * `opened: false` and no book.
 *
 * With `{ story, link }` instead of a session it opens the one book that a relative was asked to read by this link, as far
 * as her family may read it now; it never counts.
 */

import { authenticate } from '../_shared/authentication.ts';
import type { FunctionDeps } from '../_shared/deps.ts';
import { bookHash, isRecordingToken, tokenHash } from '../_shared/recording-link.ts';
import { FunctionError, handlePost, readJsonObject } from '../_shared/response.ts';

interface StoryOpening {
  readonly allowed: boolean;
  readonly used: number;
  readonly allowance: number | null;
}

export function handler(request: Request, deps: FunctionDeps): Promise<Response> {
  return handlePost(request, deps, async () => {
    const { story, spend, link } = await readJsonObject(request);
    const isByLink = link !== undefined;
    const member = isByLink
      ? await memberOfLink(deps, link, story)
      : (await authenticate(request, deps)).userId;
    // Checked before counting: a missing book must not use up the month.
    const book = typeof story === 'string' ? await deps.closedBook(story) : null;
    if (book === null) throw new FunctionError(404, 'unknown_book', 'There is no such book to open.');
    const { allowed, used, allowance } = await countOpening(deps, {
      member,
      slug: story as string,
      spend: spend !== false && !isByLink,
    });
    // How much of the month a family has used is not the relative's to know.
    const counts = isByLink ? {} : { used, allowance };
    return { opened: allowed, ...counts, ...(allowed && { book: JSON.parse(book) as unknown }) };
  });
}

/** @throws {FunctionError} 404 for a link that has ended, is unknown, or is for another book. */
async function memberOfLink(deps: FunctionDeps, link: unknown, story: unknown): Promise<string> {
  const unknown = new FunctionError(404, 'unknown_link', 'This link has ended, or is not known here.');
  if (!isRecordingToken(link) || typeof story !== 'string') throw unknown;
  const { data, error } = await deps.admin.rpc('member_of_recording_link', {
    given_token_hash: await tokenHash(link),
    given_book_hash: await bookHash(link, story),
  });
  if (error) throw new Error(`member_of_recording_link did not answer: ${error.code}`);
  if (data === null) throw unknown;
  return data;
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
