import type { Page } from '@playwright/test';
import { expect, holdTurnAt, openPage, releaseTurn, test } from './support/reader-test.ts';

/** A window that shows two pages, whatever the project's device. */
const TWO_PAGES = { viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false };
const here = '.rd-spread[data-place="here"]';

/** The boxes of the two halves of a bleed as they are seen: the part of each picture inside its page. */
const halves = (page: Page, spread: number) =>
  page.locator(`[data-page="${spread - 1}"] .rd-bleed`).evaluateAll((pages) =>
    pages.map((half) => {
      const [own, picture] = [half, half.querySelector('img.rd-frame')!].map((box) =>
        box!.getBoundingClientRect(),
      );
      return { page: own!.toJSON() as DOMRect, picture: picture!.toJSON() as DOMRect };
    }),
  );

test.describe('a title page', () => {
  test.use(TWO_PAGES);

  test('is what a book opens on, and turns to the first page by itself', async ({ openBook }) => {
    const page = await openBook('spreads=3&title=open');
    await expect(page.locator(here)).toMatchAriaSnapshot(`
      - article "Title page":
        - heading "The Moon Balloon" [level=2]
        - paragraph: Hold On, Fox
        - paragraph: for Mila
        - paragraph: First read on November 28, 2026
    `);
    // It has no number: the pages count as they did.
    await expect(page.locator('.rd-position')).toHaveText('Page 1 of 3');
    await expect.poll(() => openPage(page)).toBe(1);
    expect(await page.evaluate(() => window.told)).toEqual(['page 0']);
  });

  test('turns at a press, one page at a time, with patterned paper before it', async ({ openBook }) => {
    const page = await openBook('spreads=3&title=open');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => openPage(page)).toBe(1);
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator(here)).toHaveAccessibleName('Title page');
    await expect(page.getByRole('button', { name: 'Back to the previous page' })).toBeDisabled();
    // Turned back to, it stays.
    await page.waitForTimeout(3200);
    await expect(page.locator(here)).toHaveAccessibleName('Title page');
    const endpaper = page.locator(`${here} .rd-endpaper`);
    expect(await endpaper.evaluate((paper) => getComputedStyle(paper).backgroundImage)).toContain(
      'data:image',
    );
  });

  test('is left alone where a page is asked for', async ({ openBook }) => {
    const page = await openBook('spreads=3&title=1&page=1');
    expect(await openPage(page)).toBe(2);
    await page.keyboard.press('Home');
    await expect.poll(() => openPage(page)).toBe(1);
  });

  test('waits no longer when reading aloud begins', async ({ openBook }) => {
    const page = await openBook('spreads=3&title=open');
    await page.getByRole('button', { name: 'Read to me' }).click();
    await expect.poll(() => openPage(page)).toBe(1);
  });

  test('has the book’s own paper and ink, also in the evening', async ({ openBook }) => {
    const page = await openBook('spreads=3&title=1');
    const colours = () =>
      page.locator(`${here} .rd-words`).evaluate((words) => {
        const { backgroundColor, color } = getComputedStyle(words);
        return { backgroundColor, color };
      });
    expect(await colours()).toEqual({ backgroundColor: 'rgb(244, 243, 248)', color: 'rgb(20, 24, 47)' });
    await page.locator('.rd').evaluate((reader) => reader.setAttribute('data-contrast', 'night'));
    expect(await colours()).toEqual({ backgroundColor: 'rgb(26, 28, 38)', color: 'rgb(230, 232, 244)' });
  });
});

