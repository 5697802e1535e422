import { ArrowRight } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { StoryCard } from '../../../../content/story-facts.ts';
import { TextLink } from '../../../design/TextLink.tsx';
import { progressOf } from '../reading-progress.ts';
import { ContinueCard } from './ContinueCard.tsx';
import { StoryShelf } from './StoryShelf.tsx';
import type { HomeRows } from './sample-rows.ts';
import type { ShelfProps } from './shelf-props.ts';

interface StoryRowsProps extends ShelfProps {
  rows: HomeRows;
  rowLength?: number | undefined;
}

/**
 * Home's three rows, shown while no toggle is pressed. `rowLength` limits a row to what fits a glance. Memoised:
 * pressing a toggle or typing does not render them again.
 */
export const StoryRows = memo(function StoryRows({ rows, rowLength, ...cardProps }: StoryRowsProps) {
  const { links, ownProgress } = cardProps;
  const nothingBegun = rowLength !== undefined && ownProgress !== null && rows.continued.length === 0;
  const suggested = (
    <Row
      heading="Suggested"
      more={links.explore}
      stories={rows.suggested.slice(0, rowLength)}
      {...cardProps}
    />
  );
  // A family that reads sees its own books first.
  const ownFirst = ownProgress !== null && rows.continued.length > 0;
  return (
    <>
      {!ownFirst && suggested}
      {(rows.continued.length > 0 || nothingBegun) && (
        <section className="section">
          <RowHeading heading="Continue Reading" more={links.library} />
          {nothingBegun ? (
            <p className="mt-3">
              No book is half read just now. Take one from any shelf, and it will wait for you here.
            </p>
          ) : (
            <ul className="continue-cards" aria-label="Continue Reading">
              {rows.continued.slice(0, rowLength).map((story) => (
                <ContinueCard
                  key={story.slug}
                  story={story}
                  to={links.story(story.slug)}
                  reading={progressOf(story, ownProgress)}
                />
              ))}
            </ul>
          )}
        </section>
      )}
      {ownFirst && suggested}
      <Row
        heading="New this Week"
        more={links.explore}
        stories={rows.fresh.slice(0, rowLength)}
        {...cardProps}
      />
    </>
  );
});

function Row({
  heading,
  more,
  stories,
  ...cardProps
}: ShelfProps & { heading: string; more: string; stories: readonly StoryCard[] }) {
  if (stories.length === 0) return null;
  return (
    <section className="section">
      <RowHeading heading={heading} more={more} />
      <StoryShelf label={heading} stories={stories} {...cardProps} />
    </section>
  );
}

function RowHeading({ heading, more }: { heading: string; more: string }): ReactNode {
  return (
    <div className="row-between">
      <h2>{heading}</h2>
      <TextLink to={more} className="flex-row-reverse" icon={<ArrowRight aria-hidden size={20} />}>
        See all<span className="sr-only"> of {heading}</span>
      </TextLink>
    </div>
  );
}
