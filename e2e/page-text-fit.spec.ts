import { plainText } from '../src/features/reader/book.ts';
import type { FixturePage } from './fixtures/reader/pages.tsx';
import { allBooks, personalizedSpreads } from './support/book-fixtures.ts';
import { expect, test } from './support/reader-test.ts';
import { inEachViewport } from './support/viewports.ts';

const SHORT = 'Bo';
/** The longest name that fits a cover's line. */
const LONG = 'Maximiliane-Josephine';
/** The least common reading widths. */
const RARE = [844, 1920];
/** A long name and a short one, with every pronoun. */
const HEROES = (['she', 'he', 'they'] as const).flatMap((pronouns) => [
  { name: LONG, pronouns },
  { name: SHORT, pronouns },
]);

/** The size of words read from a lap, px: every page has it where two lie open or the window is a tablet's. */
const LAP = 20;
/** A phone in landscape is closer to the eye than its height in rem suggests. */
const leastOf = (width: number, sideways: boolean) => (width >= 768 && !sideways ? LAP : sideways ? 15 : 16);

/** Braces: books use them only for slots. */
const SLOT = /[{}]/u;

/**
 * Every spread of every way through every book there is, in each window: nothing left of a slot, no word
 * or button cut off, every picture told. The pages are laid out all at once, as each would lie open: turning to them one
 * by one would take hours. That each picture can be drawn is tested in scripts/kit/every-picture.test.ts.
 */
test('every page of every book has room for its words', { tag: '@any-size' }, async ({ openPages }) => {
  test.slow(); // Every page there is, five times over.
  const books = await allBooks();
  expect(books.length).toBeGreaterThanOrEqual(16);
  const pages = new Map<string, FixturePage>();
  for (const file of books)
    for (const { name, pronouns } of HEROES) {
      const spreads = personalizedSpreads(file, name, pronouns);
      expect(spreads.map(({ id }) => id).sort(), `${file.slug}: every spread lies on some way`).toEqual(
        file.spreads.map(({ id }) => id).sort(),
      );
      for (const { id, text, layout, vignettes, aside, choice, picture } of spreads) {
        const longest = {
          text,
          ...(layout && { layout }),
          ...(vignettes && {
            vignettes: vignettes.map(({ beside, picture: { alt, width, height } }) => ({
              ...{ beside, alt, width, height },
            })),
          }),
          ...(aside && { aside }),
          ...(choice && {
            choice: { ask: choice.ask!, options: choice.options.map(({ id, label }) => ({ id, label })) },
          }),
        };
        const pageText = [
          ...text.map((paragraph) => plainText(paragraph)),
          aside,
          choice?.ask,
          picture.alt,
        ].join(' ');
        expect(pageText, `${file.slug}, ${id}: a slot is left`).not.toMatch(SLOT);
        expect(picture.alt.trim().length, `${file.slug}, ${id}: its picture is told`).toBeGreaterThan(20);
        // A short name takes no more room than she or he; the same words for two heroes are laid out once.
        if (name === SHORT && pronouns !== 'they') continue;
        pages.set(JSON.stringify([file.slug, longest]), {
          id: `${file.slug}, ${id}, ${name}, ${pronouns}`,
          ...longest,
        });
      }
    }

  const page = await openPages();
  await inEachViewport(page, async ({ touch, width, height }, size) => {
    // Full screen starts by itself on a phone in landscape.
    const sideways = touch && width > height;
    await expect(page.locator('html[data-fullscreen]')).toHaveCount(sideways ? 1 : 0);
    // The two least common ones: only the fullest pages.
    const all = [...pages.values()].filter(({ id }) => !RARE.includes(width) || id.endsWith(`${LONG}, they`));
    const { laid, tooFull, sizes } = await page.evaluate((some) => window.layPages(some), all);
    expect(laid).toBe(all.length);
    expect(tooFull, `at ${size}`).toEqual([]);
    // Words are read from a lap: only where even a strip of a picture leaves no room are they smaller.
    const worded = sizes.filter((size) => size !== null);
    expect(Math.min(...worded), `readable at ${size}`).toBeGreaterThanOrEqual(leastOf(width, sideways));
    if (width < 768)
      expect(worded.filter((words) => words < LAP).length / worded.length, `small at ${size}`).toBeLessThan(
        0.3,
      );
  });
});
