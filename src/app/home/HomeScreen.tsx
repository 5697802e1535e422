import { FeaturedStories } from '../../features/catalogue/home/FeaturedStories.tsx';
import { HomeHero } from '../../features/catalogue/home/HomeHero.tsx';
import { HomeStories } from '../../features/catalogue/home/HomeStories.tsx';
import type { OwnProgress } from '../../features/catalogue/reading-progress.ts';
import { paths } from '../paths.ts';

const links = { story: paths.story, explore: paths.explore(), library: paths.library() };

/** Two of the carousel open their story; the others begin with making a hero for it. */
const featuredLink = (slug: string) =>
  slug === 'neverland' || slug === 'christmas'
    ? { to: paths.story(slug) }
    : { to: paths.createCharacter(), 'data-story': slug };

export interface HomeProps {
  /** Something of the family's own stands before it. */
  second: boolean;
  ownProgress: OwnProgress;
}

/** Home as everybody has it: the stage, the carousel and the shelf. */
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
