import { ExploreStories } from '../../features/catalogue/ExploreStories.tsx';
import { storyPath } from '../paths.ts';
import { useOwnProgress } from '../reading/own-progress.tsx';
import '../../features/catalogue/catalogue.css';
import '../../features/catalogue/explore.css';

export default function Explore() {
  const own = useOwnProgress();
  return (
    <div className="wrap">
      <title>Explore · Story Playroom</title>
      <ExploreStories linkTo={storyPath} ownProgress={own.progress} />
      {own.reader}
    </div>
  );
}
