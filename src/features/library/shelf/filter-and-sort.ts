/** Which books of the shelf are shown, and in what order. Pure. */
import { searchByTitle } from '../../../platform/fuzzy-search.ts';
import { bookKeyOf, type LibraryEntry, lastReadAt } from '../reading/library-entry.ts';

export type SortOrder = 'saved' | 'read' | 'title';

/** The orders as they are offered. The first is how the shelf comes. */
export const SORT_ORDERS: readonly { readonly id: SortOrder; readonly words: string }[] = [
  { id: 'saved', words: 'Newest first' },
  { id: 'read', words: 'Last read' },
  { id: 'title', words: 'By title' },
];

/** What a family wants to see of its shelf. */
export interface LibraryFilter {
  /** A hero's id; null is everyone's. */
  readonly child: string | null;
  /** Keys of the books that had a heart when only those were asked for; null is all books. A heart taken back meanwhile
   * leaves its book where it stands. */
  readonly favourites: ReadonlySet<string> | null;
  /** Words of a title, as typed. */
  readonly search: string;
  readonly order: SortOrder;
}

/** Titles and names as one looks them up: 2 before 10, and upper case beside lower. */
export const nameCollator = new Intl.Collator('en-US', { numeric: true });

/**
 * The books wished for. @param entries newest first; books that are equal in an order keep theirs, so those never read stand
 * behind the others as they were saved.
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
