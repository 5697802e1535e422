import type { BrowserContext, Page } from '@playwright/test';
import { allSent, tell } from './pages/account.ts';
import { HEROES, withHeroes } from './pages/books.ts';
import { asMember, expectToast, type Member, signUp } from './pages/family.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const book = (page: Page, title: string) => page.getByRole('article', { name: title });
/** Opens the sheet with a book's stars, which also takes it off the shelf. */
const sheetOf = async (page: Page, title: string) => {
  await book(page, title)
    .getByRole('button', { name: `Stars and more for ${title}` })
    .click();
  return page.getByRole('dialog', { name: title });
};
const giveStars = async (page: Page, title: string, stars: number) => {
  const sheet = await sheetOf(page, title);
  await sheet.getByTitle(`${stars} stars`).click();
  await sheet.getByRole('button', { name: 'Done' }).click();
};
const takeOff = async (page: Page, title: string) =>
  (await sheetOf(page, title)).getByRole('button', { name: `Remove ${title} from your shelf` }).click();
const stars = (page: Page, title: string) =>
  book(page, title).getByRole('button', { name: `Stars and more for ${title}` });
const saveSample = async (page: Page) => {
  await page.goto('/story-reader');
  await page.getByRole('button', { name: 'Save Story to Library' }).click();
};
const goToLibrary = async (page: Page) => {
  await page.goto('/library');
  await expect(page.getByRole('heading', { level: 1, name: 'Your Story Library' })).toBeVisible();
};

/** A device of the same member that holds nothing but her session. */
async function otherDevice(context: BrowserContext, page: Page): Promise<Page> {
  const state = await context.storageState();
  for (const origin of state.origins)
    origin.localStorage = origin.localStorage.filter(({ name }) => name === 'playroom-session');
  const other = await context.browser()!.newContext({ storageState: state, baseURL: page.url() });
  return other.newPage();
}

/** Puts books on the account's own shelf by its API, as another device of the family would. */
async function shelve(page: Page, member: Member, stories: string[]): Promise<void> {
  for (const story_slug of stories)
    await tell(page, member, '/rest/v1/library_entries', { story_slug, page: 2, pages: 10 });
}

test('each child’s books stand by themselves when asked for', { tag: '@any-size' }, async ({ page }) => {
  await withHeroes(page, 2);
  await page.addInitScript(
    (heroes) => {
      const book = { reading: 1, pages: 12, savedAt: '2026-11-01T10:00:00Z' };
      const shelf = [
        { ...book, story: 'neverland', hero: heroes[0], page: 4 },
        { ...book, story: 'christmas', hero: heroes[1], page: 2, completedAt: new Date().toISOString() },
      ];
      localStorage.setItem('playroom-shelf:visitor', JSON.stringify(shelf));
    },
    HEROES.map(({ id }) => id),
  );
  await page.goto('/library');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(book(page, 'Neverland')).toContainText('With Mila');
  const whose = page.getByRole('group', { name: 'Whose books' });
  await whose.getByRole('button', { name: 'Omar' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(book(page, 'Christmas')).toContainText('With Omar');
  await expectAccessible(page);
  await whose.getByRole('button', { name: 'Everyone' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('article').first()).toHaveAccessibleName('Neverland');
  const order = page.getByRole('combobox', { name: 'Order of the books' });
  await order.selectOption('By title');
  await expect(page.getByRole('article').first()).toHaveAccessibleName('Christmas');
  await page.getByRole('button', { name: 'This year' }).click();
  const year = page.getByRole('region', { name: 'What we read this year' });
  await expect(year).toContainText('You finished a book together this year, with Omar.');
  await expect(year.getByRole('link', { name: 'Christmas with Omar' })).toBeVisible();
  await expectAccessible(page);
});

test('more children than faces have room for are a list', { tag: '@any-size' }, async ({ page }) => {
  await page.addInitScript(() => {
    const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus'];
    const id = (at: number) => `${at}1111111-1111-4111-8111-111111111111`;
    const heroes = names.map((name, at) => ({ id: id(at), name, pronouns: 'they', look: {} }));
    const kept = heroes.map((hero, at) => ({ hero, change: 'new', owner: null, at }));
    localStorage.setItem('playroom-heroes', JSON.stringify(kept));
    const book = { story: 'neverland', reading: 1, page: 1, pages: 12, savedAt: '2026-11-01T10:00:00Z' };
    localStorage.setItem(
      'playroom-shelf:visitor',
      JSON.stringify(names.map((_, at) => ({ ...book, hero: id(at) }))),
    );
  });
  await page.goto('/library');
  await expect(page.getByRole('article')).toHaveCount(7);
  const whose = page.getByRole('combobox', { name: 'Whose books' });
  await whose.selectOption('Gus');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(book(page, 'Neverland')).toContainText('With Gus');
  await expectAccessible(page);
  await whose.selectOption('Everyone');
  await expect(page.getByRole('article')).toHaveCount(7);
});

test.describe('A shelf without own books', () => {
  test('shows samples, marked as such, with progress, stars, a check and the way on', async ({ page }) => {
    await goToLibrary(page);
    await expect(page.getByText('sample', { exact: true })).toBeVisible();
    const reading = book(page, 'Dinosaur Discovery');
    await expect(reading.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '75');
    await expect(reading.getByRole('img', { name: '4 of 5 stars' })).toBeVisible();
    await expect(reading.getByText('Completed')).toHaveCount(0);
    await expect(reading.getByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      '/story-reader?story=dinosaur-discovery',
    );
    const done = book(page, 'Christmas');
    await expect(done.getByText('Completed')).toBeAttached();
    await expect(done.getByText('Finished on December 24, 2025')).toBeVisible();
    await expect(done.getByRole('link', { name: 'Read Again' })).toHaveAttribute(
      'href',
      '/story-reader?story=christmas',
    );
    await expect(page.getByRole('link', { name: 'Create', exact: true }).last()).toBeAttached();
    await expectAccessible(page);
  });

  test('is searched by title, and says so kindly when nothing is found', { tag: '@any-size' }, async ({
    page,
  }) => {
    await goToLibrary(page);
    const search = page.getByRole('searchbox', { name: 'Search your library' });
    await search.fill('  OCEAN ');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(book(page, 'Ocean Adventure')).toBeVisible();
    await search.fill('<b>nothing</b>');
    await expect(page.getByText('No book called “<b>nothing</b>” on your shelf.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Show all books' }).click();
    await expect(page.getByRole('article')).toHaveCount(5);
  });

  test('leads to a new hero', { tag: '@any-size' }, async ({ page }) => {
    await goToLibrary(page);
    await page.locator('main').getByRole('link', { name: 'Create' }).click();
    await expect(page).toHaveURL('/create-character');
  });
});

test.describe('A visitor’s shelf', { tag: '@any-size' }, () => {
  test('is kept on the device, and moves into the account at sign-up', async ({ page, context }) => {
    // Read by a child whom the account does not know yet: she goes there before her book, which it would refuse else.
    await withHeroes(page, 1, [{ ...HEROES[0], id: crypto.randomUUID() }]);
    await saveSample(page);
    await goToLibrary(page);
    await expect(book(page, 'Half a Star')).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByText('sample', { exact: true })).toHaveCount(0);
    await giveStars(page, 'Half a Star', 4);
    await signUp(page);
    await goToLibrary(page);
    await expect(stars(page, 'Half a Star')).toHaveAccessibleName(/: 4 of 5$/);
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).join()))
      .not.toContain('playroom-shelf:');
    // From the account itself, not from this device.
    const elsewhere = await otherDevice(context, page);
    await elsewhere.goto('/library');
    await expect(stars(elsewhere, 'Half a Star')).toHaveAccessibleName(/: 4 of 5$/);
    await elsewhere.context().close();
  });
});

