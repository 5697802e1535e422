import { lazy, Suspense } from 'react';
import { useAuth } from '../../features/auth/session.tsx';
import { FeaturedStories } from '../../features/catalogue/FeaturedStories.tsx';
import { HomeHero } from '../../features/catalogue/HomeHero.tsx';
import { HomeStories } from '../../features/catalogue/HomeStories.tsx';
import { useHasHero } from '../layout/family-covers.ts';
import { paths } from '../paths.ts';
import { useOwnProgress } from '../reading/own-progress.tsx';
import '../../features/catalogue/catalogue.css';
import '../../features/catalogue/home.css';

const FamilyBook = lazy(() => import('../reading/FamilyBook.tsx'));

const links = { story: paths.story, explore: paths.explore(), library: paths.library() };

/** Two of the carousel open their story; the others begin with making a hero. */
const featuredLink = (slug: string) =>
  slug === 'neverland' || slug === 'christmas' ? paths.story(slug) : paths.createCharacter();

export default function Home() {
  const own = useOwnProgress();
  const { user } = useAuth();
  const hasHero = useHasHero();
  const family = own.reads || hasHero;
  return (
    <div className="wrap" data-progress-known={own.known || undefined}>
      <title>Story Playroom · Make your child the hero of a picture book</title>
      <div className="family-place">
        {family && (
          <Suspense fallback={null}>
            <FamilyBook key={user?.id} memberId={user?.id ?? null} />
          </Suspense>
        )}
      </div>
      <HomeHero createTo={paths.createCharacter()} exploreTo={paths.explore()} second={family} />
      <div className="home-featured">
        <FeaturedStories linkTo={featuredLink} />
      </div>
      <HomeStories links={links} ownProgress={own.progress} />
      {own.reader}
    </div>
  );
}
