import { useEffect } from 'react';
import { percentRead } from '../../features/library/reading/reading-record.ts';
import { useLibrary } from '../../features/library/use-library.ts';

/**
 * Reports how far a family has read, in percent by slug, and null when it has read nothing; renders nothing. A
 * component of its own, so that the library's code loads after the first paint.
 */
export default function LoadReadingProgress({
  member,
  onKnown,
}: {
  /** Null for a visitor, whose shelf is on the device. */
  member: string | null;
  onKnown: (progress: ReadonlyMap<string, number> | null, ratings: ReadonlyMap<string, number>) => void;
}) {
  const { entries, opened, loading } = useLibrary(member ? { id: member } : null);
  useEffect(() => {
    if (loading) return;
    const progress = new Map<string, number>();
    const ratings = new Map(
      entries.filter(({ rating }) => rating > 0).map(({ story, rating }) => [story, rating]),
    );
    // Each child may have read a story; the furthest reading counts.
    for (const book of [...entries, ...opened]) {
      progress.set(book.story, Math.max(percentRead(book), progress.get(book.story) ?? 0));
    }
    onKnown(progress.size > 0 ? progress : null, ratings);
  }, [entries, opened, loading, onKnown]);
  return null;
}
