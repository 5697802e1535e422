/**
 * The app's router: wouter, under the few names our screens use. Everything about addresses comes from here, so
 * that the rest of the app does not know which library carries it (docs/decisions/012-a-small-router.md).
 */
import {
  type AnchorHTMLAttributes,
  type ComponentProps,
  type Ref,
  useCallback,
  useSyncExternalStore,
} from 'react';
import { useSearch, useLocation as useWouterLocation, Link as WouterLink } from 'wouter';
import { useLocationProperty } from 'wouter/use-browser-location';

export { Redirect, Route, Router, useParams, useSearchParams } from 'wouter';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  to: string;
  /** Takes the place of the current entry in the history. */
  replace?: boolean;
  /** Handed to the next screen with the history entry. */
  state?: unknown;
  ref?: Ref<HTMLAnchorElement>;
};

/** A link inside the app: an ordinary anchor that changes the screen without a new page. */
export function Link(props: LinkProps) {
  return <WouterLink {...(props as ComponentProps<typeof WouterLink>)} />;
}

/** Where we are. `search` and `hash` come with their mark, or are empty. */
export function useLocation(): { pathname: string; search: string; hash: string } {
  const [pathname] = useWouterLocation();
  const search = useSearch();
  const hash = useLocationProperty(
    () => window.location.hash,
    () => '',
  );
  return { pathname, search: search && `?${search}`, hash };
}

/** Goes to an address. Steady between renders. */
export function useNavigate(): (to: string, options?: { replace?: boolean }) => void {
  const [, navigate] = useWouterLocation();
  return useCallback((to, options) => navigate(to, options), [navigate]);
}

let arrivals = 0;
const listeners = new Set<() => void>();
if (typeof window !== 'undefined')
  window.addEventListener('popstate', () => {
    arrivals += 1;
    for (const listener of listeners) listener();
  });

/** How often one went back or forward; changes with each such arrival, also at the same address. */
export function useArrivalsByHistory(): number {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => arrivals,
    () => 0,
  );
}
