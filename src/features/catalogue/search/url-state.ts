/** State that lives in the URL's query, so that back, reload and shared links restore it. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { afterPaint } from '../../../platform/after-paint.ts';
import { useLocation, useNavigate } from '../../../platform/router.tsx';

export interface UrlState<Choice> {
  readonly value: Choice;
  /** Adds a history entry. */
  readonly push: (next: Choice) => void;
  /** Replaces the history entry, for small changes such as a typed letter. */
  readonly replace: (next: Choice) => void;
}

/** A value not yet in the URL: returned at once, written after paint. */
interface PendingValue<Choice> {
  readonly choice: Choice;
  /** The query it will have, with `?`, or empty. */
  readonly query: string;
  /** The query at the time of the change. */
  readonly at: string;
}

/**
 * Reads a value from the query and writes it there. `read` and `write` must be stable functions. A
 * prerendered page hydrates without a query; the value follows at once.
 *
 * Writing the URL takes 5 ms, 20 on a slow phone, and renders everything that reads it, so it happens after
 * the paint of the pressed state.
 */
export function useUrlState<Choice>(
  read: (params: URLSearchParams) => Choice,
  write: (choice: Choice) => URLSearchParams,
): UrlState<Choice> {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [pending, setMade] = useState<PendingValue<Choice>>();
  // Drops the pending value once the URL has it, or once the URL went elsewhere (back, a link).
  if (pending && pending.at !== search)
    setMade(pending.query === search ? { ...pending, at: search } : undefined);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(
    () => () => {
      // Leaving the screen discards unwritten values.
      waiting.current = [];
    },
    [],
  );

  const writeUrl = useCallback(
    (choice: Choice, replace: boolean) => {
      const nextSearch = write(choice).toString();
      const query = nextSearch && `?${nextSearch}`;
      const { pathname, search: at } = window.location;
      setMade({ choice, query, at });
      waiting.current.push(() => {
        try {
          navigate(pathname + query, { replace });
        } catch {
          // Safari throws after 100 history changes in 30 s (a key held down); the URL lags until the next
          // write.
        }
      });
      afterPaint(() => {
        for (const writeNow of waiting.current.splice(0)) writeNow();
      });
    },
    [navigate, write],
  );
  return {
    value: useMemo(
      () => pending?.choice ?? read(new URLSearchParams(search)),
      [pending?.choice, read, search],
    ),
    push: useCallback((next) => writeUrl(next, false), [writeUrl]),
    replace: useCallback((next) => writeUrl(next, true), [writeUrl]),
  };
}

/**
 * The text of a search box. It follows the URL (back, forward, a link) except for its own writes, so typed
 * letters never wait for the URL or get lost.
 */
export function useUrlText(committed: string): [typed: string, setTyped: (text: string) => void] {
  const [typed, setTyped] = useState(committed);
  const lastCommitted = useRef(committed);
  useEffect(() => {
    if (committed !== lastCommitted.current) setTyped(committed);
    lastCommitted.current = committed;
  }, [committed]);
  return [
    typed,
    useCallback((text) => {
      lastCommitted.current = text;
      setTyped(text);
    }, []),
  ];
}
