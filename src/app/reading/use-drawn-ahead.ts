import { startTransition, useEffect, useState } from 'react';

/** Whether the page that the build drew is being taken over at this moment: it knows neither address nor device. */
export function useDrawnAhead(): boolean {
  // The mark of the head's script says so (entry-client.tsx). What follows is drawn anew in slices: a snapshot of an outer store, the
  // usual way to tell, would have it drawn in one piece.
  const [drawnAhead, setDrawnAhead] = useState(
    () => import.meta.env.SSR || document.documentElement.dataset.asleep === 'waking',
  );
  useEffect(() => startTransition(() => setDrawnAhead(false)), []);
  return drawnAhead;
}
