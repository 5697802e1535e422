import { type ComponentType, startTransition, useEffect, useState } from 'react';
import type { Book } from './book.ts';
import type { TextSettings } from './settings/text-settings.ts';
import { retry } from './turn/retry.ts';

/** What the page on which an evening ends has to know. */
export interface GoodNightOptions {
  /** Whom the book is about. */
  readonly name?: string | undefined;
  /** Puts the book away. */
  readonly close: () => void;
}

export interface ToolsProps {
  /** Whose recordings of the pages are heard. */
  owner: string | null;
  book: Book;
  /** The spread that lies open. */
  page: number;
  /** The element that holds the spreads. */
  stage: React.RefObject<HTMLDivElement | null>;
  next: () => void;
  /** The book is to be read aloud as soon as it is open. */
  aloud?: boolean | undefined;
  goodNight?: GoodNightOptions | undefined;
  text: TextSettings;
  onText: (settings: TextSettings) => void;
}

/**
 * Reading aloud, recording and the text settings come as their own chunk after the book: none of them is needed to
 * read, and none works without JavaScript, so prerendered HTML only keeps their place, to the pixel.
 */
export function Tools(props: ToolsProps) {
  const [Bar, setBar] = useState<ComponentType<ToolsProps> | null>(null);
  useEffect(() => {
    const closed = new AbortController();
    retry(() => import('./ToolsBar.tsx'), closed.signal).then((chunk) => {
      if (chunk && !closed.signal.aborted) startTransition(() => setBar(() => chunk.ToolsBar));
    });
    return () => closed.abort();
  }, []);
  return <div className="rd-tools">{Bar ? <Bar {...props} /> : <ToolsPlaceholder />}</div>;
}

/** What ToolsBar shows, as wide and as high and unseen: nothing moves when it comes. */
function ToolsPlaceholder() {
  return (
    <>
      <span className="felt rd-read rd-place">
        <PlaceholderLabel size={22} word="Read to me" />
      </span>
      <div className="rd-speeds rd-place">
        {['Slow', 'Normal', 'Quick'].map((word) => (
          <span key={word} className="toggle rd-tool">
            <PlaceholderLabel size={22} word={word} />
          </span>
        ))}
      </div>
      <div className="rd-more rd-place">
        <span className="text-link">
          <PlaceholderLabel size={24} word="Text" />
        </span>
        <span className="text-link">
          <PlaceholderLabel size={22} word="Voice" />
        </span>
      </div>
    </>
  );
}

/** Room for a picture and a word; the word is no text, so that nobody finds it twice. */
function PlaceholderLabel({ size, word }: { size: number; word: string }) {
  return (
    <>
      <svg width={size} height={size} aria-hidden="true" />
      <span data-word={word} />
    </>
  );
}
