import { Award, Hand, Sprout } from 'lucide-react';
import { useMemo } from 'react';
import { OPENING, openingRowLength } from '../../../content/opening.ts';
import type { Story } from '../../../content/story-facts.ts';
import { Button } from '../../design/Button.tsx';
import { SearchField } from '../../design/Field.tsx';
import { Toggle } from '../../design/Toggle.tsx';
import { useAddressChoice, useTypedText } from './address-choice.ts';
import { GroupsView, RowsView, type StoryLinks, TopView } from './HomeViews.tsx';
import {
  educationalBySubject,
  type HomeView,
  homeRows,
  homeViews,
  interactiveByGenre,
  topStories,
} from './home-views.ts';
import { NothingFound } from './NothingFound.tsx';
import type { OwnProgress } from './reading-progress.ts';
import { indexStories, search } from './search.ts';
import { useShelf } from './whole-shelf.ts';

interface HomeChoice {
  readonly view: HomeView;
  readonly query: string;
}

function readChoice(params: URLSearchParams): HomeChoice {
  const asked = params.get('view');
  return { view: homeViews.find((view) => view === asked) ?? 'rows', query: params.get('q') ?? '' };
}

function writeChoice({ view, query }: HomeChoice): URLSearchParams {
  return new URLSearchParams({ ...(view !== 'rows' && { view }), ...(query && { q: query }) });
}

const toggles = [
  { view: 'top', label: 'Top Stories', tint: 'honey', Icon: Award },
  { view: 'interactive', label: 'Interactive', tint: 'dusk', Icon: Hand },
  { view: 'educational', label: 'Educational', tint: 'clay', Icon: Sprout },
] as const;

/** Home below the carousel: the search box, the three toggles, and what they show of the shelf. */
export function HomeStories({ links, ownProgress }: { links: StoryLinks; ownProgress: OwnProgress }) {
  const { choice, choose, amend } = useAddressChoice(readChoice, writeChoice);
  const [typed, setTyped] = useTypedText(choice.query);
  const { view } = choice;
  const searching = typed.trim() !== '';
  const shelf = useShelf(OPENING, view !== 'rows' || searching || ownProgress !== null);
  const index = useMemo(() => indexStories(shelf.stories), [shelf.stories]);
  const stories = useMemo(() => search(index, typed), [index, typed]);

  const look = (query: string) => {
    setTyped(query);
    amend({ view, query });
  };
  const found = storiesInView(stories, view, ownProgress);
  const shown = { links, ownProgress };
  return (
    <>
      <div className="home-find">
        <SearchField label="Search stories" placeholder="Search the stories" value={typed} onChange={look} />
        {/* biome-ignore lint/a11y/useSemanticElements: three buttons of one kind, not a form's fieldset */}
        <div className="home-toggles" role="group" aria-label="Show stories by">
          {toggles.map(({ view: own, label, tint, Icon }) => (
            <Toggle
              key={own}
              pressed={view === own}
              tint={tint}
              icon={<Icon aria-hidden size={21} />}
              onChange={(pressed) => choose({ view: pressed ? own : 'rows', query: typed })}
            >
              {label}
            </Toggle>
          ))}
        </div>
      </div>
      <p className="sr-only" role="status">
        {searching &&
          shelf.state === 'whole' &&
          (found.count === 1 ? '1 story found' : `${found.count} stories found`)}
      </p>
      {shelf.state === 'failed' && (
        <div className="shelf-notice">
          <p>The rest of the shelf could not be fetched.</p>
          <Button tone="quiet" size="s" onClick={shelf.retry}>
            Try again
          </Button>
        </div>
      )}
      {found.count === 0 && shelf.state === 'loading' && (
        <p className="shelf-notice">Looking along the shelves…</p>
      )}
      {found.count === 0 && searching && shelf.state !== 'loading' && (
        <NothingFound query={typed}>
          <Button tone="sage" onClick={() => look('')}>
            Clear search
          </Button>
        </NothingFound>
      )}
      {found.view === 'rows' && (found.count > 0 || !searching) && (
        <RowsView {...shown} rows={found.rows} short={searching ? undefined : openingRowLength} />
      )}
      {found.view === 'top' && found.count > 0 && <TopView {...shown} stories={found.stories} />}
      {found.view === 'groups' && <GroupsView {...shown} groups={found.groups} />}
    </>
  );
}

/** What a view shows of the stories that were found, and how many that are. */
function storiesInView(stories: readonly Story[], view: HomeView, own: OwnProgress) {
  if (view === 'rows') return { view: 'rows', rows: homeRows(stories, own), count: stories.length } as const;
  if (view === 'top') {
    const top = topStories(stories);
    return { view: 'top', stories: top, count: top.length } as const;
  }
  const groups = view === 'interactive' ? interactiveByGenre(stories) : educationalBySubject(stories);
  return { view: 'groups', groups, count: groups.flatMap((group) => group.stories).length } as const;
}
