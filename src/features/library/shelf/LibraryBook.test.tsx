// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type BookCard, LibraryBook } from './LibraryBook.tsx';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const noop = () => {};
const saved = {
  unsynced: undefined,
  favourite: false,
  onFavourite: noop,
  onRate: noop,
  onExport: noop,
  onRemove: noop,
};
const book: BookCard = {
  ...{ key: 'b', story: 'neverland', title: 'Neverland', progress: 40, rating: 3, readTo: '/' },
};

async function shown(family: boolean): Promise<HTMLElement> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () =>
    root.render(<LibraryBook book={family ? { ...book, saved } : book} eager={false} next={false} />),
  );
  return place;
}

it('opens the actions dialog from a button of its own, not only from the stars', async () => {
  const place = await shown(true);
  const more = place.querySelector<HTMLButtonElement>('[aria-label^="More for Neverland"]');
  expect(more?.getAttribute('aria-haspopup')).toBe('dialog');
  await act(async () => more?.click());
  const dialog = document.querySelector('dialog');
  expect(dialog?.textContent).toContain('Keep as a book');
  expect(dialog?.textContent).toContain('Take it off the shelf');
});

it('shows no actions button on a sample', async () => {
  expect((await shown(false)).querySelector('[aria-label^="More for"]')).toBeNull();
});
