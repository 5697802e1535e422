import { startTransition, useEffect, useState } from 'react';

/** Whether the prerendered page is hydrating: it knows neither the URL nor the device. */
export function useDrawnAhead(): boolean {
  // The head script's mark tells (entry-client.tsx). A transition re-renders in slices afterwards; the usual
  // useSyncExternalStore would re-render in one piece.
  const [drawnAhead, setDrawnAhead] = useState(
    () => import.meta.env.SSR || document.documentElement.dataset.asleep === 'waking',
  );
  useEffect(() => startTransition(() => setDrawnAhead(false)), []);
  return drawnAhead;
}
