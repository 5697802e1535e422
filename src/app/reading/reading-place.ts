import type { LibraryEntry } from '../../features/library/reading/library-entry.ts';
import { type Path, parsePath } from './story-path.ts';

/** Where a book opens: a spread, from 0, and the path that leads there. */
export interface ReadingPlace {
  readonly page: number;
  readonly path: Path;
}

export const FIRST_PAGE: ReadingPlace = { page: 0, path: [] };

/** Session storage prefix of reading places; a slug follows. `src/app/sign-out/clear-user-data.ts` uses it too. */
const PREFIX = 'playroom-place:';

/** Saves the place for a reload of this tab, even of a book that is not on the shelf. */
export function savePlaceForReload({
  story,
  hero,
  page,
  path,
}: {
  story: string;
  hero: string | null;
  page: number;
  path: string;
}): void {
  try {
    sessionStorage.setItem(PREFIX + story, JSON.stringify({ hero, page, path }));
  } catch {
    // A reload then starts the book at its beginning.
  }
}

/**
 * Where to open a book: the page in the URL, else the shelf's place. A finished book starts again. A reload
 * keeps the open page.
 */
export function initialPlace(
  story: string,
  query: URLSearchParams,
  saved: LibraryEntry | undefined,
): ReadingPlace {
  const reloaded =
    !restoredBooks.has(story) && isReload() ? readSavedPlace(story, query.get('hero')) : undefined;
  if (reloaded) {
    restoredBooks.add(story);
    return reloaded;
  }
  const page = Number(query.get('page'));
  if (Number.isInteger(page) && page > 0) return { page: page - 1, path: parsePath(query.get('way')) };
  return savedPlace(saved);
}

/** The shelf's place of a book; a finished one starts again. */
export function savedPlace(
  saved: Pick<LibraryEntry, 'page' | 'pages' | 'path'> | null | undefined,
): ReadingPlace {
  if (!saved || saved.page >= saved.pages) return FIRST_PAGE;
  return { page: Math.max(0, saved.page - 1), path: parsePath(saved.path) };
}

/**
 * Books that a reload has reopened; from then on the shelf's place applies. By story, because the prerendered
 * sample hydrates before the book in the URL.
 */
const restoredBooks = new Set<string>();

/** Whether this document was loaded by a reload. */
export function isReload(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return arrival?.type === 'reload';
}

function readSavedPlace(story: string, hero: string | null): ReadingPlace | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PREFIX + story) ?? 'null') as Record<
      string,
      unknown
    > | null;
    if (!kept || (hero !== null && kept.hero !== hero) || !Number.isInteger(kept.page)) return undefined;
    return { page: Math.max(0, (kept.page as number) - 1), path: parsePath(kept.path as string) };
  } catch {
    return undefined;
  }
}
