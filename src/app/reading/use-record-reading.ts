import { useEffect, useRef } from 'react';
import type { ReadingPlace } from '../../features/library/reading/reading-record.ts';
import type { useLibrary } from '../../features/library/use-library.ts';

/**
 * Records each page that lies open, unless `off`. Returns the place that a save takes: after the end of a book,
 * pages that are leafed back to leave it finished, until it starts again or goes another way.
 */
export function useRecordReading(
  { turnTo }: Pick<ReturnType<typeof useLibrary>, 'turnTo'>,
  place: ReadingPlace,
  off = false,
): () => ReadingPlace {
  const finished = useRef<ReadingPlace>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page, not at each change of the library
  useEffect(() => {
    const again = place.page === 1 || place.path !== finished.current?.path;
    if (place.page >= place.pages) finished.current = place;
    else if (again) finished.current = undefined;
    if (!off && (!finished.current || finished.current === place)) turnTo(place);
  }, [place.page, place.path, off]);
  return () => finished.current ?? place;
}
