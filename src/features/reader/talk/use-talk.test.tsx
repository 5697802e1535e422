// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReaderBook } from '../book.ts';
import { type Talk, useTalk } from './use-talk.ts';

const picture = { kind: 'image', alt: 'A fox', width: 2, height: 3, src: '/0.avif' } as const;
const book: ReaderBook = {
  id: 'b',
  title: 'Fox',
  lang: 'en-US',
  direction: 'ltr',
  spreads: [
    {
      id: 'den',
      text: ['A fox.'],
      picture,
      questions: ['What is it?', 'Why is it red?', 'Mei, what did you see?'],
    },
    { id: 'hill', text: ['A hill.'], picture },
  ],
};

let talk: Talk | undefined;
function Panel(props: { book: ReaderBook; page: number; reading: number }) {
  talk = useTalk(props.book, props.page, props.reading);
  return null;
}
const root = () => createRoot(document.createElement('div'));
const show = (of: ReaderBook, page: number, reading: number, on = root()) => {
  act(() => on.render(<Panel book={of} page={page} reading={reading} />));
  return talk;
};

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('asks what is seen at the first reading, why at the second, and then about the child', () => {
  expect([1, 2, 3, 9].map((reading) => show(book, 0, reading)?.question)).toEqual([
    'What is it?',
    'Why is it red?',
    'Mei, what did you see?',
    'Mei, what did you see?',
  ]);
  expect(show(book, 1, 1)?.question).toBeUndefined();
  expect(show(book, -1, 1)?.question).toBeUndefined();
});

test('is off until it is asked for, and stays on for the next book', () => {
  const first = root();
  expect(show(book, 0, 1, first)?.on).toBe(false);
  act(() => talk?.toggle());
  expect(talk?.on).toBe(true);
  expect(show(book, 0, 1)?.on).toBe(true);
  act(() => talk?.toggle());
  expect(show(book, 0, 1)?.on).toBe(false);
});

test('offers nothing in a book without questions', () => {
  expect(show({ ...book, spreads: book.spreads.slice(1) }, 0, 1)).toBeUndefined();
});
