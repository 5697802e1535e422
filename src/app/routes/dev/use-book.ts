import { useEffect, useState } from 'react';
import type { Book } from '../../../../content/book.ts';

/** Every story that has a book, by its slug. */
const BOOKS = Object.fromEntries(
  Object.entries(import.meta.glob<{ book: Book }>('../../../../content/stories/*/book.ts')).map(
    ([path, load]) => [path.split('/').at(-2)!, load] as const,
  ),
);

export const SLUGS = Object.keys(BOOKS);

/** Tells this tab that a saved file has reached it. */
const CHANGED = 'studio:changed';
import.meta.hot?.on('vite:afterUpdate', () => window.dispatchEvent(new Event(CHANGED)));

/** The module as it is on disk now: Vite answers a new address with what was saved last. */
const load = (slug: string): Promise<{ book: Book }> =>
  import.meta.hot
    ? import(/* @vite-ignore */ `/content/stories/${slug}/book.ts?t=${Date.now()}`)
    : BOOKS[slug]!();

interface OpenBook {
  readonly slug: string;
  readonly book: Book;
}

/** A book, read again whenever one of its files is saved. `problem` says why the newest version cannot be read. */
export function useBook(slug: string): { open: OpenBook | null; problem: string | null } {
  const [open, setOpen] = useState<OpenBook | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      try {
        const { book } = await load(slug);
        if (!isCurrent) return;
        setOpen({ slug, book });
        setProblem(null);
      } catch (error) {
        if (isCurrent) setProblem(error instanceof Error ? error.message : String(error));
      }
    };
    void read();
    window.addEventListener(CHANGED, read);
    return () => {
      isCurrent = false;
      window.removeEventListener(CHANGED, read);
    };
  }, [slug]);
  return { open: open?.slug === slug ? open : null, problem };
}
