import { lazy, Suspense } from 'react';
import { storyBySlug } from '../../../content/shelf.ts';
import { isWritten } from '../../../content/unwritten.ts';
import { ButtonLink } from '../../design/Button.tsx';
import { useAuth } from '../../features/auth/AuthProvider.tsx';
import { NotFoundMessage } from '../../features/catalogue/NotFoundMessage.tsx';
import { progressOf } from '../../features/catalogue/reading-progress.ts';
import { SimilarStories } from '../../features/catalogue/story/SimilarStories.tsx';
import { StoryOverview } from '../../features/catalogue/story/StoryOverview.tsx';
import { useCurrentHero } from '../../features/hero/current-hero.ts';
import { Redirect, useLocation } from '../../platform/router.tsx';
import { paths, slugIn, storyPath } from '../paths.ts';
import { HeroCover } from '../reading/covers/hero-cover.tsx';
import { useOwnProgress } from '../reading/use-own-progress.tsx';
import '../../features/catalogue/catalogue.css';
import '../../features/catalogue/story/story-detail.css';

const BookAccessNote = lazy(() => import('../reading/BookAccessNote.tsx'));
const ReadWith = lazy(() => import('../reading/ReadWith.tsx'));

const FIRST_PAGES_OPEN = 'three pages to look into';

export default function StoryDetail() {
  const storyId = slugIn(useLocation().pathname);
  const story = storyBySlug(storyId);
  const ownProgress = useOwnProgress();
  const hero = useCurrentHero();
  const { user } = useAuth();
  // The Moon Balloon has a screen of its own.
  if (story && storyPath(storyId) !== paths.story(storyId)) return <Redirect to={storyPath(storyId)} />;
  return (
    <div className="wrap" data-progress-known={ownProgress.known || undefined}>
      {story ? (
        <>
          <title>{`${story.title} · Story Playroom`}</title>
          <meta name="description" content={story.description} />
          <StoryOverview
            story={story}
            startTo={paths.createCharacter()}
            {...(!isWritten(story.slug) && {
              note: 'This book is still being made. Until it is ready, your hero begins with a short story.',
            })}
            readWith={
              isWritten(story.slug) &&
              (hero || user) && (
                <Suspense fallback={null}>
                  <ReadWith key={story.slug} slug={story.slug} memberId={user?.id ?? null} />
                </Suspense>
              )
            }
            opens={
              story.open ? (
                'the whole book'
              ) : user ? (
                <Suspense fallback={FIRST_PAGES_OPEN}>
                  <BookAccessNote />
                </Suspense>
              ) : (
                FIRST_PAGES_OPEN
              )
            }
            reading={progressOf(story, ownProgress.progress)}
            ownRating={ownProgress.ratings.get(story.slug)}
            {...(hero && {
              cover: (
                <HeroCover
                  slug={story.slug}
                  hero={hero}
                  sizes="(min-width: 768px) 360px, 250px"
                  alt={`Cover of ${story.title}, with ${hero.name} on it`}
                  eager
                />
              ),
            })}
          />
          {ownProgress.loader}
          <SimilarStories slug={story.slug} linkTo={storyPath} />
        </>
      ) : (
        <>
          <title>Story Not Found · Story Playroom</title>
          <NotFoundMessage title="Story Not Found" message="The story you're looking for doesn't exist.">
            <ButtonLink to={paths.library()}>Return to Library</ButtonLink>
          </NotFoundMessage>
        </>
      )}
    </div>
  );
}
