// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BookReader } from './BookReader.tsx';
import type { Book } from './book.ts';

const book: Book = {
  id: 'b',
  title: 'The <Moon> Balloon',
  lang: 'en-US',
  direction: 'ltr',
  spreads: ['one', 'two', 'three'].map((name, n) => ({
    id: name,
    text: [`Page ${name} & <b>more</b>`],
    picture: { kind: 'image', alt: `Picture ${name}`, width: 2, height: 3, src: `/${n}.avif` },
  })),
};
const reader = <BookReader book={book} page={0} onPageChange={() => {}} />;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // happy-dom has neither a database nor Web Animations; the reader must do without both.
  vi.stubGlobal('indexedDB', undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

describe('a prerendered book', () => {
  const html = renderToString(reader);

  test('has the text and picture of the first spread, and requests no other', () => {
    expect(html).toContain('Page one');
    expect(html).toContain('src="/0.avif"');
    expect(html).toContain('fetchPriority="high"');
    expect(html).not.toContain('/1.avif');
  });
  test('renders markup in a text as text', () => {
    expect(html).toContain('&amp; &lt;b&gt;more&lt;/b&gt;');
    expect(html).toContain('The &lt;Moon&gt; Balloon');
  });
  test('shows the page number', () => {
    expect(html).toContain('Page 1 of 3');
  });
  test('hydrates without a mismatch, then preloads the next spreads', async () => {
    document.body.innerHTML = `<div>${html}</div>`;
    const place = document.body.firstElementChild!;
    const words = place.querySelector('.rd-text');
    const differed = vi.fn();
    const root = await act(async () => hydrateRoot(place, reader, { onRecoverableError: differed }));
    expect(differed).not.toHaveBeenCalled();
    expect(place.querySelector('.rd-text')).toBe(words);
    expect([...place.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
      '/0.avif',
      '/1.avif',
      '/2.avif',
    ]);
    expect(place.querySelectorAll('.rd-spread:not([inert])')).toHaveLength(1);
    await act(async () => root.unmount());
  });
});
