import { ListOrdered } from 'lucide-react';
import { TextLink } from '../../design/TextLink.tsx';
import { ExploreStories } from '../../features/catalogue/explore/ExploreStories.tsx';
import { paths, storyPath } from '../paths.ts';
import { useOwnProgress } from '../reading/use-own-progress.tsx';
import '../../features/catalogue/catalogue.css';
import '../../features/catalogue/explore/explore.css';

export default function Explore() {
  const ownProgress = useOwnProgress();
  return (
    <div className="wrap">
      <title>Explore · Story Playroom</title>
      <ExploreStories linkTo={storyPath} ownProgress={ownProgress.progress} />
      <p className="section">
        <TextLink to={paths.bookList()} icon={<ListOrdered aria-hidden size={22} />}>
          All books as a list, with ages, themes and what is good to know
        </TextLink>
      </p>
      {ownProgress.loader}
    </div>
  );
}
