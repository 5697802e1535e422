import { type BookFile, joinBook, type RestOfBook } from '../../../../content/book-file.ts';
import { SAMPLE_SLUG } from '../../../../content/sample-story/facts.ts';
import { requestBook } from '../../../features/library/api/open-book.ts';
import { readPlanBook } from '../../../features/library/offline/plan-books.ts';
import { bookId } from '../build-book.ts';
import { isBookData } from '../is-book-data.ts';
import { loadBook, loadedBook } from '../load-book.ts';
import type { Readers } from '../readers.ts';
import { sharedBookPath } from '../shared-link.ts';
import { type Path, parsePath } from '../story-path.ts';
import { buildKeepsake } from './build-keepsake.ts';
import type { KeepsakeOffer } from './KeepBookDialog.tsx';

/** Finds a book of the shelf to export: as much of it as this member's plan opens, along the path that was read. */
export async function findKeepsake(
  { story, path }: { story: string; path?: string },
  readers: Readers,
  memberId: string | null,
): Promise<KeepsakeOffer> {
  const file = await loadBookFile(story);
  if (!file) return 'unreachable';
  const whole = file.closed ? await loadWholeBook(file, memberId) : file;
  return whole ? offerKeepsake(whole, readers, parsePath(path), file.closed) : 'unread';
}

/** Offers an open book for export, with a link that opens it elsewhere. @param closed whether part of it is locked */
export function offerKeepsake(
  file: BookFile,
  readers: Readers,
  path: Path,
  closed = opensByPlan(file),
): KeepsakeOffer {
  const keepsake = buildKeepsake(file, readers, path);
  if (!keepsake) return 'unread';
  const linkFrom = (from: string) => {
    const to = sharedBookPath(file.slug === SAMPLE_SLUG ? null : file.slug, readers, from);
    return to && new URL(to, window.location.href).href;
  };
  return {
    keepsake,
    book: bookId(file.slug, readers),
    heroId: readers.hero?.id ?? null,
    ...(linkFrom('') && { link: { addressFrom: (from) => linkFrom(from) ?? '', closed } }),
  };
}

/** Whether a book that is complete here has locked parts: its public file tells. */
const opensByPlan = ({ slug }: BookFile): boolean => loadedBook(slug)?.closed ?? false;

/** The sample comes with the app's code. */
async function loadBookFile(slug: string): Promise<BookFile | null> {
  if (slug !== SAMPLE_SLUG) return loadBook(slug);
  const { sampleFile } = await import('../../../../content/sample-story/file.ts');
  return sampleFile;
}

/**
 * Loads the rest of a locked book without spending one of the month's; offline, what was opened on this device.
 * Null when it stays locked.
 */
async function loadWholeBook(file: BookFile, memberId: string | null): Promise<BookFile | null> {
  if (memberId === null) return null;
  const rest = await requestBook(file.slug, false).then(
    (opening) => opening.rest,
    () => readPlanBook(memberId, file.slug),
  );
  return isBookData<RestOfBook>(rest) ? joinBook(file, rest) : null;
}
