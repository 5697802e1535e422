import { SAMPLE_SLUG } from '../../../../content/sample-story/facts.ts';
import { cacheFiles, waitForWorker } from '../../../platform/offline/cache-files.ts';
import { requestBook } from '../api/open-book.ts';
import type { LibraryEntry } from '../reading/library-entry.ts';
import { readPlanBook, storePlanBook } from './plan-books.ts';

/** Books fetched ahead at the most, the newest first: some 20 KB each. */
const MAX_BOOKS = 60;
/** Between two questions to the account, in milliseconds: nobody waits for these. */
const PAUSE_MS = 1500;

let running: Promise<void> | undefined;

/**
 * Brings the books on a member's shelf to this device, also those saved on another: what everybody may read, and what her
 * plan has opened. It opens no new book of the month. One round at a time; never throws.
 */
export function downloadSavedBooks(memberId: string, entries: readonly LibraryEntry[]): Promise<void> {
  running ??= downloadAll(memberId, entries)
    .catch(() => undefined)
    .finally(() => {
      running = undefined;
    });
  return running;
}

async function downloadAll(memberId: string, entries: readonly LibraryEntry[]): Promise<void> {
  if (!(await waitForWorker())) return;
  // The sample is part of the app.
  const stories = [...new Set(entries.map(({ story }) => story))]
    .filter((story) => story !== SAMPLE_SLUG)
    .slice(0, MAX_BOOKS);
  for (const slug of stories) {
    const address = `/books/${encodeURIComponent(slug)}.json`;
    await cacheFiles([address]);
    const file = await (await caches.match(address, { ignoreVary: true }))?.json();
    if (!file?.closed || (await readPlanBook(memberId, slug))) continue;
    const { rest } = await requestBook(slug, false);
    if (rest) await storePlanBook(memberId, slug, rest);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
