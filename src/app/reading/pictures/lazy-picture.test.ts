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
beforeAll(() => {
  vi.stubGlobal(
    'createImageBitmap',
    async (_: unknown, size: { resizeWidth: number; resizeHeight: number }) => {
      openBitmaps += 1;
      return {
        width: size.resizeWidth,
        height: size.resizeHeight,
        close() {
          openBitmaps -= 1;
        },
      };
    },
  );
});
afterAll(() => vi.unstubAllGlobals());

/** Bitmaps that are not closed yet. */
let openBitmaps = 0;
let open = 0;
let drawn: (number | string)[] = [];
/** Pages whose parts were asked for. */
const fetched = new Set<number>();
beforeEach(() => {
  open = 0;
  drawn = [];
});

/** A page's picture, requested as the reader does. */
function page(number: number, withLayers = false) {
  const picture = lazyPicture({ alt: '', width: 2, height: 3 }, async () => {
    fetched.add(number);
    return {
      ...(withLayers && {
        sheets: () => {
          drawn.push(`layers ${number}`);
          return { far: '<svg/>', middle: '<svg/>', near: '<svg/>' };
        },
      }),
      whole: () => {
        drawn.push(number);
        return '<svg/>';
      },
      preview: () => {
        drawn.push(`preview ${number}`);
        return '<svg/>';
      },
      bleed: 0,
      ratio: 1.5,
    };
  });
  const request = () => {
    const left = new AbortController();
    const distance = () => (number >= open ? number - open : open - number + 2);
    const wish: LoadRequest = { signal: left.signal, distance };
    return { wish, leave: () => left.abort() };
  };
  return {
    come() {
      const { wish, leave } = request();
      const loaded = picture.load!(wish);
      loaded.catch(() => undefined);
      return {
        loaded,
        leave() {
          leave();
          void loaded.then(picture.release, () => undefined);
        },
      };
    },
    preview() {
      const { wish, leave } = request();
      const loaded = picture.preview!.load(wish);
      loaded.catch(() => undefined);
      return { loaded, leave, peek: picture.preview!.peek };
    },
  };
}

it('draws the open page first, then the next ones, and passed pages last', async () => {
  open = 2;
  const asked = [0, 1, 2, 3, 4].map((number) => page(number).come().loaded);
  await Promise.all(asked);
  expect(drawn).toEqual([2, 3, 4, 1, 0]);
});

it('draws the open page whole before its layers, and the next one from its layers', async () => {
  const pages = [0, 1].map((number) => page(number, true).come().loaded);
  await Promise.all((await Promise.all(pages)).map(({ sheets }) => sheets));
  expect(drawn).toEqual([0, 'layers 1', 'layers 0']);
});

it('fetches the parts of the next pages while the open page is drawn', async () => {
  fetched.clear();
  const loaded = [0, 1, 2].map((number) => page(number).come().loaded);
  expect([...fetched]).toEqual([0, 1, 2]);
  await Promise.all(loaded);
});

it('skips a page that was turned past', async () => {
  const pages = [0, 1, 2, 3, 4, 5].map((number) => ({ number, ...page(number).come() }));
  open = 5;
  for (const { leave } of pages.slice(0, 5)) leave();
  await pages[5]!.loaded;
  await expect(pages[2]!.loaded).rejects.toThrow();
  expect(drawn).toEqual([5]);
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

it('draws each preview a page ahead of the pictures, and the previews of far pages last', async () => {
  const loaded = [2, 1, 0].map((number) => page(number).come().loaded);
  const previews = [4, 3, 2, 1, 0].map((number) => page(number).preview());
  await Promise.all([...loaded, ...previews.map((preview) => preview.loaded)]);
  const order = ['preview 0', 'preview 1', 0, 'preview 2', 1, 2, 'preview 3', 'preview 4'];
  expect(drawn).toEqual(order);
});

it('draws a preview of a sixteenth of the pixels', async () => {
  const preview = page(0).preview();
  expect(preview.peek()).toBeUndefined();
  await expect(preview.loaded).resolves.toMatchObject({ width: 225, height: 338 });
  expect(preview.peek()?.width).toBe(225);
});

it('draws a preview once, and again only if its drawing was cancelled', async () => {
  const one = page(1);
  const left = one.preview();
  left.leave();
  await expect(left.loaded).rejects.toThrow();
  await one.preview().loaded;
  await one.preview().loaded;
  expect(drawn).toEqual(['preview 1']);
});

it('closes a preview that nothing needs any more, and draws it again for a page that does', async () => {
  openBitmaps = 0;
  const one = page(1);
  const [first, second] = [one.preview(), one.preview()];
  await Promise.all([first.loaded, second.loaded]);
  first.leave();
  expect(openBitmaps).toBe(1);
  second.leave();
  expect([openBitmaps, second.peek()]).toEqual([0, undefined]);
  await one.preview().loaded;
  expect([openBitmaps, drawn]).toEqual([1, ['preview 1', 'preview 1']]);
});

it('holds a bounded number of bitmaps and blobs over a book of 30 spreads', async () => {
  const urls = new Set<string>();
  const made = vi.spyOn(URL, 'createObjectURL');
  const gone = vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void urls.delete(url));
  made.mockImplementation(() => {
    const url = `blob:${made.mock.calls.length}`;
    urls.add(url);
    return url;
  });
  openBitmaps = 0;
  const pages = Array.from({ length: 30 }, (_, number) => page(number));
  const previews = new Map<number, ReturnType<(typeof pages)[0]['preview']>>();
  const pictures = new Map<number, ReturnType<(typeof pages)[0]['come']>>();
  let [mostBitmaps, mostUrls] = [0, 0];
  for (open = 0; open < 30; open += 1) {
    for (const [number, { leave }] of previews) {
      if (Math.abs(number - open) <= 8) continue;
      leave();
      previews.delete(number);
    }
    for (const [number, { leave }] of pictures) {
      if (Math.abs(number - open) <= 2) continue;
      leave();
      pictures.delete(number);
    }
    for (const [number, one] of pages.entries()) {
      if (Math.abs(number - open) <= 8 && !previews.has(number)) previews.set(number, one.preview());
      if (Math.abs(number - open) <= 2 && !pictures.has(number)) pictures.set(number, one.come());
    }
    await Promise.all([...previews.values(), ...pictures.values()].map(({ loaded }) => loaded));
    mostBitmaps = Math.max(mostBitmaps, openBitmaps);
    mostUrls = Math.max(mostUrls, urls.size);
  }
  expect(mostBitmaps).toBe(17);
  // Five pages in the document, and four that were left a moment ago.
  expect(mostUrls).toBe(9);
  for (const { leave } of previews.values()) leave();
  expect(openBitmaps).toBe(0);
  made.mockRestore();
  gone.mockRestore();
});
