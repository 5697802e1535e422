/** Filters and sorts the books of the library. Pure. */
import { searchByTitle } from '../../../platform/fuzzy-search.ts';
import { type LibraryEntry, lastReadAt } from '../reading/library-entry.ts';
import { bookKeyOf } from '../reading/reading-record.ts';

export type SortOrder = 'saved' | 'read' | 'title';

/** The sort orders as offered; the first is the stored order. */
export const SORT_ORDERS: readonly { readonly id: SortOrder; readonly words: string }[] = [
  { id: 'saved', words: 'Newest first' },
  { id: 'read', words: 'Last read' },
  { id: 'title', words: 'By title' },
];

/** The chosen filters and order. */
export interface LibraryFilter {
  /** A hero's id; null is every child. */
  readonly child: string | null;
  /**
   * Keys of the books that had a heart when the filter was switched on; null is all books. A book whose heart
   * is removed meanwhile stays in view.
   */
  readonly favourites: ReadonlySet<string> | null;
  /** The search text, as typed. */
  readonly search: string;
  readonly order: SortOrder;
}

/** Natural order for titles and names: 2 before 10, case ignored. */
export const nameCollator = new Intl.Collator('en-US', { numeric: true });

/**
 * Returns the filtered, sorted books. The sort is stable, so unread books keep the saved order.
 * @param entries newest first
 */
export function filterAndSort(
  entries: readonly LibraryEntry[],
  { child, favourites, search, order }: LibraryFilter,
  titleOf: (story: string) => string,
): readonly LibraryEntry[] {
  const chosen = entries.filter(
    (entry) =>
      (child === null || entry.hero === child) &&
      (favourites === null || entry.favourite || favourites.has(bookKeyOf(entry))),
  );
  const found = [...searchByTitle(chosen, ({ story }) => titleOf(story), search)];
  if (order === 'read') return found.sort((a, b) => lastReadAt(b) - lastReadAt(a));
  if (order === 'title')
    return found.sort((a, b) => nameCollator.compare(titleOf(a.story), titleOf(b.story)));
  return found;
}