test.describe('A member’s shelf', () => {
  test('keeps stars, and takes a book off and puts it back', async ({ page }) => {
    await shelve(page, await asMember(page), ['neverland', 'christmas']);
    await goToLibrary(page);
    const neverland = book(page, 'Neverland');
    await giveStars(page, 'Neverland', 5);
    await page.reload();
    const sheet = await sheetOf(page, 'Neverland');
    await expect(sheet.getByRole('radio', { name: '5 stars' })).toBeChecked();
    await sheet.getByTitle('5 stars').click();
    await expect(sheet.getByRole('radio', { name: '5 stars' })).not.toBeChecked();
    await sheet.getByTitle('3 stars').click();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Done' }).click();
    await expect(stars(page, 'Neverland')).toBeFocused();

    await takeOff(page, 'Neverland');
    await expect(neverland).toHaveCount(0);
    const undo = page.getByRole('button', { name: 'Put it back' });
    await expect(undo).toBeFocused();
    await expectAccessible(page);
    await undo.click();
    await expect(stars(page, 'Neverland')).toHaveAccessibleName(/: 3 of 5$/);
    await allSent(page);
    await takeOff(page, 'Neverland');
    await page.reload();
    await expect(book(page, 'Christmas')).toBeVisible();
    await expect(neverland).toHaveCount(0);
  });

  test('is rated by the keyboard alone, and says so to who listens', { tag: '@any-size' }, async ({
    page,
  }) => {
    await shelve(page, await asMember(page), ['neverland']);
    await goToLibrary(page);
    await stars(page, 'Neverland').press('Enter');
    const sheet = page.getByRole('dialog', { name: 'Neverland' });
    const group = sheet.getByRole('group', { name: 'Your stars for Neverland' });
    const star = (count: number) =>
      group.getByRole('radio', { name: count === 1 ? '1 star' : `${count} stars`, exact: true });
    const none = group.getByRole('radio', { name: 'No stars' });
    await expect(none).toBeChecked();
    // One stop for Tab, and the cross is before it or behind it.
    for (let stop = 0; stop < 2; stop += 1)
      if (!(await none.evaluate((radio) => radio === document.activeElement)))
        await page.keyboard.press('Tab');
    await expect(none).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(star(1)).toBeChecked();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(star(3)).toBeChecked();
    await expect(star(3)).toBeFocused();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowLeft');
    await expect(none).toBeChecked();
    await expectAccessible(page);
    await page.keyboard.press('ArrowLeft');
    await expect(star(5)).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(stars(page, 'Neverland')).toBeFocused();
    await expect(stars(page, 'Neverland')).toHaveAccessibleName(/: 5 of 5$/);
    await allSent(page);
  });

  test('keeps hearts, also those given without signal, and shows favourites alone', async ({
    page,
    context,
    expected,
  }) => {
    expected.failure(/rest\/v1/);
    expected.consoleError(/./);
    await shelve(page, await asMember(page), ['neverland', 'christmas', 'ice-kingdom']);
    await goToLibrary(page);
    const heart = (title: string, on = page) =>
      book(on, title).getByRole('button', { name: `Favourite: ${title}`, exact: true });
    const only = page.getByRole('button', { name: 'Favourites', exact: true });
    await expect(heart('Neverland')).toHaveAttribute('aria-pressed', 'false');
    await expect(only).toHaveCount(0);
    await heart('Neverland').click();
    await expect(heart('Neverland')).toHaveAttribute('aria-pressed', 'true');
    await allSent(page);
    await page.route('**/rest/v1/**', (route) => route.abort('internetdisconnected'));
    // By the keyboard alone.
    await heart('Christmas').press('Space');
    await expect(heart('Christmas')).toHaveAttribute('aria-pressed', 'true');
    await only.press('Enter');
    await expect(page.getByRole('article')).toHaveCount(2);
    await heart('Neverland').click();
    // Nothing moves away under a finger: it is gone from the favourites when they are next asked for.
    await expect(heart('Neverland')).toBeFocused();
    await expectAccessible(page);
    await only.click();
    await expect(page.getByRole('article')).toHaveCount(3);
    await only.click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.unroute('**/rest/v1/**');
    await page.reload();
    await allSent(page);
    await expect(heart('Christmas')).toHaveAttribute('aria-pressed', 'true');
    const elsewhere = await otherDevice(context, page);
    await elsewhere.goto('/library');
    await expect(heart('Christmas', elsewhere)).toHaveAttribute('aria-pressed', 'true');
    await expect(heart('Neverland', elsewhere)).toHaveAttribute('aria-pressed', 'false');
    await elsewhere.context().close();
  });

  test('stands in the order of the last reading, also without signal', { tag: '@any-size' }, async ({
    page,
    expected,
  }) => {
    expected.failure(/rest\/v1/);
    expected.consoleError(/./);
    await shelve(page, await asMember(page), ['the-moon-balloon', 'neverland', 'christmas']);
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

  test('keeps a book without signal, and sends it when there is one', { tag: '@any-size' }, async ({
    page,
    context,
    expected,
  }) => {
    expected.failure(/./);
    expected.consoleError(/./);
    await asMember(page);
    await page.goto('/story-reader');
    const save = page.getByRole('button', { name: 'Save Story to Library' });
    await expect(save).toBeEnabled();
    // Offline by the data API alone, so that the screens themselves still come.
    await page.route('**/rest/v1/**', (route) => route.abort('internetdisconnected'));
    await save.click();
    await expectToast(page, 'Saved on this device', 'There is no signal just now.');
    await page.goto('/library');
    await expect(book(page, 'Half a Star')).toContainText('On this device, waiting for the network');
    await page.reload();
    await expect(book(page, 'Half a Star')).toContainText('waiting for the network');
    await page.unroute('**/rest/v1/**');
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(book(page, 'Half a Star')).not.toContainText('waiting for the network');
  });

  test('shows how it was last seen when the account cannot be reached', { tag: '@any-size' }, async ({
    page,
    expected,
  }) => {
    expected.failure(/rest\/v1/);
    await shelve(page, await asMember(page), ['neverland']);
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

  test('that is full explains itself, and keeps the book on the device', { tag: '@any-size' }, async ({
    page,
    expected,
  }) => {
    expected.failure(/rest\/v1\/rpc\/save_progress/);
    await shelve(page, await asMember(page), [
      'neverland',
      'christmas',
      'ocean-adventure',
      'forest-friends',
      'ice-kingdom',
    ]);
    await saveSample(page);
    await expectToast(page, 'Your shelf is full', 'The story is kept on this device.');
    await goToLibrary(page);
    await expect(book(page, 'Half a Star')).toContainText('Only on this device: your shelf is full');
    await expect(page.getByRole('link', { name: 'See the plans' })).toHaveAttribute('href', '/profile');
    await expectAccessible(page);
    // Room is made: the waiting book takes it.
    await takeOff(page, 'Neverland');
    await expect(book(page, 'Half a Star')).not.toContainText('Only on this device');
  });

  test('is forgotten on the device after signing out', { tag: '@any-size' }, async ({ page }) => {
    await shelve(page, await asMember(page), ['neverland']);
    await goToLibrary(page);
    await expect(book(page, 'Neverland')).toBeVisible();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await expectToast(page, 'Goodbye!', 'You have successfully signed out.');
    await expect(book(page, 'Neverland')).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('neverland');
  });
});
