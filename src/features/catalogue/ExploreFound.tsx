/** What Explore shows of the shelf: drawn anew only when other books are found, not by each press above. */
import { memo } from 'react';
import type { Story } from '../../../content/story-facts.ts';
import { Button } from '../../design/Button.tsx';
import { Carousel } from './Carousel.tsx';
import { chosenFilters, type ExploreChoice } from './explore-filters.ts';
import { NothingFound } from './NothingFound.tsx';
import { type OwnProgress, progressOf } from './reading-progress.ts';
import { coverSizes, StoryBook } from './StoryBook.tsx';
import { StoryGrid } from './StoryGrid.tsx';

interface FoundProps {
  stories: readonly Story[];
  /** The one that stands above already. */
  faceOut: Story | undefined;
  /** What they were found by. */
  choice: ExploreChoice;
  linkTo: (slug: string) => string;
  ownProgress: OwnProgress;
  onMore: () => void;
  onClear: () => void;
}

/** The grid of what was found, or that nothing was. */
export const ExploreFound = memo(function ExploreFound(props: FoundProps) {
  const { stories, faceOut, choice, linkTo, ownProgress, onMore, onClear } = props;
  if (stories.length === 0)
    return (
      <NothingFound query={chosenFilters(choice).length > 0 ? '' : choice.query}>
        <Button tone="quiet" onClick={onClear}>
          Clear all filters
        </Button>
      </NothingFound>
    );
  return (
    <StoryGrid
      label="Featured Stories"
      stories={stories.filter((story) => story !== faceOut)}
      more={choice.more}
      onMore={onMore}
    >
      {(story) => (
        <StoryBook
          story={story}
          to={linkTo(story.slug)}
          sizes={coverSizes.grid}
          {...(ownProgress && { reading: progressOf(story, ownProgress) })}
        />
      )}
    </StoryGrid>
  );
});

/** What is new among what was found. */
export const NewReleases = memo(function NewReleases({
  stories,
  linkTo,
}: Pick<FoundProps, 'stories' | 'linkTo'>) {
  const fresh = stories.filter((story) => story.category === 'new');
  if (fresh.length === 0) return null;
  return (
    <div className="section">
      <Carousel
        heading="New Releases"
        slides={fresh.map((story) => ({
          id: story.slug,
          title: story.title,
          content: <StoryBook story={story} to={linkTo(story.slug)} sizes={coverSizes.row} isNew />,
        }))}
      />
    </div>
  );
});
