import { useEffect } from 'react';
import { adoptVisitorBooksInProgress, booksInProgress } from '../../features/library/reading/in-progress.ts';
import { percentRead } from '../../features/library/reading/library-entry.ts';
import { VISITOR } from '../../features/library/storage-keys.ts';
import { useLibrary } from '../../features/library/use-library.ts';

/**
 * Tells how far a family has read, percent by slug, and null while there is nothing; draws nothing. A component of its own
 * because the library's code comes only with it, after the first paint.
 */
export default function LoadReadingProgress({
  member,
  onKnown,
}: {
  /** Null for a visitor, whose shelf is on the device. */
  member: string | null;
  onKnown: (progress: ReadonlyMap<string, number> | null, ratings: ReadonlyMap<string, number>) => void;
}) {
  const { entries, loading } = useLibrary(member ? { id: member } : null);
  useEffect(() => {
    if (loading) return;
    if (member) adoptVisitorBooksInProgress(member);
    const progress = new Map<string, number>();
    const ratings = new Map(
      entries.filter(({ rating }) => rating > 0).map(({ story, rating }) => [story, rating]),
    );
    // A story may be read once by each child; the furthest reading counts.
    for (const book of [...entries, ...booksInProgress(member ?? VISITOR)]) {
      progress.set(book.story, Math.max(percentRead(book), progress.get(book.story) ?? 0));
    }
    onKnown(progress.size > 0 ? progress : null, ratings);
  }, [entries, loading, member, onKnown]);
  return null;
}
