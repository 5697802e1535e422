import { ChevronDown, ChevronUp, SlidersHorizontal } from 'lucide-react';
import { useId, useMemo, useRef, useState } from 'react';
import { SHELF } from '../../../content/shelf.ts';
import { Button } from '../../design/Button.tsx';
import { Chip } from '../../design/Chip.tsx';
import { SearchField } from '../../design/SearchField.tsx';
import { useAddressChoice, useTypedText } from './address-choice.ts';
import { Carousel } from './Carousel.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';
import {
  byRenown,
  choiceFromAddress,
  choiceToAddress,
  chosenFilters,
  type ExploreChoice,
  isInCategory,
  noChoice,
  passes,
  withTile,
} from './explore-filters.ts';
import { FaceOutBook } from './FaceOutBook.tsx';
import { FilterGroups } from './FilterGroups.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { useMediaQuery } from './media-query.ts';
import { NothingFound } from './NothingFound.tsx';
import { type OwnProgress, progressOf } from './reading-progress.ts';
import { coverSizes, StoryBook } from './StoryBook.tsx';
import { StoryGrid } from './StoryGrid.tsx';
import { indexStories, search } from './search.ts';

const index = indexStories(byRenown(SHELF));

interface ExploreProps {
  /** Where a story's card leads. */
  linkTo: (slug: string) => string;
  ownProgress: OwnProgress;
}

/** Explore: search, category tiles, filters, the grid they narrow, and what is new. All choices are in the address. */
export function ExploreStories({ linkTo, ownProgress }: ExploreProps) {
  const address = useAddressChoice(choiceFromAddress, choiceToAddress);
  const [typed, setTyped] = useTypedText(address.choice.query);
  // The box is ahead of the address while the router catches up.
  const choice: ExploreChoice = { ...address.choice, query: typed };
  const [open, setOpen] = useState(false);
  const beside = useMediaQuery('(min-width: 64em)');
  const panelId = useId();
  const opener = useRef<HTMLButtonElement>(null);

  const found = useMemo(() => search(index, typed), [typed]);
  const stories = found.filter((story) => passes(story, choice));
  const fresh = stories.filter((story) => story.category === 'new');
  const chips = chosenFilters(choice);
  const narrowed = chips.length > 0 || typed.trim() !== '';
  // Of the shelf as it is, one book stands with its face to the room: the first that this family has not begun.
  const faceOut = narrowed ? undefined : stories.find(({ slug }) => !ownProgress?.get(slug));

  const clearAll = () => {
    setTyped('');
    address.choose(noChoice);
  };
  const groups = <FilterGroups choice={choice} onChoose={address.choose} />;
  const Chevron = open ? ChevronUp : ChevronDown;
  // What is typed is answered where it is seen: beneath the box.
  const tiles = (
    <CategoryTiles
      key="tiles"
      chosen={choice.tile}
      counts={ownProgress && ((genre) => SHELF.filter((story) => isInCategory(story, genre)).length)}
      onPress={(genre) => address.choose(withTile(choice, genre))}
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
          aria-controls={open ? panelId : undefined}
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
      {narrowed && (
        <ul className="filter-chips" aria-label="Chosen filters">
          {chips.map(({ id, label, without }) => (
            <li key={id}>
              <Chip label={label} onRemove={() => address.choose(without)} />
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
      <div className="explore-results" data-filtering={(open && beside) || undefined}>
        {open && beside && (
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
        {open && !beside && (
          <FilterSheet count={stories.length} onClose={() => setOpen(false)}>
            {groups}
          </FilterSheet>
        )}
        <div className="min-w-0">
          {stories.length === 0 ? (
            <NothingFound query={chips.length > 0 ? '' : typed}>
              <Button tone="quiet" onClick={clearAll}>
                Clear all filters
              </Button>
            </NothingFound>
          ) : (
            <StoryGrid
              label="Featured Stories"
              stories={stories.filter((story) => story !== faceOut)}
              more={choice.more}
              onMore={() => address.amend({ ...choice, more: choice.more + 1 })}
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
          )}
        </div>
      </div>
    </section>
  );

  return (
    <>
      <div className="explore-head">
        <h1>Explore</h1>
        <SearchField
          label="Search stories"
          placeholder="Search stories"
          value={typed}
          onChange={(query) => {
            setTyped(query);
            address.amend({ ...choice, query, more: 0 });
          }}
        />
      </div>
      {typed.trim() === '' ? [tiles, results] : [results, tiles]}
      {fresh.length > 0 && (
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
      )}
    </>
  );
}
