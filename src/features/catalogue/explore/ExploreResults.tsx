/** Explore's results, memoised so that presses above do not render them again. */
import { memo } from 'react';
import type { Story } from '../../../../content/story-facts.ts';
import { Button } from '../../../design/Button.tsx';
import { Carousel } from '../carousel/Carousel.tsx';
import { type OwnProgress, progressOf } from '../reading-progress.ts';
import { coverSizes, StoryCover } from '../StoryCover.tsx';
import { NoResults } from '../search/NoResults.tsx';
import { activeFilters, type ExploreState } from './explore-filters.ts';
import { StoryGrid } from './StoryGrid.tsx';

interface ExploreResultsProps {
  stories: readonly Story[];
  /** The story already shown face out above the grid. */
  faceOut: Story | undefined;
  /** The filters that the stories match. */
  choice: ExploreState;
  linkTo: (slug: string) => string;
  ownProgress: OwnProgress;
  onMore: () => void;
  onClear: () => void;
}

/** The grid of results, or a message when there are none. */
export const ExploreResults = memo(function ExploreResults(props: ExploreResultsProps) {
  const { stories, faceOut, choice, linkTo, ownProgress, onMore, onClear } = props;
  if (stories.length === 0)
    return (
      <NoResults query={activeFilters(choice).length > 0 ? '' : choice.query}>
        <Button tone="quiet" onClick={onClear}>
          Clear all filters
        </Button>
      </NoResults>
    );
  return (
    <StoryGrid
      label="Featured Stories"
      stories={stories.filter((story) => story !== faceOut)}
      extraPages={choice.more}
      onMore={onMore}
    >
      {(story) => (
        <StoryCover
          story={story}
          to={linkTo(story.slug)}
          sizes={coverSizes.grid}
          {...(ownProgress && { reading: progressOf(story, ownProgress) })}
        />
      )}
    </StoryGrid>
  );
});

/** New releases among the results. */
export const NewReleases = memo(function NewReleases({
  stories,
  linkTo,
}: Pick<ExploreResultsProps, 'stories' | 'linkTo'>) {
  const newStories = stories.filter((story) => story.category === 'new');
  if (newStories.length === 0) return null;
  return (
    <div className="section">
      <Carousel
        heading="New Releases"
        slides={newStories.map((story) => ({
          id: story.slug,
          title: story.title,
          content: <StoryCover story={story} to={linkTo(story.slug)} sizes={coverSizes.row} isNew />,
        }))}
      />
    </div>
  );
});
