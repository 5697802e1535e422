import { startTransition, useEffect, useState } from 'react';

export interface LazyModule<Loaded> {
  /** The module, once loaded. */
  readonly loaded: Loaded | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * Loads a module when first wanted and keeps it. Unlike `lazy` it leaves the screen in place while loading,
 * and reports a failure. `load` must be a stable function.
 */
export function useLazyModule<Loaded extends object>(
  load: () => Promise<Loaded>,
  isNeeded: boolean,
): LazyModule<Loaded> {
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setFailed] = useState(false);
  const isLoading = isNeeded && !loaded && !hasFailed;
  useEffect(() => {
    if (!isLoading) return;
    let isUnmounted = false;
    load().then(
      // A transition, so that presses are answered in between.
      (part) => isUnmounted || startTransition(() => setLoaded(() => part)),
      () => isUnmounted || setFailed(true),
    );
    return () => {
      isUnmounted = true;
    };
  }, [isLoading, load]);
  return { loaded, hasFailed: isNeeded && hasFailed, retry: () => setFailed(false) };
}
