import { SHELF } from '../content/shelf.ts';
import { expectAccessible } from './support/axe.ts';
import { delayRequests } from './support/delay-requests.ts';
import { expect, test } from './support/test.ts';

const row = (page: import('@playwright/test').Page, name: string) =>
  page.getByRole('list', { name, exact: true });

test.describe('Finding a story on Home', () => {
  test('Top Stories shows the ten by rank, each with a badge and a bar', { tag: '@any-size' }, async ({
    page,
  }) => {
    await page.goto('/');
    const top = page.getByRole('button', { name: 'Top Stories' });
    await expect(top).toHaveAttribute('aria-pressed', 'false');
    await top.click();
    await expect(top).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('heading', { name: 'Suggested' })).toHaveCount(0);
    const books = row(page, 'Top Stories').getByRole('listitem');
    await expect(books).toHaveCount(10);
    await expect(books.getByRole('progressbar')).toHaveCount(10);
    await expect(row(page, 'Top Stories').locator('.rank-badge')).toHaveText(
      Array.from({ length: 10 }, (_, index) => new RegExp(`${index + 1}$`)),
    );
    await expect(books.first()).toContainText('Neverland');
    await expectAccessible(page);
    // No rank label covers a title: each is pinned to the ledge.
    const onCover = await books.evaluateAll((all) =>
      all.map((book) => {
        const cover = book.querySelector('.book-cover')!.getBoundingClientRect();
        return cover.bottom - book.querySelector('.rank-badge')!.getBoundingClientRect().top;
      }),
    );
    expect(Math.max(...onCover)).toBeLessThan(10);
  });

  test('Interactive groups by genre and Educational by subject', { tag: '@any-size' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Interactive' }).click();
    for (const { title, genre } of SHELF.filter(({ interactive }) => interactive)) {
      await expect(page.getByRole('heading', { level: 2, name: genre, exact: true })).toBeVisible();
      await expect(row(page, genre).getByRole('link', { name: title })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Educational' }).click();
    await expect(page.getByRole('button', { name: 'Interactive' })).toHaveAttribute('aria-pressed', 'false');
    for (const subject of ['Science', 'History', 'Technology', 'Geography', 'Math', 'Health']) {
      await expect(page.getByRole('heading', { level: 2, name: subject, exact: true })).toBeVisible();
    }
    await expect(row(page, 'Math').getByRole('link', { name: 'Pirate Treasure' })).toBeVisible();
    await expectAccessible(page);
  });

  test('the toggles exclude each other, and a second press restores the rows', {
    tag: '@any-size',
  }, async ({ page }) => {
    await page.goto('/');
    const toggles = page.getByRole('group', { name: 'Show stories by' }).getByRole('button');
    await expect(toggles).toHaveCount(3);
    for (const index of [0, 1, 2, 0]) {
      await toggles.nth(index).click();
      await expect(toggles.and(page.locator('[aria-pressed=true]'))).toHaveCount(1);
      await expect(toggles.nth(index)).toHaveAttribute('aria-pressed', 'true');
    }
    await toggles.nth(0).click();
    await expect(toggles.and(page.locator('[aria-pressed=true]'))).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 2, name: 'Suggested' })).toBeVisible();
  });

  test('answers presses, typing and links made before its code loads', {
    tag: '@any-size',
  }, async ({ page }) => {
    const code = /\/assets\/Home-.*\.js$/;
    const letGo = await delayRequests(page, code);
    await page.goto('/', { waitUntil: 'commit' });
    const top = page.getByRole('button', { name: 'Top Stories' });
    await top.click();
    await page.getByRole('searchbox', { name: 'Search stories' }).fill('dragon');
    await expect(top).toHaveAttribute('aria-pressed', 'false');
    letGo();
    await expect(top).toHaveAttribute('aria-pressed', 'true');
    await expect(row(page, 'Top Stories').getByRole('link')).toHaveCount(1);
    await expect(page).toHaveURL('/?view=top&q=dragon');

    const letGoOn = await delayRequests(page, code);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Make a hero' }).click();
    await expect(page).toHaveURL('/create-character');
    letGoOn();
  });

  test('search works in each view, by title, description and genre', { tag: '@any-size' }, async ({
    page,
  }) => {
    await page.goto('/');
    const box = page.getByRole('searchbox', { name: 'Search stories' });
    const resultTitles = () =>
      page
        .locator('main h3')
        .evaluateAll((all) =>
          all.filter((h) => !h.closest('[aria-roledescription=carousel]')).map((h) => h.textContent),
        );
    await box.fill('superhero');
    await expect.poll(resultTitles).toEqual(['Superhero Academy']);
    // Search results are in view, and one typo is forgiven.
    await expect(page.getByRole('link', { name: /Superhero Academy/ })).toBeInViewport();
    await box.fill('superhreo');
    await expect.poll(resultTitles).toEqual(['Superhero Academy']);
    await box.fill('loud drum');
    await expect.poll(resultTitles).toEqual(['Ocean Adventure']);
    await box.fill('sports');
    await expect.poll(resultTitles).toEqual(['Sports Champion']);
    await page.getByRole('button', { name: 'Top Stories' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Nothing found' })).toBeVisible();
    await box.fill('dragon');
    await expect.poll(resultTitles).toEqual(['Dragon Valley']);
    await page.getByRole('button', { name: 'Interactive' }).click();
    await expect.poll(resultTitles).toEqual(['Dragon Valley']);
    await expect(page.getByRole('status').filter({ hasText: '1 story found' })).toBeAttached();
    await page.getByRole('button', { name: 'Educational' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'Nothing found' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Clear search' }).last().click();
    await expect(page.getByRole('heading', { level: 2, name: 'Science' })).toBeVisible();
    await expect(box).toHaveValue('');
  });

  test('says kindly that nothing was found, whatever was typed', { tag: '@any-size' }, async ({ page }) => {
    await page.goto('/');
    const text = '<img src=x onerror=alert(1)> 小明 O’Neil'.repeat(4);
    await page.getByRole('searchbox', { name: 'Search stories' }).fill(text);
    await expect(page.getByRole('heading', { level: 2, name: 'Nothing found' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('<img src=x');
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  });

  test('keeps view and search words through reload, back and forward', { tag: '@any-size' }, async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('searchbox', { name: 'Search stories' }).fill('dragon');
    await page.getByRole('button', { name: 'Top Stories' }).click();
    await expect(page).toHaveURL('/?view=top&q=dragon');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Top Stories' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('searchbox', { name: 'Search stories' })).toHaveValue('dragon');
    await row(page, 'Top Stories')
      .getByRole('link', { name: /Dragon Valley/ })
      .click();
    await expect(page).toHaveURL('/story/dragon-valley');
    await page.goBack();
    await expect(row(page, 'Top Stories').getByRole('link')).toHaveCount(1);
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Top Stories' })).toHaveAttribute('aria-pressed', 'false');
    await page.goForward();
    await expect(page.getByRole('button', { name: 'Top Stories' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('keeps its rows when the other stories cannot be loaded, and retries', {
    tag: '@any-size',
  }, async ({ page, expected }) => {
    expected.failure(/HomeResults/);
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.route(/HomeResults/, (route) => route.abort());
    await page.getByRole('button', { name: 'Top Stories' }).click();
    await expect(page.getByRole('alert')).toContainText('The rest of the shelf could not be fetched.');
    await expect(row(page, 'Suggested')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Top Stories' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
