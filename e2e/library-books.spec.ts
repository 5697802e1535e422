import { waitForSync } from './pages/account-api.ts';
import { signInAsMember } from './pages/family.ts';
import {
  book,
  giveStars,
  goToLibrary,
  openBookSheet,
  openOtherDevice,
  removeFromShelf,
  saveBooks,
  stars,
} from './pages/library.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

test.describe('A book on a member’s shelf', () => {
  test('stores stars, and can be removed and restored', async ({ page }) => {
    await saveBooks(page, await signInAsMember(page), ['neverland', 'christmas', 'ice-kingdom']);
    await goToLibrary(page);
    const titles = () => page.getByRole('article').evaluateAll((all) => all.map((one) => one.ariaLabel));
    const order = ['Ice Kingdom', 'Christmas', 'Neverland'];
    await expect.poll(titles).toEqual(order);
    const neverland = book(page, 'Neverland');
    await giveStars(page, 'Neverland', 5);
    await page.reload();
    const sheet = await openBookSheet(page, 'Neverland');
    await expect(sheet.getByRole('radio', { name: '5 stars' })).toBeChecked();
    await sheet.getByTitle('5 stars').click();
    await expect(sheet.getByRole('radio', { name: '5 stars' })).not.toBeChecked();
    await sheet.getByTitle('3 stars').click();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Done' }).click();
    await expect(stars(page, 'Neverland')).toBeFocused();

    await removeFromShelf(page, 'Neverland');
    await expect(neverland).toHaveCount(0);
    const undo = page.getByRole('button', { name: 'Put it back' });
    await expect(undo).toBeFocused();
    await expectAccessible(page);
    await undo.click();
    await expect(stars(page, 'Neverland')).toHaveAccessibleName(/: 3 of 5$/);
    await expect.poll(titles).toEqual(order);
    await waitForSync(page);
    // It stays where it was, in the account too.
    await page.reload();
    await expect.poll(titles).toEqual(order);
    await removeFromShelf(page, 'Neverland');
    await page.reload();
    await expect(book(page, 'Christmas')).toBeVisible();
    await expect(neverland).toHaveCount(0);
  });

  test('can be rated by keyboard alone, with an announcement', { tag: '@any-size' }, async ({ page }) => {
    await saveBooks(page, await signInAsMember(page), ['neverland']);
    await goToLibrary(page);
    await stars(page, 'Neverland').press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Neverland' });
    const group = sheet.getByRole('group', { name: 'Your stars for Neverland' });
    const star = (count: number) =>
      group.getByRole('radio', { name: count === 1 ? '1 star' : `${count} stars`, exact: true });
    const noStars = group.getByRole('radio', { name: 'No stars' });
    await expect(noStars).toBeChecked();
    // One tab stop, with the close button before or after it.
    for (let step = 0; step < 2; step += 1)
      if (!(await noStars.evaluate((radio) => radio === document.activeElement)))
        await page.keyboard.press('Tab');
    await expect(noStars).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(star(1)).toBeChecked();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(star(3)).toBeChecked();
    await expect(star(3)).toBeFocused();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
    await expect(noStars).toBeChecked();
    await expectAccessible(page);
    await page.keyboard.press('ArrowLeft');
    await expect(star(5)).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(stars(page, 'Neverland')).toBeFocused();
    await expect(stars(page, 'Neverland')).toHaveAccessibleName(/: 5 of 5$/);
    await waitForSync(page);
  });

  test('stores hearts, also offline, and filters favourites', async ({ page, context, expected }) => {
    expected.failure(/rest\/v1/);
    expected.consoleError(/./);
    await saveBooks(page, await signInAsMember(page), ['neverland', 'christmas', 'ice-kingdom']);
    await goToLibrary(page);
    const heart = (title: string, on = page) =>
      book(on, title).getByRole('button', { name: `Favourite: ${title}`, exact: true });
    const only = page.getByRole('button', { name: 'Favourites', exact: true });
    await expect(heart('Neverland')).toHaveAttribute('aria-pressed', 'false');
    await expect(only).toHaveCount(0);
    await heart('Neverland').click();
    await expect(heart('Neverland')).toHaveAttribute('aria-pressed', 'true');
    await waitForSync(page);
    await page.route('**/rest/v1/**', (route) => route.abort('internetdisconnected'));
    // By keyboard alone.
    await heart('Christmas').press('Space');
    await expect(heart('Christmas')).toHaveAttribute('aria-pressed', 'true');
    await only.press('Enter');
    await expect(page.getByRole('article')).toHaveCount(2);
    await heart('Neverland').click();
    // Nothing moves under a finger: it leaves the favourites when they are opened again.
    await expect(heart('Neverland')).toBeFocused();
    await expectAccessible(page);
    await only.click();
    await expect(page.getByRole('article')).toHaveCount(3);
    await only.click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.unroute('**/rest/v1/**');
    await page.reload();
    await waitForSync(page);
    await expect(heart('Christmas')).toHaveAttribute('aria-pressed', 'true');
    const otherDevice = await openOtherDevice(context, page);
    await otherDevice.goto('/library');
    await expect(heart('Christmas', otherDevice)).toHaveAttribute('aria-pressed', 'true');
    await expect(heart('Neverland', otherDevice)).toHaveAttribute('aria-pressed', 'false');
    await otherDevice.context().close();
  });
});
