// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { BookScene } from '../illustration/scene/format/book.ts';
import type { Book, BookSpread } from './book.ts';
import { type FileSpread, joinBook, waysOn } from './book-file.ts';
import { pathsOf } from './book-paths.ts';
import { template } from './slots.ts';
import { splitBook } from './split-book.ts';

const scene = (more: Partial<BookScene> = {}): BookScene => ({
  backdrop: 'meadow',
  light: 'noon',
  seed: 1,
  describe: 'A meadow.',
  ...more,
});
const spread = (id: string, more: Partial<BookSpread> = {}): BookSpread => ({
  id,
  text: [template(`{name} is at ${id}.`)],
  scene: scene(),
  ...more,
});
const named = { slug: 'tea-party', title: 'Tea Party' };
const straight: Book = {
  sets: {
    kitchen: { backdrop: 'nursery', light: 'noon', props: [{ id: 'table', name: 'table', at: [400, 1200] }] },
    cellar: { backdrop: 'nursery', light: 'night' },
  },
  spreads: [
    spread('one'),
    spread('two', { scene: { set: 'kitchen', describe: 'A kitchen.' } }),
    spread('three'),
    spread('four', { scene: { set: 'cellar', from: 'two', describe: 'A cellar.' } }),
    spread('five'),
  ],
};
const forked: Book = {
  spreads: [
    spread('one', {
      choice: {
        ask: template('Where to?'),
        ways: [
          { label: 'Left', to: 'left', picture: { zoom: 2 } },
          { label: 'Right', to: 'right', picture: { zoom: 2 } },
        ],
      },
    }),
    spread('left', { next: 'left-end' }),
    spread('left-end', { next: 'home' }),
    spread('right', { next: 'home' }),
    spread('home'),
  ],
};
const ids = (book: { spreads: readonly { id: string }[] } | null) => book?.spreads.map(({ id }) => id);

describe('a book as files', () => {
  it('is public to its third spread, and says how long it is', () => {
    const { file, rest } = splitBook(named, straight, 3);
    expect(ids(file)).toEqual(['one', 'two', 'three']);
    expect(ids(rest)).toEqual(['four', 'five']);
    expect(file).toMatchObject({ slug: 'tea-party', title: 'Tea Party', pages: 5, closed: true });
    expect(JSON.stringify(file)).not.toMatch(/cellar|is at f/);
    // Sets are put up and earlier pictures taken over before a browser sees them.
    expect(file.spreads[1]?.scene).toMatchObject({ backdrop: 'nursery', light: 'noon' });
    expect(rest?.spreads[0]?.scene).toMatchObject({ light: 'night', props: [{ name: 'table' }] });
  });

  it('is whole where everybody may read it', () => {
    const { file, rest } = splitBook(named, straight, null);
    expect(ids(file)).toHaveLength(5);
    expect(file.closed).toBe(false);
    expect(rest).toBeNull();
  });

  it('of fewer spreads has nothing to close', () => {
    expect(splitBook(named, { ...straight, spreads: straight.spreads.slice(0, 3) }, 3)).toMatchObject({
      rest: null,
      file: { closed: false },
    });
  });

  it('with a fork opens the first spreads of both arms', () => {
    const { file, rest } = splitBook(named, forked, 3);
    expect(ids(file)).toEqual(['one', 'left', 'left-end', 'right', 'home']);
    expect(rest).toBeNull();
    expect(splitBook(named, forked, 2)).toMatchObject({ file: { pages: 4, closed: true } });
    expect(ids(splitBook(named, forked, 2).rest)).toEqual(['left-end', 'home']);
  });

  it.each([
    ['straight', straight],
    ['forked', forked],
  ])('laid together is the whole %s book again', (_name, book) => {
    const { file, rest } = splitBook(named, book, 2);
    const whole = joinBook(file, rest!);
    expect(whole.closed).toBe(false);
    expect(walks(whole.spreads)).toEqual(pathsOf(book).map((path) => path.map(({ id }) => id)));
  });

  it('shows a way by a camera on the picture itself', () => {
    const [first] = splitBook(named, forked, null).file.spreads;
    expect(
      first?.choice?.ways.map(({ picture }) => [picture.backdrop, picture.camera, picture.wide]),
    ).toEqual([
      ['meadow', { zoom: 2 }, { zoom: 2 }],
      ['meadow', { zoom: 2 }, { zoom: 2 }],
    ]);
  });
});

/** Every way through the spreads, as ids. */
function walks(spreads: readonly FileSpread[], id = spreads[0]!.id): string[][] {
  const spread = spreads.find((candidate) => candidate.id === id)!;
  const on = waysOn(spread);
  return on.length === 0 ? [[id]] : on.flatMap((next) => walks(spreads, next).map((way) => [id, ...way]));
}
