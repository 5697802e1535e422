// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { Scene } from '../src/illustration/scene/scene.ts';
import type { Book, BookSpread } from './book.ts';
import { joinBook, splitBook } from './book-file.ts';
import { pathsOf } from './book-paths.ts';
import { template } from './slots.ts';

const scene = (more: object = {}): Scene => ({
  backdrop: 'meadow',
  light: 'noon',
  seed: 1,
  cast: [],
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
  sets: { kitchen: { backdrop: 'meadow' }, cellar: { backdrop: 'meadow' } },
  spreads: [
    spread('one'),
    spread('two', { scene: scene({ set: 'kitchen' }) }),
    spread('three'),
    spread('four', { scene: scene({ set: 'cellar' }) }),
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
const ids = (book: Pick<Book, 'spreads'> | null) => book?.spreads.map(({ id }) => id);

describe('a book as files', () => {
  it('is public to its third spread, and says how long it is', () => {
    const { file, rest } = splitBook(named, straight, 3);
    expect(ids(file)).toEqual(['one', 'two', 'three']);
    expect(ids(rest)).toEqual(['four', 'five']);
    expect(file).toMatchObject({ slug: 'tea-party', title: 'Tea Party', pages: 5, closed: true });
    expect(JSON.stringify(file)).not.toMatch(/cellar|is at f/);
    expect(Object.keys(file.sets ?? {})).toEqual(['kitchen']);
  });

  it('is whole where everybody may read it', () => {
    const { file, rest } = splitBook(named, straight, null);
    expect(ids(file)).toHaveLength(5);
    expect(file.closed).toBe(false);
    expect(rest).toBeNull();
  });

  it('of fewer spreads has nothing to close', () => {
    expect(splitBook(named, { spreads: straight.spreads.slice(0, 3) }, 3)).toMatchObject({
      rest: null,
      file: { closed: false },
    });
  });

  it('with a fork opens the first spreads of both arms', () => {
    const { file, rest } = splitBook(named, forked, 3);
    expect(ids(file)).toEqual(['one', 'left', 'right', 'left-end', 'home']);
    expect(rest).toBeNull();
    expect(splitBook(named, forked, 2)).toMatchObject({ file: { pages: 4, closed: true } });
    expect(ids(splitBook(named, forked, 2).rest)).toEqual(['left-end', 'home']);
  });

  it.each([
    ['straight', straight],
    ['forked', forked],
  ])('laid together is the whole %s book again', (_name, book) => {
    const { file, rest } = splitBook(named, JSON.parse(JSON.stringify(book)) as Book, 2);
    const whole = joinBook(file, rest!);
    expect(whole.closed).toBe(false);
    expect(pathsOf(whole).map((path) => path.map(({ id }) => id))).toEqual(
      pathsOf(book).map((path) => path.map(({ id }) => id)),
    );
  });
});
