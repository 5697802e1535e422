import { type ReactNode, useEffect, useRef } from 'react';
import type { StoryCard } from '../../../../content/story-facts.ts';
import { Button } from '../../../design/Button.tsx';
import { BookGrid } from '../BookGrid.tsx';

const INITIAL_COUNT = 10;
const PAGE_SIZE = 20;

/** A grid of ten stories and twenty more for each press, so that a long list opens quickly. */
export function StoryGrid({
  label,
  stories,
  extraPages,
  onMore,
  children,
}: {
  label: string;
  stories: readonly StoryCard[];
  /** How often “Show more stories” was pressed. */
  extraPages: number;
  onMore: () => void;
  children: (story: StoryCard) => ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const firstNew = useRef<number>(undefined);
  const shownCount = INITIAL_COUNT + extraPages * PAGE_SIZE;

  // The button may unmount, so focus moves to the first new book.
  useEffect(() => {
    if (firstNew.current === undefined || firstNew.current >= shownCount) return;
    place.current?.querySelectorAll<HTMLElement>('.book')[firstNew.current]?.focus({ preventScroll: true });
    firstNew.current = undefined;
  }, [shownCount]);

  return (
    <div ref={place}>
      <BookGrid label={label} stories={stories.slice(0, shownCount)}>
        {children}
      </BookGrid>
      {stories.length > shownCount && (
        <div className="mt-8 text-center">
          <Button
            tone="quiet"
            onClick={() => {
              firstNew.current = shownCount;
              onMore();
            }}
          >
            Show more stories
          </Button>
        </div>
      )}
    </div>
  );
}
