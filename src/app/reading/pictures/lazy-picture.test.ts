import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { LoadRequest } from '../../../features/reader/book.ts';
import { lazyPicture } from './lazy-picture.ts';

/** As much of a browser as drawing needs. */
beforeAll(() => {
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', {
    createElement: () => ({
      getContext: () => ({ drawImage() {} }),
      toBlob: (then: (blob: Blob) => void) => then(new Blob(['bitmap'])),
    }),
  });
  vi.stubGlobal(
    'Image',
    class {
      decode = () => Promise.resolve();
    },
  );
});
afterAll(() => vi.unstubAllGlobals());

let open = 0;
let drawn: number[] = [];
beforeEach(() => {
  open = 0;
  drawn = [];
});

/** A page's picture, requested as the reader does. */
function page(number: number) {
  const picture = lazyPicture({ alt: '', width: 2, height: 3 }, async () => ({
    whole: () => {
      drawn.push(number);
      return '<svg/>';
    },
    bleed: 0,
    ratio: 1.5,
  }));
  return {
    come() {
      const left = new AbortController();
      const distance = () => (number >= open ? number - open : open - number + 2);
      const wish: LoadRequest = { signal: left.signal, distance };
      const loaded = picture.load!(wish);
      loaded.catch(() => undefined);
      return { loaded, leave: () => left.abort() };
    },
  };
}

it('draws the open page first, then the next ones, and passed pages last', async () => {
  open = 2;
  const asked = [0, 1, 2, 3, 4].map((number) => page(number).come().loaded);
  await Promise.all(asked);
  // The first is begun before anything else is asked for.
  expect(drawn).toEqual([0, 2, 3, 4, 1]);
});

it('skips a page that was turned past', async () => {
  const pages = [0, 1, 2, 3, 4, 5].map((number) => ({ number, ...page(number).come() }));
  open = 5;
  for (const { leave } of pages.slice(0, 5)) leave();
  await pages[5]!.loaded;
  await expect(pages[2]!.loaded).rejects.toThrow();
  // The first lay open when it was asked for.
  expect(drawn).toEqual([0, 5]);
});

it('draws a page that comes near again after it was passed', async () => {
  const passed = page(1);
  const first = passed.come();
  first.leave();
  const again = passed.come();
  await expect(again.loaded).resolves.toMatchObject({ src: expect.stringContaining('blob:') });
  expect(drawn).toEqual([1]);
});

it('keeps drawing a picture that another page still needs', async () => {
  const shared = page(1);
  const [one, other] = [shared.come(), shared.come()];
  one.leave();
  await other.loaded;
  expect(drawn).toEqual([1]);
});