test.describe('the endpaper', () => {
  test.use(TWO_PAGES);

  test('lies after the last page, has no number, and the book is over', async ({ openBook }) => {
    const page = await openBook('spreads=3&title=1&page=2');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => openPage(page)).toBe(4);
    await expect(page.locator(here)).toHaveAccessibleName('Inside of the back cover');
    await expect(page.locator('.rd-position')).toHaveText('Page 3 of 3');
    expect(await page.evaluate(() => window.told)).toEqual(['past end']);
    const paper = page.locator(`${here} .rd-endpaper`);
    expect(await paper.evaluate((element) => getComputedStyle(element).backgroundImage)).toContain(
      'data:image',
    );
    // Turned back from, it is the last page again; and on once more, the book is over once more.
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => openPage(page)).toBe(3);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => openPage(page)).toBe(4);
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => page.evaluate(() => window.told.filter((told) => told === 'past end').length))
      .toBe(3);
  });

  test('is not in a book without pages of its own', async ({ openBook }) => {
    const page = await openBook('spreads=3&page=2');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.evaluate(() => window.told)).toEqual(['past end']);
    expect(await openPage(page)).toBe(3);
  });
});

test.describe('a loud word', () => {
  test.use(TWO_PAGES);

  test('is large, in letters of paper, and read as the text it is', async ({ openBook }) => {
    const page = await openBook('spreads=5&layouts=1&title=1');
    await expect(page.locator(`${here} .rd-text`)).toMatchAriaSnapshot(`
      - paragraph: Nobody spoke. WHUMP! The basket sat down.
      - paragraph: “Hold on, Fox,” said Mila.
      - paragraph: “I am,” said Fox.
    `);
    const word = (await page.locator(`${here} .rd-loud`).boundingBox())!;
    const size = await page
      .locator(`${here} .rd-text`)
      .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
    expect(word.height).toBeGreaterThan(2 * size);
    const words = (await page.locator(`${here} .rd-words`).boundingBox())!;
    expect(word.x).toBeGreaterThanOrEqual(words.x);
    expect(word.x + word.width).toBeLessThanOrEqual(words.x + words.width);
    await expect(page.locator(`${here} .rd-loud path`)).toHaveCount(6);
  });

  test('is marked where it stands while the words are followed', async ({ openBook }) => {
    const page = await openBook('spreads=5&layouts=1&title=1');
    await page.getByRole('button', { name: 'Read to me' }).click();
    await page.getByRole('button', { name: 'Follow the words' }).click();
    // The mark passes over the large letters.
    await page.waitForFunction(
      () => {
        const word = document.querySelector('[data-place="here"] .rd-loud')!.getBoundingClientRect();
        return [...document.querySelectorAll('.rd-spoken')].some((mark) => {
          const { top, bottom } = mark.getBoundingClientRect();
          const middle = (top + bottom) / 2;
          return middle > word.top && middle < word.bottom;
        });
      },
      null,
      { timeout: 15_000 },
    );
  });
});

test.describe('lines of speech', () => {
  test.use(TWO_PAGES);

  test('are indented, without a gap between speakers', async ({ openBook }) => {
    const page = await openBook('spreads=5&layouts=1');
    const gaps = await page.locator(`${here} .rd-text > p`).evaluateAll((paragraphs) =>
      paragraphs.slice(1).map((paragraph, n) => ({
        gap: Math.round(
          paragraph.getBoundingClientRect().top - paragraphs[n]!.getBoundingClientRect().bottom,
        ),
        indent: Number.parseFloat(getComputedStyle(paragraph).textIndent) > 10,
      })),
    );
    expect(gaps).toEqual([
      { gap: 0, indent: true },
      { gap: 0, indent: true },
    ]);
  });
});

