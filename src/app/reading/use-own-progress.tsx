import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { useAuth } from '../../features/auth/AuthProvider.tsx';
import { storedRecordsText, VISITOR } from '../../features/library/storage-keys.ts';

const LoadReadingProgress = lazy(() => import('./LoadReadingProgress.tsx'));

const none: ReadonlyMap<string, number> = new Map();

export interface ReadingProgressState {
  /** Percent by slug; null shows the sample: nothing was read or saved. */
  readonly progress: ReadonlyMap<string, number> | null;
  /** The family's own ratings by slug. */
  readonly ratings: ReadonlyMap<string, number>;
  /** False while a member's shelf loads: neither the sample nor her own can be shown. */
  readonly known: boolean;
  /** Whether the family may have books of its own. */
  readonly hasBooks: boolean;
  /** Render this anywhere on the screen; it draws nothing. */
  readonly loader: ReactNode;
}

/** How far the current family has read. Loads no code for a visitor who has read nothing. */
export function useOwnProgress(): ReadingProgressState {
  const { user, loading } = useAuth();
  const [loaded, setLoaded] = useState<{
    owner: string;
    progress: ReadonlyMap<string, number> | null;
    ratings: ReadonlyMap<string, number>;
  }>();
  const [visitorHasBooks, setVisitorHasBooks] = useState(false);
  useEffect(() => setVisitorHasBooks(storedRecordsText(VISITOR).includes('"story"')), []);
  const owner = user?.id ?? VISITOR;
  const onKnown = useCallback(
    (progress: ReadonlyMap<string, number> | null, ratings: ReadonlyMap<string, number>) =>
      setLoaded({ owner, progress, ratings }),
    [owner],
  );
  const current = loaded && loaded.owner === owner ? loaded : undefined;
  const hasBooks = user ? true : !loading && visitorHasBooks;
  return {
    progress: current?.progress ?? null,
    ratings: current?.ratings ?? none,
    known: hasBooks ? current !== undefined : !loading,
    hasBooks,
    loader: hasBooks && (
      <Suspense fallback={null}>
        <LoadReadingProgress key={owner} member={user?.id ?? null} onKnown={onKnown} />
      </Suspense>
    ),
  };
}
