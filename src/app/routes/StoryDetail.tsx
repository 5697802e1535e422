import { storyBySlug } from '../../../content/shelf.ts';
import { ButtonLink } from '../../design/Button.tsx';
import { LostPage } from '../../features/catalogue/LostPage.tsx';
import { MoreLikeThis } from '../../features/catalogue/MoreLikeThis.tsx';
import { progressOf } from '../../features/catalogue/reading-progress.ts';
import { StoryIntroduction } from '../../features/catalogue/StoryIntroduction.tsx';
import { useCurrentHero } from '../../features/hero/current-hero.ts';
import { Redirect, useParams } from '../../platform/router.tsx';
import { paths, storyPath } from '../paths.ts';
import { HeroCover } from '../reading/hero-cover.tsx';
import { useOwnProgress } from '../reading/own-progress.tsx';
import '../../features/catalogue/catalogue.css';
import '../../features/catalogue/story-detail.css';

export default function StoryDetail() {
  const { storyId = '' } = useParams();
  const story = storyBySlug(storyId);
  const own = useOwnProgress();
  const hero = useCurrentHero();
  // The Moon Balloon is told on a screen of its own.
  if (story && storyPath(storyId) !== paths.story(storyId))
    return <Redirect to={storyPath(storyId)} replace />;
  return (
    <div className="wrap" data-progress-known={own.known || undefined}>
      {story ? (
        <>
          <title>{`${story.title} · Story Playroom`}</title>
          <meta name="description" content={story.description} />
          <StoryIntroduction
            story={story}
            startTo={paths.createCharacter()}
            reading={progressOf(story, own.progress)}
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
          {own.reader}
          <MoreLikeThis slug={story.slug} linkTo={storyPath} />
        </>
      ) : (
        <>
          <title>Story Not Found · Story Playroom</title>
          <LostPage title="Story Not Found" sentence="The story you're looking for doesn't exist.">
            <ButtonLink to={paths.library()}>Return to Library</ButtonLink>
          </LostPage>
        </>
      )}
    </div>
  );
}
