import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useAuth } from '../../features/auth/session.tsx';

const MemberProgress = lazy(() => import('./MemberProgress.tsx'));

const none: ReadonlyMap<string, number> = new Map();

export interface OwnProgress {
  /** Percent by slug; null where the sample stands in: for a visitor, and for a member who has saved nothing. */
  readonly progress: ReadonlyMap<string, number> | null;
  /** The family's own stars by slug. */
  readonly ratings: ReadonlyMap<string, number>;
  /** False while a member's shelf is still being asked for: neither the sample nor her own can be shown. */
  readonly known: boolean;
  /** Put this anywhere on the screen; it draws nothing. */
  readonly reader: ReactNode;
}

/** How far the member who is here has read. Costs a visitor nothing. */
export function useOwnProgress(): OwnProgress {
  const { user, loading } = useAuth();
  const [told, setTold] = useState<{
    member: string;
    progress: ReadonlyMap<string, number> | null;
    ratings: ReadonlyMap<string, number>;
  }>();
  const member = user?.id;
  const onKnown = useCallback(
    (progress: ReadonlyMap<string, number> | null, ratings: ReadonlyMap<string, number>) => {
      if (member) setTold({ member, progress, ratings });
    },
    [member],
  );
  const mine = told && told.member === member ? told : undefined;
  return {
    progress: mine?.progress ?? null,
    ratings: mine?.ratings ?? none,
    known: member ? mine !== undefined : !loading,
    reader: member && (
      <Suspense fallback={null}>
        <MemberProgress key={member} member={member} onKnown={onKnown} />
      </Suspense>
    ),
  };
}
