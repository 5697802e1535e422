import { expectToast, signInAsMember } from './pages/family.ts';
import {
  book,
  expectSaved,
  expectSaveFailed,
  goToLibrary,
  removeFromShelf,
  saveBooks,
  saveSample,
} from './pages/library.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

test.describe('A member’s shelf', () => {
  test('is sorted by last reading, also offline', { tag: '@any-size' }, async ({ page, expected }) => {
    expected.failure(/rest\/v1/);
    expected.consoleError(/./);
    await saveBooks(page, await signInAsMember(page), ['the-moon-balloon', 'neverland', 'christmas']);
    await goToLibrary(page);
    await expect(page.getByRole('article').first()).toHaveAccessibleName('Christmas');
    await page.route('**/rest/v1/**', (route) => route.abort('internetdisconnected'));
    await book(page, 'The Moon Balloon').getByRole('link', { name: 'Continue' }).click();
    await expect(page.getByRole('region', { name: /The Moon Balloon/ }).first()).toBeVisible();
    await page.goBack();
    await page.getByRole('combobox', { name: 'Order of the books' }).selectOption('Last read');
    await expect(page.getByRole('article').first()).toHaveAccessibleName('The Moon Balloon');
    await page.unroute('**/rest/v1/**');
  });

  test('saves a book offline, and sends it once online', { tag: '@any-size' }, async ({
    page,
    context,
    expected,
  }) => {
    expected.failure(/./);
    expected.consoleError(/./);
    await signInAsMember(page);
    await page.goto('/story-reader');
    const saveButton = page.getByRole('button', { name: 'Save Story to Library' });
    await expect(saveButton).toBeEnabled();
    // Offline for the data API only, so that screens still load.
    await page.route('**/rest/v1/**', (route) => route.abort('internetdisconnected'));
    await saveButton.click();
    await expectSaved(page, 'device');
    await page.goto('/library');
    await expect(book(page, 'Half a Star')).toContainText('On this device, waiting for the network');
    await page.reload();
    await expect(book(page, 'Half a Star')).toContainText('waiting for the network');
    await page.unroute('**/rest/v1/**');
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(book(page, 'Half a Star')).not.toContainText('waiting for the network');
  });

  test('shows its last known state when the account cannot be reached', { tag: '@any-size' }, async ({
    page,
    expected,
  }) => {
    expected.failure(/rest\/v1/);
    await saveBooks(page, await signInAsMember(page), ['neverland']);
    await goToLibrary(page);
    await expect(book(page, 'Neverland')).toBeVisible();
    await page.route('**/rest/v1/library_entries*', (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await expect(page.getByText('We can’t reach your shelf just now')).toBeVisible({ timeout: 20_000 });
    await expect(book(page, 'Neverland')).toBeVisible();
    await page.unroute('**/rest/v1/library_entries*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('We can’t reach your shelf just now')).toBeHidden();
  });

  test('explains that it is full, and keeps the book on the device', { tag: '@any-size' }, async ({
    page,
    expected,
  }) => {
    expected.failure(/rest\/v1\/rpc\/save_progress/);
    await saveBooks(page, await signInAsMember(page), [
      'neverland',
      'christmas',
      'ocean-adventure',
      'forest-friends',
      'ice-kingdom',
    ]);
    await saveSample(page);
    await expectSaveFailed(page, 'Your shelf is full', 'The story is kept on this device.');
    await goToLibrary(page);
    await expect(book(page, 'Half a Star')).toContainText('Only on this device: your shelf is full');
    await expect(page.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/profile');
    await expectAccessible(page);
    // After removing a book, the waiting one takes its place.
    await removeFromShelf(page, 'Neverland');
    await expect(book(page, 'Half a Star')).not.toContainText('Only on this device');
  });

  test('is deleted from the device after signing out', { tag: '@any-size' }, async ({ page }) => {
    await saveBooks(page, await signInAsMember(page), ['neverland']);
    await goToLibrary(page);
    await expect(book(page, 'Neverland')).toBeVisible();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expectToast(page, 'Goodbye!', 'You have successfully signed out.');
    await expect(book(page, 'Neverland')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('neverland');
  });
});
