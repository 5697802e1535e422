import { plainText } from '../src/features/reader/book.ts';
import type { Page } from './fixtures/reader/pages.tsx';
import { toldSpreads, wholeBooks } from './pages/told-books.ts';
import { expect, test } from './support/readerPage.ts';

const SHORT = 'Bo';
/** The longest name that fits a cover's line, and a short one, with every pronoun. */
const HEROES = (['she', 'he', 'they'] as const).flatMap((pronouns) => [
  { name: 'Maximiliane-Josephine', pronouns },
  { name: SHORT, pronouns },
]);

/** Braces around anything: books have no use for them but slots. */
const SLOT = /[{}]/u;

/**
 * Every spread of every way through every book there is, at the sizes families read at: nothing left of a slot, no word
 * or button cut off, every picture told. The pages are laid out all at once, as each would lie open: turning to them one
 * by one would take hours. That each picture can be drawn is tried in scripts/every-picture.test.ts.
 */
test('every page of every book has room for its words', { tag: '@any-size' }, async ({ openPages }) => {
  test.slow(); // Every page there is, three times over.
  const books = await wholeBooks();
  expect(books.length).toBeGreaterThanOrEqual(16);
  const pages = new Map<string, Page>();
  for (const file of books)
    for (const { name, pronouns } of HEROES) {
      const spreads = toldSpreads(file, name, pronouns);
      expect(spreads.map(({ id }) => id).sort(), `${file.slug}: every spread lies on some way`).toEqual(
        file.spreads.map(({ id }) => id).sort(),
      );
      for (const { id, text, aside, choice, picture } of spreads) {
        const words = {
          text,
          ...(aside && { aside }),
          ...(choice && {
            choice: { ask: choice.ask!, options: choice.options.map(({ id, label }) => ({ id, label })) },
          }),
        };
        const told = [...text.map((paragraph) => plainText(paragraph)), aside, choice?.ask, picture.alt].join(
          ' ',
        );
        expect(told, `${file.slug}, ${id}: a slot is left`).not.toMatch(SLOT);
        expect(picture.alt.trim().length, `${file.slug}, ${id}: its picture is told`).toBeGreaterThan(20);
        // A short name takes no more room as she or he; the same words for two heroes are laid out once.
        if (name === SHORT && pronouns !== 'they') continue;
        pages.set(JSON.stringify([file.slug, words]), {
          id: `${file.slug}, ${id}, ${name}, ${pronouns}`,
          ...words,
        });
      }
    }

  const page = await openPages();
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const { laid, tooFull, smallest } = await page.evaluate(
      (all) => window.layPages(all),
      [...pages.values()],
    );
    expect(laid).toBe(pages.size);
    expect(tooFull, `at ${width} × ${height}`).toEqual([]);
    expect(smallest, `readable at ${width} × ${height}`).toBeGreaterThanOrEqual(16);
  }
});
