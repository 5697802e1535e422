// @vitest-environment node
/** The child's name stands in handwriting on a sheet of every book, and a long one stays on its page. */
import { describe, expect, it } from 'vitest';
import { pencilled } from '../illustration/paper/handwriting-strokes.ts';
import { PAGE } from '../illustration/paper/page.ts';
import { SAMPLE_LOOKS } from '../illustration/sample-looks.ts';
import type { LettersCut } from '../illustration/scene/format/cuts.ts';
import type { Scene } from '../illustration/scene/format/scene.ts';
import type { Book } from './book.ts';
import { inPicture, stagedFor } from './check-placing.ts';
import { readBook } from './read-books.ts';
import { SHELF } from './shelf.ts';
import '../illustration/load-all-parts.ts';

const LONG = 'Wilhelmina Montgomery';
const PAGE_EDGE = 4;
/** Widths are told in hundredths of a capital’s height. */
const HUNDREDTH = 100;

const names = (scene: Scene): LettersCut[] =>
  (scene.cuts ?? []).flatMap((cut) =>
    'letters' in cut && cut.hand && cut.letters.includes('{name}') ? [cut] : [],
  );
const namesIn = (book: Book) =>
  book.spreads.flatMap((spread) => {
    const { scene, view } = stagedFor(book, spread, SAMPLE_LOOKS[0]!.look);
    return names(scene).map((cut) => ({ id: spread.id, cut, view }));
  });

describe.each(SHELF.map(({ slug }) => slug))('%s', (slug) => {
  it('has the name of its hero in handwriting, and room for a long one', async () => {
    const told = await readBook(slug);
    // A book of films was drawn before anybody’s name was known.
    if (!told || told.book.spreads.every(({ film }) => film !== undefined)) return;
    const written = namesIn(told.book);
    expect(written.map(({ id }) => id)).not.toEqual([]);
    for (const { id, cut, view } of written) {
      const line = cut.letters.split('\n').find((part) => part.includes('{name}'))!;
      const half = (pencilled(line.replace('{name}', LONG))!.width / HUNDREDTH / 2) * cut.size;
      const [x, y] = cut.at!;
      const [left, right] = [x - half, x + half].map((end) => inPicture(view, [end, y])[0]);
      expect(left, `${slug}: ${id}`).toBeGreaterThanOrEqual(PAGE_EDGE);
      expect(right, `${slug}: ${id}`).toBeLessThanOrEqual(PAGE.width - PAGE_EDGE);
    }
  });
});
