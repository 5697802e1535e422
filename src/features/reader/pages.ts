/** Page arithmetic: where a move leads, and which spreads stay mounted. Pages count from 0. */

import type { ReaderBook } from './book.ts';

/** The index of the title page, which comes before the first spread and has no number. */
export const TITLE_PAGE = -1;

/** The index of the first page that a book can be turned to. */
export const firstPage = (book: Pick<ReaderBook, 'titlePage'>): number => (book.titlePage ? TITLE_PAGE : 0);

/**
 * The index of the endpaper after the last spread, which has no number; undefined where the book has none, asks on its last page
 * or goes on elsewhere.
 */
export function endPage({ titlePage, spreads, pages }: Pick<ReaderBook, 'titlePage' | 'spreads' | 'pages'>) {
  return titlePage && pages === undefined && !spreads.at(-1)?.choice ? spreads.length : undefined;
}

/** A move: one page on or back, or to a certain page. */
export type PageMove = { readonly by: 1 | -1 } | { readonly to: number };

/**
 * Where a move from page `at` of `pages` leads. One page on from the last is 'past-end'; back from the first,
 * or to a page outside the book, stays within it.
 */
export function targetPage(move: PageMove, at: number, pages: number, first = 0): number | 'past-end' {
  if ('by' in move && move.by === 1 && at >= pages - 1) return 'past-end';
  return clampPage('to' in move ? move.to : at + move.by, pages, first);
}

/** The nearest page that exists, from `first` on. */
export function clampPage(page: number, pages: number, first = 0): number {
  return Math.max(first, Math.min(pages - 1, page));
}

/** Whether nothing comes after page `at`: no page, and no choice that would add some. */
export function isLastPage(book: ReaderBook, at: number): boolean {
  return at >= book.spreads.length - 1 && !book.spreads[at]?.choice;
}

/**
 * The spreads to keep mounted around `at`, in order: one before, the open one, and two ahead, so that a second
 * quick turn finds its page drawn. `also` adds the one that was open a moment ago and the target of a jump.
 * Never more than six, however long the book.
 */
export function mountedPages(at: number, pages: number, ...also: (number | undefined)[]): number[] {
  const near = [at - 1, at, at + 1, at + 2, ...also].filter(
    (page) => page !== undefined && page >= 0 && page < pages,
  ) as number[];
  return [...new Set(near)].sort((a, b) => a - b);
}
