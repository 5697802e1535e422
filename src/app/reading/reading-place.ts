import type { LibraryEntry } from '../../features/library/reading/library-entry.ts';
import { type Path, parsePath } from './story-path.ts';

/** Where a book is opened: a spread, from 0, and the way that leads there. */
export interface ReadingPlace {
  readonly page: number;
  readonly path: Path;
}

export const FIRST_PAGE: ReadingPlace = { page: 0, path: [] };

/** Where a tab keeps the places of books; a slug follows. `src/app/sign-out/clear-user-data.ts` knows it too. */
const PREFIX = 'playroom-place:';

/** Keeps the place for a reload in this tab, also of a book that is not on the shelf. */
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
    // Then a reload begins the book anew.
  }
}

/**
 * Where to open a book: the page the address names, else where the shelf has it. A finished book begins again. After a
 * reload it lies where it lay.
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

/** Where the shelf has a book; a finished one begins again. */
export function savedPlace(
  saved: Pick<LibraryEntry, 'page' | 'pages' | 'path'> | null | undefined,
): ReadingPlace {
  if (!saved || saved.page >= saved.pages) return FIRST_PAGE;
  return { page: Math.max(0, saved.page - 1), path: parsePath(saved.path) };
}

/**
 * Books that were opened where they lay: from then on they are opened like any other. By story, because the sample is drawn
 * ahead and taken over for a moment before the book that the address names.
 */
const restoredBooks = new Set<string>();

/** Whether this very document came by a reload. */
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
