import { ChevronDown, ChevronUp, SlidersHorizontal } from 'lucide-react';
import { useCallback, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { SHELF } from '../../../../content/shelf.ts';
import type { Genre } from '../../../../content/story-facts.ts';
import { Button } from '../../../design/Button.tsx';
import { Chip } from '../../../design/Chip.tsx';
import { SearchField } from '../../../design/SearchField.tsx';
import type { OwnProgress } from '../reading-progress.ts';
import { scrollToTop } from '../search/scroll-to-top.ts';
import { indexStories, search } from '../search/search.ts';
import { useUrlState, useUrlText } from '../search/url-state.ts';
import { CategoryTiles } from './CategoryTiles.tsx';
import { ExploreResults, NewReleases } from './ExploreResults.tsx';
import {
  activeFilters,
  type ExploreState,
  initialExploreState,
  isInCategory,
  matchesFilters,
  parseExploreParams,
  sortByPopularity,
  toExploreParams,
  toggleTile,
} from './explore-filters.ts';
import { FaceOutBook } from './FaceOutBook.tsx';
import { FilterGroups } from './FilterGroups.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { useMediaQuery } from './use-media-query.ts';

const index = indexStories(sortByPopularity(SHELF));
const countOf = (genre: Genre) => SHELF.filter((story) => isInCategory(story, genre)).length;
const isNarrowed = (choice: ExploreState) => activeFilters(choice).length > 0 || choice.query.trim() !== '';

interface ExploreProps {
  /** Returns the path of a story. */
  linkTo: (slug: string) => string;
  ownProgress: OwnProgress;
}

/**
 * The Explore screen: search, category tiles, filters, results and new releases. The URL holds all of its
 * state.
 */
export function ExploreStories({ linkTo, ownProgress }: ExploreProps) {
  const url = useUrlState(parseExploreParams, toExploreParams);
  const [typed, setTyped] = useUrlText(url.value.query);
  // The search box is ahead of the URL while the router catches up.
  const choice = useMemo((): ExploreState => ({ ...url.value, query: typed }), [url.value, typed]);
  // Controls update at once; results render deferred.
  const deferredChoice = useDeferredValue(choice);
  const [open, setOpen] = useState(false);
  const panel = useDeferredValue(open);
  const isWide = useMediaQuery('(min-width: 64em)');
  const panelId = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const head = useRef<HTMLDivElement>(null);

  const stories = useMemo(
    () => search(index, deferredChoice.query).filter((story) => matchesFilters(story, deferredChoice)),
    [deferredChoice],
  );
  const narrowed = isNarrowed(deferredChoice);
  // Without filters one book shows face out: the first that this family has not begun.
  const faceOut = narrowed ? undefined : stories.find(({ slug }) => !ownProgress?.get(slug));
  const chips = activeFilters(deferredChoice);

  const newest = useRef(choice);
  useEffect(() => {
    newest.current = choice;
  }, [choice]);
  const { push, replace } = url;
  // Uses the current state, which the deferred one may lag behind.
  const takeOff = (id: string) => {
    const filter = activeFilters(choice).find((one) => one.id === id);
    if (filter) push(filter.without);
  };
  const showMore = useCallback(
    () => replace({ ...newest.current, more: newest.current.more + 1 }),
    [replace],
  );
  const clearAll = useCallback(() => {
    setTyped('');
    push(initialExploreState);
  }, [setTyped, push]);
  const groups = <FilterGroups choice={choice} onChoose={url.push} />;
  const Chevron = open ? ChevronUp : ChevronDown;
  // While a search is typed, results come first, below the box.
  const tiles = (
    <CategoryTiles
      key="tiles"
      chosen={choice.tile}
      countOf={countOf}
      sample={ownProgress === null}
      onPress={(genre) => url.push(toggleTile(choice, genre))}
    />
  );
  const results = (
    <section key="results" className="section" aria-labelledby={`${panelId}-heading`}>
      <div className="row-between">
        <div className="explore-heading">
          <h2 id={`${panelId}-heading`}>Featured Stories</h2>
          <p className="meta" role="status">
            {narrowed && (stories.length === 1 ? '1 story' : `${stories.length} stories`)}
          </p>
        </div>
        <Button
          ref={opener}
          tone="quiet"
          aria-expanded={open}
          aria-controls={panel ? panelId : undefined}
          icon={<SlidersHorizontal aria-hidden size={20} />}
          onClick={() => setOpen(!open)}
        >
          Filter
          {chips.length > 0 && (
            <span className="filter-count">
              {chips.length}
              <span className="sr-only"> chosen</span>
            </span>
          )}
          <Chevron aria-hidden size={20} />
        </Button>
      </div>
      {chips.length > 0 && (
        <ul className="filter-chips" aria-label="Chosen filters">
          {chips.map(({ id, label }) => (
            <li key={id}>
              <Chip label={label} onRemove={() => takeOff(id)} />
            </li>
          ))}
          <li>
            <button type="button" className="text-link" onClick={clearAll}>
              Clear all filters
            </button>
          </li>
        </ul>
      )}
      {faceOut && <FaceOutBook story={faceOut} to={linkTo(faceOut.slug)} />}
      <div className="explore-results" data-filtering={(panel && isWide) || undefined}>
        {panel && isWide && (
          // biome-ignore lint/a11y/noStaticElementInteractions: Escape from any box inside puts the panel away
          <div
            id={panelId}
            className="paper paper-high filter-panel"
            onKeyDown={(event) => {
              if (event.key !== 'Escape') return;
              setOpen(false);
              opener.current?.focus();
            }}
          >
            {groups}
          </div>
        )}
        {panel && !isWide && (
          <FilterSheet count={stories.length} onClose={() => setOpen(false)}>
            {groups}
          </FilterSheet>
        )}
        <div className="min-w-0">
          <ExploreResults
            stories={stories}
            faceOut={faceOut}
            choice={deferredChoice}
            linkTo={linkTo}
            ownProgress={ownProgress}
            onMore={showMore}
            onClear={clearAll}
          />
        </div>
      </div>
    </section>
  );

  return (
    <>
      <div className="explore-head" ref={head}>
        <h1>Explore</h1>
        <SearchField
          label="Search stories"
          placeholder="Search stories"
          value={typed}
          onChange={(query) => {
            setTyped(query);
            if (query.trim() !== '') scrollToTop(head.current);
            url.replace({ ...choice, query, more: 0 });
          }}
        />
      </div>
      {typed.trim() === '' ? [tiles, results] : [results, tiles]}
      <NewReleases stories={stories} linkTo={linkTo} />
    </>
  );
}