test.describe('a bleed', () => {
  test.use(TWO_PAGES);

  test('covers both pages with one picture that meets at the fold', async ({ openBook }) => {
    const page = await openBook('spreads=5&layouts=1&page=1');
    const [left, right] = await halves(page, 2);
    for (const half of [left!, right!]) {
      expect(half.picture.width).toBeCloseTo(2 * half.page.width, 0);
      expect(half.picture.height).toBeCloseTo(half.page.height, 0);
    }
    expect(left!.picture.x).toBeCloseTo(right!.picture.x, 0);
    expect(left!.picture.x).toBeCloseTo(left!.page.x, 0);
    expect(left!.page.right).toBeCloseTo(right!.page.x, 0);
  });

  test('is one picture to a screen reader, after its words', async ({ openBook }) => {
    const page = await openBook('spreads=5&layouts=1&page=1');
    await expect(page.locator(here)).toMatchAriaSnapshot(`
      - article "Page 2 of 5":
        - paragraph: Down by the river the old mill was asleep.
        - img "Hills and a sun, picture 2"
    `);
    await expect(page.locator(here).getByRole('img')).toHaveCount(1);
  });

  test('keeps its words inside their corner, at every text size', async ({ openBook }) => {
    const page = await openBook('spreads=5&layouts=1&page=1');
    await page.locator('.rd').evaluate((reader) => reader.setAttribute('data-size', 'largest'));
    const book = (await page.locator('.rd-stage').boundingBox())!;
    const strip = (await page.locator(`${here} .rd-strip .rd-scroll`).boundingBox())!;
    expect(strip.x).toBeGreaterThanOrEqual(book.x);
    expect(strip.x + strip.width).toBeLessThanOrEqual(book.x + book.width / 2);
    expect(strip.y).toBeGreaterThanOrEqual(book.y);
    expect(strip.y + strip.height).toBeLessThanOrEqual(book.y + book.height);
  });

  test('has its words on the right page where the story says so', async ({ openBook }) => {
    const page = await openBook('spreads=5&layouts=1&page=3');
    const book = (await page.locator('.rd-stage').boundingBox())!;
    const words = (await page.locator(here).getByText('Zoë waved.').boundingBox())!;
    expect(words.x).toBeGreaterThan(book.x + book.width / 2);
    expect(words.y + words.height).toBeLessThan(book.y + book.height / 2);
  });

  test('turns with its half on the leaf', async ({ openBook }) => {
    const page = await openBook('spreads=5&layouts=1&page=1');
    await holdTurnAt(page, 300, () => page.keyboard.press('ArrowRight'));
    // The leaf shows the right half of this spread, and on its back the left half of the next one.
    await expect(page.locator('[data-page="1"] .rd-picture.rd-bleed')).toHaveAttribute('data-face');
    await expect(page.locator('[data-page="2"] .rd-words.rd-bleed')).toHaveAttribute('data-face');
    await releaseTurn(page);
    await expect.poll(() => openPage(page)).toBe(3);
  });

  test('is not mirrored in a right-to-left book', async ({ openBook }) => {
    const page = await openBook('spreads=5&layouts=1&page=1&dir=rtl');
    const [first, second] = await halves(page, 2);
    expect(first!.page.x).toBeGreaterThan(second!.page.x);
    expect(first!.picture.x).toBeCloseTo(second!.picture.x, 0);
    expect(second!.picture.x).toBeCloseTo(second!.page.x, 0);
  });
});

test.describe('a wordless spread', () => {
  test.use(TWO_PAGES);

  test('is named by its picture alone, and pages go on', async ({ openBook }) => {
    const page = await openBook('spreads=5&layouts=1&page=2');
    await expect(page.locator(here)).toMatchAriaSnapshot(`
      - article "Page 3 of 5":
        - img "Hills and a sun, picture 3"
    `);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => openPage(page)).toBe(4);
  });
});

