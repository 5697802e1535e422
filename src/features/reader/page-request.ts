import { createContext } from 'react';
import type { LoadRequest } from './book.ts';

/** Returns the spread that is open or being turned to, from 0. The function stays the same while the book is open. */
export const TargetPageContext = createContext<() => number>(() => 0);

/** Pages kept ready ahead; passed pages come after them. */
const PAGES_AHEAD = 2;

/** A request for a page's picture: how soon it is needed follows from where the reader turns to. */
export function pageRequest(page: number, goesTo: () => number): LoadRequest & { abort(): void } {
  const aborter = new AbortController();
  return {
    signal: aborter.signal,
    distance: () => (page >= goesTo() ? page - goesTo() : goesTo() - page + PAGES_AHEAD),
    abort: () => aborter.abort(),
  };
}
