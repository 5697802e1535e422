import { FeaturedStories } from '../../features/catalogue/home/FeaturedStories.tsx';
import { HomeHero } from '../../features/catalogue/home/HomeHero.tsx';
import { HomeStories } from '../../features/catalogue/home/HomeStories.tsx';
import type { OwnProgress } from '../../features/catalogue/reading-progress.ts';
import { paths } from '../paths.ts';

const links = { story: paths.story, explore: paths.explore(), library: paths.library() };

/** Two featured stories link to their page; the others start with creating a hero. */
const featuredLink = (slug: string) =>
  slug === 'neverland' || slug === 'christmas'
    ? { to: paths.story(slug) }
    : { to: paths.createCharacter(), 'data-story': slug };

export interface HomeProps {
  /** The family's own book is shown above. */
  second: boolean;
  ownProgress: OwnProgress;
}

/** Home for everyone: the stage, the carousel and the shelf. */
export default function HomeScreen({ second, ownProgress }: HomeProps) {
  return (
    <>
      <HomeHero createTo={paths.createCharacter()} exploreTo={paths.explore()} second={second} />
      <div className={`home-featured ${second ? '' : 'home-face-out'}`}>
        <FeaturedStories linkTo={featuredLink} faceOut={!second} />
      </div>
      <HomeStories links={links} ownProgress={ownProgress} />
    </>
  );
}