test.describe('vignettes', () => {
  test.use(TWO_PAGES);

  test('stand among the words: two of a paragraph in a row under it, one beside its own', async ({
    openBook,
  }) => {
    const page = await openBook('spreads=6&layouts=1&page=5');
    await expect(page.locator(here)).toMatchAriaSnapshot(`
      - article "Page 6 of 6":
        - paragraph: One oar. One bell.
        - img "An oar"
        - img "A bell"
        - img "A snail"
        - paragraph: /And a snail came by/
        - img "Hills and a sun, picture 6"
    `);
    const [list, story] = await boxes(page, '.rd-text > p');
    const [oar, bell, snail] = await boxes(page, '.rd-vignette');
    expect(oar!.top).toBeGreaterThanOrEqual(list!.bottom - 4);
    expect(bell!.left).toBeGreaterThan(oar!.right);
    expect(Math.max(oar!.bottom, bell!.bottom)).toBeLessThanOrEqual(story!.top + 1);
    expect(snail!.top).toBeGreaterThanOrEqual(story!.top);
    expect(snail!.top).toBeLessThan(story!.bottom);
  });

  test('leave the words to be marked', async ({ openBook }) => {
    const page = await openBook('spreads=6&layouts=1&page=5');
    await page.getByRole('button', { name: 'Read to me' }).click();
    await page.getByRole('button', { name: 'Follow the words' }).click();
    await expect(page.locator(`${here} .rd-spoken`).first()).toBeAttached({ timeout: 15_000 });
  });
});

/** The boxes of the open page's elements. */
const boxes = (page: Page, selector: string) =>
  page
    .locator(`${here} ${selector}`)
    .evaluateAll((elements) =>
      elements.map((element) => element.getBoundingClientRect().toJSON() as DOMRect),
    );

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a bleed fills the page above its words', async ({ openBook }) => {
    const page = await openBook('spreads=5&layouts=1&page=1');
    const spread = (await page.locator(here).boundingBox())!;
    const picture = (await page.locator(`${here} .rd-picture img.rd-frame`).boundingBox())!;
    const words = (await page.locator(here).getByText('the old mill').boundingBox())!;
    expect(picture.width).toBeCloseTo(spread.width, 0);
    expect(picture.height).toBeGreaterThan(spread.height * 0.6);
    expect(words.y).toBeGreaterThanOrEqual(picture.y + picture.height - 1);
    await expect(page.locator(`${here} .rd-words img.rd-frame`)).toBeHidden();
  });

  test('words of the right page are below the picture, too', async ({ openBook }) => {
    const page = await openBook('spreads=5&layouts=1&page=3');
    const picture = (await page.locator(`${here} .rd-picture img.rd-frame`).boundingBox())!;
    const words = (await page.locator(here).getByText('Zoë waved.').boundingBox())!;
    expect(words.y).toBeGreaterThanOrEqual(picture.y + picture.height - 1);
  });

  test('vignettes take the place of the picture, whose description stays', async ({ openBook }) => {
    const page = await openBook('spreads=6&layouts=1&page=5');
    const spread = (await page.locator(here).boundingBox())!;
    for (const box of await boxes(page, '.rd-vignette')) {
      expect(box.width).toBeGreaterThan(60);
      expect(box.left).toBeGreaterThanOrEqual(spread.x);
      expect(box.right).toBeLessThanOrEqual(spread.x + spread.width);
    }
    const plate = page.locator(here).getByRole('img', { name: 'Hills and a sun, picture 6' });
    await expect(plate).toBeAttached();
    expect((await page.locator(`${here} .rd-picture > .rd-plate`).boundingBox())!.width).toBeLessThanOrEqual(
      1,
    );
  });

  test('a title page lies on the patterned paper', async ({ openBook }) => {
    const page = await openBook('spreads=3&title=open');
    const paper = (await page.locator(`${here} .rd-endpaper`).boundingBox())!;
    const title = (await page.locator(`${here} .rd-title-page`).boundingBox())!;
    expect(title.x).toBeGreaterThan(paper.x + 20);
    expect(title.x + title.width).toBeLessThan(paper.x + paper.width - 20);
    expect(title.y + title.height).toBeLessThan(paper.y + paper.height);
  });

  test('a wordless spread fills the page', async ({ openBook }) => {
    const page = await openBook('spreads=5&layouts=1&page=2');
    const spread = (await page.locator(here).boundingBox())!;
    const picture = (await page.locator(`${here} .rd-picture img.rd-frame`).boundingBox())!;
    expect(picture.height).toBeCloseTo(spread.height, 0);
    expect(picture.width).toBeCloseTo(spread.width, 0);
  });
});
