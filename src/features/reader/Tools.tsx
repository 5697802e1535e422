import { type ComponentType, startTransition, useEffect, useState } from 'react';
import type { Book } from './book.ts';
import type { TextSettings } from './settings/text-settings.ts';
import { retry } from './turn/retry.ts';

/** For the page that ends a bedtime reading. */
export interface GoodNightOptions {
  /** The child in the book. */
  readonly name?: string | undefined;
  /** Closes the book. */
  readonly close: () => void;
}

export interface ToolsProps {
  /** Whose recordings play. */
  owner: string | null;
  book: Book;
  /** The open spread, or `TITLE_PAGE`. */
  page: number;
  /** The element that holds the spreads. */
  stage: React.RefObject<HTMLDivElement | null>;
  next: () => void;
  /** Start reading aloud as soon as the book is open. */
  aloud?: boolean | undefined;
  goodNight?: GoodNightOptions | undefined;
  text: TextSettings;
  onText: (settings: TextSettings) => void;
}

/**
 * Reading aloud, recording and text settings load as a chunk of their own after the book: reading needs none of
 * them, and none works without JavaScript. Prerendered HTML reserves their place to the pixel.
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

/** An invisible copy of ToolsBar with its exact size, so that nothing moves when it loads. */
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

/**
 * An icon's and a label's space. The label is a CSS string, so that search and screen readers don't find it
 * twice.
 */
function PlaceholderLabel({ size, word }: { size: number; word: string }) {
  return (
    <>
      <svg width={size} height={size} aria-hidden="true" />
      <span data-word={word} />
    </>
  );
}
