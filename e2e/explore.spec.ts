import type { Page } from '@playwright/test';
import { categoryCounts } from '../content/sample.ts';
import { SHELF } from '../content/shelf.ts';
import type { Genre } from '../content/story-facts.ts';
import { CATEGORY_NAMES } from '../illustration/ui/categories.ts';
import { isInCategory } from '../src/features/catalogue/explore/explore-filters.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const grid = (page: Page) => page.getByRole('list', { name: 'Featured Stories', exact: true });
const titles = (page: Page) => grid(page).getByRole('heading', { level: 3 });
const tile = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Categories' }).getByRole('button', { name });
const chip = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}`, exact: true });

/** Opens the filters, ticks or unticks boxes, and closes a phone's sheet again. */
async function tick(page: Page, ...options: string[]): Promise<void> {
  await page.getByRole('button', { name: /^Filter/ }).click();
  for (const option of options) {
    await page.getByRole('checkbox', { name: option, exact: true }).locator('xpath=..').click();
  }
  const sheet = page.getByRole('dialog', { name: 'Filter' });
  if (await sheet.isVisible()) await sheet.getByRole('button', { name: 'Close filters' }).click();
  else await page.getByRole('button', { name: /^Filter/ }).click();
}

test.describe('Explore', () => {
  test('shows the tiles with their counts', { tag: '@any-size' }, async ({ page }) => {
    await page.goto('/explore');
    for (const [genre, count] of Object.entries(categoryCounts)) {
      // The sample is there from the first visit on, and its count says so.
      const storyCount = SHELF.filter((story) => isInCategory(story, genre as Genre)).length;
      await expect(tile(page, genre)).toContainText(`${storyCount} to read`);
      await expect(tile(page, genre)).toContainText(
        `sample: ${count === 1 ? '1 story' : `${count} stories`}`,
      );
      await expect(tile(page, genre)).toHaveAttribute('aria-pressed', 'false');
    }
  });

  test('selects one tile at a time, and a second press clears it', { tag: '@any-size' }, async ({ page }) => {
    await page.goto('/explore');
    const before = await titles(page).allTextContents();
    await tile(page, 'Fantasy').click();
    await expect(page).toHaveURL('/explore?category=Fantasy');
    const fantasy = SHELF.filter(({ genre }) => genre === 'Fantasy').map(({ title }) => title);
    await expect(titles(page)).toHaveCount(fantasy.length);
    expect((await titles(page).allTextContents()).sort()).toEqual([...fantasy].sort());
    await tile(page, 'Mystery').click();
    await expect(tile(page, 'Fantasy')).toHaveAttribute('aria-pressed', 'false');
    await expect(titles(page)).toHaveText(['Mystery Mansion']);
    await expectAccessible(page);
    await tile(page, 'Mystery').click();
    await expect(page).toHaveURL('/explore');
    await expect(titles(page)).toHaveText(before);
  });

  test('narrows the grid by search, and puts it into the address', { tag: '@any-size' }, async ({ page }) => {
    await page.goto('/explore');
    await page.getByRole('searchbox', { name: 'Search stories' }).fill('robot does exactly');
    await expect(titles(page)).toHaveText(['Robot Friends']);
    await expect(page).toHaveURL(/\?q=robot/);
    await expect(page.getByRole('heading', { name: 'New Releases' })).toHaveCount(0);
  });

  test('filters with OR inside a group and AND across groups, tile and search', async ({ page }) => {
    await page.goto('/explore');
    await tick(page, 'Beginner', 'Advanced', '12 min', '25 min');
    const expected = SHELF.filter(
      ({ difficulty, duration }) => difficulty !== 'Intermediate' && ['12 min', '25 min'].includes(duration),
    ).map(({ title }) => title);
    await expect(titles(page)).toHaveCount(expected.length);
    expect((await titles(page).allTextContents()).sort()).toEqual([...expected].sort());
    await tile(page, 'Educational').click();
    await expect(chip(page, 'Educational')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search stories' }).fill('a');
    for (const title of await titles(page).allTextContents()) {
      const story = SHELF.find((candidate) => candidate.title === title)!;
      expect(story.educational && expected.includes(title)).toBe(true);
    }
    await tick(page, 'Sports');
    await expect(page.getByRole('heading', { level: 2, name: 'Nothing found' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Clear all filters' }).first().click();
    await expect(page).toHaveURL('/explore');
    await expect(page.getByRole('searchbox', { name: 'Search stories' })).toHaveValue('');
    await expect(titles(page)).toHaveCount(10);
  });

  test('removes one choice with each chip', { tag: '@any-size' }, async ({ page }) => {
    await page.goto('/explore?category=Fantasy&readingLevels=Beginner&durations=15+min');
    await expect(titles(page)).toHaveText(['Princess Castle', 'Fairy Kingdom']);
    await chip(page, 'Beginner').click();
    await expect(chip(page, 'Beginner')).toHaveCount(0);
    await expect(page).toHaveURL('/explore?category=Fantasy&durations=15+min');
    await chip(page, 'Fantasy').click();
    await expect(tile(page, 'Fantasy')).toHaveAttribute('aria-pressed', 'false');
    await chip(page, '15 min').click();
    await expect(page).toHaveURL('/explore');
    await expect(page.getByRole('button', { name: 'Clear all filters' })).toHaveCount(0);
  });

  test('removes two chips pressed in quick succession', async ({ page }) => {
    await page.goto('/explore?category=Fantasy&readingLevels=Beginner&durations=15+min');
    await expect(titles(page)).toHaveText(['Princess Castle', 'Fairy Kingdom']);
    await page.evaluate(async () => {
      for (const chip of [...document.querySelectorAll<HTMLElement>('.chip')].slice(0, 2)) {
        chip.click();
        // Both presses come before React renders the first.
        await Promise.resolve();
      }
    });
    await expect(page).toHaveURL('/explore?durations=15+min');
    await page.goBack();
    await expect(page).toHaveURL('/explore?readingLevels=Beginner&durations=15+min');
  });

  test('offers each filter of the specification', async ({ page }) => {
    await page.goto('/explore');
    const opener = page.getByRole('button', { name: /^Filter/ });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await opener.click();
    const options = (name: string) => page.getByRole('group', { name, exact: true }).locator('label');
    await expect(options('Categories')).toHaveText([...CATEGORY_NAMES, 'Nature', 'Sports', 'Action']);
    await expect(options('Reading level')).toHaveText(['Beginner', 'Intermediate', 'Advanced']);
    await expect(options('Read time')).toHaveText(['12 min', '15 min', '20 min', '25 min']);
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: 'Beginner' }).press('Escape');
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test('the open filter panel never covers the results', async ({ page, isMobile }) => {
    await page.goto('/explore');
    await page.getByRole('button', { name: /^Filter/ }).click();
    if (isMobile) {
      const sheet = page.getByRole('dialog', { name: 'Filter' });
      await expect(sheet.getByRole('button', { name: `Show ${SHELF.length} stories` })).toBeVisible();
      await sheet.getByRole('checkbox', { name: 'Mystery' }).locator('xpath=..').click();
      await sheet.getByRole('button', { name: 'Show 1 story' }).click();
      await expect(sheet).toBeHidden();
      await expect(titles(page)).toHaveText(['Mystery Mansion']);
      return;
    }
    const panel = (await page.locator('.filter-panel').boundingBox())!;
    for (const book of await grid(page).getByRole('link').all()) {
      const box = (await book.boundingBox())!;
      expect(box.x + box.width).toBeLessThanOrEqual(panel.x);
    }
  });

  test('keeps the choice through reload, a story and back, and a shared link', { tag: '@any-size' }, async ({
    page,
    context,
  }) => {
    await page.goto('/explore');
    await tile(page, 'Nature').or(tile(page, 'Fantasy')).first().click();
    await tick(page, '15 min');
    const address = page.url();
    const shownTitles = await titles(page).allTextContents();
    await page.reload();
    await expect(titles(page)).toHaveText(shownTitles);
    await titles(page).first().click();
    await expect(page).toHaveURL(/\/story\//);
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(titles(page)).toHaveText(shownTitles);
    await page.goBack();
    await expect(page).toHaveURL('/explore?category=Fantasy');
    await page.goForward();
    await expect(titles(page)).toHaveText(shownTitles);
    const otherTab = await context.newPage();
    await otherTab.goto(address);
    await expect(titles(otherTab)).toHaveText(shownTitles);
    await expect(tile(otherTab, 'Fantasy')).toHaveAttribute('aria-pressed', 'true');
  });

  test('cards lead to their story, The Moon Balloon to its own screen', { tag: '@any-size' }, async ({
    page,
  }) => {
    await page.goto('/explore');
    const links = page.locator('main a.book');
    const leads = await links.evaluateAll((all) =>
      all.map((link) => [link.querySelector('h3')?.textContent, link.getAttribute('href')]),
    );
    expect(leads.length).toBeGreaterThan(15);
    for (const [title, href] of leads) {
      const slug = title!.toLowerCase().replaceAll(' ', '-');
      expect(href).toBe(title === 'The Moon Balloon' ? '/moon-balloon' : `/story/${slug}`);
    }
    expect(leads.map(([title]) => title)).toContain('The Moon Balloon');
  });

  test('New Releases is a carousel, and each of its books says NEW', async ({ page }) => {
    await page.goto('/explore');
    const carousel = page.locator('[aria-roledescription=carousel]');
    await expect(carousel).toHaveAccessibleName('New Releases');
    const slides = carousel.locator('[aria-roledescription=slide]');
    await expect(slides).toHaveCount(SHELF.filter(({ category }) => category === 'new').length);
    await expect(slides.getByText('NEW', { exact: true })).toHaveCount(await slides.count());
  });

  test('shows ten stories, then the rest, and moves the focus on with them', { tag: '@any-size' }, async ({
    page,
  }) => {
    await page.goto('/explore');
    await expect(titles(page)).toHaveCount(10);
    await page.getByRole('button', { name: 'Show more stories' }).click();
    // All but the one shown face-out above them.
    await expect(titles(page)).toHaveCount(SHELF.length - 1);
    await expect(grid(page).getByRole('link').nth(10)).toBeFocused();
  });

  test('shows one book face-out, with all its text above the ledge', { tag: '@any-size' }, async ({
    page,
  }) => {
    await page.goto('/explore');
    for (const width of [640, 768, 844, 1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const spaceAround = await page.locator('.face-out').evaluate((book) => {
        const ledge =
          book.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(book, '::after').top);
        return ledge - book.querySelector('.felt')!.getBoundingClientRect().bottom;
      });
      expect(spaceAround, `${width} px`).toBeGreaterThan(8);
    }
  });

  test('is accessible by day and in the evening', async ({ page }) => {
    await page.goto('/explore', { waitUntil: 'networkidle' });
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
  });
});
