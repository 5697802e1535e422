import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ReaderBook } from '../book.ts';
import { keyMove } from '../keys.ts';
import { clampPage, endPage, firstPage, TITLE_PAGE } from '../pages.ts';
import { listenForDrags } from './pointer.ts';
import { retry } from './retry.ts';
import { TURN_STARTED, Turner } from './turner.ts';

export interface PageTurning {
  /** For the element that holds the spreads. */
  readonly stage: React.RefObject<HTMLDivElement | null>;
  readonly turner: Turner;
  /** The open spread, `TITLE_PAGE` or the endpaper (`endPage`). */
  readonly shown: number;
  /** Returns the spread it is turning to; the open one at rest. */
  readonly goesTo: () => number;
  /** A distant spread that a jump needs in the document. */
  readonly aim: number | undefined;
}

interface PageTurningProps {
  book: ReaderBook;
  page: number;
  onPageChange(page: number): void;
  onPastEnd?: (() => void) | undefined;
  /** Open the title page, if there is one, before the first spread. */
  fromTitlePage?: boolean | undefined;
}

/** Connects the turner to React, keys, pointers and the engine; undoes all of it on unmount. */
export function usePageTurning(props: PageTurningProps): PageTurning {
  const { book, page } = props;
  const pages = book.spreads.length;
  const stage = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(() =>
    props.fromTitlePage && book.titlePage ? TITLE_PAGE : clampPage(page, pages),
  );
  const [aim, setAim] = useState<number>();
  // What the turner reads between renders; `told` are the pages reported to the caller and not yet answered.
  const latest = useRef({ ...props, shown, goal: shown, told: [] as number[] });

  const turner = useMemo(() => {
    const spread = (at: number) => stage.current?.querySelector<HTMLElement>(`:scope > [data-page="${at}"]`);
    return new Turner({
      at: () => latest.current.shown,
      first: () => firstPage(latest.current.book),
      pages: () => pagesToTurn(latest.current.book),
      prepare(from, to) {
        if (!spread(to)) flushSync(() => setAim(to));
        const [fromSpread, toSpread] = [spread(from), spread(to)];
        return stage.current && fromSpread && toSpread
          ? { stage: stage.current, from: fromSpread, to: toSpread }
          : null;
      },
      goal(to) {
        latest.current.goal = to;
        if (latest.current.book.spreads[to]) latest.current.told.push(to);
        // No render: a page reacts to the event itself.
        stage.current?.dispatchEvent(new Event(TURN_STARTED));
      },
      land(to) {
        const { told, onPageChange } = latest.current;
        latest.current.shown = to;
        flushSync(() => {
          setShown(to);
          setAim(undefined);
          // Unless the caller has asked for another page meanwhile.
          if (told.includes(to)) onPageChange(to);
        });
        // The endpaper is the last leaf: behind it the book is over.
        if (to === endPage(latest.current.book)) latest.current.onPastEnd?.();
      },
      pastEnd: () => latest.current.onPastEnd?.(),
    });
  }, []);

  useEffect(() => {
    const closed = new AbortController();
    turner.open();
    retry(() => import('./engine.ts'), closed.signal).then((engine) => {
      if (engine && !closed.signal.aborted) turner.startTurn = engine.startTurn;
    });
    return () => {
      closed.abort();
      turner.dispose();
    };
  }, [turner]);

  // Before the paint: a book that is seen can be turned.
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const press = (event: KeyboardEvent) => {
      const move = keyMove(event, latest.current.book.spreads.length, book.direction);
      if (!move) return;
      event.preventDefault();
      turner.move(move);
    };
    document.addEventListener('keydown', press);
    const letGo = listenForDrags(element, turner, book.direction === 'rtl' ? -1 : 1);
    return () => {
      document.removeEventListener('keydown', press);
      letGo();
    };
  }, [turner, book.direction]);

  // In the landing's own task: a turn leaves no work for later.
  const asked = useRef(page);
  useLayoutEffect(() => {
    Object.assign(latest.current, props);
    // The caller may also open another page, or pass a shorter book. But a page that was reported is only its
    // answer, which a slow device may give when the reader has turned on: following it would turn back.
    const { told, goal } = latest.current;
    const answered = told.lastIndexOf(page);
    if (answered >= 0) told.splice(0, answered + 1);
    else if (page !== asked.current) told.length = 0;
    asked.current = page;
    const wanted = clampPage(page, pages);
    // The caller knows neither title page nor endpaper: there the first or the last spread is still its page.
    const known = goal === endPage(book) ? pages - 1 : Math.max(goal, 0);
    if (told.length === 0 && wanted !== known) queueMicrotask(() => turner.move({ to: wanted }));
  });

  useRestoreFocus(stage, shown);
  const [goesTo] = useState(() => () => latest.current.goal);
  return { stage, turner, shown: clampPage(shown, pagesToTurn(book), firstPage(book)), goesTo, aim };
}

/** The spreads, and the endpaper after them. */
const pagesToTurn = (book: ReaderBook): number => (endPage(book) ?? book.spreads.length - 1) + 1;

/** Focus inside a turned page would be lost: it moves to the book, where keys and the next Tab continue. */
function useRestoreFocus(stage: React.RefObject<HTMLDivElement | null>, shown: number): void {
  const lastFocused = useRef<Element | null>(null);
  useEffect(() => {
    const remember = () => {
      lastFocused.current = document.activeElement;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a landing is what can take the focused element away
  useLayoutEffect(() => {
    const element = stage.current;
    const lost = lastFocused.current;
    if (!element || !lost || lost === document.body) return;
    // Not moved from an element that is not disabled yet, nor from where the focus has gone meanwhile.
    if (document.activeElement !== document.body && document.activeElement !== lost) return;
    const gone = !lost.isConnected || lost.closest('[inert]') !== null || lost.matches(':disabled');
    if (gone) element.focus({ preventScroll: true });
  }, [stage, shown]);
}
