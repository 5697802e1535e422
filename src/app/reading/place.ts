import type { LibraryEntry } from '../../features/library/reading/library-entry.ts';
import { type Path, pathOf } from './walk.ts';

/** Where a book is opened: a spread, from 0, and the way that leads there. */
export interface Start {
  readonly page: number;
  readonly path: Path;
}

export const BEGINNING: Start = { page: 0, path: [] };

/** Where a tab keeps the places of books; a slug follows. `src/app/leaving/forget-member.ts` knows it too. */
const PREFIX = 'playroom-place:';

/** Keeps the place for a reload in this tab, also of a book that is not on the shelf. */
export function rememberPlace({
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
export function placeToOpen(story: string, query: URLSearchParams, saved: LibraryEntry | undefined): Start {
  const reloaded = !returned.has(story) && cameByReload() ? remembered(story, query.get('hero')) : undefined;
  if (reloaded) {
    returned.add(story);
    return reloaded;
  }
  const page = Number(query.get('page'));
  if (Number.isInteger(page) && page > 0) return { page: page - 1, path: pathOf(query.get('way')) };
  return startOf(saved);
}

/** Where the shelf has a book; a finished one begins again. */
export function startOf(saved: Pick<LibraryEntry, 'page' | 'pages' | 'path'> | null | undefined): Start {
  if (!saved || saved.page >= saved.pages) return BEGINNING;
  return { page: Math.max(0, saved.page - 1), path: pathOf(saved.path) };
}

/**
 * Books that were opened where they lay: from then on they are opened like any other. By story, because the sample is drawn
 * ahead and taken over for a moment before the book that the address names.
 */
const returned = new Set<string>();

/** Whether this very document came by a reload. */
export function cameByReload(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return arrival?.type === 'reload';
}

function remembered(story: string, hero: string | null): Start | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PREFIX + story) ?? 'null') as Record<
      string,
      unknown
    > | null;
    if (!kept || (hero !== null && kept.hero !== hero) || !Number.isInteger(kept.page)) return undefined;
    return { page: Math.max(0, (kept.page as number) - 1), path: pathOf(kept.path as string) };
  } catch {
    return undefined;
  }
}
