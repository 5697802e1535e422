/** The arithmetic of pages: where a move lands, and which spreads are kept ready. All page numbers count from 0. */

import type { Book } from './book.ts';

/** What a reader asks for: one page on or back, or a certain page. */
export type PageMove = { readonly by: 1 | -1 } | { readonly to: number };

/**
 * Where a move made on page `at` of `pages` lands. One page on from the last is 'past-end';
 * back from the first, or to a page outside the book, stays within it.
 */
export function targetPage(move: PageMove, at: number, pages: number): number | 'past-end' {
  if ('by' in move && move.by === 1 && at >= pages - 1) return 'past-end';
  return clampPage('to' in move ? move.to : at + move.by, pages);
}

/** The nearest page the book has. */
export function clampPage(page: number, pages: number): number {
  return Math.max(0, Math.min(pages - 1, page));
}

/** Whether nothing comes after page `at`: no other page, and no choice that would bring some. */
export function isLastPage(book: Book, at: number): boolean {
  return at >= book.spreads.length - 1 && !book.spreads[at]?.choice;
}

/**
 * The spreads kept in the document around `at`, in reading order: the one before, the one seen, and two ahead,
 * so that a second quick turn finds its page drawn. `also` are those that must be there as well: the one that lies open where
 * the book was turned on a moment ago, and where a longer jump is going. Never more than six, however long the book is.
 */
export function mountedPages(at: number, pages: number, ...also: (number | undefined)[]): number[] {
  const near = [at - 1, at, at + 1, at + 2, ...also].filter(
    (page) => page !== undefined && page >= 0 && page < pages,
  ) as number[];
  return [...new Set(near)].sort((a, b) => a - b);
}
