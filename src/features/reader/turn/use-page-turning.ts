import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Book } from '../book.ts';
import { keyMove } from '../keys.ts';
import { clampPage } from '../pages.ts';
import { listenForDrags } from './pointer.ts';
import { retry } from './retry.ts';
import { TURN_STARTED, Turner } from './turner.ts';

export interface PageTurning {
  /** Goes on the element that holds the spreads. */
  readonly stage: React.RefObject<HTMLDivElement | null>;
  readonly turner: Turner;
  /** The spread that lies open. */
  readonly shown: number;
  /** The spread it is turning to; the one that lies open at rest. */
  readonly goesTo: () => number;
  /** A spread far away that must be in the document because a jump goes there. */
  readonly aim: number | undefined;
}

interface PageTurningProps {
  book: Book;
  page: number;
  onPageChange(page: number): void;
  onPastEnd?: (() => void) | undefined;
}

/** Joins the turner to React, keys, fingers and the engine, and undoes all of it when the book is closed. */
export function usePageTurning(props: PageTurningProps): PageTurning {
  const { book, page } = props;
  const pages = book.spreads.length;
  const stage = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(() => clampPage(page, pages));
  const [aim, setAim] = useState<number>();
  // What the turner reads between renders; `told` is what the caller hears of and has not answered yet.
  const latest = useRef({ ...props, shown, goal: shown, told: [] as number[] });

  const turner = useMemo(() => {
    const spread = (at: number) => stage.current?.querySelector<HTMLElement>(`:scope > [data-page="${at}"]`);
    return new Turner({
      at: () => latest.current.shown,
      pages: () => latest.current.book.spreads.length,
      prepare(from, to) {
        if (!spread(to)) flushSync(() => setAim(to));
        const [fromSpread, toSpread] = [spread(from), spread(to)];
        return stage.current && fromSpread && toSpread
          ? { stage: stage.current, from: fromSpread, to: toSpread }
          : null;
      },
      goal(to) {
        latest.current.goal = to;
        latest.current.told.push(to);
        // No render: what a page does when it is left, it does by itself.
        stage.current?.dispatchEvent(new Event(TURN_STARTED));
      },
      land(to) {
        const { told, onPageChange } = latest.current;
        latest.current.shown = to;
        flushSync(() => {
          setShown(to);
          setAim(undefined);
          // Unless the caller has wished for another page meanwhile.
          if (told.includes(to)) onPageChange(to);
        });
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

  useEffect(() => {
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

  // With the landing itself, and not in a task of its own after it: a turn leaves nothing to be done later.
  const asked = useRef(page);
  useLayoutEffect(() => {
    Object.assign(latest.current, props);
    // The caller may also open another page, or hand over a book that became shorter. But a page it was told is only its
    // answer, which on a slow device may come when the reader has long turned on: following it would turn back.
    const { told, goal } = latest.current;
    const answered = told.lastIndexOf(page);
    if (answered >= 0) told.splice(0, answered + 1);
    else if (page !== asked.current) told.length = 0;
    asked.current = page;
    const wanted = clampPage(page, pages);
    if (told.length === 0 && wanted !== goal) queueMicrotask(() => turner.move({ to: wanted }));
  });

  useRestoreFocus(stage, shown);
  const [goesTo] = useState(() => () => latest.current.goal);
  return { stage, turner, shown: clampPage(shown, pages), goesTo, aim };
}

/**
 * Focus inside a page that was turned away would be lost with it: it moves to the book, from where the keys and the
 * next Tab go on.
 */
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
    // Not yet taken from what has just become disabled or inert; and not to be taken from where it has gone meanwhile.
    if (document.activeElement !== document.body && document.activeElement !== lost) return;
    const gone = !lost.isConnected || lost.closest('[inert]') !== null || lost.matches(':disabled');
    if (gone) element.focus({ preventScroll: true });
  }, [stage, shown]);
}
