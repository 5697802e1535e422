import type { StoryCard } from '../../../../content/story-facts.ts';
import { Shelf } from '../../../design/Shelf.tsx';
import { progressOf } from '../reading-progress.ts';
import { coverSizes, StoryCover } from '../StoryCover.tsx';
import type { ShelfProps } from './shelf-props.ts';

/** Stories on one shelf, with reading progress. */
export function StoryShelf({
  label,
  stories,
  links,
  ownProgress,
}: ShelfProps & { label: string; stories: readonly StoryCard[] }) {
  return (
    <Shelf label={label}>
      {stories.map((story) => (
        <li key={story.slug}>
          <StoryCover
            story={story}
            to={links.story(story.slug)}
            sizes={coverSizes.row}
            reading={progressOf(story, ownProgress)}
          />
        </li>
      ))}
    </Shelf>
  );
}
