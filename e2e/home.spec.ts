import { withHeroes } from './pages/books.ts';
import { signInAsMember } from './pages/family.ts';
import { expectSaved } from './pages/library.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const row = (page: import('@playwright/test').Page, name: string) =>
  page.getByRole('list', { name, exact: true });

test.describe('Home', () => {
  test('is complete without JavaScript', { tag: '@any-size' }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'A playroom of possibilities' })).toBeVisible();
    for (const heading of ['Featured stories', 'Suggested', 'Continue Reading', 'New this Week']) {
      await expect(page.getByRole('heading', { level: 2, name: heading, exact: true })).toBeVisible();
    }
    await context.close();
  });

  test('has its picture beside the words on a phone in landscape', { tag: '@any-size' }, async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto('/');
    const stage = (await page.locator('.diorama').boundingBox())!;
    expect(stage.width).toBeGreaterThan(300);
    expect(stage.y + stage.height).toBeLessThanOrEqual(390);
  });

  test('shows three rows, and links every story to its slug', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveText([
      'Featured stories',
      'Suggested',
      'Continue Reading',
      'New this Week',
    ]);
    for (const name of ['Suggested', 'New this Week']) {
      const links = await row(page, name)
        .getByRole('link')
        .evaluateAll((all) =>
          all.map((link) => [link.querySelector('h3')?.textContent, link.getAttribute('href')]),
        );
      expect(links.length).toBeGreaterThan(3);
      for (const [title, href] of links) {
        expect(href).toBe(`/story/${title!.toLowerCase().replaceAll(' ', '-')}`);
      }
    }
    const continueRow = row(page, 'Continue Reading');
    const bar = continueRow.getByRole('progressbar', { name: /Dinosaur Discovery/ });
    await expect(bar).toHaveAttribute('aria-valuenow', '75');
    await expect(continueRow.getByRole('listitem').filter({ hasText: 'Dinosaur Discovery' })).toContainText(
      '75%',
    );
    await expect(continueRow.getByText('sample', { exact: true })).toHaveCount(3);
    await continueRow.getByRole('link', { name: /Ocean Adventure/ }).click();
    await expect(page).toHaveURL('/story/ocean-adventure');
    await expect(page.getByRole('heading', { level: 1, name: 'Ocean Adventure' })).toBeVisible();
  });

  test('shows a member’s own reading in place of the sample', { tag: '@any-size' }, async ({ page }) => {
    await signInAsMember(page);
    await page.goto('/');
    await expect(row(page, 'Continue Reading').getByText('sample', { exact: true })).toHaveCount(3);
    // Without child and book, a member gets the visitor's next step, on the one filled button.
    await expect(page.locator('[data-progress-known]')).toBeAttached();
    await expect(page.getByRole('main').locator('.felt:not(.felt-quiet)')).toHaveText(['Make a hero']);
    await expect(page.locator('.featured-card')).toBeVisible();
    await page.goto('/moon-balloon');
    // A saved book is not in progress.
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.getByText('Page 2 of 4').filter({ visible: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Save Story to Library' }).click();
    await expectSaved(page);
    await page.goto('/');
    const continueRow = row(page, 'Continue Reading');
    await expect(continueRow.getByRole('link')).toHaveCount(1);
    await expect(continueRow.getByRole('progressbar', { name: /The Moon Balloon/ })).toHaveAttribute(
      'aria-valuenow',
      '50',
    );
    await expect(page.getByText('sample', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('main').locator('.felt:not(.felt-quiet)')).toHaveText(['Keep reading']);
    await expect(page.locator('.featured-card')).toHaveCount(0);
    await page.getByRole('button', { name: 'Top Stories' }).click();
    await expect(row(page, 'Top Stories').locator('[aria-valuenow="0"]')).toHaveCount(10);
  });

  test('shows a visitor’s half-read book at the top, and the child on the covers', async ({ page }) => {
    await withHeroes(page, 2);
    // Not saved, only read: three pages turned.
    await page.goto('/story-reader?story=neverland&page=3');
    await expect(page.locator('.rd-spread[data-place="here"] img.rd-frame')).toBeVisible();
    await page.goto('/');
    const keepReading = page.getByRole('region', { name: 'Keep reading' });
    await expect(keepReading.getByRole('heading', { name: 'Neverland' })).toBeVisible();
    await expect(keepReading).toContainText('Mila');
    await expect(keepReading).toContainText(/Page 3 of \d+/);
    await expect(keepReading.locator('[data-hero-cover="neverland"]')).toBeVisible();
    // One large book a screen, and here it is their own.
    await expect(page.locator('.featured-card')).toBeHidden();
    // The samples disappear, and unread books have no bar.
    await expect(page.getByText('sample', { exact: true })).toHaveCount(0);
    await expect(row(page, 'Continue Reading').getByRole('link')).toHaveCount(1);
    await expectAccessible(page);
    await keepReading.getByRole('link', { name: 'Keep reading: Neverland, with Mila' }).click();
    await expect(
      page
        .getByText(/^Page 3 of/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();

    // A finished book is not in progress; the hero is offered a first one. A reader that is left keeps its place, so it is left first.
    await page.goto('/');
    await expect(keepReading).toBeVisible();
    await page.evaluate(() => localStorage.removeItem('playroom-reading:visitor'));
    await page.reload();
    await expect(page.getByRole('link', { name: /^Read with Mila/ })).toBeVisible();
  });

  test('is accessible', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
  });
});
