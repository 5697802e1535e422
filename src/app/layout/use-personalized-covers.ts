import { useEffect, useState } from 'react';
import { useAuth } from '../../features/auth/AuthProvider.tsx';
import { hasStoredHero } from '../../platform/device/stored-hero.ts';
import { useLocation } from '../../platform/router.tsx';

/** Whether a hero is on this device, on this screen; false while the page that was drawn ahead is taken over. */
export function useHasHero(): boolean {
  const { pathname } = useLocation();
  const [hasHero, setHas] = useState(false);
  // A hero is made on one screen and seen on the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for on each screen
  useEffect(() => {
    try {
      setHas(hasStoredHero());
    } catch {
      // Nothing is kept here.
    }
  }, [pathname]);
  return hasHero;
}

/** Covers show the family's own hero as soon as there is one. Weighs nothing before. */
export function usePersonalizedCovers(): void {
  const { user, loading } = useAuth();
  const memberId = user?.id ?? null;
  const has = useHasHero();
  useEffect(() => {
    if (loading || !has) return;
    let stop: (() => void) | undefined;
    let cancelled = false;
    import('../reading/covers/draw-personalized-covers.ts').then(
      ({ drawHeroOnCovers }) => {
        if (!cancelled) stop = drawHeroOnCovers(memberId);
      },
      () => undefined,
    );
    return () => {
      cancelled = true;
      stop?.();
    };
  }, [memberId, loading, has]);
}
