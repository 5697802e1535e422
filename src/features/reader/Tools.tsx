import { type ComponentType, startTransition, useEffect, useState } from 'react';
import type { ToolsProps } from './tools-props.ts';
import { retry } from './turn/retry.ts';

/**
 * Reading aloud and what is for grown-ups load as a chunk of their own after the book: reading needs none of them,
 * and none works without JavaScript. Prerendered HTML reserves their place to the pixel.
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
        <PlaceholderLabel word="Read to me" />
      </span>
      <span className="text-link rd-grown-ups rd-place">
        <PlaceholderLabel word="For grown-ups" />
      </span>
    </>
  );
}

/**
 * An icon's and a label's space. The label is a CSS string, so that search and screen readers don't find it
 * twice.
 */
function PlaceholderLabel({ word }: { word: string }) {
  return (
    <>
      <svg width={22} height={22} aria-hidden="true" />
      <span data-word={word} />
    </>
  );
}
