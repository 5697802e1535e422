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
function storiesInView(view: HomeState['view'], query: string, own: OwnProgress) {
  const stories = search(index, query);
  if (view === 'rows') return { view, rows: homeRows(stories, own), count: stories.length } as const;
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
  short,
  onClear,
  ...shown
}: ShelfProps &
  HomeState & {
    /** Length of a row without a search. */ short: number;
    onClear: () => void;
  }) {
  const found = storiesInView(view, query, shown.ownProgress);
  const searching = query.trim() !== '';
  return (
    <>
      <p className="sr-only" role="status">
        {searching && (found.count === 1 ? '1 story found' : `${found.count} stories found`)}
      </p>
      {found.count === 0 && (
        <NoResults query={query}>
          <Button tone="quiet" onClick={onClear}>
            Clear search
          </Button>
        </NoResults>
      )}
      {found.view === 'rows' && found.count > 0 && (
        <StoryRows {...shown} rows={found.rows} short={searching ? undefined : short} />
      )}
      {found.view === 'top' && found.count > 0 && <TopView {...shown} stories={found.stories} />}
      {found.view === 'groups' && <GroupsView {...shown} groups={found.groups} />}
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
function GroupsView({ groups, ...shown }: ShelfProps & { groups: readonly StoryGroup[] }) {
  return (
    <div className="story-groups">
      {groups.map(({ heading, stories }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <StoryShelf label={heading} stories={stories} {...shown} />
        </section>
      ))}
    </div>
  );
}
