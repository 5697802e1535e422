/** What a visitor has chosen on a screen, kept in its address: back, reload and a shared link bring it back. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { afterPaint } from '../../../platform/after-paint.ts';
import { useLocation, useNavigate } from '../../../platform/router.tsx';

export interface UrlState<Choice> {
  readonly value: Choice;
  /** A step: going back undoes it. */
  readonly push: (next: Choice) => void;
  /** A change too small for a step, such as a typed letter. */
  readonly replace: (next: Choice) => void;
}

/** A choice that was just made: shown at once, and written into the address after it is seen. */
interface PendingValue<Choice> {
  readonly choice: Choice;
  /** The query it becomes, with its mark, or empty. */
  readonly query: string;
  /** The query it was made at, and stands before until it is written. */
  readonly at: string;
}

/**
 * Reads the choice from the query and writes it there. `read` and `write` must be steady functions. A prerendered
 * page is taken over as it was drawn, without any query; the choice follows at once.
 *
 * An address is written in 5 ms, 20 on a slow phone, and every part of the page that reads it is drawn again: what was
 * pressed is seen to be pressed before.
 */
export function useUrlState<Choice>(
  read: (params: URLSearchParams) => Choice,
  write: (choice: Choice) => URLSearchParams,
): UrlState<Choice> {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [made, setMade] = useState<PendingValue<Choice>>();
  // Written, it is the address's own; and where the address went elsewhere (back, a link), that counts.
  if (made && made.at !== search) setMade(made.query === search ? { ...made, at: search } : undefined);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(
    () => () => {
      // Who went elsewhere meanwhile has chosen that.
      waiting.current = [];
    },
    [],
  );

  const go = useCallback(
    (choice: Choice, replace: boolean) => {
      const written = write(choice).toString();
      const query = written && `?${written}`;
      const { pathname, search: at } = window.location;
      setMade({ choice, query, at });
      waiting.current.push(() => {
        try {
          navigate(pathname + query, { replace });
        } catch {
          // Safari refuses more than 100 changes in a short time (a key held down): the address is behind until
          // the next one, and nothing else is.
        }
      });
      afterPaint(() => {
        for (const writeNow of waiting.current.splice(0)) writeNow();
      });
    },
    [navigate, write],
  );
  return {
    value: useMemo(() => made?.choice ?? read(new URLSearchParams(search)), [made?.choice, read, search]),
    push: useCallback((next) => go(next, false), [go]),
    replace: useCallback((next) => go(next, true), [go]),
  };
}

/**
 * The text of a search box that follows the address (back, forward, a link) except where it wrote there itself.
 * So letters never wait for the address, nor are lost when it is behind.
 */
export function useUrlText(committed: string): [typed: string, setTyped: (text: string) => void] {
  const [typed, setTyped] = useState(committed);
  const own = useRef(committed);
  useEffect(() => {
    if (committed !== own.current) setTyped(committed);
    own.current = committed;
  }, [committed]);
  return [
    typed,
    useCallback((text) => {
      own.current = text;
      setTyped(text);
    }, []),
  ];
}
