import { useEffect, useState } from 'react';
import { useAuth } from '../../features/auth/AuthProvider.tsx';
import { hasStoredHero } from '../../platform/device/stored-hero.ts';
import { useLocation } from '../../platform/router.tsx';

/** Whether this device has a hero; false while a prerendered page hydrates. */
export function useHasHero(): boolean {
  const { pathname } = useLocation();
  const [hasHero, setHas] = useState(false);
  // A hero is created on one screen and needed on the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for on each screen
  useEffect(() => {
    try {
      setHas(hasStoredHero());
    } catch {
      // Storage is blocked.
    }
  }, [pathname]);
  return hasHero;
}

/** Shows the family's hero on covers as soon as there is one. Loads no code before. */
export function usePersonalizedCovers(): void {
  const { user, loading } = useAuth();
  const memberId = user?.id ?? null;
  const hasHero = useHasHero();
  useEffect(() => {
    if (loading || !hasHero) return;
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
  }, [memberId, loading, hasHero]);
}
