// @vitest-environment happy-dom
import { act } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BookReader } from './BookReader.tsx';
import type { ReaderBook } from './book.ts';

const book: ReaderBook = {
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

test('shows a picture’s colours in the first frame of its page, until something of it is drawn', async () => {
  const colours = { columns: 8, rows: 8, rgb: btoa('\0'.repeat(3 * 64)) };
  let draw!: (bitmap: ImageBitmap) => void;
  const drawn = new Promise<ImageBitmap>((resolve) => {
    draw = resolve;
  });
  const picture = {
    kind: 'image' as const,
    alt: 'A fox',
    width: 2,
    height: 3,
    colours,
    load: () => new Promise<never>(() => {}),
    preview: { peek: () => undefined, load: () => drawn },
  };
  const drawnBook: ReaderBook = { ...book, spreads: [{ id: 'one', text: [], picture }] };
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.firstElementChild!);
  const canvas = () => document.querySelector<HTMLCanvasElement>('.rd-plate canvas');
  act(() => {
    flushSync(() => root.render(<BookReader book={drawnBook} page={0} onPageChange={() => {}} />));
    expect([canvas()?.width, canvas()?.getAttribute('aria-label')]).toEqual([8, 'A fox']);
    expect(document.querySelector('.rd-blank')).toBeNull();
  });
  await act(async () => draw({ width: 225, height: 338, close() {} } as ImageBitmap));
  expect(canvas()?.width).toBe(225);
  await act(async () => root.unmount());
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
