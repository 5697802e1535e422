/** What a visitor has chosen on a screen, kept in its address: back, reload and a shared link bring it back. */
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useArrivalsByHistory, useLocation, useNavigate } from '../../platform/router.tsx';

const never = () => () => undefined;

/** False while a prerendered page is taken over, which must look as it was drawn: without any query. */
function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

export interface AddressChoice<Choice> {
  readonly choice: Choice;
  /** A step: going back undoes it. */
  readonly choose: (next: Choice) => void;
  /** A change too small for a step, such as a typed letter. */
  readonly amend: (next: Choice) => void;
}

/** Reads the choice from the query and writes it there. `read` and `write` must be steady functions. */
export function useAddressChoice<Choice>(
  read: (params: URLSearchParams) => Choice,
  write: (choice: Choice) => URLSearchParams,
): AddressChoice<Choice> {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const query = useAwake() ? search : '';
  const go = useCallback(
    (next: Choice, replace: boolean) => {
      const query = write(next).toString();
      navigate(`${window.location.pathname}${query && `?${query}`}${hash}`, { replace });
    },
    [navigate, write, hash],
  );
  return {
    choice: read(new URLSearchParams(query)),
    choose: useCallback((next) => go(next, false), [go]),
    amend: useCallback((next) => go(next, true), [go]),
  };
}

/**
 * The text in a search box whose truth is the address. Letters show at once, while the router may take its time;
 * only going back or forward puts another text into the box.
 */
export function useTypedText(committed: string): [typed: string, setTyped: (text: string) => void] {
  const [typed, setTyped] = useState(committed);
  const arrivals = useArrivalsByHistory();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival counts, also at the same text
  useEffect(() => {
    if (arrivals > 0) setTyped(committed);
  }, [arrivals]);
  return [typed, setTyped];
}
