import { useEffect, useState } from 'react';
import { useAuth } from '../../features/auth/AuthProvider.tsx';
import { hasStoredHero } from '../../platform/device/stored-hero.ts';
import { useLocation } from '../../platform/router.tsx';

/** Whether a hero is on this device, on this screen; false while the page that was drawn ahead is taken over. */
export function useHasHero(): boolean {
  const { pathname } = useLocation();
  const [has, setHas] = useState(false);
  // A hero is made on one screen and seen on the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for on each screen
  useEffect(() => {
    try {
      setHas(hasStoredHero());
    } catch {
      // Nothing is kept here.
    }
  }, [pathname]);
  return has;
}

/** Covers show the family's own hero as soon as there is one. Weighs nothing before. */
export function useFamilyCovers(): void {
  const { user, loading } = useAuth();
  const memberId = user?.id ?? null;
  const has = useHasHero();
  useEffect(() => {
    if (loading || !has) return;
    let stop: (() => void) | undefined;
    let gone = false;
    import('../reading/family-covers.ts').then(
      ({ followHero }) => {
        if (!gone) stop = followHero(memberId);
      },
      () => undefined,
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, [memberId, loading, has]);
}
