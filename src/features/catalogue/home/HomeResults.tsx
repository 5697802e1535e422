import { SHELF } from '../../../../content/shelf.ts';
import type { Story } from '../../../../content/story-facts.ts';
import { Button } from '../../../design/Button.tsx';
import { BookGrid } from '../BookGrid.tsx';
import { type OwnProgress, progressOf } from '../reading-progress.ts';
import { coverSizes, StoryCover } from '../StoryCover.tsx';
import { NoResults } from '../search/NoResults.tsx';
import { indexStories, search } from '../search/search.ts';
import type { HomeState } from './home-state.ts';
import {
  educationalBySubject,
  homeRows,
  interactiveByGenre,
  type StoryGroup,
  topStories,
} from './home-views.ts';
import { StoryRows } from './StoryRows.tsx';
import { StoryShelf } from './StoryShelf.tsx';
import type { ShelfProps } from './shelf-props.ts';

const index = indexStories(SHELF);

/** Selects the stories of a view, and counts them. */
function storiesInView(view: HomeState['view'], query: string, ownProgress: OwnProgress) {
  const stories = search(index, query);
  if (view === 'rows') return { view, rows: homeRows(stories, ownProgress), count: stories.length } as const;
  if (view === 'top') {
    const top = topStories(stories);
    return { view, stories: top, count: top.length } as const;
  }
  const groups = view === 'interactive' ? interactiveByGenre(stories) : educationalBySubject(stories);
  return { view: 'groups', groups, count: groups.flatMap((group) => group.stories).length } as const;
}

/**
 * Home's results from all stories: search, the three toggles, and a member's own rows. Loaded on first use,
 * so that opening Home costs the same however many stories there are.
 */
export function HomeResults({
  view,
  query,
  rowLength,
  onClear,
  ...cardProps
}: ShelfProps &
  HomeState & {
    /** Length of a row without a search. */ rowLength: number;
    onClear: () => void;
  }) {
  const stories = storiesInView(view, query, cardProps.ownProgress);
  const searching = query.trim() !== '';
  return (
    <>
      <p className="sr-only" role="status">
        {searching && (stories.count === 1 ? '1 story found' : `${stories.count} stories found`)}
      </p>
      {stories.count === 0 && (
        <NoResults query={query}>
          <Button tone="quiet" onClick={onClear}>
            Clear search
          </Button>
        </NoResults>
      )}
      {stories.view === 'rows' && stories.count > 0 && (
        <StoryRows {...cardProps} rows={stories.rows} rowLength={searching ? undefined : rowLength} />
      )}
      {stories.view === 'top' && stories.count > 0 && <TopView {...cardProps} stories={stories.stories} />}
      {stories.view === 'groups' && <GroupsView {...cardProps} groups={stories.groups} />}
    </>
  );
}

/** The top ten with rank and progress. */
function TopView({ stories, links, ownProgress }: ShelfProps & { stories: readonly Story[] }) {
  return (
    <section className="section">
      <h2>Top Stories</h2>
      <BookGrid label="Top Stories" stories={stories}>
        {(story) => (
          <StoryCover
            story={story}
            to={links.story(story.slug)}
            sizes={coverSizes.grid}
            rank={story.ranking}
            reading={progressOf(story, ownProgress)}
            alwaysBar
          />
        )}
      </BookGrid>
    </section>
  );
}

/** Stories grouped under headings, each group on its own shelf. */
function GroupsView({ groups, ...cardProps }: ShelfProps & { groups: readonly StoryGroup[] }) {
  return (
    <div className="story-groups">
      {groups.map(({ heading, stories }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <StoryShelf label={heading} stories={stories} {...cardProps} />
        </section>
      ))}
    </div>
  );
}
