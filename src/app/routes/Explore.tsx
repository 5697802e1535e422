import { ExploreStories } from '../../features/catalogue/ExploreStories.tsx';
import { storyPath } from '../paths.ts';
import '../../features/catalogue/catalogue.css';
import '../../features/catalogue/explore.css';

export default function Explore() {
  return (
    <div className="wrap">
      <title>Explore · Story Playroom</title>
      <ExploreStories linkTo={storyPath} ownProgress={null} />
    </div>
  );
}
