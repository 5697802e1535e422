import type { Page } from '@playwright/test';
import { book } from '../content/stories/the-moon-balloon/book.ts';
import { expectSaved } from './pages/library.ts';
import { expectAccessible } from './support/axe.ts';
import { readFraction } from './support/reader-test.ts';
import { expect, test } from './support/test.ts';

const previous = (page: Page) => page.getByRole('button', { name: 'Previous', exact: true });
const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
const label = (page: Page, n: number, isMobile: boolean) =>
  page
    .getByText(isMobile ? `${n} of 4` : `Page ${n} of 4`, { exact: true })
    .filter({ visible: true })
    .first();

/** Collects the page's console output. */
function logOf(page: Page): string[] {
  const spoken: string[] = [];
  page.on('console', (message) => spoken.push(message.text()));
  return spoken;
}

test.describe('The Moon Balloon', () => {
  test('has four pages, a sentence and a film each, within its bounds', async ({ page, isMobile }) => {
    const spoken = logOf(page);
    await page.goto('/moon-balloon');
    for (const [index, sentence] of book.spreads.map(({ text }) => text[0]!).entries()) {
      await expect(label(page, index + 1, Boolean(isMobile))).toBeVisible();
      await expect(page.getByText(sentence).filter({ visible: true })).toBeVisible();
      await expect.poll(() => readFraction(page)).toBeCloseTo((index + 1) / 4, 1);
      if (index < 3) await page.keyboard.press('ArrowRight');
    }
    expect(spoken).not.toContain('Story completed');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => spoken).toContain('Story completed');
    await expect(label(page, 4, Boolean(isMobile))).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('ends Previous and Next with the book', { tag: '@any-size' }, async ({ page, isMobile }) => {
    test.skip(Boolean(isMobile), 'Phones have no such buttons.');
    await page.goto('/moon-balloon');
    await expect(previous(page)).toBeDisabled();
    for (const n of [2, 3, 4]) {
      await next(page).click();
      await expect(label(page, n, false)).toBeVisible();
    }
    await expect(next(page)).toBeDisabled();
    await previous(page).click();
    await expect(label(page, 3, false)).toBeVisible();
    await expect(next(page)).toBeEnabled();
  });

  test('uses its phone layout below 768 px exactly', async ({ page, isMobile }) => {
    if (isMobile) {
      await page.goto('/moon-balloon');
      await expect(next(page)).toBeHidden();
      await expect(page.getByText('1 of 4', { exact: true }).filter({ visible: true }).first()).toBeVisible();
      await expect(
        page.getByText('The Moon Balloon', { exact: true }).filter({ visible: true }).first(),
      ).toBeVisible();
      return;
    }
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/moon-balloon');
    await expect(next(page)).toBeVisible();
    await page.setViewportSize({ width: 767, height: 900 });
    await expect(next(page)).toBeHidden();
    await expect(page.getByText('1 of 4', { exact: true }).filter({ visible: true }).first()).toBeVisible();
  });

  test('saves the story to the shelf, and leads on', { tag: '@any-size' }, async ({ page }) => {
    await page.goto('/moon-balloon');
    await page.getByRole('button', { name: 'Save Story to Library' }).click();
    await expectSaved(page);
    await page.goto('/library');
    await expect(page.getByText('The Moon Balloon').first()).toBeVisible();
    await page.goto('/moon-balloon');
    await page.getByRole('link', { name: 'Explore More Stories' }).click();
    await expect(page).toHaveURL('/explore');
  });

  test('plays each film, from this site', { tag: '@any-size' }, async ({ page }) => {
    await page.goto('/moon-balloon', { waitUntil: 'networkidle' });
    for (let index = 0; index < 4; index += 1) {
      const film = page.locator('video').filter({ visible: true }).first();
      await expect
        .poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState))
        .toBeGreaterThan(1);
      await expect(film).toHaveAttribute('aria-label', /./);
      if (index < 3) await page.keyboard.press('ArrowRight');
    }
  });

  test('is accessible', async ({ page }) => {
    await page.goto('/moon-balloon', { waitUntil: 'networkidle' });
    await expectAccessible(page);
  });
});
