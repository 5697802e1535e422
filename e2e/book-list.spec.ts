import { ABOUT } from '../content/generated/about.ts';
import { SHELF } from '../content/shelf.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

test('the list shows every book with ages, themes and notes for adults', { tag: '@any-size' }, async ({
  page,
}) => {
  await page.goto('/explore');
  await page.getByRole('link', { name: /^All books as a list/ }).click();
  await expect(page).toHaveURL('/book-list');
  const books = page.getByRole('list', { name: 'All our books' });
  await expect(books.getByRole('heading', { level: 2 })).toHaveCount(SHELF.length);
  await expect(page.getByRole('main')).toContainText('written by Story Playroom, pictures by Story Playroom');
  const christmas = books.getByRole('listitem').filter({ hasText: 'Lantern Row' });
  const { ages, themes, contentNote } = ABOUT.christmas!;
  for (const text of [`Ages ${ages.join(' to ')}`, themes.join(', '), contentNote])
    await expect(christmas).toContainText(text);
  await expectAccessible(page);
  await christmas.getByRole('link', { name: 'Christmas' }).click();
  await expect(page).toHaveURL('/story/christmas');
  await expect(page.getByRole('main')).toContainText(contentNote);
  await expect(page.getByRole('main')).toContainText(`Written by Story Playroom`);
});

test('the list prints without the screen’s controls', { tag: '@any-size' }, async ({ page }) => {
  await page.goto('/book-list');
  const print = page.getByRole('button', { name: 'Print this list' });
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await print.click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(print).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Christmas' })).toBeVisible();
  expect(await page.locator('main').evaluate((main) => getComputedStyle(main).color)).toBe('rgb(0, 0, 0)');
});
