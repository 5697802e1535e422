import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../design/Button.tsx';
import { adjacentStop, currentSlide, edgesOf, type ScrollRow } from './carousel-stops.ts';

interface Slide {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
}

function measureRow(row: HTMLElement): ScrollRow {
  const slides = Array.from(row.children, (slide) => (slide as HTMLElement).offsetLeft);
  const origin = slides[0] ?? 0;
  return {
    scrolled: row.scrollLeft,
    maxScroll: row.scrollWidth - row.clientWidth,
    starts: slides.map((start) => start - origin),
  };
}

const STEPS = [
  { label: 'Previous stories', by: -1, Arrow: ArrowLeft },
  { label: 'Next stories', by: 1, Arrow: ArrowRight },
] as const;

/**
 * A carousel by the ARIA pattern: swiped with scroll snapping, moved by buttons, arrow keys, Home and End.
 * Never moves by itself.
 */
export function Carousel({
  heading,
  slides,
  large,
}: {
  heading: string;
  slides: readonly Slide[];
  large?: boolean;
}) {
  const row = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const rowId = useId();
  const [position, setPosition] = useState({ atStart: true, atEnd: false, slide: 0 });

  const updatePosition = useCallback(() => {
    if (!row.current) return;
    const state = measureRow(row.current);
    const next = { ...edgesOf(state), slide: currentSlide(state) };
    setPosition((before) =>
      before.slide === next.slide && before.atStart === next.atStart && before.atEnd === next.atEnd
        ? before
        : next,
    );
  }, []);

  useEffect(() => {
    if (!row.current) return;
    const watcher = new ResizeObserver(updatePosition);
    watcher.observe(row.current);
    return () => watcher.disconnect();
  }, [updatePosition]);

  const scrollTo = (left: number) => row.current?.scrollTo({ left, behavior: 'smooth' });
  const step = (direction: 1 | -1) =>
    row.current && scrollTo(adjacentStop(measureRow(row.current), direction));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !row.current) return;
    if (event.key === 'ArrowRight') step(1);
    else if (event.key === 'ArrowLeft') step(-1);
    else if (event.key === 'Home') scrollTo(0);
    else if (event.key === 'End') scrollTo(row.current.scrollWidth);
    else return;
    event.preventDefault();
  };

  return (
    <section
      className="carousel"
      aria-roledescription="carousel"
      aria-labelledby={headingId}
      data-fits={(position.atStart && position.atEnd) || undefined}
    >
      <div className="row-between">
        <h2 id={headingId}>{heading}</h2>
        <div className="carousel-buttons">
          {STEPS.map(({ label, by, Arrow }) => (
            <Button
              key={label}
              tone="quiet"
              round
              aria-label={label}
              aria-controls={rowId}
              aria-disabled={by < 0 ? position.atStart : position.atEnd}
              onClick={() => step(by)}
              icon={<Arrow aria-hidden size={22} />}
            />
          ))}
        </div>
      </div>
      <div className={`shelf ${large ? 'shelf-large' : ''}`}>
        {/* biome-ignore lint/a11y/useSemanticElements: a carousel's row is a group of slides, not a fieldset */}
        <div
          ref={row}
          id={rowId}
          className="scroll-row shelf-books"
          role="group"
          aria-labelledby={headingId}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
          tabIndex={0}
          onScroll={updatePosition}
          onKeyDown={onKeyDown}
        >
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: the pattern's role for a slide
            <div
              key={slide.id}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${slides.length}: ${slide.title}`}
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
      <div className="carousel-thread" aria-hidden>
        {slides.map((slide, index) => (
          <i key={slide.id} data-here={index === position.slide || undefined} />
        ))}
      </div>
    </section>
  );
}
