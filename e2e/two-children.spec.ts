import type { Page } from '@playwright/test';
import { waitForSync } from './pages/account-api.ts';
import { openText, subscribe, turnToPage } from './pages/books.ts';
import { CreateCharacterPage } from './pages/create-character.ts';
import { expectToast, logIn, REAL_NAMES, signInAsMember } from './pages/family.ts';
import { expectSaved } from './pages/library.ts';
import { expect, test } from './support/test.ts';
import { inEachViewport } from './support/viewports.ts';
import { expectInView, expectUnclipped } from './support/visibility.ts';

/** An apostrophe, another script, and 21 letters. */
const [ONEIL, , MING, LONG] = REAL_NAMES;
const CHILDREN = [ONEIL, MING, LONG];

/** No clipped word at any size, and no sideways scrolling. */
async function expectWhole(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await inEachViewport(page, (_, size) => expectUnclipped(page, `${address} at ${size}`));
}

test('three children of a member read the same book, each with their own place', {
  tag: '@any-size',
}, async ({ page }) => {
  test.setTimeout(150_000);
  const member = await signInAsMember(page);
  await subscribe(page, member, 'basic');
  const create = new CreateCharacterPage(page);
  const saved = async (pages: number) => {
    for (let n = 2; n <= pages; n += 1) await turnToPage(page, n);
    await page.getByRole('button', { name: 'Save Story to Library' }).click();
    await expectSaved(page);
  };

  // The first child reads to page two, and a reload keeps the place.
  await create.open();
  await create.startAdventure(ONEIL);
  await expect(openText(page)).toContainText(ONEIL);
  await saved(2);
  await page.reload();
  await expect(page.locator('.rd-spread[data-place="here"]')).toHaveAttribute('data-page', '1');
  // Back to Create: the next child is a new one, however often the start button is pressed.
  await page.goBack();
  await expect(create.name).toHaveValue('');
  await create.name.fill(MING);
  await create.start.dblclick();
  await expect(page).toHaveURL('/story-reader', { timeout: 20_000 });
  // The second child starts at the beginning.
  await expect(openText(page)).toContainText(MING);
  await saved(2);
  await create.open();
  await create.startAdventure(LONG);
  await saved(3);
  await waitForSync(page);

  const everybody = async () => {
    await create.open('library');
    await expect(create.cards).toHaveCount(CHILDREN.length);
    for (const name of CHILDREN) await expect(create.card(name)).toBeVisible();
    await page.goto('/library');
    const books = page.getByRole('article', { name: 'Half a Star' });
    await expect(books).toHaveCount(CHILDREN.length);
    for (const [name, read] of [
      [ONEIL, '67'],
      [MING, '67'],
      [LONG, '100'],
    ] as const) {
      const bar = books.filter({ hasText: `With ${name}` }).getByRole('progressbar');
      await expect(bar, name).toHaveAttribute('aria-valuenow', read);
    }
    await page.goto('/');
    const open = page.getByRole('region', { name: 'Keep reading' });
    for (const name of [ONEIL, MING]) await expect(open).toContainText(name);
    await expect(open).not.toContainText(LONG);
    await expect(open.locator('[data-hero-cover="half-a-star"]')).toHaveCount(2);
  };
  await everybody();
  await page.goto('/profile');
  const readers = page.getByRole('list', { name: 'Who reads' }).getByRole('listitem');
  for (const [name, read] of [
    [ONEIL, '1 book, 0 finished'],
    [MING, '1 book, 0 finished'],
    [LONG, '1 book, 1 finished'],
  ] as const)
    await expect(readers.filter({ hasText: name })).toContainText(read);

  for (const address of ['/', '/library', '/create-character?tab=library', '/profile'])
    await expectWhole(page, address);
  await page.goto('/');
  const open = page.getByRole('region', { name: 'Keep reading' });
  await inEachViewport(page, (_, size) =>
    expectInView(
      {
        cover: open.locator('[data-hero-cover="half-a-star"]'),
        'the way in': open.getByRole('link', { name: /^Keep reading: Half a Star, with / }),
      },
      `Home at ${size}`,
    ),
  );
  await page.setViewportSize({ width: 1280, height: 800 });

  // Signed out in the middle of a page: this device keeps nothing, and the account everything.
  await page.goto('/');
  await page
    .getByRole('region', { name: 'Keep reading' })
    .getByRole('link', { name: new RegExp(`with ${MING}$`) })
    .click();
  await expect(openText(page)).toContainText(MING);
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expectToast(page, 'Goodbye!', 'You have successfully signed out.');
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Keep reading' })).toHaveCount(0);
  await create.open('library');
  for (const name of CHILDREN) await expect(create.card(name)).toHaveCount(0);
  await logIn(page, member);
  await everybody();
});
