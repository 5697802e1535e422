import { startTransition, useEffect, useState } from 'react';

export interface LazyModule<Loaded> {
  /** The module, once loaded. */
  readonly loaded: Loaded | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * Loads a module when first wanted and keeps it. Unlike `lazy` it leaves the screen in place while loading,
 * and reports a failure. `load` must be a stable function.
 */
export function useLazyModule<Loaded extends object>(
  load: () => Promise<Loaded>,
  wanted: boolean,
): LazyModule<Loaded> {
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState(false);
  const asking = wanted && !loaded && !failed;
  useEffect(() => {
    if (!asking) return;
    let gone = false;
    load().then(
      // A transition, so that presses are answered in between.
      (part) => gone || startTransition(() => setLoaded(() => part)),
      () => gone || setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [asking, load]);
  return { loaded, failed: wanted && failed, retry: () => setFailed(false) };
}
