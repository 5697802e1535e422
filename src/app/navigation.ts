import { afterPaint } from '../platform/after-paint.ts';
import type { Navigate } from '../platform/router.tsx';
import { routeFor } from './routes.tsx';

let latest = 0;

/**
 * Changes the address once the next screen's code is here, so that no blank frame lies between two screens. Of
 * several quick wishes the last one counts. Code that can't be fetched is met by the screen's error boundary. What was pressed
 * is seen to be pressed before another screen is drawn, which takes a slow phone longer than a press may wait.
 */
export function goWhenReady(navigate: Navigate, to: string, options?: { replace?: boolean }): void {
  latest += 1;
  const navigation = latest;
  const { pathname } = new URL(to, window.location.href);
  const commit = () => {
    if (navigation === latest) navigate(to, options);
  };
  const route = routeFor(pathname);
  // Another choice on the same screen; or what is here leads elsewhere by itself, and shows nothing.
  if (route.loaded && (options?.replace || pathname === window.location.pathname)) {
    commit();
    return;
  }
  const goSeen = () => afterPaint(commit);
  afterPaint(() => route.load().then(goSeen, goSeen));
}

/**
 * Fetches a screen's code when a link to it is pointed at or focused: most clicks then wait for nothing. Not when it is touched: a
 * finger rests some 80 ms, and asking for forty files and running them takes a slow phone longer, so that its tap would wait.
 */
export function fetchAhead(event: Event): void {
  if (event instanceof PointerEvent && event.pointerType === 'touch') return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.origin !== window.location.origin) return;
  const route = routeFor(link.pathname);
  if (!route.loaded) afterPaint(() => route.load().catch(() => undefined));
}
