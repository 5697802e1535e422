/**
 * The app's router: the browser's own addresses as React reads them, and links that change the screen without a new page. A
 * link listens to nothing: of the sixty on Home none is drawn again when the address changes
 * (docs/decisions/172-what-a-first-page-needs.md).
 */
import {
  type AnchorHTMLAttributes,
  createContext,
  type ReactNode,
  type Ref,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';

/** Goes to an address. `replace`: it takes the place of the current entry in the history. */
export type Navigate = (to: string, options?: { replace?: boolean }) => void;

interface Ways {
  /** The address a page is drawn for where there is no browser. */
  address?: string | undefined;
  navigate: Navigate;
}

const listeners = new Set<() => void>();
/** How often one went back or forward. */
let arrivals = 0;
const tell = () => {
  for (const listener of listeners) listener();
};
const hear = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    arrivals += 1;
    tell();
  });
  window.addEventListener('hashchange', tell);
}

/** Something of the address as it is now. A page that was drawn ahead knows of no more than its path. */
const useAddress = (read: () => string, drawn: () => string) => useSyncExternalStore(hear, read, drawn);
const pathname = () => window.location.pathname;
const search = () => window.location.search;
const hash = () => window.location.hash;
const none = () => '';

function go(to: string, { replace }: { replace?: boolean } = {}): void {
  window.history[replace ? 'replaceState' : 'pushState'](null, '', to);
  tell();
}

const WaysContext = createContext<Ways>({ navigate: go });

/**
 * Says how what stands inside goes elsewhere: `around` is called in place of going, and goes when it is time. `address` is what a
 * page is drawn for at build time.
 */
export function Router({
  address,
  around,
  children,
}: {
  address?: string | undefined;
  around: (go: Navigate, ...where: Parameters<Navigate>) => void;
  children: ReactNode;
}) {
  const ways = useMemo(
    (): Ways => ({ address, navigate: (to, options) => around(go, to, options) }),
    [address, around],
  );
  return <WaysContext value={ways}>{children}</WaysContext>;
}

/** Goes to an address. Steady between renders. */
export const useNavigate = (): Navigate => useContext(WaysContext).navigate;

/** Where we are, as it stands in the address. `search` and `hash` come with their mark, or are empty. */
export function useLocation(): { pathname: string; search: string; hash: string } {
  const { address } = useContext(WaysContext);
  return {
    pathname: useAddress(pathname, () => address ?? pathname()),
    search: useAddress(search, none),
    hash: useAddress(hash, none),
  };
}

/** What stands behind the question mark, and how to write something else there. */
export function useSearchParams(): [
  query: URLSearchParams,
  write: (next: URLSearchParams, options?: { replace?: boolean }) => void,
] {
  const written = useAddress(search, none);
  const navigate = useNavigate();
  return [
    useMemo(() => new URLSearchParams(written), [written]),
    useCallback(
      (next, options) => {
        const query = next.toString();
        navigate(pathname() + (query && `?${query}`), options);
      },
      [navigate],
    ),
  ];
}

/** How often one went back or forward; changes with each such arrival, also at the same address. */
export function useArrivalsByHistory(): number {
  return useSyncExternalStore(
    hear,
    () => arrivals,
    () => 0,
  );
}

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  to: string;
  /** Takes the place of the current entry in the history. */
  replace?: boolean;
  ref?: Ref<HTMLAnchorElement>;
};

/** A link inside the app: an ordinary anchor that changes the screen without a new page. */
export function Link({ to, replace, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        // A new tab, a download, a menu: the browser's own.
        if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button !== 0) return;
        onClick?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        navigate(to, replace ? { replace } : {});
      }}
    />
  );
}

/** Goes elsewhere as soon as it stands on the screen. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  // Once: what it stands in may be drawn again before it is gone.
  const [first] = useState(to);
  useLayoutEffect(() => navigate(first, { replace: true }), [first, navigate]);
  return null;
}
