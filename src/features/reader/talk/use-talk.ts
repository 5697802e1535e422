import { useCallback, useState } from 'react';
import type { ReaderBook } from '../book.ts';

const KEY = 'reader.talk';

/** What the grown-ups' panel offers to talk about. */
export interface Talk {
  readonly on: boolean;
  readonly toggle: () => void;
  /** The open page's question, if it has one. */
  readonly question: string | undefined;
}

/**
 * Questions for the grown-up who reads along: off until somebody asks for them, then remembered on this device.
 * Returns undefined for a book that has none.
 * @param page the open spread, from 0, or `TITLE_PAGE`
 * @param reading which reading of the book this is, from 1
 */
export function useTalk(book: ReaderBook, page: number, reading: number): Talk | undefined {
  const [on, setOn] = useState(readTalk);
  const toggle = useCallback(() => {
    setOn(!on);
    storeTalk(!on);
  }, [on]);
  if (!book.spreads.some(({ questions }) => questions)) return undefined;
  const [first, second, later] = book.spreads[page]?.questions ?? [];
  return { on, toggle, question: reading <= 1 ? first : reading === 2 ? second : later };
}

function readTalk(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

/** A full or blocked storage loses the choice silently, as it still applies to this visit. */
function storeTalk(on: boolean): void {
  try {
    if (on) localStorage.setItem(KEY, 'on');
    else localStorage.removeItem(KEY);
  } catch {
    // Private windows may refuse to store; the choice lasts until the page is closed.
  }
}
