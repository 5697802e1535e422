/** What a visitor has chosen on a screen, kept in its address: back, reload and a shared link bring it back. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from '../../platform/router.tsx';

export interface AddressChoice<Choice> {
  readonly choice: Choice;
  /** A step: going back undoes it. */
  readonly choose: (next: Choice) => void;
  /** A change too small for a step, such as a typed letter. */
  readonly amend: (next: Choice) => void;
}

/**
 * Reads the choice from the query and writes it there. `read` and `write` must be steady functions. A prerendered
 * page is taken over as it was drawn, without any query; the choice follows at once.
 */
export function useAddressChoice<Choice>(
  read: (params: URLSearchParams) => Choice,
  write: (choice: Choice) => URLSearchParams,
): AddressChoice<Choice> {
  const { search } = useLocation();
  const navigate = useNavigate();
  const go = useCallback(
    (next: Choice, replace: boolean) => {
      const query = write(next).toString();
      try {
        navigate(`${window.location.pathname}${query && `?${query}`}`, { replace });
      } catch {
        // Safari refuses more than 100 changes in a short time (a key held down): the address is behind until
        // the next one, and nothing else is.
      }
    },
    [navigate, write],
  );
  return {
    choice: useMemo(() => read(new URLSearchParams(search)), [read, search]),
    choose: useCallback((next) => go(next, false), [go]),
    amend: useCallback((next) => go(next, true), [go]),
  };
}

/**
 * The text of a search box that follows the address (back, forward, a link) except where it wrote there itself.
 * So letters never wait for the address, nor are lost when it is behind.
 */
export function useTypedText(committed: string): [typed: string, setTyped: (text: string) => void] {
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
