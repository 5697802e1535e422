/**
 * The app's router is wouter. Path and search are read from the browser as they stand: wouter's own `useSearch` decodes them once
 * more, which turns a search for "%41" into one for "A".
 */
import { type ComponentProps, useCallback, useMemo, useSyncExternalStore } from 'react';
import {
  useLocation as useRoutedLocation,
  useRouter,
  Link as WouterLink,
  Redirect as WouterRedirect,
} from 'wouter';
import { useLocationProperty, usePathname, useSearch } from 'wouter/use-browser-location';

export { type AroundNavHandler, Router } from 'wouter';

/** Goes to an address. `replace`: it takes the place of the current entry in the history. */
export type Navigate = (to: string, options?: { replace?: boolean }) => void;

/** Returns the function that navigates to an address; stable between renders. */
export function useNavigate(): Navigate {
  const [, navigate] = useRoutedLocation();
  return navigate;
}

/** The parts of the current address. `search` and `hash` come with their mark, or are empty. */
export function useLocation(): { pathname: string; search: string; hash: string } {
  const router = useRouter();
  return {
    pathname: usePathname(router),
    search: useSearch(router),
    hash: useLocationProperty(
      () => window.location.hash,
      // A prerendered page knows its path alone.
      () => '',
    ),
  };
}

/** The query of the current address, and a function that writes another. */
export function useSearchParams(): [
  query: URLSearchParams,
  write: (next: URLSearchParams, options?: { replace?: boolean }) => void,
] {
  const { search } = useLocation();
  const navigate = useNavigate();
  return [
    useMemo(() => new URLSearchParams(search), [search]),
    useCallback(
      (next, options) => {
        const query = next.toString();
        navigate(window.location.pathname + (query && `?${query}`), options);
      },
      [navigate],
    ),
  ];
}

let arrivals = 0;
if (typeof window !== 'undefined') window.addEventListener('popstate', () => arrivals++);
const onPopState = (listener: () => void) => {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
};

/** How often the visitor went back or forward; changes with each such arrival, also at the same address. */
export const useArrivalsByHistory = (): number =>
  useSyncExternalStore(
    onPopState,
    () => arrivals,
    () => 0,
  );

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'className'> & {
  className?: string | undefined;
  to: string;
  /** Takes the place of the current entry in the history. */
  replace?: boolean;
};

/** A link inside the app: an anchor that changes the screen without a new page. */
export const Link = ({ className, ...props }: LinkProps) => (
  <WouterLink {...props} {...(className !== undefined && { className })} />
);

/** Takes the place of the current address as soon as it is on the screen. */
export const Redirect = ({ to }: { to: string }) => <WouterRedirect to={to} replace />;
