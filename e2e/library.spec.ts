import { waitForSync } from './pages/account-api.ts';
import { HEROES, withHeroes } from './pages/books.ts';
import { signUp } from './pages/family.ts';
import {
  book,
  expectSaveFailed,
  giveStars,
  goToLibrary,
  openOtherDevice,
  saveSample,
  stars,
} from './pages/library.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';

test('shows each child’s books separately on request', { tag: '@any-size' }, async ({ page }) => {
  await withHeroes(page, 2);
  await page.addInitScript(
    (heroes) => {
      const book = { reading: 1, pages: 12, savedAt: '2026-11-01T10:00:00Z' };
      const shelf = [
        { ...book, story: 'neverland', hero: heroes[0], page: 4 },
        { ...book, story: 'christmas', hero: heroes[1], page: 2, completedAt: new Date().toISOString() },
      ];
      localStorage.setItem('playroom-reading:visitor', JSON.stringify(shelf));
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

test('lists children as text when there are too many for faces', { tag: '@any-size' }, async ({ page }) => {
  await page.addInitScript(() => {
    const names = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus'];
    const id = (index: number) => `${index}1111111-1111-4111-8111-111111111111`;
    const heroes = names.map((name, index) => ({ id: id(index), name, pronouns: 'they', look: {} }));
    const deviceHeroes = heroes.map((hero, index) => ({ hero, change: 'new', owner: null, at: index }));
    localStorage.setItem('playroom-heroes', JSON.stringify(deviceHeroes));
    const book = { story: 'neverland', reading: 1, page: 1, pages: 12, savedAt: '2026-11-01T10:00:00Z' };
    localStorage.setItem(
      'playroom-reading:visitor',
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

test('aligns the buttons of all books in a row, finished or not', { tag: '@any-size' }, async ({ page }) => {
  await page.addInitScript(() => {
    const book = { hero: null, reading: 1, pages: 12, savedAt: '2026-11-01T10:00:00Z' };
    const finished = { ...book, page: 12, completedAt: '2026-09-30T10:00:00Z' };
    const shelf = [
      { ...book, story: 'neverland', page: 4 },
      { ...finished, story: 'christmas' },
      { ...book, story: 'ice-kingdom', page: 1 },
      { ...finished, story: 'dragon-valley' },
    ];
    localStorage.setItem('playroom-reading:visitor', JSON.stringify(shelf));
  });
  await page.goto('/library');
  for (const width of [768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const books = await page.getByRole('article').evaluateAll((articles) =>
      articles.map((article) => ({
        row: Math.round(article.querySelector('.bookcase-cover')!.getBoundingClientRect().top),
        way: Math.round(article.querySelector('.bookcase-actions .felt')!.getBoundingClientRect().top),
      })),
    );
    expect(books).toHaveLength(4);
    for (const { row, way } of books)
      expect(way, `${width}`).toBe(books.find((otherBook) => otherBook.row === row)!.way);
  }
});

test.describe('A shelf without own books', () => {
  test('shows samples, marked as such, with progress, stars, a check and the next step', async ({ page }) => {
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
    const christmasBook = book(page, 'Christmas');
    await expect(christmasBook.getByText('Completed')).toBeAttached();
    await expect(christmasBook.getByText('Finished on December 24, 2025')).toBeVisible();
    await expect(christmasBook.getByRole('link', { name: 'Read Again' })).toHaveAttribute(
      'href',
      '/story-reader?story=christmas',
    );
    await expect(page.getByRole('link', { name: 'Create', exact: true }).last()).toBeAttached();
    await expectAccessible(page);
  });

  test('can be searched by title, and says so kindly when nothing is found', { tag: '@any-size' }, async ({
    page,
  }) => {
    await goToLibrary(page);
    const search = page.getByRole('searchbox', { name: 'Search your library' });
    await search.fill('  OCEAN ');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(book(page, 'Ocean Adventure')).toBeVisible();
    await search.fill('Ocaen');
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

test('does not report blocked cookies as a full device', { tag: '@any-size' }, async ({ page }) => {
  await page.addInitScript(() => {
    const rejectRequests = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    for (const store of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, store, { get: rejectRequests });
    IDBFactory.prototype.open = rejectRequests;
  });
  await saveSample(page);
  await expectSaveFailed(page, 'This browser keeps nothing', 'block cookies and site data');
  await expect(page.getByText('This device is full')).toHaveCount(0);
});

test('shows the title of a cover that cannot be loaded, and the cover once online', {
  tag: '@any-size',
}, async ({ page, expected }) => {
  expected.failure(/covers/);
  await page.route('**/covers/**', (route) => route.abort('internetdisconnected'));
  await goToLibrary(page);
  const ocean = book(page, 'Ocean Adventure');
  await expect(ocean.locator('img[data-missing]')).toHaveCSS('opacity', '0');
  const title = ocean.getByRole('heading', { name: 'Ocean Adventure' });
  await expect.poll(async () => (await title.boundingBox())?.width).toBeGreaterThan(40);
  await page.unroute('**/covers/**');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(ocean.locator('img[data-missing]')).toHaveCount(0);
});

test.describe('A visitor’s shelf', { tag: '@any-size' }, () => {
  test('stays on the device, and moves into the account at sign-up', async ({ page, context }) => {
    // Read by a child the account does not know yet: the hero is sent before her book, which would be rejected
    // otherwise.
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
    await waitForSync(page);
    // From the account itself, not from this device.
    const otherDevice = await openOtherDevice(context, page);
    await otherDevice.goto('/library');
    await expect(stars(otherDevice, 'Half a Star')).toHaveAccessibleName(/: 4 of 5$/);
    await otherDevice.context().close();
  });
});
