import { startTransition, useEffect, useState } from 'react';

export interface LazyModule<Loaded> {
  /** What was asked for, once it is here. */
  readonly loaded: Loaded | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * A part of a screen's code that comes with the first wish for it and stays. Unlike a lazy component it leaves what
 * is on the screen in place until it is here, and says so when it can't be fetched. `load` must be a steady function.
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
      // In small pieces, between which the next press is answered.
      (part) => gone || startTransition(() => setLoaded(() => part)),
      () => gone || setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [asking, load]);
  return { loaded, failed: wanted && failed, retry: () => setFailed(false) };
}
