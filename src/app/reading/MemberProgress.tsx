import { useEffect } from 'react';
import { percentRead } from '../../features/library/reading.ts';
import { useLibrary } from '../../features/library/use-library.ts';

/**
 * Tells how far a member has read, percent by slug, and null while the shelf is empty; draws nothing. A component
 * of its own because the library's code comes only with it, after the first paint.
 */
export default function MemberProgress({
  member,
  onKnown,
}: {
  member: string;
  onKnown: (progress: ReadonlyMap<string, number> | null, ratings: ReadonlyMap<string, number>) => void;
}) {
  const { entries, loading } = useLibrary({ id: member });
  useEffect(() => {
    if (loading) return;
    const progress = new Map<string, number>();
    const ratings = new Map(
      entries.filter(({ rating }) => rating > 0).map(({ story, rating }) => [story, rating]),
    );
    // A story may stand on the shelf once for each hero; the furthest reading counts.
    for (const entry of entries) {
      progress.set(entry.story, Math.max(percentRead(entry), progress.get(entry.story) ?? 0));
    }
    onKnown(progress.size > 0 ? progress : null, ratings);
  }, [entries, loading, onKnown]);
  return null;
}
