import { memo, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Book } from './book.ts';
import { TargetPageContext } from './PictureView.tsx';
import { assignSlots } from './page-slots.ts';
import { mountedPages } from './pages.ts';
import { SpreadView } from './SpreadView.tsx';

interface SpreadsProps {
  book: Book;
  /** The spread that lies open. */
  shown: number;
  /** The spread that the book is being turned to. */
  goesTo: () => number;
  /** A spread far away that must be in the document because a jump goes there. */
  aim: number | undefined;
  /** The page is alive: what is near the open spread is put into the document. */
  ready: boolean;
  /** The spread the book was opened at. */
  first: number;
  /** "Page 2 of 3"; `page` counts from 1. */
  name: (page: number, pages: number) => string;
  onChoose: ((spread: string, option: string) => void) | undefined;
}

/** So long after a landing nobody is turning on in a hurry, and the spreads further on are made ready, in ms. */
const SETTLE_MS = 250;

/** The spread that lies open and the ones near it. */
export const Spreads = memo(function Spreads(props: SpreadsProps) {
  const { book, shown, goesTo, aim, ready, first, name, onChoose } = props;
  const settled = useSettledPage(shown, goesTo);
  const length = book.spreads.length;
  const pages = ready ? mountedPages(settled, length, shown, aim) : [shown];
  // Read and written in the same render: the same pages find the same seats, however often it is made.
  const slots = useRef<(number | undefined)[]>([]);
  slots.current = assignSlots(slots.current, pages);
  const spreads = slots.current.map((at, slot) => {
    const spread = at === undefined ? undefined : book.spreads[at];
    if (at === undefined || !spread) return null;
    return (
      <SpreadView
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat stays where it is, and pages change in it
        key={slot}
        spread={spread}
        name={name(at + 1, book.pages ?? length)}
        page={at}
        place={at === shown ? 'here' : at < shown ? 'before' : 'after'}
        live={at === shown && spread.picture.kind === 'video'}
        urgent={at === first}
        onChoose={onChoose}
      />
    );
  });
  return <TargetPageContext value={goesTo}>{spreads}</TargetPageContext>;
});

/**
 * The spread around which the book is made ready: `shown`, once a reader has rested there. Putting the next spread into
 * the document and measuring it is no part of a turn: two are ready as it is.
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
