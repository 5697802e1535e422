import { startTransition, useEffect, useState } from 'react';

/** Whether React is hydrating a prerendered page, which must render as at build time: without address and device. */
export function useIsHydrating(): boolean {
  // `entry-client.tsx` sets the mark. The state changes in a transition, in slices: useSyncExternalStore, the usual way, would
  // render the new state in one task.
  const [isHydrating, setIsHydrating] = useState(
    () => import.meta.env.SSR || document.documentElement.dataset.hydration === 'running',
  );
  useEffect(() => startTransition(() => setIsHydrating(false)), []);
  return isHydrating;
}
