// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LoadRequest, ReaderBook } from './book.ts';
import { usePreviews } from './previews.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

/** The open requests of a book of 30 spreads, by spread. */
function watchedBook(): { book: ReaderBook; requested: () => number[] } {
  const requests: { at: number; signal: AbortSignal }[] = [];
  const preview = (at: number) => ({
    peek: () => undefined,
    load: ({ signal }: LoadRequest) => {
      requests.push({ at, signal });
      return new Promise<never>(() => {});
    },
  });
  const spreads = Array.from({ length: 30 }, (_, at) => ({
    id: String(at),
    text: [],
    picture: { kind: 'image' as const, alt: '', width: 2, height: 3, preview: preview(at) },
  }));
  const book: ReaderBook = { id: 'b', title: '', lang: 'en', direction: 'ltr', spreads };
  return {
    book,
    requested: () => requests.filter(({ signal }) => !signal.aborted).map(({ at }) => at),
  };
}

const page = () => 0;

function Previews({ book, at }: { book: ReaderBook; at: number }) {
  usePreviews(book, at, page);
  return null;
}

test('keeps the previews of the spreads around the open one, however long the book is', async () => {
  const { book, requested } = watchedBook();
  const root = createRoot(document.createElement('div'));
  const open = (at: number) => act(async () => root.render(<Previews book={book} at={at} />));
  const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, n) => first + n);
  await open(0);
  expect(requested()).toEqual(from(0, 8));
  for (let at = 1; at <= 15; at += 1) await open(at);
  expect(requested()).toEqual(from(7, 23));
  await open(29);
  expect(requested()).toEqual(from(21, 29));
  await act(async () => root.unmount());
  expect(requested()).toEqual([]);
});
