import type { ReadingRecord } from '../../features/library/reading/reading-record.ts';
import { formerPlace, removeFormerPlaces } from './former-places.ts';
import { type Path, parsePath } from './story-path.ts';

/** Where a book opens: a spread, from 0, and the path that leads there. */
export interface OpeningPlace {
  readonly page: number;
  readonly path: Path;
  /** The page was asked for, or open here before: the book opens right there, without its title page. */
  readonly direct?: true;
}

export const FIRST_PAGE: OpeningPlace = { page: 0, path: [] };

/** A place as the history stores it: the page from 1, the path as text. */
interface StoredPlace {
  readonly page: number;
  readonly path: string;
}

/** Places by story: a reload shows the prerendered sample for a moment, at the same entry of the history. */
interface ReadingState {
  readonly places?: Readonly<Record<string, StoredPlace>>;
}

const historyState = (): ReadingState => window.history.state ?? {};

/** Saves the open page in this entry of the history: for a reload and for coming back, also of a shared book. */
export function savePlaceInHistory(story: string, { page, path }: StoredPlace): void {
  const state = historyState();
  removeFormerPlaces(story);
  try {
    window.history.replaceState({ ...state, places: { ...state.places, [story]: { page, path } } }, '');
  } catch {
    // Safari allows a hundred changes in half a minute. A reload then opens an earlier page.
  }
}

/**
 * Where to open a book: the page that was open here before a reload, else the page in the URL, else the saved
 * place. A finished book starts again.
 */
export function initialPlace(
  story: string,
  query: URLSearchParams,
  saved: ReadingRecord | undefined,
): OpeningPlace {
  const here =
    historyState().places?.[story] ?? (isReload() ? formerPlace(story, query.get('hero')) : undefined);
  if (here) return { page: Math.max(0, here.page - 1), path: parsePath(here.path), direct: true };
  const page = Number(query.get('page'));
  if (Number.isInteger(page) && page > 0)
    return { page: page - 1, path: parsePath(query.get('way')), direct: true };
  return savedPlace(saved);
}

/** The saved place of a book; a finished one starts again. */
export function savedPlace(
  saved: Pick<ReadingRecord, 'page' | 'pages' | 'path'> | null | undefined,
): OpeningPlace {
  if (!saved || saved.page >= saved.pages) return FIRST_PAGE;
  return { page: Math.max(0, saved.page - 1), path: parsePath(saved.path) };
}

/** Whether this document was loaded by a reload. */
export function isReload(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return arrival?.type === 'reload';
}
