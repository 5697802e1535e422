import { memo, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ReaderBook } from './book.ts';
import { TargetPageContext } from './page-request.ts';
import { assignSlots } from './page-slots.ts';
import { endPage, mountedPages, TITLE_PAGE } from './pages.ts';
import { usePreviews } from './previews.tsx';
import { SpreadView } from './SpreadView.tsx';
import { EndSpread, TitleSpread } from './TitleSpread.tsx';

interface SpreadsProps {
  book: ReaderBook;
  /** The open spread. */
  shown: number;
  /** Returns the spread that the book is being turned to. */
  goesTo: () => number;
  /** A distant spread that a jump needs in the document. */
  aim: number | undefined;
  /** After hydration: spreads near the open one are mounted. */
  ready: boolean;
  /** The spread that the book opened at. */
  first: number;
  /** "Page 2 of 3"; `page` counts from 1. */
  name: (page: number, pages: number) => string;
  onChoose: ((spread: string, option: string) => void) | undefined;
}

/** How long after a turn the next spreads are mounted, in ms: nobody is turning quickly then. */
const SETTLE_MS = 250;

/** The open spread and the ones near it. */
export const Spreads = memo(function Spreads(props: SpreadsProps) {
  const { book, shown, goesTo, aim, ready, first, name, onChoose } = props;
  const settled = useSettledPage(shown, goesTo);
  usePreviews(book, settled, goesTo);
  const length = book.spreads.length;
  const nearTitle = book.titlePage && Math.min(settled, shown) <= 0 ? [TITLE_PAGE] : [];
  const end = endPage(book);
  const nearEnd = end !== undefined && Math.max(settled, shown) >= length - 2 ? [end] : [];
  const pages = ready ? [...nearTitle, ...mountedPages(settled, length, shown, aim), ...nearEnd] : [shown];
  // Read and written during render: the same pages always get the same slots.
  const slots = useRef<(number | undefined)[]>([]);
  slots.current = assignSlots(slots.current, pages);
  const spreads = slots.current.map((at, slot) => {
    if (at === undefined) return null;
    const place = at === shown ? 'here' : at < shown ? 'before' : 'after';
    // biome-ignore lint/suspicious/noArrayIndexKey: each place of the stage stays, and pages change in it
    if (at === TITLE_PAGE) return <TitleSpread key={slot} book={book} place={place} />;
    // biome-ignore lint/suspicious/noArrayIndexKey: each place of the stage stays, and pages change in it
    if (at === end) return <EndSpread key={slot} book={book} place={place} />;
    const spread = book.spreads[at];
    if (!spread) return null;
    return (
      <SpreadView
        // biome-ignore lint/suspicious/noArrayIndexKey: each place of the stage stays, and pages change in it
        key={slot}
        spread={spread}
        name={name(at + 1, book.pages ?? length)}
        page={at}
        place={place}
        live={at === shown && spread.picture.kind === 'video'}
        urgent={at === first}
        onChoose={onChoose}
      />
    );
  });
  return <TargetPageContext value={goesTo}>{spreads}</TargetPageContext>;
});

/**
 * The spread around which others are mounted: `shown`, once a reader has stayed there. Mounting and measuring
 * the next spread is no part of a turn, as two are ready anyway.
 */
function useSettledPage(shown: number, goesTo: () => number): number {
  const [rest, setRest] = useState(shown);
  useLayoutEffect(() => {
    const timer = setTimeout(() => {
      if (goesTo() === shown) flushSync(() => setRest(shown));
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [shown, goesTo]);
  return rest;
}
