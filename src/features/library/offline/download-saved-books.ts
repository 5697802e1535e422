import { SAMPLE_SLUG } from '../../../../content/sample-story/facts.ts';
import { cacheFiles, waitForWorker } from '../../../platform/offline/cache-files.ts';
import { requestBook } from '../api/open-book.ts';
import type { LibraryEntry } from '../reading/library-entry.ts';
import { readPlanBook, storePlanBook } from './plan-books.ts';

/** Downloads at most this many books, newest first, at some 20 KB each. */
const MAX_BOOKS = 60;
/** Milliseconds between two requests to the account: this is background work. */
const PAUSE_MS = 1500;

let running: Promise<void> | undefined;

/**
 * Downloads the books of a member's library for offline reading, also those saved on another device: public
 * parts, and what the plan has opened. Opens no new book of the month. Runs one round at a time; never
 * throws.
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
  // The sample ships with the app.
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
