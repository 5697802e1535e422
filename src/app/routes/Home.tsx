import { lazy, Suspense, useState } from 'react';
import { useAuth } from '../../features/auth/AuthProvider.tsx';
import HomeScreen from '../home/HomeScreen.tsx';
import { useHasHero } from '../layout/use-personalized-covers.ts';
import { useOwnProgress } from '../reading/use-own-progress.tsx';
import '../../features/catalogue/catalogue.css';
import '../../features/catalogue/home/home.css';
import '../../features/catalogue/home/featured.css';

const ContinueReading = lazy(() => import('../reading/ContinueReading.tsx'));

export default function Home() {
  const ownProgress = useOwnProgress();
  const { user } = useAuth();
  const hasHero = useHasHero();
  const family = ownProgress.hasBooks || hasHero;
  // A new member has no book yet: creating a hero stays the first thing to do.
  const [isShown, setShown] = useState(false);
  const second = hasHero || (family && isShown);
  return (
    <div className="wrap" data-progress-known={ownProgress.known || undefined}>
      <title>Story Playroom · Make your child the hero of a picture book</title>
      <div className="family-place">
        {family && (
          <Suspense fallback={null}>
            <ContinueReading key={user?.id} memberId={user?.id ?? null} onShown={setShown} />
          </Suspense>
        )}
      </div>
      <HomeScreen second={second} ownProgress={ownProgress.progress} />
      {ownProgress.loader}
    </div>
  );
}
