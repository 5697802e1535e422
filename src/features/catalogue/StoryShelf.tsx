import type { StoryCard } from '../../../content/story-facts.ts';
import { Shelf } from '../../design/Shelf.tsx';
import type { Shown } from './RowsView.tsx';
import { progressOf } from './reading-progress.ts';
import { coverSizes, StoryBook } from './StoryBook.tsx';

/** Stories on one shelf, each with how far it is read. */
export function StoryShelf({
  label,
  stories,
  links,
  ownProgress,
}: Shown & { label: string; stories: readonly StoryCard[] }) {
  return (
    <Shelf label={label}>
      {stories.map((story) => (
        <li key={story.slug}>
          <StoryBook
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
