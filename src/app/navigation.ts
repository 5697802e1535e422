import type { Navigate } from '../platform/router.tsx';
import { routeFor } from './routes.tsx';

let latest = 0;

/**
 * Changes the address once the next screen's code is here, so that no blank frame lies between two screens. Of
 * several quick wishes the last one counts. Code that can't be fetched is met by the screen's error boundary.
 */
export function goWhenReady(navigate: Navigate, to: string, options?: { replace?: boolean }): void {
  latest += 1;
  const mine = latest;
  const route = routeFor(new URL(to, window.location.href).pathname);
  if (route.loaded) {
    navigate(to, options);
    return;
  }
  const go = () => {
    if (mine === latest) navigate(to, options);
  };
  route.load().then(go, go);
}

/** Fetches a screen's code when a link to it is pointed at, touched or focused: most clicks then wait for nothing. */
export function fetchAhead(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.origin === window.location.origin)
    routeFor(link.pathname)
      .load()
      .catch(() => undefined);
}
